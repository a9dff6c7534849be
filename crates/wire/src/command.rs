//! What a seat asks for.

use serde::{Deserialize, Serialize};
use tabuleiro_table::{self as table, CommandId};

use crate::WireError;
use crate::tagged::tagged;

/// What a seat asks for. Which seat that is, says whoever knows the sender, never the sender.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Command {
    /// The sender's own name for it, of 1 to 64 bytes: sent twice it is done once.
    pub id: String,
    /// The number of the last event that the sender had seen.
    pub seen: u32,
    /// What.
    pub act: Act,
}

/// What a seat can ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Act {
    /// To play a move.
    Play {
        /// Its canonical text.
        text: String,
    },
    /// A draw.
    OfferDraw,
    /// To go back to its own last decision.
    OfferTakeback,
    /// To agree to an offer, or not.
    Answer {
        /// The number of the event that made it.
        offer: u32,
        /// Whether to agree.
        yes: bool,
    },
    /// To take an offer of its own back.
    Withdraw {
        /// The number of the event that made it.
        offer: u32,
    },
    /// To give up.
    Resign,
    /// To break the game off without a result.
    Abort,
}

tagged!(Act {
    "play" => Play { text },
    "offer-draw" => OfferDraw,
    "offer-takeback" => OfferTakeback,
    "answer" => Answer { offer, yes },
    "withdraw" => Withdraw { offer },
    "resign" => Resign,
    "abort" => Abort,
});

impl Command {
    /// The command as the core has it.
    pub fn read(&self) -> Result<table::Command, WireError> {
        let id = CommandId::new(self.id.as_str()).ok_or(WireError::CommandId(self.id.len()))?;
        Ok(table::Command { id, seen: self.seen, act: self.act.clone().into() })
    }
}

impl From<Act> for table::Act {
    fn from(act: Act) -> table::Act {
        match act {
            Act::Play { text } => table::Act::Play(text),
            Act::OfferDraw => table::Act::OfferDraw,
            Act::OfferTakeback => table::Act::OfferTakeback,
            Act::Answer { offer, yes } => table::Act::Answer { offer, yes },
            Act::Withdraw { offer } => table::Act::Withdraw { offer },
            Act::Resign => table::Act::Resign,
            Act::Abort => table::Act::Abort,
        }
    }
}

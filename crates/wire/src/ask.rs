//! What can be asked.

use serde::{Deserialize, Serialize};

use crate::session::{Command, TimeControl};

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Ask {
    /// Every game there is.
    Kinds,
    /// Whether options of a game fit together.
    Fits {
        /// The game.
        game: String,
        /// The options, as `key=value` words.
        options: String,
    },
    /// The rule book, in Markdown.
    Rules {
        /// The game.
        game: String,
        /// In which language.
        lang: Lang,
    },
    /// Puzzles with one right first move, which is proven.
    Puzzles {
        /// The game.
        game: String,
    },
    /// The rules in short steps.
    Lessons {
        /// The game.
        game: String,
    },
    /// To open a session.
    Open(Open),
    /// To take up a game from a record.
    Load {
        /// Its text.
        record: String,
    },
    /// The board.
    Board,
    /// What can be seen.
    View {
        /// After so many moves; now, if null.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// Every legal move.
    Choices,
    /// What happened during a move.
    Steps {
        /// Which, counted from 1.
        ply: u32,
    },
    /// What a move would do.
    Preview {
        /// Its canonical text.
        text: String,
    },
    /// Why spots touched lead to no legal move.
    Why {
        /// In this order.
        path: Vec<u16>,
    },
    /// What a typed text means.
    Read {
        /// What was typed.
        text: String,
        /// In which language.
        lang: Lang,
    },
    /// What a seat asks for.
    Command(Command),
    /// Who is to decide, how long everybody has, what is offered, who has left.
    Standing,
    /// Looks at the clocks: what has happened by time alone.
    Tick,
    /// Everything that happened after an event.
    Events {
        /// Its number.
        after: u32,
    },
    /// What a bot finds, within so many nodes.
    Think(Think),
    /// Every legal move with its value.
    Analyse {
        /// Within so many nodes.
        nodes: u64,
    },
    /// The exact value.
    Solve {
        /// Within so many nodes.
        nodes: u64,
    },
    /// The game as a record.
    Record,
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// Portuguese.
    Pt,
}

/// How a session begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Open {
    /// The game.
    pub game: String,
    /// Its options, as `key=value` words.
    #[serde(default)]
    pub options: String,
    /// Where it begins, if not at the start.
    #[serde(default)]
    pub position: Option<String>,
    /// The seed of the deal, where chance decides something.
    #[serde(default)]
    pub deal: Option<u64>,
    /// Who plays, in seat order: `human`, a bot's name, or any other name of a person after `@`. Empty: people on all seats.
    #[serde(default)]
    pub players: Vec<String>,
    /// How time is measured out.
    #[serde(default)]
    pub control: TimeControl,
    /// From which every random choice of the bots follows.
    #[serde(default)]
    pub seed: u64,
    /// Whether everybody sits at one screen, so that nobody need be asked before a move is taken back.
    #[serde(default)]
    pub friendly: bool,
}

/// How a bot is to think.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Think {
    /// Which; the one to move, if null, or else the game's usual one.
    #[serde(default)]
    pub bot: Option<String>,
    /// From which its random choices follow, if it is not the one to move.
    #[serde(default)]
    pub seed: u64,
    /// At most so many moves applied; as many as the bot usually does, if null.
    #[serde(default)]
    pub nodes: Option<u64>,
}

impl From<Lang> for tabuleiro_game::Lang {
    fn from(lang: Lang) -> tabuleiro_game::Lang {
        match lang {
            Lang::En => tabuleiro_game::Lang::En,
            Lang::Pt => tabuleiro_game::Lang::Pt,
        }
    }
}

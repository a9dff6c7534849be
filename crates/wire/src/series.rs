//! Games in a row, and all that is kept of one.

use serde::{Deserialize, Serialize};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{self as table};

use crate::WireError;
use crate::event::{Event, Outcome};
use crate::tagged::tagged;
use crate::terms::{Player, Terms};

/// How a game, and those after it, are to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plan {
    /// The game.
    pub game: String,
    /// Its options, as `key=value` words.
    #[serde(default)]
    pub options: String,
    /// Where every game begins, if not at the start.
    #[serde(default)]
    pub position: Option<String>,
    /// Whether chance deals every game anew, where it decides something.
    #[serde(default)]
    pub dealt: bool,
    /// Who plays, in the order in which they sit down for the first game. Empty: people without names on all seats.
    #[serde(default)]
    pub players: Vec<Player>,
    /// What was agreed.
    #[serde(default)]
    pub terms: Terms,
}

/// Something that happened in a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeriesEvent {
    /// Its number, counted from 0 without gaps.
    pub number: u32,
    /// When, in thousandths of a second.
    pub at: u64,
    /// What.
    pub what: SeriesHappening,
}

/// What can happen in a series. Players are numbered as they first sat down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SeriesHappening {
    /// The players sit down for the first game.
    Opened {
        /// The form of this log.
        version: u32,
        /// How all games are to be played.
        plan: Plan,
    },
    /// A game is over.
    Finished {
        /// Its result; null without one.
        outcome: Option<Outcome>,
    },
    /// A player wants another game.
    RematchOffered {
        /// Who.
        player: u8,
    },
    /// A player agrees to it.
    RematchAgreed {
        /// Who.
        player: u8,
        /// The number of the event that offered it.
        offer: u32,
    },
    /// A player does not want it, or no longer.
    RematchDeclined {
        /// Who.
        player: u8,
        /// The number of the event that offered it.
        offer: u32,
    },
    /// The next game begins.
    Begun {
        /// Which player sits on each seat.
        seating: Vec<u8>,
    },
}

tagged!(SeriesHappening {
    "opened" => Opened { version, plan },
    "finished" => Finished { outcome },
    "rematch-offered" => RematchOffered { player },
    "rematch-agreed" => RematchAgreed { player, offer },
    "rematch-declined" => RematchDeclined { player, offer },
    "begun" => Begun { seating },
});

/// The score of games in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// The players, as they first sat down.
    pub players: Vec<Player>,
    /// Which of them sits on each seat.
    pub seating: Vec<u8>,
    /// How many games each has won, the one that is over included.
    pub won: Vec<u32>,
    /// How many games nobody won.
    pub drawn: u32,
}

/// All that is kept of a game and the series it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kept {
    /// What happened in the series.
    pub series: Vec<SeriesEvent>,
    /// What happened in the game.
    pub events: Vec<Event>,
    /// Until when somebody held the game: later no clock ran.
    pub served: u64,
}

impl From<&table::Plan> for Plan {
    fn from(plan: &table::Plan) -> Plan {
        Plan {
            game: plan.game.clone(),
            options: plan.options.clone(),
            position: plan.position.clone(),
            dealt: plan.is_dealt,
            players: plan.players.iter().map(Player::from).collect(),
            terms: plan.terms.into(),
        }
    }
}

impl From<&Plan> for table::Plan {
    fn from(plan: &Plan) -> table::Plan {
        table::Plan {
            game: plan.game.clone(),
            options: plan.options.clone(),
            position: plan.position.clone(),
            is_dealt: plan.dealt,
            players: plan.players.iter().map(table::Player::from).collect(),
            terms: plan.terms.into(),
        }
    }
}

impl From<&table::SeriesEvent> for SeriesEvent {
    fn from(event: &table::SeriesEvent) -> SeriesEvent {
        use table::SeriesHappening as It;
        let what = match &event.what {
            It::Opened { version, plan } => {
                SeriesHappening::Opened { version: *version, plan: Plan::from(&**plan) }
            }
            It::Finished(outcome) => SeriesHappening::Finished { outcome: outcome.map(Outcome::from) },
            It::RematchOffered(player) => SeriesHappening::RematchOffered { player: *player as u8 },
            It::RematchAgreed(player, offer) => {
                SeriesHappening::RematchAgreed { player: *player as u8, offer: *offer }
            }
            It::RematchDeclined(player, offer) => {
                SeriesHappening::RematchDeclined { player: *player as u8, offer: *offer }
            }
            It::Begun(seating) => SeriesHappening::Begun { seating: numbers(seating) },
        };
        SeriesEvent { number: event.number, at: event.at.0, what }
    }
}

fn numbers(seating: &[usize]) -> Vec<u8> {
    seating.iter().map(|player| *player as u8).collect()
}

impl SeriesEvent {
    /// The event as the core has it.
    pub fn read(&self) -> Result<table::SeriesEvent, WireError> {
        use table::SeriesHappening as It;
        let what = match &self.what {
            SeriesHappening::Opened { version, plan } => {
                It::Opened { version: *version, plan: Box::new(plan.into()) }
            }
            SeriesHappening::Finished { outcome } => {
                It::Finished(outcome.as_ref().map(Outcome::read).transpose()?)
            }
            SeriesHappening::RematchOffered { player } => It::RematchOffered(usize::from(*player)),
            SeriesHappening::RematchAgreed { player, offer } => {
                It::RematchAgreed(usize::from(*player), *offer)
            }
            SeriesHappening::RematchDeclined { player, offer } => {
                It::RematchDeclined(usize::from(*player), *offer)
            }
            SeriesHappening::Begun { seating } => {
                It::Begun(seating.iter().map(|player| usize::from(*player)).collect())
            }
        };
        Ok(table::SeriesEvent { number: self.number, at: Moment(self.at), what })
    }
}

impl From<&table::Series> for Score {
    fn from(series: &table::Series) -> Score {
        Score {
            players: series.players().iter().map(Player::from).collect(),
            seating: numbers(series.seating()),
            won: series.won().to_vec(),
            drawn: series.drawn(),
        }
    }
}

impl From<&table::Kept> for Kept {
    fn from(kept: &table::Kept) -> Kept {
        Kept {
            series: kept.series.iter().map(SeriesEvent::from).collect(),
            events: kept.events.iter().map(Event::from).collect(),
            served: kept.served.0,
        }
    }
}

impl Kept {
    /// The same as the core has it.
    pub fn read(&self) -> Result<table::Kept, WireError> {
        Ok(table::Kept {
            series: self.series.iter().map(SeriesEvent::read).collect::<Result<_, _>>()?,
            events: self.events.iter().map(Event::read).collect::<Result<_, _>>()?,
            served: Moment(self.served),
        })
    }
}

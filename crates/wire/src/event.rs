//! What happened in a session.

use serde::{Deserialize, Serialize};
use tabuleiro_game::{self as game, Detail, Seat};
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{self as table, CommandId, Ending};

use crate::WireError;
use crate::tagged::tagged;
use crate::terms::{Player, Terms};

/// Something that happened. All events of a session, one by one, give the session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// Its number, counted from 0 without gaps.
    pub number: u32,
    /// When, in thousandths of a second.
    pub at: u64,
    /// The command it came from; left out if it happened by itself or was ruled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// What.
    pub what: Happening,
}

/// The command that an event came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cause {
    /// Whose.
    pub seat: u8,
    /// Its sender's name for it.
    pub id: String,
}

/// Events of a game that has gone on, for whoever listens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Notice {
    /// Which game.
    pub game: String,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Happening {
    /// The players sit down: always the event 0.
    Opened {
        /// The form of this log.
        version: u32,
        /// The game's name.
        game: String,
        /// Its options in words.
        options: String,
        /// The first position, when it is not the start under the options.
        position: Option<String>,
        /// Who plays, in seat order.
        players: Vec<Player>,
        /// What was agreed.
        terms: Terms,
    },
    /// A seat played a move.
    Moved {
        /// Who.
        seat: u8,
        /// The move's canonical text.
        text: String,
        /// What of the time it took was given back, because it was the way's, in thousandths of a second.
        #[serde(default, skip_serializing_if = "is_nothing")]
        lag: u64,
        /// What the level that played it thinks it is worth: `win 5`, `+1.25`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        worth: Option<String>,
    },
    /// A seat offers a draw.
    DrawOffered {
        /// Who.
        seat: u8,
    },
    /// A seat asks to go back.
    TakebackOffered {
        /// Who.
        seat: u8,
        /// To where so many moves had been played.
        to: u32,
    },
    /// A seat agrees to an offer; it is done when all have.
    Agreed {
        /// Who.
        seat: u8,
        /// The number of the event that made the offer.
        offer: u32,
    },
    /// A seat does not want what is offered.
    Declined {
        /// Who.
        seat: u8,
        /// The number of the event that made the offer.
        offer: u32,
    },
    /// A seat takes its offer back.
    Withdrawn {
        /// Who.
        seat: u8,
        /// The number of the event that made the offer.
        offer: u32,
    },
    /// The game went back.
    TookBack {
        /// At whose wish.
        seat: u8,
        /// To where so many moves had been played.
        to: u32,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// A seat ran out of time.
    Flagged {
        /// Who.
        seat: u8,
    },
    /// A seat was away for too long, and another has claimed the game.
    Abandoned {
        /// Who was away.
        seat: u8,
        /// Who claimed.
        by: u8,
        /// Whether only a draw was claimed.
        draw: bool,
    },
    /// A seat was given time.
    TimeGiven {
        /// Who.
        seat: u8,
        /// How much, in thousandths of a second.
        span: u64,
    },
    /// Nobody served the session: no clock ran.
    Unserved {
        /// Since when.
        from: u64,
    },
    /// It is over.
    Ended {
        /// Why, as records write it: `rules`, `resigned 2`, `agreed`.
        ending: String,
        /// The result; null without one.
        outcome: Option<Outcome>,
    },
}

tagged!(Happening {
    "opened" => Opened { version, game, options, position, players, terms },
    "moved" => Moved { seat, text, worth; lag },
    "draw-offered" => DrawOffered { seat },
    "takeback-offered" => TakebackOffered { seat, to },
    "agreed" => Agreed { seat, offer },
    "declined" => Declined { seat, offer },
    "withdrawn" => Withdrawn { seat, offer },
    "took-back" => TookBack { seat, to },
    "resigned" => Resigned { seat },
    "flagged" => Flagged { seat },
    "abandoned" => Abandoned { seat, by, draw },
    "time-given" => TimeGiven { seat, span },
    "unserved" => Unserved { from },
    "ended" => Ended { ending, outcome },
});

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_nothing(span: &u64) -> bool {
    *span == 0
}

/// A result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The winning seat; null is a draw.
    pub winner: Option<u8>,
    /// Points of the two seats, where the game has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<[u8; 2]>,
    /// The winning colour, where a seat plays more than one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<char>,
}

pub(crate) fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// The seat of a number, if any table has it.
pub fn seat(number: u8) -> Result<Seat, WireError> {
    if usize::from(number) < Seat::MOST { Ok(Seat::new(number)) } else { Err(WireError::UnknownSeat(number)) }
}

impl From<&table::Event> for Event {
    fn from(event: &table::Event) -> Event {
        let cause = |cause: &table::Cause| Cause { seat: number(cause.seat), id: cause.id.to_string() };
        Event {
            number: event.number,
            at: event.at.0,
            cause: event.cause.as_ref().map(cause),
            what: Happening::from(&event.what),
        }
    }
}

impl From<&table::Happening> for Happening {
    fn from(what: &table::Happening) -> Happening {
        use table::Happening as It;
        match what {
            It::Opened(opened) => Happening::Opened {
                version: opened.version,
                game: opened.game.clone(),
                options: opened.options.clone(),
                position: opened.position.clone(),
                players: opened.players.iter().map(Player::from).collect(),
                terms: opened.terms.into(),
            },
            It::Moved { seat, text, lag: Span(lag), worth } => Happening::Moved {
                seat: number(*seat),
                text: text.clone(),
                lag: *lag,
                worth: worth.map(|worth| worth.to_string()),
            },
            It::DrawOffered(seat) => Happening::DrawOffered { seat: number(*seat) },
            It::TakebackOffered(seat, to) => Happening::TakebackOffered { seat: number(*seat), to: *to },
            It::Agreed(seat, offer) => Happening::Agreed { seat: number(*seat), offer: *offer },
            It::Declined(seat, offer) => Happening::Declined { seat: number(*seat), offer: *offer },
            It::Withdrawn(seat, offer) => Happening::Withdrawn { seat: number(*seat), offer: *offer },
            It::TookBack(seat, to) => Happening::TookBack { seat: number(*seat), to: *to },
            It::Resigned(seat) => Happening::Resigned { seat: number(*seat) },
            It::Flagged(seat) => Happening::Flagged { seat: number(*seat) },
            It::Abandoned { seat, by, is_draw } => {
                Happening::Abandoned { seat: number(*seat), by: number(*by), draw: *is_draw }
            }
            It::TimeGiven(seat, Span(span)) => Happening::TimeGiven { seat: number(*seat), span: *span },
            It::Unserved(Moment(from)) => Happening::Unserved { from: *from },
            It::Ended(ending, outcome) => {
                Happening::Ended { ending: ending.to_string(), outcome: outcome.map(Outcome::from) }
            }
        }
    }
}

impl Event {
    /// The event as the core has it. Whether its seats sit at the table is for whoever folds it to say.
    pub fn read(&self) -> Result<table::Event, WireError> {
        let cause = self.cause.as_ref().map(Cause::read).transpose()?;
        Ok(table::Event { number: self.number, at: Moment(self.at), cause, what: self.what.read()? })
    }
}

impl Cause {
    fn read(&self) -> Result<table::Cause, WireError> {
        let id = CommandId::new(self.id.as_str()).ok_or(WireError::CommandId(self.id.len()))?;
        Ok(table::Cause { seat: seat(self.seat)?, id })
    }
}

impl Happening {
    fn read(&self) -> Result<table::Happening, WireError> {
        use table::Happening as It;
        Ok(match self {
            Happening::Opened { version, game, options, position, players, terms } => {
                It::Opened(Box::new(table::Opened {
                    version: *version,
                    game: game.clone(),
                    options: options.clone(),
                    position: position.clone(),
                    players: players.iter().map(table::Player::from).collect(),
                    terms: (*terms).into(),
                }))
            }
            Happening::Moved { seat: who, text, lag, worth } => It::Moved {
                seat: seat(*who)?,
                text: text.clone(),
                lag: Span(*lag),
                worth: worth.as_ref().map(|worth| read_worth(worth)).transpose()?,
            },
            Happening::DrawOffered { seat: who } => It::DrawOffered(seat(*who)?),
            Happening::TakebackOffered { seat: who, to } => It::TakebackOffered(seat(*who)?, *to),
            Happening::Agreed { seat: who, offer } => It::Agreed(seat(*who)?, *offer),
            Happening::Declined { seat: who, offer } => It::Declined(seat(*who)?, *offer),
            Happening::Withdrawn { seat: who, offer } => It::Withdrawn(seat(*who)?, *offer),
            Happening::TookBack { seat: who, to } => It::TookBack(seat(*who)?, *to),
            Happening::Resigned { seat: who } => It::Resigned(seat(*who)?),
            Happening::Flagged { seat: who } => It::Flagged(seat(*who)?),
            Happening::Abandoned { seat: who, by, draw } => {
                It::Abandoned { seat: seat(*who)?, by: seat(*by)?, is_draw: *draw }
            }
            Happening::TimeGiven { seat: who, span } => It::TimeGiven(seat(*who)?, Span(*span)),
            Happening::Unserved { from } => It::Unserved(Moment(*from)),
            Happening::Ended { ending, outcome } => {
                let ending: Ending = ending.parse().map_err(|_| WireError::UnknownEnding(ending.clone()))?;
                It::Ended(ending, outcome.as_ref().map(Outcome::read).transpose()?)
            }
        })
    }
}

/// A worth as records write it.
pub(crate) fn read_worth(text: &str) -> Result<table::Worth, WireError> {
    text.parse().map_err(|_| WireError::UnknownWorth(text.to_owned()))
}

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Outcome {
        let (scores, colour) = match outcome.detail {
            Detail::Plain => (None, None),
            Detail::Scores(scores) => (Some(scores), None),
            Detail::Colour(letter) => (None, Some(letter)),
        };
        Outcome { winner: outcome.winner.map(number), scores, colour }
    }
}

impl Outcome {
    pub(crate) fn read(&self) -> Result<game::Outcome, WireError> {
        let winner = self.winner.map(seat).transpose()?;
        let detail = match (self.scores, self.colour) {
            (Some(scores), _) => Detail::Scores(scores),
            (None, Some(letter)) => Detail::Colour(letter),
            (None, None) => Detail::Plain,
        };
        Ok(game::Outcome { winner, detail })
    }
}

//! A session: what its seats ask for, what happened, its clocks.

use serde::{Deserialize, Serialize};
use tabuleiro_game::{self as game, Detail, Seat, Seats};
use tabuleiro_table::clock::{Control, Millis};
use tabuleiro_table::{self as table, Ending, Session};

use crate::WireError;

/// What a seat asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Command {
    /// Who.
    pub seat: u8,
    /// How many moves the sender had seen.
    pub ply: u32,
    /// What.
    pub act: Act,
}

/// What a seat can ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// To answer the offer of a draw.
    AnswerDraw {
        /// Whether to agree.
        yes: bool,
    },
    /// To go back to its own last decision.
    OfferTakeback,
    /// To answer the wish to go back.
    AnswerTakeback {
        /// Whether to agree.
        yes: bool,
    },
    /// To give up.
    Resign,
    /// To break the game off without a result.
    Abort,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// Its number, counted from 1 without gaps.
    pub number: u32,
    /// When, in thousandths of a second.
    pub at: u64,
    /// What.
    pub what: Happening,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Happening {
    /// A seat played a move.
    Moved {
        /// Who.
        seat: u8,
        /// The move's canonical text.
        text: String,
    },
    /// A seat offers a draw.
    DrawOffered {
        /// Who.
        seat: u8,
    },
    /// A seat agrees to the draw; it is one when all have.
    DrawAgreed {
        /// Who.
        seat: u8,
    },
    /// A seat does not want the draw.
    DrawDeclined {
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
    /// A seat agrees to go back; it is done when all have.
    TakebackAgreed {
        /// Who.
        seat: u8,
    },
    /// A seat does not want to go back.
    TakebackDeclined {
        /// Who.
        seat: u8,
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
    /// It is over.
    Ended {
        /// Why, as records write it: `rules`, `resigned 2`, `agreed`.
        ending: String,
        /// The result; null without one.
        outcome: Option<Outcome>,
    },
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

/// How a session stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// How many moves have been played.
    pub ply: u32,
    /// How many events there are.
    pub events: u32,
    /// Who must decide; null when it is over.
    pub turn: Option<u8>,
    /// How long each seat still has, in thousandths of a second; null without a clock.
    pub clocks: Vec<Option<u64>>,
    /// When the running clock will have run out; null if it never does.
    pub deadline: Option<u64>,
    /// Seats that want a draw.
    pub draw: Vec<u8>,
    /// Who wants to go back, and to where; null if nobody does.
    pub takeback: Option<Takeback>,
    /// Seats that have left a game in which the others play on.
    pub out: Vec<u8>,
    /// Why it is over, as records write it; null while it goes on.
    pub ending: Option<String>,
    /// The result; null without one.
    pub outcome: Option<Outcome>,
}

/// A wish to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Takeback {
    /// Who.
    pub seat: u8,
    /// To where so many moves had been played.
    pub to: u32,
}

/// How time is measured out, in thousandths of a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TimeControl {
    /// Not at all.
    #[default]
    None,
    /// So long for the game, and so much more after every move.
    Fischer {
        /// At the beginning.
        start: u64,
        /// After every move.
        add: u64,
    },
    /// So long for the game, of which the first so much of every move is not taken.
    Delay {
        /// At the beginning.
        start: u64,
        /// Free at every move.
        free: u64,
    },
    /// So long for every move.
    PerMove {
        /// For each move.
        each: u64,
    },
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// The seat of a number, if a table of so many has it.
pub fn seat(number: u8, seats: u8) -> Result<Seat, WireError> {
    if number < seats && usize::from(number) < Seat::MOST {
        Ok(Seat::new(number))
    } else {
        Err(WireError::UnknownSeat(number))
    }
}

impl From<Act> for table::Act {
    fn from(act: Act) -> table::Act {
        match act {
            Act::Play { text } => table::Act::Play(text),
            Act::OfferDraw => table::Act::OfferDraw,
            Act::AnswerDraw { yes } => table::Act::AnswerDraw(yes),
            Act::OfferTakeback => table::Act::OfferTakeback,
            Act::AnswerTakeback { yes } => table::Act::AnswerTakeback(yes),
            Act::Resign => table::Act::Resign,
            Act::Abort => table::Act::Abort,
        }
    }
}

impl From<&table::Event> for Event {
    fn from(event: &table::Event) -> Event {
        Event { number: event.number, at: event.at, what: Happening::from(&event.what) }
    }
}

impl From<&table::Happening> for Happening {
    fn from(what: &table::Happening) -> Happening {
        use table::Happening as It;
        match what {
            It::Moved(seat, text) => Happening::Moved { seat: number(*seat), text: text.clone() },
            It::DrawOffered(seat) => Happening::DrawOffered { seat: number(*seat) },
            It::DrawAgreed(seat) => Happening::DrawAgreed { seat: number(*seat) },
            It::DrawDeclined(seat) => Happening::DrawDeclined { seat: number(*seat) },
            It::TakebackOffered(seat, to) => Happening::TakebackOffered { seat: number(*seat), to: *to },
            It::TakebackAgreed(seat) => Happening::TakebackAgreed { seat: number(*seat) },
            It::TakebackDeclined(seat) => Happening::TakebackDeclined { seat: number(*seat) },
            It::TookBack(seat, to) => Happening::TookBack { seat: number(*seat), to: *to },
            It::Resigned(seat) => Happening::Resigned { seat: number(*seat) },
            It::Flagged(seat) => Happening::Flagged { seat: number(*seat) },
            It::Ended(ending, outcome) => {
                Happening::Ended { ending: ending.to_string(), outcome: outcome.map(Outcome::from) }
            }
        }
    }
}

impl Event {
    /// The event as the core has it, at a table of so many seats.
    pub fn read(&self, seats: u8) -> Result<table::Event, WireError> {
        use table::Happening as It;
        let seat = |number: u8| seat(number, seats);
        let what = match &self.what {
            Happening::Moved { seat: who, text } => It::Moved(seat(*who)?, text.clone()),
            Happening::DrawOffered { seat: who } => It::DrawOffered(seat(*who)?),
            Happening::DrawAgreed { seat: who } => It::DrawAgreed(seat(*who)?),
            Happening::DrawDeclined { seat: who } => It::DrawDeclined(seat(*who)?),
            Happening::TakebackOffered { seat: who, to } => It::TakebackOffered(seat(*who)?, *to),
            Happening::TakebackAgreed { seat: who } => It::TakebackAgreed(seat(*who)?),
            Happening::TakebackDeclined { seat: who } => It::TakebackDeclined(seat(*who)?),
            Happening::TookBack { seat: who, to } => It::TookBack(seat(*who)?, *to),
            Happening::Resigned { seat: who } => It::Resigned(seat(*who)?),
            Happening::Flagged { seat: who } => It::Flagged(seat(*who)?),
            Happening::Ended { ending, outcome } => {
                let ending: Ending = ending.parse().map_err(|_| WireError::UnknownEnding(ending.clone()))?;
                ending.leaver().map(|leaver| seat(number(leaver))).transpose()?;
                It::Ended(ending, outcome.as_ref().map(|outcome| outcome.read(seats)).transpose()?)
            }
        };
        Ok(table::Event { number: self.number, at: self.at, what })
    }
}

impl Standing {
    /// How a session stands at a moment.
    pub fn of(session: &Session, now: Millis) -> Standing {
        let numbers = |seats: Seats| seats.iter().map(number).collect();
        let end = session.ended();
        let seats = Seat::all(session.players().len() as u8);
        let takeback = session.offers().takeback.map(|(seat, to, _)| Takeback { seat: number(seat), to });
        Standing {
            ply: session.table().ply() as u32,
            events: session.events().len() as u32,
            turn: session.turn().map(number),
            clocks: seats.map(|seat| session.clock().left(seat, now)).collect(),
            deadline: session.clock().deadline(),
            draw: numbers(session.offers().draw),
            takeback,
            out: numbers(session.out()),
            ending: end.map(|end| end.ending.to_string()),
            outcome: end.and_then(|end| end.outcome).map(Outcome::from),
        }
    }
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
    fn read(&self, seats: u8) -> Result<game::Outcome, WireError> {
        let winner = self.winner.map(|number| seat(number, seats)).transpose()?;
        let detail = match (self.scores, self.colour) {
            (Some(scores), _) => Detail::Scores(scores),
            (None, Some(letter)) => Detail::Colour(letter),
            (None, None) => Detail::Plain,
        };
        Ok(game::Outcome { winner, detail })
    }
}

impl From<TimeControl> for Control {
    fn from(control: TimeControl) -> Control {
        match control {
            TimeControl::None => Control::None,
            TimeControl::Fischer { start, add } => Control::Fischer { start, add },
            TimeControl::Delay { start, free } => Control::Delay { start, free },
            TimeControl::PerMove { each } => Control::PerMove { each },
        }
    }
}

//! What a seat asks for, and what happened in a session, in order.

use std::fmt;
use std::sync::Arc;

use tabuleiro_game::{Outcome, Seat};

use crate::time::{Moment, Span};
use crate::{Ending, Player, Terms, Worth};

/// What a seat asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// The sender's own name for it: sent twice it is done once.
    pub id: CommandId,
    /// The number of the last event that the sender had seen. What was meant for another position is refused.
    pub seen: u32,
    /// What is asked for.
    pub act: Act,
}

impl Command {
    /// A command of somebody who sits at the session itself and has seen all of it, so that nothing can be sent twice.
    pub fn here(head: u32, act: Act) -> Command {
        Command { id: CommandId(format!("here {head}").into()), seen: head, act }
    }
}

/// A sender's name for a command, of at most 64 bytes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(Arc<str>);

impl CommandId {
    /// No name is longer than so many bytes.
    pub const LONGEST: usize = 64;

    /// That name; `None` if it is empty or too long.
    pub fn new(name: impl Into<String>) -> Option<CommandId> {
        let name = name.into();
        let fits = (1..=CommandId::LONGEST).contains(&name.len());
        fits.then(|| CommandId(name.into()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a seat can ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// To play a move, given in canonical text.
    Play(String),
    /// A draw.
    OfferDraw,
    /// To go back to its own last decision.
    OfferTakeback,
    /// To agree to an offer, or not.
    Answer {
        /// The number of the event that made the offer: an answer never meets another one.
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
    /// To break the game off without a result. Only before everybody has made a move, or at a friendly table.
    Abort,
}

/// When and how a command came, as whoever serves the session says it. No sender can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// When it came.
    pub at: Moment,
    /// How long it was on its way; not taken from its sender's clock.
    pub lag: Span,
    /// What a level thinks that its move is worth, kept beside the move.
    pub worth: Option<Worth>,
}

impl Arrival {
    /// The moment at which it was sent: a flag that falls later has not fallen for it.
    pub(crate) fn sent(self) -> Moment {
        self.at.before(self.lag)
    }
}

impl From<Moment> for Arrival {
    fn from(at: Moment) -> Arrival {
        Arrival { at, lag: Span::NONE, worth: None }
    }
}

/// What whoever serves the session decides. No seat can ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// A seat is given time.
    GiveTime(Seat, Span),
    /// Since then nobody has served the session: no clock ran.
    Unserved(Moment),
    /// A seat has been away for so long that another may claim the game, or a draw.
    Abandoned {
        /// Who was away.
        seat: Seat,
        /// Who claims.
        by: Seat,
        /// Whether only a draw is claimed.
        is_draw: bool,
    },
    /// The game is ended with that result, or without one.
    Adjudicate(Option<Outcome>),
}

/// Something that happened. Folding all events of a session one by one gives the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number, counted from 0 without gaps.
    pub number: u32,
    /// When; never before the event before it.
    pub at: Moment,
    /// The command it came from; `None` if it happened by itself or was ruled.
    pub cause: Option<Cause>,
    /// What.
    pub what: Happening,
}

/// The command that an event came from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cause {
    /// Whose.
    pub seat: Seat,
    /// Its sender's name for it.
    pub id: CommandId,
}

/// How a session begins: its event 0, which is all that is needed to begin it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The form of this log; see [`VERSION`].
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// Its options in words.
    pub options: String,
    /// The first position, when it is not the start under the options.
    pub position: Option<String>,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// What was agreed.
    pub terms: Terms,
}

/// The form of logs that this release writes. It reads all up to this one.
pub const VERSION: u32 = 1;

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// The players sit down: always the event 0, and no other.
    Opened(Box<Opened>),
    /// A seat played a move.
    Moved {
        /// Who.
        seat: Seat,
        /// The move's canonical text.
        text: String,
        /// What of the time it took was given back, because it was the way's.
        lag: Span,
        /// What the level that played it thinks it is worth.
        worth: Option<Worth>,
    },
    /// A seat offers a draw.
    DrawOffered(Seat),
    /// A seat asks to go back to where so many moves had been played.
    TakebackOffered(Seat, u32),
    /// A seat agrees to the offer of that number; it is done when all have.
    Agreed(Seat, u32),
    /// A seat does not want what the event of that number offers.
    Declined(Seat, u32),
    /// A seat takes its offer of that number back.
    Withdrawn(Seat, u32),
    /// The game went back to where so many moves had been played, at the wish of that seat.
    TookBack(Seat, u32),
    /// A seat gave up. With more than two seats the others play on.
    Resigned(Seat),
    /// A seat ran out of time. With more than two seats the others play on.
    Flagged(Seat),
    /// A seat was away for too long, and another has claimed the game. With more than two seats the others play on.
    Abandoned {
        /// Who was away.
        seat: Seat,
        /// Who claimed.
        by: Seat,
        /// Whether only a draw was claimed.
        is_draw: bool,
    },
    /// A seat was given time.
    TimeGiven(Seat, Span),
    /// Nobody served the session since then: no clock ran.
    Unserved(Moment),
    /// It is over.
    Ended(Ending, Option<Outcome>),
}

impl Happening {
    /// Whether it makes an offer that can be answered by its number.
    pub fn is_offer(&self) -> bool {
        matches!(self, Happening::DrawOffered(_) | Happening::TakebackOffered(..))
    }
}

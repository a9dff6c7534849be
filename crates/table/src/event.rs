//! What happened in a session, in order.

use tabuleiro_game::{Outcome, Seat};

use crate::Ending;
use crate::clock::Millis;

/// What a seat asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// How many moves the sender had seen: what was meant for another position is refused. Leaving a game is never too late.
    pub ply: u32,
    /// What is asked for.
    pub act: Act,
}

/// What a seat can ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// To play a move, given in canonical text.
    Play(String),
    /// A draw.
    OfferDraw,
    /// To agree to the draw that was offered, or not.
    AnswerDraw(bool),
    /// To go back to its own last decision.
    OfferTakeback,
    /// To agree to go back, or not.
    AnswerTakeback(bool),
    /// To give up.
    Resign,
    /// To break the game off without a result. Only before everybody has made a move, or at a friendly table.
    Abort,
}

/// Something that happened. Replaying all events of a session gives the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number, counted from 1 without gaps.
    pub number: u32,
    /// When.
    pub at: Millis,
    /// What.
    pub what: Happening,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// A seat played a move.
    Moved(Seat, String),
    /// A seat offers a draw.
    DrawOffered(Seat),
    /// A seat agrees to the draw; it is one when all have.
    DrawAgreed(Seat),
    /// A seat does not want the draw.
    DrawDeclined(Seat),
    /// A seat asks to go back to where so many moves had been played.
    TakebackOffered(Seat, u32),
    /// A seat agrees to go back; it is done when all have.
    TakebackAgreed(Seat),
    /// A seat does not want to go back.
    TakebackDeclined(Seat),
    /// The game went back to where so many moves had been played, at the wish of that seat.
    TookBack(Seat, u32),
    /// A seat gave up. With more than two seats the others play on.
    Resigned(Seat),
    /// A seat ran out of time. With more than two seats the others play on.
    Flagged(Seat),
    /// It is over.
    Ended(Ending, Option<Outcome>),
}

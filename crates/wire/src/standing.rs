//! How a session stands.

use serde::{Deserialize, Serialize};
use tabuleiro_game::{Seat, Seats};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{self as table, Session};

use crate::event::{Outcome, number};

/// How a session stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The moment this tells of.
    pub now: u64,
    /// How many moves have been played.
    pub ply: u32,
    /// The number of the last event.
    pub head: u32,
    /// Who must decide; null when it is over.
    pub turn: Option<u8>,
    /// How long each seat still has, in thousandths of a second; null without a clock.
    pub clocks: Vec<Option<u64>>,
    /// When whoever must decide will have decided too late; null if that never is.
    pub deadline: Option<Deadline>,
    /// What is offered and not answered yet.
    pub offers: Vec<Offer>,
    /// Seats that have left the game.
    pub gone: Vec<u8>,
    /// Why it is over, as records write it; null while it goes on.
    pub ending: Option<String>,
    /// The result; null without one.
    pub outcome: Option<Outcome>,
}

/// When a seat will have decided too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadline {
    /// When.
    pub at: u64,
    /// Who.
    pub seat: u8,
    /// Whether it is for a first move: then nobody wins.
    pub first_move: bool,
}

/// Something that a seat has offered: a draw, or to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// The number of the event that made it, by which it is answered.
    pub number: u32,
    /// Who made it.
    pub by: u8,
    /// Who agrees.
    pub agreed: Vec<u8>,
    /// To where so many moves had been played; null if it is a draw.
    pub to: Option<u32>,
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(number).collect()
}

impl From<&table::Offer> for Offer {
    fn from(offer: &table::Offer) -> Offer {
        Offer { number: offer.number, by: number(offer.by), agreed: numbers(offer.agreed), to: offer.back_to }
    }
}

impl Standing {
    /// How a session stands at a moment.
    pub fn of(session: &Session, now: Moment) -> Standing {
        let end = session.ended();
        let seats = Seat::all(session.players().len() as u8);
        let deadline = session.clock().deadline().map(|deadline| Deadline {
            at: deadline.at.0,
            seat: number(deadline.seat),
            first_move: deadline.is_first_move,
        });
        Standing {
            now: now.0,
            ply: session.table().ply() as u32,
            head: session.head(),
            turn: session.turn().map(number),
            clocks: seats.map(|seat| session.clock().left(seat, now).map(|span| span.0)).collect(),
            deadline,
            offers: session.offers().open().iter().map(Offer::from).collect(),
            gone: numbers(session.gone()),
            ending: end.map(|end| end.ending.to_string()),
            outcome: end.and_then(|end| end.outcome).map(Outcome::from),
        }
    }
}

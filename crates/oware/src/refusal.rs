//! Which rule says no, and its sentence.

use std::fmt;

use tabuleiro_game::{Message, Seat, Speak};

use crate::{Move, say};

/// Why a house cannot be sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The house belongs to the opponent.
    NotYours(Move),
    /// The house holds no seeds.
    Empty(Move),
    /// The opponent has no seeds, and this house gives none.
    MustFeed(Move),
    /// The house would capture all the opponent's seeds, and that is forbidden.
    Slam(Move),
}

impl Speak for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::Over => say("oware-over"),
            Refusal::NotYours(house) => not_yours(house),
            Refusal::Empty(house) => say("oware-empty").with("house", house.letter()),
            Refusal::MustFeed(house) => about("oware-must-feed", house),
            Refusal::Slam(house) => about("oware-slam-forbidden", house),
        }
    }
}

/// A sentence about a house of the side to move and about the opponent.
fn about(key: &'static str, house: Move) -> Message {
    say(key).with("house", house.letter()).with("opponent", name(house.owner().other()))
}

fn not_yours(house: Move) -> Message {
    let mover = house.owner().other();
    say("oware-not-yours")
        .with("house", house.letter())
        .with("owner", name(house.owner()))
        .with("who", name(mover))
        .with("first", Move::of(mover, 0).letter())
        .with("last", Move::of(mover, 5).letter())
}

/// What a seat is called.
pub(crate) const fn name(seat: Seat) -> Message {
    say(if seat.index() == 0 { "oware-south" } else { "oware-north" })
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}

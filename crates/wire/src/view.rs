//! What a position looks like.

use serde::{Deserialize, Serialize};
use tabuleiro_game as game;

use crate::Message;

/// What a position looks like on its board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Every token, those under others first: spot, look, how many.
    pub tokens: Vec<[u16; 3]>,
    /// A number for each seat, if the game keeps scores.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// What to point out.
    pub marks: Vec<Mark>,
    /// Short facts beside the board.
    pub facts: Vec<Message>,
    /// Who must decide; null when the game is over.
    pub turn: Option<u8>,
    /// The question to whoever must decide.
    pub question: Option<Message>,
    /// The result with its reason, when the game is over.
    pub verdict: Option<Message>,
}

/// Something to point out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Mark {
    /// The last move touched a spot.
    Last {
        /// The spot.
        spot: u16,
    },
    /// In the last move tokens went from a spot to another; what went to a store was taken.
    Moved {
        /// What moved: its look.
        look: u8,
        /// How many.
        count: u16,
        /// From where.
        from: u16,
        /// To where.
        to: u16,
    },
    /// The question is about this spot: the marker that waits for an answer, the table that would be turned.
    Asked {
        /// The spot.
        spot: u16,
    },
    /// A winning line.
    Line {
        /// Its spots, in order.
        spots: Vec<u16>,
    },
    /// Why the game is decided.
    Reason {
        /// In words.
        say: Message,
    },
    /// A seat has claimed a spot.
    Claimed {
        /// The spot.
        spot: u16,
        /// The seat.
        seat: u8,
    },
    /// The last move turned this group clockwise.
    Turned {
        /// The spot of the group.
        spot: u16,
        /// By so much.
        degrees: i16,
    },
    /// The last move let these two groups change places.
    Swapped {
        /// The spot of one.
        one: u16,
        /// The spot of the other.
        other: u16,
    },
}

impl From<&game::View> for View {
    fn from(view: &game::View) -> View {
        let token = |token: &game::Token| [token.spot.0, u16::from(token.look.0), token.count];
        View {
            tokens: view.tokens.iter().map(token).collect(),
            scores: view.scores.clone(),
            marks: view.marks.iter().map(Mark::from).collect(),
            facts: view.facts.iter().map(Message::from).collect(),
            turn: view.turn.map(|seat| seat.index() as u8),
            question: view.question.as_ref().map(Message::from),
            verdict: view.verdict.as_ref().map(Message::from),
        }
    }
}

impl From<&game::Mark> for Mark {
    fn from(mark: &game::Mark) -> Mark {
        match mark {
            game::Mark::Last(spot) => Mark::Last { spot: spot.0 },
            game::Mark::Moved { look, count, from, to } => {
                Mark::Moved { look: look.0, count: *count, from: from.0, to: to.0 }
            }
            game::Mark::Asked(spot) => Mark::Asked { spot: spot.0 },
            game::Mark::Line(spots) => Mark::Line { spots: spots.iter().map(|spot| spot.0).collect() },
            game::Mark::Reason(message) => Mark::Reason { say: message.into() },
            game::Mark::Claimed(spot, seat) => Mark::Claimed { spot: spot.0, seat: seat.index() as u8 },
            game::Mark::Turned(spot, degrees) => Mark::Turned { spot: spot.0, degrees: *degrees },
            game::Mark::Swapped(one, other) => Mark::Swapped { one: one.0, other: other.0 },
        }
    }
}

//! What happens on the board during a move, in the order in which it happens.

use crate::{Look, Message, SpotId};

/// One thing that happens: a seed falls, the waiter walks, a table turns, a seat is passed over.
///
/// Applying all changes of all steps to the tokens before a move gives the tokens after it (a law of the test kit).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What moves, all at the same time. Empty when something is only said (a pass, a skipped marker).
    pub changes: Vec<Change>,
    /// The step in words.
    pub say: Message,
}

/// One token, or several alike, going from a spot to another, or being used up where it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// `count` tokens of this look go from a spot to another.
    Shift {
        /// What moves.
        look: Look,
        /// How many.
        count: u16,
        /// From where.
        from: SpotId,
        /// To where.
        to: SpotId,
    },
    /// The token of this look on that spot is used up (`spent` becomes true).
    Spend {
        /// What is used up.
        look: Look,
        /// Where it lies.
        spot: SpotId,
    },
}

impl Step {
    /// Something that is said, and moves nothing.
    pub fn said(say: Message) -> Step {
        Step { changes: Vec::new(), say }
    }

    /// One token goes from a spot to another.
    pub fn shift(look: Look, from: SpotId, to: SpotId, say: Message) -> Step {
        Step { changes: vec![Change::Shift { look, count: 1, from, to }], say }
    }
}

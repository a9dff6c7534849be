//! What is to be done next.

use crate::{Compass, Tea};

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// A cup is put down.
    Placing,
    /// A marker is answered.
    Waiting(Waiting),
    /// Nothing: the game is won, or drawn.
    Over(Option<Tea>),
}

/// A marker that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Waiting {
    /// Who answers it.
    pub actor: Tea,
    /// At which table it lies.
    pub table: Compass,
}

//! What happens on the board during a move, in the order in which it happens, forwards and back.

use crate::message::WORDS;
use crate::{LookIndex, Message, SpotIndex};

/// One thing that happens: a seed falls, the waiter walks, a table turns, a seat is passed over.
///
/// Applying all changes of all steps to the tokens before a move gives the tokens after it, and those of the steps
/// [`back`] give the tokens before it again (laws of the test kit).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What moves, all at the same time. Empty when something is only said (a pass, a skipped marker).
    pub changes: Vec<Change>,
    /// How it moves.
    pub motion: Motion,
    /// The step in words.
    pub say: Message,
}

/// One token, or several alike, going from a spot to another, or looking different from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// `count` tokens of this look go from a spot to another.
    Shift {
        /// What moves.
        look: LookIndex,
        /// How many.
        count: u16,
        /// From where.
        from: SpotIndex,
        /// To where.
        to: SpotIndex,
    },
    /// The token of one look on that spot has another from now on (a marker is used up).
    Become {
        /// Where it lies.
        spot: SpotIndex,
        /// How it looked.
        from: LookIndex,
        /// How it looks.
        to: LookIndex,
    },
}

/// How the changes of a step belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Everything goes its own way.
    Each,
    /// A group turns as one, clockwise by so many degrees.
    Turn(SpotIndex, i16),
    /// Two groups change places as wholes.
    Swap(SpotIndex, SpotIndex),
}

impl Step {
    /// These changes, each on its own way.
    pub fn new(changes: Vec<Change>, say: Message) -> Step {
        Step { changes, motion: Motion::Each, say }
    }

    /// Something that is said, and moves nothing.
    pub fn said(say: Message) -> Step {
        Step::new(Vec::new(), say)
    }

    /// One token goes from a spot to another.
    pub fn shift(look: LookIndex, from: SpotIndex, to: SpotIndex, say: Message) -> Step {
        Step::new(vec![Change::Shift { look, count: 1, from, to }], say)
    }

    /// The step taken back.
    pub fn back(&self) -> Step {
        Step {
            changes: self.changes.iter().rev().map(|change| change.back()).collect(),
            motion: self.motion.back(),
            say: Message::new(&WORDS, "game-step-back").with("step", self.say.clone()),
        }
    }
}

impl Change {
    /// The change taken back.
    pub const fn back(self) -> Change {
        match self {
            Change::Shift { look, count, from, to } => Change::Shift { look, count, from: to, to: from },
            Change::Become { spot, from, to } => Change::Become { spot, from: to, to: from },
        }
    }
}

impl Motion {
    /// The motion taken back.
    pub const fn back(self) -> Motion {
        match self {
            Motion::Turn(group, degrees) => Motion::Turn(group, -degrees),
            Motion::Each | Motion::Swap(..) => self,
        }
    }
}

/// The steps of a move that is taken back: the last comes first.
pub fn back(steps: &[Step]) -> Vec<Step> {
    steps.iter().rev().map(Step::back).collect()
}

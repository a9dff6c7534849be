//! What may be decided, and what happens when it is.

use serde::{Deserialize, Serialize};
use tabuleiro_game as game;

use crate::Message;

/// A legal move as a path of spots to touch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The move's canonical text.
    pub text: String,
    /// The spots to touch, in order.
    pub path: Vec<u16>,
    /// The same in another order, where the order does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Vec<u16>>,
    /// The move in a sentence.
    pub say: Message,
}

/// One thing that happens during a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// What moves, all at the same time.
    pub changes: Vec<Change>,
    /// How it moves; null if everything goes its own way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub motion: Option<Motion>,
    /// The step in words.
    pub say: Message,
}

/// Tokens going from a spot to another, or looking different from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Change {
    /// So many tokens of a look go from a spot to another.
    Shift {
        /// What moves.
        look: u8,
        /// How many.
        count: u16,
        /// From where.
        from: u16,
        /// To where.
        to: u16,
    },
    /// The token of one look on a spot has another from now on.
    Become {
        /// Where it lies.
        spot: u16,
        /// How it looked.
        from: u8,
        /// How it looks.
        to: u8,
    },
}

/// How the changes of a step belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Motion {
    /// A group turns as one, clockwise.
    Turn {
        /// The spot of the group.
        spot: u16,
        /// By so much.
        degrees: i16,
    },
    /// Two groups change places as wholes.
    Swap {
        /// The spot of one.
        one: u16,
        /// The spot of the other.
        other: u16,
    },
}

impl From<&game::Choice> for Choice {
    fn from(choice: &game::Choice) -> Choice {
        let numbers = |path: &game::Path| path.iter().map(|spot| spot.0).collect();
        Choice {
            text: choice.text.clone(),
            path: numbers(&choice.path),
            also: choice.also.as_ref().map(numbers),
            say: Message::from(&choice.say),
        }
    }
}

impl From<&game::Step> for Step {
    fn from(step: &game::Step) -> Step {
        let motion = match step.motion {
            game::Motion::Each => None,
            game::Motion::Turn(spot, degrees) => Some(Motion::Turn { spot: spot.0, degrees }),
            game::Motion::Swap(one, other) => Some(Motion::Swap { one: one.0, other: other.0 }),
        };
        Step {
            changes: step.changes.iter().map(Change::from).collect(),
            motion,
            say: Message::from(&step.say),
        }
    }
}

impl From<&game::Change> for Change {
    fn from(change: &game::Change) -> Change {
        match *change {
            game::Change::Shift { look, count, from, to } => {
                Change::Shift { look: look.0, count, from: from.0, to: to.0 }
            }
            game::Change::Become { spot, from, to } => {
                Change::Become { spot: spot.0, from: from.0, to: to.0 }
            }
        }
    }
}

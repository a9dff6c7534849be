//! What a move that is only looked at would do.

use crate::{Message, Step, View};

/// What a legal move would do, so that a face can show it before it is played and need know no rule for that.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// What would happen, in order.
    pub steps: Vec<Step>,
    /// What could be seen afterwards; the result, if it ended the game.
    pub after: View,
    /// What there is to know about it beyond its own sentence: the result, if it ends the game; otherwise what it takes or
    /// forbids. The weightiest comes first.
    pub remarks: Vec<Message>,
}

//! What a move that is only looked at would do.

use serde::{Deserialize, Serialize};
use tabuleiro_game as game;

use crate::Message;
use crate::choice::Step;
use crate::view::View;

/// What a move that is only looked at would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preview {
    /// What would happen, in order.
    pub steps: Vec<Step>,
    /// What could be seen afterwards.
    pub after: View,
    /// What there is to know about it beyond its own sentence, the weightiest first.
    pub remarks: Vec<Message>,
}

impl From<&game::Preview> for Preview {
    fn from(preview: &game::Preview) -> Preview {
        Preview {
            steps: preview.steps.iter().map(Step::from).collect(),
            after: View::from(&preview.after),
            remarks: preview.remarks.iter().map(Message::from).collect(),
        }
    }
}

//! What was agreed before the first move.

use crate::clock::Control;
use crate::time::Span;

/// What was agreed before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is agreed by itself")]
pub struct Terms {
    /// How time is measured out.
    pub control: Control,
    /// Within what everybody's first move must come, whatever the clocks say: whoever does not come ends the game without a result.
    pub first_move: Option<Span>,
    /// From which every random choice of the levels follows.
    pub seed: u64,
    /// Whether everybody sits at one screen: then a move is taken back without asking anybody, even after the end, and a game may
    /// be broken off at any time.
    pub is_friendly: bool,
    /// Whether it counts for ratings.
    pub is_rated: bool,
    /// Whether moves may be taken back.
    pub has_takebacks: bool,
    /// Whether hints and values may be asked for.
    pub has_help: bool,
}

/// A formal game without clocks that does not count, with moves taken back where all agree, and help.
impl Default for Terms {
    fn default() -> Terms {
        Terms {
            control: Control::None,
            first_move: None,
            seed: 0,
            is_friendly: false,
            is_rated: false,
            has_takebacks: true,
            has_help: true,
        }
    }
}

impl Terms {
    /// Everybody at one screen.
    pub fn friendly(seed: u64) -> Terms {
        Terms { seed, is_friendly: true, ..Terms::default() }
    }

    /// The same, with time measured out so.
    pub fn with_control(self, control: Control) -> Terms {
        Terms { control, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn friendly_terms_keep_the_seed_and_allow_everything() {
        let terms = Terms::friendly(17);
        assert_eq!(
            (terms.seed, terms.is_friendly, terms.has_takebacks, terms.has_help),
            (17, true, true, true)
        );
        assert_eq!((terms.is_rated, terms.control), (false, Control::None));
    }
}

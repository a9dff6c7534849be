//! What there is to know about a move that is looked at: that it is the last of its kind, that nothing can follow it.

use tabuleiro_game::{Game, Message};

use crate::notation::say;
use crate::{Move, Otrio, steps};

/// What the piece of a move that does not end the game means for those to come, and who is passed over.
pub(crate) fn remarks(at: &Otrio, mv: Move) -> Vec<Message> {
    let after = at.after(mv);
    let size = mv.place.size();
    let piece = if after.left(mv.colour, size) == 0 {
        say("otrio-remark-last").with("size", size.name()).with("colour", mv.colour.name())
    } else {
        say("otrio-remark-alone").with("size", size.name())
    };
    [piece].into_iter().chain(steps::passed(at, &after)).collect()
}

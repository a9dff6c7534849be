//! Where bots think.

use std::io;

use tabuleiro_search::Stop;
use tabuleiro_thinkers::Question;

use crate::error::MessageError;

/// Says something to the client meanwhile.
pub type Tell<'t> = &'t mut dyn FnMut(MessageError) -> io::Result<()>;

/// Where the bots of one client think.
pub trait Mind {
    /// The bot's choice, if it has made one. Fails if there is no use in it any more: the client is gone, say.
    fn think(&mut self, question: Question, tell: Tell<'_>) -> io::Result<Option<String>>;
}

/// Thinks where it is asked, at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtOnce;

impl Mind for AtOnce {
    fn think(&mut self, question: Question, _: Tell<'_>) -> io::Result<Option<String>> {
        Ok(question.think(&Stop::new()).ok().and_then(|thought| thought.best))
    }
}

//! A pause in a game that bots play among themselves: a line typed between two moves stops it, until Enter.

use crate::console::Console;
use crate::error::CliError;
use crate::play::prompt::{self, PromptWord};
use crate::play::round::Round;
use crate::play::typed::TypedMove;
use crate::say;

/// Reads the line that stopped the game, and answers until somebody lets it go on or leaves: true if they leave.
pub(crate) fn leaves(round: &mut Round<'_>, console: &mut Console) -> Result<bool, CliError> {
    let mut line = console.ask("")?;
    loop {
        match line.as_deref().map(|line| (line, prompt::order(line))) {
            None | Some((_, Some((PromptWord::Stop, _)))) => return Ok(true),
            // The first empty line is the one that stopped the game; the next lets it go on.
            Some((
                _,
                Some((PromptWord::Help | PromptWord::Undo | PromptWord::Resign | PromptWord::Draw, _)),
            )) => {
                console.tell(&say("cli-paused-help"))?;
            }
            Some((_, Some((word, rest)))) => round.answer(word, rest, &TypedMove::default(), console)?,
            Some((_, None)) => (),
        }
        line = console.ask(&console.word("cli-paused"))?;
        if line.as_deref() == Some("") {
            return Ok(false);
        }
    }
}

//! Questions to a person, and the words that work at every one of them.

use crate::fault::Fault;
use crate::house::{House, said};
use crate::play::screen::{Command, command};

/// An answer to the question after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Neither: back by one move.
    Undo,
    /// The input has ended.
    End,
}

/// Asks whether to play another game until the answer is clear. Enter alone is yes.
pub(crate) fn another(house: &mut House) -> Result<Answer, Fault> {
    loop {
        let Some(line) = house.ask(&house.word("cli-another"))? else { return Ok(Answer::End) };
        match line.to_lowercase().as_str() {
            "" | "y" | "yes" | "s" | "sim" => return Ok(Answer::Yes),
            "n" | "no" | "não" | "nao" => return Ok(Answer::No),
            other => match command(other) {
                Some(Command::Stop) => return Ok(Answer::No),
                Some(Command::Undo) => return Ok(Answer::Undo),
                Some(Command::Help) => house.tell(&said("cli-another-help"))?,
                _ => house.line(&house.word("cli-yes-or-no"))?,
            },
        }
    }
}

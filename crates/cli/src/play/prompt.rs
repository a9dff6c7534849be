//! Questions to a person, and the words that work at every one of them.

use crate::fault::Fault;
use crate::house::House;
use crate::play::screen::{Command, command};

/// An answer to a question of yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The input has ended.
    End,
}

/// Asks until the answer is yes or no. Enter alone is yes.
pub(crate) fn yes_or_no(question: &'static str, house: &mut House) -> Result<Answer, Fault> {
    loop {
        let Some(line) = house.ask(&house.word(question))? else { return Ok(Answer::End) };
        match line.to_lowercase().as_str() {
            "" | "y" | "yes" | "s" | "sim" => return Ok(Answer::Yes),
            "n" | "no" | "não" | "nao" => return Ok(Answer::No),
            other => match command(other) {
                Some(Command::Stop | Command::Undo) => return Ok(Answer::No),
                _ => house.line(&house.word("cli-yes-or-no"))?,
            },
        }
    }
}

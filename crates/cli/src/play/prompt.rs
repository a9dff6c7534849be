//! Questions to a person, and the words that work at every one of them.

use crate::console::Console;
use crate::fault::Fault;
use crate::say;

/// Words that work at every prompt, in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PromptWord {
    /// How to play and what to type.
    Help,
    /// Take back, or go back.
    Undo,
    /// Leave the game, or the program.
    Stop,
    /// List the legal moves.
    Moves,
    /// Show the rule book.
    Rules,
    /// Show the board again.
    Board,
}

/// The word that was typed, if it is one of them.
pub(crate) fn word(typed: &str) -> Option<PromptWord> {
    match typed.trim().to_lowercase().as_str() {
        "help" | "ajuda" | "?" => Some(PromptWord::Help),
        "undo" | "desfazer" | "back" | "voltar" => Some(PromptWord::Undo),
        "stop" | "parar" | "quit" | "exit" | "sair" => Some(PromptWord::Stop),
        "moves" | "jogadas" => Some(PromptWord::Moves),
        "rules" | "regras" => Some(PromptWord::Rules),
        "board" | "tabuleiro" => Some(PromptWord::Board),
        _ => None,
    }
}

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
pub(crate) fn another(console: &mut Console) -> Result<Answer, Fault> {
    loop {
        let Some(line) = console.ask(&console.word("cli-another"))? else { return Ok(Answer::End) };
        match line.to_lowercase().as_str() {
            "" | "y" | "yes" | "s" | "sim" => return Ok(Answer::Yes),
            "n" | "no" | "não" | "nao" => return Ok(Answer::No),
            other => match word(other) {
                Some(PromptWord::Stop) => return Ok(Answer::No),
                Some(PromptWord::Undo) => return Ok(Answer::Undo),
                Some(PromptWord::Help) => console.tell(&say("cli-another-help"))?,
                _ => console.line(&console.word("cli-yes-or-no"))?,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_work_in_both_languages() {
        assert_eq!(word(" Ajuda "), Some(PromptWord::Help));
        assert_eq!(word("stop"), Some(PromptWord::Stop));
        assert_eq!(word("c/ne"), None);
    }
}

//! Questions to a person, and the words that work at every one of them.

use crate::console::Console;
use crate::error::CliError;
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
    /// What a strong player would do here.
    Hint,
    /// What speaks against a move.
    Why,
    /// What the position is worth.
    Eval,
    /// The position as text.
    Position,
    /// The moves played so far.
    History,
    /// Write the record now.
    Save,
    /// Give the game up.
    Resign,
    /// Offer a draw.
    Draw,
}

/// What each can be typed as. Single letters are short forms; where the game reads one as a part of a move, it is that.
const WORDS: [(PromptWord, &[&str]); 14] = [
    (PromptWord::Help, &["help", "ajuda", "?"]),
    (PromptWord::Undo, &["undo", "desfazer", "back", "voltar", "u"]),
    (PromptWord::Stop, &["stop", "parar", "quit", "exit", "sair", "q"]),
    (PromptWord::Moves, &["moves", "jogadas", "m"]),
    (PromptWord::Rules, &["rules", "regras"]),
    (PromptWord::Board, &["board", "tabuleiro"]),
    (PromptWord::Hint, &["hint", "dica"]),
    (PromptWord::Why, &["why", "porquê", "porque"]),
    (PromptWord::Eval, &["eval", "avaliar"]),
    (PromptWord::Position, &["position", "posição", "posicao"]),
    (PromptWord::History, &["history", "histórico", "historico"]),
    (PromptWord::Save, &["save", "guardar"]),
    (PromptWord::Resign, &["resign", "desistir"]),
    (PromptWord::Draw, &["draw", "empate"]),
];

impl PromptWord {
    /// Whether something may follow it: a move, or a file.
    fn takes_more(self) -> bool {
        matches!(self, PromptWord::Why | PromptWord::Save)
    }
}

/// The word that was typed, if it is one of them.
pub(crate) fn word(typed: &str) -> Option<PromptWord> {
    let typed = typed.trim().to_lowercase();
    WORDS.iter().find(|(_, texts)| texts.contains(&typed.as_str())).map(|(word, _)| *word)
}

/// The word that a line begins with, if it is one of them, and what follows it.
pub(crate) fn order(line: &str) -> Option<(PromptWord, &str)> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let order = (word(first)?, rest.trim());
    (order.1.is_empty() || order.0.takes_more()).then_some(order)
}

/// The word that a line begins with, as it was typed, if it is one that nothing may follow and something does. Short forms are
/// left to the game: `m b2` is a move of Otrio.
pub(crate) fn overfull(line: &str) -> Option<&str> {
    let (first, _) = line.trim().split_once(char::is_whitespace)?;
    let is_alone = first.chars().count() > 1 && word(first).is_some_and(|word| !word.takes_more());
    is_alone.then_some(first)
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
pub(crate) fn another(console: &mut Console) -> Result<Answer, CliError> {
    loop {
        let Some(line) = console.ask(&console.word("cli-another"))? else { return Ok(Answer::End) };
        match (yes_or_no(&line), word(&line)) {
            (Some(true), _) => return Ok(Answer::Yes),
            (Some(false), _) | (None, Some(PromptWord::Stop)) => return Ok(Answer::No),
            _ if line.is_empty() => return Ok(Answer::Yes),
            (None, Some(PromptWord::Undo)) => return Ok(Answer::Undo),
            (None, Some(PromptWord::Help)) => console.tell(&say("cli-another-help"))?,
            _ => console.tell(&say("cli-yes-or-no"))?,
        }
    }
}

/// Asks somebody to agree until the answer is clear. Enter alone, and the end of input, are no.
pub(crate) fn agrees(question: &str, console: &mut Console) -> Result<bool, CliError> {
    loop {
        let Some(line) = console.ask(question)? else { return Ok(false) };
        match (yes_or_no(&line), word(&line)) {
            (Some(yes), _) => return Ok(yes),
            (None, Some(PromptWord::Stop | PromptWord::Undo)) => return Ok(false),
            (None, Some(PromptWord::Help)) => console.tell(&say("cli-agree-help"))?,
            _ if line.is_empty() => return Ok(false),
            _ => console.tell(&say("cli-yes-or-no"))?,
        }
    }
}

fn yes_or_no(line: &str) -> Option<bool> {
    match line.to_lowercase().as_str() {
        "y" | "yes" | "s" | "sim" => Some(true),
        "n" | "no" | "não" | "nao" => Some(false),
        _ => None,
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
        assert_eq!(["q", "m", "u", "?"].map(word), ["stop", "moves", "undo", "help"].map(word));
    }

    #[test]
    fn only_some_words_take_something_behind_them() {
        assert_eq!(order("save my game.txt"), Some((PromptWord::Save, "my game.txt")));
        assert_eq!(order("why  A@a1 "), Some((PromptWord::Why, "A@a1")));
        assert_eq!(order("m b2"), None, "a move of Otrio");
        assert_eq!(order("undo"), Some((PromptWord::Undo, "")));
    }

    #[test]
    fn a_word_with_something_too_much_behind_it_is_known() {
        assert_eq!(
            ["undo 2", " Dica 3", "moves A"].map(overfull),
            [Some("undo"), Some("Dica"), Some("moves")]
        );
        assert_eq!(["undo", "why why", "save a b", "m b2", "cone b2"].map(overfull), [None; 5]);
    }

    #[test]
    fn no_text_stands_for_two_words() {
        let mut texts: Vec<&str> = WORDS.iter().flat_map(|(_, texts)| texts.iter().copied()).collect();
        let count = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count);
    }
}

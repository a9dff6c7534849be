//! What is shown during a game, and the words that work at every prompt.

use tabuleiro_table::{Played, Table};
use tabuleiro_text::draw;

use crate::fault::Fault;
use crate::house::{House, said_of};

/// Words that work at every prompt, in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
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

/// The command that a typed word is, if it is one.
pub(crate) fn command(typed: &str) -> Option<Command> {
    match typed.trim().to_lowercase().as_str() {
        "help" | "ajuda" | "?" => Some(Command::Help),
        "undo" | "desfazer" | "back" | "voltar" => Some(Command::Undo),
        "stop" | "parar" | "quit" | "exit" | "sair" => Some(Command::Stop),
        "moves" | "jogadas" => Some(Command::Moves),
        "rules" | "regras" => Some(Command::Rules),
        "board" | "tabuleiro" => Some(Command::Board),
        _ => None,
    }
}

/// Shows the board with the facts beside it.
pub(crate) fn board(table: &dyn Table, house: &mut House) -> Result<(), Fault> {
    let scene = table.scene();
    let drawn = draw(&scene, (table.kind().words)(), house.speaker(), house.ink);
    house.line("")?;
    house.line(&drawn)?;
    house.line("")?;
    scene.notes.iter().try_for_each(|note| house.tell(note))
}

/// Tells a move that was played and what happened by it.
pub(crate) fn played(played: &Played, ply: usize, house: &mut House) -> Result<(), Fault> {
    let tell = house.say(&played.tell);
    let head = format!("{ply}. {}  {tell}", house.ink.bold(&played.text));
    house.line("")?;
    house.line(&head)?;
    let steps: Vec<String> = played.steps.iter().map(|step| house.say(&step.say)).collect();
    let told = steps.iter().filter(|step| **step != tell).cloned().collect::<Vec<_>>().join(" ");
    wrap(&told, 76).iter().try_for_each(|line| {
        let quiet = house.ink.dim(line);
        house.line(&format!("   {quiet}"))
    })
}

/// Says how the game ended, if it has.
pub(crate) fn verdict(table: &dyn Table, house: &mut House) -> Result<(), Fault> {
    let Some(verdict) = table.verdict() else { return Ok(()) };
    let text = house.ink.bold(&house.say(&verdict));
    house.line("")?;
    house.line(&text)
}

/// Lists the legal moves.
pub(crate) fn moves(table: &dyn Table, house: &mut House) -> Result<(), Fault> {
    let legal = table.state(usize::MAX).moves;
    house.tell(&said_of("cli-moves", "count", legal.len()))?;
    wrap(&legal.join(" "), 76).iter().try_for_each(|line| house.line(&format!("  {line}")))
}

/// Breaks a text into lines of at most `width` columns, at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_work_in_both_languages() {
        assert_eq!(command(" Ajuda "), Some(Command::Help));
        assert_eq!(command("stop"), Some(Command::Stop));
        assert_eq!(command("c/ne"), None);
    }

    #[test]
    fn long_texts_are_broken_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert!(wrap("", 7).is_empty());
    }
}

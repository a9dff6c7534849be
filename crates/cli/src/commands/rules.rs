//! `rules GAME`: how a game is played, on one screen; and the whole rule book.

use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

use tabuleiro_table::{Kind, Setup};
use tabuleiro_text::markdown;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::play::screen::Screen;
use crate::say;

/// Shows the rules in short, or the whole book.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let (kind, setup) = (arguments.kind()?, arguments.setup());
    kind.open(&setup)?; // options that the game does not have are wrong usage here too
    let has_examples = arguments.flag("examples");
    if arguments.flag("all") || has_examples {
        whole(kind, has_examples, console)
    } else {
        in_short(kind, &setup, console)
    }
}

/// Shows the rules of a game in short.
pub(crate) fn show(kind: &'static dyn Kind, console: &mut Console) -> Result<(), Fault> {
    in_short(kind, &Setup::default(), console)
}

/// What somebody must know who has never played: the book's beginning, and a board as it is at the start.
fn in_short(kind: &'static dyn Kind, setup: &Setup, console: &mut Console) -> Result<(), Fault> {
    let book = beginning(console.lang().of(kind.rule_book()));
    let shown = markdown::show(&book, console.speaker(), console.ink);
    console.line(shown.trim_end())?;
    let table = kind.open(setup)?;
    Screen::new(table.as_ref()).show(&table.view(0), console)?;
    console.tell(&say("cli-rules-more").with("command", format!("tabuleiro rules {} --all", kind.name())))
}

/// The whole book, page by page where somebody reads it.
fn whole(kind: &dyn Kind, has_examples: bool, console: &mut Console) -> Result<(), Fault> {
    let book = console.lang().of(kind.rule_book());
    let book = if has_examples { book.to_owned() } else { without_examples(book) };
    let shown = markdown::show(&book, console.speaker(), console.ink);
    console.flush()?;
    if console.is_interactive && is_paged(&shown) { Ok(()) } else { console.line(&shown) }
}

/// The title, what stands below it, and the first section, which every book gives to the rules in short.
fn beginning(book: &str) -> String {
    let mut sections = 0;
    let is_there = |line: &&str| {
        sections += usize::from(line.starts_with("## "));
        sections < 2
    };
    let lines = book.lines().take_while(is_there).filter(|line| !line.starts_with("## "));
    without_examples(&lines.collect::<Vec<_>>().join("\n"))
}

/// The book without its worked examples. They are there to be tested, and prove the book rather than explain it.
fn without_examples(book: &str) -> String {
    let mut is_example = false;
    let mut kept: Vec<&str> = Vec::new();
    for line in book.lines() {
        let is_fence = line.trim_start().starts_with("```");
        let begins = is_fence && line.trim() == "```example";
        let is_hidden = begins || is_example;
        is_example = begins || (is_example && !is_fence);
        let is_second_gap = line.is_empty() && kept.last().is_some_and(|last| last.is_empty());
        if !is_hidden && !is_second_gap {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Hands a text to the reader's own pager. False if there is none or it cannot be had.
fn is_paged(text: &str) -> bool {
    let Some(pager) = env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty()) else { return false };
    let mut words = pager.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        command.env("LESS", "FRX"); // colours as they are, and no paging of what fits
    }
    let Ok(mut child) = command.spawn() else { return false };
    if let Some(mut stdin) = child.stdin.take() {
        let _ = writeln!(stdin, "{text}"); // a reader may leave before the end
    }
    child.wait().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use tabuleiro_games::GAMES;
    use tabuleiro_text::Lang;

    use super::*;

    const BOOK: &str = "# T\n\nintro\n\n## In short\n\ntext\n\n```example\nstart\n```\n\nmore\n\n```text\npicture\n```\n\n## Next\n\nrest";

    #[test]
    fn the_beginning_is_the_title_and_the_first_section() {
        assert_eq!(beginning(BOOK), "# T\n\nintro\n\ntext\n\nmore\n\n```text\npicture\n```");
        assert_eq!(beginning("# T\n\nonly"), "# T\n\nonly");
    }

    #[test]
    fn examples_go_and_pictures_stay() {
        let book = without_examples(BOOK);
        assert!(!book.contains("start") && book.contains("picture") && book.ends_with("rest"), "{book}");
        assert!(!book.contains("\n\n\n"), "{book}");
    }

    #[test]
    fn every_book_begins_with_the_rules_in_short() {
        for kind in GAMES.iter() {
            for lang in Lang::ALL {
                let book = lang.of(kind.rule_book());
                let heading = book.lines().find(|line| line.starts_with("## ")).expect("a section");
                assert!(["## In short", "## Em resumo"].contains(&heading), "{}: {heading}", kind.name());
                let words = beginning(book).split_whitespace().count();
                assert!((60..200).contains(&words), "{} in {lang:?}: {words} words", kind.name());
            }
        }
    }
}

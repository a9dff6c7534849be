//! `rules GAME`: how a game is played, on one screen; and the whole rule book.

use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

use tabuleiro_table::{Kind, Setup};
use tabuleiro_text::{WIDTH, markdown};

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::play::screen::Screen;
use crate::say;

/// Shows the rules in short, or the whole book.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
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
pub(crate) fn show(kind: &'static dyn Kind, console: &mut Console) -> Result<(), CliError> {
    in_short(kind, &Setup::default(), console)
}

/// What somebody must know who has never played: the book's beginning, and a board as it is at the start. Where that is longer
/// than the screen and would not be without what the book says before its rules, it goes without.
fn in_short(kind: &'static dyn Kind, setup: &Setup, console: &mut Console) -> Result<(), CliError> {
    let table = kind.open(setup)?;
    let board = Screen::new(table.as_ref()).draw(&table.view(0), console).text();
    let more = say("cli-rules-more").with("command", format!("tabuleiro rules {} --all", kind.name()));
    let more = console.folded(&console.say(&more));
    let (introduction, rules) = beginning(console.lang().of(kind.rule_book()));
    let title = introduction.lines().next().unwrap_or_default();
    let [long, short] =
        [&introduction, title].map(|before| set_in_type(&format!("{before}\n\n{rules}"), console));
    let long = format!("{}\n\n{board}\n\n{more}", long.trim_end());
    let short = format!("{}\n\n{board}\n{more}", short.trim_end());
    let text = if is_long(&long, console) && !is_long(&short, console) { short } else { long };
    show_paged(&text, console)
}

/// The whole book.
fn whole(kind: &dyn Kind, has_examples: bool, console: &mut Console) -> Result<(), CliError> {
    let book = console.lang().of(kind.rule_book());
    let book = if has_examples { book.to_owned() } else { without_examples(book) };
    let shown = set_in_type(&book, console);
    show_paged(shown.trim_end(), console)
}

/// A part of a book, set for the terminal.
fn set_in_type(book: &str, console: &Console) -> String {
    let columns = console.width().map_or(WIDTH, |width| width.min(WIDTH));
    markdown::show(book, columns, console.speaker(), console.ink)
}

/// Shows a text, page by page where somebody reads it and it is longer than what can be seen at once.
pub(crate) fn show_paged(text: &str, console: &mut Console) -> Result<(), CliError> {
    console.flush()?;
    let is_read_here = console.is_interactive && is_long(text, console) && is_paged(text);
    if is_read_here { Ok(()) } else { console.line(text) }
}

/// Whether a text is longer than what can be seen at once, with a line for what is typed next.
fn is_long(text: &str, console: &Console) -> bool {
    console.height().is_some_and(|height| text.lines().count() >= height)
}

/// The title with what stands below it, and the first section without its heading, which every book gives to the rules in short.
fn beginning(book: &str) -> (String, String) {
    let mut parts = book.split("\n## ");
    let introduction = parts.next().unwrap_or_default().trim();
    let section = parts.next().and_then(|section| section.split_once('\n')).map_or("", |(_, rules)| rules);
    (without_examples(introduction), without_examples(section.trim()))
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

/// Hands a text to the reader's own pager, or to the one that most have. False if it is not wanted or cannot be had.
fn is_paged(text: &str) -> bool {
    let pager = env::var("PAGER").unwrap_or_else(|_| "less".to_owned());
    let mut words = pager.split_whitespace();
    let Some(program) = words.next() else { return false };
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped()).stderr(Stdio::null());
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
        let (introduction, rules) = beginning(BOOK);
        assert_eq!(introduction, "# T\n\nintro");
        assert_eq!(rules, "text\n\nmore\n\n```text\npicture\n```");
        assert_eq!(beginning("# T\n\nonly"), ("# T\n\nonly".to_owned(), String::new()));
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
                let (introduction, rules) = beginning(book);
                let words = introduction.split_whitespace().chain(rules.split_whitespace()).count();
                assert!((60..200).contains(&words), "{} in {lang:?}: {words} words", kind.name());
            }
        }
    }
}

//! What is longer than the screen is handed to the reader's pager, in a real terminal and nowhere else.

use std::process::Command;

use crate::program::Home;
use crate::terminal::shown_at;

/// What a terminal of so many lines shows of a command with that pager; none is set if it is `None`.
fn shown(line: &str, pager: Option<&str>, rows: u16) -> String {
    let home = Home::new();
    let mut command = home.command(line.split_whitespace());
    command.env_remove("LESS");
    match pager {
        Some(pager) => command.env("PAGER", pager),
        None => command.env_remove("PAGER"),
    };
    shown_at(&command, &[], (80, rows)).text
}

/// A pager that shows that it was there.
const MARKED: &str = "sed s/^/~/";

fn is_paged(text: &str) -> bool {
    text.lines().any(|line| line.starts_with('~'))
}

#[test]
fn what_is_longer_than_the_screen_is_paged() {
    for line in ["rules oolong", "rules otrio", "rules oware --all"] {
        let (long, whole) = (shown(line, Some(MARKED), 24), shown(line, Some(""), 24));
        assert!(long.lines().all(|line| line.starts_with('~')), "{line}:\n{long}");
        assert_eq!(long.replace('~', ""), whole, "{line}: the pager gets all of it");
        assert!(!is_paged(&shown(line, Some(MARKED), 2_000)), "{line} fits a very long screen");
    }
    for line in ["rules quantik", "rules oware"] {
        for lang in ["en", "pt"] {
            let text = shown(&format!("{line} --lang {lang}"), Some(MARKED), 24);
            assert!(!is_paged(&text) && text.lines().count() < 24, "{line} in {lang} is one screen:\n{text}");
        }
    }
}

#[test]
fn a_pager_that_fails_or_is_not_wanted_leaves_the_whole_text() {
    let whole = shown("rules oolong", Some(""), 24);
    assert!(whole.lines().count() > 24 && whole.contains("--all"), "{whole}");
    for pager in ["no-such-pager", "false", " "] {
        assert_eq!(shown("rules oolong", Some(pager), 24), whole, "{pager}");
    }
}

#[test]
fn without_a_pager_of_ones_own_there_is_less() {
    if Command::new("less").arg("--version").output().is_err() {
        return; // there is none here: the text is shown whole, as above
    }
    let home = Home::new();
    let mut command = home.command(["rules", "oolong"]);
    command.env_remove("PAGER").env_remove("LESS");
    // `q` leaves the pager; a text that was only printed would not read it.
    let text = shown_at(&command, &["q"], (80, 24)).text;
    assert!(
        text.starts_with("Oolong") && !text.contains("rules oolong --all"),
        "only the first page:\n{text}"
    );
}

#[test]
fn nothing_is_paged_in_a_pipe() {
    let home = Home::new();
    let mut command = home.command(["rules", "oware", "--all"]);
    command.env("PAGER", MARKED);
    let text = crate::program::feed(command, b"").well();
    assert!(!is_paged(&text) && text.lines().count() > 24, "{text}");
}

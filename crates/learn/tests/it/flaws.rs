//! Texts that are no puzzles and no lessons.

use tabuleiro_game::Speak;
use tabuleiro_learn::script::read_lessons;
use tabuleiro_learn::{Flaw, puzzles_of, read_puzzles};
use tabuleiro_testkit::words::assert_said;

/// A puzzle in text with one tag changed; taken away, if there is nothing to put there.
fn changed(tag: &str, value: Option<&str>) -> Result<Vec<tabuleiro_learn::Puzzle>, Flaw> {
    let text = puzzles_of("quantik")[0].archive().to_string();
    let line = |line: &str| match value {
        _ if !line.starts_with(&format!("[{tag} ")) => Some(line.to_owned()),
        value => value.map(|value| format!("[{tag} \"{value}\"]")),
    };
    read_puzzles(&text.lines().filter_map(line).collect::<Vec<_>>().join("\n"))
}

#[test]
fn a_puzzle_without_its_tags_is_none() {
    for tag in ["Puzzle", "Grade", "Goal", "Found", "Source", "Position"] {
        assert_eq!(changed(tag, None), Err(Flaw::Tag(tag)));
    }
    for (tag, value) in [
        ("Grade", "0"),
        ("Grade", "4"),
        ("Grade", "easy"),
        ("Goal", "loss 4"),
        ("Goal", "win by 3"),
        ("Goal", "+1.00"),
        ("Goal", "draw 4"),
        ("Found", "101"),
        ("Source", "1"),
    ] {
        assert_eq!(changed(tag, Some(value)), Err(Flaw::Tag(tag)), "{value}");
    }
}

#[test]
fn a_puzzle_without_moves_has_no_solution() {
    let text = "[Game \"quantik\"]\n[Puzzle \"q\"]\n[Grade \"1\"]\n[Goal \"win 1\"]\n[Found \"1\"]\n[Source \"1/1\"]\n[Position \"..../..../..../....\"]\n\n*\n";
    assert_eq!(read_puzzles(text), Err(Flaw::NoSolution("q".to_owned())));
    assert!(matches!(read_puzzles("[Game \"quantik\"]\n1. A"), Err(Flaw::Record(_))));
    assert_eq!(read_puzzles("nothing"), Ok(Vec::new()));
}

#[test]
fn lessons_that_cannot_be_read_are_refused_with_their_line() {
    for (text, line) in [
        ("game oware\nsay something", 2),
        ("title.en Early", 1),
        ("game oware\nlesson oware-a\nen Early", 3),
        ("game oware\n\nlesson", 3),
        ("game oware\nlesson oware-a\ndone.en Early", 3),
    ] {
        assert!(matches!(read_lessons(text), Err(Flaw::Lesson(found, _)) if found == line), "{text}");
    }
}

#[test]
fn a_page_in_one_language_is_refused() {
    let head = "game g\nlesson g-a\ntitle.en A\ntitle.pt A\nat x\nen One\npt Um\nat y\n";
    let page = |rest: &str| read_lessons(&format!("{head}{rest}"));
    assert_eq!(page("en Two"), Err(Flaw::Languages("g-a".to_owned(), 2)));
    assert_eq!(page("en Two\npt Dois\ndone.pt Bem"), Err(Flaw::Languages("g-a".to_owned(), 2)));
    assert!(page("en Two\npt Dois").is_ok());
    assert_eq!(read_lessons("game g\nlesson g-a\ntitle.en A"), Err(Flaw::Languages("g-a".to_owned(), 1)));
}

#[test]
fn every_flaw_is_a_sentence() {
    let flaws = [
        Flaw::Tag("Goal"),
        changed("Result", Some("what")).expect_err("it means nothing"),
        Flaw::NoSolution("quantik-0001".to_owned()),
        Flaw::Unproven("A".to_owned()),
        Flaw::Fails("A".to_owned()),
        Flaw::Second("A".to_owned()),
        Flaw::Length { said: None, found: Some(3) },
        Flaw::Lesson(3, "say".to_owned()),
        Flaw::Languages("g-a".to_owned(), 2),
    ];
    for flaw in &flaws {
        assert_said(&flaw.message());
    }
    assert_eq!(Flaw::Second("A".to_owned()).to_string(), "A reaches the goal as well.");
}

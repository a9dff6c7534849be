//! Texts that are no records, and records that do not hold, each with the reason.

use tabuleiro_game::Seat;
use tabuleiro_table::archive::GameResult;
use tabuleiro_table::{Archive, ArchiveError};
use tabuleiro_testkit::words::assert_said;

use crate::along::KINDS;

fn refused(text: &str) -> ArchiveError {
    match text.parse::<Archive>() {
        Ok(archive) => panic!("{text}\nis read as {archive:?}"),
        Err(error) => said(error),
    }
}

/// The reason why a text that reads well does not hold.
fn fails(text: &str) -> ArchiveError {
    let archive: Archive = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    match archive.replay(KINDS) {
        Ok(_) => panic!("{text}\nholds"),
        Err(error) => said(error),
    }
}

/// Every reason can be said in every language.
fn said(error: ArchiveError) -> ArchiveError {
    assert_said(&tabuleiro_game::Speak::message(&error));
    error
}

#[test]
fn a_broken_tag_is_named_by_its_line() {
    assert_eq!(refused("[Game oware]\n*"), ArchiveError::Tag(1));
    assert_eq!(refused("[Game \"oware\"]\n[Date \"2026\n*"), ArchiveError::Tag(2));
    assert_eq!(refused("[Game \"oware\"]\n\n[Da te \"x\"]\n*"), ArchiveError::Tag(3));
    assert_eq!(refused("[Game \"oware\"]\n[\"x\"]\n*"), ArchiveError::Tag(2));
}

#[test]
fn a_tag_after_the_first_move_is_refused() {
    assert_eq!(refused("[Game \"oware\"]\n1. A\n[Date \"2026\"]\n*"), ArchiveError::Tag(3));
}

#[test]
fn an_open_comment_is_named_by_its_line() {
    assert_eq!(refused("[Game \"oware\"]\n\n1. A {so\nit goes *"), ArchiveError::Comment(3));
}

#[test]
fn a_record_says_which_game_it_is() {
    assert_eq!(refused(""), ArchiveError::NoGame);
    assert_eq!(refused("[Date \"2026\"]\n*"), ArchiveError::NoGame);
    assert_eq!(refused("[Game \"\"]\n*"), ArchiveError::NoGame);
    assert_eq!(fails("[Game \"chess\"]\n*"), ArchiveError::UnknownGame("chess".into()));
}

#[test]
fn a_tag_stands_once() {
    assert_eq!(refused("[Game \"oware\"]\n[Game \"otrio\"]\n*"), ArchiveError::Twice("Game".into()));
    assert_eq!(refused("[Game \"oware\"]\n[X \"1\"]\n[X \"1\"]\n*"), ArchiveError::Twice("X".into()));
}

#[test]
fn tags_have_only_values_that_mean_something() {
    let value = |tag: &str, value: &str| {
        let found = refused(&format!("[Game \"oware\"]\n[{tag} \"{value}\"]\n*"));
        assert_eq!(found, ArchiveError::Value(tag.into(), value.into()));
    };
    value("Result", "5");
    value("Result", "1-0");
    value("Result", "");
    value("Ending", "boredom");
    value("Ending", "resigned 5");
    value("Seat2", "nobody sits on seat 1");
    value("Seat0", "nor here");
}

#[test]
fn moves_are_numbered_by_ply() {
    assert_eq!(refused("[Game \"oware\"]\n\n1. A\n3. b *"), ArchiveError::Number(4, 3, 2));
    assert_eq!(refused("[Game \"oware\"]\n\n0. A *"), ArchiveError::Number(3, 0, 1));
}

#[test]
fn a_record_ends_with_its_result() {
    assert_eq!(refused("[Game \"oware\"]\n"), ArchiveError::CutShort);
    assert_eq!(refused("[Game \"oware\"]\n[Result \"*\"]\n\n1. A"), ArchiveError::CutShort);
    assert_eq!(refused("[Game \"oware\"]\n\n1. A *\n2. b"), ArchiveError::AfterResult(4));
    assert_eq!(refused("[Game \"oware\"]\n\n* {said later}"), ArchiveError::AfterResult(3));
    let (won, open) = (GameResult::Won(Seat::SECOND), GameResult::Unfinished);
    assert_eq!(refused("[Game \"oware\"]\n[Result \"2\"]\n\n1. A *"), ArchiveError::Results(won, open));
}

#[test]
fn a_game_begins_as_its_kind_allows() {
    for tags in [
        "[Game \"oware\"]\n[Options \"frob=1\"]",
        "[Game \"oware\"]\n[Options \"nonsense\"]",
        "[Game \"oware\"]\n[Options \"rules=book rules=book\"]",
        "[Game \"oware\"]\n[Position \"nonsense\"]",
        "[Game \"oware\"]\n[Position \"4-4-4-4-4-4-4-4-4-4-4-5-0-0-S\"]",
        "[Game \"oware\"]\n[Options \"rules=book\"]\n[Position \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S rules=report\"]",
    ] {
        let found = fails(&format!("{tags}\n*"));
        assert!(matches!(found, ArchiveError::Setup(_)), "{tags}: {found:?}");
    }
}

#[test]
fn an_illegal_move_is_named_by_its_number_and_text() {
    let found = fails("[Game \"quantik\"]\n\n1. A@a1 2. A@a2 *");
    let ArchiveError::Illegal(2, text, why) = &found else { panic!("{found:?}") };
    assert_eq!(text, "A@a2");
    assert!(found.to_string().contains(&why.to_string()), "the rule is named: {found}");
    for bad in ["zz", "A@e5", "A", "--", "2.5x", "]"] {
        let found = fails(&format!("[Game \"quantik\"]\n\n1. A@a1 2. {bad} *"));
        assert!(matches!(found, ArchiveError::Illegal(2, ..)), "{bad}: {found:?}");
    }
}

#[test]
fn a_move_after_the_end_is_illegal() {
    let won = "[Game \"quantik\"]\n[Position \"D..A/bCdA/.Bad/...b\"]\n\n1. A@a1 2\n";
    assert!(matches!(fails(won), ArchiveError::Illegal(1, ..)));
}

#[test]
fn a_record_claims_the_result_that_its_moves_come_to() {
    let (first, second) = (GameResult::Won(Seat::FIRST), GameResult::Won(Seat::SECOND));
    let position = "[Game \"quantik\"]\n[Position \"D..A/bCdA/.Bad/...b\"]\n\n";
    assert_eq!(fails(&format!("{position}1")), ArchiveError::Claim(first, second));
    assert_eq!(fails(&format!("{position}*")), ArchiveError::Claim(GameResult::Unfinished, second));
    assert_eq!(fails("[Game \"quantik\"]\n\n1"), ArchiveError::Claim(first, GameResult::Unfinished));
    assert_eq!(
        fails("[Game \"quantik\"]\n\ndraw"),
        ArchiveError::Claim(GameResult::Draw, GameResult::Unfinished)
    );
    // Seats 3 and 4 can win at no table of two.
    assert_eq!(
        fails("[Game \"quantik\"]\n\n4"),
        ArchiveError::Claim(GameResult::Won(Seat::new(3)), GameResult::Unfinished)
    );
}

#[test]
fn nobody_resigns_who_does_not_sit_at_the_table() {
    for (ending, result) in [("resigned 3", "4"), ("resigned 4", "3"), ("flag 4", "3"), ("resigned 3", "*")] {
        let text = format!("[Game \"quantik\"]\n[Ending \"{ending}\"]\n\n1. A@a1 {result}");
        assert_eq!(fails(&text), ArchiveError::Value("Ending".into(), ending.into()), "{text}");
    }
    let four = "[Game \"otrio\"]\n[Options \"players=4\"]\n[Ending \"resigned 4\"]\n\n1. rL@a1 draw\n";
    assert!(four.parse::<Archive>().expect("a record").replay(KINDS).is_ok());
}

#[test]
fn a_game_that_goes_on_did_not_end_by_its_rules() {
    let text = "[Game \"quantik\"]\n[Ending \"rules\"]\n\n1. A@a1 *\n";
    let replayed = text.parse::<Archive>().expect("a record").replay(KINDS).expect("it holds");
    assert_eq!(replayed.end, None);
}

#[test]
fn nobody_leaves_who_cannot() {
    let value = |options: &str, out: &str| {
        let text = format!("[Game \"otrio\"]\n[Options \"{options}\"]\n[Out \"{out}\"]\n\n1. rL@a1 *");
        let found = text.parse::<Archive>().and_then(|archive| archive.replay(KINDS).map(drop));
        assert_eq!(found, Err(ArchiveError::Value("Out".into(), out.into())), "{options} {out}");
    };
    for out in ["", "2", "2@", "@1", "0@1", "5@1", "x@1", "2@x", "2@1 2@1", "2@1,3@1", "2@-1"] {
        value("players=4", out);
    }
    value("players=2", "2@1");
    value("players=3", "4@1");
    value("players=3", "2@2");
    value("players=3", "2@1 3@1");
}

#[test]
fn a_tag_without_meaning_is_kept_once_and_others_are_refused() {
    let mut archive = tabuleiro_table::Archive::default();
    archive.tag("Event", "Cup".to_owned()).expect("any name will do");
    archive.tag("Event", "Final".to_owned()).expect("the first is kept");
    archive.tag("Round_2", "3".to_owned()).expect("any name will do");
    let kept: Vec<_> = archive.others.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(kept, [("Event", "Cup"), ("Round_2", "3")]);
    for name in ["", "two words", "a-b", "Game", "Result", "Seat1"] {
        assert!(archive.tag(name, String::new()).is_err(), "{name}");
    }
    assert_eq!(archive.others.len(), 2);
}

#[test]
fn what_is_wrong_in_a_record_is_repeated_but_not_at_any_length() {
    let said = |game: &str| {
        let archive: tabuleiro_table::Archive =
            format!("[Game \"{game}\"]\n\n*\n").parse().expect("its form is right");
        archive.open(crate::along::KINDS).err().expect("nobody knows it").to_string()
    };
    assert!(said("chess").contains("chess"), "{}", said("chess"));
    let long = "x".repeat(500);
    assert!(said(&long).contains("xxxxx") && !said(&long).contains(&long));
}

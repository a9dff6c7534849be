//! Records that are written and read again.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::{Archive, Ending, KINDS, Table};

use crate::along::{from, game, open, record, variants, whole_game};

/// Values that a careless writer or reader would stumble over.
const ODD: [&str; 12] = [
    "a \"quoted\" word",
    "\"",
    "back\\slash",
    "ends in \\",
    "\\\"",
    "]",
    "[Game \"other\"]",
    "{braces}",
    "ünïcödé ☃",
    "",
    "  space around  ",
    "1. A *",
];

/// What is read is what was written, printing it again gives the same text, and its moves lead to the same end.
fn assert_survives(archive: &Archive, table: &dyn Table) {
    let text = archive.to_string();
    let read: Archive = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, archive, "{text}");
    assert_eq!(read.to_string(), text);
    let replayed = read.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(replayed.ended(), table.ended(), "{text}");
    assert_eq!(replayed.verdict(), table.verdict(), "{text}");
    assert_eq!(replayed.beginning(), table.beginning(), "{text}");
    for ply in 0..=table.ply() {
        assert_eq!(replayed.state(ply), table.state(ply), "{text}");
    }
}

#[test]
fn whole_games_of_every_kind_survive_being_written_and_read() {
    for kind in &KINDS {
        for setup in variants(kind) {
            for seed in 0..4 {
                let table = whole_game(kind, &setup, seed);
                assert_survives(&record(table.as_ref()), table.as_ref());
            }
        }
    }
}

#[test]
fn unfinished_games_survive_with_a_star_for_a_result() {
    for kind in &KINDS {
        for moves in [0, 1, 7] {
            let table = game(kind, &variants(kind)[1], 3, moves);
            let archive = record(table.as_ref());
            assert!(archive.to_string().ends_with("*\n"), "{archive}");
            assert_survives(&archive, table.as_ref());
        }
    }
}

#[test]
fn every_ending_survives_and_keeps_its_result() {
    let endings = [
        Ending::Resigned(Seat::FIRST),
        Ending::Resigned(Seat::SECOND),
        Ending::Flag(Seat::FIRST),
        Ending::Flag(Seat::SECOND),
        Ending::Agreed,
        Ending::MoveLimit,
        Ending::Aborted,
    ];
    for kind in &KINDS {
        for setup in variants(kind) {
            for ending in endings {
                let mut table = game(kind, &setup, 11, 5);
                table.end(ending);
                let archive = record(table.as_ref());
                assert_eq!(archive.ending, Some(ending));
                assert_survives(&archive, table.as_ref());
            }
        }
    }
}

#[test]
fn who_gives_up_at_a_table_of_two_loses() {
    for kind in &KINDS {
        let mut table = game(kind, &variants(kind)[0], 1, 2);
        table.end(Ending::Resigned(Seat::SECOND));
        assert_eq!(table.ended().and_then(|end| end.outcome), Some(Outcome::won(Seat::FIRST)));
        assert!(record(table.as_ref()).to_string().ends_with(" 1\n"));
    }
}

#[test]
fn games_that_begin_in_the_middle_survive_with_their_position() {
    for kind in &KINDS {
        for setup in variants(kind) {
            let middle = game(kind, &setup, 21, 6).state(usize::MAX).position;
            let table = whole_game(kind, &from(&middle), 22);
            let archive = record(table.as_ref());
            assert_eq!(archive.position.as_ref(), Some(&middle));
            assert_survives(&archive, table.as_ref());
        }
    }
}

#[test]
fn a_position_that_is_over_is_a_record_without_moves() {
    for kind in &KINDS {
        let end = whole_game(kind, &variants(kind)[0], 2);
        let table = open(kind, &from(&end.state(usize::MAX).position));
        assert_survives(&record(table.as_ref()), table.as_ref());
    }
}

#[test]
fn odd_names_and_tags_survive() {
    for kind in &KINDS {
        let table = game(kind, &variants(kind)[0], 5, 4);
        for odd in ODD {
            let mut archive = record(table.as_ref());
            odd.clone_into(&mut archive.seats[0]);
            archive.others =
                vec![("Event".to_owned(), odd.to_owned()), ("Round_2".to_owned(), odd.to_owned())];
            assert_survives(&archive, table.as_ref());
        }
    }
}

#[test]
fn a_line_break_in_a_tag_becomes_a_space() {
    let table = game(&KINDS[0], &variants(&KINDS[0])[0], 5, 4);
    let mut archive = record(table.as_ref());
    "two\nlines\r]".clone_into(&mut archive.seats[0]);
    let read: Archive = archive.to_string().parse().expect("it is a record");
    assert_eq!(read.seats[0], "two lines ]");
}

#[test]
fn comments_survive_wherever_they_stand() {
    let long = "a very long comment, ".repeat(20).trim_end().to_owned();
    let said = ["good", "draw 1. *", "[Game \"x\"]", "1.", "", &long, "é ☃ “so”"];
    for kind in &KINDS {
        let table = whole_game(kind, &variants(kind)[0], 9);
        let mut archive = record(table.as_ref());
        for ply in 0..=table.ply() {
            let comments = archive.comments.entry(ply).or_default();
            comments.push(said[ply % said.len()].to_owned());
            comments.push("and another".to_owned());
        }
        assert_survives(&archive, table.as_ref());
    }
}

#[test]
fn braces_in_a_comment_do_not_close_it() {
    let table = game(&KINDS[0], &variants(&KINDS[0])[0], 5, 4);
    let mut archive = record(table.as_ref());
    archive.comments.insert(2, vec!["a } b { c".to_owned()]);
    let read: Archive = archive.to_string().parse().expect("it is a record");
    assert_eq!(read.comments[&2], ["a | b | c"]);
    assert_eq!(read.moves, archive.moves);
}

#[test]
fn lines_stay_within_eighty_columns() {
    for kind in &KINDS {
        let table = whole_game(kind, &variants(kind)[0], 4);
        let text = record(table.as_ref()).to_string();
        let (_, moves) = text.split_once("\n\n").expect("tags, a blank line, moves");
        assert!(moves.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}

#[test]
fn records_with_the_line_ends_of_windows_are_read_alike() {
    for kind in &KINDS {
        let archive = record(whole_game(kind, &variants(kind)[1], 4).as_ref());
        assert_eq!(archive.to_string().replace('\n', "\r\n").parse(), Ok(archive));
    }
}

#[test]
fn moves_are_read_with_their_number_attached_and_in_other_forms() {
    for kind in &KINDS {
        let archive = record(whole_game(kind, &variants(kind)[1], 4).as_ref());
        let text = archive.to_string();
        let (tags, moves) = text.split_once("\n\n").expect("tags, a blank line, moves");
        assert_eq!(format!("{tags}\n\n{}", moves.replace(". ", ".")).parse(), Ok(archive));
    }
    let typed = "[Game \"oware\"]\n[Position \"0-0-0-7-0-1-0-4-2-1-1-0-20-12-S\"]\n\n1. D+7 1\n";
    let table = typed.parse::<Archive>().expect("a record").replay().expect("D captures seven");
    assert_eq!(table.state(1).mv.as_deref(), Some("D"));
}

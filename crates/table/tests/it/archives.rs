//! Records that are written and read again.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::archive::Replayed;
use tabuleiro_table::{Archive, ArchiveError, End, Ending, Table};

use crate::along::{KINDS, broken_off, from, game, open, record, variants, whole_game};

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
fn assert_survives(archive: &Archive, table: &dyn Table, end: Option<End>) {
    let text = archive.to_string();
    let read: Archive = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, archive, "{text}");
    assert_eq!(read.to_string(), text);
    let replayed = read.replay(KINDS).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(replayed.end, end, "{text}");
    assert_eq!(replayed.table.setting(), table.setting(), "{text}");
    for ply in 0..=table.ply() {
        assert_eq!(replayed.table.state(ply), table.state(ply), "{text}");
        assert_eq!(read.at(KINDS, ply).expect("it holds").state(usize::MAX), table.state(ply), "{text}");
    }
}

#[test]
fn whole_games_of_every_kind_survive_being_written_and_read() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            for seed in 0..4 {
                let (table, end) = whole_game(kind, &setup, seed);
                assert_survives(&record(table.as_ref(), end), table.as_ref(), end);
            }
        }
    }
}

#[test]
fn unfinished_games_survive_with_a_star_for_a_result() {
    for kind in KINDS.iter() {
        for moves in [0, 1, 7] {
            let table = game(kind, &variants(kind)[1], 3, moves);
            let archive = record(table.as_ref(), None);
            assert!(archive.to_string().ends_with("*\n"), "{archive}");
            assert_survives(&archive, table.as_ref(), None);
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
        Ending::Aborted(None),
        Ending::Aborted(Some(Seat::SECOND)),
        Ending::NoShow(Seat::FIRST),
        Ending::Abandoned(Seat::SECOND),
        Ending::Adjudicated,
    ];
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            for ending in endings {
                let table = game(kind, &setup, 11, 5);
                let end = broken_off(table.as_ref(), ending);
                let archive = record(table.as_ref(), end);
                assert_eq!(archive.ending, Some(ending));
                assert_survives(&archive, table.as_ref(), end);
            }
        }
    }
}

#[test]
fn who_gives_up_at_a_table_of_two_loses() {
    for kind in KINDS.iter() {
        let table = game(kind, &variants(kind)[0], 1, 2);
        let end = broken_off(table.as_ref(), Ending::Resigned(Seat::SECOND));
        let archive = record(table.as_ref(), end);
        assert!(archive.to_string().ends_with(" 1\n"));
        let Replayed { end, .. } = archive.replay(KINDS).expect("it holds");
        assert_eq!(end.and_then(|end| end.outcome), Some(Outcome::won(Seat::FIRST)));
    }
}

#[test]
fn games_that_begin_in_the_middle_survive_with_their_position() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let middle = game(kind, &setup, 21, 6).state(usize::MAX).position;
            let (table, end) = whole_game(kind, &from(&middle), 22);
            let archive = record(table.as_ref(), end);
            assert_eq!(archive.position.as_ref(), Some(&middle));
            assert_survives(&archive, table.as_ref(), end);
        }
    }
}

#[test]
fn a_position_that_is_over_is_a_record_without_moves() {
    for kind in KINDS.iter() {
        // Not every game ends by its position: some end because one has come back.
        let ended = |seed| {
            let (over, end) = whole_game(kind, &variants(kind)[0], seed);
            let table = open(kind, &from(&over.state(usize::MAX).position));
            table.now().1.is_some().then_some((table, end))
        };
        let (table, end) = (2..50).find_map(ended).expect("most games do");
        assert_survives(&record(table.as_ref(), end), table.as_ref(), end);
    }
}

#[test]
fn odd_names_and_tags_survive() {
    for kind in KINDS.iter() {
        let table = game(kind, &variants(kind)[0], 5, 4);
        for odd in ODD {
            let mut archive = record(table.as_ref(), None);
            odd.clone_into(&mut archive.seats[0]);
            archive.others =
                vec![("Event".to_owned(), odd.to_owned()), ("Round_2".to_owned(), odd.to_owned())];
            assert_survives(&archive, table.as_ref(), None);
        }
    }
}

#[test]
fn a_line_break_in_a_tag_becomes_a_space() {
    let mut archive = record(game(KINDS.0[0], &variants(KINDS.0[0])[0], 5, 4).as_ref(), None);
    "two\nlines\r]".clone_into(&mut archive.seats[0]);
    let read: Archive = archive.to_string().parse().expect("it is a record");
    assert_eq!(read.seats[0], "two lines ]");
}

#[test]
fn comments_survive_wherever_they_stand() {
    let long = "a very long comment, ".repeat(20).trim_end().to_owned();
    let said = ["good", "draw 1. *", "[Game \"x\"]", "1.", "", &long, "é ☃ “so”"];
    for kind in KINDS.iter() {
        let (table, end) = whole_game(kind, &variants(kind)[0], 9);
        let mut archive = record(table.as_ref(), end);
        for ply in 0..=table.ply() {
            let comments = archive.main.comments.entry(ply).or_default();
            comments.push(said[ply % said.len()].to_owned());
            comments.push("and another".to_owned());
        }
        assert_survives(&archive, table.as_ref(), end);
    }
}

#[test]
fn braces_in_a_comment_do_not_close_it() {
    let mut archive = record(game(KINDS.0[0], &variants(KINDS.0[0])[0], 5, 4).as_ref(), None);
    archive.main.comments.insert(2, vec!["a } b { c".to_owned()]);
    let read: Archive = archive.to_string().parse().expect("it is a record");
    assert_eq!(read.main.comments[&2], ["a | b | c"]);
    assert_eq!(read.moves(), archive.moves());
}

#[test]
fn lines_stay_within_eighty_columns() {
    for kind in KINDS.iter() {
        let (table, end) = whole_game(kind, &variants(kind)[0], 4);
        let text = record(table.as_ref(), end).to_string();
        let (_, moves) = text.split_once("\n\n").expect("tags, a blank line, moves");
        assert!(moves.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}

#[test]
fn records_with_the_line_ends_of_windows_are_read_alike() {
    for kind in KINDS.iter() {
        let (table, end) = whole_game(kind, &variants(kind)[1], 4);
        let archive = record(table.as_ref(), end);
        assert_eq!(archive.to_string().replace('\n', "\r\n").parse(), Ok(archive));
    }
}

#[test]
fn moves_are_read_with_their_number_attached_and_in_other_forms() {
    for kind in KINDS.iter() {
        let (table, end) = whole_game(kind, &variants(kind)[1], 4);
        let archive = record(table.as_ref(), end);
        let text = archive.to_string();
        let (tags, moves) = text.split_once("\n\n").expect("tags, a blank line, moves");
        assert_eq!(format!("{tags}\n\n{}", moves.replace(". ", ".")).parse(), Ok(archive));
    }
    let typed = "[Game \"oware\"]\n[Position \"0-0-0-7-0-1-0-4-2-1-1-0-20-12-S\"]\n\n1. D+7 1\n";
    let replayed = typed.parse::<Archive>().expect("a record").replay(KINDS).expect("D captures seven");
    assert_eq!(replayed.table.state(1).mv.as_deref(), Some("D"));
}

fn read(text: &str) -> Archive {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn whoever_left_while_the_others_played_on_is_named() {
    let begin = "[Game \"otrio\"]\n[Options \"players=3\"]\n";
    let text = format!(
        "{begin}[Out \"2@4\"]\n[Result \"*\"]\n\n1. rL@a1 2. gL@b1 3. bL@c1 4. rM@a1 5. bM@b2 6. rS@c3 *\n"
    );
    let archive = read(&text);
    assert_eq!(archive.out, [(Seat::SECOND, 4)]);
    assert_eq!(archive.to_string(), text);
    let replayed = archive.replay(KINDS).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(replayed.end, None);
    assert_eq!(replayed.table.state(usize::MAX).turn, Some(Seat::new(2)));
    // In a line that leaves the game before, the seat still plays.
    let beside = text.replace("4. rM@a1", "4. rM@a1 (4. rS@a1 5. gM@a2)");
    read(&beside).replay(KINDS).unwrap_or_else(|error| panic!("{error}"));
    let beside = text.replace("5. bM@b2", "5. bM@b2 (5. gM@a2)");
    assert!(matches!(read(&beside).replay(KINDS), Err(ArchiveError::IllegalVariation(..))));
    // The last who is left wins.
    let ended =
        text.replace("[Result \"*\"]", "[Ending \"resigned 1\"]\n[Result \"3\"]").replace(" *\n", " 3\n");
    let end = read(&ended).replay(KINDS).unwrap_or_else(|error| panic!("{error}")).end.expect("it is over");
    assert_eq!(end.outcome.and_then(|outcome| outcome.winner), Some(Seat::new(2)));
}

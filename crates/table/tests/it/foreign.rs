//! Other programs' records, in and out.

use tabuleiro_game::Seat;
use tabuleiro_table::{Archive, Ending, Foreign, Kind, Setup};

use crate::along::{KINDS, broken_off, from, game, record, variants, whole_game};

/// Every kind that has another program's form, with that form.
fn spoken() -> Vec<(&'static dyn Kind, Foreign)> {
    let spoken: Vec<_> = KINDS.iter().filter_map(|kind| Some((kind, kind.foreign()?))).collect();
    assert!(!spoken.is_empty(), "at least Oware has one");
    spoken
}

/// The record of a random game.
fn played(kind: &'static dyn Kind, setup: &Setup, seed: u64) -> Archive {
    let (table, end) = whole_game(kind, setup, seed);
    record(table.as_ref(), end)
}

fn ogn() -> Foreign {
    spoken()[0].1
}

fn there_and_back(form: Foreign, archive: &Archive) -> Archive {
    let text = (form.write)(archive).unwrap_or_else(|why| panic!("{why}\n{archive}"));
    let read = (form.read)(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!((form.write)(&read).as_ref(), Ok(&text), "writing what was read gives the same text");
    read
}

#[test]
fn whole_games_come_back_as_they_were() {
    for (kind, form) in spoken() {
        for setup in variants(kind) {
            for seed in 0..10 {
                let archive = played(kind, &setup, seed);
                assert_eq!(there_and_back(form, &archive), archive);
            }
        }
    }
}

#[test]
fn unfinished_and_broken_off_games_come_back_as_they_were() {
    let endings = [
        Ending::Resigned(Seat::FIRST),
        Ending::Resigned(Seat::SECOND),
        Ending::Flag(Seat::SECOND),
        Ending::Agreed,
        Ending::MoveLimit,
    ];
    for (kind, form) in spoken() {
        for moves in [0, 1, 2, 9] {
            let table = game(kind, &variants(kind)[0], 3, moves);
            let unfinished = record(table.as_ref(), None);
            assert_eq!(there_and_back(form, &unfinished), unfinished);
            for ending in endings {
                let archive = record(table.as_ref(), broken_off(table.as_ref(), ending));
                assert_eq!(archive.ending, Some(ending));
                assert_eq!(there_and_back(form, &archive), archive);
            }
        }
    }
}

#[test]
fn games_from_a_position_come_back_whoever_moves_first() {
    for (kind, form) in spoken() {
        for setup in variants(kind) {
            for moves in [3, 4, 20] {
                let middle = game(kind, &setup, 31, moves).state(usize::MAX).position;
                let archive = played(kind, &from(&middle), 32);
                assert_eq!(there_and_back(form, &archive), archive);
            }
        }
    }
}

#[test]
fn comments_tags_and_names_come_back() {
    for (kind, form) in spoken() {
        let mut archive = played(kind, &variants(kind)[0], 6);
        archive.seats = vec!["the \"south\" \\".to_owned(), "ü ☃ ]".to_owned()];
        archive.others = vec![
            ("Event".to_owned(), "a \"cup\"".to_owned()),
            ("Site".to_owned(), "Accra".to_owned()),
            ("Round".to_owned(), "3".to_owned()),
            ("Annotator".to_owned(), "somebody".to_owned()),
        ];
        for ply in [0, 1, 2, archive.moves().len()] {
            archive.main.annotate(ply, &format!("after {ply}: 1. A+2 27-12 [x]"));
            archive.main.annotate(ply, "and more");
        }
        archive.main.annotate(2, "[%value win 5]");
        assert_eq!(there_and_back(form, &archive), archive);
    }
}

#[test]
fn only_the_game_that_has_the_form_is_written_in_it() {
    for (owner, form) in spoken() {
        for kind in KINDS.iter().filter(|kind| kind.name() != owner.name()) {
            let archive = played(kind, &variants(kind)[0], 1);
            let why = (form.write)(&archive).expect_err("it is another game");
            tabuleiro_testkit::words::assert_said(&why);
        }
    }
}

#[test]
fn records_that_do_not_hold_are_not_written() {
    for (kind, form) in spoken() {
        let mut archive = record(game(kind, &variants(kind)[0], 1, 6).as_ref(), None);
        archive.main.moves[3] = "zz".to_owned();
        assert!((form.write)(&archive).is_err());
    }
}

#[test]
fn a_file_of_auale_is_read() {
    let text = "[Variant \"Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"2012.11.04\"]\n[Round \"?\"]\n\
                [South \"Ama\"]\n[North \"Kofi\"]\n[Result \"27-9\"]\n\n\
                1. C e 2. C f {well played} 3. C d 4. E c 5. D a 6. B f 7. E b 8. A 27-9\n";
    // What each move captures may be left out; here it is the first of the facts about whole games.
    let archive = (ogn().read)(text);
    let archive = archive.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(archive.moves().concat(), "CeCfCdEcDaBfEbA");
    assert_eq!((archive.seats.join(" "), archive.date.as_str()), ("Ama Kofi".to_owned(), "2012.11.04"));
    assert_eq!(archive.result.to_string(), "1");
    assert_eq!(archive.main.comments[&4], ["well played"]);
    assert!(archive.others.is_empty(), "a question mark is no knowledge");
    archive.replay(KINDS).expect("it holds");
}

#[test]
fn a_wrong_capture_count_is_refused() {
    let begin = "[Variant \"Abapa\"]\n[FEN \"0-1-6-6-6-6-4-0-1-6-6-6-0-0-S\"]\n\n";
    assert!((ogn().read)(&format!("{begin}1. C+2 *\n")).is_ok());
    assert!((ogn().read)(&format!("{begin}1. C *\n")).is_ok());
    for wrong in ["C+3", "C+0", "C+", "C+x", "F+2", "C+2+2"] {
        let why = (ogn().read)(&format!("{begin}1. {wrong} *\n")).expect_err("that is not what it captures");
        tabuleiro_testkit::words::assert_said(&why);
    }
}

#[test]
fn texts_that_are_no_such_file_are_refused_with_a_sentence() {
    for text in [
        "[Variant \"Kalah\"]\n\n*",
        "[Variant \"Abapa\"]\n[Result \"many-few\"]\n\n*",
        "[Variant \"Abapa\"]\n[FEN \"nonsense\"]\n\n*",
        "[Variant \"Abapa\"]\n\n1. A {open",
        "[Variant \"Abapa\"]\n\n1. Z *",
        "[Variant \"Abapa\"]\n\n1. A 2. B *",
        "[Variant \"Abapa\"]\n\n1. A * b",
        "[Variant Abapa]\n\n*",
        "[Variant \"Abapa\"]\n[Result \"27-12\"]\n\n1. A *",
    ] {
        let why = (ogn().read)(text).expect_err(text);
        tabuleiro_testkit::words::assert_said(&why);
    }
}

#[test]
fn a_result_before_the_end_means_that_somebody_gave_up_or_both_agreed() {
    let with =
        |result: &str| (ogn().read)(&format!("[Variant \"Abapa\"]\n\n1. A b {result}\n")).expect("a game");
    assert_eq!(with("25-3").ending, Some(Ending::Resigned(Seat::SECOND)));
    assert_eq!(with("3-25").ending, Some(Ending::Resigned(Seat::FIRST)));
    assert_eq!(with("24-24").ending, Some(Ending::Agreed));
    assert_eq!(with("*").ending, None);
    for result in ["25-3", "3-25", "24-24", "*"] {
        let archive = with(result);
        assert_eq!(archive.to_string().parse(), Ok(archive.clone()));
        archive.replay(KINDS).expect("it holds in our form too");
    }
}

/// Tags by which one form says what the other says by another tag must not change the game.
#[test]
fn tags_of_one_form_do_not_disturb_the_other() {
    let text = "[Variant \"Abapa\"]\n[South \"Ama\"]\n[North \"Kofi\"]\n[Options \"rules=report\"]\n\
                [Position \"nonsense\"]\n[Seat1 \"x\"]\n[Seat7 \"x\"]\n[Elo \"1\"]\n\n1. D c *\n";
    let archive = (ogn().read)(text).expect("strange tags are no harm");
    let again: Archive = archive.to_string().parse().unwrap_or_else(|error| panic!("{error}\n{archive}"));
    assert_eq!(again, archive);
    assert_eq!(
        (again.options.as_str(), again.position, again.seats.join(" ")),
        ("", None, "Ama Kofi".to_owned())
    );

    let ours = "[Game \"oware\"]\n[South \"x\"]\n[FEN \"nonsense\"]\n[Variant \"Kalah\"]\n[Elo \"3\"]\n\n1. D 2. c *\n";
    let archive: Archive = ours.parse().expect("a record");
    let again = there_and_back(ogn(), &archive);
    assert_eq!((again.moves().concat(), again.result), ("Dc".to_owned(), archive.result));
    assert_eq!(again.others, [("Elo".to_owned(), "3".to_owned())]);
}

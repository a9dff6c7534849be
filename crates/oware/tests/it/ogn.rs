//! The game files of Aualé.

use tabuleiro_game::Record;
use tabuleiro_oware::{Ogn, Oware};

use crate::{at, game};

fn start() -> Oware {
    at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")
}

fn read(text: &str) -> Ogn {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn refused(text: &str) -> String {
    text.parse::<Ogn>().expect_err("it cannot be read").to_string()
}

#[test]
fn a_whole_game_is_written() {
    let mut file = Ogn::of(&game(start(), "CeCfCdEcDaBfEbA"));
    file.south = "Ama \"Queen\"".to_owned();
    file.date = "2012.11.04".to_owned();
    file.comments.push((2, "both\nopen  wide".to_owned()));
    let text = "[Variant \"Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"2012.11.04\"]\n[Round \"?\"]\n\
        [South \"Ama \\\"Queen\\\"\"]\n[North \"?\"]\n[Result \"27-4\"]\n\n\
        1. C e {both open wide} 2. C f 3. C d 4. E+2 c 5. D+8 a 6. B+7 f 7. E+2 b+4\n8. A+8 27-4\n";
    assert_eq!(file.to_string(), text);
    assert_eq!(read(text).to_string(), text);
}

#[test]
fn what_is_written_is_read_again() {
    use tabuleiro_testkit::walk;
    for start in crate::laws::starts() {
        for seed in 0..5 {
            let record = walk::game(&start, seed);
            let file = Ogn::of(&record);
            let text = file.to_string();
            assert_eq!(read(&text), file, "{text}");
            assert_eq!(read(&text).to_string(), text);
            assert_eq!(read(&text).record(), Some(record));
        }
    }
}

#[test]
fn a_game_that_north_begins_says_so() {
    let here = at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
    let text = Ogn::of(&game(here, "aAb")).to_string();
    assert!(text.contains("[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n1... a 2. A b *\n"), "{text}");
    assert_eq!(read(&text).start, Some(here));
}

#[test]
fn turns_passed_over_leave_a_gap() {
    let here = at("1-0-0-0-0-2-0-0-0-0-0-0-22-23-S rules=report");
    let text = Ogn::of(&game(here, "AF")).to_string();
    assert!(text.starts_with("[Variant \"Report\"]"), "{text}");
    assert!(text.ends_with("\n1. A 2. F *\n"), "{text}");
    assert_eq!(read(&text).moves.len(), 2);
}

#[test]
fn files_are_read_as_people_write_them() {
    let file = read("\u{feff}[Event \"Cup\"]\r\n[Opening \"none\"]\r\n\r\n1.D c{so so}\r\n2. F\r\n*\r\n");
    assert_eq!((file.event.as_str(), file.moves.len(), file.result), ("Cup", 3, None));
    assert_eq!(file.others, [("Opening".to_owned(), "none".to_owned())]);
    assert_eq!(file.comments, [(2, "so so".to_owned())]);
    assert_eq!(read("*").record(), Some(Record::new(start())));
    assert_eq!(
        read("[Variant \"report\"]\n\n1. D *").start,
        Some(at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S rules=report"))
    );
}

#[test]
fn every_fault_is_named() {
    let cases = [
        ("", "The file ends before its result: it seems to be cut short."),
        ("[Result \"*\"]\n\n1. D c 2. F", "The file ends before its result: it seems to be cut short."),
        ("[Event \"a\"]\n[Event \"b\"]\n\n*", "The tag “Event” stands twice."),
        ("1. D 99-99", "The result 99-99 has more than 48 seeds."),
        ("1. D D", "Move 2, “D”: House D is South’s: North sows the houses a to f."),
        ("1. D c 2. D", "Move 3, “D”: House D is empty: there is nothing to sow."),
        ("1. D+2", "Move 1, “D+2”: House D captures 0 here, not “2”."),
        ("1. C e 2. C f 3. C d 4. E+3", "Move 7, “E+3”: House E captures 2 here, not “3”."),
        ("1. 3", "Move 1, “3”: “3” is not a house: the houses are A to F and a to f."),
        ("1. D {open", "A comment is not closed: after the opening brace there is no closing one."),
        ("1. D 27-12 c", "After the result there is “c”: a file holds one game."),
        ("[South Ama]", "Line 1: “[South Ama]” is not a tag; one looks like [South \"Ama\"]."),
        ("[Result \"1-0-1\"]", "The Result tag: “1-0-1” is neither the final seeds, such as 27-12, nor *."),
        ("[Result \"27-12\"]\n\n1. D *", "The result at the end is not the one in the Result tag."),
        ("[Variant \"Kalah\"]", "The variant “Kalah” does not fit: the position is played by “Abapa”."),
        (
            "[FEN \"nothing\"]",
            "The FEN tag: “nothing” is not a position: one looks like 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S.",
        ),
        (
            "1. C e 2. C f 3. C d 4. E c 5. D a 6. B f 7. E b 8. A 2-27",
            "The result does not fit the moves. South wins: 27 seeds captured against 4.",
        ),
        (
            "1. C e 2. C f 3. C d 4. E c 5. D a 6. B f 7. E b 8. A a",
            "Move 16, “a”: The game is over: no house can be sown any more.",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(refused(text), sentence, "{text}");
    }
}

#[test]
fn spoilt_files_never_panic() {
    let text = Ogn::of(&game(start(), "CeCfCdEcDaBfEbA")).to_string();
    let letters: Vec<char> = text.chars().collect();
    for place in 0..letters.len() {
        for letter in ['{', '}', '[', '"', '\\', '9', 'a', '+', '-', 'é'] {
            let mut spoilt = letters.clone();
            spoilt[place] = letter;
            let spoilt: String = spoilt.into_iter().collect();
            if let Ok(file) = spoilt.parse::<Ogn>() {
                assert_eq!(read(&file.to_string()), file, "{spoilt}");
            }
        }
        let cut: String = letters[..place].iter().collect();
        let _ = cut.parse::<Ogn>();
    }
}

//! Texts: what is refused, and what a person may type.

use tabuleiro_game::{Game, Lang, Misread, Options, Read, Reading, Rules};
use tabuleiro_oolong::{Compass, Marker, Move, Oolong, OolongOptions, Refusal, Tea};
use tabuleiro_testkit::walk;

use crate::laws::{TRICKY, at, start, starts};

const EMPTY: &str =
    "........./........./........./........./........./........./........./........./.........";

fn error(text: &str) -> String {
    match text.parse::<Oolong>() {
        Ok(read) => panic!("“{text}” is read as {read}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_start_is_the_text_of_the_specification() {
    assert_eq!(start("").to_string(), format!("{EMPTY} b c/c BGKJ-RRUC -"));
    assert_eq!(start("rules=report").to_string(), format!("{EMPTY} b c/c BGKJ-RRUC - rules=report"));
}

#[test]
fn a_position_that_ends_too_early_says_what_is_missing() {
    assert_eq!(error(""), "The position ends too early; what is missing is the nine tables.");
    assert_eq!(error(EMPTY), "The position ends too early; what is missing is who places next.");
    assert_eq!(
        error(&format!("{EMPTY} b c/c")),
        "The position ends too early; what is missing is the markers."
    );
}

#[test]
fn malformed_parts_are_named() {
    assert_eq!(
        error("......... b c/c BGKJ-RRUC -"),
        "A position has nine tables with / between them, not 1."
    );
    assert_eq!(error(&format!("{} b c/c BGKJ-RRUC -", &EMPTY[1..])), "Table nw must have nine seats, not 8.");
    assert_eq!(
        error(&format!("{} b c/c BGKJ-RRUC -", EMPTY.replacen("/.", "/x", 1))),
        "“x” on n/nw is neither a cup, b or g, nor an empty seat, a full stop."
    );
    assert_eq!(
        error(&format!("{EMPTY} B c/c BGKJ-RRUC -")),
        "“B” does not say who places next: that is b or g."
    );
    assert_eq!(
        error(&format!("{EMPTY} b c BGKJ-RRUC -")),
        "“c” is not a seat for the waiter: that is table/seat, such as c/ne."
    );
    assert_eq!(
        error(&format!("{EMPTY} b c/c BGKJ-RRUC x")),
        "“x” is not a waiting marker: that is - or actor and table, such as b:ne."
    );
    assert!(
        error(&format!("{EMPTY} b c/c BGKJ-RRUC - markers=BGKJ-RRUC")).contains("no option “markers” here")
    );
}

#[test]
fn a_wrong_set_of_markers_is_impossible() {
    for (markers, sentence) in [
        ("BGKJRRUC-", "are not nine letters with - in the middle."),
        ("BGKJ-RRU", "are not nine letters with - in the middle."),
        ("BGKJ-RRUU", "are not the eight of the game, B G K J R R U C in some order."),
        ("BGKJ-RRXC", "“X” at s is not the letter of a marker: those are B G K J R U C."),
    ] {
        assert!(error(&format!("{EMPTY} b c/c {markers} -")).ends_with(sentence), "{markers}");
    }
}

#[test]
fn cups_must_fit_who_places_next() {
    let one = EMPTY.replacen('.', "b", 1);
    assert_eq!(
        error(&format!("{EMPTY} g c/c BGKJ-RRUC -")),
        "With 0 black and 0 green cups on the tables Green cannot be the next to place."
    );
    assert!(error(&format!("{one} b c/c BGKJ-RRUC -")).starts_with("With 1 black and 0 green cups"));
    assert_eq!(at(&format!("{one} g c/c BGKJ-RRUC -")).placed(), 1);
    let full = format!("{}/bbbb.....", ["bbbbggggb"; 8].join("/"));
    assert!(error(&format!("{full} g c/c BGKJ-RRUC -")).starts_with("Black cannot have 44 cups"));
}

#[test]
fn a_waiting_marker_must_be_possible() {
    for (markers, waiting, sentence) in [
        ("BGKJ-RRUC", "b:nw", "The marker at nw waits, so it is used up and its letter must be small."),
        ("BGKJ-RRUC", "b:c", "No marker can wait at c: the centre has none."),
        ("BGkJ-RRUC", "g:ne", "The marker at ne waits for Black: it cannot wait for Green."),
        ("BGKj-RRUC", "b:w", "The marker at w waits for Green: it cannot wait for Black."),
        ("bGKJ-RRUC", "b:nw", "The marker at nw cannot wait: it has nothing to offer and is skipped."),
        ("BGKJ-RRUc", "b:se", "The marker at se cannot wait: it has nothing to offer and is skipped."),
    ] {
        assert_eq!(error(&format!("{EMPTY} b c/c {markers} {waiting}")), sentence);
    }
    for (markers, waiting) in [("BGkJ-RRUC", "b:ne"), ("BGKJ-rRUC", "b:e"), ("BGKJ-rRUC", "g:e")] {
        let sentence = error(&format!("{EMPTY} b c/c {markers} {waiting}"));
        assert!(
            sentence.contains("no cup stands there that could have triggered it"),
            "nobody sits there: {sentence}"
        );
    }
    // Four black cups at e: the marker there waits for whoever brought the fourth, and that was Black.
    let four = "g......../gg......./g......../........./........./bbbb...../........./........./.........";
    assert_eq!(
        at(&format!("{four} b c/e BGKJ-rRUC b:e")).waiting().map(|(waiting, _)| waiting.actor),
        Some(Tea::Black)
    );
    assert!(error(&format!("{four} b c/e BGKJ-rRUC g:e")).contains("no cup stands there"));
    let won = "gb.b..b../bggggbbgg/ggbbgbg.g/gbggbggbb/b..b.g.../g.gbgbg.g/bb.b.b.b./g.gb.ggg./bbb.b..b. b nw/e bgkj-rruc g:e";
    assert_eq!(error(won), "The marker at e cannot wait: Green has won.");
}

#[test]
fn whole_numbers_of_steps_are_read_modulo_8() {
    for (text, canonical) in [
        ("ro:+3", "ro:+3"),
        ("ro:3", "ro:+3"),
        ("ro:-1", "ro:+7"),
        ("ro:+8", "ro:+0"),
        ("ro:-0", "ro:+0"),
        ("ro:-800003", "ro:+5"),
        ("ro:99999999999999999999999999999999999999999999999999", "ro:+7"),
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), canonical, "{text}");
    }
    for text in ["ro:", "ro:+", "ro:x", "ro:1.5", "ro:+-1", "ro:٣"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn swaps_are_read_in_either_order() {
    assert_eq!("sw:se,n".parse::<Move>().unwrap().to_string(), "sw:n,se");
    assert!("sw:n,n".parse::<Move>().is_err());
    assert!("mp:n/n>n/n".parse::<Move>().is_err());
}

#[test]
fn very_long_texts_are_refused_in_short_sentences() {
    let long = "é".repeat(100_000);
    let sentence = long.parse::<Move>().unwrap_err().to_string();
    assert!(sentence.len() < 300, "{} bytes", sentence.len());
    assert!(start("").read(&long, Lang::En).unwrap_err().to_string().len() < 300);
}

#[test]
fn options_refuse_used_markers() {
    let error = "markers=bGKJ-RRUC".parse::<OolongOptions>().unwrap_err().to_string();
    assert!(error.ends_with("before a game all letters are capitals."), "{error}");
}

fn reads(position: &Oolong, typed: &str) -> String {
    reads_in(Lang::En, position, typed)
}

fn reads_in(lang: Lang, position: &Oolong, typed: &str) -> String {
    match position.read(typed, lang) {
        Ok(Reading::Move(mv)) => mv.to_string(),
        Ok(Reading::More(question)) => question.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_bare_seat_is_at_the_waiters_table() {
    let position = start("");
    for typed in ["ne", "NE", " ne ", "c ne", "c/ne", "C/NE", "northeast", "north-east", "c, ne"] {
        assert_eq!(reads(&position, typed), "c/ne", "{typed}");
    }
    assert_eq!(reads(&position, "c"), "You cannot put a cup on c/c: the waiter stands there.");
    assert_eq!(
        reads(&position, "n ne"),
        "You must put your cup at table c: the waiter is there, and it has room."
    );
    assert_eq!(reads(&position, "c ne n"), "There is too much: the move is complete before “n”.");
    assert_eq!(reads(&position, "x"), "“x” is not a table or seat: those are nw n ne w c e sw s se.");
    assert_eq!(reads(&position, ""), "A move is missing: the text is empty.");
    assert_eq!(
        reads(&position, "decline"),
        "No marker waits for an answer: it is Black's turn to put down a cup."
    );
}

#[test]
fn words_are_read_in_the_language_of_the_program() {
    let position = start("");
    let names = [
        ("nordeste", "c/ne"),
        ("no", "c/nw"),
        ("o", "c/w"),
        ("so", "c/sw"),
        ("l", "c/e"),
        ("sueste", "c/se"),
    ];
    for (typed, answer) in names {
        assert_eq!(reads_in(Lang::Pt, &position, typed), answer, "{typed}");
    }
    assert!(reads_in(Lang::Pt, &position, "northeast").starts_with("“northeast” is not a table or seat"));
    assert!(reads(&position, "nordeste").starts_with("“nordeste” is not a table or seat"));
    assert!(reads(&position, "no").starts_with("No marker waits"), "it declines in English");
    let waits = at(TRICKY[0]);
    for typed in ["--", "-", "recusar", "recuso", "passar", "passo", "não", "nao", "Não"] {
        assert_eq!(reads_in(Lang::Pt, &waits, typed), "--", "{typed}");
    }
    assert_eq!(reads_in(Lang::Pt, &waits, "no"), "From which seat of table nw?");
    assert!(reads_in(Lang::Pt, &waits, "decline").starts_with("“decline” is not a table or seat"));
    for name in Compass::ALL {
        for lang in [Lang::En, Lang::Pt] {
            let seat = format!("c {name}");
            assert_eq!(reads_in(lang, &position, &seat), reads(&position, &format!("c/{name}")));
        }
    }
}

#[test]
fn options_describe_themselves() {
    let fields = OolongOptions::fields();
    assert_eq!(fields.iter().map(|field| field.key).collect::<Vec<_>>(), [Rules::KEY, "markers"]);
    assert_eq!(
        fields.iter().map(|field| field.values.hint()).collect::<Vec<_>>(),
        ["book|report", "RRUC-BGKJ"]
    );
    for (field, word) in fields.iter().zip(OolongOptions::default().words()) {
        assert_eq!((field.key, &field.usual), (word.key, &word.value));
    }
}

#[test]
fn a_free_placement_is_asked_for_table_and_seat() {
    let position = at(TRICKY[3]);
    assert_eq!(reads(&position, "c"), "Table c has no seat for your cup: choose another table.");
    assert_eq!(reads(&position, "ne"), "Table ne has no seat for your cup: choose another table.");
    assert_eq!(reads(&position, "n"), "On which seat of table n?");
    assert_eq!(reads(&position, "n w"), "n/w");
    assert_eq!(reads(&position, "n n"), "You cannot use n/n: a cup stands there already.");
}

#[test]
fn moving_a_cup_is_asked_part_by_part() {
    let claimed = "Table nw is already claimed: no cup is moved from it or to it.";
    assert_eq!(reads(&at(TRICKY[2]), "nw"), claimed);
    assert_eq!(reads(&at(TRICKY[2]), "n e nw"), claimed);
    let position = at(TRICKY[0]);
    for (typed, answer) in [
        ("mp", "From which table?"),
        ("n", "From which seat of table n?"),
        ("n ne", "You cannot move a cup from n/ne: Black has none there."),
        ("n n", "To which table does the cup on n/n go?"),
        ("n/n", "To which table does the cup on n/n go?"),
        ("n n n", "The cup must go to another table than n."),
        ("n n c", "On which seat of table c?"),
        ("n n c sw", "You cannot use c/sw: a cup stands there already."),
        ("n n c s", "mp:n/n>c/s"),
        ("mp:n/n c/s", "mp:n/n>c/s"),
        ("mp n n c s", "mp:n/n>c/s"),
        ("sw", "From which seat of table sw?"),
        ("sw:", "The marker at n asks for something else: one of Black's cups can be moved."),
        ("ro", "The marker at n asks for something else: one of Black's cups can be moved."),
        ("decline", "--"),
        ("pass", "--"),
        ("no", "--"),
        ("-", "--"),
    ] {
        assert_eq!(reads(&position, typed), answer, "{typed}");
    }
}

#[test]
fn the_other_markers_are_asked_part_by_part() {
    let swap = at(TRICKY[6]);
    assert_eq!(reads(&swap, "n"), "With which other table is n swapped?");
    assert_eq!(reads(&swap, "sw"), "With which other table is sw swapped?");
    assert_eq!(reads(&swap, "sw:"), "Which table?");
    assert_eq!(reads(&swap, "sw:n"), "With which other table is n swapped?");
    assert_eq!(reads(&swap, "sw n"), "sw:n,sw");
    assert_eq!(reads(&swap, "c n"), "sw:n,c");
    assert_eq!(reads(&swap, "c,n"), "sw:n,c");
    let claimed = swap.to_string().replace("/b.bg.g.bb/", "/bbbg.g.bb/").replace("..b...b..", "..b..gb..");
    assert_eq!(
        reads(&at(&claimed), "w"),
        "Table w is already claimed: this marker swaps unclaimed tables only."
    );
    assert_eq!(reads(&swap, "n n"), "A table cannot be swapped with itself, and “n” is named twice.");
    let turn = at(TRICKY[7]);
    for (typed, mv) in [
        ("3", "ro:+3"),
        ("+3", "ro:+3"),
        ("ro 3", "ro:+3"),
        ("ro\n3", "ro:+3"),
        ("ro:11", "ro:+3"),
        ("0", "ro:+0"),
        ("90°", "ro:+2"),
        ("90 °", "ro:+2"),
        ("90 deg", "ro:+2"),
        ("45º", "ro:+1"),
        ("-45 graus", "ro:+7"),
        ("405°", "ro:+1"),
    ] {
        assert_eq!(reads(&turn, typed), mv, "{typed}");
    }
    for typed in ["45", "90", "8", "9", "-1", "n", "30°", "°", "3 4", "1e9°", "99999999999999°"] {
        let how_far = "type 1 to 7 steps of 45°, or degrees with their sign, such as 90°.";
        assert_eq!(reads(&turn, typed), format!("“{typed}” does not say how far: {how_far}"));
    }
    assert!(reads(&turn, "ro 45").starts_with("“45” does not say how far"));
    assert_eq!(reads(&turn, "--"), "In the report's rules no marker may be declined.");
    let send = at(TRICKY[8]);
    assert_eq!(reads(&send, "e"), "mw:e");
    assert_eq!(reads(&send, "n"), "The waiter cannot go to table n: the last cup was put there.");
}

/// The words a person types for a move, one by one.
fn parts(mv: Move) -> Vec<String> {
    let text = mv.to_string();
    let body = text.split_once(':').map_or(text.as_str(), |(_, body)| body);
    body.split(['/', '>', ',']).map(str::to_owned).collect()
}

#[test]
fn every_legal_move_can_be_typed_part_by_part() {
    for position in walk::positions(&starts(), 1) {
        let legal: Vec<Move> = position.moves().collect();
        for mv in legal.iter().step_by(legal.len() / 60 + 1) {
            let words = parts(*mv);
            let is_free = position
                .moves()
                .any(|mv| matches!(mv, Move::Place(at) if at.table != position.waiter().table));
            let first = if matches!(mv, Move::Place(_)) && !is_free { 2 } else { 1 };
            for count in first..words.len() {
                let read = position.read(&words[..count].join(" "), Lang::En);
                assert!(
                    matches!(read, Ok(Reading::More(_))),
                    "{:?} at {position}: {read:?}",
                    &words[..count]
                );
            }
            assert_eq!(
                position.read(&words.join(" "), Lang::En),
                Ok(Reading::Move(*mv)),
                "{words:?} at {position}"
            );
        }
    }
}

#[test]
fn a_part_is_right_exactly_when_a_legal_move_begins_so() {
    for text in [TRICKY[0], TRICKY[1], TRICKY[2], TRICKY[3], TRICKY[5], TRICKY[6], TRICKY[9]] {
        let position = at(text);
        let legal: Vec<Vec<String>> = position.moves().map(parts).collect();
        let mut open: Vec<Vec<String>> = vec![Vec::new()];
        while let Some(begun) = open.pop() {
            for name in Compass::ALL {
                let words = [begun.clone(), vec![name.to_string()]].concat();
                let goes_on = legal.iter().any(|mv| {
                    let swapped = mv.iter().rev().cloned().collect::<Vec<_>>();
                    let is_swap =
                        matches!(position.waiting(), Some((_, Marker::SwapUnclaimed | Marker::SwapClaimed)));
                    mv.starts_with(&words) || (is_swap && swapped.starts_with(&words))
                });
                match position.read(&words.join(" "), Lang::En) {
                    Ok(Reading::More(_)) => {
                        assert!(goes_on, "{words:?} at {position}");
                        open.push(words);
                    }
                    Ok(Reading::Move(_)) => assert!(goes_on, "{words:?} at {position}"),
                    Err(_) => assert!(!goes_on, "{words:?} at {position}"),
                }
            }
        }
    }
}

#[test]
fn a_finished_game_reads_no_move() {
    let over = at(
        "gb.b..b../bggggbbgg/ggbbgbg.g/gbggbggbb/b..b.g.../g.gbgbg.g/bb.b.b.b./g.gb.ggg./bbb.b..b. b nw/e bgkj-rruc -",
    );
    for typed in ["n", "n n", "--", "ro", "mp n n", "3"] {
        assert_eq!(over.read(typed, Lang::En), Err(Misread::Refused(Refusal::Over)), "{typed}");
    }
}

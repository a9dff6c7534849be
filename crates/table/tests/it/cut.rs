//! Records cut short, anywhere.

use tabuleiro_game::Seat;
use tabuleiro_table::{Archive, Ending};

use crate::along::{KINDS, broken_off, game, record, variants, whole_game};

/// Cuts the text at every byte; whatever is still accepted claims what the whole record claims.
fn assert_cuts_are_harmless(archive: &Archive) {
    let text = archive.to_string();
    let mut accepted = 0;
    for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let Ok(read) = text[..cut].parse::<Archive>() else { continue };
        if read.replay(KINDS).is_ok() {
            accepted += 1;
            assert_eq!(read.result, archive.result, "cut at {cut}:\n{}", &text[..cut]);
            assert!(archive.moves().starts_with(read.moves()), "cut at {cut}:\n{}", &text[..cut]);
        }
    }
    assert!(accepted >= 1, "without its last line break a record is still whole");
}

#[test]
fn a_record_cut_anywhere_never_claims_another_result() {
    for kind in KINDS.iter() {
        for setup in &variants(kind)[..2] {
            let (table, end) = whole_game(kind, setup, 8);
            let mut archive = record(table.as_ref(), end);
            archive.main.annotate(3, "a ☃ \\ comment 1 draw");
            archive.main.annotate(2, "[%value win 5] draw");
            archive.seats[0] = "the \"first\" é".to_owned();
            assert_cuts_are_harmless(&archive);
        }
    }
}

#[test]
fn neither_does_an_unfinished_or_a_broken_off_one() {
    for kind in KINDS.iter() {
        let table = game(kind, &variants(kind)[1], 13, 13);
        let by_rules = table.now().1.and(broken_off(table.as_ref(), Ending::Agreed));
        assert_cuts_are_harmless(&record(table.as_ref(), by_rules));
        let resigned = broken_off(table.as_ref(), Ending::Resigned(Seat::FIRST));
        assert_cuts_are_harmless(&record(table.as_ref(), resigned));
    }
}

#[test]
fn foreign_records_cut_anywhere_never_claim_another_result() {
    for kind in KINDS.iter() {
        let Some(form) = kind.foreign() else { continue };
        for seed in 0..3 {
            let (table, end) = whole_game(kind, &variants(kind)[0], seed);
            let archive = record(table.as_ref(), end);
            let text = (form.write)(&archive).expect("it can be written");
            let tags = text.find("[Result").expect("a result tag");
            for cut in (tags + 20..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
                if let Ok(read) = (form.read)(&text[..cut]) {
                    assert_eq!(read.result, archive.result, "cut at {cut}:\n{}", &text[..cut]);
                }
            }
        }
    }
}

#[test]
fn bytes_of_every_sort_never_panic() {
    let kind = KINDS.0[0];
    let (table, end) = whole_game(kind, &variants(kind)[0], 3);
    let text = record(table.as_ref(), end).to_string();
    for place in (0..text.len()).filter(|&place| text.is_char_boundary(place)) {
        for odd in ["\"", "[", "]", "{", "}", "\\", "\0", "☃", "\n", "9", ".", "(", ")"] {
            let spoilt = format!("{}{odd}{}", &text[..place], &text[place..]);
            if let Ok(read) = spoilt.parse::<Archive>() {
                let _ = read.replay(KINDS);
            }
        }
    }
}

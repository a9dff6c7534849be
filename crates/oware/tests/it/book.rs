//! The book of openings: its text, and who plays from it.

use tabuleiro_game::{Game, Lang, Record, Speak};
use tabuleiro_oware::book::Advice;
use tabuleiro_oware::{Book, BookError, Move, Oware, OwareOptions};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Leash, Limit, Report, Roster, Stop};
use tabuleiro_text::Speaker;

use crate::{endings, house};

fn start() -> Oware {
    Oware::start(OwareOptions::default())
}

fn moves(letters: &str) -> Vec<Move> {
    letters.chars().map(|letter| house(&letter.to_string())).collect()
}

fn advice(letter: &str, score: i32) -> Advice {
    Advice { best: house(letter), score }
}

fn small() -> Book {
    let mut book = Book::default();
    book.add(&[], advice("F", 12)).expect("a move of the start");
    book.add(&moves("Ff"), advice("E", -7)).expect("South's again");
    book
}

fn think(aids: &Aids, name: &str, letters: &str) -> Report<Move> {
    let mut record = Record::new(start());
    for mv in moves(letters) {
        record.play(mv).expect("a legal move");
    }
    let make = find::<Oware>(name).expect("it is on the roster").make;
    make(1, aids).think(&record, &mut Leash::silent(Limit::nodes(2_000), &Stop::new()))
}

#[test]
fn what_was_written_is_read_again() {
    let text = small().to_string();
    assert!(text.starts_with("oware book 1 ") && text.ends_with("\n- F 12\nFf E -7\n"), "{text}");
    let read = Book::read(&text).expect("it was just written");
    assert_eq!((&read, read.len(), read.is_empty()), (&small(), 2, false));
    assert_eq!(read.find(&start()), Some(advice("F", 12)));
    assert!(Book::default().is_empty() && Book::default().find(&start()).is_none());
}

/// Every line of so many moves, with the position it leads to.
fn lines(plies: usize) -> Vec<(Vec<Move>, Oware)> {
    (0..plies).fold(vec![(Vec::new(), start())], |lines, _| {
        let further = |(moves, at): &(Vec<Move>, Oware)| {
            let (moves, at) = (moves.clone(), *at);
            let step = move |mv| {
                let mut next = at;
                next.apply(mv);
                ([&moves[..], &[mv]].concat(), next)
            };
            at.moves().map(step).collect::<Vec<_>>()
        };
        lines.iter().flat_map(further).collect()
    })
}

#[test]
fn a_position_is_found_by_whatever_way_it_is_reached() {
    let mut all = lines(5);
    all.sort_by_key(|(_, at)| *at);
    let [one, other] = all.windows(2).find(|pair| pair[0].1 == pair[1].1).expect("two ways lead to one")
    else {
        unreachable!("windows of two");
    };
    assert_ne!(one.0, other.0);
    let mut book = Book::default();
    let best = one.1.moves().next().expect("a move");
    book.add(&one.0, Advice { best, score: 3 }).expect("legal");
    assert_eq!(book.find(&other.1), Some(Advice { best, score: 3 }));
}

#[test]
fn what_is_cut_altered_or_of_another_version_is_noticed() {
    let text = small().to_string();
    let cut = &text[..text.len() - 8];
    let fault = |text: &str| Book::read(text).expect_err("it is damaged");
    assert_eq!(fault(cut), BookError::Altered);
    assert_eq!(fault(&text.replace("F 12", "E 12")), BookError::Altered);
    assert_eq!(fault(&text.replace("book 1", "book 2")), BookError::Version);
    assert_eq!(
        [fault(""), fault("oware"), fault("a net\n"), fault("oware book 1\n")],
        [BookError::Foreign; 4]
    );
    for fault in [BookError::Foreign, BookError::Version, BookError::Altered, BookError::Line(7)] {
        let [en, pt] = [Lang::En, Lang::Pt].map(|lang| Speaker::new(lang).say(&fault.message()));
        assert!(
            en.contains("book of openings") && pt.contains("livro de aberturas") && en == fault.to_string()
        );
    }
}

#[test]
fn lines_that_are_no_game_are_refused_by_their_number() {
    let mut book = small();
    let refused = |result: Result<(), BookError>| assert_eq!(result, Err(BookError::Line(4)));
    refused(book.add(&moves("FF"), advice("f", 0)));
    refused(book.add(&moves("F"), advice("F", 0)));
    assert_eq!(book, small());
    for line in ["- F", "- F x", "- FE 1", "x F 1", "- F 1 1", "- G 1", ""] {
        let body = format!("- F 12\n{line}\n");
        let sum = body.bytes().fold(0xCBF2_9CE4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        let read = Book::read(&format!("oware book 1 {sum:016x}\n{body}"));
        assert_eq!(read, Err(BookError::Line(3)), "{line:?}");
    }
}

#[test]
fn the_book_that_is_shipped_is_whole_and_answers_every_first_move() {
    let book = Book::shipped().expect("it is whole");
    assert!(book.find(&start()).is_some());
    for first in start().moves() {
        let mut after = start();
        after.apply(first);
        assert!(book.find(&after).is_some(), "nothing is said about {first}");
    }
    assert_eq!(book.to_string(), include_str!("../../book.txt"));
}

#[test]
fn the_strongest_plays_from_the_book_unless_it_is_closed_and_the_others_never_do() {
    let advice = Book::shipped().expect("it is whole").find(&start()).expect("the start is in it");
    let with = think(&endings(), "grandmaster", "");
    assert_eq!((with.best, with.score, with.nodes), (Some(advice.best), Some(advice.score), 0));
    assert_eq!(with.line, [advice.best]);
    assert!(think(&endings().without_book(), "grandmaster", "").nodes > 0);
    assert!(think(&endings(), "master", "").nodes > 0);
    // Nobody's book goes as far as this.
    assert!(think(&endings(), "grandmaster", "FfEeDdCcBb").nodes > 0);
}

#[test]
fn what_the_strongest_has_at_hand_is_told() {
    let told = |aids: &Aids| {
        let said =
            Oware::at_hand(aids).into_iter().map(|found| found.expect("nothing is damaged").to_string());
        said.collect::<Vec<_>>().join("\n")
    };
    let all = told(&endings());
    assert!(all.contains("weights") && all.contains("up to 12 seeds") && all.contains("positions."), "{all}");
    let little = told(&Aids::none().without_book());
    assert!(little.contains("No endings") && little.contains("closed"), "{little}");
}

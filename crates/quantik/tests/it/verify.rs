//! The long checks, which `cargo xtask verify` runs: every class of positions there is.

use tabuleiro_game::Rules;
use tabuleiro_quantik::solve::atlas::Atlas;
use tabuleiro_quantik::solve::binding::bind;
use tabuleiro_quantik::solve::book::Book;
use tabuleiro_quantik::solve::scores::Scores;
use tabuleiro_quantik::solve::value;
use tabuleiro_search::Leash;
use tabuleiro_testkit::verify::is_asked;

use crate::solved::{BOTH, assert_counts};

#[test]
fn verify_every_class() {
    if !is_asked() {
        return;
    }
    let atlas = Atlas::new(2);
    assert_counts(&atlas, 16);
    assert_eq!((0..=16).map(|pieces| atlas.count(pieces).classes).sum::<u64>(), 11_084_231);
    assert_eq!((0..=16).map(|pieces| atlas.count(pieces).stuck).sum::<u64>(), 183_804);
    let [book, report] = BOTH.map(|rules| Scores::of(&atlas, rules, 2));
    assert_eq!(bind(&atlas, &book, &report), Book::shipped().expect("it was not damaged").write());
    let most = [(Rules::Book, book), (Rules::Report, report)]
        .map(|(rules, scores)| search_all(&atlas, rules, &scores));
    assert_eq!(most, [4_277, 2_960]);
}

/// Compares the value of every class with its score; the most moves that one of them took.
fn search_all(atlas: &Atlas, rules: Rules, scores: &Scores) -> u64 {
    let mut most = 0;
    for pieces in 0..=16 {
        for (class, score) in atlas.classes(pieces).zip(scores.level(pieces)) {
            let mut leash = Leash::free();
            let at = class.position(rules);
            assert_eq!(value::seek(&at, &mut leash), Ok(score), "{at}");
            most = most.max(leash.nodes());
        }
    }
    most
}

//! The report's players: their values, their ties, their strength.

use std::collections::BTreeSet;

use tabuleiro_game::{Game, Record};
use tabuleiro_quantik::bots::{LOSES, Level, THREATENS, WINS, value};
use tabuleiro_quantik::{Move, Quantik};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Entry, Leash, Roster};
use tabuleiro_testkit::{Naive, walk};

use crate::laws::starts;
use crate::naive::Slow;

fn at(text: &str) -> Quantik {
    text.parse().expect("this can happen")
}

fn values(text: &str, mv: &str) -> [i32; 2] {
    let mv = mv.parse().expect("a move");
    [Level::Two, Level::Three].map(|level| value(&at(text), mv, level))
}

/// The report's value, from the words of its text, on the slow board.
fn slow_value(before: &Slow, mv: &str, level: Level) -> i32 {
    let me = before.white_moves();
    let next = before.after_by(me, mv);
    let wins = |board: &Slow, white: bool, mv: &str| {
        let after = board.after_by(white, mv);
        after.completed() || !board.is_report() && after.moves_of(!white).is_empty()
    };
    let replies = next.moves_of(!me);
    if wins(before, me, mv) {
        return WINS;
    }
    if replies.iter().any(|reply| wins(&next, !me, reply)) {
        return LOSES;
    }
    let threats = next.moves_of(me).into_iter().filter(|own| next.after_by(me, own).completed());
    if threats.into_iter().any(|own| !replies.contains(&own)) {
        return THREATENS;
    }
    if level == Level::Two { 0 } else { -64 + replies.len() as i32 }
}

#[test]
fn every_move_has_the_value_that_the_report_gives_it() {
    let mut seen = BTreeSet::new();
    for position in walk::positions(&starts(), 6) {
        let slow = Slow::of(&position);
        for mv in position.moves() {
            for level in [Level::Two, Level::Three] {
                let expected = slow_value(&slow, &mv.to_string(), level);
                assert_eq!(value(&position, mv, level), expected, "{mv} at {position}, {level:?}");
                seen.insert(expected);
            }
        }
    }
    assert!([WINS, THREATENS, -64 + 1, 0, LOSES].iter().all(|value| seen.contains(value)), "{seen:?}");
}

#[test]
fn a_move_that_completes_a_line_is_worth_minus_66() {
    assert_eq!(values("D..A/bC.A/.Bad/...b", "D@c3"), [WINS, WINS]);
}

#[test]
fn a_move_that_lets_the_opponent_complete_a_line_is_worth_10() {
    assert_eq!(values("Ab../..../..../....", "C@c4"), [LOSES, LOSES]);
}

#[test]
fn a_threat_that_the_opponent_cannot_parry_with_that_shape_is_worth_minus_65() {
    // White's second sphere would complete row 4, and Brown may put none there: White has one in that zone already.
    assert_eq!(values("Ab../...D/..../.c..", "C@c4"), [THREATENS, THREATENS]);
}

#[test]
fn a_first_move_is_worth_0_or_counts_its_53_replies() {
    assert_eq!(values("..../..../..../....", "A@a1"), [0, -64 + 53]);
}

#[test]
fn a_move_without_reply_wins_by_the_book_and_counts_none_by_the_report() {
    assert_eq!(values("BCAB/.Cdd/DDbc/.abc", "A@a3"), [WINS, WINS]);
    assert_eq!(values("BCAB/.Cdd/DDbc/.abc rules=report", "A@a3"), [0, -64]);
}

fn played(name: &str, text: &str) -> BTreeSet<Move> {
    let record = Record::new(at(text));
    let entry: &Entry<Quantik> = find(name).expect("it is on the roster");
    let think = |seed| (entry.make)(seed, &Aids::none()).think(&record, &mut Leash::free()).best;
    (0..1_000).filter_map(think).collect()
}

#[test]
fn among_moves_of_the_lowest_value_any_may_be_played() {
    for text in ["..../..../..../....", "Ab../..../..../....", "D..A/bC.A/.Bad/...b"] {
        for (name, level) in [("level2", Level::Two), ("level3", Level::Three)] {
            let position = at(text);
            let least = position.moves().map(|mv| value(&position, mv, level)).min();
            let best: BTreeSet<Move> =
                position.moves().filter(|&mv| Some(value(&position, mv, level)) == least).collect();
            assert_eq!(played(name, text), best, "{name} at {text}");
        }
    }
    assert_eq!(played("level1", "D..A/b.../.Ba./...b").len(), 26);
}

#[test]
fn no_bot_moves_when_the_game_is_over() {
    for entry in Quantik::roster() {
        assert!(played(entry.name, "D..A/bCdA/.Bad/...b").is_empty());
    }
}

//! The net against a slow one, looked at from everywhere, and bytes that were altered.

use tabuleiro_game::{Game, Symmetry};
use tabuleiro_search::mcts::{Leaf, Prospect};
use tabuleiro_search::random;
use tabuleiro_testkit::walk;

use super::*;
use crate::OolongOptions;

fn learnt() -> &'static Net {
    Net::learnt().expect("the net that comes with the program is whole")
}

fn open_positions() -> Vec<Oolong> {
    let dealt = |seed| Oolong::start(Oolong::deal(OolongOptions::default(), &mut random::seeded(seed)));
    let report = Oolong::start("rules=report markers=RGJU-CKBR".parse().expect("options"));
    let mut all = walk::positions(&[dealt(1), dealt(2), dealt(3), report], 12);
    all.retain(|at| at.outcome().is_none());
    all
}

/// What a sum of thousandths is worth.
fn chance(sum: i64) -> f64 {
    1.0 / (1.0 + (-sum as f64 / 1_000.0).exp())
}

/// The value of a position in thousandths, one weight after another.
fn plain(weights: &[i16], at: &Oolong) -> i64 {
    let weight = |row: usize, lane: usize| i64::from(weights[row * WIDTH + lane]);
    let mut rows = vec![scene::ROWS];
    scene::each(at, |row| rows.push(row));
    let sum = |lane: usize| rows.iter().map(|row| weight(*row, lane)).sum::<i64>();
    let bent = |sum: i64| sum.clamp(0, 255) * sum.clamp(0, 255) / 256;
    let value: i64 = (0..WIDTH).map(|lane| bent(sum(lane)) * weight(scene::ROWS + 1, lane)).sum();
    value / 1_024 + sum(WIDTH - 1)
}

#[test]
fn the_quick_value_is_the_plain_one() {
    let weights = learnt().weights();
    for at in open_positions() {
        let (quick, slow) = (f64::from(learnt().chance(&at)), chance(plain(&weights, &at)));
        assert!((quick - slow).abs() < 0.003, "{quick} and {slow} at {at}");
    }
}

fn listed(at: &Oolong, before: &[Move]) -> Vec<Prospect<Move>> {
    let mut fresh = Vec::new();
    learnt().list(at, before, &mut fresh);
    fresh
}

#[test]
fn what_is_added_up_move_by_move_is_what_is_added_up_from_nothing() {
    for at in open_positions() {
        for Prospect { share, mv, .. } in listed(&at, &[]) {
            let mut after = at;
            after.apply(mv);
            let expected = match after.outcome() {
                Some(outcome) => {
                    outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == at.turn())))
                }
                None => learnt().share(&after, at.turn()),
            };
            assert_eq!(share.to_bits(), expected.to_bits(), "{mv} at {at}");
        }
    }
}

#[test]
fn every_move_is_listed_once_is_legal_and_has_a_prior() {
    for at in open_positions() {
        let first = listed(&at, &[]);
        let mut moves: Vec<Move> = first.iter().map(|prospect| prospect.mv).collect();
        let sum: f32 = first.iter().map(|prospect| prospect.prior).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum} at {at}");
        if moves.len() < at.count_moves() as usize {
            let late = listed(&at, &moves);
            assert!(late.iter().map(|prospect| prospect.prior).sum::<f32>() < 0.11, "at {at}");
            moves.extend(late.iter().map(|prospect| prospect.mv));
        }
        moves.sort_unstable();
        assert!(moves.iter().copied().eq(at.moves()), "at {at}");
    }
}

#[test]
fn of_many_moves_one_that_wins_at_once_is_listed_first() {
    let wins = |at: &Oolong, mv: Move| {
        let mut after = *at;
        after.apply(mv);
        after.outcome().is_some_and(|outcome| outcome.winner == Some(at.turn()))
    };
    let many = open_positions().into_iter().filter(|at| at.count_moves() > 24);
    let won = many.filter(|at| at.moves().any(|mv| wins(at, mv)));
    for at in won {
        assert!(listed(&at, &[]).iter().any(|prospect| wins(&at, prospect.mv)), "at {at}");
    }
}

#[test]
fn positions_that_are_alike_are_valued_alike() {
    for at in open_positions().into_iter().step_by(7) {
        let chance = learnt().chance(&at);
        assert!(chance > 0.0 && chance < 1.0, "{chance} at {at}");
        for symmetry in 1..Oolong::SYMMETRIES {
            let image = at.image(symmetry);
            assert_eq!(learnt().chance(&image).to_bits(), chance.to_bits(), "at {at}");
        }
    }
}

#[test]
fn a_net_is_read_as_it_was_written() {
    let bytes = learnt().bytes();
    let again = Net::read(&bytes).expect("it is whole");
    assert_eq!(again.weights(), learnt().weights());
    assert!(bytes.len() < 1 << 20, "{} bytes", bytes.len());
}

#[test]
fn a_net_that_was_cut_or_altered_or_is_of_another_version_is_refused_in_a_sentence() {
    let whole = learnt().bytes();
    let refused = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = whole.clone();
        change(&mut bytes);
        Net::read(&bytes).expect_err("it is refused")
    };
    let half = whole.len() / 2;
    assert_eq!(refused(&|bytes| bytes.truncate(half)), BrokenNet::Cut(half));
    assert_eq!(refused(&|bytes| bytes.truncate(10)), BrokenNet::Cut(10));
    assert_eq!(refused(&|bytes| bytes.push(0)), BrokenNet::Cut(whole.len() + 1));
    for place in [24, half, whole.len() - 1] {
        assert_eq!(refused(&|bytes| bytes[place] ^= 4), BrokenNet::Altered);
    }
    assert_eq!(refused(&|bytes| bytes[16] ^= 1), BrokenNet::Altered);
    assert_eq!(refused(&|bytes| bytes[8] = 9), BrokenNet::OtherVersion(9));
    assert_eq!(refused(&|bytes| bytes[0] = b'x'), BrokenNet::Foreign);
    let said = refused(&|bytes| bytes[8] = 9).message().to_string();
    assert_eq!(said, "The net is of version 9, and this program knows version 1.");
}

#[test]
fn the_program_says_which_net_it_has() {
    let said = Net::at_hand().expect("the net is whole").to_string();
    assert!(said.contains(&WEIGHTS.to_string()), "{said}");
}

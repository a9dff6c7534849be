//! Scores of the search: guesses, and beyond them what is proven, the sooner the better.

use tabuleiro_game::{Outcome, Seat};

use crate::eval::LIMIT;
use crate::{Proven, Value};

/// A score for one seat. Beyond ±[`LIMIT`] it is proven.
pub(super) type Score = i32;

/// Beyond every score.
pub(super) const INFINITE: Score = 32_500;
/// A win here and now.
const WIN: Score = 32_000;
/// A win that is known to be one, but not how far away it is.
const KNOWN: Score = 24_000;
/// A win by repetition: as good as a win, but it rests on the way that led here, and so is never called proven.
const REPEATED: Score = LIMIT - 500;

/// The score of a finished game, so many moves from the root.
#[inline]
pub(super) fn ended(outcome: Outcome, seat: Seat, ply: u32) -> Score {
    towards(outcome.winner, seat, WIN - ply as Score)
}

/// The score of a game that a repetition has ended.
#[inline]
pub(super) fn repeated(outcome: Outcome, seat: Seat, ply: u32) -> Score {
    towards(outcome.winner, seat, REPEATED - (ply as Score).min(400))
}

#[inline]
fn towards(winner: Option<Seat>, seat: Seat, score: Score) -> Score {
    match winner {
        None => 0,
        Some(winner) if winner == seat => score,
        Some(_) => -score,
    }
}

/// The score of a proven value, for the seat to move, so many moves from the root.
#[inline]
pub(super) fn known(proven: Proven, ply: u32) -> Score {
    let sure = match proven.plies {
        Some(plies) => WIN - (ply + plies) as Score,
        None => KNOWN - ply as Score,
    };
    match proven.value {
        Value::Win => sure,
        Value::Draw => 0,
        Value::Loss => -sure,
    }
}

/// Whether a score says that the game is won or lost.
#[inline]
pub(super) const fn is_decided(score: Score) -> bool {
    score > LIMIT || score < -LIMIT
}

/// What a score at the root proves, if anything; a draw is proven only if no guess had a part in it.
pub(super) fn proven(score: Score, solid: bool) -> Option<Proven> {
    let value = match score {
        _ if score > LIMIT => Value::Win,
        _ if score < -LIMIT => Value::Loss,
        0 if solid => Value::Draw,
        _ => return None,
    };
    let away = WIN - score.abs();
    let plies = (value != Value::Draw && score.abs() > KNOWN).then_some(away as u32);
    Some(Proven { value, plies, margin: None })
}

/// A score as it is remembered: counted from the position, not from the root.
#[inline]
pub(super) fn from_here(score: Score, ply: u32) -> i16 {
    let away = if is_decided(score) { score.signum() * ply as Score } else { 0 };
    (score + away) as i16
}

/// A remembered score, counted from the root again.
#[inline]
pub(super) fn from_root(score: i16, ply: u32) -> Score {
    let score = Score::from(score);
    let away = if is_decided(score) { score.signum() * ply as Score } else { 0 };
    score - away
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_hurries_and_the_loser_lingers() {
        let [first, second] = [Seat::FIRST, Seat::SECOND];
        assert!(ended(Outcome::won(first), first, 3) > ended(Outcome::won(first), first, 5));
        assert!(ended(Outcome::won(second), first, 3) < ended(Outcome::won(second), first, 5));
        assert!(known(Proven::within(Value::Win, 9), 1) > known(Proven::of(Value::Win), 1));
        assert!(!is_decided(repeated(Outcome::won(first), first, 0)));
    }

    #[test]
    fn remembered_scores_count_from_where_they_stand() {
        for score in [31_990, -31_990, 23_000, 150, -150, 0] {
            assert_eq!(from_root(from_here(score, 7), 7), score);
        }
        assert_eq!(from_root(from_here(31_990, 6), 4), 31_992);
    }

    #[test]
    fn distances_are_told_where_they_are_known() {
        assert_eq!(proven(31_993, false), Some(Proven::within(Value::Win, 7)));
        assert_eq!(proven(-31_992, false), Some(Proven::within(Value::Loss, 8)));
        assert_eq!(proven(23_990, false), Some(Proven::of(Value::Win)));
        assert_eq!(proven(0, true).map(|proven| proven.value), Some(Value::Draw));
        assert_eq!([proven(0, false), proven(1, true)], [None, None]);
    }
}

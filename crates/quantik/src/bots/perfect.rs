//! The player that never errs.

use tabuleiro_game::{Game, Record, chance};
use tabuleiro_search::{Bot, Limit, Random, Report, Stop, random};

use crate::solve::effort::{Cut, Effort};
use crate::solve::score::Score;
use crate::solve::value;
use crate::{Move, Quantik};

/// A player that plays a best move: the shortest win or the longest loss. Where it cannot force a win, it prefers among
/// these the move with the fewest replies that keep what the opponent has. What is left to choose is left to chance.
#[derive(Clone, Debug)]
pub struct Perfect {
    rng: Random,
}

impl Perfect {
    /// A perfect player; its random choices repeat with the seed.
    pub fn new(seed: u64) -> Perfect {
        Perfect { rng: random::seeded(seed) }
    }
}

impl Bot<Quantik> for Perfect {
    fn think(
        &mut self,
        at: &Record<Quantik>,
        limit: &Limit,
        stop: &Stop,
        _tell: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let mut work = Work { nodes: 0, most: limit.nodes.unwrap_or(u64::MAX), stop };
        let moves: Vec<Move> = at.legal();
        let Ok(scores) =
            moves.iter().map(|&mv| work.score(at.now(), mv)).collect::<Result<Vec<Score>, Cut>>()
        else {
            // Too little time to be perfect: a legal move must do.
            return Report { nodes: work.nodes, ..Report::of(chance::pick(&mut self.rng, &moves)) };
        };
        let Some(&most) = scores.iter().max() else { return Report::of(None) };
        let mut best: Vec<Move> =
            moves.iter().zip(&scores).filter(|(_, score)| **score == most).map(|(&mv, _)| mv).collect();
        if most <= Score::DRAW && best.len() > 1 {
            best = work.hardest(at.now(), &best).unwrap_or(best);
        }
        let best = chance::pick(&mut self.rng, &best);
        Report { proven: Some(most.proven()), nodes: work.nodes, ..Report::of(best) }
    }
}

/// What was done so far, and when to stop.
struct Work<'a> {
    nodes: u64,
    most: u64,
    stop: &'a Stop,
}

impl Work<'_> {
    /// The exact score of a move.
    fn score(&mut self, at: &Quantik, mv: Move) -> Result<Score, Cut> {
        if self.nodes >= self.most || self.stop.is_pulled() {
            return Err(Cut);
        }
        let mut next = *at;
        next.apply(mv);
        self.nodes += 1;
        let mut effort = Effort::of(self.most - self.nodes);
        let score = value::seek(&next, &mut effort);
        self.nodes += effort.nodes();
        Ok(score?.before())
    }

    /// Those of the moves, all of the same score, after which the smallest part of the opponent's replies keeps the
    /// result.
    fn hardest(&mut self, at: &Quantik, moves: &[Move]) -> Result<Vec<Move>, Cut> {
        let mut parts = Vec::new();
        for &mv in moves {
            let mut next = *at;
            next.apply(mv);
            let scores: Vec<Score> =
                next.moves().map(|reply| self.score(&next, reply)).collect::<Result<_, Cut>>()?;
            let result = scores.iter().max().map(|score| score.value());
            let good = scores.iter().filter(|score| Some(score.value()) == result).count();
            parts.push(good as f64 / scores.len().max(1) as f64);
        }
        let least = parts.iter().copied().fold(f64::INFINITY, f64::min);
        Ok(moves.iter().zip(&parts).filter(|&(_, &part)| part <= least).map(|(&mv, _)| mv).collect())
    }
}

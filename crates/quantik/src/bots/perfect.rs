//! The player that never errs.

use tabuleiro_game::{Game, Record, chance};
use tabuleiro_search::{Bot, Leash, Limit, Progress, Random, Report, Value, random};

use crate::solve::score::Score;
use crate::solve::search::Cut;
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
    fn think(&mut self, at: &Record<Quantik>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let limit = Limit { nodes: leash.limit().nodes.map(|_| leash.left()), depth: None };
        let mut work = Work { leash: Leash::silent(limit, leash.stop()) };
        let mut report = self.choose(at, &mut work);
        report.nodes = work.leash.nodes();
        leash.count(report.nodes);
        report
    }
}

impl Perfect {
    fn choose(&mut self, at: &Record<Quantik>, work: &mut Work) -> Report<Move> {
        let moves: Vec<Move> = at.legal();
        let Ok(scores) =
            moves.iter().map(|&mv| work.score(at.now(), mv)).collect::<Result<Vec<Score>, Cut>>()
        else {
            // Too little time to be perfect: a legal move must do.
            return Report::of(chance::pick(&mut self.rng, &moves));
        };
        let Some(&most) = scores.iter().max() else { return Report::of(None) };
        let mut best: Vec<Move> =
            moves.iter().zip(&scores).filter(|(_, score)| **score == most).map(|(&mv, _)| mv).collect();
        if most <= Score::DRAW && best.len() > 1 {
            best = work.hardest(at.now(), &best).unwrap_or(best);
        }
        Report { proven: Some(most.proven()), ..Report::of(chance::pick(&mut self.rng, &best)) }
    }
}

/// What is found out about the moves, and how long that may take.
struct Work {
    leash: Leash<'static, Progress>,
}

impl Work {
    /// The position after a move.
    fn after(&mut self, at: &Quantik, mv: Move) -> Result<Quantik, Cut> {
        if !self.leash.spend() {
            return Err(Cut);
        }
        let mut next = *at;
        next.apply(mv);
        Ok(next)
    }

    /// The exact score of a move.
    fn score(&mut self, at: &Quantik, mv: Move) -> Result<Score, Cut> {
        let next = self.after(at, mv)?;
        Ok(value::seek(&next, &mut self.leash)?.before())
    }

    /// Those of the moves, all of the same score, after which the smallest part of the opponent's replies keeps the
    /// result.
    fn hardest(&mut self, at: &Quantik, moves: &[Move]) -> Result<Vec<Move>, Cut> {
        let parts =
            moves.iter().map(|&mv| self.part_that_keeps(at, mv)).collect::<Result<Vec<f64>, Cut>>()?;
        let least = parts.iter().copied().fold(f64::INFINITY, f64::min);
        Ok(moves.iter().zip(&parts).filter(|&(_, &part)| part <= least).map(|(&mv, _)| mv).collect())
    }

    /// Which part of the replies to a move keeps the result.
    fn part_that_keeps(&mut self, at: &Quantik, mv: Move) -> Result<f64, Cut> {
        let next = self.after(at, mv)?;
        let replies = next.moves().map(|reply| Ok(self.score(&next, reply)?.value()));
        let values = replies.collect::<Result<Vec<Value>, Cut>>()?;
        let kept = values.iter().max();
        let good = values.iter().filter(|&value| Some(value) == kept).count();
        Ok(good as f64 / values.len().max(1) as f64)
    }
}

//! The moves of the root, searched ever deeper.

use tabuleiro_game::few;

use super::order::Promise;
use super::score::{self, INFINITE, Score};
use super::tree::{Tree, Visit, Window};
use crate::eval::LIMIT;
use crate::memo::Keyed;
use crate::{Eval, Oracle, Proven, Report, Settled};

/// What a search of the root has found.
struct Found {
    /// The score of the best move.
    score: Score,
    /// How many moves were searched to the end.
    searched: usize,
    /// Whether all were, and no guess had a part in it.
    solid: bool,
}

/// Nearer than this, scores still jump about too much to be looked for near the last one.
const STEADY: u32 = 5;

/// A window that had to be opened wider than this is opened wholly.
const WIDEST: Score = 4_000;

impl<G, E, O, P> Tree<'_, '_, G, E, O, P>
where
    G: Keyed,
    E: Eval<G>,
    O: Oracle<G>,
    P: Promise<G>,
{
    /// Searches one move further each time, from `nearest` to `furthest`, until something stops it.
    /// If it is known what the game is worth, only among the moves that keep that.
    pub(super) fn deepen(
        &mut self,
        root: &G,
        settled: Option<&Settled<G::Move>>,
        nearest: u32,
        furthest: u32,
    ) -> Report<G::Move> {
        let mut moves = self.root_moves(root);
        if let Some(settled) = settled {
            moves.retain(|mv| settled.keep.contains(mv));
        }
        let mut report = Report::of(moves.first().copied());
        report.proven = settled.map(|settled| settled.proven);
        let mut last = 0;
        for depth in nearest..=furthest {
            let Some(found) = self.search_near(root, &mut moves, depth, last) else { break };
            let Found { score, searched, solid } = found;
            last = score;
            if searched < moves.len() && score < -LIMIT {
                // What was tried so far loses, and time is up: the next move cannot be worse.
                report.best = Some(moves[searched]);
                report.line = vec![moves[searched]];
                break;
            }
            report = Report {
                best: moves.first().copied(),
                score: (!score::is_decided(score)).then_some(score),
                proven: self.proven(score, solid).or(report.proven),
                line: self.lines.best().to_vec(),
                nodes: self.nodes(),
            };
            self.tools.leash.tell(&report);
            if self.is_over() || score::is_decided(score) || solid {
                break;
            }
        }
        report.nodes = self.nodes();
        report
    }

    /// The moves of the root, the most promising first.
    pub(super) fn root_moves(&mut self, root: &G) -> Vec<G::Move> {
        let first = self.list_moves(root, None, 0);
        let mut ranked = self.moves.split_off(first);
        few::sort_by_key(&mut ranked, |(rank, _)| std::cmp::Reverse(*rank));
        ranked.into_iter().map(|(_, mv)| mv).collect()
    }

    /// What a score at the root proves. Who overlooks moves proves nothing.
    pub(super) fn proven(&self, score: Score, solid: bool) -> Option<Proven> {
        if self.tools.settings.blind.per_mille > 0 { None } else { score::proven(score, solid) }
    }

    /// Searches the root to a depth, at first for scores near the last one only; the window is opened on the side where the
    /// score lies beyond it. `None` if the search was stopped before anything was known.
    fn search_near(&mut self, root: &G, moves: &mut [G::Move], depth: u32, last: Score) -> Option<Found> {
        let near = self.tools.settings.aspiration;
        let (mut below, mut above) = (near, near);
        if near == 0 || depth < STEADY || score::is_decided(last) {
            (below, above) = (INFINITE, INFINITE);
        }
        loop {
            let alpha = if below > WIDEST { -INFINITE } else { last - below };
            let beta = if above > WIDEST { INFINITE } else { last + above };
            let found = self.search(root, moves, depth, Window { alpha, beta })?;
            if self.is_over() {
                // That nothing was as good as the lower bound tells nothing of the move to play.
                return (found.score > alpha).then_some(found);
            }
            if found.score <= alpha {
                below *= 4;
            } else if found.score >= beta {
                above *= 4;
            } else {
                return Some(found);
            }
        }
    }

    /// Searches the moves of the root to a depth, in the order given, and puts the best first; the others keep their
    /// order. `None` if the search was stopped before
    /// anything was known. A score on a bound of the window lies there or beyond.
    fn search(&mut self, root: &G, moves: &mut [G::Move], depth: u32, mut window: Window) -> Option<Found> {
        let visit = Visit { depth, ply: 0, since: 0 };
        let guesses = self.guesses;
        let mut found: Option<Found> = None;
        self.lines.start(0);
        for number in 0..moves.len() {
            let score = self.try_move(root, moves[number], visit, window, number == 0);
            if self.is_over() {
                break;
            }
            if score > window.alpha {
                window.alpha = score;
                self.lines.extend(0, moves[number]);
                moves[..=number].rotate_right(1);
            }
            let solid = number + 1 == moves.len() && self.guesses == guesses;
            found = Some(Found { score: window.alpha, searched: number + 1, solid });
            if window.alpha >= window.beta {
                break;
            }
        }
        found
    }
}

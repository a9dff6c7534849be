//! A player that plays the end of the game exactly.

use tabuleiro_game::{Game, Record};
use tabuleiro_search::mcts::{Leaf, Mcts, Settings};
use tabuleiro_search::{Bot, Leash, Limit, Report, Solved, Value};

use super::{LED_BY_NET, guesser, net, thinker};
use crate::{Guess, Move, Net, Oolong, solve};

/// Searches a tree, and near the end works out the exact value: what is won is then won the shortest way, and what is lost
/// is held longest.
#[derive(Debug)]
pub struct Finisher<L = Net> {
    thinker: Mcts<Oolong, L>,
    nodes: u64,
}

/// With fewer cups on the tables there is too much left to work out.
const FROM: u8 = 54;
/// What one tries to work out takes no more moves than this: a few milliseconds, less than a long search.
const NODES: u64 = 50_000;

impl Finisher {
    /// Searches for so many iterations, led by the net. Its choices repeat with the seed.
    pub fn new(iterations: u64, seed: u64) -> Finisher {
        Finisher { thinker: thinker(iterations, seed), nodes: NODES }
    }

    /// The same, but if a limit on nodes is given, that one counts, not the iterations.
    pub fn open(iterations: u64, seed: u64) -> Finisher {
        let settings = Settings { iterations: Some(iterations), is_open: true, ..LED_BY_NET };
        Finisher { thinker: Mcts::new(settings, net().clone(), seed), nodes: NODES }
    }
}

impl Finisher<Guess> {
    /// Searches for so many iterations, led by the guess, or if a limit on nodes is given until that is reached: with 64 000 it
    /// was the strongest before there was a net.
    pub fn by_guess(iterations: u64, seed: u64) -> Finisher<Guess> {
        let settings = Settings { is_open: true, ..*guesser(iterations, seed).settings() };
        Finisher { thinker: Mcts::new(settings, Guess::learnt().clone(), seed), nodes: NODES }
    }
}

impl<L: Leaf<Oolong>> Finisher<L> {
    /// Looks as far ahead as it can, whatever depth is asked for, with half of the moves that may be applied.
    fn solve(&self, at: &Oolong, leash: &mut Leash<'_, Report<Move>>) -> Option<Solved<Move>> {
        if at.placed() < FROM || at.outcome().is_some() {
            return None;
        }
        let nodes = leash.limit().nodes.map_or(self.nodes, |most| self.nodes.min(most / 2));
        let mut short = Leash::silent(Limit::nodes(nodes), leash.stop());
        let solved = solve::solve(at, &mut short);
        leash.count(short.nodes());
        solved
    }
}

impl<L: Leaf<Oolong>> Bot<Oolong> for Finisher<L> {
    fn think(&mut self, record: &Record<Oolong>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let solved = self.solve(record.now(), leash);
        if let Some(Solved { proven, line, nodes }) = &solved
            && proven.value != Value::Draw
        {
            let score = Some(if proven.value == Value::Win { 100 } else { -100 });
            let (best, proven, nodes) = (line.first().copied(), Some(*proven), *nodes);
            return Report { best, score, proven, line: line.clone(), nodes };
        }
        // What the exact end did not take is for the tree.
        let report = leash.lend(Limit::default(), Report::clone, |lent| self.thinker.think(record, lent));
        match solved {
            Some(draw) => hold(record.now(), report, draw),
            None => report,
        }
    }
}

/// What is drawn is played as the tree says, where the opponent may yet go wrong, unless that would lose.
fn hold(at: &Oolong, report: Report<Move>, draw: Solved<Move>) -> Report<Move> {
    let keeps = |mv: Move| {
        let mut after = *at;
        after.apply(mv);
        let is_own = after.turn() == at.turn();
        let lost = if is_own { Value::Loss } else { Value::Win };
        after.outcome().is_some()
            || solve::value_within(&after, draw.nodes + 1_000).is_some_and(|proven| proven.value != lost)
    };
    let nodes = report.nodes + draw.nodes;
    let (score, proven) = (Some(0), Some(draw.proven));
    if report.best.is_some_and(keeps) {
        return Report { score, proven, nodes, ..report };
    }
    Report { best: draw.line.first().copied(), score, proven, line: draw.line, nodes }
}

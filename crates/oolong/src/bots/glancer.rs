//! A player that looks at some of its moves, and no further.

use tabuleiro_game::{Game, Outcome, Record, Seat};
use tabuleiro_search::mcts::Leaf;
use tabuleiro_search::{Bot, Leash, Random, Report, random};

use crate::{Guess, Move, Oolong};

/// Looks at some of its moves, and takes the one after which things look best. The others it overlooks, and it does not
/// ask what the opponent will do.
#[derive(Clone, Debug)]
pub struct Glancer {
    sees: Option<u32>,
    rng: Random,
}

impl Glancer {
    /// Looks at so many moves, any of them, perhaps at one twice; at all of them if no number is given. Its choices repeat
    /// with the seed.
    pub fn new(sees: Option<u32>, seed: u64) -> Glancer {
        Glancer { sees, rng: random::seeded(seed) }
    }

    fn seen(&mut self, at: &Oolong) -> Vec<Move> {
        match self.sees {
            Some(sees) => (0..sees.max(1)).filter_map(|_| at.sample(&mut self.rng)).collect(),
            None => at.moves().collect(),
        }
    }
}

impl Bot<Oolong> for Glancer {
    fn think(&mut self, record: &Record<Oolong>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let at = record.now();
        let mut moves = self.seen(at);
        moves.truncate(usize::try_from(leash.left().max(1)).unwrap_or(usize::MAX));
        if moves.len() < 2 {
            return Report::of(moves.first().copied());
        }
        let nodes = moves.len() as u64;
        leash.count(nodes);
        let look = |mv: Move| (mv, look(at, mv));
        let best = moves.into_iter().map(look).reduce(|best, next| if next.1 > best.1 { next } else { best });
        let score = best.map(|(_, share)| (200.0 * share - 100.0).round() as i32);
        Report { score, nodes, ..Report::of(best.map(|(mv, _)| mv)) }
    }
}

/// The chances, after a move, of who made it.
fn look(at: &Oolong, mv: Move) -> f32 {
    let seat = at.turn();
    let mut after = *at;
    after.apply(mv);
    match after.outcome() {
        Some(outcome) => share(outcome, seat),
        None => Guess::learnt().glance(&after, seat),
    }
}

fn share(outcome: Outcome, seat: Seat) -> f32 {
    outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == seat)))
}

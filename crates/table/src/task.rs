//! A game to think about: carried anywhere, owning all it needs.

use tabuleiro_game::{Message, Record};
#[cfg(feature = "learning")]
use tabuleiro_search::Budget;
use tabuleiro_search::{Aids, Leash, Limit, Progress, Proven, Solved, roster};

use crate::kind::Listed;
use crate::{Judgement, Refusal, Thought, analysis, kind};

/// A game as it stood when it was asked for, to think about on any thread. The answer comes back to the table as a move
/// through the same door as a person's.
pub trait Task: Send + Sync {
    /// What the bot of that name finds. Its random choices repeat with the seed and the number of moves played.
    ///
    /// Refused if the game is over, or has no bot of that name.
    fn think(&self, bot: &str, seed: u64, leash: &mut Leash<'_, Thought>) -> Result<Thought, Refusal>;

    /// Every legal move with its value, best first. What is not known at once is searched within the leash, all moves
    /// sharing its limit; each judgement is told as it is made.
    fn analyse(&self, leash: &mut Leash<'_, Judgement>) -> Vec<Judgement>;

    /// Works out the exact value with a line of best play; `None` if that could not be had.
    fn solve(&self, leash: &mut Leash<'_, Progress>) -> Option<Solved<String>>;

    /// What the position is proven to be worth for the seat to move, if that is known at once.
    fn known(&self) -> Option<Proven>;

    /// How many points the seat to move ends with, as [`tabuleiro_search::Study::points`] tells.
    #[cfg(feature = "learning")]
    fn points(&self) -> Option<u8>;

    /// How long it takes to the end that is proven, as [`tabuleiro_search::Study::length`] tells.
    #[cfg(feature = "learning")]
    fn length(&self, proven: Proven, budget: &mut Budget) -> Option<u32>;

    /// Why nothing is proven of a legal move although what it leads to is known by itself, in a sentence; `None` if that is not so.
    #[cfg(feature = "learning")]
    fn doubt(&self, text: &str) -> Option<Message> {
        let _ = text;
        None
    }

    /// Why a legal move is bad, in a sentence, if there is something to point at.
    fn why(&self, text: &str) -> Option<Message>;
}

/// The one implementation, for every game.
pub(crate) struct Thinking<G: Listed> {
    pub(crate) record: Record<G>,
    pub(crate) aids: Aids,
}

impl<G: Listed> Thinking<G> {
    fn is_over(&self) -> bool {
        self.record.outcome().is_some()
    }
}

impl<G: Listed> Task for Thinking<G> {
    fn think(&self, bot: &str, seed: u64, leash: &mut Leash<'_, Thought>) -> Result<Thought, Refusal> {
        let entry = roster::find::<G>(bot)
            .ok_or_else(|| Refusal::new(kind::unknown_bot(G::title(), &kind::names::<G>(), bot)))?;
        if self.is_over() {
            return Err(Refusal::of("table-over"));
        }
        let mut bot = (entry.make)(mixed(seed, self.record.ply() as u64), &self.aids);
        let whole = leash.limit();
        let report = leash.lend(whole, Thought::of::<G::Move>, |leash| bot.think(&self.record, leash));
        Ok(Thought::of(&report))
    }

    fn analyse(&self, leash: &mut Leash<'_, Judgement>) -> Vec<Judgement> {
        if self.is_over() { Vec::new() } else { analysis::judge(&self.record, &self.aids, leash) }
    }

    fn solve(&self, leash: &mut Leash<'_, Progress>) -> Option<Solved<String>> {
        if self.is_over() {
            return None;
        }
        let solved = G::solve(&self.record, &self.aids, leash)?;
        let line = solved.line.iter().map(ToString::to_string).collect();
        Some(Solved { proven: solved.proven, line, nodes: solved.nodes })
    }

    fn known(&self) -> Option<Proven> {
        if self.is_over() { None } else { G::known(&self.record, &self.aids) }
    }

    #[cfg(feature = "learning")]
    fn points(&self) -> Option<u8> {
        G::points(self.record.now(), &self.aids)
    }

    #[cfg(feature = "learning")]
    fn length(&self, proven: Proven, budget: &mut Budget) -> Option<u32> {
        G::length(self.record.now(), proven, &self.aids, budget)
    }

    #[cfg(feature = "learning")]
    fn doubt(&self, text: &str) -> Option<Message> {
        analysis::doubt(&self.record, text.parse().ok()?, &self.aids)
    }

    fn why(&self, text: &str) -> Option<Message> {
        let mv: G::Move = text.parse().ok()?;
        self.record.check(mv).ok()?;
        analysis::why(self.record.now(), mv)
    }
}

/// A seed of its own for every move of a game, so that a bot that is made anew for each does not repeat itself.
fn mixed(seed: u64, ply: u64) -> u64 {
    let mut bits = seed.wrapping_add(ply.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

/// No limit at all, where a bot is to use whatever it is given.
pub const ENDLESS: Limit = Limit { nodes: Some(u64::MAX), depth: None };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_of_a_game_are_those_of_splitmix64() {
        let first = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F];
        assert_eq!([1, 2, 3].map(|ply| mixed(0, ply)), first);
    }
}

//! How often a player errs, measured against what positions are proven to be worth.

use tabuleiro_game::{Game, Record};
use tabuleiro_search::{Aids, Bot, Leash, Make, Value};

use super::learner::{Learner, Skill};
use crate::solve::Solver;
use crate::{Move, Otrio, OtrioOptions};

/// What was counted over positions for two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Slips {
    /// Positions in which whoever is to act could force a win or a draw.
    pub held: u32,
    /// Those of them in which the player chose a move after which it could no longer force as much.
    pub lost: u32,
}

/// Who plays the games that the positions are taken from, so that everybody is asked about the same ones.
const OTHERS: Skill = Skill { notices: 1_000, games: 6, crowded: 0 };

impl Slips {
    /// Asks a player what it would play in every position of so many games, which others play.
    pub fn of(make: Make<Otrio>, games: u32, seed: u64) -> Slips {
        let (mut slips, mut solver) = (Slips::default(), Solver::new(1 << 26));
        for game in 0..u64::from(games) {
            let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game);
            slips.watch(&mut *make(seed, &Aids::none()), &mut Learner::new(OTHERS, seed), &mut solver);
        }
        slips
    }

    /// How many of a thousand wins and draws were let go.
    pub fn of_a_thousand(self) -> u32 {
        (self.lost * 1_000 + self.held / 2) / self.held.max(1)
    }

    fn watch(&mut self, asked: &mut dyn Bot<Otrio>, others: &mut Learner, solver: &mut Solver) {
        let mut record = Record::new(Otrio::start(OtrioOptions::default()));
        while record.outcome().is_none() {
            let worth = value(solver, record.now());
            if worth != Value::Loss {
                let mut after = *record.now();
                after.apply(choice(asked, &record));
                let next = value(solver, &after);
                let kept = if after.turn() == record.now().turn() { next } else { -next };
                self.held += 1;
                self.lost += u32::from(kept < worth);
            }
            record.play(choice(others, &record)).expect("a bot plays legal moves");
        }
    }
}

fn choice(bot: &mut dyn Bot<Otrio>, at: &Record<Otrio>) -> Move {
    bot.think(at, &mut Leash::free()).best.expect("the game goes on")
}

fn value(solver: &mut Solver, at: &Otrio) -> Value {
    solver.value(at, &mut Leash::free()).expect("nothing stops it")
}

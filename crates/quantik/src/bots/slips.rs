//! How often a player errs, measured against what positions are proven to be worth.

use tabuleiro_game::{Game, Record};
use tabuleiro_search::{Aids, Bot, Leash, Make, Value};

use crate::solve::value;
use crate::{Quantik, QuantikOptions};

/// What was counted over games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Slips {
    /// Positions in which the player could force a win.
    pub won: u32,
    /// Those of them in which it chose a move after which it no longer could.
    pub lost: u32,
}

impl Slips {
    /// Counts the slips of a player over so many games against itself by the book.
    pub fn of(make: Make<Quantik>, games: u32, seed: u64) -> Slips {
        let mut slips = Slips::default();
        for game in 0..u64::from(games) {
            let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game);
            slips.watch([make(seed, &Aids::none()), make(!seed, &Aids::none())]);
        }
        slips
    }

    /// How many of a thousand won positions were let slip.
    pub fn of_a_thousand(self) -> u32 {
        (self.lost * 1_000 + self.won / 2) / self.won.max(1)
    }

    fn watch(&mut self, mut bots: [Box<dyn Bot<Quantik>>; 2]) {
        let mut record = Record::new(Quantik::start(QuantikOptions::default()));
        while record.outcome().is_none() {
            let bot = &mut bots[record.now().turn().index()];
            let report = bot.think(&record, &mut Leash::free());
            let was_won = value::score(record.now()).value() == Value::Win;
            record.play(report.best.expect("the game goes on")).expect("a bot plays legal moves");
            let is_won = value::score(record.now()).value() == Value::Loss;
            self.won += u32::from(was_won);
            self.lost += u32::from(was_won && !is_won);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_a_thousand_are_rounded_and_nobody_who_never_won_has_any() {
        let told = |lost, won| Slips { won, lost }.of_a_thousand();
        assert_eq!([told(1, 3), told(2, 3), told(7, 7), told(0, 5), told(0, 0)], [333, 667, 1_000, 0, 0]);
    }
}

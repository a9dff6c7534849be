//! The report's players.

use tabuleiro_game::Game;
use tabuleiro_search::{Bot, Chooser, Entry, Random, Roster, Strength, uniform};

use crate::{Move, Oware, say};

mod searcher;

pub use searcher::{Searcher, Skill};

static ROSTER: [Entry<Oware>; 2] = [
    Entry {
        name: "bot1",
        about: || say("oware-about-bot1"),
        strength: Strength::Baseline,
        report: true,
        make: |seed| chooser(uniform, seed),
    },
    Entry {
        name: "bot2",
        about: || say("oware-about-bot2"),
        strength: Strength::Against { name: "bot1", games: 2_000, won: 1_866, drawn: 32 },
        report: true,
        make: |seed| chooser(greedy, seed),
    },
];

impl Roster for Oware {
    fn roster() -> &'static [Entry<Oware>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "bot2"
    }
}

fn chooser(choose: fn(&Oware, &mut Random) -> Option<Move>, seed: u64) -> Box<dyn Bot<Oware>> {
    Box::new(Chooser::new(choose, seed))
}

/// The rule of `bot2`: the legal house that captures most now, of several alike the one with the report's highest
/// position; if nothing captures, any legal house.
pub fn greedy(at: &Oware, rng: &mut Random) -> Option<Move> {
    let best = at.moves().max_by_key(|&mv| (at.captured_by(mv), mv.position_of()))?;
    if at.captured_by(best) > 0 { Some(best) } else { uniform(at, rng) }
}

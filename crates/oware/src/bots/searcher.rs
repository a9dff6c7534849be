//! A player that searches, and plays the end by the tables.

use tabuleiro_game::Record;
use tabuleiro_search::alphabeta::{AlphaBeta, Blind, Noisy, Settings};
use tabuleiro_search::{Bot, Keyed, Limit, Report, Stop};

use crate::eval::{Captures, Informed};
use crate::tables::{self, Tables};
use crate::{Move, Oware};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many moves it applies before it plays.
    pub nodes: u64,
    /// How many moves it looks ahead at most.
    pub depth: u32,
    /// How many of a thousand moves it overlooks, its own and the opponent's.
    pub overlooks: u16,
    /// By how many hundredths of a seed it misjudges what it sees.
    pub misjudges: u16,
    /// Whether it knows the endings.
    pub endings: bool,
}

/// With more seeds on the board the endings are too far away to ask for them.
const NEAR: u32 = 20;

/// A player of some skill.
#[derive(Debug)]
pub struct Searcher {
    search: AlphaBeta<Noisy<Informed<'static>>, Option<&'static Tables>, Captures>,
    skill: Skill,
    seed: u64,
}

impl Searcher {
    /// Plays alike whenever it has the same seed. If a limit on nodes is given and it overlooks nothing, that
    /// one counts, not its own.
    pub fn new(skill: Skill, seed: u64) -> Searcher {
        let blind = Blind { per_mille: skill.overlooks, seed };
        let most = if skill.is_open() { u64::MAX } else { skill.nodes };
        let notes = (skill.nodes / 4).clamp(1 << 8, 1 << 18) as usize;
        let settings = Settings { nodes: most, usual: skill.nodes, depth: skill.depth, notes, blind };
        let search = AlphaBeta::new(guess(skill, seed, None), None, Captures, settings);
        Searcher { search, skill, seed }
    }
}

impl Skill {
    /// Whether only time keeps it from playing better.
    const fn is_open(self) -> bool {
        self.endings && self.overlooks == 0 && self.depth >= tabuleiro_search::alphabeta::FURTHEST
    }
}

fn guess(skill: Skill, seed: u64, tables: Option<&'static Tables>) -> Noisy<Informed<'static>> {
    Noisy { eval: Informed { tables }, spread: skill.misjudges, seed }
}

impl Bot<Oware> for Searcher {
    fn think(
        &mut self,
        at: &Record<Oware>,
        limit: &Limit,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let is_near = self.skill.endings && at.now().age() <= NEAR;
        let tables = if is_near { tables::small_unless(stop) } else { None };
        self.search.rely_on(guess(self.skill, self.seed, tables), tables);
        self.search.think(at, limit, stop, tell)
    }
}

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
    /// Whether it goes on when it is allowed more nodes.
    pub is_open: bool,
}

/// In the first moves of a game whoever knows the endings judges by so many hundredths of a seed more loosely, so
/// that not all games are alike.
const OPENING: (usize, u16) = (8, 60);

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
    /// Plays alike whenever it has the same seed.
    pub fn new(skill: Skill, seed: u64) -> Searcher {
        let blind = Blind { per_mille: skill.overlooks, seed };
        let most = if skill.is_open { u64::MAX } else { skill.nodes };
        let notes = (skill.nodes / 4).clamp(1 << 8, 1 << 18) as usize;
        let settings = Settings { nodes: most, usual: skill.nodes, depth: skill.depth, notes, blind };
        let guess = Noisy { eval: Informed { tables: None }, spread: skill.misjudges, seed };
        let search = AlphaBeta::new(guess, None, Captures, settings);
        Searcher { search, skill, seed }
    }
}

impl Skill {
    /// By how much it misjudges after so many moves.
    const fn misjudges_at(self, ply: usize) -> u16 {
        let (plies, loosely) = OPENING;
        if self.endings && ply < plies { self.misjudges + loosely } else { self.misjudges }
    }
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
        let spread = self.skill.misjudges_at(at.ply());
        self.search.rely_on(Noisy { eval: Informed { tables }, spread, seed: self.seed }, tables);
        self.search.think(at, limit, stop, tell)
    }
}

//! A player that searches, and plays the end by what is known of it.

use tabuleiro_game::Record;
use tabuleiro_search::alphabeta::{AlphaBeta, Blind, Noisy, Settings};
use tabuleiro_search::{Aids, Bot, Keyed, Leash, Report};

use crate::endings::Lookup;
use crate::eval::{Captures, Informed};
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
    /// Whether it asks the endings among its aids.
    pub endings: bool,
    /// Whether it goes on when it is allowed more nodes.
    pub is_open: bool,
}

/// In the first moves of a game whoever knows the endings judges by so many hundredths of a seed more loosely, so
/// that not all games are alike.
const OPENING: (usize, u16) = (8, 60);

/// With more seeds on the board the endings are too far away to ask for them.
const NEAR: u32 = 20;

/// Of boards with more seeds nobody asks: whoever has larger tables meets the same players.
const KNOWN: u8 = 12;

/// A player of some skill.
#[derive(Debug)]
pub struct Searcher {
    search: AlphaBeta<Noisy<Informed>, Lookup, Captures>,
    endings: Lookup,
    skill: Skill,
    seed: u64,
}

impl Searcher {
    /// Plays alike whenever it has the same seed and the same endings: up to 12 seeds, if there are any among the aids.
    pub fn new(skill: Skill, seed: u64, aids: &Aids) -> Searcher {
        let endings = if skill.endings { Lookup::among(aids).up_to(KNOWN) } else { Lookup::none() };
        let blind = Blind { per_mille: skill.overlooks, seed };
        let most = if skill.is_open { u64::MAX } else { skill.nodes };
        let notes = (skill.nodes / 4).clamp(1 << 8, 1 << 18) as usize;
        let settings = Settings { nodes: most, usual: skill.nodes, depth: skill.depth, notes, blind };
        let guess = Noisy { eval: Informed { endings: Lookup::none() }, spread: skill.misjudges, seed };
        let search = AlphaBeta::new(guess, Lookup::none(), Captures, settings);
        Searcher { search, endings, skill, seed }
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
    fn think(&mut self, at: &Record<Oware>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let endings = if at.now().age() <= NEAR { self.endings.clone() } else { Lookup::none() };
        let spread = self.skill.misjudges_at(at.ply());
        let eval = Informed { endings: endings.clone() };
        self.search.rely_on(Noisy { eval, spread, seed: self.seed }, endings);
        self.search.think(at, leash)
    }
}

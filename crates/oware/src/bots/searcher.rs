//! A player that searches, and plays the end by what is known of it.

use tabuleiro_game::Record;
use tabuleiro_search::alphabeta::{AlphaBeta, Blind, FURTHEST, Noisy, Settings};
use tabuleiro_search::{Aids, Bot, Leash, Memory, Report};

use crate::endings::Lookup;
use crate::eval::{Captures, Informed, Judgement};
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
    /// Whether it is a thinker: judges by the net, asks the endings among its aids, and searches as well as we know how to.
    pub is_thinker: bool,
    /// Whether it goes on when it is allowed more nodes, with all that is at hand: the largest tables, a memory, threads.
    pub is_open: bool,
}

/// How the strongest search.
pub const STRONGEST: Settings = Settings {
    nodes: u64::MAX,
    usual: u64::MAX,
    depth: FURTHEST,
    notes: 1 << 18,
    blind: Blind { per_mille: 0, seed: 0 },
    quiescence: 4,
    aspiration: 60,
    late: 2,
};

/// In the first moves of a game a thinker judges by so many hundredths of a seed more loosely, so that not all games are
/// alike.
const OPENING: (usize, u16) = (8, 60);

/// Of boards with more seeds only the strongest ask: whoever has larger tables meets the same players.
const KNOWN: u8 = 12;

/// A player of some skill.
#[derive(Debug)]
pub struct Searcher {
    search: AlphaBeta<Noisy<Informed>, Lookup, Captures>,
    guess: Noisy<Informed>,
    skill: Skill,
}

impl Searcher {
    /// Plays alike whenever it has the same seed and the same endings, unless it is open and nobody limits its nodes.
    pub fn new(skill: Skill, seed: u64, aids: &Aids) -> Searcher {
        let endings = match skill {
            Skill { is_thinker: false, .. } => Lookup::none(),
            Skill { is_open: true, .. } => Lookup::among(aids),
            _ => Lookup::among(aids).up_to(KNOWN),
        };
        let judgement = if skill.is_thinker { Judgement::Net } else { Judgement::Traits };
        let eval = Informed { judgement, endings: endings.clone() };
        let guess = Noisy { eval, spread: skill.misjudges, seed };
        let search = AlphaBeta::new(guess.clone(), endings, Captures, skill.settings(seed));
        let search = match aids.find::<Memory>() {
            Some(memory) if skill.is_open => search.with_memory(memory.memo()),
            _ => search,
        };
        let search = if skill.is_open { search.with_threads(aids.threads()) } else { search };
        Searcher { search, guess, skill }
    }
}

impl Skill {
    fn settings(self, seed: u64) -> Settings {
        let as_all = Settings {
            nodes: if self.is_open { u64::MAX } else { self.nodes },
            usual: self.nodes,
            depth: self.depth,
            notes: (self.nodes / 4).clamp(1 << 8, 1 << 18) as usize,
            blind: Blind { per_mille: self.overlooks, seed },
            ..Settings::default()
        };
        let Settings { quiescence, aspiration, late, .. } = STRONGEST;
        if self.is_thinker { Settings { quiescence, aspiration, late, ..as_all } } else { as_all }
    }

    /// By how much it misjudges after so many moves.
    const fn misjudges_at(self, ply: usize) -> u16 {
        let (plies, loosely) = OPENING;
        if self.is_thinker && ply < plies { self.misjudges + loosely } else { self.misjudges }
    }
}

impl Bot<Oware> for Searcher {
    fn think(&mut self, at: &Record<Oware>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let spread = self.skill.misjudges_at(at.ply());
        let endings = self.guess.eval.endings.clone();
        self.search.rely_on(Noisy { spread, ..self.guess.clone() }, endings);
        self.search.think(at, leash)
    }
}

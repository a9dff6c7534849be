//! A player that searches, and plays the end by what is known of it.

use tabuleiro_game::Record;
use tabuleiro_search::alphabeta::{AlphaBeta, Blind, FURTHEST, Noisy, Settings};
use tabuleiro_search::{Aids, Bot, Leash, Memory, Report};

use crate::book::Book;
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
    /// Whether it asks the endings among its aids.
    pub endings: bool,
    /// How it judges. Who judges by the net also searches as well as we know how to.
    pub judgement: Judgement,
    /// Whether it goes on when it is allowed more nodes.
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
    aspiration: 25,
    late: 2,
    ample: 60,
};

/// How the other levels search who judge by the net: as they were measured. It also proves as soon as it can, for no guess stands in its way.
pub const MASTERLY: Settings = Settings { ample: 0, ..STRONGEST };

/// In the first moves of a game whoever knows the endings judges by so many hundredths of a seed more loosely, so
/// that not all games are alike.
const OPENING: (usize, u16) = (8, 30);

/// Of boards with more seeds only who is open and judges by the net asks: whoever has larger tables meets the same players.
const KNOWN: u8 = 12;

/// With so many seeds captured, much of what follows can be proven.
const ENDING: u8 = 28;

/// A player of some skill.
#[derive(Debug)]
pub struct Searcher {
    search: Search,
    guess: Noisy<Informed>,
    skill: Skill,
    book: Option<&'static Book>,
}

impl Searcher {
    /// Plays alike whenever it has the same seed and the same endings, unless it is open, judges by the net and is given time.
    pub fn new(skill: Skill, seed: u64, aids: &Aids) -> Searcher {
        let endings = match skill {
            Skill { endings: false, .. } => Lookup::none(),
            Skill { is_open: true, judgement: Judgement::Net, .. } => Lookup::among(aids),
            _ => Lookup::among(aids).up_to(KNOWN).for_boards(),
        };
        let eval = Informed { judgement: skill.judgement, endings: endings.clone() };
        let guess = Noisy { eval, spread: skill.misjudges, seed };
        let search = AlphaBeta::new(guess.clone(), endings, Captures, skill.settings(seed));
        let uses_all = skill.is_open && skill.judgement == Judgement::Net;
        let search = if uses_all { at_hand(search, aids) } else { search };
        let book = Book::shipped().ok().filter(|_| uses_all && aids.has_book());
        Searcher { search, guess, skill, book }
    }
}

type Search = AlphaBeta<Noisy<Informed>, Lookup, Captures>;

/// The same search with the memory and the threads there are.
fn at_hand(search: Search, aids: &Aids) -> Search {
    let search = search.with_threads(aids.threads());
    match aids.find::<Memory>() {
        Some(memory) => search.with_memory(memory.memo()),
        None => search,
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
        let Settings { quiescence, aspiration, late, ample, .. } =
            if self.is_open { STRONGEST } else { MASTERLY };
        match self.judgement {
            Judgement::Traits => as_all,
            Judgement::Net => Settings { quiescence, aspiration, late, ample, ..as_all },
        }
    }

    /// How good a guess must be to be believed: near the end what is proven counts, and a guess stands in its way.
    fn believes_at(self, at: &Oware) -> i32 {
        let taken = at.captures().iter().fold(0, |sum: u8, captures| sum.saturating_add(*captures));
        if taken >= ENDING { 0 } else { self.settings(0).ample }
    }

    /// By how much it misjudges after so many moves.
    const fn misjudges_at(self, ply: usize) -> u16 {
        let (plies, loosely) = OPENING;
        if self.endings && ply < plies { self.misjudges + loosely } else { self.misjudges }
    }
}

impl Bot<Oware> for Searcher {
    fn think(&mut self, at: &Record<Oware>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        if let Some(advice) = self.book.and_then(|book| book.find(at.now())) {
            return Report { score: Some(advice.score), ..Report::of(Some(advice.best)) };
        }
        let spread = self.skill.misjudges_at(at.ply());
        let endings = self.guess.eval.endings.clone();
        self.search.rely_on(Noisy { spread, ..self.guess.clone() }, endings);
        self.search.believe(self.skill.believes_at(at.now()));
        self.search.think(at, leash)
    }
}

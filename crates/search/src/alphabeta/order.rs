//! Which move to try first: the remembered one, then what the game promises, then what has cut the search short elsewhere.

use tabuleiro_game::Game;

/// A game's own opinion on which moves to try first.
pub trait Promise<G: Game>: Send + Sync {
    /// How much a legal move promises at a glance; the greatest is tried first. Within ±1000.
    fn promise(&self, at: &G, mv: G::Move) -> i32;

    /// Whether a move that promises so much changes so much that a guess should wait until it is played. Where a position that
    /// comes back ends the game, only moves to another age may be loud (see [`crate::Keyed::age`]).
    #[inline]
    fn is_loud(&self, promise: i32) -> bool {
        promise > 0
    }
}

impl<G: Game, F: Fn(&G, G::Move) -> i32 + Send + Sync> Promise<G> for F {
    #[inline]
    fn promise(&self, at: &G, mv: G::Move) -> i32 {
        self(at, mv)
    }
}

/// No opinion.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPromise;

impl<G: Game> Promise<G> for NoPromise {
    #[inline]
    fn promise(&self, _at: &G, _mv: G::Move) -> i32 {
        0
    }
}

/// What the search has learned about moves on the way.
pub(super) struct Lore {
    /// The last two moves that cut the search short at each distance from the root.
    killers: Vec<[u16; 2]>,
    /// How much each move has cut off, wherever it was played.
    history: Vec<i32>,
}

const NO_MOVE: u16 = u16::MAX;
/// What is added up for a move is halved when it reaches this.
const MOST: i32 = 1 << 12;

impl Lore {
    /// Nothing has been learned yet about a game with so many moves.
    pub(super) fn new(moves: u16) -> Lore {
        Lore { killers: Vec::new(), history: vec![0; usize::from(moves)] }
    }

    /// How soon to try a move that promises so much: the greatest first.
    #[inline]
    pub(super) fn rank(&self, mv: u16, promise: i32, remembered: Option<u16>, ply: u32) -> i32 {
        if remembered == Some(mv) {
            return i32::MAX;
        }
        let is_killer = self.killers.get(ply as usize).is_some_and(|killers| killers.contains(&mv));
        (promise << 14) + (i32::from(is_killer) << 13) + self.history[usize::from(mv)]
    }

    /// Notes a move that cut the search short.
    #[inline]
    pub(super) fn note(&mut self, mv: u16, depth: u32, ply: u32) {
        let ply = ply as usize;
        if ply >= self.killers.len() {
            self.killers.resize(ply + 1, [NO_MOVE; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        let depth = depth.min(60) as i32;
        let history = &mut self.history[usize::from(mv)];
        *history += depth * depth;
        if *history >= MOST {
            self.history.iter_mut().for_each(|history| *history /= 2);
        }
    }
}

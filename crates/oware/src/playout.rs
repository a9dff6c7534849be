//! Whole random games that heed the repetition rule.

use std::fmt;

use tabuleiro_game::{Game, Outcome, Rng};

use crate::Oware;

/// Plays random games, and remembers just enough of each to see a position come back.
///
/// Seeds never return to the board, so no position from before a capture can stand there again: only the moves since
/// the last capture are kept. They are found again by a small hash table whose entries lead to the latest position
/// with that hash, and each position on to the one before it. Forgetting costs nothing: positions are numbered through
/// all games, and an entry older than the last capture is no entry.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_oware::{Oware, OwareOptions, Playouts};
/// let start = Oware::start(OwareOptions::default());
/// let (outcome, plies) = Playouts::new().run(&start, u32::MAX, &mut tabuleiro_search::random::seeded(1));
/// assert!(outcome.is_some() && plies > 10);
/// ```
#[derive(Clone)]
pub struct Playouts {
    latest: Box<[u32; SLOTS]>,
    since_capture: Vec<Seen>,
    /// The number of the first position since the last capture.
    first: u32,
}

const SLOTS: usize = 1024;

#[derive(Clone, Copy)]
struct Seen {
    at: Oware,
    /// The number of the position before with the same hash.
    before: u32,
}

impl Playouts {
    /// Nothing seen yet.
    pub fn new() -> Playouts {
        Playouts { latest: Box::new([0; SLOTS]), since_capture: Vec::with_capacity(256), first: 1 }
    }

    /// Plays uniformly random moves from here to the end, or for at most `most` moves; the result, and how many moves
    /// were made. The same moves played in a `Record` end alike.
    pub fn run(&mut self, start: &Oware, most: u32, rng: &mut impl Rng) -> (Option<Outcome>, u32) {
        let repeats_count = start.on_repeat().is_some();
        let mut at = *start;
        self.forget();
        self.has_come_back(&at);
        for ply in 0..most {
            let Some(mv) = at.sample(rng) else { return (at.outcome(), ply) };
            let captured = at.sow(mv.lane());
            if !repeats_count {
                continue;
            }
            if captured {
                self.forget();
            }
            if self.has_come_back(&at) && at.outcome().is_none() {
                return (at.on_repeat(), ply + 1);
            }
        }
        (at.outcome(), most)
    }

    /// Whether the position has been seen since the last capture; if not, it is kept.
    #[inline]
    fn has_come_back(&mut self, at: &Oware) -> bool {
        let slot = &mut self.latest[slot(at)];
        let mut number = *slot;
        while number >= self.first {
            let seen = &self.since_capture[(number - self.first) as usize];
            if seen.at == *at {
                return true;
            }
            number = seen.before;
        }
        let before = std::mem::replace(slot, self.first + self.since_capture.len() as u32);
        self.since_capture.push(Seen { at: *at, before });
        false
    }

    /// Forgets every position.
    #[inline]
    fn forget(&mut self) {
        self.first += self.since_capture.len() as u32;
        self.since_capture.clear();
        if self.first > u32::MAX / 2 {
            self.latest.fill(0);
            self.first = 1;
        }
    }
}

#[inline]
fn slot(at: &Oware) -> usize {
    let [own, their] = at.sides();
    ((own ^ their.rotate_left(28)).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54) as usize
}

impl Default for Playouts {
    fn default() -> Playouts {
        Playouts::new()
    }
}

impl fmt::Debug for Playouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Playouts").field("since_capture", &self.since_capture.len()).finish_non_exhaustive()
    }
}

//! What a search remembers of positions it has seen: a table of fixed size in which newer and deeper notes push out others.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use tabuleiro_game::Game;

/// A game whose positions can be remembered.
pub trait Keyed: Game {
    /// A number for the position. Positions that differ nearly always have different numbers.
    fn key(&self) -> u64;

    /// A number that never comes back once a game has left it, such as the seeds that are still on the board.
    ///
    /// Where a repeated position ends the game, only positions of the same age can be repetitions of one another.
    fn age(&self) -> u32 {
        0
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The number of the best move, if there was one.
    pub best: Option<u16>,
    /// The score for the seat to move.
    pub score: i16,
    /// How far the search looked.
    pub depth: u8,
    /// How the score is meant.
    pub bound: Bound,
    /// Whether the score rests on no guess.
    pub solid: bool,
}

/// A note, and when it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recalled {
    /// What it says.
    pub note: Note,
    /// Whether this search made it, and not one before.
    pub is_of_now: bool,
}

/// How a score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It may be lower.
    AtMost,
    /// It may be higher.
    AtLeast,
    /// It is the score.
    Exactly,
}

/// A table of notes, which several threads may read and write at once.
///
/// ```
/// use tabuleiro_search::memo::{Bound, Memo, Note};
/// let memo = Memo::new(1);
/// let note = Note { best: Some(3), score: -20, depth: 5, bound: Bound::Exactly, solid: false };
/// memo.keep(77, note);
/// assert_eq!(memo.recall(77), Some(note));
/// memo.renew();
/// assert_eq!(memo.recall(77), None);
/// ```
#[derive(Debug)]
pub struct Memo {
    buckets: Vec<Bucket>,
    /// The generation that is being written.
    generation: AtomicU8,
    /// Notes of generations before this one count as forgotten.
    oldest: AtomicU8,
}

/// Four notes side by side in the memory.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Place; 4]);

/// A note in sixteen bytes: what it says, and its key mixed with that.
///
/// Two threads that write at once may leave the halves of different notes here. Then the mixture gives the key of neither, and
/// nobody takes it for a note.
#[derive(Debug, Default)]
struct Place {
    mixed: AtomicU64,
    packed: AtomicU64,
}

impl Memo {
    /// A table of at most so many megabytes; with none it remembers nothing.
    pub fn new(megabytes: usize) -> Memo {
        Memo::with_notes(megabytes * (1 << 20) / size_of::<Place>())
    }

    /// A table of at most so many notes.
    pub fn with_notes(notes: usize) -> Memo {
        let buckets = notes / 4;
        let buckets = if buckets == 0 { 0 } else { 1 << buckets.ilog2() };
        let buckets = std::iter::repeat_with(Bucket::default).take(buckets).collect();
        Memo { buckets, generation: AtomicU8::new(0), oldest: AtomicU8::new(0) }
    }

    /// Forgets everything, in no time. Not while somebody searches.
    pub fn renew(&self) {
        self.age();
        self.oldest.store(self.generation.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Everything in it is of an earlier search from now on: still known, but the first to give way. Not while somebody searches.
    pub fn age(&self) {
        let next = self.generation.load(Ordering::Relaxed).wrapping_add(1);
        if next == 0 {
            let places = self.buckets.iter().flat_map(|bucket| &bucket.0);
            places.for_each(|place| place.packed.store(0, Ordering::Relaxed));
            self.oldest.store(0, Ordering::Relaxed);
        }
        self.generation.store(next, Ordering::Relaxed);
    }

    /// What is remembered of a position.
    #[inline]
    pub fn recall(&self, key: u64) -> Option<Note> {
        self.look_up(key).map(|recalled| recalled.note)
    }

    /// The same, and whether this search has found it.
    #[inline]
    pub fn look_up(&self, key: u64) -> Option<Recalled> {
        let bucket = self.buckets.get(self.place(key))?;
        let oldest = self.oldest.load(Ordering::Relaxed);
        let packed = bucket.0.iter().find_map(|place| place.read(key))?;
        let is_of_now = packed.generation() == self.generation.load(Ordering::Relaxed);
        (packed.generation() >= oldest).then(|| Recalled { note: packed.note(), is_of_now })
    }

    /// Remembers a position. An older note about it gives way, else an empty place is filled, else one of an earlier search gives
    /// way, else the shallowest.
    #[inline]
    pub fn keep(&self, key: u64, note: Note) {
        let Some(Bucket(places)) = self.buckets.get(self.place(key)) else { return };
        let generation = self.generation.load(Ordering::Relaxed);
        let worth = |place: &&Place| {
            let packed = Packed(place.packed.load(Ordering::Relaxed));
            if place.mixed.load(Ordering::Relaxed) ^ packed.0 == key {
                0
            } else if packed.0 == 0 {
                1
            } else if packed.generation() != generation {
                2
            } else {
                3 + packed.depth()
            }
        };
        if let Some(least) = places.iter().min_by_key(worth) {
            least.write(key, Packed::of(note, generation));
        }
    }

    /// The index of a bucket; beyond the end if there is none.
    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & self.buckets.len().wrapping_sub(1)
    }
}

/// A memory that lasts from move to move, among the [`crate::Aids`] of a thinker. It takes no room before somebody uses it.
#[derive(Debug)]
pub struct Memory {
    megabytes: usize,
    memo: OnceLock<Arc<Memo>>,
}

impl Memory {
    /// A memory of so many megabytes.
    pub const fn new(megabytes: usize) -> Memory {
        Memory { megabytes, memo: OnceLock::new() }
    }

    /// Forgets everything. Not while somebody searches.
    pub fn renew(&self) {
        if let Some(memo) = self.memo.get() {
            memo.renew();
        }
    }

    /// What it holds.
    pub fn memo(&self) -> Arc<Memo> {
        Arc::clone(self.memo.get_or_init(|| Arc::new(Memo::new(self.megabytes))))
    }
}

impl Place {
    /// The note about the position with that key.
    #[inline]
    fn read(&self, key: u64) -> Option<Packed> {
        let packed = self.packed.load(Ordering::Relaxed);
        (self.mixed.load(Ordering::Relaxed) ^ packed == key && packed != 0).then_some(Packed(packed))
    }

    #[inline]
    fn write(&self, key: u64, Packed(packed): Packed) {
        self.mixed.store(key ^ packed, Ordering::Relaxed);
        self.packed.store(packed, Ordering::Relaxed);
    }
}

/// A note in a machine word, from the lowest bits on: the best move in 16, the score in 16, the depth in 8, the bound
/// in 2 (0 is no note at all), whether it is solid in 1; the generation in the 8 highest.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    #[inline]
    fn of(note: Note, generation: u8) -> Packed {
        let bound = match note.bound {
            Bound::AtMost => 1,
            Bound::AtLeast => 2,
            Bound::Exactly => 3,
        };
        Packed(
            u64::from(note.best.unwrap_or(u16::MAX))
                | u64::from(note.score as u16) << 16
                | u64::from(note.depth) << 32
                | bound << 40
                | u64::from(note.solid) << 42
                | u64::from(generation) << 56,
        )
    }

    #[inline]
    fn note(self) -> Note {
        Note {
            best: Some(self.0 as u16).filter(|&best| best != u16::MAX),
            score: (self.0 >> 16) as i16,
            depth: (self.0 >> 32) as u8,
            bound: match self.0 >> 40 & 3 {
                1 => Bound::AtMost,
                2 => Bound::AtLeast,
                _ => Bound::Exactly,
            },
            solid: self.0 >> 42 & 1 == 1,
        }
    }

    #[inline]
    fn depth(self) -> u32 {
        u32::from((self.0 >> 32) as u8)
    }

    #[inline]
    fn generation(self) -> u8 {
        (self.0 >> 56) as u8
    }
}

#[cfg(test)]
mod tests;

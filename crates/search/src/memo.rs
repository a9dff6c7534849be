//! What a search remembers of positions it has seen: a table of fixed size in which newer and deeper notes push out others.

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

/// A table of notes.
///
/// ```
/// use tabuleiro_search::memo::{Bound, Memo, Note};
/// let mut memo = Memo::new(1);
/// let note = Note { best: Some(3), score: -20, depth: 5, bound: Bound::Exactly, solid: false };
/// memo.keep(77, note);
/// assert_eq!(memo.recall(77), Some(note));
/// memo.renew();
/// assert_eq!(memo.recall(77), None);
/// ```
#[derive(Clone, Debug)]
pub struct Memo {
    buckets: Vec<Bucket>,
    /// Notes of another generation count as forgotten.
    generation: u8,
}

/// Four notes side by side in the memory.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([Packed; 4]);

/// A note with its key, in sixteen bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Packed {
    key: u64,
    best: u16,
    score: i16,
    depth: u8,
    /// The bound in the two low bits (0 is an empty place), whether it is solid in the next.
    flags: u8,
    generation: u8,
}

impl Memo {
    /// A table of at most so many megabytes; with none it remembers nothing.
    pub fn new(megabytes: usize) -> Memo {
        Memo::with_notes(megabytes * (1 << 20) / size_of::<Packed>())
    }

    /// A table of at most so many notes.
    pub fn with_notes(notes: usize) -> Memo {
        let buckets = notes / 4;
        let buckets = if buckets == 0 { 0 } else { 1 << buckets.ilog2() };
        Memo { buckets: vec![Bucket::default(); buckets], generation: 0 }
    }

    /// Forgets everything, in no time.
    pub fn renew(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.buckets.fill(Bucket::default());
        }
    }

    /// What is remembered of a position.
    #[inline]
    pub fn recall(&self, key: u64) -> Option<Note> {
        let bucket = self.buckets.get(self.place(key))?;
        bucket.0.iter().find(|packed| packed.is(key, self.generation)).map(Packed::unpacked)
    }

    /// Remembers a position. An older note about it gives way, else a forgotten one, else the shallowest.
    #[inline]
    pub fn keep(&mut self, key: u64, note: Note) {
        let (place, generation) = (self.place(key), self.generation);
        let Some(Bucket(notes)) = self.buckets.get_mut(place) else { return };
        let worth = |packed: &Packed| {
            if packed.is(key, generation) {
                0
            } else if packed.generation != generation || packed.flags == 0 {
                1
            } else {
                2 + u32::from(packed.depth)
            }
        };
        if let Some(least) = notes.iter_mut().min_by_key(|packed| worth(packed)) {
            *least = Packed::of(key, note, generation);
        }
    }

    /// The index of a bucket; beyond the end if there is none.
    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & self.buckets.len().wrapping_sub(1)
    }
}

impl Packed {
    #[inline]
    fn is(&self, key: u64, generation: u8) -> bool {
        self.key == key && self.generation == generation && self.flags != 0
    }

    #[inline]
    fn of(key: u64, note: Note, generation: u8) -> Packed {
        let bound = match note.bound {
            Bound::AtMost => 1,
            Bound::AtLeast => 2,
            Bound::Exactly => 3,
        };
        Packed {
            key,
            best: note.best.unwrap_or(u16::MAX),
            score: note.score,
            depth: note.depth,
            flags: bound | u8::from(note.solid) << 2,
            generation,
        }
    }

    #[inline]
    fn unpacked(&self) -> Note {
        Note {
            best: Some(self.best).filter(|&best| best != u16::MAX),
            score: self.score,
            depth: self.depth,
            bound: match self.flags & 3 {
                1 => Bound::AtMost,
                2 => Bound::AtLeast,
                _ => Bound::Exactly,
            },
            solid: self.flags & 4 != 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(depth: u8) -> Note {
        Note { best: None, score: i16::from(depth), depth, bound: Bound::AtLeast, solid: true }
    }

    #[test]
    fn a_memo_without_room_remembers_nothing() {
        let mut memo = Memo::new(0);
        memo.keep(1, note(1));
        assert_eq!(memo.recall(1), None);
    }

    #[test]
    fn the_shallowest_note_gives_way() {
        let mut memo = Memo::with_notes(4);
        for depth in [7, 3, 5, 9, 4] {
            memo.keep(u64::from(depth), note(depth));
        }
        assert_eq!(memo.recall(3), None);
        assert!([7, 5, 9, 4].iter().all(|&depth| memo.recall(depth).is_some_and(|note| note.solid)));
    }

    #[test]
    fn generations_come_round_without_old_notes() {
        let mut memo = Memo::with_notes(8);
        memo.keep(5, note(2));
        for _ in 0..256 {
            memo.renew();
            assert_eq!(memo.recall(5), None);
        }
    }

    #[test]
    fn a_note_takes_sixteen_bytes() {
        assert_eq!((size_of::<Packed>(), size_of::<Bucket>()), (16, 64));
    }
}

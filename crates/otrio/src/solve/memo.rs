//! What has been found out about positions, kept as long as there is room.

use super::key::{BITS, Key};

/// How near something is to being shown and to being refuted: 0 if it is, [`NEVER`] if it cannot be any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    /// The less, the nearer the seat to act is to reaching its goal.
    pub(super) proof: u32,
    /// The less, the nearer it is to failing.
    pub(super) disproof: u32,
}

/// Cannot be any more.
pub(super) const NEVER: u32 = 1 << 30;

impl Odds {
    /// The goal is reached.
    pub(super) const SHOWN: Odds = Odds { proof: 0, disproof: NEVER };
    /// The goal cannot be reached.
    pub(super) const REFUTED: Odds = Odds { proof: NEVER, disproof: 0 };

    /// The same as seen by the opponent, whose goal is that this one fails.
    pub(super) const fn seen_by_other(self) -> Odds {
        Odds { proof: self.disproof, disproof: self.proof }
    }

    /// Whether it is decided, and how.
    pub(super) const fn decided(self) -> Option<bool> {
        match self {
            Odds { proof: 0, .. } => Some(true),
            Odds { disproof: 0, .. } => Some(false),
            _ => None,
        }
    }
}

/// What has been found out about positions.
///
/// Every key has a place, and a place gets a bucket when something is first noted there. Buckets come in blocks, so that none
/// ever needs to be moved, and a stop never waits for that; and a short search, which notes little, does not wait for a large
/// room to be cleared. An entry is four words: two with the key and above it how much work it was, as a power of two; one
/// with the odds; one to spare. Two entries stand side by side where the processor fetches them together. Of these, the one
/// that was the least work goes first.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    /// The number of the bucket of every place, counted from 1, or 0. How many places there are is a power of two.
    places: Vec<u32>,
    blocks: Vec<Box<[Bucket]>>,
    /// How many buckets are in use.
    used: usize,
}

/// Two entries.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([u64; 8]);
/// Buckets in a block.
const BLOCK: usize = 1 << 10;
/// Where an entry begins in its bucket.
const ENTRIES: [usize; 2] = [0, 4];
/// Where the work stands in a tag.
const WORK: u32 = 120;
const KEY_MASK: u128 = (1 << WORK) - 1;
/// A bit that every key has, so that no entry looks empty.
const USED: u128 = 1 << (WORK - 1);
const _: () = assert!(BITS + 6 < WORK);

impl Memo {
    /// An empty table of no more than about `most` bytes.
    pub(super) fn new(most: usize) -> Memo {
        let count = 1 << (most / size_of::<Bucket>()).max(1).ilog2();
        Memo { places: vec![0; count], blocks: Vec::new(), used: 0 }
    }

    /// What is known.
    #[inline]
    pub(super) fn find(&self, key: Key) -> Option<Odds> {
        let number = self.places[self.place(key)].checked_sub(1)? as usize;
        let Bucket(bucket) = &self.blocks[number / BLOCK][number % BLOCK];
        let has_it = |entry: &usize| tag(bucket, *entry) & KEY_MASK == key | USED;
        ENTRIES.into_iter().find(has_it).map(|entry| unpack(bucket[entry + 2]))
    }

    /// Notes what was found with so much work.
    pub(super) fn note(&mut self, key: Key, odds: Odds, work: u64) {
        let Bucket(bucket) = self.bucket(self.place(key));
        let new = key | USED | u128::from(1 + work.max(1).ilog2()) << WORK;
        let [one, other] = ENTRIES.map(|entry| tag(bucket, entry));
        let is_same = |old: u128| (old ^ new) & KEY_MASK == 0;
        let is_other = is_same(other) || !is_same(one) && other >> WORK < one >> WORK;
        let entry = ENTRIES[usize::from(is_other)];
        bucket[entry] = new as u64;
        bucket[entry + 1] = (new >> 64) as u64;
        bucket[entry + 2] = u64::from(odds.proof) << 32 | u64::from(odds.disproof);
    }

    /// The bucket of a place, which is empty if nothing was noted there yet.
    #[inline]
    fn bucket(&mut self, place: usize) -> &mut Bucket {
        if self.places[place] == 0 {
            if self.used.is_multiple_of(BLOCK) {
                self.blocks.push(vec![Bucket([0; 8]); BLOCK.min(self.places.len())].into());
            }
            self.used += 1;
            self.places[place] = self.used as u32;
        }
        let number = self.places[place] as usize - 1;
        &mut self.blocks[number / BLOCK][number % BLOCK]
    }

    /// The place of a key.
    #[inline]
    fn place(&self, key: Key) -> usize {
        let (low, high) = (key as u64 ^ 0x9E37_79B9_7F4A_7C15, (key >> 64) as u64 ^ 0xD6E8_FEB8_6659_FD93);
        folded(low, high) as usize & (self.places.len() - 1)
    }
}

/// The lower half of a product, changed by the upper one.
#[inline]
fn folded(one: u64, other: u64) -> u64 {
    if cfg!(target_arch = "wasm32") {
        return folded_by_parts(one, other);
    }
    let wide = u128::from(one) * u128::from(other);
    (wide >> 64) as u64 ^ wide as u64
}

/// The same where no product is wider than its factors.
#[inline]
fn folded_by_parts(one: u64, other: u64) -> u64 {
    let parts = |word: u64| (word >> 32, word & 0xFFFF_FFFF);
    let ((high, low), (other_high, other_low)) = (parts(one), parts(other));
    let ((first, first_low), (second, second_low)) = (parts(high * other_low), parts(low * other_high));
    let carried = (((low * other_low) >> 32) + first_low + second_low) >> 32;
    (high * other_high + first + second + carried) ^ one.wrapping_mul(other)
}

#[inline]
fn tag(bucket: &[u64; 8], entry: usize) -> u128 {
    u128::from(bucket[entry]) | u128::from(bucket[entry + 1]) << 64
}

#[inline]
fn unpack(word: u64) -> Odds {
    Odds { proof: (word >> 32) as u32, disproof: word as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(n: u32) -> Odds {
        Odds { proof: n + 1, disproof: 2 * n + 1 }
    }

    #[test]
    fn what_was_noted_is_found_and_nothing_else() {
        let mut memo = Memo::new(1 << 20);
        for n in 0..1_000 {
            memo.note(Key::from(n) << 60, odds(n), 1);
        }
        assert!((0..1_000).all(|n| memo.find(Key::from(n) << 60).is_none_or(|found| found == odds(n))));
        let found = (0..1_000u32).filter(|n| memo.find(Key::from(*n) << 60).is_some()).count();
        assert!(found > 990, "{found}");
        assert_eq!(memo.find(1), None);
    }

    #[test]
    fn a_full_table_keeps_what_was_much_work() {
        let mut memo = Memo::new(0);
        memo.note(1, odds(1), 1_000);
        for n in 2..100 {
            memo.note(n, odds(n as u32), 1);
            assert_eq!(memo.find(n), Some(odds(n as u32)));
        }
        assert_eq!(memo.find(1), Some(odds(1)));
    }

    #[test]
    fn a_product_is_folded_alike_by_parts() {
        for word in [0, 1, 7, u64::MAX, 0xFFFF_FFFF, 1 << 32, 0x9E37_79B9_7F4A_7C15, u64::MAX - 1] {
            for other in [0, 1, 3, u64::MAX, 0xFFFF_FFFF, 1 << 63, 0xD6E8_FEB8_6659_FD93] {
                let wide = u128::from(word) * u128::from(other);
                let known = (wide >> 64) as u64 ^ wide as u64;
                assert_eq!((folded(word, other), folded_by_parts(word, other)), (known, known));
            }
        }
    }

    #[test]
    fn the_latest_odds_count() {
        let mut memo = Memo::new(1 << 12);
        memo.note(7, odds(1), 5);
        memo.note(7, Odds::SHOWN, 1);
        assert_eq!(memo.find(7), Some(Odds::SHOWN));
    }
}

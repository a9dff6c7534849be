//! What many games remember of their past, so that a position that comes back is seen.

use super::rows::{Row, Rows, Seeds, WIDE, hash_of, mask};

/// As many hashes of the seeds of a position are told apart.
const HASHES: usize = 256;

/// The positions of many games, numbered from 1 in step. They are found again by a small hash table that leads to the latest
/// with that hash, and each leads on to the one before it.
pub(super) struct Past {
    /// By number less one: the seeds in all houses, those of the side to move first.
    seen: Vec<[[Row; 6]; 2]>,
    /// By number less one: for each game, the number of the position before with the same hash.
    before: Vec<[u16; WIDE]>,
    /// By hash, one table for each side to move: the number of the latest position.
    latest: Vec<[[u16; WIDE]; HASHES]>,
    /// The number of the first position of each game that could come back.
    pub(super) first: [u16; WIDE],
    /// How many there are.
    pub(super) count: u16,
}

impl Past {
    /// Nothing is remembered.
    pub(super) fn new() -> Past {
        Past {
            seen: Vec::new(),
            before: Vec::new(),
            latest: vec![[[0; WIDE]; HASHES]; 2],
            first: [1; WIDE],
            count: 0,
        }
    }

    /// Forgets everything, has so many positions of which nothing is known, and finds room for so many more.
    pub(super) fn begin(&mut self, count: usize, more: usize) {
        self.latest.as_flattened_mut().as_flattened_mut().fill(0);
        if self.seen.len() < count + more {
            self.seen.resize(count + more, [[[0; WIDE]; 6]; 2]);
            self.before.resize(count + more, [0; WIDE]);
        }
        self.first = [count as u16 + 1; WIDE];
        self.count = count as u16;
    }

    /// The seeds of a game at that number.
    #[inline]
    pub(super) fn seeds(&self, place: usize, number: u16) -> Seeds {
        self.seen[usize::from(number) - 1].each_ref().map(|side| side.each_ref().map(|house| house[place]))
    }

    /// Remembers the next position of every game.
    #[inline]
    pub(super) fn remember(&mut self, rows: &Rows) {
        self.count += 1;
        let number = self.count;
        let latest = &mut self.latest[usize::from(number & 1)];
        let before = &mut self.before[usize::from(number) - 1];
        for (place, (before, hash)) in before.iter_mut().zip(&rows.hash).enumerate() {
            *before = std::mem::replace(&mut latest[usize::from(hash.cast_unsigned())][place], number);
        }
        let kept = &mut self.seen[usize::from(number) - 1];
        for (kept, now) in kept.iter_mut().zip(rows.houses()) {
            for (kept, now) in kept.iter_mut().zip(now) {
                *kept = *now;
            }
        }
    }

    /// All ones for each game that is over, or whose last position may have been there. Nothing from before a capture comes back.
    #[inline]
    pub(super) fn look(&mut self, rows: &Rows) -> Row {
        let mut maybe = [0; WIDE];
        let before = &self.before[usize::from(self.count) - 1];
        look(&mut self.first, before, rows, self.count, &mut maybe);
        maybe
    }

    /// Remembers a position of one game at a number, and nothing from before it if it is the first.
    pub(super) fn remember_one(&mut self, place: usize, seeds: &Seeds, number: u16, is_first: bool) {
        let at = usize::from(number) - 1;
        for (kept, now) in self.seen[at].as_flattened_mut().iter_mut().zip(seeds.as_flattened()) {
            kept[place] = *now;
        }
        let hash = usize::from(hash_of(*seeds).cast_unsigned());
        let latest = std::mem::replace(&mut self.latest[usize::from(number & 1)][hash][place], number);
        self.before[at][place] = if is_first { 0 } else { latest };
        if is_first {
            self.first[place] = number;
        }
    }

    /// Whether the last position of a game has been there before, among those with its hash.
    pub(super) fn has_come_back(&self, place: usize) -> bool {
        let now = self.seeds(place, self.count);
        let mut number = self.before[usize::from(self.count) - 1][place];
        while number >= self.first[place] {
            if self.seeds(place, number) == now {
                return true;
            }
            number = self.before[usize::from(number) - 1][place];
        }
        false
    }
}

/// So many moves lie between a position and the same again, at least. A seed falls into every house that is passed, and only by being
/// sown is a house emptied again: seeds have gone all round, and so every house was sown.
const SOONEST: u16 = 12;

/// Where a game is over, or its position may have been there since its last capture.
#[inline(never)]
fn look(first: &mut [u16; WIDE], before: &[u16; WIDE], rows: &Rows, number: u16, maybe: &mut Row) {
    for place in 0..WIDE {
        first[place] = if rows.captured[place] == 0 { first[place] } else { number };
        let is_late = mask(first[place] + SOONEST <= number);
        maybe[place] = rows.is_over[place] | (mask(before[place] >= first[place]) & is_late);
    }
}

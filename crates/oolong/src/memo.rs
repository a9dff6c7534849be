//! What a solver remembers of positions: whole positions are compared, so that none is mistaken for another.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::{Oolong, Tea};

/// For each player, within how many moves a win is certain, and within how many it is certainly none.
#[derive(Clone, Copy)]
struct Known {
    wins: [u8; 2],
    fails: [u8; 2],
}

/// Positions with what is known of them.
#[derive(Default)]
pub(crate) struct Memo(HashMap<Oolong, Known, BuildHasherDefault<Mixer>>);

/// Everything is forgotten when so many positions are known: about 150 MB.
const MOST: usize = 1_800_000;

impl Memo {
    /// Whether a player can win within so many moves, if that is known.
    pub(crate) fn probe(&self, at: &Oolong, tea: Tea, moves: u32) -> Option<bool> {
        let known = self.0.get(at)?;
        if u32::from(known.wins[tea.index()]) <= moves {
            Some(true)
        } else if u32::from(known.fails[tea.index()]) >= moves {
            Some(false)
        } else {
            None
        }
    }

    /// Remembers an answer.
    pub(crate) fn note(&mut self, at: &Oolong, tea: Tea, moves: u32, wins: bool) {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let known = self.0.entry(*at).or_insert(Known { wins: [u8::MAX; 2], fails: [0; 2] });
        let moves = moves as u8; // no game is longer than 88
        if wins {
            known.wins[tea.index()] = known.wins[tea.index()].min(moves);
        } else {
            known.fails[tea.index()] = known.fails[tea.index()].max(moves);
        }
    }
}

/// A quick hash: nobody chooses positions to make it slow.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, bits: u8) {
        self.write_u64(u64::from(bits));
    }

    fn write_u16(&mut self, bits: u16) {
        self.write_u64(u64::from(bits));
    }

    fn write_u32(&mut self, bits: u32) {
        self.write_u64(u64::from(bits));
    }

    fn write_u64(&mut self, bits: u64) {
        self.0 = (self.0.rotate_left(5) ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_usize(&mut self, bits: usize) {
        self.write_u64(bits as u64);
    }
}

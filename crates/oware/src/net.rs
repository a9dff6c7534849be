//! A small net that values positions: what every number of seeds in every house means to each of its lanes, added up.
//!
//! A position has fourteen features, each of which owns a row of the net: the seeds of each of the twelve houses, and the
//! captures of each side, the side to move first. The rows are added up lane by lane. The last lane is a value in itself; what the
//! others have is cut to 0 to 1 and weighed. All of it is done in integers, so that it comes out alike on every machine.
//!
//! The weights are learnt from games (`cargo xtask learn oware`) and compiled in: a file that is cut, altered or of
//! another version does not compile.

use std::error::Error;
use std::fmt;

use tabuleiro_game::{Message, Speak};

use crate::{Oware, say};

/// How many lanes a row has; the last is a value in itself.
pub const LANES: usize = 32;

/// How many features a position has.
pub const FEATURES: usize = 14;

/// More seeds in a house than this count as this many.
const MOST_SEEDS: usize = 23;
const HOUSE_ROWS: usize = MOST_SEEDS + 1;
const CAPTURE_ROWS: usize = 25;

/// How many rows there are.
pub const ROWS: usize = 12 * HOUSE_ROWS + 2 * CAPTURE_ROWS;

/// What stands for 1 in a lane.
pub const ONE: i16 = 256;

/// Values are cut to this.
const LARGEST: i32 = 15_000;

/// The row of each feature of a position.
#[inline]
pub fn features(at: &Oware) -> [u16; FEATURES] {
    let [own, their] = at.sides();
    let mut rows = [0; FEATURES];
    for house in 0..6 {
        let seeds = |side: u64| usize::from((side >> (8 * house)) as u8).min(MOST_SEEDS);
        rows[house] = (house * HOUSE_ROWS + seeds(own)) as u16;
        rows[6 + house] = ((6 + house) * HOUSE_ROWS + seeds(their)) as u16;
    }
    let captures = |side: u64| usize::from((side >> 48) as u8).min(CAPTURE_ROWS - 1);
    rows[12] = (12 * HOUSE_ROWS + captures(own)) as u16;
    rows[13] = (12 * HOUSE_ROWS + CAPTURE_ROWS + captures(their)) as u16;
    rows
}

/// The row of one feature with that number: seeds in a house or captures.
pub(crate) fn feature_row(feature: usize, number: usize) -> usize {
    match feature {
        0..12 => feature * HOUSE_ROWS + number.min(MOST_SEEDS),
        _ => 12 * HOUSE_ROWS + (feature - 12) * CAPTURE_ROWS + number.min(CAPTURE_ROWS - 1),
    }
}

/// A number for every lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Row(pub [i16; LANES]);

/// The weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// What each feature adds to the lanes.
    pub rows: [Row; ROWS],
    /// What the lanes begin with.
    pub base: Row,
    /// What a full lane is worth, in hundredths of a seed.
    pub worth: Row,
}

impl Net {
    /// What a position looks like to be worth for the side to move, in hundredths of a seed.
    #[inline]
    pub fn value(&self, at: &Oware) -> i32 {
        let mut lanes = self.base.0;
        for row in features(at) {
            let row = &self.rows[usize::from(row)].0;
            for (lane, weight) in lanes.iter_mut().zip(row) {
                *lane = lane.wrapping_add(*weight);
            }
        }
        self.weigh(&lanes)
    }

    /// What the sums of the rows are worth.
    #[inline]
    pub(crate) fn weigh(&self, lanes: &[i16; LANES]) -> i32 {
        let weighed = |(lane, worth): (&i16, &i16)| i32::from(*lane.clamp(&0, &ONE)) * i32::from(*worth);
        let weighed: i32 = lanes.iter().zip(&self.worth.0).map(weighed).sum();
        (i32::from(lanes[LANES - 1]) + weighed / i32::from(ONE)).clamp(-LARGEST, LARGEST)
    }

    /// Reads weights from their file.
    // The weights that are shipped are read by the compiler: no stack ever holds them.
    #[allow(clippy::large_stack_arrays)]
    pub const fn read(bytes: &[u8]) -> Result<Net, NetError> {
        if bytes.len() < HEAD || !starts_with(bytes, MAGIC) {
            return Err(NetError::Foreign);
        }
        if bytes[MAGIC.len()] != VERSION {
            return Err(NetError::Version(bytes[MAGIC.len()]));
        }
        if bytes.len() != LENGTH {
            return Err(NetError::Length(bytes.len()));
        }
        if checksum(bytes, HEAD) != word(bytes, MAGIC.len() + 1) {
            return Err(NetError::Altered);
        }
        let mut net = Net { rows: [Row([0; LANES]); ROWS], base: Row([0; LANES]), worth: Row([0; LANES]) };
        let mut row = 0;
        while row < ROWS {
            net.rows[row] = row_at(bytes, row);
            row += 1;
        }
        net.base = row_at(bytes, ROWS);
        net.worth = row_at(bytes, ROWS + 1);
        Ok(net)
    }

    /// A number that tells these weights from others.
    pub fn checksum(&self) -> u64 {
        word(&self.write(), MAGIC.len() + 1)
    }

    /// The weights as their file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = [MAGIC, &[VERSION], &[0; 8]].concat();
        let rows = self.rows.iter().chain([&self.base, &self.worth]);
        bytes.extend(rows.flat_map(|row| row.0).flat_map(i16::to_le_bytes));
        let checksum = checksum(&bytes, HEAD);
        bytes[MAGIC.len() + 1..HEAD].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }
}

const MAGIC: &[u8] = b"oware net";
/// The version of the form that is read and written.
pub const VERSION: u8 = 1;
/// The magic, the version, the checksum of what follows.
const HEAD: usize = MAGIC.len() + 1 + 8;
const LENGTH: usize = HEAD + 2 * LANES * (ROWS + 2);

const fn starts_with(bytes: &[u8], start: &[u8]) -> bool {
    let mut place = 0;
    while place < start.len() && bytes[place] == start[place] {
        place += 1;
    }
    place == start.len()
}

const fn row_at(bytes: &[u8], row: usize) -> Row {
    let mut lanes = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        let place = HEAD + 2 * (row * LANES + lane);
        lanes[lane] = i16::from_le_bytes([bytes[place], bytes[place + 1]]);
        lane += 1;
    }
    Row(lanes)
}

const fn word(bytes: &[u8], from: usize) -> u64 {
    let (mut word, mut place) = (0, 8);
    while place > 0 {
        place -= 1;
        word = word << 8 | bytes[from + place] as u64;
    }
    word
}

/// FNV-1a, 64 bits: the compiler works it out, byte by byte.
pub(crate) const fn checksum(bytes: &[u8], from: usize) -> u64 {
    let (mut hash, mut place) = (0xCBF2_9CE4_8422_2325u64, from);
    while place < bytes.len() {
        hash = (hash ^ bytes[place] as u64).wrapping_mul(0x0100_0000_01B3);
        place += 1;
    }
    hash
}

/// What is wrong with a file of weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It is something else.
    Foreign,
    /// It was made for another version of the program.
    Version(u8),
    /// It is too short or too long: it has so many bytes.
    Length(usize),
    /// Its checksum is not that of its weights.
    Altered,
}

impl Speak for NetError {
    fn message(&self) -> Message {
        match *self {
            NetError::Foreign => say("oware-net-foreign"),
            NetError::Version(version) => say("oware-net-version")
                .with("version", u32::from(version))
                .with("wanted", u32::from(VERSION)),
            NetError::Length(bytes) => say("oware-net-length").with("bytes", bytes).with("wanted", LENGTH),
            NetError::Altered => say("oware-net-altered"),
        }
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for NetError {}

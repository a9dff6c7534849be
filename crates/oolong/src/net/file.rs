//! How a net is kept: what it is, its version, how many weights it has, their checksum, and the weights.

use std::fmt;

use tabuleiro_game::{Message, Speak};

use super::{Net, WEIGHTS};
use crate::say;

/// Nets of another version mean something else by their weights, and are refused.
pub const VERSION: u32 = 1;

/// What a file of a net begins with.
const NAME: &[u8; 8] = b"oolong-n";
/// The name, the version, the number of weights and their checksum.
const HEAD: usize = 8 + 4 + 4 + 8;

/// What is wrong with a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrokenNet {
    /// The program does not carry it, and nobody has lent it.
    NotLent,
    /// It is something else.
    Foreign,
    /// It is of another version, or made for another number of weights.
    OtherVersion(u32),
    /// It has so many bytes, and not the number it should have.
    Cut(usize),
    /// Its weights are not those that were written.
    Altered,
}

impl BrokenNet {
    pub(super) fn message(&self) -> Message {
        match *self {
            BrokenNet::NotLent => say("oolong-net-not-lent"),
            BrokenNet::Foreign => say("oolong-net-foreign"),
            BrokenNet::OtherVersion(version) => {
                say("oolong-net-version").with("found", version).with("known", VERSION)
            }
            BrokenNet::Cut(bytes) => {
                let whole = (HEAD + 2 * WEIGHTS) as u64;
                say("oolong-net-cut").with("bytes", bytes as u64).with("whole", whole)
            }
            BrokenNet::Altered => say("oolong-net-altered"),
        }
    }
}

impl Speak for BrokenNet {
    fn message(&self) -> Message {
        BrokenNet::message(self)
    }
}

impl fmt::Display for BrokenNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for BrokenNet {}

impl Net {
    /// Reads a net that [`Net::bytes`] wrote, to the last bit.
    pub fn read(bytes: &[u8]) -> Result<Net, BrokenNet> {
        let (head, body) = bytes.split_at_checked(HEAD).ok_or(BrokenNet::Cut(bytes.len()))?;
        if !head.starts_with(NAME) {
            return Err(BrokenNet::Foreign);
        }
        let number =
            |from: usize| head[from..from + 4].iter().rev().fold(0, |sum, byte| sum << 8 | u32::from(*byte));
        if number(8) != VERSION || number(12) as usize != WEIGHTS {
            return Err(BrokenNet::OtherVersion(number(8)));
        }
        if body.len() != 2 * WEIGHTS {
            return Err(BrokenNet::Cut(bytes.len()));
        }
        if head[16..] != checksum(body).to_le_bytes() {
            return Err(BrokenNet::Altered);
        }
        let weights: Vec<i16> =
            body.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect();
        Net::of(&weights).ok_or(BrokenNet::Altered)
    }

    /// The net as it is kept in a file.
    pub fn bytes(&self) -> Vec<u8> {
        let body = self.body();
        let mut bytes = NAME.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((WEIGHTS as u32).to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The checksum of its weights.
    pub(super) fn checksum(&self) -> u64 {
        checksum(&self.body())
    }

    fn body(&self) -> Vec<u8> {
        self.weights().into_iter().flat_map(i16::to_le_bytes).collect()
    }
}

/// FNV-1a, which no single change of a byte leaves as it was.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

//! An explorer as bytes: a mark, how many seats and moves there are, then for each move how far its key is from the one before, how
//! many games each seat won and how many nobody won, all as numbers of seven bits a byte; at the end a sum of all before it.

use std::fmt;

use tabuleiro_game::{Message, Seat, Speak};

use super::{Explorer, KEY_BITS, Tally, hashed};
use crate::say;

/// How every file begins: what it is, and of which form.
const MARK: &[u8] = b"TBX\x01";
/// The sum at the end.
const SUM: usize = 4;

/// Why bytes are no explorer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// They begin otherwise than files of this form do.
    Mark,
    /// Their sum is another than they say, or they are too few for one.
    Sum,
    /// They end in the middle of something, or go on behind the last move.
    Length,
    /// A number means nothing where it stands.
    Number,
}

impl Speak for Damage {
    fn message(&self) -> Message {
        say(match self {
            Damage::Mark => "learn-explorer-mark",
            Damage::Sum => "learn-explorer-sum",
            Damage::Length => "learn-explorer-length",
            Damage::Number => "learn-explorer-number",
        })
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Damage {}

impl Explorer {
    /// The whole of it as bytes.
    pub fn pack(&self) -> Vec<u8> {
        let used = |tally: &Tally| tally.wins.iter().rposition(|won| *won > 0).map_or(0, |last| last + 1);
        let seats = self.moves.iter().map(|(_, tally)| used(tally)).max().unwrap_or(0);
        let mut bytes = MARK.to_vec();
        write(seats as u64, &mut bytes);
        write(self.moves.len() as u64, &mut bytes);
        let mut last = 0;
        for (key, tally) in &self.moves {
            write(key - last, &mut bytes);
            tally.wins[..seats].iter().for_each(|won| write(u64::from(*won), &mut bytes));
            write(u64::from(tally.draws), &mut bytes);
            last = *key;
        }
        let sum = sum(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads what was packed.
    pub fn unpack(bytes: &[u8]) -> Result<Explorer, Damage> {
        if !bytes.starts_with(MARK) {
            return Err(Damage::Mark);
        }
        let (content, told) = bytes.split_last_chunk::<SUM>().ok_or(Damage::Sum)?;
        if sum(content) != *told {
            return Err(Damage::Sum);
        }
        // The sum may lie within the mark of bytes that are too few.
        let mut rest = content.get(MARK.len()..).ok_or(Damage::Length)?;
        let seats = usize::try_from(read(&mut rest)?).map_err(|_| Damage::Number)?;
        let count = read(&mut rest)?;
        if seats > Seat::MOST {
            return Err(Damage::Number);
        }
        let moves = read_moves(seats, count, &mut rest)?;
        if rest.is_empty() { Ok(Explorer { moves }) } else { Err(Damage::Length) }
    }
}

/// So many moves. Room is taken as they come: nobody believes the number before.
fn read_moves(seats: usize, count: u64, rest: &mut &[u8]) -> Result<Vec<(u64, Tally)>, Damage> {
    let mut moves: Vec<(u64, Tally)> = Vec::new();
    for _ in 0..count {
        let step = read(rest)?;
        let key = match moves.last() {
            Some(_) if step == 0 => return Err(Damage::Number),
            Some((last, _)) => last.checked_add(step).ok_or(Damage::Number)?,
            None => step,
        };
        if key >> KEY_BITS != 0 {
            return Err(Damage::Number);
        }
        let mut tally = Tally::default();
        for won in &mut tally.wins[..seats] {
            *won = small(read(rest)?)?;
        }
        tally.draws = small(read(rest)?)?;
        moves.push((key, tally));
    }
    Ok(moves)
}

fn small(number: u64) -> Result<u32, Damage> {
    u32::try_from(number).map_err(|_| Damage::Number)
}

fn sum(bytes: &[u8]) -> [u8; SUM] {
    let sum = hashed(bytes.iter().copied());
    ((sum ^ sum >> 32) as u32).to_le_bytes()
}

/// Seven bits a byte, the lowest first; the eighth says that more follow.
fn write(mut number: u64, bytes: &mut Vec<u8>) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read(rest: &mut &[u8]) -> Result<u64, Damage> {
    let mut number = 0;
    // Nothing here is larger than a key.
    for shift in (0..56).step_by(7) {
        let (byte, others) = rest.split_first().ok_or(Damage::Length)?;
        *rest = others;
        number |= u64::from(byte & 0x7F) << shift;
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(Damage::Number)
}

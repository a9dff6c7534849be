//! The small table, packed: only what the moves do not say is kept.
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 7 | `TabSmall` |
//! | 8 to 11, 12 to 15 | the number of this form, the most seeds |
//! | 16 to 23 | the checksum of the answers |
//! | 24 to 31 | the checksum of all values |
//! | the rest | answers |
//!
//! The boards are passed in an order in which their moves settle more than half of them (`walk.rs`). For each of the others,
//! the answers say whether it is worth just what the known moves make of it, else whether one seed more, and so on, each in
//! as few bits as the answers on boards like it let expect (`range.rs`).

mod range;
mod walk;

use std::fmt;

use tabuleiro_game::{Message, Speak};

use crate::checksum::checksum;
use crate::rank::{Shape, boards_up_to};
use crate::say;
use crate::tables::{Store, Tables};
use range::{Chance, Reader, Writer};
use walk::{Question, walk};

const MAGIC: [u8; 8] = *b"TabSmall";
/// This form. Another form gets another number.
const VERSION: u32 = 1;
const HEADER: usize = 32;

/// Why a packed table is not trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackError {
    /// The program does not carry it, and nobody has lent it.
    NotLent,
    /// It is something else, or of another version.
    Other,
    /// It is not as it was once written.
    Altered,
}

impl Speak for PackError {
    fn message(&self) -> Message {
        match self {
            PackError::NotLent => say("oware-table-pack-not-lent"),
            PackError::Other => say("oware-table-pack-other"),
            PackError::Altered => say("oware-table-pack-altered"),
        }
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for PackError {}

/// Packs tables with [`Tables::SMALL`] seeds.
///
/// # Panics
/// If the tables have not so many seeds or are on the disk, or if a board is not worth what all its moves say. (That may
/// happen where positions repeat, but on no board of these tables.)
pub fn pack(tables: &Tables) -> Vec<u8> {
    let values = tables.codes();
    assert_eq!(values.len() as u64, boards_up_to(Tables::SMALL), "another number of seeds");
    let (mut writer, mut chances) = (Writer::new(), Chances::new());
    let walked = walk(&mut |question| {
        let value = values[question.board];
        let mut say = |chance: &mut Chance, guess| {
            writer.write(chance, value == guess);
            value == guess
        };
        chances.ask(question, &mut say)
    });
    assert!(walked == values, "a board is not worth what its moves say");
    let answers = writer.finish();
    let mut bytes = header(&answers, &values).to_vec();
    bytes.extend(answers);
    bytes
}

/// Unpacks tables; every bit is checked.
pub fn unpack(bytes: &[u8]) -> Result<Tables, PackError> {
    let (head, answers) = bytes.split_at_checked(HEADER).ok_or(PackError::Other)?;
    if head[..16] != header(&[], &[])[..16] {
        return Err(PackError::Other);
    }
    if head[16..24] != checksum(answers, 0).to_le_bytes() {
        return Err(PackError::Altered);
    }
    let (mut reader, mut chances) = (Reader::new(answers), Chances::new());
    let values = walk(&mut |question| chances.ask(question, &mut |chance, _| reader.read(chance)));
    if *head != header(answers, &values) {
        return Err(PackError::Altered);
    }
    Ok(Tables::of(levels(&values)))
}

fn header(answers: &[u8], values: &[u8]) -> [u8; HEADER] {
    let mut bytes = [0; HEADER];
    bytes[..8].copy_from_slice(&MAGIC);
    bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
    bytes[12..16].copy_from_slice(&u32::from(Tables::SMALL).to_le_bytes());
    bytes[16..24].copy_from_slice(&checksum(answers, 0).to_le_bytes());
    bytes[24..].copy_from_slice(&checksum(values, 0).to_le_bytes());
    bytes
}

/// The values of all boards, level by level.
fn levels(values: &[u8]) -> Vec<Store> {
    let mut rest = values;
    let mut level = |seeds| {
        let shape = Shape::of(seeds);
        let (codes, after) = rest.split_at(shape.len());
        rest = after;
        Store::Memory(shape, codes.into())
    };
    (0..=Tables::SMALL).map(&mut level).collect()
}

/// What to expect of the boards of a level, by what is known of them.
struct Chances {
    seeds: u8,
    chances: Vec<Chance>,
}

impl Chances {
    /// Seeds are counted from none to as many as there are.
    const COUNTS: usize = Tables::SMALL as usize + 1;

    fn new() -> Chances {
        Chances { seeds: 0, chances: vec![Chance::EVEN; 6 * Chances::COUNTS.pow(3)] }
    }

    /// Asks about one value after the other whether it is the board's.
    #[inline]
    fn ask(&mut self, question: &Question, is: &mut impl FnMut(&mut Chance, u8) -> bool) -> u8 {
        let &Question { seeds, own, least, unknown, .. } = question;
        if seeds != self.seeds {
            self.seeds = seeds;
            self.chances.fill(Chance::EVEN);
        }
        let digits = [unknown - 1, own, least];
        let kind = digits.iter().fold(0, |kind, &digit| kind * Chances::COUNTS + usize::from(digit));
        let chances = &mut self.chances[kind * Chances::COUNTS..];
        let found = (least..seeds).find(|&guess| is(&mut chances[usize::from(guess)], guess));
        found.unwrap_or(seeds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(bytes: &[u8]) -> PackError {
        let fault = unpack(bytes).expect_err("it is not whole");
        tabuleiro_testkit::words::assert_said(&fault.message());
        fault
    }

    fn packed() -> Vec<u8> {
        pack(&crate::small())
    }

    #[test]
    fn what_is_packed_comes_out_again_and_is_what_is_shipped() {
        let packed = packed();
        assert!(packed == include_bytes!("../small.table"));
        assert!(unpack(&packed).map(|tables| tables.codes()) == Ok(crate::small().codes()));
    }

    #[test]
    fn any_damage_is_noticed() {
        let packed = packed();
        for place in (0..packed.len()).step_by(97).chain(0..25).chain([HEADER - 1, packed.len() - 1]) {
            let mut damaged = packed.clone();
            damaged[place] ^= 4;
            assert_eq!(fault(&damaged), if place < 16 { PackError::Other } else { PackError::Altered });
        }
    }

    #[test]
    fn another_length_is_noticed() {
        let mut packed = packed();
        packed.push(0);
        assert_eq!(fault(&packed), PackError::Altered);
        packed.truncate(packed.len() - 2);
        assert_eq!(fault(&packed), PackError::Altered);
        for few in [0, 7, HEADER - 1] {
            assert_eq!(fault(&packed[..few]), PackError::Other);
        }
    }

    #[test]
    fn answers_that_were_never_written_are_not_trusted() {
        for answers in [vec![0; 1_000], vec![255; 100_000]] {
            let mut bytes = header(&answers, &[]).to_vec();
            bytes.extend(answers);
            assert_eq!(fault(&bytes), PackError::Altered);
        }
    }
}

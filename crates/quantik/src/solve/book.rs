//! The shipped table of the early positions.
//!
//! It holds the scores of all classes of at most [`Book::PIECES`] pieces in which nobody completes a line at once
//! (the others are wins in one move at sight), under both rules. The classes themselves are not in it: each picks three
//! places by its number, and their exclusive or is its scores. So an entry takes little more than the one byte that two
//! scores need; and whoever asks must ask only for what is in it, which [`Book::probe`] sees to.

use std::borrow::Cow;

use tabuleiro_game::{Message, Rules, Speak};
use tabuleiro_search::{Lendable, Loan};

use super::class::Class;
use super::score::Score;
use super::sides::Sides;
use crate::say;

/// A table of scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book<'a> {
    seed: u64,
    places: Cow<'a, [u8]>,
}

/// Why a table is not trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookError {
    /// The program does not carry it, and nobody has lent it.
    NotLent,
    /// It is not a book of this version.
    Version,
    /// It is too short or too long.
    Length,
    /// What it says is not what was written.
    Checksum,
}

impl Speak for BookError {
    fn message(&self) -> Message {
        say(match self {
            BookError::NotLent => "quantik-hand-not-lent",
            BookError::Version => "quantik-hand-version",
            BookError::Length => "quantik-hand-length",
            BookError::Checksum => "quantik-hand-altered",
        })
    }
}

/// What every book begins with: its kind and its version.
const MARK: [u8; 8] = *b"quantik\x01";
/// The mark, the number of places, the seed and the checksum.
const HEAD: usize = 8 + 8 + 8 + 8;

static SHIPPED: Loan<Book<'static>, BookError> =
    Loan::new("quantik.table", CARRIED, |bytes| Book::read(bytes).map(Book::kept));

const CARRIED: Option<&[u8]> =
    if cfg!(feature = "carried") { Some(include_bytes!("../../solved.table")) } else { None };

impl<'a> Book<'a> {
    /// Positions of at most so many pieces are in it.
    pub const PIECES: u32 = 6;

    /// The book that comes with the program or was lent to it; `None` if it was damaged or not lent.
    pub fn shipped() -> Option<&'static Book<'static>> {
        SHIPPED.get()?.ok()
    }

    /// The book, for whoever can lend it.
    pub fn loan() -> &'static dyn Lendable {
        &SHIPPED
    }

    /// A sentence about the book that the program has, or about what is wrong with it.
    pub fn at_hand() -> Result<Message, Message> {
        let told = |book: &Book<'_>| {
            say("quantik-hand-book")
                .with("pieces", Book::PIECES)
                .with("sum", format!("{:016x}", book.checksum()))
        };
        SHIPPED.get().unwrap_or(Err(&BookError::NotLent)).map(told).map_err(BookError::message)
    }

    /// Reads a book.
    pub fn read(bytes: &'a [u8]) -> Result<Book<'a>, BookError> {
        let (head, places) = bytes.split_at_checked(HEAD).ok_or(BookError::Length)?;
        let word = |number: usize| {
            let bytes = head[8 * number..8 * number + 8].try_into();
            u64::from_le_bytes(bytes.expect("eight bytes are a word"))
        };
        if head[..8] != MARK {
            return Err(BookError::Version);
        }
        if word(1) != places.len() as u64 || places.is_empty() || !places.len().is_multiple_of(3) {
            return Err(BookError::Length);
        }
        let book = Book::bound(word(2), places);
        if word(3) == book.checksum() { Ok(book) } else { Err(BookError::Checksum) }
    }

    /// The book as bytes.
    pub fn write(&self) -> Vec<u8> {
        let words = [self.places.len() as u64, self.seed, self.checksum()];
        let head = MARK.into_iter().chain(words.into_iter().flat_map(u64::to_le_bytes));
        head.chain(self.places.iter().copied()).collect()
    }

    /// A book of these places, for whoever binds it.
    pub(super) const fn bound(seed: u64, places: &'a [u8]) -> Book<'a> {
        Book { seed, places: Cow::Borrowed(places) }
    }

    /// The same with a copy of the places.
    fn kept(self) -> Book<'static> {
        Book { seed: self.seed, places: Cow::Owned(self.places.into_owned()) }
    }

    /// The score of a position without a completed line; `None` if it is too late for the book.
    pub fn probe(&self, sides: Sides, rules: Rules) -> Option<Score> {
        if sides.pieces() > Book::PIECES {
            return None;
        }
        if sides.open() & sides.completing() != 0 {
            return Some(Score::win(1));
        }
        let entry = places(Class::of(sides), self.seed, self.places.len() as u32)
            .into_iter()
            .fold(0, |entry, place| entry ^ self.places[place as usize]);
        let plies = if rules == Rules::Report { entry >> 4 } else { entry & 15 };
        Some(if plies == 0 { Score::DRAW } else { Score::decided(plies) })
    }

    /// Mixing loses nothing, so what changes a word of eight bytes changes the sum.
    fn checksum(&self) -> u64 {
        let word = |bytes: &[u8]| bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        self.places.chunks(8).fold(self.seed, |sum, bytes| mix(sum ^ word(bytes)))
    }
}

/// The entry of these scores: four bits for each rules, the number of moves to the end, or 0 for a draw.
pub(super) fn entry(book: Score, report: Score) -> u8 {
    let plies = |score: Score| score.plies().unwrap_or(0);
    debug_assert!(plies(book) < 16 && plies(report) < 16);
    plies(book) | plies(report) << 4
}

/// The three places of a class, one in each third.
pub(super) fn places(class: Class, seed: u64, count: u32) -> [u32; 3] {
    let hash = mix(class.number() ^ seed);
    let third = count / 3;
    let within = |bits: u64| ((u64::from(bits as u32) * u64::from(third)) >> 32) as u32;
    [within(hash), third + within(hash.rotate_left(21)), 2 * third + within(hash.rotate_left(42))]
}

/// Spreads every bit over all others.
const fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    word = (word ^ word >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word ^ word >> 32
}

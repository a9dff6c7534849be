//! The book of openings: what long analyses found in the first positions of a game.
//!
//! The strongest player plays from it, unless it is told not to ([`Aids::without_book`](tabuleiro_search::Aids::without_book)). It is
//! made by `cargo xtask book oware` and is a text: a line with its version and checksum, and for each position the moves that lead
//! there (`-` for none), the move to play and what it was thought to be worth.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use tabuleiro_game::{Game, Message, Record, Speak};

use crate::{Move, Oware, OwareOptions, say};

/// A move that a book has for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub best: Move,
    /// What it was thought to be worth for the side to move, in hundredths of a seed.
    pub score: i32,
}

/// A book of openings.
///
/// ```
/// use tabuleiro_oware::{Book, Oware, OwareOptions};
/// use tabuleiro_game::Game;
/// let book = Book::shipped()?;
/// let advice = book.find(&Oware::start(OwareOptions::default())).expect("every game begins there");
/// assert!(Oware::start(OwareOptions::default()).moves().any(|mv| mv == advice.best));
/// # Ok::<(), tabuleiro_oware::BookError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// By position: the same one may be reached in several ways.
    pages: BTreeMap<Oware, Advice>,
    /// The moves that lead to each, in the order in which they were found.
    lines: Vec<(Vec<Move>, Advice)>,
}

static SHIPPED: LazyLock<Result<Book, BookError>> = LazyLock::new(|| Book::read(include_str!("../book.txt")));

const HEAD: &str = "oware book";
const VERSION: &str = "1";

impl Book {
    /// The book that comes with the program, or what is wrong with it.
    pub fn shipped() -> Result<&'static Book, BookError> {
        SHIPPED.as_ref().map_err(|fault| *fault)
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// What it has for a position.
    pub fn find(&self, at: &Oware) -> Option<Advice> {
        self.pages.get(at).copied()
    }

    /// Adds what was found after these moves. Nothing changes if they or the advice are not moves of a game that still goes on.
    pub fn add(&mut self, moves: &[Move], advice: Advice) -> Result<(), BookError> {
        let line = self.lines.len() as u32 + 2;
        let mut record = Record::new(Oware::start(OwareOptions::default()));
        for &mv in moves {
            record.play(mv).map_err(|_| BookError::Line(line))?;
        }
        let is_legal = record.outcome().is_none() && record.now().moves().any(|mv| mv == advice.best);
        if !is_legal {
            return Err(BookError::Line(line));
        }
        self.pages.insert(*record.now(), advice);
        self.lines.push((moves.to_vec(), advice));
        Ok(())
    }

    /// Reads a book.
    pub fn read(text: &str) -> Result<Book, BookError> {
        let (head, body) = text.split_once('\n').ok_or(BookError::Foreign)?;
        let rest = head.strip_prefix(HEAD).ok_or(BookError::Foreign)?;
        let (version, sum) = rest.trim().split_once(' ').ok_or(BookError::Foreign)?;
        if version != VERSION {
            return Err(BookError::Version);
        }
        if sum != format!("{:016x}", checksum(body)) {
            return Err(BookError::Altered);
        }
        let mut book = Book::default();
        for (number, line) in (2..).zip(body.lines()) {
            let (moves, advice) = read_line(line).ok_or(BookError::Line(number))?;
            book.add(&moves, advice)?;
        }
        Ok(book)
    }
}

/// The book as its text.
impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |(moves, advice): &(Vec<Move>, Advice)| {
            let moves: String = moves.iter().map(Move::to_string).collect();
            let moves = if moves.is_empty() { "-" } else { &moves };
            format!("{moves} {} {}\n", advice.best, advice.score)
        };
        let body: String = self.lines.iter().map(line).collect();
        write!(f, "{HEAD} {VERSION} {:016x}\n{body}", checksum(&body))
    }
}

fn read_line(line: &str) -> Option<(Vec<Move>, Advice)> {
    let mut words = line.split(' ');
    let (moves, best, score) = (words.next()?, words.next()?, words.next()?);
    let moves = moves.trim_start_matches('-').chars().map(Move::lettered).collect::<Option<_>>()?;
    let mut letters = best.chars();
    let advice = Advice { best: Move::lettered(letters.next()?)?, score: score.parse().ok()? };
    (letters.next().is_none() && words.next().is_none()).then_some((moves, advice))
}

/// FNV-1a, 64 bits, as that of the net.
fn checksum(text: &str) -> u64 {
    crate::net::checksum(text.as_bytes(), 0)
}

/// What is wrong with a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookError {
    /// It is something else.
    Foreign,
    /// It was made for another version of the program.
    Version,
    /// Its checksum is not that of its lines.
    Altered,
    /// What stands in this line is no move of such a game.
    Line(u32),
}

impl Speak for BookError {
    fn message(&self) -> Message {
        match *self {
            BookError::Foreign => say("oware-book-foreign"),
            BookError::Version => say("oware-book-version"),
            BookError::Altered => say("oware-book-altered"),
            BookError::Line(number) => say("oware-book-line").with("number", number),
        }
    }
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for BookError {}

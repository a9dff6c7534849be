//! How often each move was played, and how those games ended: [`Explorer`].
//!
//! What is counted is a move by where it leads: from a position that is the first of all that are alike to another such. Moves that
//! lead to positions that are alike are one, and games that were played on a turned board are found again.
//!
//! | file | noun |
//! |---|---|
//! | `explorer` | [`Explorer`] and [`Tally`] |
//! | [`asking`] | [`explore`], all that is known of the moves of a position |
//! | [`packed`] | the file form, and [`Damage`], what is wrong with one |
//! | [`carried`] | [`strong`], what was counted in games of strong players |

pub mod asking;
pub mod carried;
pub mod packed;

pub use asking::{Explored, explore};
pub use carried::strong;
pub use packed::Damage;

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::archive::ArchiveError;
use tabuleiro_table::player::Sort;
use tabuleiro_table::{Archive, Kind, Kinds, Setup, Table};

/// An opening is over after so many moves at the latest: nothing later is counted.
pub const LONGEST: usize = 60;
/// Keys have so many bits. Of ten thousand moves that are kept, one that was never played is taken for one of them less than once in
/// ten thousand million times.
pub(crate) const KEY_BITS: u32 = 48;

/// How some games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many each seat won.
    pub wins: [u32; Seat::MOST],
    /// How many nobody won.
    pub draws: u32,
}

impl Tally {
    /// How many games it were.
    pub fn games(&self) -> u32 {
        self.wins.iter().fold(self.draws, |sum, won| sum.saturating_add(*won))
    }

    /// One game more.
    fn count(&mut self, outcome: Outcome) {
        let more = match outcome.winner {
            Some(seat) => &mut self.wins[seat.index()],
            None => &mut self.draws,
        };
        *more = more.saturating_add(1);
    }

    /// The games of both.
    pub fn plus(mut self, other: Tally) -> Tally {
        self.draws = self.draws.saturating_add(other.draws);
        for (own, more) in self.wins.iter_mut().zip(other.wins) {
            *own = own.saturating_add(more);
        }
        self
    }
}

/// Moves that were played, with how the games went on to end. Of one game; whoever has several games has several of these.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Explorer {
    /// By ascending key, each once.
    pub(crate) moves: Vec<(u64, Tally)>,
}

impl Explorer {
    /// One that has seen no game.
    pub const fn new() -> Explorer {
        Explorer { moves: Vec::new() }
    }

    /// How many different moves it has seen.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it has seen no move.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Counts the moves of a game that ended so, but for so many at its beginning that nobody chose. What comes back within a game
    /// counts once.
    pub fn add(&mut self, table: &dyn Table, dealt: usize, outcome: Outcome) {
        let texts = (dealt..=table.ply().min(LONGEST)).map(|ply| table.state(ply).position);
        let like: Vec<String> = texts.map(|text| canonical(table.kind(), text)).collect();
        let mut keys: Vec<u64> = like.windows(2).map(|pair| key(&pair[0], &pair[1])).collect();
        keys.sort_unstable();
        keys.dedup();
        for key in keys {
            self.tally(key).count(outcome);
        }
    }

    /// Counts the moves of a record if it is one of a person's own: somebody sat there who is no level and no program, and it ended.
    /// Whether it was counted.
    pub fn add_own(&mut self, archive: &Archive, kinds: Kinds) -> Result<bool, ArchiveError> {
        let kind =
            kinds.find(&archive.game).ok_or_else(|| ArchiveError::UnknownGame(archive.game.clone()))?;
        let is_own = archive.players(kind).iter().any(|player| player.sort() == Sort::Person);
        let Some(outcome) = archive.result.outcome().filter(|_| is_own) else { return Ok(false) };
        self.add(archive.at(kinds, LONGEST)?.as_ref(), 0, outcome);
        Ok(true)
    }

    /// Takes over all that another has counted.
    pub fn merge(&mut self, other: &Explorer) {
        for (key, more) in &other.moves {
            let own = self.tally(*key);
            *own = own.plus(*more);
        }
    }

    /// Only the moves that were played in so many games at least.
    pub fn at_least(&self, games: u32) -> Explorer {
        Explorer { moves: self.moves.iter().copied().filter(|(_, tally)| tally.games() >= games).collect() }
    }

    /// What came of the move of a key.
    pub(crate) fn of(&self, key: u64) -> Tally {
        let found = self.moves.binary_search_by_key(&key, |(key, _)| *key);
        found.map_or_else(|_| Tally::default(), |place| self.moves[place].1)
    }

    fn tally(&mut self, key: u64) -> &mut Tally {
        let place = self.moves.binary_search_by_key(&key, |(key, _)| *key).unwrap_or_else(|place| {
            self.moves.insert(place, (key, Tally::default()));
            place
        });
        &mut self.moves[place].1
    }
}

/// The first of all positions that are alike, as text.
pub(crate) fn canonical(kind: &dyn Kind, position: String) -> String {
    let setup = Setup { position: Some(position), ..Setup::default() };
    kind.canonical(&setup).unwrap_or_else(|_| setup.position.unwrap_or_default())
}

/// The key of a move from one position to another: a hash of both texts (FNV-1a, its bits mixed once more).
pub(crate) fn key(before: &str, after: &str) -> u64 {
    let bytes = before.bytes().chain([b'\n']).chain(after.bytes());
    let mut bits = hashed(bytes);
    bits = (bits ^ bits >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits >> (u64::BITS - KEY_BITS)
}

pub(crate) fn hashed(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

//! The computer players.

use tabuleiro_game::{Game, Seat};
use tabuleiro_search::alphabeta::{NoPromise, Settings};
use tabuleiro_search::memo::Keyed;
use tabuleiro_search::{AlphaBeta, Bot, Chooser, Entry, NoOracle, Random, Roster, lowest, study, uniform};

use super::{Morris, MorrisMove, Point, say};

static ROSTER: [Entry<Morris>; 3] = [
    Entry::new(
        "random",
        || say("morris-about-random"),
        |seed, _| Box::new(Chooser::new(uniform::<Morris>, seed)),
    ),
    Entry::new("careful", || say("morris-about-careful"), |seed, _| Box::new(Chooser::new(careful, seed)))
        .measured("random", 1_000, 725, 231),
    Entry::new("perfect", || say("morris-about-perfect"), |_, _| Box::new(searcher(LONGEST_WIN + 1)))
        .measured("careful", 1_000, 748, 252),
];

impl Roster for Morris {
    fn roster() -> &'static [Entry<Morris>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "careful"
    }
}

/// No win takes more moves than this: a test works the whole game out.
pub const LONGEST_WIN: u32 = 5;

/// A player that looks so far ahead.
pub(crate) fn searcher(depth: u32) -> impl Bot<Morris> {
    let settings = Settings { depth, notes: 1 << 14, ..Settings::default() };
    AlphaBeta::new(guess as fn(&Morris) -> i32, NoOracle, NoPromise, settings)
}

/// The centre is worth a little: it lies on two lines, and four points lie next to it.
fn guess(at: &Morris) -> i32 {
    match at.man(Point::CENTRE) {
        None => 0,
        Some(seat) if seat == at.turn() => 50,
        Some(_) => -50,
    }
}

/// Wins if it can, and else does not let the opponent win at once.
fn careful(at: &Morris, rng: &mut Random) -> Option<MorrisMove> {
    let value = |mv: MorrisMove| {
        let mut after = *at;
        after.apply(mv);
        match after.outcome() {
            Some(_) => 0, // nobody loses by a move of their own
            None => 1 + i32::from(study::winning_reply(at, mv).is_some()),
        }
    };
    lowest(at.moves().map(|mv| (value(mv), mv)), rng)
}

impl Keyed for Morris {
    fn key(&self) -> u64 {
        let [white, black] = [0, 1].map(|seat| u64::from(self.men_of(Seat::new(seat))));
        let rest = u64::from(self.options().flying) << 1 | self.turn().index() as u64;
        (white << 11 | black << 2 | rest).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
    }

    /// Men never leave the board.
    fn age(&self) -> u32 {
        Point::all().filter(|&point| self.man(point).is_some()).count() as u32
    }
}

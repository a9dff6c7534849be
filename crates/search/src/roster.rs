//! The named players a game offers.

use tabuleiro_game::{Game, Message};

use crate::{Bot, Tally};

/// A game with named players.
pub trait Roster: Game {
    /// The players, weakest first.
    fn roster() -> &'static [Entry<Self>];

    /// The player to sit down against when nobody asked for another: a gentle one, in the middle.
    fn usual() -> &'static str;
}

/// One named player.
#[derive(Clone, Copy)]
pub struct Entry<G: Game> {
    /// The name by which it is called.
    pub name: &'static str,
    /// How it plays, in a sentence.
    pub about: fn() -> Message,
    /// How strong it is, as measured.
    pub strength: Strength,
    /// Whether it comes from the student report.
    pub report: bool,
    /// A fresh one; its random choices repeat with the seed.
    pub make: fn(seed: u64) -> Box<dyn Bot<G>>,
}

/// How a player fared, as measured by `cargo xtask strength`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// The player that the others are measured against.
    Baseline,
    /// Results against another player of the roster, under the game's default options, every seating in turn.
    Against {
        /// Who it played.
        name: &'static str,
        /// How many games.
        games: u32,
        /// How many it won.
        won: u32,
        /// How many were drawn.
        drawn: u32,
    },
}

impl Strength {
    /// Whom it played.
    pub const fn against(self) -> Option<&'static str> {
        match self {
            Strength::Baseline => None,
            Strength::Against { name, .. } => Some(name),
        }
    }

    /// How many Elo points above the other one it is.
    pub fn elo(self) -> Option<f64> {
        match self {
            Strength::Baseline => None,
            Strength::Against { games, won, drawn, .. } => Some(Tally { games, won, drawn }.elo()),
        }
    }
}

/// The entry of that name.
pub fn find<G: Roster>(name: &str) -> Option<&'static Entry<G>> {
    G::roster().iter().find(|entry| entry.name == name)
}

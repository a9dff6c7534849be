//! Where a batch writes.

use crate::position::WrongLength;

/// What [`Arrays::dones`] has for a game that its rules have ended.
pub const ENDED: u8 = 1;
/// What [`Arrays::dones`] has for a game that was broken off as a draw at its limit of moves.
pub const BROKEN_OFF: u8 = 2;

/// Arrays that belong to the caller, each with the numbers of all games one after another: so many for each as [`Sizes`] says, or one.
pub struct Arrays<'a> {
    /// What is seen from the seat that must decide: planes, rows, columns.
    pub observations: &'a mut [u8],
    /// 1 at the number of each legal move, else 0.
    pub masks: &'a mut [u8],
    /// For each seat 1 if it has just won, -1 if another has, else 0.
    pub rewards: &'a mut [f32],
    /// [`ENDED`] or [`BROKEN_OFF`] if a game has just ended, and another begun; else 0.
    pub dones: &'a mut [u8],
    /// Who must decide, counted from 0.
    pub turns: &'a mut [u8],
    /// How many moves have been made since the game began, for whoever asks.
    pub plies: Option<&'a mut [u32]>,
    /// The move that was made, for whoever asks. Nothing is written where none was.
    pub moves: Option<&'a mut [u16]>,
}

/// How many numbers each game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// Planes, rows and columns of an observation.
    pub shape: [usize; 3],
    /// Moves have numbers below this: the length of a mask.
    pub space: usize,
    /// How many seats play: the number of rewards.
    pub seats: usize,
}

impl Sizes {
    /// How many numbers an observation has.
    pub const fn observation(&self) -> usize {
        let [planes, rows, columns] = self.shape;
        planes * rows * columns
    }
}

impl Arrays<'_> {
    /// Whether every array has room for so many games, no more and no less.
    pub(super) fn check(&self, games: usize, sizes: &Sizes) -> Result<(), WrongLength> {
        WrongLength::check("observations", self.observations.len(), games * sizes.observation())?;
        WrongLength::check("masks", self.masks.len(), games * sizes.space)?;
        WrongLength::check("rewards", self.rewards.len(), games * sizes.seats)?;
        WrongLength::check("dones", self.dones.len(), games)?;
        WrongLength::check("turns", self.turns.len(), games)?;
        let plies = self.plies.as_ref().map_or(games, |plies| plies.len());
        WrongLength::check("plies", plies, games)?;
        let moves = self.moves.as_ref().map_or(games, |moves| moves.len());
        WrongLength::check("moves", moves, games)
    }

    /// The same arrays, to be handed on.
    pub(super) fn lend(&mut self) -> Arrays<'_> {
        Arrays {
            observations: self.observations,
            masks: self.masks,
            rewards: self.rewards,
            dones: self.dones,
            turns: self.turns,
            plies: self.plies.as_deref_mut(),
            moves: self.moves.as_deref_mut(),
        }
    }
}

impl<'a> Arrays<'a> {
    /// The part of the first games, and the part of the others.
    pub(super) fn split(self, games: usize, sizes: &Sizes) -> (Arrays<'a>, Arrays<'a>) {
        let observations = self.observations.split_at_mut(games * sizes.observation());
        let masks = self.masks.split_at_mut(games * sizes.space);
        let rewards = self.rewards.split_at_mut(games * sizes.seats);
        let (dones, turns) = (self.dones.split_at_mut(games), self.turns.split_at_mut(games));
        let plies = self.plies.map(|plies| plies.split_at_mut(games)).unzip();
        let moves = self.moves.map(|moves| moves.split_at_mut(games)).unzip();
        let first = Arrays {
            observations: observations.0,
            masks: masks.0,
            rewards: rewards.0,
            dones: dones.0,
            turns: turns.0,
            plies: plies.0,
            moves: moves.0,
        };
        let others = Arrays {
            observations: observations.1,
            masks: masks.1,
            rewards: rewards.1,
            dones: dones.1,
            turns: turns.1,
            plies: plies.1,
            moves: moves.1,
        };
        (first, others)
    }
}

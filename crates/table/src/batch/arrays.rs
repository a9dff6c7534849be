//! Where a batch writes.

use crate::position::LengthError;

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
    /// What was seen of a game that has just ended, in its last position and from the seat whose turn it would have been, for whoever
    /// asks. Nothing is written where a game goes on.
    pub last_observations: Option<&'a mut [u8]>,
    /// Which seat that was, likewise.
    pub last_turns: Option<&'a mut [u8]>,
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
    pub(super) fn check(&self, games: usize, sizes: &Sizes) -> Result<(), LengthError> {
        LengthError::check("observations", self.observations.len(), games * sizes.observation())?;
        LengthError::check("masks", self.masks.len(), games * sizes.space)?;
        LengthError::check("rewards", self.rewards.len(), games * sizes.seats)?;
        LengthError::check("dones", self.dones.len(), games)?;
        LengthError::check("turns", self.turns.len(), games)?;
        let plies = self.plies.as_ref().map_or(games, |plies| plies.len());
        LengthError::check("plies", plies, games)?;
        let moves = self.moves.as_ref().map_or(games, |moves| moves.len());
        LengthError::check("moves", moves, games)?;
        let last = self.last_observations.as_ref().map_or(games * sizes.observation(), |last| last.len());
        LengthError::check("last_observations", last, games * sizes.observation())?;
        let last = self.last_turns.as_ref().map_or(games, |last| last.len());
        LengthError::check("last_turns", last, games)
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
            last_observations: self.last_observations.as_deref_mut(),
            last_turns: self.last_turns.as_deref_mut(),
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
        let last = self.last_observations.map(|last| last.split_at_mut(games * sizes.observation())).unzip();
        let last_turns = self.last_turns.map(|last| last.split_at_mut(games)).unzip();
        let first = Arrays {
            observations: observations.0,
            masks: masks.0,
            rewards: rewards.0,
            dones: dones.0,
            turns: turns.0,
            plies: plies.0,
            moves: moves.0,
            last_observations: last.0,
            last_turns: last_turns.0,
        };
        let others = Arrays {
            observations: observations.1,
            masks: masks.1,
            rewards: rewards.1,
            dones: dones.1,
            turns: turns.1,
            plies: plies.1,
            moves: moves.1,
            last_observations: last.1,
            last_turns: last_turns.1,
        };
        (first, others)
    }
}

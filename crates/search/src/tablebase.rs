//! Endgame tables of a game that has them: what they take, building, checking, describing and opening them.

use std::io;
use std::path::{Path, PathBuf};

use tabuleiro_game::Message;

use crate::{Aids, Stop};

/// How long work on tables is done, and who hears of it.
pub struct Effort<'w> {
    /// On so many threads.
    pub threads: usize,
    /// Until it is pulled.
    pub stop: &'w Stop,
    /// Hears how far it has come.
    pub tell: &'w mut dyn FnMut(Milestone),
}

/// What can be done with the tables of a game. Tables are numbered by how many pieces lie on the board: seeds, for
/// Oware. The folder is always the caller's to say.
pub trait Tablebase: Send + Sync {
    /// No tables have more pieces.
    fn most(&self) -> u8;

    /// Tables up to so many pieces come with the program, and need no files.
    fn shipped(&self) -> u8;

    /// What tables up to so many pieces take.
    fn needs(&self, pieces: u8) -> Needs;

    /// Builds what is missing, and anew what cannot be trusted.
    fn build(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<Built, TablebaseError>;

    /// Builds what is missing, and refuses what cannot be trusted.
    fn complete(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<Built, TablebaseError>;

    /// Checks every board.
    fn verify(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<Verified, TablebaseError>;

    /// What stands in a folder, in ascending order: what each file says of itself, or what is wrong with it.
    fn describe(&self, folder: &Path) -> Vec<Result<Described, TablebaseError>>;

    /// What stands in a folder, for players to ask; `None` if it knows no more than what every machine has.
    fn open(&self, folder: &Path) -> Option<Aids>;

    /// What larger tables bring the strongest player, as measured, in a sentence; `None` if nobody has measured it.
    fn gain(&self) -> Option<Message> {
        None
    }

    /// Whether the tables are for games under these options, as words.
    fn covers(&self, options: &str) -> bool;
}

/// What a table takes, before anything is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// How many boards are valued.
    pub positions: u64,
    /// Bytes on the disk, in all.
    pub disk_bytes: u64,
    /// Bytes of memory while it is built.
    pub memory_bytes: u64,
}

/// How far work on tables has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Milestone {
    /// What is being done.
    pub stage: Stage,
    /// With boards of how many pieces.
    pub pieces: u8,
    /// Boards done so far, of all tables.
    pub done: u64,
    /// Boards in all.
    pub positions: u64,
}

/// What is being done to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Making sure that the disk has room.
    MakingRoom,
    /// It was there already, and is whole.
    Found,
    /// There was a file, but it could not be trusted: the table is built anew.
    Spoilt,
    /// Its boards are being valued.
    Building,
    /// It stands on the disk.
    Written,
    /// Its boards are being checked.
    Checking,
}

/// What came of building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Built {
    /// Boards in all tables.
    pub positions: u64,
    /// Boards valued just now; the others stood there already.
    pub valued: u64,
    /// Boards whose value is exact.
    pub exact: u64,
    /// Boards whose value rests on who first has to repeat a position.
    pub cyclic: u64,
    /// Bytes on the disk.
    pub disk_bytes: u64,
}

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// Boards whose value follows from those of the boards after them.
    pub by_moves: u64,
    /// Boards whose value rests on cycles, checked as such.
    pub by_cycles: u64,
}

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Described {
    /// Boards with so many pieces.
    pub pieces: u8,
    /// How many they are.
    pub positions: u64,
    /// How many of them rest on who first has to repeat a position.
    pub cyclic: u64,
    /// How long the file is.
    pub bytes: u64,
}

/// Why work on tables was not done.
#[derive(Debug)]
pub enum TablebaseError {
    /// It was stopped; what is done is kept.
    Stopped(Message),
    /// The system has a reason of its own.
    System(PathBuf, io::Error),
    /// A file cannot be trusted, or what was asked cannot be had.
    Refused(Message),
}

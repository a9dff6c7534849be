//! Endgame tables on the disk, of a game that has them.

use std::path::{Path, PathBuf};

use tabuleiro_game::Game;
use tabuleiro_oware::{Oware, OwareOptions, tables};
use tabuleiro_search::Stop;

pub use tabuleiro_oware::tables::{Built, Described, Needs, Progress, Stage, TableError, Verified};

use crate::{Setup, SetupError};

/// Long work on the tables up to so many seeds in a folder, by so many threads; the last hears how far it has come.
pub type Work<T> = fn(&Path, u8, usize, &Stop, &mut dyn FnMut(Progress)) -> Result<T, TableError>;

/// What can be done with the tables of a game.
#[derive(Clone, Copy)]
pub struct Endings {
    /// No tables have more seeds.
    pub most: u8,
    /// What tables up to so many seeds take.
    pub needs: fn(u8) -> Needs,
    /// Builds what is missing, and anew what cannot be trusted.
    pub build: Work<Built>,
    /// Builds what is missing, and refuses what cannot be trusted.
    pub complete: Work<Built>,
    /// Checks every board.
    pub verify: Work<Verified>,
    /// What stands in a folder, by seeds: what each file says of itself, or what is wrong with it.
    pub describe: fn(&Path) -> Vec<Result<Described, TableError>>,
    /// Says where this program keeps its tables, for the players that ask them.
    pub keep_in: fn(PathBuf),
    /// Whether the tables are for games that begin so.
    pub cover: fn(&Setup) -> Result<bool, SetupError>,
}

/// The tables of Oware.
pub(crate) const OWARE: Endings = Endings {
    most: tables::MOST,
    needs: tables::needs,
    build: tables::build,
    complete: tables::complete,
    verify: tables::verify,
    describe: tables::describe,
    keep_in: tables::keep_in,
    cover: |setup| Ok(setup.first::<Oware>()?.options() == OwareOptions::default()),
};

//! Positions with one right move.

use pyo3::{Bound, PyAny, PyResult, Python, pyfunction};
use tabuleiro_table::Setup;

use crate::errors::{guarded, refusal};
use crate::facts;
use crate::given::Text;
use crate::options::find;
use crate::position::Position;

/// The puzzles of a game: positions in which exactly one move reaches the goal, which is proven.
///
/// >>> puzzle = puzzles("quantik")[0]
/// >>> puzzle.goal, puzzle.solution[0] in puzzle.position.moves()
/// ('win', True)
#[pyfunction]
pub(crate) fn puzzles(py: Python<'_>, game: Text) -> PyResult<Vec<Bound<'_, PyAny>>> {
    let kind = find(&game.0)?;
    let all = guarded(|| tabuleiro_learn::puzzles_of(&game.0))?;
    let told = |puzzle: &tabuleiro_learn::Puzzle| {
        let setup = Setup { position: Some(puzzle.position.clone()), ..Setup::default() };
        let at = kind.position(&setup).map_err(|why| refusal(&why))?;
        facts::puzzle(py, puzzle, Position { at })
    };
    all.iter().map(told).collect()
}

//! What came of many games.

use pyo3::types::PyTuple;
use pyo3::{Bound, IntoPyObject, PyAny, PyResult, Python, pyclass, pymethods};
use tabuleiro_game::Seat;
use tabuleiro_table::{self as table, Arrays};

use crate::errors::{number, wrong_type};
use crate::given::several;
use crate::say;

/// What came of games that were played to their end.
///
/// >>> tallies = Batch("oware", 1).playouts(100, seed=3)
/// >>> tallies.games, tallies == Batch("oware", 1).playouts(100, seed=3)
/// (100, True)
#[pyclass(frozen, eq, hash, module = "tabuleiro")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Tallies {
    wins: Vec<u64>,
    draws: u64,
    steps: u64,
}

impl Tallies {
    /// No games yet.
    pub(super) fn none(seats: usize) -> Tallies {
        Tallies { wins: vec![0; seats], draws: 0, steps: 0 }
    }

    /// Counts others in.
    pub(super) fn add(&mut self, others: &table::Tallies) {
        self.wins.iter_mut().zip(others.wins).for_each(|(all, wins)| *all += wins);
        self.draws += others.draws;
        self.steps += others.moves;
    }
}

/// What came of one move in every game, read off the arrays it was written to.
pub(super) fn of_step(out: &Arrays<'_>) -> table::Tallies {
    let games = out.dones.len();
    let mut tallies = table::Tallies { moves: games as u64, ..table::Tallies::default() };
    let seats = out.rewards.len() / games;
    for (done, rewards) in out.dones.iter().zip(out.rewards.chunks_exact(seats)) {
        if *done != 0 {
            let winner = rewards.iter().position(|reward| *reward > 0.0);
            tallies.count(winner.map(|seat| Seat::new(seat as u8)));
        }
    }
    tallies
}

#[pymethods]
impl Tallies {
    #[new]
    fn new(wins: &Bound<'_, PyAny>, draws: &Bound<'_, PyAny>, steps: &Bound<'_, PyAny>) -> PyResult<Self> {
        let seats = several(wins).ok_or_else(|| wrong_type(say("python-numbers"), wins))?;
        let wins = seats.map(|seat| number("wins", &seat?, 0, u64::MAX)).collect::<PyResult<_>>()?;
        let draws = number("draws", draws, 0, u64::MAX)?;
        Ok(Tallies { wins, draws, steps: number("steps", steps, 0, u64::MAX)? })
    }

    /// How many games each seat won.
    #[getter]
    fn wins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.wins)
    }

    /// How many games nobody won.
    #[getter]
    fn draws(&self) -> u64 {
        self.draws
    }

    /// How many moves were made, those of games that go on included.
    #[getter]
    fn steps(&self) -> u64 {
        self.steps
    }

    /// How many games have ended.
    #[getter]
    fn games(&self) -> u64 {
        self.wins.iter().fold(self.draws, |games, wins| games.saturating_add(*wins))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let arguments = (self.wins(py)?, self.draws, self.steps);
        Ok((py.get_type::<Tallies>().into_any(), arguments.into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let wins: Vec<String> = self.wins.iter().map(u64::to_string).collect();
        format!("Tallies(wins=({}), draws={}, steps={})", wins.join(", "), self.draws, self.steps)
    }
}

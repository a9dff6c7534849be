//! Exact and guessed values of positions and games.

use pyo3::{Bound, PyAny, PyResult, Python, pyfunction};
use tabuleiro_search::Leash;
use tabuleiro_table::Judgement;

use crate::errors::guarded;
use crate::facts;
use crate::subject::Subject;
use crate::thinking::{Allowance, beside, threads};

/// Nodes shared by all moves, unless told otherwise.
const USUAL_NODES: u64 = 2_000_000;

/// Every legal move with what it is worth, best first. What is not known at once is searched, all moves sharing the nodes or the time in
/// equal parts: 2 000 000 nodes if nothing else is said. When the game is over, there is nothing to list.
///
/// >>> worst = analyse(Position("quantik"), nodes=1000)[-1]
/// >>> worst.proven.value
/// -1
#[pyfunction]
#[pyo3(signature = (of, *, nodes=None, seconds=None, threads=None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    of: &Bound<'py, PyAny>,
    nodes: Option<&Bound<'py, PyAny>>,
    seconds: Option<&Bound<'py, PyAny>>,
    threads: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let task = Subject::of(of, self::threads(threads)?)?.task;
    let allowance = Allowance::of(nodes, seconds)?.or_nodes(USUAL_NODES);
    let judged = beside(py, allowance, |stop| {
        let judged = task.analyse(&mut Leash::silent(allowance.limit, stop));
        let doubt = |one: &Judgement| if one.proven.is_none() { task.doubt(&one.text) } else { None };
        let doubts: Vec<_> = judged.iter().map(doubt).collect();
        judged.into_iter().zip(doubts).collect::<Vec<_>>()
    })?;
    judged.iter().map(|(one, doubt)| facts::judgement(py, one, doubt.as_ref())).collect()
}

/// The exact value with a line of best play, worked out now; None if that could not be had within the limits, if the game is over,
/// or if nobody can solve it. Without limits it may take very long.
///
/// >>> solve(Position("quantik")).proven
/// Proven(value=-1, plies=10, margin=None)
#[pyfunction]
#[pyo3(signature = (of, *, nodes=None, seconds=None, threads=None))]
pub(crate) fn solve<'py>(
    py: Python<'py>,
    of: &Bound<'py, PyAny>,
    nodes: Option<&Bound<'py, PyAny>>,
    seconds: Option<&Bound<'py, PyAny>>,
    threads: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let task = Subject::of(of, self::threads(threads)?)?.task;
    let allowance = Allowance::of(nodes, seconds)?;
    let solved = beside(py, allowance, |stop| task.solve(&mut Leash::silent(allowance.limit, stop)))?;
    solved.as_ref().map(|solved| facts::solution(py, solved)).transpose()
}

/// What a position or a game is proven to be worth for the seat to move, if that is known at once: from a table, a book or a short
/// search. Endings of Oware have their margin: by how many seeds, when both play for as many as they can.
///
/// >>> known(Position("quantik"))
/// Proven(value=-1, plies=10, margin=None)
/// >>> known(Position("oware")) is None
/// True
/// >>> known(Position("oware", "0-1-0-0-0-2-0-0-1-0-0-0-22-22-S"))
/// Proven(value=-1, plies=None, margin=-4)
#[pyfunction]
pub(crate) fn known<'py>(py: Python<'py>, of: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let task = Subject::of(of, 1)?.task;
    let found = py.detach(|| guarded(|| task.known()))?;
    facts::maybe_proven(py, found)
}

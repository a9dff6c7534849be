//! The small classes that answers are made of. They are Python's own, so that they compare, print and pickle by themselves.

use pyo3::call::PyCallArgs;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyAnyMethods, PyModule, PyTuple};
use pyo3::{Bound, Py, PyAny, PyResult, Python};
use tabuleiro_game::{Detail, Message, Outcome, Seat};
use tabuleiro_search::{Proven, Solved, Value};
use tabuleiro_table::{BotCard, Judgement, Thought};

use crate::errors::broken;
use crate::language::spoken;
use crate::position::Position;

/// One of the classes with its fields filled in.
fn make<'py>(py: Python<'py>, class: &str, fields: impl PyCallArgs<'py>) -> PyResult<Bound<'py, PyAny>> {
    static FACTS: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let facts = FACTS.get_or_try_init(py, || py.import("tabuleiro._facts").map(Bound::unbind))?;
    facts.bind(py).getattr(class)?.call1(fields)
}

/// The number of a seat.
pub(crate) fn seat(seat: Seat) -> usize {
    seat.index()
}

/// A result.
pub(crate) fn outcome(py: Python<'_>, outcome: Outcome) -> PyResult<Bound<'_, PyAny>> {
    let scores = match outcome.detail {
        Detail::Scores(scores) => Some((scores[0], scores[1])),
        Detail::Plain | Detail::Colour(_) => None,
    };
    make(py, "Outcome", (outcome.winner.map(seat), scores))
}

fn proven(py: Python<'_>, proven: Proven) -> PyResult<Bound<'_, PyAny>> {
    let value = match proven.value {
        Value::Loss => -1,
        Value::Draw => 0,
        Value::Win => 1,
    };
    make(py, "Proven", (value, proven.plies, proven.margin))
}

/// A proven value, if there is one.
pub(crate) fn maybe_proven(py: Python<'_>, value: Option<Proven>) -> PyResult<Option<Bound<'_, PyAny>>> {
    value.map(|value| proven(py, value)).transpose()
}

/// What a bot has found.
pub(crate) fn thought<'py>(py: Python<'py>, thought: &Thought) -> PyResult<Bound<'py, PyAny>> {
    let line = PyTuple::new(py, &thought.line)?;
    let proven = maybe_proven(py, thought.proven)?;
    // Who is asked about a game that goes on has a move.
    let best = thought.best.as_deref().ok_or_else(|| broken(&"a player without a move"))?;
    make(py, "Thought", (best, units(thought.score), proven, line, thought.nodes))
}

/// What a move is worth.
pub(crate) fn judgement<'py>(
    py: Python<'py>,
    one: &Judgement,
    doubt: Option<&Message>,
) -> PyResult<Bound<'py, PyAny>> {
    let proven = maybe_proven(py, one.proven)?;
    let (why, doubt) = (one.why.as_ref().map(spoken), doubt.map(spoken));
    make(py, "Judgement", (&one.text, units(one.score), proven, why, doubt))
}

/// A solved position.
pub(crate) fn solution<'py>(py: Python<'py>, solved: &Solved<String>) -> PyResult<Bound<'py, PyAny>> {
    make(py, "Solution", (proven(py, solved.proven)?, PyTuple::new(py, &solved.line)?, solved.nodes))
}

/// A named player.
pub(crate) fn card<'py>(py: Python<'py>, card: &BotCard) -> PyResult<Bound<'py, PyAny>> {
    make(py, "BotCard", (card.name, spoken(&card.about), card.rating, card.rating_error))
}

/// An option of a game.
pub(crate) fn option<'py>(
    py: Python<'py>,
    name: &str,
    about: &str,
    values: &[&str],
    usual: &str,
) -> PyResult<Bound<'py, PyAny>> {
    make(py, "Option", (name, about, PyTuple::new(py, values)?, usual))
}

/// A move that was made.
pub(crate) fn event<'py>(
    py: Python<'py>,
    ply: usize,
    by: Seat,
    text: &str,
    said: &str,
    steps: &[String],
) -> PyResult<Bound<'py, PyAny>> {
    make(py, "Event", (ply, seat(by), text, said, PyTuple::new(py, steps)?))
}

/// A puzzle, its position made already.
pub(crate) fn puzzle<'py>(
    py: Python<'py>,
    puzzle: &tabuleiro_learn::Puzzle,
    position: Position,
) -> PyResult<Bound<'py, PyAny>> {
    let goal = match puzzle.goal {
        tabuleiro_learn::Goal::Win => "win",
        tabuleiro_learn::Goal::Draw => "draw",
    };
    let solution = PyTuple::new(py, &puzzle.solution.moves)?;
    make(py, "Puzzle", (&puzzle.id, &puzzle.game, position, goal, puzzle.plies, puzzle.grade, solution))
}

/// A score in the game's own unit.
fn units(hundredths: Option<i32>) -> Option<f64> {
    hundredths.map(|score| f64::from(score) / 100.0)
}

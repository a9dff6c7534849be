//! The moves and indices that a batch is given.

use numpy::{Element, PyArray1, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::types::{PyAnyMethods, PyBool, PyDict};
use pyo3::{Bound, PyAny, PyErr, PyResult, Python};
use tabuleiro_game::Message;
use tabuleiro_table::WORDS;

use crate::errors::{cut_number, missing, refused, wrong_type};
use crate::language::spoken;
use crate::say;

/// One number of a move for each game: from an array of whole numbers, whichever its type and wherever in memory they lie, or from what
/// NumPy makes one of.
pub(super) fn read(given: &Bound<'_, PyAny>, games: usize) -> PyResult<Vec<u16>> {
    let py = given.py();
    let array = py.import("numpy")?.call_method1("asarray", (given,))?;
    let kind = kind(&array)?;
    check_shape(&array, games)?;
    match kind.as_str() {
        "uint16" => numbers::<u16>(&plain(py, &array, "uint16")?),
        "uint64" => numbers::<u64>(&plain(py, &array, "uint64")?),
        _ => numbers::<i64>(&plain(py, &array, "int64")?),
    }
}

/// The name of the type, if it is one of whole numbers.
fn kind(array: &Bound<'_, PyAny>) -> PyResult<String> {
    let kind = array.getattr("dtype")?;
    let name: String = kind.getattr("name")?.extract()?;
    let letter: String = kind.getattr("kind")?.extract()?;
    if letter == "i" || letter == "u" {
        Ok(name)
    } else {
        Err(PyTypeError::new_err(spoken(&say("python-batch-actions-type").with("type", name))))
    }
}

fn check_shape(array: &Bound<'_, PyAny>, games: usize) -> PyResult<()> {
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    if shape == [games] {
        return Ok(());
    }
    let shape = array.getattr("shape")?.str()?.to_string();
    Err(refused(&say("python-batch-actions-shape").with("games", games).with("shape", shape)))
}

/// The same numbers one after another, as this machine has them.
fn plain<'py>(py: Python<'py>, array: &Bound<'py, PyAny>, kind: &str) -> PyResult<Bound<'py, PyAny>> {
    let named = PyDict::new(py);
    named.set_item("dtype", kind)?;
    named.set_item("requirements", ["C", "A", "E"])?;
    py.import("numpy")?.call_method("require", (array,), Some(&named))
}

fn numbers<T>(array: &Bound<'_, PyAny>) -> PyResult<Vec<u16>>
where
    T: Element + Copy + ToString,
    u16: TryFrom<T>,
{
    let array = array.cast::<PyArray1<T>>()?;
    debug_assert!(array.is_c_contiguous(), "it has been asked for like that");
    let array = array.try_readonly().map_err(|_| refused(&say("python-batch-busy")))?;
    let read = |(game, &number): (usize, &T)| u16::try_from(number).map_err(|_| no_such(game, &number));
    array.as_array().iter().enumerate().map(read).collect()
}

/// No move has that number, whatever the position.
fn no_such(game: usize, number: &impl ToString) -> PyErr {
    let why = Message::new(&WORDS, "table-no-such-move").with("number", number.to_string());
    refused(&Message::new(&WORDS, "table-batch-refused").with("game", game).with("why", why))
}

/// The place of a game by its index, which counts from the end if it is less than 0.
pub(super) fn place(given: &Bound<'_, PyAny>, games: usize) -> PyResult<usize> {
    let of_wrong_type = || wrong_type(say("python-number-type").with("name", "index"), given);
    if given.is_instance_of::<PyBool>() {
        return Err(of_wrong_type());
    }
    let index = match given.extract::<i64>() {
        Ok(index) => index,
        Err(error) if error.is_instance_of::<PyTypeError>(given.py()) => return Err(of_wrong_type()),
        Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => i64::MAX,
        Err(error) => return Err(error),
    };
    within(index, games).ok_or_else(|| no_game(&cut_number(given), games))
}

fn within(index: i64, games: usize) -> Option<usize> {
    let count = i64::try_from(games).ok()?;
    let place = if index < 0 { index + count } else { index };
    (0..count).contains(&place).then_some(place as usize)
}

fn no_game(index: &str, games: usize) -> PyErr {
    missing(&say("python-batch-index").with("index", index).with("games", games))
}

/// Some of the games: by their indices, or by a truth value for each.
pub(super) fn which(given: &Bound<'_, PyAny>, games: usize) -> PyResult<Vec<usize>> {
    let py = given.py();
    let numpy = py.import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let letter: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if letter == "b" {
        check_shape(&array, games)?;
        return numpy.call_method1("flatnonzero", (array,))?.call_method0("tolist")?.extract();
    }
    // An empty list is one of nothing at all.
    let is_empty = array.getattr("size")?.extract::<usize>()? == 0;
    if letter != "i" && letter != "u" && !is_empty {
        let name: String = array.getattr("dtype")?.getattr("name")?.extract()?;
        return Err(PyTypeError::new_err(spoken(&say("python-batch-which").with("type", name))));
    }
    let indices: Vec<i64> = array.call_method0("ravel")?.call_method0("tolist")?.extract()?;
    let place = |index: i64| within(index, games).ok_or_else(|| no_game(&index.to_string(), games));
    indices.into_iter().map(place).collect()
}

//! The moves that a batch is given.

use numpy::{Element, PyArray1, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::types::{PyAnyMethods, PyDict};
use pyo3::{Bound, PyAny, PyErr, PyResult, Python};
use tabuleiro_game::Message;
use tabuleiro_table::WORDS;

use crate::errors::refused;
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

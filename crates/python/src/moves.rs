//! A move as text or number.

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::types::{PyAnyMethods, PyBool, PyString, PyStringMethods};
use pyo3::{Bound, PyAny, PyResult};
use tabuleiro_game::Message;
use tabuleiro_table::Position;

use crate::errors::{cut_number, refusal, refused, wrong_type};
use crate::say;

/// A move as it was given.
pub(crate) enum Given {
    /// Its canonical text.
    Text(String),
    /// Its number.
    Number(u16),
}

impl Given {
    /// Reads what was given: a text, or anything that counts as a whole number. A truth value counts as one in Python, but is never
    /// meant as a move.
    pub(crate) fn of(given: &Bound<'_, PyAny>) -> PyResult<Given> {
        match given.cast::<PyString>() {
            Ok(text) => Ok(Given::Text(text.to_str()?.to_owned())),
            Err(_) => whole(given, "python-move-type"),
        }
    }

    /// Reads the number of a move, where a text is not wanted.
    pub(crate) fn number_of(given: &Bound<'_, PyAny>) -> PyResult<Given> {
        whole(given, "python-move-number-type")
    }

    /// Its number in the game of a position.
    pub(crate) fn number(&self, at: &dyn Position) -> PyResult<u16> {
        match self {
            Given::Text(text) => at.number_of(text).map_err(|why| refusal(&why)),
            Given::Number(number) => {
                at.text_of(*number).map(|_| *number).ok_or_else(|| no_such(&number.to_string()))
            }
        }
    }

    /// Its canonical text in the game of a position.
    pub(crate) fn text(&self, at: &dyn Position) -> PyResult<String> {
        match self {
            Given::Text(text) => Ok(text.clone()),
            Given::Number(number) => at.text_of(*number).ok_or_else(|| no_such(&number.to_string())),
        }
    }
}

/// A whole number as a move; what is said if it is anything else stands under the key.
fn whole(given: &Bound<'_, PyAny>, key: &'static str) -> PyResult<Given> {
    let py = given.py();
    if given.is_instance_of::<PyBool>() {
        return Err(wrong_type(say(key), given));
    }
    match given.extract::<i64>() {
        Ok(number) => u16::try_from(number).map(Given::Number).map_err(|_| no_such(&number.to_string())),
        Err(error) if error.is_instance_of::<PyOverflowError>(py) => Err(no_such(&cut_number(given))),
        Err(error) if error.is_instance_of::<PyTypeError>(py) => Err(wrong_type(say(key), given)),
        Err(error) => Err(error),
    }
}

fn no_such(number: &str) -> pyo3::PyErr {
    refused(&Message::new(&tabuleiro_table::WORDS, "table-no-such-move").with("number", number))
}

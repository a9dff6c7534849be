//! Sentences as exceptions, and nothing worse than an exception.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::exceptions::{PyIndexError, PyOverflowError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::types::{PyAnyMethods, PyBool, PyStringMethods, PyTypeMethods};
use pyo3::{Bound, PyAny, PyErr, PyResult};
use tabuleiro_game::{Message, Speak};

use crate::language::spoken;
use crate::say;

/// What was asked for cannot be done: a `ValueError` with the rule's sentence.
pub(crate) fn refused(message: &Message) -> PyErr {
    PyValueError::new_err(spoken(message))
}

/// The same, of anything that has a sentence.
pub(crate) fn refusal(why: &impl Speak) -> PyErr {
    refused(&why.message())
}

/// There is nothing at a place that was asked for: an `IndexError`.
pub(crate) fn missing(message: &Message) -> PyErr {
    PyIndexError::new_err(spoken(message))
}

/// Something of another type than can be used: a `TypeError` that names the type.
pub(crate) fn wrong_type(message: Message, found: &Bound<'_, PyAny>) -> PyErr {
    let name = found.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
    PyTypeError::new_err(spoken(&message.with("type", name)))
}

/// Does something that must not fail; should it do so all the same, that is a `RuntimeError` and the interpreter lives on.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|what| broken(what.as_ref()))
}

/// What is said when something broke that must not break.
pub(crate) fn broken(what: &(dyn Any + Send)) -> PyErr {
    let text = what.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| what.downcast_ref::<String>().cloned()).unwrap_or_default();
    PyRuntimeError::new_err(spoken(&say("python-broken").with("what", text)))
}

/// A whole number within bounds. A truth value counts as one in Python, but is never meant as one.
pub(crate) fn number(name: &str, given: &Bound<'_, PyAny>, least: u64, most: u64) -> PyResult<u64> {
    let wrong =
        || say("python-number").with("name", name).with("least", least).with("most", most.to_string());
    let of_wrong_type = || PyTypeError::new_err(spoken(&wrong()));
    if given.is_instance_of::<PyBool>() {
        return Err(of_wrong_type());
    }
    let py = given.py();
    match given.extract::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        Ok(_) => Err(refused(&wrong())),
        Err(error) if error.is_instance_of::<PyTypeError>(py) => Err(of_wrong_type()),
        // What is too large for any number of ours is out of bounds, too.
        Err(error) if error.is_instance_of::<PyOverflowError>(py) => Err(refused(&wrong())),
        Err(error) => Err(error),
    }
}

/// What somebody wrote, cut so that an error that repeats it stays a sentence.
pub(crate) fn cut(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// A number that somebody wrote, cut likewise. The longest ones Python itself does not write out.
pub(crate) fn cut_number(given: &Bound<'_, PyAny>) -> String {
    given.str().map_or_else(|_| "…".to_owned(), |text| cut(&text.to_string_lossy()))
}

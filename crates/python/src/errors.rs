//! Sentences as exceptions, and nothing worse than an exception.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::types::{PyAnyMethods, PyTypeMethods};
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

/// A whole number within bounds.
pub(crate) fn number(name: &str, given: &Bound<'_, PyAny>, least: u64, most: u64) -> PyResult<u64> {
    let wrong =
        || say("python-number").with("name", name).with("least", least).with("most", most.to_string());
    // What is too large for any number of ours is out of bounds, too.
    match given.extract::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        Err(error) if error.is_instance_of::<PyTypeError>(given.py()) => {
            Err(PyTypeError::new_err(spoken(&wrong())))
        }
        _ => Err(refused(&wrong())),
    }
}

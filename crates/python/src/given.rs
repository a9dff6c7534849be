//! Arguments of a plain type, and a sentence where they are of another.

use pyo3::exceptions::PyTypeError;
use pyo3::types::{PyAnyMethods, PyBytes, PyString, PyStringMethods};
use pyo3::{Borrowed, Bound, FromPyObject, PyAny, PyErr, PyResult};

use crate::errors::wrong_type;
use crate::say;

/// A text.
pub(crate) struct Text(pub(crate) String);

impl<'py> FromPyObject<'_, 'py> for Text {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Text> {
        match given.cast::<PyString>() {
            Ok(text) => Ok(Text(text.to_str()?.to_owned())),
            Err(_) => Err(wrong_type(say("python-text"), &given)),
        }
    }
}

/// Several texts.
pub(crate) struct Texts(pub(crate) Vec<String>);

impl<'py> FromPyObject<'_, 'py> for Texts {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Texts> {
        let items = several(&given).ok_or_else(|| wrong_type(say("python-texts"), &given))?;
        items.map(|item| Ok(item?.extract::<Text>()?.0)).collect::<PyResult<_>>().map(Texts)
    }
}

/// Yes or no, and nothing that merely counts as one of them.
pub(crate) struct Flag(pub(crate) bool);

impl<'py> FromPyObject<'_, 'py> for Flag {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Flag> {
        // NumPy has its own, which counts.
        match given.extract::<bool>() {
            Err(error) if !error.is_instance_of::<PyTypeError>(given.py()) => Err(error),
            Err(_) => Err(wrong_type(say("python-yes-no"), &given)),
            Ok(flag) => Ok(Flag(flag)),
        }
    }
}

/// The items of what can be gone through, but for texts: they are sequences of texts, too, but never meant as such.
pub(crate) fn several<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, pyo3::types::PyIterator>> {
    let is_one = given.is_instance_of::<PyString>() || given.is_instance_of::<PyBytes>();
    given.try_iter().ok().filter(|_| !is_one)
}

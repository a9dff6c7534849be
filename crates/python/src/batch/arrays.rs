//! The arrays a batch writes to.

use numpy::{BorrowError, Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::types::{PyAnyMethods, PyDict, PyTuple, PyTupleMethods};
use pyo3::{Bound, Py, PyAny, PyErr, PyResult, Python};
use tabuleiro_table::Sizes;
use tabuleiro_table::batch::Arrays;

use crate::errors::refused;
use crate::say;

/// The places of the arrays among all of them.
pub(super) const OBSERVATIONS: usize = 0;
pub(super) const MASKS: usize = 1;
pub(super) const REWARDS: usize = 2;
pub(super) const DONES: usize = 3;
pub(super) const TURNS: usize = 4;
pub(super) const PLIES: usize = 5;
pub(super) const ACTIONS: usize = 6;
pub(super) const LAST_OBSERVATIONS: usize = 7;
pub(super) const LAST_TURNS: usize = 8;

/// Their names, their types, and their types as they are shown.
const KINDS: [(&str, &str, &str); 9] = [
    ("observations", "uint8", "uint8"),
    ("masks", "uint8", "bool"),
    ("rewards", "float32", "float32"),
    ("dones", "uint8", "uint8"),
    ("turns", "uint8", "uint8"),
    ("plies", "uint32", "uint32"),
    ("actions", "uint16", "uint16"),
    ("last_observations", "uint8", "uint8"),
    ("last_turns", "uint8", "uint8"),
];

/// All arrays of a batch.
pub(super) struct Written {
    /// What is written to. Nobody else has these, so that nobody changes their shapes or types.
    own: Vec<Py<PyAny>>,
    /// Views of the same memory for everybody else.
    shown: Vec<Py<PyAny>>,
}

/// The arrays while they are written to.
pub(super) struct Lent<'py> {
    observations: PyReadwriteArrayDyn<'py, u8>,
    masks: PyReadwriteArrayDyn<'py, u8>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    dones: PyReadwriteArrayDyn<'py, u8>,
    turns: PyReadwriteArrayDyn<'py, u8>,
    plies: PyReadwriteArrayDyn<'py, u32>,
    actions: PyReadwriteArrayDyn<'py, u16>,
    /// Only where they are kept.
    last: Option<(PyReadwriteArrayDyn<'py, u8>, PyReadwriteArrayDyn<'py, u8>)>,
}

impl Written {
    /// Arrays of zeros for so many games, those of last observations among them if they are kept. NumPy makes them: it says so in an
    /// exception if there is no room.
    pub(super) fn new(py: Python<'_>, games: usize, sizes: &Sizes, keeps_last: bool) -> PyResult<Written> {
        let numpy = py.import("numpy")?;
        let [planes, rows, columns] = sizes.shape;
        let (mut own, mut shown) = (Vec::new(), Vec::new());
        let count = if keeps_last { KINDS.len() } else { LAST_OBSERVATIONS };
        for (index, (_, kind, shown_kind)) in KINDS.iter().take(count).enumerate() {
            let shape = match index {
                OBSERVATIONS | LAST_OBSERVATIONS => vec![games, planes, rows, columns],
                MASKS => vec![games, sizes.space],
                REWARDS => vec![games, sizes.seats],
                _ => vec![games],
            };
            let named = PyDict::new(py);
            named.set_item("dtype", kind)?;
            let array = numpy.call_method("zeros", (shape,), Some(&named))?;
            let view = array.call_method1("view", (numpy.call_method1("dtype", (shown_kind,))?,))?;
            shown.push(view.unbind());
            own.push(array.unbind());
        }
        Ok(Written { own, shown })
    }

    /// An array as everybody else sees it.
    pub(super) fn shown(&self, py: Python<'_>, index: usize) -> Py<PyAny> {
        self.shown[index].clone_ref(py)
    }

    /// The same for an array that may not be kept.
    pub(super) fn kept(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        let array = self.shown.get(index).ok_or_else(|| refused(&say("python-batch-last")))?;
        Ok(array.clone_ref(py))
    }

    /// Whether last observations are kept.
    pub(super) fn keeps_last(&self) -> bool {
        self.own.len() > LAST_OBSERVATIONS
    }

    /// Copies of all of them, in their order.
    pub(super) fn copies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let copies = self.own.iter().map(|array| array.bind(py).call_method0("copy"));
        PyTuple::new(py, copies.collect::<PyResult<Vec<_>>>()?)
    }

    /// Fills all of them with what copies hold.
    pub(super) fn fill(&self, copies: &Bound<'_, PyTuple>) -> PyResult<()> {
        let py = copies.py();
        let numpy = py.import("numpy")?;
        for (own, copy) in self.own.iter().zip(copies.iter()) {
            numpy.call_method1("copyto", (own.bind(py), copy))?;
        }
        Ok(())
    }

    /// Takes all of them, so that no other thread of ours writes to them.
    pub(super) fn lend<'py>(&self, py: Python<'py>) -> PyResult<Lent<'py>> {
        let own = |index: usize| self.own[index].bind(py);
        Ok(Lent {
            observations: taken(own(OBSERVATIONS), OBSERVATIONS)?,
            masks: taken(own(MASKS), MASKS)?,
            rewards: taken(own(REWARDS), REWARDS)?,
            dones: taken(own(DONES), DONES)?,
            turns: taken(own(TURNS), TURNS)?,
            plies: taken(own(PLIES), PLIES)?,
            actions: taken(own(ACTIONS), ACTIONS)?,
            last: if self.keeps_last() {
                let observations = taken(own(LAST_OBSERVATIONS), LAST_OBSERVATIONS)?;
                Some((observations, taken(own(LAST_TURNS), LAST_TURNS)?))
            } else {
                None
            },
        })
    }
}

impl Lent<'_> {
    /// Where to write.
    pub(super) fn slices(&mut self) -> PyResult<Arrays<'_>> {
        let (last_observations, last_turns) = match &mut self.last {
            None => (None, None),
            Some((seen, turns)) => (Some(whole(seen, LAST_OBSERVATIONS)?), Some(whole(turns, LAST_TURNS)?)),
        };
        Ok(Arrays {
            observations: whole(&mut self.observations, OBSERVATIONS)?,
            masks: whole(&mut self.masks, MASKS)?,
            rewards: whole(&mut self.rewards, REWARDS)?,
            dones: whole(&mut self.dones, DONES)?,
            turns: whole(&mut self.turns, TURNS)?,
            plies: Some(whole(&mut self.plies, PLIES)?),
            moves: Some(whole(&mut self.actions, ACTIONS)?),
            last_observations,
            last_turns,
        })
    }
}

fn taken<'py, T: Element>(array: &Bound<'py, PyAny>, index: usize) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let array = array.cast::<PyArrayDyn<T>>().map_err(|_| changed(index))?;
    array.try_readwrite().map_err(|why| match why {
        BorrowError::AlreadyBorrowed => refused(&say("python-batch-busy")),
        _ => changed(index),
    })
}

fn whole<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>, index: usize) -> PyResult<&'a mut [T]> {
    if !array.is_c_contiguous() {
        return Err(changed(index));
    }
    array.as_slice_mut().map_err(|_| changed(index))
}

/// Somebody went behind the views.
fn changed(index: usize) -> PyErr {
    refused(&say("python-batch-array").with("array", KINDS[index].0))
}

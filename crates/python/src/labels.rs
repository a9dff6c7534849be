//! Proven values for whole arrays of positions.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use numpy::PyArray1;
use pyo3::types::{PyAnyMethods, PyString, PyStringMethods};
use pyo3::{Bound, Py, PyAny, PyErr, PyResult, Python, pyfunction};
use tabuleiro_game::{Message, Speak};
use tabuleiro_search::{Aids, Budget, Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::{Kind, Position as At, Setup, Task};

use crate::errors::{number, refused, wrong_type};
use crate::given::{Flag, Text, several};
use crate::options::find;
use crate::position::Position;
use crate::say;
use crate::thinking::{self, Allowance, beside};

/// Nodes for every position, unless told otherwise.
const USUAL_NODES: u64 = 100_000;

/// A position as it was given.
pub(crate) enum Given {
    /// As text, to be read where there is time for it.
    Text(String),
    /// As an object of Python, which never changes.
    Position(Py<Position>),
}

impl Given {
    /// Its text.
    pub(crate) fn text(&self) -> String {
        match self {
            Given::Text(text) => text.clone(),
            Given::Position(position) => position.get().at.text(),
        }
    }
}

/// What is proven of one position.
#[derive(Clone, Copy)]
struct Found {
    proven: Proven,
    /// How many points the seat to move ends with, where a table counts them.
    points: Option<u8>,
}

/// What is worked out: of one position, or why it cannot be.
type Answer = Result<Option<Found>, Message>;

/// What many positions are proven to be worth, each for its seat to move, as four arrays of their length: values (int8: 1 a win, 0 a
/// draw, -1 a loss), plies (int16: how many moves until the end, -1 if that is not known), known (bool) and points (int16: how many
/// points it ends with, -1 if that is not known). Positions are given as objects or as texts.
///
/// What is not known at once is solved within so many nodes for each position, 100 000 if nothing else is said and none for 0; where
/// that is too few, or the seconds for all together are over, known is False and the value 0. So it is of a game that is over, since
/// nobody is to move there.
///
/// Points are the seeds of Oware, known for its endings: what the seat to move has in the end, when both play for as many as they can.
/// How long it takes to win or lose at Oware stands in no table. With distances it is searched for as well, within as many nodes
/// again, and that takes far longer than to look a value up. There it is the soonest end without a position that comes back.
///
/// All cores work on it, unless a number of threads is given, with the interpreter's lock released and Ctrl-C heeded. A position is
/// taken as the first of its game, without a past.
///
/// >>> start = Position("quantik")
/// >>> found = labels("quantik", [start, str(start.play("A@a4"))])
/// >>> found.values.tolist(), found.plies.tolist(), found.known.tolist()
/// ([-1, 1], [10, 9], [True, True])
/// >>> ending = "0-1-0-0-0-2-0-0-1-0-0-0-22-22-S"
/// >>> found = labels("oware", [ending], distances=True)
/// >>> found.values.tolist(), found.plies.tolist(), found.points.tolist()
/// ([-1], [23], [22])
#[pyfunction]
#[pyo3(
    signature = (game, positions, *, nodes=None, seconds=None, threads=None, distances=Flag(false)),
    text_signature = "(game, positions, *, nodes=None, seconds=None, threads=None, distances=False)"
)]
pub(crate) fn labels<'py>(
    py: Python<'py>,
    game: Text,
    positions: &Bound<'py, PyAny>,
    nodes: Option<&Bound<'py, PyAny>>,
    seconds: Option<&Bound<'py, PyAny>>,
    threads: Option<&Bound<'py, PyAny>>,
    distances: Flag,
) -> PyResult<Bound<'py, PyAny>> {
    let kind = find(&game.0)?;
    let nodes = nodes.map_or(Ok(USUAL_NODES), |nodes| number("nodes", nodes, 0, u64::MAX))?;
    let workers = match threads {
        Some(_) => thinking::threads(threads)?,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let all = gathered(kind, positions)?;
    let aids = kind.aids().with_threads(1);
    let solver = Solver { kind, aids, nodes, distances: distances.0 };
    let answers = beside(py, Allowance::of(None, seconds)?, |stop| solver.solved(&all, workers, stop))?;
    arrays(py, answers)
}

/// All that was given, looked at while the interpreter's lock is held.
pub(crate) fn gathered(kind: &'static dyn Kind, positions: &Bound<'_, PyAny>) -> PyResult<Vec<Given>> {
    let items = several(positions).ok_or_else(|| wrong_type(say("python-labels-sequence"), positions))?;
    items.enumerate().map(|(index, item)| given(kind, index, &item?)).collect()
}

fn given(kind: &'static dyn Kind, index: usize, item: &Bound<'_, PyAny>) -> PyResult<Given> {
    if let Ok(text) = item.cast::<PyString>() {
        return Ok(Given::Text(text.to_str()?.to_owned()));
    }
    let Ok(position) = item.cast::<Position>() else {
        return Err(wrong_type(say("python-labels-item").with("index", index), item));
    };
    let other = position.get().at.kind();
    if other.name() != kind.name() {
        let wrong = say("python-labels-other").with("index", index).with("other", other.title());
        return Err(refused(&wrong.with("game", kind.title())));
    }
    Ok(Given::Position(position.clone().unbind()))
}

/// What every thread needs.
struct Solver {
    kind: &'static dyn Kind,
    aids: Aids,
    nodes: u64,
    /// Whether lengths that do not stand in tables are searched for.
    distances: bool,
}

impl Solver {
    /// What all are worth, worked out on so many threads; a position that cannot be read ends it.
    fn solved(
        &self,
        all: &[Given],
        workers: usize,
        stop: &Stop,
    ) -> Result<Vec<Option<Found>>, (usize, Message)> {
        let next = AtomicUsize::new(0);
        let work = || self.taken(all, &next, stop);
        let mut found = thread::scope(|scope| {
            // Where no more threads can be begun, those that there are do it.
            let begin = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
            let others: Vec<_> = (1..workers.clamp(1, all.len().max(1))).map_while(begin).collect();
            let mut found = work();
            // Whoever waits for this thread tells what broke.
            let joined = others
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|what| std::panic::resume_unwind(what)));
            found.extend(joined.flatten());
            found
        });
        let mut answers = vec![None; all.len()];
        found.sort_unstable_by_key(|(index, _)| *index);
        for (index, answer) in found {
            answers[index] = answer.map_err(|why| (index, why))?;
        }
        Ok(answers)
    }

    /// What one thread works out: always the next that nobody has taken.
    fn taken(&self, all: &[Given], next: &AtomicUsize, stop: &Stop) -> Vec<(usize, Answer)> {
        let mut found = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(given) = all.get(index).filter(|_| !stop.is_pulled()) else { return found };
            let answer = self.answer(given, stop);
            if answer.is_err() {
                // The others need not go on; what comes before has been taken, so that the first mistake is told.
                next.fetch_max(all.len(), Ordering::Relaxed);
            }
            found.push((index, answer));
        }
    }

    fn answer(&self, given: &Given, stop: &Stop) -> Answer {
        match given {
            Given::Position(position) => Ok(self.found(position.get().at.as_ref(), stop)),
            Given::Text(text) => {
                let setup = Setup { position: Some(text.clone()), ..Setup::default() };
                let at = self.kind.position(&setup).map_err(|why| why.message())?;
                Ok(self.found(at.as_ref(), stop))
            }
        }
    }

    fn found(&self, at: &dyn At, stop: &Stop) -> Option<Found> {
        let task = at.table().task(&self.aids);
        let proven = self.proven(task.as_ref(), stop)?;
        let nodes = if self.distances { self.nodes } else { 0 };
        let plies = task.length(proven, &mut Budget::new(Limit::nodes(nodes), stop));
        Some(Found { proven: Proven { plies, ..proven }, points: task.points() })
    }

    fn proven(&self, task: &dyn Task, stop: &Stop) -> Option<Proven> {
        let known = task.known();
        if known.is_some() || self.nodes == 0 {
            return known;
        }
        let solved = task.solve(&mut Leash::silent(Limit::nodes(self.nodes), stop))?;
        Some(solved.proven)
    }
}

/// The answers as arrays of NumPy.
fn arrays(
    py: Python<'_>,
    answers: Result<Vec<Option<Found>>, (usize, Message)>,
) -> PyResult<Bound<'_, PyAny>> {
    let answers = answers.map_err(|(index, why)| unreadable(index, &why))?;
    let value = |found: Found| match found.proven.value {
        Value::Loss => -1,
        Value::Draw => 0,
        Value::Win => 1,
    };
    let plies = |found: Found| found.proven.plies.and_then(|plies| i16::try_from(plies).ok());
    let points = |found: Found| found.points.map(i16::from);
    let values = PyArray1::<i8>::from_iter(py, answers.iter().map(|one| one.map_or(0, value)));
    let plies = PyArray1::<i16>::from_iter(py, answers.iter().map(|one| one.and_then(plies).unwrap_or(-1)));
    let known = PyArray1::<bool>::from_iter(py, answers.iter().map(Option::is_some));
    let points = PyArray1::<i16>::from_iter(py, answers.iter().map(|one| one.and_then(points).unwrap_or(-1)));
    py.import("tabuleiro._labels")?.getattr("Labels")?.call1((values, plies, known, points))
}

fn unreadable(index: usize, why: &Message) -> PyErr {
    refused(&say("python-labels-text").with("index", index).with("why", crate::language::spoken(why)))
}

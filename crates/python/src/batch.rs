//! Many games at once, written into NumPy's arrays.
//!
//! | file | noun |
//! |---|---|
//! | `batch` | `Batch` |
//! | `arrays` | [`Written`], the arrays it writes to |
//! | `actions` | the moves and indices that it is given |
//! | `begun` | how its games begin, as it was asked for |
//! | `tallies` | `Tallies`, what came of many games |

mod actions;
mod arrays;
mod begun;
mod tallies;

use std::sync::{Mutex, PoisonError};

use pyo3::types::{PyAnyMethods, PyDict, PyTuple};
use pyo3::{Bound, IntoPyObject, Py, PyAny, PyResult, Python, pyclass, pymethods};
use tabuleiro_table::batch::Arrays;
use tabuleiro_table::{self as table, BatchError, Sizes};

use crate::errors::{guarded, number, refusal, refused};
use crate::given::{Flag, Text};
use crate::options::{described_setup, find};
use crate::position::Position;
use crate::say;
use arrays::Written;
pub(crate) use tallies::Tallies;

/// More threads than this help nobody.
const MOST_THREADS: u64 = 1_024;
/// Random moves that are made before anybody looks whether Ctrl-C was pressed: a fraction of a second.
const MOVES_AT_ONCE: u64 = 16_000_000;
/// Games that are played to their end before anybody looks.
const PLAYOUTS_AT_ONCE: u64 = 1 << 17;

/// Many games of one kind, each going on by itself: one that ends begins anew at once. How they stand is in arrays that are made
/// once and written in place, so whoever wants to keep what they show must copy it.
///
/// So many games as a number says, or one for each of several positions (or their texts), at which it begins, and begins anew. Every game
/// has its own source of randomness, made from the seed and its index: nothing depends on how many threads do the work, which are as
/// many as are worth it if nothing is said. A text is where all games begin. If they are dealt, chance decides for each of them
/// what it may decide before the first move. With keep_last the last position of a game that has ended can be seen. Options are
/// given by name, see options().
///
/// >>> batch = Batch("oware", 3, seed=7)
/// >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
/// ((3, 3, 2, 6), (3, 12), (3, 2))
/// >>> batch.step([0, 1, 2])
/// >>> batch.turns.tolist(), batch.masks[0].nonzero()[0].tolist()
/// ([1, 1, 1], [6, 7, 8, 9, 10, 11])
/// >>> batch.step([6, 7, 0])
/// Traceback (most recent call last):
///     ...
/// ValueError: The game at index 2: House A is South’s: North sows the houses a to f.
/// >>> start = Position("oware")
/// >>> Batch("oware", [start.play(move) for move in start.moves()]).turns.tolist()
/// [1, 1, 1, 1, 1, 1]
///
/// It can be copied and pickled, and then goes on as the other one would have. The lock of the interpreter is released while games are
/// stepped. Nobody else may use the arrays meanwhile: a second thread that steps the same batch is refused.
#[pyclass(frozen, module = "tabuleiro")]
pub(crate) struct Batch {
    many: Mutex<Box<dyn table::Batch>>,
    games: usize,
    sizes: Sizes,
    /// As many as were asked for; 0 for as many as are worth it.
    threads: usize,
    arrays: Written,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(
        signature = (
            game, games, *, seed=None, threads=None, text=None, dealt=Flag(false), keep_last=Flag(false), **options
        ),
        text_signature = "(game, games, *, seed=None, threads=None, text=None, dealt=False, keep_last=False, **options)"
    )]
    #[expect(clippy::too_many_arguments, reason = "each is an argument of its own in Python, given by name")]
    fn new(
        py: Python<'_>,
        game: Text,
        games: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        text: Option<Text>,
        dealt: Flag,
        keep_last: Flag,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let kind = find(&game.0)?;
        let seed = seed.map_or(Ok(0), |seed| number("seed", seed, 0, u64::MAX))?;
        let threads = threads.map_or(Ok(0), |threads| number("threads", threads, 1, MOST_THREADS))? as usize;
        let setup = described_setup(text, options)?;
        let begun = begun::Begun { setup, dealt: dealt.0, seed };
        let many = begun.batch(kind, games)?;
        Batch::of(py, many, threads, keep_last.0)
    }

    /// Makes a move in every game, given by its number: an array of whole numbers, one for each game. If any move is refused, nothing
    /// changes in any game, nor in the arrays.
    #[pyo3(signature = (actions, /))]
    fn step(&self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let moves = actions::read(actions, self.games)?;
        self.written(actions.py(), |many, out| many.step(&moves, out))
    }

    /// Makes a random legal move in every game; which it was is in actions.
    ///
    /// >>> batch = Batch("quantik", 2, seed=1)
    /// >>> legal = batch.masks.copy()
    /// >>> batch.random_step()
    /// >>> bool(legal[0, batch.actions[0]]), batch.plies.tolist()
    /// (True, [1, 1])
    fn random_step(&self, py: Python<'_>) -> PyResult<()> {
        self.written(py, |many, out| many.random_step(out))
    }

    /// Makes so many random legal moves in every game; what came of the games that ended. The arrays are as after the last of as many
    /// random_step(). Ctrl-C is heeded.
    ///
    /// >>> Batch("oware", 10, seed=1).random_steps(100).steps
    /// 1000
    #[pyo3(signature = (steps, /))]
    fn random_steps(&self, py: Python<'_>, steps: &Bound<'_, PyAny>) -> PyResult<Tallies> {
        let mut left = number("steps", steps, 0, u64::from(u32::MAX))?;
        let at_once = (MOVES_AT_ONCE / self.games as u64).max(1);
        let mut all = Tallies::none(self.sizes.seats);
        let mut interrupted = Ok(());
        // The last of them is written.
        while left > 1 && interrupted.is_ok() {
            let now = (left - 1).min(at_once);
            all.add(&self.beside(py, |many| many.random_steps(now as u32))?);
            left -= now;
            interrupted = py.check_signals();
        }
        if interrupted.is_err() || left == 0 {
            // The arrays show how the games stand, whatever happened.
            self.written(py, |many, out| many.fill(out))?;
        } else {
            self.written(py, |many, out| many.random_step(out).map(|()| all.add(&tallies::of_step(out))))?;
        }
        interrupted.map(|()| all)
    }

    /// Plays so many other games from the first move to the end, with random legal moves; the games of the batch stay as they are. The
    /// same number of games with the same seed always ends alike. Ctrl-C is heeded.
    ///
    /// >>> Batch("quantik", 1).playouts(1000, seed=1).draws
    /// 0
    #[pyo3(signature = (games, seed=None))]
    fn playouts(
        &self,
        py: Python<'_>,
        games: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Tallies> {
        let games = number("games", games, 0, u64::MAX)?;
        let seed = seed.map_or(Ok(0), |seed| number("seed", seed, 0, u64::MAX))?;
        let mut all = Tallies::none(self.sizes.seats);
        let mut played = 0;
        while played < games {
            let now = (games - played).min(PLAYOUTS_AT_ONCE);
            // Each portion has its own seed; the first has the one that was given.
            let portion = seed ^ (played / PLAYOUTS_AT_ONCE).wrapping_mul(0xD6E8_FEB8_6659_FD93);
            all.add(&self.beside(py, |many| many.playouts(now, portion))?);
            played += now;
            py.check_signals()?;
        }
        Ok(all)
    }

    /// Begins every game anew; with a seed, the sources of randomness as well. Or begins only some games anew, given by their indices or
    /// by a truth value for each: in the arrays nothing else changes.
    ///
    /// >>> batch = Batch("oware", 2)
    /// >>> batch.random_step()
    /// >>> batch.reset(games=[1])
    /// >>> batch.plies.tolist()
    /// [1, 0]
    /// >>> batch.reset(seed=5)
    /// >>> batch.plies.tolist()
    /// [0, 0]
    #[pyo3(signature = (seed=None, *, games=None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        games: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seed = seed.map(|seed| number("seed", seed, 0, u64::MAX)).transpose()?;
        let Some(games) = games else {
            return self.written(py, |many, out| {
                many.reset(seed);
                many.fill(out)
            });
        };
        if seed.is_some() {
            return Err(refused(&say("python-batch-reset")));
        }
        let which = actions::which(games, self.games)?;
        self.written(py, |many, out| which.iter().try_for_each(|game| many.restart(*game, out)))
    }

    /// The position of a game, by its index.
    ///
    /// >>> Batch("oware", 2).position(1) == Position("oware")
    /// True
    #[pyo3(signature = (index, /))]
    fn position(&self, index: &Bound<'_, PyAny>) -> PyResult<Position> {
        let place = actions::place(index, self.games)?;
        let at = self.beside(index.py(), |many| many.position(place))?;
        Ok(at.expect("the index is one of a game").into())
    }

    /// Which game it is.
    #[getter]
    fn game(&self, py: Python<'_>) -> PyResult<&'static str> {
        self.beside(py, |many| many.kind().name())
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> usize {
        self.sizes.seats
    }

    /// How many numbers the moves of the game have.
    #[getter]
    fn space(&self) -> usize {
        self.sizes.space
    }

    /// Planes, rows and columns of an observation.
    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        self.sizes.shape.into()
    }

    /// What is seen of each game from the seat that must decide: (games, planes, rows, columns), uint8.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::OBSERVATIONS)
    }

    /// True at the number of each legal move: (games, space), bool.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::MASKS)
    }

    /// For each seat 1 if it has just won, -1 if another has, else 0: (games, seats), float32.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::REWARDS)
    }

    /// 1 where a game has just ended and another begun, 2 where it was broken off as a draw at its limit of moves, else 0:
    /// (games,), uint8.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::DONES)
    }

    /// Who must decide, counted from 0: (games,), uint8.
    #[getter]
    fn turns(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::TURNS)
    }

    /// How many moves have been made since each game began: (games,), uint32.
    #[getter]
    fn plies(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::PLIES)
    }

    /// The moves that were made last, by their numbers: (games,), uint16.
    #[getter]
    fn actions(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown(py, arrays::ACTIONS)
    }

    /// What was seen of each game that has just ended, in its last position and from the seat whose turn it would have been; where dones
    /// is 0, what stood there before. Only with keep_last: (games, planes, rows, columns), uint8.
    ///
    /// >>> batch = Batch("quantik", 1, keep_last=True)
    /// >>> while not batch.dones[0]:
    /// ...     batch.random_step()
    /// >>> bool(batch.last_observations[0].sum() > 4), int(batch.observations[0].sum())
    /// (True, 0)
    #[getter]
    fn last_observations(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.arrays.kept(py, arrays::LAST_OBSERVATIONS)
    }

    /// From which seat that is seen, likewise: (games,), uint8.
    #[getter]
    fn last_turns(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.arrays.kept(py, arrays::LAST_TURNS)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Batch> {
        let many = self.beside(py, |many| many.clone_box())?;
        let batch = Batch::of(py, many, self.threads, self.arrays.keeps_last())?;
        batch.arrays.fill(&self.arrays.copies(py)?)?;
        Ok(batch)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Batch> {
        self.__copy__(py)
    }

    /// A batch that goes on where a pickled one was.
    #[staticmethod]
    fn _resumed(
        py: Python<'_>,
        game: Text,
        saved: Text,
        threads: usize,
        keep_last: bool,
        arrays: &Bound<'_, PyTuple>,
    ) -> PyResult<Batch> {
        let kind = find(&game.0)?;
        let many = guarded(|| kind.resume(&saved.0))?.map_err(|why| refusal(&why))?;
        let batch = Batch::of(py, many, threads.min(MOST_THREADS as usize), keep_last)?;
        batch.arrays.fill(arrays)?;
        Ok(batch)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (game, saved) = self.beside(py, |many| (many.kind().name(), many.saved()))?;
        let (keeps_last, arrays) = (self.arrays.keeps_last(), self.arrays.copies(py)?);
        let resumed = py.get_type::<Batch>().getattr("_resumed")?;
        Ok((resumed, (game, saved, self.threads, keeps_last, arrays).into_pyobject(py)?))
    }

    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Batch of {} games of {}>", self.games, self.game(py)?))
    }
}

impl Batch {
    /// These games, with arrays that show how they stand.
    fn of(
        py: Python<'_>,
        mut many: Box<dyn table::Batch>,
        threads: usize,
        keeps_last: bool,
    ) -> PyResult<Batch> {
        many.set_threads(threads);
        let (games, sizes) = (many.games(), many.sizes());
        let arrays = Written::new(py, games, &sizes, keeps_last)?;
        let batch = Batch { many: Mutex::new(many), games, sizes, threads, arrays };
        batch.written(py, |many, out| many.fill(out))?;
        Ok(batch)
    }

    /// Does something with the games while the interpreter goes on with others. Waits for whoever does so already.
    fn beside<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn table::Batch) -> T + Send,
    ) -> PyResult<T> {
        py.detach(|| {
            // What another thread left behind when it broke is still a batch of games.
            let mut many = self.many.lock().unwrap_or_else(PoisonError::into_inner);
            guarded(|| work(many.as_mut()))
        })
    }

    /// The same with the arrays to write to.
    fn written(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn table::Batch, &mut Arrays<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut lent = self.arrays.lend(py)?;
        let mut out = lent.slices()?;
        self.beside(py, |many| work(many, &mut out))?.map_err(|why| refusal(&why))
    }
}

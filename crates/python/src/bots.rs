//! Named players.

use std::hash::{Hash, Hasher};

use pyo3::types::{PyAnyMethods, PyTuple};
use pyo3::{Bound, PyAny, PyResult, Python, pyclass, pyfunction, pymethods};
use tabuleiro_games::GAMES;
use tabuleiro_search::Leash;
use tabuleiro_table::Kind;

use crate::errors::{cut, number, refusal, refused};
use crate::given::Text;
use crate::options::find;
use crate::subject::Subject;
use crate::thinking::{self, Allowance, beside};
use crate::{facts, say};

/// A named player. It holds nothing but its name and its seed, so that any number of threads may ask it at once.
///
/// >>> steady = bot("steady", seed=7)
/// >>> thought = steady.think(Position("oware"), nodes=2000)
/// >>> thought.best in Position("oware").moves()
/// True
/// >>> thought == steady.think(Position("oware"), nodes=2000)
/// True
#[pyclass(frozen, eq, hash, module = "tabuleiro")]
pub(crate) struct Bot {
    name: String,
    kind: Option<&'static dyn Kind>,
    seed: u64,
    threads: usize,
}

impl Bot {
    /// All that it is.
    fn facts(&self) -> (&str, Option<&'static str>, u64, usize) {
        (&self.name, self.kind.map(<dyn Kind>::name), self.seed, self.threads)
    }
}

impl PartialEq for Bot {
    fn eq(&self, other: &Bot) -> bool {
        self.facts() == other.facts()
    }
}

impl Hash for Bot {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.facts().hash(state);
    }
}

/// The players of a game, weakest first, each with its measured strength.
///
/// >>> [card.name for card in bots("oware")][:2]
/// ['bot1', 'beginner']
#[pyfunction]
pub(crate) fn bots(py: Python<'_>, game: Text) -> PyResult<Vec<Bound<'_, PyAny>>> {
    find(&game.0)?.bots().iter().map(|card| facts::card(py, card)).collect()
}

/// The player of that name, of one game or of any that has it. Its random choices repeat with the seed and the number of moves that
/// were played; on more than one thread they need not.
///
/// >>> bot("master", game="oware")
/// bot('master', game='oware', seed=0)
#[pyfunction]
#[pyo3(signature = (name, game=None, seed=None, threads=None))]
pub(crate) fn bot(
    name: Text,
    game: Option<Text>,
    seed: Option<&Bound<'_, PyAny>>,
    threads: Option<&Bound<'_, PyAny>>,
) -> PyResult<Bot> {
    let name = name.0;
    let kind = game.map(|game| find(&game.0)).transpose()?;
    match kind {
        Some(kind) => check(kind, &name)?,
        None if GAMES.iter().any(|kind| kind.has_bot(&name)) => {}
        None => return Err(refused(&say("python-unknown-bot").with("name", cut(&name)))),
    }
    let seed = seed.map_or(Ok(0), |seed| number("seed", seed, 0, u64::MAX))?;
    Ok(Bot { name, kind, seed, threads: thinking::threads(threads)? })
}

/// Whether a game has a player of that name.
fn check(kind: &dyn Kind, name: &str) -> PyResult<()> {
    if kind.has_bot(name) {
        return Ok(());
    }
    let known: Vec<&str> = kind.bots().iter().map(|card| card.name).collect();
    let unknown = say("python-unknown-bot-there").with("name", cut(name)).with("game", kind.title());
    Err(refused(&unknown.with("known", known.join(", "))))
}

#[pymethods]
impl Bot {
    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The game it plays; None if it plays any that has a player of its name.
    #[getter]
    fn game(&self) -> Option<&'static str> {
        self.kind.map(<dyn Kind>::name)
    }

    /// Its seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The same player with another seed.
    ///
    /// >>> bot("master", game="oware").seeded(7)
    /// bot('master', game='oware', seed=7)
    #[pyo3(signature = (seed, /))]
    fn seeded(&self, seed: &Bound<'_, PyAny>) -> PyResult<Bot> {
        let seed = number("seed", seed, 0, u64::MAX)?;
        Ok(Bot { name: self.name.clone(), kind: self.kind, seed, threads: self.threads })
    }

    /// What it would play, and what it thinks of the position. A position is thought about without a past, a game with it.
    ///
    /// Without nodes and seconds it thinks as long as it does in a game; with either, no longer than that. The interpreter's lock
    /// is released, and Ctrl-C heeded.
    ///
    /// >>> thought = bot("perfect").think(Position("quantik"))
    /// >>> thought.proven.value, thought.best == thought.line[0]
    /// (-1, True)
    #[pyo3(signature = (of, *, nodes=None, seconds=None))]
    fn think<'py>(
        &self,
        py: Python<'py>,
        of: &Bound<'py, PyAny>,
        nodes: Option<&Bound<'py, PyAny>>,
        seconds: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Subject { kind, task } = Subject::of(of, self.threads)?;
        if let Some(own) = self.kind.filter(|own| own.name() != kind.name()) {
            return Err(refused(
                &say("python-other-game").with("bot", own.title()).with("game", kind.title()),
            ));
        }
        check(kind, &self.name)?;
        let allowance = Allowance::of(nodes, seconds)?;
        let thought = beside(py, allowance, |stop| {
            task.think(&self.name, self.seed, &mut Leash::silent(allowance.limit, stop))
        })?;
        facts::thought(py, &thought.map_err(|why| refusal(&why))?)
    }

    fn __repr__(&self) -> String {
        let game = self.kind.map_or_else(String::new, |kind| format!(", game='{}'", kind.name()));
        let threads = if self.threads == 1 { String::new() } else { format!(", threads={}", self.threads) };
        format!("bot('{}'{game}, seed={}{threads})", self.name, self.seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let make = py.import("tabuleiro._core")?.getattr("bot")?;
        Ok((make, pyo3::IntoPyObject::into_pyobject(self.facts(), py)?))
    }
}

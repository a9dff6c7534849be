//! How the games of a batch begin, as it was asked for.

use pyo3::exceptions::PyTypeError;
use pyo3::{Bound, PyAny, PyResult};
use tabuleiro_table::{Batch, Kind, Setup};

use crate::errors::{guarded, number, refusal, refused, wrong_type};
use crate::given::several;
use crate::labels::{Given, gathered};
use crate::options::check_deal;
use crate::say;

/// More games than this no batch has; which number exactly is the table's to say.
const MOST: u64 = u32::MAX as u64;

/// What was said beside the games.
pub(super) struct Begun {
    pub(super) setup: Setup,
    pub(super) dealt: bool,
    pub(super) seed: u64,
}

impl Begun {
    /// So many games, or one at each position.
    pub(super) fn batch(self, kind: &'static dyn Kind, games: &Bound<'_, PyAny>) -> PyResult<Box<dyn Batch>> {
        let begun = if several(games).is_some() {
            self.check_nothing_else()?;
            let texts: Vec<String> = gathered(kind, games)?.iter().map(Given::text).collect();
            guarded(|| kind.batch_at(&texts, self.seed))?
        } else {
            let count = count(games)?;
            if self.dealt {
                check_deal(kind, &self.setup, "dealt")?;
            }
            let setup = Setup { deal: self.dealt.then_some(self.seed), ..self.setup };
            guarded(|| kind.batch(&setup, count, self.seed))?
        };
        begun.map_err(|why| refusal(&why))
    }

    /// Where the positions say it all, nothing else may.
    fn check_nothing_else(&self) -> PyResult<()> {
        let option = self.setup.words.first().map(|(key, _)| key.as_str());
        let text = self.setup.position.as_ref().map(|_| "text");
        match option.or(text).or(self.dealt.then_some("dealt")) {
            None => Ok(()),
            Some(name) => Err(refused(&say("python-batch-beside").with("name", name))),
        }
    }
}

fn count(games: &Bound<'_, PyAny>) -> PyResult<usize> {
    match number("games", games, 1, MOST) {
        Ok(count) => Ok(count as usize),
        Err(error) if error.is_instance_of::<PyTypeError>(games.py()) => {
            Err(wrong_type(say("python-batch-games"), games))
        }
        Err(error) => Err(error),
    }
}

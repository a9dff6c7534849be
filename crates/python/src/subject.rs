//! A position or a game, where either may be given.

use pyo3::{Bound, PyAny, PyResult};
use tabuleiro_table::{Kind, Task};

use crate::errors::wrong_type;
use crate::game::Game;
use crate::position::Position;
use crate::say;

/// Something to think about, and which game it is.
pub(crate) struct Subject {
    /// Which game.
    pub(crate) kind: &'static dyn Kind,
    /// The game as it stands: it owns all it needs.
    pub(crate) task: Box<dyn Task>,
}

impl Subject {
    /// What was given, to be thought about on so many threads.
    pub(crate) fn of(given: &Bound<'_, PyAny>, threads: usize) -> PyResult<Subject> {
        let aided = |kind: &'static dyn Kind| kind.aids().with_threads(threads);
        if let Ok(position) = given.cast::<Position>() {
            let position = &position.get().at;
            let task = position.table().task(&aided(position.kind()));
            return Ok(Subject { kind: position.kind(), task });
        }
        let Ok(game) = given.cast::<Game>() else {
            return Err(wrong_type(say("python-subject"), given));
        };
        let game = game.try_borrow()?;
        let table = game.table();
        Ok(Subject { kind: table.kind(), task: table.task(&aided(table.kind())) })
    }
}

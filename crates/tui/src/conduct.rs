//! How the games of a series are conducted, where somebody has asked for more than the usual.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tabuleiro_engine::Programs;
use tabuleiro_search::Aids;
use tabuleiro_table::Player;

/// How the games of a series are conducted. As usual, if nobody asks for anything.
#[derive(Clone, Default)]
pub struct Conduct {
    /// How long a bot or an outside program may think about a move.
    pub think: Option<Duration>,
    /// How many nodes an outside program may use, instead of a time.
    pub nodes: Option<u64>,
    /// How long it takes at least until a bot's move is shown.
    pub pause: Option<Duration>,
    /// What the players may use; `None` for all that is here.
    pub aids: Option<Aids>,
    /// Where the record of the first game is written besides the usual place.
    pub save: Option<PathBuf>,
    /// Who plays a game that is taken up, in the order in which they first sat down; `None` for those who left it.
    pub players: Option<Vec<Player>>,
    /// The outside programs among the players. One that does not run yet is started when it is asked.
    pub programs: Arc<Mutex<Programs>>,
}

impl Conduct {
    /// The same for the games after the first, which has its own file.
    pub(crate) fn of_the_next(&self) -> Conduct {
        Conduct { save: None, players: None, ..self.clone() }
    }
}

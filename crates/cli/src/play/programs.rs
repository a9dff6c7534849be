//! Outside programs that sit at the table.

use tabuleiro_engine::contest::Contender;
use tabuleiro_engine::outside::Budget;
use tabuleiro_engine::{AwaitedMove, Failure, Outside, plain};
use tabuleiro_game::{Message, Speak};
use tabuleiro_table::{Kind, Player, Session};

use crate::error::CliError;
use crate::{levels, say};

/// The outside programs among the players of a series, each running or to be started when it is asked.
#[derive(Debug)]
pub(crate) struct Programs {
    /// By the number of the player.
    running: Vec<Option<Running>>,
}

#[derive(Debug)]
struct Running {
    outside: Outside,
    /// Whether it knows that this game has begun.
    is_in_game: bool,
}

impl Programs {
    /// Starts every program among the players, and names each as it names itself.
    pub(crate) fn begin(players: &mut [Player], kind: &dyn Kind) -> Result<Programs, CliError> {
        let running: Result<_, Failure> = players.iter_mut().map(|player| start(player, kind)).collect();
        Ok(Programs { running: running.map_err(|failure| CliError::Given(not_begun(&failure)))? })
    }

    /// Another game begins.
    pub(crate) fn begin_game(&mut self) {
        self.running.iter_mut().flatten().for_each(|one| one.is_in_game = false);
    }

    /// Asks the program that is this player for a move in the game as it stands. One that has been let go of is started again.
    pub(crate) fn ask(
        &mut self,
        player: usize,
        command: &str,
        session: &Session,
        budget: Budget,
    ) -> Result<AwaitedMove<'_>, Failure> {
        let place = &mut self.running[player];
        let running = match place.take() {
            Some(running) => running,
            None => Running { outside: Outside::start(command)?, is_in_game: false },
        };
        let running = place.insert(running);
        if !running.is_in_game {
            running.outside.new_game()?;
            running.is_in_game = true;
        }
        let (position, moves) = told(session);
        running.outside.think(&position, &moves, budget)
    }

    /// Lets go of a program that has failed.
    pub(crate) fn dismiss(&mut self, player: usize) {
        self.running[player] = None;
    }
}

/// How a program failed before any game: one that ends at once did not end in the middle of one.
pub(crate) fn not_begun(failure: &Failure) -> Message {
    match failure {
        Failure::Crashed(name) => say("cli-program-ended").with("name", plain(name)),
        other => other.message(),
    }
}

fn start(player: &mut Player, kind: &dyn Kind) -> Result<Option<Running>, Failure> {
    let Player::Program { name, command } = player else { return Ok(None) };
    let outside = Outside::start(command)?;
    // A name that somebody else here has would be taken for them.
    let is_free = |title: &String| *title != Player::human().name() && !kind.has_bot(title);
    *name = outside.title().filter(is_free).unwrap_or_else(|| plain(command));
    Ok(Some(Running { outside, is_in_game: false }))
}

/// The game as the protocol tells it: from its beginning, so that its history is known. The protocol has no word for seats that have
/// left a game of more than two, whose turns the moves pass over: then it is told as it stands.
fn told(session: &Session) -> (String, Vec<String>) {
    let table = session.table();
    if session.gone().is_empty() {
        (table.setting().position, table.moves())
    } else {
        (table.state(usize::MAX).position, Vec::new())
    }
}

/// A player as it is written: `human`, a person's name behind an `@`, a bot of the game, or the command of a program; `None` if it is nobody.
pub(crate) fn player(text: &str, kind: &dyn Kind) -> Option<Player> {
    match Player::from(levels::typed(text, kind).as_str()) {
        Player::Level(name) if kind.has_bot(&name) => Some(Player::Level(name)),
        Player::Level(command) if Contender::is_command(&command) => {
            Some(Player::Program { name: plain(&command), command })
        }
        Player::Level(_) => None,
        player => Some(player),
    }
}

//! Outside programs that sit at a table, whatever shows it.

use std::time::Duration;

use tabuleiro_table::{Kind, Player, Session};

use crate::awaited::AwaitedMove;
use crate::failure::Failure;
use crate::outside::{Budget, Outside};
use crate::quote::plain;

/// How long an outside program thinks about a move unless told otherwise: a time, because every engine heeds one.
const USUAL_THINK: Duration = Duration::from_secs(1);

/// The outside programs among the players of a series, each running or to be started when it is asked.
#[derive(Debug, Default)]
pub struct Programs {
    /// By the number of the player.
    running: Vec<Option<Running>>,
}

#[derive(Debug)]
struct Running {
    outside: Outside,
    /// The game that it knows to have begun.
    game: Option<u64>,
}

/// The game as the protocol tells it: from its beginning, so that its history is known. The protocol has no word for seats that have
/// left a game of more than two, whose turns the moves pass over: then it is told as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// No other game of the series has it: what every random choice in it follows from.
    seed: u64,
    position: String,
    moves: Vec<String>,
}

impl Told {
    /// That game as it stands.
    pub fn of(session: &Session) -> Told {
        let (table, seed) = (session.table(), session.terms().seed);
        if session.gone().is_empty() {
            Told { seed, position: table.setting().position, moves: table.moves() }
        } else {
            Told { seed, position: table.state(usize::MAX).position, moves: Vec::new() }
        }
    }
}

impl Budget {
    /// What a program may use for a move: so many nodes, or else a time, of which its clock allows so much.
    pub fn of(nodes: Option<u64>, think: Option<Duration>, allowed: Option<Duration>) -> Budget {
        let most = think.unwrap_or(USUAL_THINK);
        nodes.map_or_else(|| Budget::Time(allowed.map_or(most, |allowed| allowed.min(most))), Budget::Nodes)
    }
}

impl Programs {
    /// Starts every program among the players, and names each as it names itself.
    pub fn begin(players: &mut [Player], kind: &dyn Kind) -> Result<Programs, Failure> {
        let running: Result<_, Failure> = players.iter_mut().map(|player| start(player, kind)).collect();
        running.map(|running| Programs { running })
    }

    /// Asks the program that is this player for a move in a game, of which it is told if it is another than the last. One that has been let go of, or was never asked, is started.
    pub fn ask(
        &mut self,
        player: usize,
        command: &str,
        game: &Told,
        budget: Budget,
    ) -> Result<AwaitedMove<'_>, Failure> {
        if self.running.len() <= player {
            self.running.resize_with(player + 1, || None);
        }
        let place = &mut self.running[player];
        let running = match place.take() {
            Some(running) => running,
            None => Running { outside: Outside::start(command)?, game: None },
        };
        let running = place.insert(running);
        if running.game != Some(game.seed) {
            running.outside.new_game()?;
            running.game = Some(game.seed);
        }
        running.outside.think(&game.position, &game.moves, budget)
    }

    /// Lets go of a program that has failed.
    pub fn dismiss(&mut self, player: usize) {
        if let Some(place) = self.running.get_mut(player) {
            *place = None;
        }
    }
}

fn start(player: &mut Player, kind: &dyn Kind) -> Result<Option<Running>, Failure> {
    let Player::Program { name, command } = player else { return Ok(None) };
    let outside = Outside::start(command)?;
    // A name that somebody else here has would be taken for them.
    let is_free = |title: &String| *title != Player::human().name() && !kind.has_bot(title);
    *name = outside.title().filter(is_free).unwrap_or_else(|| plain(command));
    Ok(Some(Running { outside, game: None }))
}

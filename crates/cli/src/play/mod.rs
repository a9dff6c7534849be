//! Plain play: a game at a prompt, for any game and any seating.
//!
//! | file | noun |
//! |---|---|
//! | `round` | one game at a prompt |
//! | `prompt` | questions to a person, and the words that work at every one of them |
//! | `typed` | [`TypedMove`](typed::TypedMove), a move that is being typed |
//! | `answer` | what can be asked for in the middle of a game |
//! | `seating` | who sits where, in sentences |
//! | `programs`, `waiting` | outside programs that sit at the table, and how one's move is waited for |
//! | `pause` | a pause in a game between bots |
//! | `screen` | what is shown during a game |
//! | `keeper` | [`Keeper`], which keeps a game on disk while it is played |
//! | `unfinished` | a game that was left in the middle |

mod answer;
pub(crate) mod keeper;
mod pause;
pub(crate) mod programs;
pub(crate) mod prompt;
pub(crate) mod round;
pub(crate) mod screen;
mod seating;
mod typed;
pub(crate) mod unfinished;
mod waiting;

use std::path::PathBuf;
use std::time::Duration;

use tabuleiro_engine::outside::Budget;
use tabuleiro_game::{Message, Seat};
use tabuleiro_home::Slot;
use tabuleiro_table::{End, Kind, Kinds, Player, Series, Session, Setup, Table, Terms};

use crate::console::Console;
use crate::fault::Fault;
use crate::means::Means;
use crate::{levels, means, say};
use keeper::Keeper;
use programs::Programs;
use prompt::Answer;
use round::{Round, RoundEnd, Seated};

/// How long an outside program thinks about a move unless told otherwise: a time, because every engine heeds one.
const USUAL_THINK: Duration = Duration::from_secs(1);

/// How a game, and those after it, are to be played.
#[derive(Clone)]
pub(crate) struct Plan {
    /// Every game there is.
    pub(crate) kinds: Kinds,
    /// How each game begins.
    pub(crate) setup: Setup,
    /// Who plays, in the order in which they sit down for the first game.
    pub(crate) players: Vec<Player>,
    /// The seed of the bots' choices.
    pub(crate) seed: u64,
    /// How long a bot or an outside program may think.
    pub(crate) think: Option<Duration>,
    /// How many nodes an outside program may use, instead of a time.
    pub(crate) nodes: Option<u64>,
    /// What the bots may use.
    pub(crate) means: Means,
    /// How long to wait before a bot's move is shown.
    pub(crate) pause: Duration,
    /// Where to write the record besides the usual place.
    pub(crate) save: Option<PathBuf>,
}

impl Plan {
    /// A plan for these players, everything else as usual.
    pub(crate) fn new(
        kinds: Kinds,
        setup: Setup,
        players: Vec<Player>,
        seed: u64,
        console: &Console,
    ) -> Plan {
        let pause = Duration::from_secs(u64::from(console.is_interactive));
        let means = Means::default();
        Plan { kinds, setup, players, seed, think: None, nodes: None, means, pause, save: None }
    }

    /// How long an outside program may think about a move.
    fn budget(&self) -> Budget {
        let time = || Budget::Time(self.think.unwrap_or(USUAL_THINK));
        self.nodes.map_or_else(time, Budget::Nodes)
    }
}

/// The first game of a series: a new one, or one that was left.
pub(crate) struct Opening {
    /// The game.
    pub(crate) table: Box<dyn Table>,
    /// How it ended, if it has.
    pub(crate) end: Option<End>,
    /// Who has left it, after how many moves.
    pub(crate) out: Vec<(Seat, usize)>,
    /// Where it is kept.
    pub(crate) slot: Option<Slot>,
}

impl Opening {
    /// A new game.
    pub(crate) fn new(kind: &'static dyn Kind, setup: &Setup) -> Result<Opening, Fault> {
        Ok(Opening { table: kind.open(setup)?, end: None, out: Vec::new(), slot: None })
    }

    /// Seats the players at it.
    fn seat(self, players: Vec<Player>, seed: u64, console: &Console) -> Result<Session, Fault> {
        let terms = Terms { seed, is_friendly: true, ..Terms::default() };
        let session = Session::new(self.table, players, terms, console.now());
        let session = session.map_err(|refusal| Fault::Usage(refusal.message, None))?;
        Ok(session.resumed(self.end, self.out))
    }
}

/// Plays games in a row until somebody has had enough. True if the program should end with it.
pub(crate) fn series(mut opening: Opening, mut plan: Plan, console: &mut Console) -> Result<bool, Fault> {
    let kind = opening.table.kind();
    let aids = plan.means.aids(kind);
    means::warn_of_damage(kind, console);
    let mut series = Series::new(opening.table.seats());
    // Whoever cannot even be started is told before the first move.
    let mut programs = Programs::start(&mut plan.players, kind)
        .map_err(|failure| Fault::Given(programs::not_begun(&failure)))?;
    loop {
        programs.begin_game();
        let seated = series.seating().iter().map(|&player| plan.players[player].clone()).collect();
        let slot = opening.slot.take();
        let mut session = opening.seat(seated, plan.seed, console)?;
        let mut keeper = Keeper::new(&session, slot, plan.save.take(), plan.kinds)?;
        let seating = series.seating().to_vec();
        let players = Seated { programs: &mut programs, seating: &seating };
        let round = Round::new(&mut session, players, &mut keeper, &plan, &aids);
        let answer = match one_game(round, &mut series, console) {
            // A program has failed, and nobody is there who could be asked.
            Err(fault @ Fault::Given(_)) => return keeper.leave(&session, console).and(Err(fault)),
            played => played?,
        };
        if session.ended().is_some() && session.table().ply() > 0 {
            keeper.finish(&session, console)?;
        } else {
            keeper.leave(&session, console)?;
        }
        match answer {
            Answer::Yes => (),
            Answer::No | Answer::Undo => return Ok(false),
            Answer::End => return Ok(true),
        }
        // The next game has a deal and choices of its own, which still repeat with the first seed.
        plan.seed = plan.seed.wrapping_add(1);
        plan.setup.deal = plan.setup.deal.map(|seed| seed.wrapping_add(1));
        opening = Opening::new(kind, &plan.setup)?;
        let first = series.seating()[0];
        console.tell(&say("cli-begins").with("who", player_name(kind, &plan.players, first)))?;
    }
}

/// Plays one game, and asks what then. While nobody has answered that, its last move can still be taken back.
fn one_game(mut round: Round<'_>, series: &mut Series, console: &mut Console) -> Result<Answer, Fault> {
    loop {
        match round.play(console)? {
            RoundEnd::Stopped => return Ok(Answer::No),
            RoundEnd::EndOfInput => return Ok(Answer::End),
            RoundEnd::Finished if round.session.table().ply() == 0 => return Ok(Answer::No), // over before it began
            RoundEnd::Finished => (),
        }
        let mut after = series.clone();
        if let Some(outcome) = round.session.ended().and_then(|end| end.outcome) {
            after.finish(outcome);
            score(&after, &round, console)?;
        }
        match another(&round.plan.players, console)? {
            Answer::Undo => round.undo(console)?,
            answer => {
                *series = after;
                return Ok(answer);
            }
        }
    }
}

/// The score of the series so far.
fn score(series: &Series, round: &Round<'_>, console: &mut Console) -> Result<(), Fault> {
    let each = |(player, won): (usize, &u32)| {
        format!(
            "{}: {won}",
            console.say(&player_name(round.session.table().kind(), &round.plan.players, player))
        )
    };
    let told: Vec<String> = series.won().iter().enumerate().map(each).collect();
    console.tell(&say("cli-score").with("wins", told.join(", ")).with("drawn", series.drawn()))
}

/// What a player of the series is called: a bot by its name, people by their number if there are several.
fn player_name(kind: &dyn Kind, players: &[Player], player: usize) -> Message {
    let people = players.iter().filter(|player| player.is_person()).count();
    let twins = players.iter().filter(|other| **other == players[player]).count();
    match &players[player] {
        Player::Person(_) if people == 1 => say("cli-you"),
        Player::Person(_) => say("cli-player").with("number", player + 1),
        other if twins == 1 => say("cli-bot").with("name", levels::of(kind, other)),
        other => say("cli-bot-numbered").with("name", levels::of(kind, other)).with("number", player + 1),
    }
}

/// Asks whether to play again; bots among themselves are not asked.
fn another(players: &[Player], console: &mut Console) -> Result<Answer, Fault> {
    if players.iter().any(Player::is_person) { prompt::another(console) } else { Ok(Answer::No) }
}

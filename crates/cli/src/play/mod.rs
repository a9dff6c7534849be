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
//! | `clocks` | what time everybody has left, and a flag that falls |
//! | `pause` | a pause in a game between bots |
//! | `screen` | what is shown during a game |
//! | `keeper` | [`Keeper`], which keeps a game on disk while it is played |
//! | `unfinished` | a game that was left in the middle |

mod answer;
mod clocks;
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

use tabuleiro_engine::Programs;
use tabuleiro_game::Arg;
use tabuleiro_home::Slot;
use tabuleiro_table::{self as table, Kind, Kinds, Plan, Player};

use crate::console::Console;
use crate::error::CliError;
use crate::means::Means;
use crate::{means, say};
use keeper::Keeper;
use prompt::Answer;
use round::{Round, RoundEnd};

/// How games are conducted at a prompt, whatever is played and by whom.
#[derive(Clone)]
pub(crate) struct Conduct {
    /// Every game there is.
    pub(crate) kinds: Kinds,
    /// From which every random choice of the first game follows.
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

impl Conduct {
    /// Everything as usual.
    pub(crate) fn new(kinds: Kinds, seed: u64, console: &Console) -> Conduct {
        let pause = Duration::from_secs(u64::from(console.is_interactive));
        Conduct { kinds, seed, think: None, nodes: None, means: Means::default(), pause, save: None }
    }
}

/// The first game of a series: a new one, or one that was left.
pub(crate) struct FirstRound {
    round: table::Round,
    /// Where it is kept.
    slot: Option<Slot>,
    programs: Programs,
}

impl FirstRound {
    /// A new game. Whoever cannot even be started is told before the first move.
    pub(crate) fn new(mut plan: Plan, conduct: &Conduct, console: &Console) -> Result<FirstRound, CliError> {
        let kind = plan.kind(conduct.kinds).map_err(CliError::Given)?;
        let programs = started(&mut plan.players, kind)?;
        let round = table::Round::begin(plan, conduct.kinds, conduct.seed, console.now());
        Ok(FirstRound { round: round.map_err(|why| CliError::Usage(why, None))?, slot: None, programs })
    }

    /// One that was left, by these players, in the order in which they first sat down.
    pub(crate) fn left(
        round: table::Round,
        mut players: Vec<Player>,
        slot: Slot,
        conduct: &Conduct,
    ) -> Result<FirstRound, CliError> {
        let programs = started(&mut players, round.kind())?;
        let is_as_left = players == round.plan().players;
        let round = if is_as_left { Ok(round) } else { round.with_players(&players, conduct.kinds) };
        let round = round.map_err(|error| CliError::Usage(tabuleiro_game::Speak::message(&error), None))?;
        Ok(FirstRound { round, slot: Some(slot), programs })
    }
}

/// Every program among the players, running and named as it names itself.
pub(crate) fn started(players: &mut [Player], kind: &dyn Kind) -> Result<Programs, CliError> {
    Programs::begin(players, kind).map_err(|failure| CliError::Given(programs::not_begun(&failure)))
}

/// Plays games in a row until somebody has had enough. True if the program should end with it.
pub(crate) fn series(
    opening: FirstRound,
    mut conduct: Conduct,
    console: &mut Console,
) -> Result<bool, CliError> {
    let FirstRound { mut round, mut slot, mut programs } = opening;
    let kind = round.kind();
    let aids = conduct.means.aids(kind);
    means::warn_of_damage(kind, console);
    loop {
        let mut keeper = Keeper::new(round.session(), slot.take(), conduct.save.take(), conduct.kinds)?;
        let answer =
            match one_game(Round::new(&mut round, &mut programs, &mut keeper, &conduct, &aids), console) {
                // A program has failed, and nobody is there who could be asked.
                Err(fault @ CliError::Given(_)) => return keeper.leave(&round, console).and(Err(fault)),
                played => played?,
            };
        if round.session().ended().is_some() && round.session().table().ply() > 0 {
            keeper.finish(round.session(), console)?;
        } else {
            keeper.leave(&round, console)?;
        }
        match answer {
            Answer::Yes => (),
            Answer::No | Answer::Undo => return Ok(false),
            Answer::End => return Ok(true),
        }
        // The next game has a deal and choices of its own, which still repeat with the first seed.
        conduct.seed = conduct.seed.wrapping_add(1);
        round = round.again(conduct.seed, console.now()).map_err(CliError::Given)?;
        let first = round.player_name(round.series().seating()[0]);
        console.tell(&say("cli-begins").with("who", first))?;
    }
}

/// Plays one game, and asks what then. While nobody has answered that, its last move can still be taken back.
fn one_game(mut round: Round<'_>, console: &mut Console) -> Result<Answer, CliError> {
    loop {
        match round.play(console)? {
            RoundEnd::Stopped => return Ok(Answer::No),
            RoundEnd::EndOfInput => return Ok(Answer::End),
            RoundEnd::Finished if round.session().table().ply() == 0 => return Ok(Answer::No), // over before it began
            RoundEnd::Finished => (),
        }
        if round.session().ended().is_some_and(|end| end.outcome.is_some()) {
            score(round.game, console)?;
        }
        match another(&round, console)? {
            Answer::Undo => round.undo(console)?,
            answer => return Ok(answer),
        }
    }
}

/// The score of the series so far.
fn score(round: &table::Round, console: &mut Console) -> Result<(), CliError> {
    let series = round.score();
    let said = |name: Arg| match name {
        Arg::Say(name) => console.say(&name),
        name => name.to_string(),
    };
    let each = |(player, won): (usize, &u32)| format!("{}: {won}", said(round.player_name(player)));
    let told: Vec<String> = series.won().iter().enumerate().map(each).collect();
    console.tell(&say("cli-score").with("wins", told.join(", ")).with("drawn", series.drawn()))
}

/// Asks whether to play again; bots among themselves are not asked.
fn another(round: &Round<'_>, console: &mut Console) -> Result<Answer, CliError> {
    if round.game.is_watched() { Ok(Answer::No) } else { prompt::another(console) }
}

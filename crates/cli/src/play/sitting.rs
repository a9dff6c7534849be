//! One game at a prompt, from its first move to its end or until somebody leaves.

use std::thread;
use std::time::Duration;

use tabuleiro_game::{Message, Reading, Seat};
use tabuleiro_search::{Limit, Stop};
use tabuleiro_table::{Session, Who};

use crate::commands::rules;
use crate::fault::Fault;
use crate::house::{House, said, said_of};
use crate::play::keeper::Keeper;
use crate::play::screen::{self, Command};
use crate::play::{Plan, bot_title};

/// How a game was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// It is over.
    Finished,
    /// Somebody said stop.
    Stopped,
    /// The input has ended.
    EndOfInput,
}

/// What a person decided at a prompt.
enum Decision {
    Play(String),
    Undo,
    Leave(Left),
}

/// Plays a game until it is over or somebody leaves it.
pub(crate) fn play(
    session: &mut Session,
    keeper: &mut Keeper,
    plan: &Plan,
    house: &mut House,
) -> Result<Left, Fault> {
    Game { session, keeper, plan, house }.run()
}

/// Takes moves back to the last decision of a person, and shows where that leads.
pub(crate) fn undo(session: &mut Session, keeper: &mut Keeper, house: &mut House) -> Result<(), Fault> {
    let taken = session.undo();
    let key = if taken == 0 { "cli-nothing-to-undo" } else { "cli-undone" };
    house.tell(&said_of(key, "count", taken))?;
    if taken > 0 {
        keeper.keep(session, house)?;
    }
    Ok(())
}

struct Game<'g> {
    session: &'g mut Session,
    keeper: &'g mut Keeper,
    plan: &'g Plan,
    house: &'g mut House,
}

impl Game<'_> {
    fn run(&mut self) -> Result<Left, Fault> {
        screen::board(self.session.table(), self.house)?;
        loop {
            let left = match self.session.turn() {
                None => {
                    screen::verdict(self.session.table(), self.house)?;
                    return Ok(Left::Finished);
                }
                Some((seat, Who::Human)) => self.human(seat)?,
                Some((seat, Who::Bot(_))) => self.bot(seat)?,
            };
            if let Some(left) = left {
                return Ok(left);
            }
        }
    }

    /// Lets a person decide; `Some` if they leave.
    fn human(&mut self, seat: Seat) -> Result<Option<Left>, Fault> {
        match self.decide()? {
            Decision::Leave(left) => return Ok(Some(left)),
            Decision::Undo => self.undo()?,
            Decision::Play(text) => {
                let ply = self.session.table().ply();
                match self.session.play(seat, ply, &text) {
                    Ok(played) => self.show(&played)?,
                    Err(reason) => self.house.tell(&reason)?,
                }
            }
        }
        Ok(None)
    }

    fn bot(&mut self, seat: Seat) -> Result<Option<Left>, Fault> {
        if !self.plan.pause.is_zero() {
            let thinking = said_of("cli-thinking", "who", bot_title(self.session, seat));
            self.house.tell(&thinking)?;
            self.house.flush()?;
        }
        let stop = stop_after(self.plan.think);
        let played = self.session.let_bot_play(&Limit::default(), &stop);
        thread::sleep(self.plan.pause);
        match played {
            Some(played) => self.show(&played)?,
            None => return Ok(Some(Left::Stopped)), // a bot that finds no move would otherwise be asked for ever
        }
        Ok(None)
    }

    fn show(&mut self, played: &tabuleiro_table::Played) -> Result<(), Fault> {
        self.keeper.keep(self.session, self.house)?;
        screen::played(played, self.session.table().ply(), self.house)?;
        screen::board(self.session.table(), self.house)
    }

    fn undo(&mut self) -> Result<(), Fault> {
        undo(self.session, self.keeper, self.house)?;
        screen::board(self.session.table(), self.house)
    }

    /// Asks until there is a move or a command that leaves the prompt. A move may be typed in parts: `typed` is what
    /// has been accepted of it so far.
    fn decide(&mut self) -> Result<Decision, Fault> {
        let mut typed = String::new();
        let mut question = self.session.table().question();
        loop {
            let Some(line) = self.ask(&question)? else { return Ok(Decision::Leave(Left::EndOfInput)) };
            match screen::command(&line) {
                Some(Command::Undo) if !typed.is_empty() => {
                    typed.clear();
                    question = self.session.table().question();
                }
                Some(Command::Undo) => return Ok(Decision::Undo),
                Some(Command::Stop) => return Ok(Decision::Leave(Left::Stopped)),
                Some(command) => self.answer(command)?,
                None => match self.read(&typed, &line) {
                    Ok((_, Reading::Move(text))) => return Ok(Decision::Play(text)),
                    Ok((text, Reading::More(next))) => (typed, question) = (text, next),
                    Err(reason) => self.house.tell(&reason)?,
                },
            }
        }
    }

    fn ask(&mut self, question: &Message) -> Result<Option<String>, Fault> {
        let question = self.house.say(question);
        let question = self.house.ink.bold(&question);
        self.house.ask(&question)
    }

    /// Reads a line as the next part of a move, or, if it is none, as a move of its own.
    fn read(&self, typed: &str, line: &str) -> Result<(String, Reading<String>), Message> {
        if line.is_empty() {
            return Err(said("cli-empty"));
        }
        let whole = format!("{typed} {line}").trim().to_owned();
        let table = self.session.table();
        table.read(&whole).map(|reading| (whole, reading)).or_else(|reason| match table.read(line) {
            // Only a whole move: a part that does not fit must be refused, not begin another move.
            Ok(reading @ Reading::Move(_)) if !typed.is_empty() => Ok((line.to_owned(), reading)),
            _ => Err(reason),
        })
    }

    fn answer(&mut self, command: Command) -> Result<(), Fault> {
        match command {
            Command::Moves => screen::moves(self.session.table(), self.house),
            Command::Rules => rules::show(self.session.table().kind(), self.house),
            Command::Board => screen::board(self.session.table(), self.house),
            Command::Help | Command::Undo | Command::Stop => {
                let examples = self.session.table().state(usize::MAX).moves;
                let is_telling = |text: &&String| text.starts_with(char::is_alphabetic);
                let example =
                    examples.iter().find(is_telling).or(examples.first()).cloned().unwrap_or_default();
                self.house.tell(&said_of("cli-help-play", "example", example))
            }
        }
    }
}

/// A cord that is pulled after a while.
fn stop_after(time: Option<Duration>) -> Stop {
    let stop = Stop::new();
    if let Some(time) = time {
        let cord = stop.clone();
        thread::spawn(move || {
            thread::sleep(time);
            cord.pull();
        });
    }
    stop
}

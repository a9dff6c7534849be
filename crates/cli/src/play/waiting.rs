//! An outside program's turn: how it is waited for, and what can be done when it fails.

use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_engine::programs::Told;
use tabuleiro_engine::{AwaitedMove, Failure};
use tabuleiro_game::{Seat, Speak};
use tabuleiro_table::Player;

use crate::console::Console;
use crate::error::CliError;
use crate::numbers::grouped;
use crate::play::prompt::{self, PromptWord};
use crate::play::round::{Round, RoundEnd};
use crate::play::typed::TypedMove;
use crate::play::{pause, seating};
use crate::say;

/// How soon a line that somebody types is noticed.
const BLINK: Duration = Duration::from_millis(50);

/// What came of waiting for a program.
enum Waited {
    Moved(String),
    Failed(Failure),
    /// Whoever waited has left.
    Left,
}

impl Round<'_> {
    /// Lets an outside program decide; `Some` if the game does not go on.
    pub(super) fn program(
        &mut self,
        seat: Seat,
        console: &mut Console,
    ) -> Result<Option<RoundEnd>, CliError> {
        let Some(command) = self.session().player(seat).and_then(Player::command).map(str::to_owned) else {
            return Ok(Some(RoundEnd::Stopped));
        };
        if !self.conduct.pause.is_zero() {
            console.tell(&say("cli-thinking").about("who", &seating::title(self.session(), seat)))?;
            console.flush()?;
        }
        let begun = Instant::now();
        let text = match self.await_program(seat, &command, console)? {
            Waited::Moved(text) => text,
            Waited::Failed(failure) => return self.program_failed(seat, &failure, console),
            Waited::Left => return Ok(Some(RoundEnd::EndOfInput)),
        };
        if self.has_people() {
            thread::sleep(self.conduct.pause.saturating_sub(begun.elapsed()));
        } else if console.has_typed(self.conduct.pause) && pause::leaves(self, console)? {
            return Ok(Some(RoundEnd::Stopped));
        }
        if self.flag_falls(console)? {
            return Ok(None);
        }
        match self.play_move(seat, text.clone(), console)? {
            Ok(()) => Ok(None),
            Err(_) => self.program_failed(seat, &Failure::illegal(&command, &text), console),
        }
    }

    fn await_program(
        &mut self,
        seat: Seat,
        command: &str,
        console: &mut Console,
    ) -> Result<Waited, CliError> {
        let has_people = self.has_people();
        let player = self.game.series().seating()[seat.index()];
        let budget = self.budget(console);
        match self.programs.ask(player, command, &Told::of(self.game.session()), budget) {
            Ok(awaited) => wait(awaited, has_people, console),
            Err(failure) => Ok(Waited::Failed(failure)),
        }
    }

    /// Says how a program failed. People are asked what to do; where there are none, that is the end for now.
    fn program_failed(
        &mut self,
        seat: Seat,
        failure: &Failure,
        console: &mut Console,
    ) -> Result<Option<RoundEnd>, CliError> {
        self.programs.dismiss(self.game.series().seating()[seat.index()]);
        if !self.has_people() {
            return Err(CliError::Given(failure.message()));
        }
        console.tell(&failure.message())?;
        loop {
            let Some(line) = console.ask(&console.word("cli-program-failed"))? else {
                return Ok(Some(RoundEnd::EndOfInput));
            };
            match prompt::order(&line) {
                None if line.is_empty() => return Ok(None),
                Some((PromptWord::Stop, _)) => return Ok(Some(RoundEnd::Stopped)),
                Some((PromptWord::Undo, _)) => {
                    self.undo(console)?;
                    self.show_board(console)?;
                    return Ok(None);
                }
                None | Some((PromptWord::Help | PromptWord::Resign | PromptWord::Draw, _)) => {
                    self.program_help(seat, console)?;
                }
                Some((word, rest)) => self.answer(word, rest, &TypedMove::default(), console)?,
            }
        }
    }

    fn program_help(&self, seat: Seat, console: &mut Console) -> Result<(), CliError> {
        let kind = self.session().table().kind();
        let command = format!("tabuleiro play {} --resume --seat{seat} {}", kind.name(), kind.usual());
        console.tell(&say("cli-program-help").with("command", command))
    }
}

/// Waits for a program's move, and shows how long that takes. A line that is typed meanwhile makes it move at once; where only
/// programs and bots play, the line is left for the pause that it asks for.
fn wait(mut awaited: AwaitedMove<'_>, has_people: bool, console: &mut Console) -> Result<Waited, CliError> {
    let mut counter = Counter { begun: Instant::now(), shown: 0 };
    let mut is_stopped = false;
    let waited = loop {
        match awaited.wait(BLINK) {
            Ok(Some(text)) => break Waited::Moved(text),
            Ok(None) => counter.show(awaited.nodes(), console)?,
            Err(failure) => break Waited::Failed(failure),
        }
        if is_stopped || !console.is_interactive || !console.has_typed(Duration::ZERO) {
            continue;
        }
        is_stopped = !has_people || {
            counter.clear(console)?;
            let Some(line) = console.ask("")? else { return Ok(Waited::Left) };
            line.is_empty() || matches!(prompt::order(&line), Some((PromptWord::Stop, _)))
        };
        if !is_stopped {
            console.tell(&say("cli-program-busy"))?;
        } else if let Err(failure) = awaited.stop() {
            break Waited::Failed(failure);
        }
    };
    counter.clear(console)?;
    Ok(waited)
}

/// Counts the seconds of a thought where a line can be drawn over.
struct Counter {
    begun: Instant,
    /// The last second that was shown.
    shown: u64,
}

impl Counter {
    fn show(&mut self, nodes: Option<u64>, console: &mut Console) -> Result<(), CliError> {
        let seconds = self.begun.elapsed().as_secs();
        if seconds == self.shown || !console.can_draw_over() {
            return Ok(());
        }
        self.shown = seconds;
        let key = if nodes.is_some() { "cli-program-nodes" } else { "cli-program-seconds" };
        let message = say(key).with("seconds", seconds).with("nodes", grouped(nodes.unwrap_or(0)));
        let text = console.say(&message);
        console.raw(format!("\r{text}\u{1b}[K").as_bytes())?;
        console.flush()
    }

    /// Takes the line away, so that something else can be written.
    fn clear(&mut self, console: &mut Console) -> Result<(), CliError> {
        if self.shown > 0 && console.can_draw_over() {
            console.raw(b"\r\x1b[K")?;
        }
        Ok(())
    }
}

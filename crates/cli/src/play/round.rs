//! One game at a prompt, from its first move to its end or until somebody leaves.

use std::thread;

use tabuleiro_engine::{Programs, Timer};
use tabuleiro_game::{Message, Seat};
use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::task::ENDLESS;
use tabuleiro_table::{self as table, Act, Event, Happening, Player, Refusal, Session};

use crate::console::Console;
use crate::error::CliError;
use crate::play::Conduct;
use crate::play::keeper::Keeper;
use crate::play::prompt::{self, PromptWord};
use crate::play::screen::{self, Screen};
use crate::play::typed::TypedMove;
use crate::play::{pause, seating};
use crate::say;

/// How a game was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RoundEnd {
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
    Resign,
    OfferDraw,
    /// It came too late: somebody's time was up.
    TooLate,
    Leave(RoundEnd),
}

/// One game, with all that is needed to play it at a prompt.
pub(crate) struct Round<'r> {
    /// The game, in its series.
    pub(crate) game: &'r mut table::Round,
    /// How it is conducted.
    pub(super) conduct: &'r Conduct,
    pub(super) aids: &'r Aids,
    pub(super) programs: &'r mut Programs,
    keeper: &'r mut Keeper,
    screen: Screen,
}

impl<'r> Round<'r> {
    /// A game to be played at the prompt.
    pub(crate) fn new(
        game: &'r mut table::Round,
        programs: &'r mut Programs,
        keeper: &'r mut Keeper,
        conduct: &'r Conduct,
        aids: &'r Aids,
    ) -> Round<'r> {
        let screen = Screen::new(game.session().table());
        Round { game, conduct, aids, programs, keeper, screen }
    }

    /// The game with its players.
    pub(crate) fn session(&self) -> &Session {
        self.game.session()
    }

    /// Says who plays, and plays until it is over or somebody leaves.
    pub(crate) fn play(&mut self, console: &mut Console) -> Result<RoundEnd, CliError> {
        console.line("")?;
        console.tell(&seating::told(self.session(), console))?;
        if console.is_interactive && !self.has_people() {
            console.tell(&say("cli-bots-pause"))?;
        }
        self.screen.show_first(&self.session().view(), console)?;
        while let Some(seat) = self.session().turn() {
            let end = match self.session().player(seat) {
                Some(Player::Person(_)) => self.person(seat, console)?,
                Some(Player::Program { .. }) => self.program(seat, console)?,
                Some(Player::Level(_)) | None => self.bot(console)?,
            };
            if let Some(end) = end {
                return Ok(end);
            }
        }
        screen::verdict(self.session().verdict().as_ref(), console)?;
        Ok(RoundEnd::Finished)
    }

    /// Whether anybody sits here who can be asked.
    pub(super) fn has_people(&self) -> bool {
        !self.game.is_watched()
    }

    /// Takes moves back to the last decision of a person, and tells how many.
    pub(crate) fn undo(&mut self, console: &mut Console) -> Result<(), CliError> {
        let before = self.session().table().ply();
        let was_over = self.session().ended().is_some();
        let undone = self.game.undo(console.now());
        let taken = before - self.session().table().ply().min(before);
        let key = if taken == 0 { "cli-nothing-to-undo" } else { "cli-undone" };
        console.tell(&say(key).with("count", taken))?;
        if undone.refusal().is_none() || was_over {
            self.keep(console)?;
        }
        Ok(())
    }

    /// Lets a person decide; `Some` if they leave.
    fn person(&mut self, seat: Seat, console: &mut Console) -> Result<Option<RoundEnd>, CliError> {
        match self.decide(console)? {
            Decision::Leave(end) => return Ok(Some(end)),
            Decision::TooLate => (),
            Decision::Undo => {
                self.undo(console)?;
                self.show_board(console)?;
            }
            Decision::Resign => match self.ask_session(seat, Act::Resign, console) {
                Ok(_) if self.session().ended().is_none() => {
                    console.tell(&seating::plays_on("cli-resigned-on", self.session(), seat, console))?;
                }
                Ok(_) => (),
                Err(refusal) => console.tell(&refusal.message)?,
            },
            Decision::OfferDraw => self.offer_draw(seat, console)?,
            Decision::Play(text) => {
                if let Err(refusal) = self.play_move(seat, text, console)? {
                    console.tell(&refusal.message)?;
                }
            }
        }
        Ok(None)
    }

    /// Lets a bot decide; `Some` if it finds no move, because it would otherwise be asked for ever, or if somebody who
    /// watches leaves.
    fn bot(&mut self, console: &mut Console) -> Result<Option<RoundEnd>, CliError> {
        let Some((seat, name, seed)) = self.session().level_to_move() else {
            return Ok(Some(RoundEnd::Stopped));
        };
        if !self.conduct.pause.is_zero() {
            console.tell(&say("cli-thinking").about("who", &seating::title(self.session(), seat)))?;
            console.flush()?;
        }
        let stop = Stop::new();
        let timer = self.thinking_time(console).map(|time| Timer::start(time, &stop));
        let task = self.session().task(self.aids);
        // Whoever is given time may use all of it.
        let limit = if self.conduct.think.is_some() { ENDLESS } else { Limit::default() };
        let thought = task.think(name, seed, &mut Leash::silent(limit, &stop));
        drop(timer);
        if self.has_people() {
            thread::sleep(self.conduct.pause);
        } else if console.has_typed(self.conduct.pause) && pause::leaves(self, console)? {
            return Ok(Some(RoundEnd::Stopped));
        }
        let Some(text) = thought.ok().and_then(|thought| thought.best) else {
            return Ok(Some(RoundEnd::Stopped));
        };
        if self.flag_falls(console)? {
            return Ok(None);
        }
        let played = self.play_move(seat, text, console)?;
        Ok(played.err().map(|_| RoundEnd::Stopped))
    }

    /// Plays a move in canonical text, and shows what has happened; the refusal if it may not be played.
    pub(super) fn play_move(
        &mut self,
        seat: Seat,
        text: String,
        console: &mut Console,
    ) -> Result<Result<(), Refusal>, CliError> {
        let choice = self.session().table().choices().into_iter().find(|choice| choice.text == text);
        let shown = self.session().table().spell(&text, console.lang());
        let events = match self.ask_session(seat, Act::Play(text), console) {
            Ok(events) => events,
            Err(refusal) => return Ok(Err(refusal)),
        };
        for event in events {
            if let Happening::Moved { .. } = event.what {
                self.keep(console)?;
                let ply = self.session().table().ply();
                let tell = choice.as_ref().map(|choice| &choice.say);
                screen::moved(ply, &shown, tell, &self.session().table().steps(ply), console)?;
                self.show_board(console)?;
            }
        }
        Ok(Ok(()))
    }

    /// Does what a seat asks for.
    pub(super) fn ask_session(
        &mut self,
        seat: Seat,
        act: Act,
        console: &Console,
    ) -> Result<Vec<Event>, Refusal> {
        self.game.ask(seat, act, console.now()).done()
    }

    /// Keeps the game as it stands.
    pub(super) fn keep(&mut self, console: &mut Console) -> Result<(), CliError> {
        self.keeper.keep(self.game, console)
    }

    /// Shows the board as it stands.
    pub(super) fn show_board(&self, console: &mut Console) -> Result<(), CliError> {
        self.screen.show(&self.session().view(), console)
    }

    /// Asks until there is a move or a word that leaves the prompt. A move may be typed in parts.
    fn decide(&mut self, console: &mut Console) -> Result<Decision, CliError> {
        let mut typed = TypedMove::default();
        loop {
            let question = typed.question().cloned().or_else(|| self.session().view().question);
            self.show_clocks(console)?;
            let Some(line) = ask(question.as_ref(), console)? else {
                return Ok(Decision::Leave(RoundEnd::EndOfInput));
            };
            if self.flag_falls(console)? {
                return Ok(Decision::TooLate);
            }
            match self.order(&line, &typed, console) {
                Some((PromptWord::Undo, _)) if typed.undo() => (),
                Some((PromptWord::Undo, _)) => return Ok(Decision::Undo),
                Some((PromptWord::Stop, _)) => return Ok(Decision::Leave(RoundEnd::Stopped)),
                Some((PromptWord::Resign, _)) => return Ok(Decision::Resign),
                Some((PromptWord::Draw, _)) => return Ok(Decision::OfferDraw),
                Some((word, rest)) => self.answer(word, rest, &typed, console)?,
                None => match typed.read(&line, self.session().table(), console.lang()) {
                    Ok(Some(text)) => return Ok(Decision::Play(text)),
                    Ok(None) => (),
                    Err(reason) => match prompt::overfull(&line) {
                        Some(word) => console.tell(&say("cli-word-alone").with("word", word))?,
                        None => console.tell(&reason)?,
                    },
                },
            }
        }
    }

    /// The word that a line is, with what follows it. Where the game reads a single letter as a part of a move, it is that.
    fn order<'l>(
        &self,
        line: &'l str,
        typed: &TypedMove,
        console: &Console,
    ) -> Option<(PromptWord, &'l str)> {
        let is_part = |line: &str| {
            line.chars().count() == 1 && typed.fits(line, self.session().table(), console.lang())
        };
        prompt::order(line).filter(|_| !is_part(line))
    }
}

fn ask(question: Option<&Message>, console: &mut Console) -> Result<Option<String>, CliError> {
    let question = question.map(|question| console.say(question)).unwrap_or_default();
    console.ask(&question)
}

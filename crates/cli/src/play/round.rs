//! One game at a prompt, from its first move to its end or until somebody leaves.

use std::thread;

use tabuleiro_engine::Timer;
use tabuleiro_game::{Message, Reading, Seat};
use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::{Act, Command, Event, Happening, Player, Refusal, Session};

use crate::commands::rules;
use crate::console::Console;
use crate::fault::Fault;
use crate::play::Plan;
use crate::play::keeper::Keeper;
use crate::play::prompt::{self, PromptWord};
use crate::play::screen::{self, Screen};
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
    Leave(RoundEnd),
}

/// One game, with all that is needed to play it at a prompt.
pub(crate) struct Round<'r> {
    /// The game with its players.
    pub(crate) session: &'r mut Session,
    /// How it is to be played.
    pub(crate) plan: &'r Plan,
    keeper: &'r mut Keeper,
    aids: &'r Aids,
    screen: Screen,
}

impl<'r> Round<'r> {
    /// A game to be played at the prompt.
    pub(crate) fn new(
        session: &'r mut Session,
        keeper: &'r mut Keeper,
        plan: &'r Plan,
        aids: &'r Aids,
    ) -> Round<'r> {
        let screen = Screen::new(session.table());
        Round { session, plan, keeper, aids, screen }
    }

    /// Plays until it is over or somebody leaves.
    pub(crate) fn play(&mut self, console: &mut Console) -> Result<RoundEnd, Fault> {
        self.show_board(console)?;
        while let Some(seat) = self.session.turn() {
            let is_persons = self.session.player(seat).is_some_and(Player::is_person);
            let end = if is_persons { self.person(seat, console)? } else { self.bot(console)? };
            if let Some(end) = end {
                return Ok(end);
            }
        }
        screen::verdict(self.session.verdict().as_ref(), console)?;
        Ok(RoundEnd::Finished)
    }

    /// Takes moves back to the last decision of a person, and tells how many.
    pub(crate) fn undo(&mut self, console: &mut Console) -> Result<(), Fault> {
        let before = self.session.table().ply();
        let person = (0..).zip(self.session.players()).find(|(_, player)| player.is_person());
        let asker = self.session.turn().or(person.map(|(index, _)| Seat::new(index)));
        let events = asker.and_then(|seat| self.ask_session(seat, Act::OfferTakeback, console).ok());
        let taken = events.map_or(0, |events| before - went_back_to(&events).unwrap_or(before));
        let key = if taken == 0 { "cli-nothing-to-undo" } else { "cli-undone" };
        console.tell(&say(key).with("count", taken))?;
        if taken > 0 {
            self.keeper.keep(self.session, console)?;
        }
        Ok(())
    }

    /// Lets a person decide; `Some` if they leave.
    fn person(&mut self, seat: Seat, console: &mut Console) -> Result<Option<RoundEnd>, Fault> {
        match self.decide(console)? {
            Decision::Leave(end) => return Ok(Some(end)),
            Decision::Undo => {
                self.undo(console)?;
                self.show_board(console)?;
            }
            Decision::Play(text) => {
                if let Err(refusal) = self.play_move(seat, text, console)? {
                    console.tell(&refusal.message)?;
                }
            }
        }
        Ok(None)
    }

    /// Lets a bot decide; `Some` if it finds no move, because it would otherwise be asked for ever.
    fn bot(&mut self, console: &mut Console) -> Result<Option<RoundEnd>, Fault> {
        let Some((seat, name, seed)) = self.session.bot_to_move() else { return Ok(Some(RoundEnd::Stopped)) };
        if !self.plan.pause.is_zero() {
            let title = say("cli-seat-title").with("seat", self.session.seat_name(seat)).with("who", name);
            console.tell(&say("cli-thinking").with("who", title))?;
            console.flush()?;
        }
        let stop = Stop::new();
        let timer = self.plan.think.map(|time| Timer::start(time, &stop));
        let task = self.session.task(self.aids);
        let thought = task.think(name, seed, &mut Leash::silent(Limit::default(), &stop));
        drop(timer);
        thread::sleep(self.plan.pause);
        let Some(text) = thought.ok().and_then(|thought| thought.best) else {
            return Ok(Some(RoundEnd::Stopped));
        };
        let played = self.play_move(seat, text, console)?;
        Ok(played.err().map(|_| RoundEnd::Stopped))
    }

    /// Plays a move in canonical text, and shows what has happened; the refusal if it may not be played.
    fn play_move(
        &mut self,
        seat: Seat,
        text: String,
        console: &mut Console,
    ) -> Result<Result<(), Refusal>, Fault> {
        let choice = self.session.table().choices().into_iter().find(|choice| choice.text == text);
        let events = match self.ask_session(seat, Act::Play(text), console) {
            Ok(events) => events,
            Err(refusal) => return Ok(Err(refusal)),
        };
        for event in events {
            if let Happening::Moved(_, text) = event.what {
                self.keeper.keep(self.session, console)?;
                let ply = self.session.table().ply();
                let tell = choice.as_ref().map(|choice| &choice.say);
                screen::moved(ply, &text, tell, &self.session.table().steps(ply), console)?;
                self.show_board(console)?;
            }
        }
        Ok(Ok(()))
    }

    fn ask_session(&mut self, seat: Seat, act: Act, console: &Console) -> Result<Vec<Event>, Refusal> {
        let ply = self.session.table().ply() as u32;
        self.session.handle(seat, Command { ply, act }, console.now())
    }

    fn show_board(&self, console: &mut Console) -> Result<(), Fault> {
        self.screen.show(&self.session.view(), console)
    }

    /// Asks until there is a move or a word that leaves the prompt. A move may be typed in parts: `typed` is what has been
    /// accepted of it so far.
    fn decide(&mut self, console: &mut Console) -> Result<Decision, Fault> {
        let mut typed = String::new();
        let mut question = self.question();
        loop {
            let Some(line) = ask(question.as_ref(), console)? else {
                return Ok(Decision::Leave(RoundEnd::EndOfInput));
            };
            match prompt::word(&line) {
                Some(PromptWord::Undo) if !typed.is_empty() => {
                    typed.clear();
                    question = self.question();
                }
                Some(PromptWord::Undo) => return Ok(Decision::Undo),
                Some(PromptWord::Stop) => return Ok(Decision::Leave(RoundEnd::Stopped)),
                Some(word) => self.answer(word, console)?,
                None => match self.read(&typed, &line, console) {
                    Ok((_, Reading::Move(text))) => return Ok(Decision::Play(text)),
                    Ok((text, Reading::More(next))) => (typed, question) = (text, Some(next)),
                    Err(reason) => console.tell(&reason)?,
                },
            }
        }
    }

    fn question(&self) -> Option<Message> {
        self.session.view().question
    }

    /// Reads a line as the next part of a move, or, if it is none, as a move of its own.
    fn read(&self, typed: &str, line: &str, console: &Console) -> Result<(String, Reading<String>), Message> {
        if line.is_empty() {
            return Err(say("cli-empty"));
        }
        let whole = format!("{typed} {line}").trim().to_owned();
        let (table, lang) = (self.session.table(), console.lang());
        match table.read(&whole, lang) {
            Ok(reading) => Ok((whole, reading)),
            Err(refusal) => match table.read(line, lang) {
                // Only a whole move: a part that does not fit must be refused, not begin another move.
                Ok(reading @ Reading::Move(_)) if !typed.is_empty() => Ok((line.to_owned(), reading)),
                _ => Err(refusal.message),
            },
        }
    }

    fn answer(&mut self, word: PromptWord, console: &mut Console) -> Result<(), Fault> {
        let table = self.session.table();
        match word {
            PromptWord::Moves => screen::moves(table, console),
            PromptWord::Rules => rules::show(table.kind(), console),
            PromptWord::Board => self.show_board(console),
            PromptWord::Help | PromptWord::Undo | PromptWord::Stop => {
                let examples = table.state(usize::MAX).moves;
                let is_telling = |text: &&String| text.starts_with(char::is_alphabetic);
                let example =
                    examples.iter().find(is_telling).or(examples.first()).cloned().unwrap_or_default();
                console.tell(&say("cli-help-play").with("example", example))
            }
        }
    }
}

fn ask(question: Option<&Message>, console: &mut Console) -> Result<Option<String>, Fault> {
    let question = question.map(|question| console.say(question)).unwrap_or_default();
    let question = console.ink.bold(&question);
    console.ask(&question)
}

/// How many moves were left on the board when moves were taken back.
fn went_back_to(events: &[Event]) -> Option<usize> {
    events.iter().find_map(|event| match event.what {
        Happening::TookBack(_, ply) => Some(ply as usize),
        _ => None,
    })
}

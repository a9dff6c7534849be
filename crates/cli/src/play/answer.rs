//! What can be asked for in the middle of a game, and the answers. Nothing of it plays a move.

use std::path::PathBuf;

use tabuleiro_game::{Reading, Seat};
use tabuleiro_table::advice::{self, Adviser, DrawOffer, objection};
use tabuleiro_table::archive::GameResult;
use tabuleiro_table::{Act, Archive, Kinds, Player, Session, Table, Task};

use crate::commands::rules;
use crate::console::Console;
use crate::error::CliError;
use crate::play::prompt::{self, PromptWord};
use crate::play::round::Round;
use crate::play::typed::TypedMove;
use crate::play::{screen, seating};
use crate::{record, say};

impl Round<'_> {
    /// Answers a word that was typed where a move is wanted, with what followed it and the parts of a move typed before.
    pub(super) fn answer(
        &mut self,
        word: PromptWord,
        rest: &str,
        typed: &TypedMove,
        console: &mut Console,
    ) -> Result<(), CliError> {
        let table = self.session().table();
        match word {
            PromptWord::Moves => {
                let legal = typed.moves(table, console.lang()).into_iter();
                let shown: Vec<String> = legal.map(|text| table.spell(&text, console.lang())).collect();
                screen::moves(&shown, console)
            }
            PromptWord::Rules => rules::show(table.kind(), console),
            PromptWord::Board => self.show_board(console),
            PromptWord::Hint => self.hint(console),
            PromptWord::Why => self.why(rest, console),
            PromptWord::Eval => self.eval(console),
            PromptWord::Position => console.line(&table.state(usize::MAX).position),
            PromptWord::History => screen::history(table, console),
            PromptWord::Save => self.save(rest, console),
            PromptWord::Help
            | PromptWord::Undo
            | PromptWord::Stop
            | PromptWord::Resign
            | PromptWord::Draw => self.help(console),
        }
    }

    fn help(&self, console: &mut Console) -> Result<(), CliError> {
        let examples = self.session().table().state(usize::MAX).moves;
        let is_telling = |text: &&String| text.starts_with(char::is_alphabetic);
        let example = examples.iter().find(is_telling).or(examples.first()).cloned().unwrap_or_default();
        let example = self.session().table().spell(&example, console.lang());
        console.tell(&say("cli-help-play").with("example", example))?;
        self.session().table().kind().typing_hint().map_or(Ok(()), |hint| console.tell(&hint))
    }

    fn adviser(&self, task: Box<dyn Task>) -> Adviser {
        Adviser::new(self.session().table().kind(), task)
    }

    /// A move that a strong player would make here, and what it does; it is not played.
    fn hint(&self, console: &mut Console) -> Result<(), CliError> {
        let thought = self.adviser(self.session().task(self.aids)).thought();
        console.tell(&advice::hint(thought.as_ref(), self.session().table(), console.lang()))
    }

    fn eval(&self, console: &mut Console) -> Result<(), CliError> {
        let who = self.session().turn().map(|seat| self.session().seat_name(seat).with_article());
        let thought = self.adviser(self.session().task(self.aids)).thought();
        match who.zip(thought) {
            Some((who, thought)) => {
                console.tell(&advice::told(&thought, &who, self.session().table().kind()))
            }
            None => console.tell(&advice::unknown()),
        }
    }

    /// What speaks against a move: one that is named and could be played now, or else the last one that a person made.
    fn why(&self, named: &str, console: &mut Console) -> Result<(), CliError> {
        let table = self.session().table();
        if !named.is_empty() {
            return match table.read(named, console.lang()) {
                Ok(Reading::Move(text)) => {
                    let adviser = self.adviser(self.session().task(self.aids));
                    console.tell(&objection(&text, table, &adviser, console.lang()))
                }
                Ok(Reading::More(_)) => console.tell(&say("cli-why-whole")),
                Err(_) if prompt::order(named).is_some() => console.tell(&say("cli-why-whole")),
                Err(refusal) => console.tell(&refusal.message),
            };
        }
        let Some(ply) = last_of_a_person(self.session()) else {
            return console.tell(&say("cli-why-nothing"));
        };
        match before(self.session(), ply, self.conduct.kinds) {
            Some((table, text)) => {
                let adviser = self.adviser(table.task(self.aids));
                console.tell(&objection(&text, table.as_ref(), &adviser, console.lang()))
            }
            None => console.tell(&say("cli-why-nothing")),
        }
    }

    /// Writes the record as it stands; what is wrong with the file is said, and the game goes on.
    fn save(&self, file: &str, console: &mut Console) -> Result<(), CliError> {
        let archive = self.session().archive(&tabuleiro_home::today());
        let path = if file.is_empty() { free_name(&archive.game) } else { PathBuf::from(file) };
        match record::write(&archive, &path, self.conduct.kinds) {
            Ok(()) => console.tell(&say("cli-saved").with("file", path.display().to_string())),
            Err(CliError::Given(why)) => console.tell(&why),
            Err(fault) => Err(fault),
        }
    }

    /// Offers a draw to everybody else: people are asked, bots answer by their own judgement.
    pub(super) fn offer_draw(&mut self, seat: Seat, console: &mut Console) -> Result<(), CliError> {
        if let Err(refusal) = self.ask_session(seat, Act::OfferDraw, console) {
            return console.tell(&refusal.message);
        }
        let Some(offer) = self.session().offers().draw() else { return Ok(()) };
        let gone = self.session().gone();
        let all = Seat::all(self.session().players().len() as u8);
        for other in all.filter(|other| *other != seat && !gone.contains(*other)) {
            let agrees = self.agrees_to_draw(other, console)?;
            let act = Act::Answer { offer: offer.number, yes: agrees };
            let answer = self.ask_session(other, act, console);
            let key = if agrees { "cli-draw-agreed" } else { "cli-draw-declined" };
            console.tell(&say(key).about("who", &seating::title(self.session(), other)))?;
            if !agrees || answer.is_err() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn agrees_to_draw(&self, seat: Seat, console: &mut Console) -> Result<bool, CliError> {
        // The protocol has no word for draws: for a program the strongest bot judges.
        if let Some(other) = self.session().player(seat).filter(|player| !player.is_person()) {
            let adviser = self.adviser(self.session().task(self.aids));
            return Ok(adviser.agrees_to_draw(&DrawOffer {
                table: self.session().table(),
                out: self.session().gone(),
                to: seat,
                bot: other.level(),
                seed: self.session().terms().seed,
            }));
        }
        let question = say("cli-draw-agree").about("who", &self.session().seat_name(seat));
        prompt::agrees(&console.say(&question), console)
    }
}

/// The number of the last move that a person made, counted from 1.
fn last_of_a_person(session: &Session) -> Option<usize> {
    let is_persons = |ply: &usize| {
        let turn = session.table().standing(ply - 1).0;
        turn.and_then(|seat| session.player(seat)).is_some_and(Player::is_person)
    };
    (1..=session.table().ply()).rev().find(is_persons)
}

/// The game before a move, and that move.
fn before(session: &Session, ply: usize, kinds: Kinds) -> Option<(Box<dyn Table>, String)> {
    let archive = session.archive("");
    let text = archive.moves().get(ply - 1)?.clone();
    let mut earlier = Archive { ending: None, result: GameResult::default(), ..archive };
    earlier.main.moves.truncate(ply - 1);
    earlier.out.retain(|(_, left_at)| *left_at < ply);
    Some((earlier.replay(kinds).ok()?.table, text))
}

/// A name for a record in the folder where the program runs, which no file there has.
fn free_name(game: &str) -> PathBuf {
    let named = |number: u32| PathBuf::from(format!("{game}-{number}.txt"));
    (1..10_000).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(10_000))
}

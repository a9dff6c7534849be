//! What an analysis asks for and what becomes of the answers: lines to be typed, levels to be chosen, questions.

use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_game::Reading;
use tabuleiro_table::{Kind, Plan, Player, Setup, Terms, setup::split_words};

use super::{Analysis, Ask, Purpose, files, say};
use crate::screen::{Context, Go};
use crate::screens::game::GameScreen;
use crate::screens::list;
use crate::screens::prompt::{Prompt, Prompted};
use crate::screens::seating::HUMAN;
use crate::surround;

impl Analysis {
    pub(super) fn prompt(&mut self, purpose: Purpose, key: &'static str, text: &str, context: &Context) {
        self.said = None;
        self.ask = Some(Ask::Line(purpose, Prompt::new(context.say(&say(key))).with_text(text)));
    }

    pub(super) fn type_in(
        &mut self,
        purpose: Purpose,
        mut prompt: Prompt,
        key: KeyEvent,
        context: &mut Context,
    ) -> Go {
        match prompt.input(key) {
            Prompted::Open => self.ask = Some(Ask::Line(purpose, prompt)),
            Prompted::Cancelled => self.said = None,
            Prompted::Done(text) if text.trim().is_empty() => self.said = None,
            Prompted::Done(text) => {
                self.said = None;
                match self.typed(purpose, text.trim(), context) {
                    Ok(go) => return go,
                    Err(why) => {
                        // What was typed stays to be mended.
                        self.say_bad(why);
                        self.ask = Some(Ask::Line(purpose, prompt));
                    }
                }
            }
        }
        Go::Stay
    }

    fn typed(&mut self, purpose: Purpose, text: &str, context: &mut Context) -> Result<Go, String> {
        let said = |why: tabuleiro_game::Message, context: &Context| context.say(&why);
        match purpose {
            Purpose::Move => match self.table.read(text, context.speaker.lang()) {
                Ok(Reading::Move(text)) => self.play(&text, context),
                Ok(Reading::More(question)) => {
                    let label = context.say(&say("tui-analysis-ask-move"));
                    self.ask = Some(Ask::Line(purpose, Prompt::new(label).with_text(text)));
                    self.say_well(context.say(&question));
                }
                Err(refusal) => return Err(said(refusal.message, context)),
            },
            Purpose::Ply => {
                let no_number = || say("tui-analysis-no-number").with("text", text);
                let ply: usize = text.parse().map_err(|_| said(no_number(), context))?;
                self.jump(ply, context);
            }
            Purpose::Position => {
                let setup = self.setup(text).map_err(|why| said(why, context))?;
                let opened =
                    Analysis::set_up(self.kind, &setup, context).map_err(|why| said(why, context))?;
                return Ok(Go::To(Box::new(opened)));
            }
            Purpose::Export => {
                let came = self.export(text, context).map_err(|why| said(why, context))?;
                self.say_well(context.say(&came));
            }
            Purpose::Import => {
                let opened = files::import(text, context).map_err(|why| said(why, context))?;
                return Ok(Go::To(Box::new(opened)));
            }
        }
        Ok(Go::Stay)
    }

    /// How a game begins at a position, with the options of this one where the position says nothing of them.
    fn setup(&self, position: &str) -> Result<Setup, tabuleiro_game::Message> {
        let mut words = split_words(&self.table.setting().options)?;
        words
            .retain(|(key, _)| !position.split_whitespace().any(|word| word.starts_with(&format!("{key}="))));
        Ok(Setup { words, position: Some(position.to_owned()), deal: None })
    }

    pub(super) fn answer_delete(&mut self, code: KeyCode, context: &mut Context) {
        if surround::is_yes(code, context) == Some(true) && self.study.delete() {
            self.is_changed = true;
            self.relist(context);
            self.stand(context);
            self.say_well(context.say(&say("tui-analysis-deleted")));
        }
    }

    pub(super) fn ask_level(&mut self, context: &Context) {
        if self.table.now().0.is_none() {
            return self.say_bad(context.say(&say("tui-analysis-game-over")));
        }
        let usual = self.levels_offered().iter().position(|(name, _)| *name == self.kind.usual());
        self.ask = Some(Ask::Level(usual.unwrap_or(0)));
    }

    /// Who can be played against: a person first, then the players of the game, weakest first.
    pub(super) fn levels_offered(&self) -> Vec<(&'static str, Option<i32>)> {
        let bots = self.kind.bots().into_iter().map(|card| (card.name, Some(card.rating)));
        let mut bots: Vec<_> = bots.collect();
        bots.sort_by_key(|(_, rating)| *rating);
        std::iter::once((HUMAN, None)).chain(bots).collect()
    }

    pub(super) fn choose_level(&mut self, at: usize, code: KeyCode, context: &mut Context) -> Go {
        let offered = self.levels_offered();
        if let Some(stride) = list::stride(code) {
            self.ask = Some(Ask::Level(list::moved(at, stride, offered.len())));
            return Go::Stay;
        }
        self.ask = None;
        let Some((name, _)) = offered.get(at).filter(|_| code == KeyCode::Enter) else { return Go::Stay };
        match self.play_on(name, context) {
            Ok(screen) => Go::To(Box::new(screen)),
            Err(why) => {
                self.say_bad(context.say(&why));
                Go::Stay
            }
        }
    }

    /// A game from this position: whoever is to move is the person here, all others are of that level.
    fn play_on(&self, name: &str, context: &mut Context) -> Result<GameScreen, tabuleiro_game::Message> {
        let position = self.table.state(usize::MAX).position;
        let turn = self.table.now().0;
        let player = |seat| if Some(seat) == turn { Player::human() } else { Player::from(name) };
        let players = tabuleiro_game::Seat::all(self.table.seats()).map(player).collect();
        let plan = Plan::new(self.kind, &self.setup(&position)?, players, Terms::friendly(0));
        GameScreen::begin(plan, context)
    }
}

/// The name of a level as it is shown.
pub(super) fn level_name(kind: &dyn Kind, name: &str, context: &Context) -> String {
    if name == HUMAN {
        return context.say(&say("tui-analysis-person"));
    }
    match kind.shown(name) {
        tabuleiro_game::Arg::Say(message) => context.say(&message),
        other => context.speaker.write(other.to_string()),
    }
}

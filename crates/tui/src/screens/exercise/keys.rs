//! The keys and clicks with which something is tried on the board of an exercise.

use crossterm::event::KeyCode;
use tabuleiro_game::Reading;

use crate::canvas::Hit;
use crate::chooser::Tried;
use crate::screen::{Context, Help, Input};
use crate::screens::exercise::Exercise;
use crate::screens::learn::say;
use crate::screens::prompt::{Prompt, Prompted};

impl Exercise {
    /// Heeds what a person does; `None` if it was not for the board.
    pub(crate) fn input(&mut self, input: &Input, context: &Context) -> Option<Tried> {
        if self.is_showing() && matches!(input, Input::Key(_) | Input::Hit(_)) {
            self.skip();
        }
        if !self.is_open() {
            return None;
        }
        if self.prompt.is_some() {
            return Some(self.type_on(input, context));
        }
        let table = self.table.as_ref();
        match input {
            Input::Key(key) if key.code == KeyCode::Char(':') => {
                self.chooser.refused = None;
                self.prompt = Some(Prompt::new(context.say(&say("tui-learn-type"))));
                Some(Tried::Moved)
            }
            Input::Key(key) => self.chooser.key(key.code, table, context),
            Input::Hit(Hit::Spot(spot)) => Some(self.chooser.click(*spot, table)),
            _ => None,
        }
    }

    /// A move that is typed, at once or in parts.
    fn type_on(&mut self, input: &Input, context: &Context) -> Tried {
        let Some(prompt) = self.prompt.as_mut() else { return Tried::Nothing };
        let prompted = match input {
            Input::Key(key) => prompt.input(*key),
            Input::Paste(text) => {
                prompt.paste(text);
                Prompted::Open
            }
            _ => Prompted::Open,
        };
        match prompted {
            Prompted::Open => Tried::Moved,
            Prompted::Cancelled => {
                self.prompt = None;
                Tried::Moved
            }
            Prompted::Done(text) => self.typed(&text, context),
        }
    }

    fn typed(&mut self, text: &str, context: &Context) -> Tried {
        self.prompt = None;
        self.chooser.refused = None;
        match self.table.read(text, context.speaker.lang()) {
            Ok(Reading::Move(text)) => Tried::Chosen(text),
            Ok(Reading::More(question)) => {
                self.prompt = Some(Prompt::new(context.say(&question)).with_text(&format!("{text} ")));
                Tried::Moved
            }
            Err(refusal) => {
                self.chooser.refused = Some(refusal);
                Tried::Refused
            }
        }
    }

    /// All keys of a screen with this board: those of the moment, and with which a move is typed.
    pub(crate) fn all_keys(&self, mut keys: Vec<Help>, context: &Context) -> Vec<Help> {
        if self.is_open() {
            let end = keys.iter().position(|help| help.key == "q").unwrap_or(keys.len());
            keys.insert(end, Help::letter(':', context.say(&say("tui-learn-key-type"))));
        }
        keys
    }

    /// The keys that choose on the board.
    pub(crate) fn help(&self, act: Option<String>, context: &Context) -> Vec<Help> {
        self.with_scene(context, |scene| self.chooser.help(scene, act, context))
    }
}

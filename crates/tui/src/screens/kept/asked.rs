//! What is asked before something is done with a game, and what then happens.

use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_game::Message;
use tabuleiro_home::write_archive;

use super::{Kept, say};
use crate::screen::{Context, Go};
use crate::screens::analysis::{self, files, sentences};
use crate::screens::prompt::{Prompt, Prompted};
use crate::surround;

/// What waits for an answer.
pub(super) enum Ask {
    Discard,
    Export(Prompt),
    Import(Prompt),
    Filter(Prompt),
}

impl Kept {
    /// Writes the chosen game to a new file, in the form that its name asks for.
    fn export(&self, name: &str, context: &Context) -> Result<Message, Message> {
        let path = files::path(name);
        let archive = self.archive(context).ok_or_else(|| say("tui-kept-none"))??;
        write_archive(&archive, &path, context.kinds).map_err(|fault| sentences::unwritten(&path, fault))?;
        Ok(analysis::say("tui-analysis-written").with("file", path.display().to_string()))
    }

    /// Heeds a key while something waits for an answer.
    pub(super) fn answer(&mut self, ask: Ask, key: KeyEvent, context: &mut Context) -> Go {
        let (mut prompt, is_export) = match ask {
            Ask::Discard => {
                if surround::is_yes(key.code, context) == Some(true) {
                    let came = self.discard(context);
                    self.tell(came, context);
                }
                return Go::Stay;
            }
            Ask::Filter(prompt) => {
                self.type_filter(prompt, key, context);
                return Go::Stay;
            }
            Ask::Export(prompt) => (prompt, true),
            Ask::Import(prompt) => (prompt, false),
        };
        let again = |prompt| Some(if is_export { Ask::Export(prompt) } else { Ask::Import(prompt) });
        match prompt.input(key) {
            Prompted::Open => self.ask = again(prompt),
            Prompted::Cancelled => self.said = None,
            Prompted::Done(text) if text.trim().is_empty() => self.said = None,
            Prompted::Done(text) if is_export => {
                let came = self.export(&text, context);
                if came.is_err() {
                    self.ask = again(prompt); // what was typed stays to be mended
                }
                self.tell(came, context);
            }
            Prompted::Done(text) => match files::import(&text, context) {
                Ok(screen) => return Go::To(Box::new(screen)),
                Err(why) => {
                    self.ask = again(prompt);
                    return self.refuse(&why, context);
                }
            },
        }
        Go::Stay
    }

    /// The filter holds while it is typed; without it all are shown.
    fn type_filter(&mut self, mut prompt: Prompt, key: KeyEvent, context: &Context) {
        let text = match prompt.input(key) {
            Prompted::Open => prompt.text.clone(),
            Prompted::Cancelled => String::new(),
            Prompted::Done(text) => return self.keep_chosen(|shelf| shelf.filter(&text, context)),
        };
        if !text.is_empty() || !self.shelf.text().is_empty() {
            self.keep_chosen(|shelf| shelf.filter(&text, context));
        }
        let is_open =
            !matches!(key.code, KeyCode::Esc) && (key.code != KeyCode::Backspace || !text.is_empty());
        self.ask = is_open.then_some(Ask::Filter(prompt));
    }
}

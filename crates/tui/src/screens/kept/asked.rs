//! What is asked before something is done with a game, and what then happens.

use crossterm::event::KeyEvent;
use tabuleiro_game::Message;
use tabuleiro_home::{Slot, write_archive};

use super::{Kept, say};
use crate::screen::{Context, Go};
use crate::screens::analysis::{self, files, sentences};
use crate::screens::prompt::{Prompt, Prompted};

/// What waits for an answer.
pub(super) enum Ask {
    Discard,
    Export(Prompt),
    Import(Prompt),
}

impl Kept {
    /// Writes the chosen game to a new file, in the form that its name asks for.
    fn export(&self, name: &str, context: &Context) -> Result<Message, Message> {
        let path = files::path(name);
        let archive = self.archive(context).ok_or_else(|| say("tui-kept-none"))??;
        write_archive(&archive, &path, context.kinds).map_err(|fault| sentences::unwritten(&path, fault))?;
        Ok(analysis::say("tui-analysis-written").with("file", path.display().to_string()))
    }

    /// Discards the chosen game, unless another program holds it.
    fn discard(&mut self, context: &Context) -> Result<Message, Message> {
        let Some(entry) = self.entries.get(self.at) else { return Err(say("tui-kept-none")) };
        let not_done =
            |error: std::io::Error| say("tui-kept-undiscarded").with("error", sentences::reason(&error));
        if entry.is_unfinished {
            let slot = Slot::take(entry.path.clone()).ok_or_else(|| say("tui-kept-held"))?;
            slot.clear().map_err(not_done)?;
        } else if let Some(store) = &context.store {
            store.discard_record(&entry.path).map_err(not_done)?;
        }
        self.list(context);
        Ok(say("tui-kept-discarded"))
    }

    /// Heeds a key while something waits for an answer.
    pub(super) fn answer(&mut self, ask: Ask, key: KeyEvent, context: &mut Context) -> Go {
        let (mut prompt, is_export) = match ask {
            Ask::Discard => {
                if analysis::is_yes(key.code) {
                    let came = self.discard(context);
                    self.tell(came, context);
                }
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
}

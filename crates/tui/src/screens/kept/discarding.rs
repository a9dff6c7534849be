//! Games that are not wanted any more: discarded one or many at a time, and brought back.

use std::io;
use std::path::{Path, PathBuf};

use tabuleiro_game::Message;
use tabuleiro_home::{Slot, files};

use super::{Kept, say};
use crate::screen::Context;
use crate::screens::analysis::sentences;

/// No kept game is longer than this many bytes.
const LONGEST: u64 = 16 << 20;

/// A game that was discarded, as it stood.
pub(super) struct Discarded {
    path: PathBuf,
    text: String,
}

/// Why a game was not discarded.
enum Stays {
    /// Another program has it open.
    Held,
    System(io::Error),
}

impl Kept {
    /// What is to be discarded: all that are marked, or else the chosen one; each with whether it is unfinished.
    pub(super) fn unwanted(&self) -> Vec<(PathBuf, bool)> {
        let marked: Vec<_> =
            self.shelf.marked().map(|entry| (entry.path.clone(), entry.is_unfinished)).collect();
        if !marked.is_empty() {
            return marked;
        }
        self.chosen().map(|entry| (entry.path.clone(), entry.is_unfinished)).into_iter().collect()
    }

    /// Discards what is not wanted, but for what another program holds; what came of it.
    pub(super) fn discard(&mut self, context: &Context) -> Result<Message, Message> {
        let unwanted = self.unwanted();
        let (mut done, mut stays) = (Vec::new(), None);
        for (path, is_unfinished) in &unwanted {
            match discard_one(path, *is_unfinished, context) {
                Ok(discarded) => done.push(discarded),
                Err(why) => stays = Some(why),
            }
        }
        let count = done.len();
        if count > 0 {
            self.discarded = done;
        }
        self.list(context);
        match (stays, unwanted.len()) {
            (None, 1) => Ok(say("tui-kept-discarded")),
            (None, _) => Ok(say("tui-kept-discarded-many").with("count", count)),
            (Some(Stays::Held), 1) => Err(say("tui-kept-held")),
            (Some(Stays::System(error)), 1) => {
                Err(say("tui-kept-undiscarded").with("error", sentences::reason(&error)))
            }
            (Some(_), all) => {
                Err(say("tui-kept-discarded-some").with("count", count).with("stay", all - count))
            }
        }
    }

    /// Puts back what was discarded last, where it stood.
    pub(super) fn bring_back(&mut self, context: &Context) -> Result<Message, Message> {
        let discarded = std::mem::take(&mut self.discarded);
        if discarded.is_empty() {
            return Err(say("tui-kept-nothing-back"));
        }
        let count = discarded.len();
        for (index, one) in discarded.iter().enumerate() {
            if let Err(error) = files::write_new(&one.path, &one.text) {
                self.discarded = discarded.into_iter().skip(index).collect();
                self.list(context);
                return Err(say("tui-kept-not-back").with("error", sentences::reason(&error)));
            }
        }
        self.list(context);
        Ok(if count == 1 {
            say("tui-kept-back-again")
        } else {
            say("tui-kept-back-again-many").with("count", count)
        })
    }
}

fn discard_one(path: &Path, is_unfinished: bool, context: &Context) -> Result<Discarded, Stays> {
    let slot = if is_unfinished { Some(Slot::take(path.to_owned()).ok_or(Stays::Held)?) } else { None };
    // A damaged one is brought back as far as it is text.
    let bytes = files::read(path, LONGEST).map_err(Stays::System)?;
    match (slot, &context.store) {
        (Some(slot), _) => slot.clear().map_err(Stays::System)?,
        (None, Some(store)) => store.discard_record(path).map_err(Stays::System)?,
        (None, None) => (),
    }
    Ok(Discarded { path: path.to_owned(), text: String::from_utf8_lossy(&bytes).into_owned() })
}

//! Records in and out: the study as a record with its lines and values, written to files and kept among the games.

use std::path::{Path, PathBuf};

use tabuleiro_game::{Message, Speak};
use tabuleiro_home::{read_archive, write_archive};
use tabuleiro_table::{Archive, GameResult};

use super::{Analysis, say, sentences};
use crate::screen::Context;

impl Analysis {
    /// The study as a record, with every line and every value that is known.
    pub(super) fn archive(&self, context: &Context) -> Archive {
        let mut archive = Archive { main: self.study.main().clone(), ..self.record.clone() };
        let original = self.study.original();
        if archive.main.moves.len() <= original {
            return archive;
        }
        // It was played on: what it came to then is another question, and how it had ended becomes something that is said.
        if let Some(ending) = archive.ending.take() {
            let said = context.say(&say("tui-analysis-ended").with("ending", ending.message()));
            archive.main.annotate(original, &said);
        }
        let table = self.table_with(&archive.main.moves, usize::MAX);
        archive.result = GameResult::of(table.and_then(|table| table.now().1));
        archive
    }

    /// Writes the study to a new file; what came of it.
    pub(super) fn export(&mut self, name: &str, context: &Context) -> Result<Message, Message> {
        let path = path(name);
        write_archive(&self.archive(context), &path, context.kinds)
            .map_err(|fault| sentences::unwritten(&path, fault))?;
        self.is_changed = false;
        Ok(say("tui-analysis-written").with("file", path.display().to_string()))
    }

    /// Keeps the study among the records; what came of it.
    pub(super) fn keep(&mut self, context: &Context) -> Result<Message, Message> {
        let store = context.store.as_ref().ok_or_else(|| say("tui-analysis-no-store"))?;
        let not_kept =
            |error: std::io::Error| say("tui-analysis-not-kept").with("error", sentences::reason(&error));
        store.finish(&self.archive(context)).map_err(not_kept)?;
        self.is_changed = false;
        Ok(say("tui-analysis-kept"))
    }
}

/// Reads a record from a file and opens it.
pub(crate) fn import(name: &str, context: &mut Context) -> Result<Analysis, Message> {
    let path = path(name);
    let archive = read_archive(&path, context.kinds).map_err(|fault| sentences::unread(&path, fault))?;
    let bad = |why: Message| {
        say("tui-analysis-bad-record").with("file", path.display().to_string()).with("why", why)
    };
    let mut analysis = Analysis::open(archive, Some(0), context).map_err(bad)?;
    analysis.is_changed = true; // it is not among the games yet
    Ok(analysis)
}

/// The file that a name means: a tilde before it is the home, as in a shell.
pub(crate) fn path(name: &str) -> PathBuf {
    let name = name.trim();
    match (name.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => Path::new(&home).join(rest),
        _ => PathBuf::from(name),
    }
}

//! The games on the shelf: all of them, those that a filter lets through, those that are marked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tabuleiro_game::Message;
use tabuleiro_home::{Slot, Store, is_of, read_archive};
use tabuleiro_table::Kind;

use super::summary::{self, Summary};
use crate::screen::Context;
use crate::screens::seating::shown;

/// A kept game.
pub(super) struct Entry {
    pub(super) path: PathBuf,
    pub(super) is_unfinished: bool,
    pub(super) is_marked: bool,
    /// What there is to say about it, once it has been on the screen.
    read: Option<Read>,
    /// What a filter looks at, once there was one.
    words: Option<String>,
}

/// What is known of a game that has been on the screen.
pub(super) struct Read {
    /// What there is to say about it, or why it cannot be read.
    pub(super) summary: Result<Summary, Message>,
    /// Whether another program has it open.
    pub(super) is_held: bool,
}

impl Entry {
    fn new(path: PathBuf, is_unfinished: bool) -> Entry {
        Entry { path, is_unfinished, is_marked: false, read: None, words: None }
    }

    /// What there is to say about it; it is read when that is asked for.
    pub(super) fn read(&mut self, context: &Context) -> &Read {
        self.read.get_or_insert_with(|| Read {
            summary: summary::read(&self.path, context),
            is_held: self.is_unfinished && Slot::is_held(&self.path),
        })
    }

    /// The same, if it has been read.
    pub(super) fn known(&self) -> Option<&Read> {
        self.read.as_ref()
    }

    /// Whether every word of a text, in small letters, is to be found in what is said of the game.
    fn has(&mut self, text: &str, context: &Context) -> bool {
        let words = self.words.get_or_insert_with(|| words(&self.path, context));
        text.split_whitespace().all(|word| words.contains(word))
    }
}

/// The game's names, its players and its day, in small letters. The game itself is not played through for that.
fn words(path: &Path, context: &Context) -> String {
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut words = vec![file, summary::last_played(path, context)];
    if let Ok(archive) = read_archive(path, context.kinds)
        && let Some(kind) = context.kinds.find(&archive.game)
    {
        words.push(context.say(&kind.title()));
        words.extend(archive.seats.iter().cloned());
        words.extend(archive.players(kind).iter().map(|player| shown(kind, player, context)));
    }
    words.join(" ").to_lowercase()
}

/// The games on the shelf.
#[derive(Default)]
pub(super) struct Shelf {
    all: Vec<Entry>,
    /// Those that the filter lets through.
    shown: Vec<usize>,
    /// The only game whose games are shown.
    game: Option<&'static str>,
    /// What must be said of those that are shown.
    text: String,
}

impl Shelf {
    /// Sees which games there are. What was read is read again, for it may have changed; marks stay.
    pub(super) fn list(&mut self, context: &Context) {
        let marked: BTreeSet<PathBuf> =
            self.all.iter().filter(|entry| entry.is_marked).map(|entry| entry.path.clone()).collect();
        let store = context.store.as_ref();
        let entry = |is_unfinished: bool| move |path: PathBuf| Entry::new(path, is_unfinished);
        let unfinished = store.map(Store::unfinished).unwrap_or_default().into_iter().map(entry(true));
        let records = store.map(Store::records).unwrap_or_default().into_iter().map(entry(false));
        self.all = unfinished.chain(records).collect();
        for entry in &mut self.all {
            entry.is_marked = marked.contains(&entry.path);
        }
        self.sift(context);
    }

    /// Lets through what the filter does.
    fn sift(&mut self, context: &Context) {
        let text = self.text.to_lowercase();
        let is_of_game = |entry: &Entry| self.game.is_none_or(|game| is_of(&entry.path, game));
        let entries = self.all.iter_mut().enumerate();
        let fits = |(_, entry): &mut (usize, &mut Entry)| {
            is_of_game(entry) && (text.is_empty() || entry.has(&text, context))
        };
        self.shown = entries.filter_map(|mut one| fits(&mut one).then_some(one.0)).collect();
    }

    /// Shows only those of which this can be said.
    pub(super) fn filter(&mut self, text: &str, context: &Context) {
        text.trim().clone_into(&mut self.text);
        self.sift(context);
    }

    /// Shows the next of the games alone, or all again after the last.
    pub(super) fn next_game(&mut self, context: &Context) {
        let has_some = |kind: &&'static dyn Kind| self.all.iter().any(|one| is_of(&one.path, kind.name()));
        let names: Vec<&'static str> = context.kinds.iter().filter(has_some).map(<dyn Kind>::name).collect();
        let at = self.game.and_then(|game| names.iter().position(|name| *name == game));
        self.game = names.get(at.map_or(0, |at| at + 1)).copied();
        self.sift(context);
    }

    /// Shows all again.
    pub(super) fn show_all(&mut self, context: &Context) {
        (self.game, self.text) = (None, String::new());
        self.sift(context);
    }

    pub(super) fn is_filtered(&self) -> bool {
        self.game.is_some() || !self.text.is_empty()
    }

    /// What the filter says: the game's title, and what must be said of those that are shown.
    pub(super) fn filtered_by(&self, context: &Context) -> Vec<String> {
        let title =
            self.game.and_then(|game| context.kinds.find(game)).map(|kind| context.say(&kind.title()));
        title.into_iter().chain((!self.text.is_empty()).then(|| format!("“{}”", self.text))).collect()
    }

    /// What must be said of those that are shown.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// How many there are, whatever the filter lets through.
    pub(super) fn all(&self) -> usize {
        self.all.len()
    }

    /// How many are shown.
    pub(super) fn len(&self) -> usize {
        self.shown.len()
    }

    /// How many of those shown are unfinished: they come first.
    pub(super) fn unfinished(&self) -> usize {
        self.shown.iter().filter(|index| self.all[**index].is_unfinished).count()
    }

    /// The one in a row.
    pub(super) fn get(&self, row: usize) -> Option<&Entry> {
        self.all.get(*self.shown.get(row)?)
    }

    /// The same, to be read or marked.
    pub(super) fn get_mut(&mut self, row: usize) -> Option<&mut Entry> {
        self.all.get_mut(*self.shown.get(row)?)
    }

    /// The row of a game.
    pub(super) fn row_of(&self, path: &Path) -> Option<usize> {
        self.shown.iter().position(|index| self.all[*index].path == path)
    }

    /// Marks all that are shown; if they are marked already, none.
    pub(super) fn mark_all(&mut self) {
        let is_marked = !self.shown.iter().all(|index| self.all[*index].is_marked);
        for index in &self.shown {
            self.all[*index].is_marked = is_marked;
        }
    }

    /// Takes every mark away; false if there was none.
    pub(super) fn unmark(&mut self) -> bool {
        let were_marked = self.marked().next().is_some();
        self.all.iter_mut().for_each(|entry| entry.is_marked = false);
        were_marked
    }

    /// Those that are marked, shown or not.
    pub(super) fn marked(&self) -> impl Iterator<Item = &Entry> {
        self.all.iter().filter(|entry| entry.is_marked)
    }
}

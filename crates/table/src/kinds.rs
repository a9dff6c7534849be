//! A list of games. The list itself stands in the crate `games`; whoever needs it is given it.

use tabuleiro_game::{Message, Speak, Words};

use crate::{Archive, ArchiveError, Foreign, Kind};

/// Every game that a program knows.
#[derive(Clone, Copy)]
pub struct Kinds(pub &'static [&'static dyn Kind]);

impl Kinds {
    /// The kind of that name.
    pub fn find(self, name: &str) -> Option<&'static dyn Kind> {
        self.iter().find(|kind| kind.name() == name)
    }

    /// The game for somebody who has not said which: the one for newcomers, else the first.
    pub fn usual(self) -> Option<&'static dyn Kind> {
        self.iter().find(|kind| kind.is_for_newcomers()).or_else(|| self.iter().next())
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn Kind> {
        self.0.iter().copied()
    }

    /// Those of the release, in order.
    pub fn released(self) -> impl Iterator<Item = &'static dyn Kind> {
        self.iter().filter(|kind| kind.is_of_the_release())
    }

    /// The names of all, in order.
    pub fn names(self) -> Vec<&'static str> {
        self.iter().map(<dyn Kind>::name).collect()
    }

    /// Other programs' forms of records, of all games.
    pub fn foreign(self) -> impl Iterator<Item = Foreign> {
        self.iter().filter_map(<dyn Kind>::foreign)
    }

    /// The other program's form that a text is written in, known by the tag that every record of it has; `None` for ours.
    pub fn foreign_of(self, text: &str) -> Option<Foreign> {
        let has_tag = |tag: &str| text.contains(&format!("[{tag} "));
        self.foreign().find(|form| !has_tag("Game") && has_tag(form.tag))
    }

    /// Reads a record in our form, or in another that a game speaks.
    pub fn archive(self, text: &str) -> Result<Archive, Message> {
        match self.foreign_of(text) {
            Some(form) => (form.read)(text),
            None => text.parse().map_err(|error: ArchiveError| error.message()),
        }
    }

    /// The sentences of all games and of the core: a sentence that has travelled is found again among them.
    pub fn words(self) -> impl Iterator<Item = &'static Words> {
        [&tabuleiro_game::message::WORDS, &crate::WORDS].into_iter().chain(self.iter().map(<dyn Kind>::words))
    }
}

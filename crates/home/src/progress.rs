//! What the player has learnt, kept in the user's data directory as `learning.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;

use jiff::Zoned;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use tabuleiro_game::Message;

use crate::lasting::{self, Lasting};
use crate::store::Store;

/// The file's name.
const FILE: &str = "learning.toml";

/// What the player has learnt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The puzzles that were solved, by name.
    pub solved: BTreeSet<String>,
    /// The puzzles that were missed and not solved since.
    pub missed: BTreeSet<String>,
    /// How many puzzles were solved one after the other at the first try.
    pub streak: u32,
    /// The longest such row.
    pub best_streak: u32,
    /// The day on which a puzzle was solved last, `2026-11-16`.
    pub last_day: String,
    /// On how many days in a row.
    pub days: u32,
    /// How many pages of each lesson have been read.
    pub lessons: BTreeMap<String, usize>,
}

impl Progress {
    /// The user's own, and what is to be told of the file. One that cannot be understood is set aside, never overwritten.
    pub fn load(store: Option<&Store>) -> (Progress, Option<Message>) {
        lasting::load(store)
    }

    /// Makes a change, here and where it lasts; whether it could be kept. It is made to what the file says at that moment, with all
    /// that was learnt in another program.
    pub fn change(&mut self, store: Option<&Store>, change: impl Fn(&mut Progress)) -> bool {
        let kept = lasting::change(store, &change);
        let is_kept = kept.is_some();
        if let Some(kept) = kept {
            *self = kept;
        } else {
            change(self);
        }
        is_kept
    }

    /// A puzzle was solved on that day. Only one solved for the first time, at the first try and without help, adds to the row.
    pub fn solve(&mut self, puzzle: &str, is_clean: bool, today: Date) {
        let is_new = self.solved.insert(puzzle.to_owned());
        self.missed.remove(puzzle);
        if is_new && is_clean {
            self.streak += 1;
            self.best_streak = self.best_streak.max(self.streak);
        }
        if self.day() != Some(today) {
            self.days = self.days_by(today) + 1;
            self.last_day = today.to_string();
        }
    }

    /// A puzzle was tried wrongly: the row ends.
    pub fn miss(&mut self, puzzle: &str) {
        self.streak = 0;
        if !self.solved.contains(puzzle) {
            self.missed.insert(puzzle.to_owned());
        }
    }

    /// On how many days in a row a puzzle was solved, up to that day or the one before it.
    pub fn days_by(&self, today: Date) -> u32 {
        let is_alive = |day: Date| day == today || day.tomorrow().is_ok_and(|next| next == today);
        if self.day().is_some_and(is_alive) { self.days } else { 0 }
    }

    /// Whether a puzzle was solved on that day.
    pub fn has_solved_on(&self, today: Date) -> bool {
        self.day() == Some(today)
    }

    /// The day on which a puzzle was solved last.
    fn day(&self) -> Option<Date> {
        self.last_day.parse().ok()
    }

    /// So many pages of a lesson have been read; whether that is more than before.
    pub fn read(&mut self, lesson: &str, pages: usize) -> bool {
        let is_more = pages > self.pages_read(lesson);
        if is_more {
            self.lessons.insert(lesson.to_owned(), pages);
        }
        is_more
    }

    /// How many pages of a lesson have been read.
    pub fn pages_read(&self, lesson: &str) -> usize {
        self.lessons.get(lesson).copied().unwrap_or(0)
    }
}

impl Lasting for Progress {
    fn text(store: &Store) -> io::Result<Option<String>> {
        store.read_data(FILE)
    }

    fn set_aside(store: &Store) -> io::Result<PathBuf> {
        store.set_aside_data(FILE)
    }

    fn alter(
        store: &Store,
        change: impl FnOnce(io::Result<Option<String>>) -> io::Result<Option<String>>,
    ) -> io::Result<()> {
        store.change_data(FILE, change)
    }
}

/// The day it is where the player is.
pub fn today() -> Date {
    Zoned::now().date()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn days_in_a_row_are_counted_once_a_day_and_end_with_a_day_left_out() {
        let mut progress = Progress::default();
        let monday = date(2026, 11, 30);
        progress.solve("a", true, monday);
        progress.solve("b", true, monday);
        assert_eq!(progress.days_by(monday), 1);
        let tuesday = date(2026, 12, 1);
        assert_eq!(progress.days_by(tuesday), 1, "it can still go on today");
        progress.solve("c", true, tuesday);
        assert_eq!(progress.days_by(tuesday), 2);
        let thursday = date(2026, 12, 3);
        assert_eq!(progress.days_by(thursday), 0);
        progress.solve("d", true, thursday);
        assert_eq!(progress.days_by(thursday), 1);
    }

    #[test]
    fn a_wrong_try_ends_the_row_and_help_leaves_it_as_it_is() {
        let mut progress = Progress::default();
        let day = date(2026, 1, 1);
        progress.solve("a", true, day);
        progress.solve("b", false, day);
        progress.solve("a", true, day);
        assert_eq!(progress.streak, 1);
        progress.solve("c", true, day);
        progress.miss("d");
        assert_eq!((progress.streak, progress.best_streak), (0, 2));
        assert!(progress.missed.contains("d"));
        progress.solve("d", false, day);
        assert!(progress.missed.is_empty());
    }

    #[test]
    fn pages_once_read_stay_read() {
        let mut progress = Progress::default();
        assert!(progress.read("lesson", 3));
        assert!(!progress.read("lesson", 2));
        assert_eq!(progress.pages_read("lesson"), 3);
    }
}

//! What the player has learnt, kept in the user's data directory as `learning.toml`.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use tabuleiro_home::Store;

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
    /// The user's own. A file that cannot be understood is set aside, never overwritten.
    pub fn load(store: Option<&Store>) -> Progress {
        let Some(store) = store else { return Progress::default() };
        let Ok(Some(text)) = store.read_data(FILE) else { return Progress::default() };
        toml::from_str(&text).unwrap_or_else(|_| {
            let _ = store.set_aside_data(FILE); // where it cannot be renamed, it cannot be written either
            Progress::default()
        })
    }

    /// Keeps it; whether that could be done.
    pub fn keep(&self, store: Option<&Store>) -> bool {
        let text = toml::to_string(self).ok();
        store.zip(text).is_some_and(|(store, text)| store.write_data(FILE, &text).is_ok())
    }
}

//! What the player has set, kept in the user's configuration directory as `settings.toml`.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tabuleiro_game::{Lang, Message};
use tabuleiro_home::Store;

use crate::theme::{Depth, Light, Theme};
use tabuleiro_home::lasting::{self, Lasting};

/// The file's name.
pub const FILE: &str = "settings.toml";

/// What the player has set. What is not said follows the terminal and the environment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `auto`, `en` or `pt`.
    pub language: String,
    /// `auto`, `day` or `evening`.
    pub theme: String,
    /// `auto`, `true`, `256`, `16` or `none`.
    pub colours: String,
    /// `auto`, `unicode` or `ascii`.
    pub letters: String,
    /// Whether moves are shown step by step.
    pub motion: bool,
    /// Whether the mouse is heeded. Without it the terminal's own selection of text works.
    pub mouse: bool,
    /// Who sat where when a game was played last: `human`, `@Ana`, or the name of a level, in seat order.
    pub seats: BTreeMap<String, Vec<String>>,
    /// The clock with which a game was played last: `5+3`, `none`.
    pub clocks: BTreeMap<String, String>,
    /// The options with which a game was played last.
    pub options: BTreeMap<String, BTreeMap<String, String>>,
}

/// As the environment and the terminal have it.
const AUTO: &str = "auto";

impl Default for Settings {
    fn default() -> Settings {
        let auto = || AUTO.to_owned();
        Settings {
            language: auto(),
            theme: auto(),
            colours: auto(),
            letters: auto(),
            motion: true,
            mouse: true,
            seats: BTreeMap::new(),
            clocks: BTreeMap::new(),
            options: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The user's own, and what is to be told of the file. One that cannot be understood is set aside, never overwritten, and
    /// everything is as usual.
    pub fn load(store: Option<&Store>) -> (Settings, Option<Message>) {
        lasting::load(store)
    }

    /// Makes a change, here and where it lasts; whether it could be kept. What another program has set meanwhile stays there.
    pub fn change(&mut self, store: Option<&Store>, change: impl Fn(&mut Settings)) -> bool {
        change(self);
        lasting::change(store, change).is_some()
    }

    /// The language that is spoken, where the environment's is that one.
    pub fn lang(&self, native: Lang) -> Lang {
        self.language.parse().unwrap_or(native)
    }

    /// How to draw on a terminal that says this of itself.
    pub fn theme(&self, native: Theme) -> Theme {
        let depth = match self.colours.as_str() {
            "true" => Depth::True,
            "256" => Depth::Many,
            "16" => Depth::Few,
            "none" => Depth::None,
            _ => native.depth,
        };
        let light = match self.theme.as_str() {
            "day" => Light::Day,
            "evening" => Light::Evening,
            _ => native.light,
        };
        let is_ascii = match self.letters.as_str() {
            "unicode" => false,
            "ascii" => true,
            _ => native.is_ascii,
        };
        Theme { depth, light, is_ascii }
    }
}

impl Lasting for Settings {
    fn text(store: &Store) -> io::Result<Option<String>> {
        store.read_config(FILE)
    }

    fn set_aside(store: &Store) -> io::Result<PathBuf> {
        store.set_aside_config(FILE)
    }

    fn alter(
        store: &Store,
        change: impl FnOnce(io::Result<Option<String>>) -> io::Result<Option<String>>,
    ) -> io::Result<()> {
        store.change_config(FILE, change)
    }
}

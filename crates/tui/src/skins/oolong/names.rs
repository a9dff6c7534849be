//! What things are called and how they are signed, in the language of the screen.

use super::house::{COMPASS, House, Tea};

/// To find the letter of a language as text that is always there.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

impl House<'_> {
    /// A word of the game itself, in the language of the screen.
    pub(super) fn word(self, key: &str) -> Option<String> {
        let words = self.scene.board.looks.first()?.name.words();
        self.scene.speaker.find(words, key)
    }

    /// The short name of a table or seat, in the language of the screen.
    pub(super) fn name(self, place: usize) -> String {
        self.word(&format!("oolong-short-{}", COMPASS[place])).unwrap_or_else(|| COMPASS[place].to_owned())
    }

    /// The name of a player.
    pub(super) fn player(self, tea: Tea) -> String {
        let key = match tea {
            Tea::Black => "oolong-black",
            Tea::Green => "oolong-green",
        };
        self.word(key).unwrap_or_default()
    }

    /// The sign of a cup, one column.
    pub(super) fn sign(self, tea: Tea) -> &'static str {
        let (sign, key) = match tea {
            Tea::Black => ("◉", "oolong-letter-b"),
            Tea::Green => ("○", "oolong-letter-g"),
        };
        if !self.scene.theme.is_ascii {
            return sign;
        }
        let at = self.word(key).and_then(|letter| LETTERS.find(&letter));
        at.and_then(|at| LETTERS.get(at..=at)).unwrap_or("?")
    }

    /// The sign of the waiter, one column.
    pub(super) fn waiter_sign(self) -> &'static str {
        self.scene.theme.pick("♙", "w")
    }

    /// The sign of a marker that has been used, one column.
    pub(super) fn tick(self) -> String {
        let theme = self.scene.theme;
        if theme.is_ascii { self.scene.say(&super::say("tui-oolong-tick")) } else { "✓".to_owned() }
    }

    /// The sign of a table that somebody has claimed.
    pub(super) fn flag(self, tea: Tea) -> String {
        match (self.scene.theme.is_ascii, tea) {
            (true, _) => format!("{}!", self.sign(tea)),
            (false, Tea::Black) => "⚑".to_owned(),
            (false, Tea::Green) => "⚐".to_owned(),
        }
    }
}

//! What a terminal can show: what the environment says of it, and what it says itself.

use std::io;
use std::time::Duration;

use crossterm::event::Event;

use super::ear::{Ear, Said};
use super::sys;
use crate::theme::{Depth, Light, Theme};
use tabuleiro_game::Lang;

/// What the environment says of the terminal and of whoever sits there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Environment {
    /// Their language.
    pub lang: Lang,
    /// Whether the terminal is told to be one of Unicode.
    pub is_unicode: bool,
    /// Whether somebody wants colours.
    pub has_colours: bool,
    /// What the terminal is written on, if anything says so.
    pub light: Option<Light>,
    /// The terminal's kind: `$TERM`.
    pub term: String,
    /// What more it says of its colours: `$COLORTERM`.
    pub colorterm: String,
}

/// Longer than any terminal needs to answer that answers at all, and shorter than anybody notices.
const PATIENCE: Duration = Duration::from_millis(100);

/// What came of asking a terminal.
#[derive(Debug, Default)]
pub(super) struct Sensed {
    /// How to draw on it.
    pub(super) theme: Theme,
    /// What somebody did meanwhile.
    pub(super) events: Vec<Event>,
    /// What has come only in part.
    pub(super) ear: Ear,
}

impl Environment {
    /// How many colours there are.
    fn depth(&self) -> Depth {
        // Screens within a terminal inherit what the terminal says of its colours without having them.
        let is_nested = self.term.starts_with("screen");
        let is_true = ["truecolor", "24bit"].contains(&self.colorterm.as_str()) && !is_nested;
        let of_millions = ["direct", "kitty", "alacritty", "ghostty", "wezterm", "foot", "iterm"];
        match () {
            () if !self.has_colours => Depth::None,
            () if is_true || of_millions.iter().any(|name| self.term.contains(name)) => Depth::True,
            () if self.term.contains("256color") => Depth::Many,
            () => Depth::Few,
        }
    }

    /// How to draw when the terminal says nothing itself.
    pub(super) fn theme(&self) -> Theme {
        let depth = self.depth();
        let light = self.light.unwrap_or(match depth {
            // The page is painted, so that it is seen as it is meant to be whatever the terminal is written on.
            Depth::True | Depth::Many => Light::Day,
            // The terminal's own ground: those that say nothing of it, such as the console of a machine, are dark.
            Depth::Few | Depth::None => Light::Evening,
        });
        Theme { depth, light, is_ascii: !self.is_unicode }
    }

    /// Asks the terminal what it is written on, and how wide it draws a line.
    pub(super) fn ask(&self) -> io::Result<Sensed> {
        let (said, ear) = sys::ask(&self.question(), PATIENCE, |said| *said == Said::Attributes)?;
        let mut sensed = Sensed { theme: self.theme(), events: Vec::new(), ear };
        for one in said {
            match one {
                Said::Event(event) => sensed.events.push(event),
                Said::Ground(light) => sensed.theme.light = light,
                // East Asian terminals may draw lines two columns wide: no board could be drawn with them.
                Said::Column(column) => sensed.theme.is_ascii |= column > 2,
                Said::Attributes => (),
            }
        }
        Ok(sensed)
    }

    /// The questions; the last is one that every terminal answers, so that it is known when all answers have come.
    fn question(&self) -> String {
        let width = if self.is_unicode { "\x1b[H─\x1b[6n" } else { "" };
        // The console of Linux does not know the question and would show a part of it.
        let ground = if self.term == "linux" { "" } else { "\x1b]11;?\x07" };
        format!("{width}{ground}\x1b[c")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(term: &str, colorterm: &str) -> Environment {
        let [term, colorterm] = [term, colorterm].map(str::to_owned);
        Environment { is_unicode: true, has_colours: true, term, colorterm, ..Environment::default() }
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        for (term, colorterm, depth) in [
            ("xterm-256color", "truecolor", Depth::True),
            ("xterm-256color", "24bit", Depth::True),
            ("xterm-256color", "", Depth::Many),
            ("xterm-direct", "", Depth::True),
            ("xterm-kitty", "", Depth::True),
            ("tmux-256color", "truecolor", Depth::True),
            ("screen-256color", "truecolor", Depth::Many),
            ("screen", "truecolor", Depth::Few),
            ("linux", "", Depth::Few),
            ("", "", Depth::Few),
        ] {
            assert_eq!(environment(term, colorterm).depth(), depth, "{term} {colorterm}");
        }
        let dull = Environment { has_colours: false, ..environment("xterm-256color", "truecolor") };
        assert_eq!(dull.depth(), Depth::None);
    }

    #[test]
    fn a_ground_that_nobody_names_is_painted_by_day_and_else_taken_for_dark() {
        assert_eq!(environment("xterm-256color", "").theme().light, Light::Day);
        assert_eq!(environment("linux", "").theme().light, Light::Evening);
        let told = Environment { light: Some(Light::Day), ..environment("linux", "") };
        assert_eq!(told.theme().light, Light::Day);
    }

    #[test]
    fn nothing_is_asked_that_would_be_seen() {
        assert!(environment("xterm", "").question().contains('─'));
        assert!(!environment("linux", "").question().contains("]11"));
        let ascii = Environment { is_unicode: false, ..environment("xterm", "") };
        assert!(ascii.question().is_ascii() && ascii.theme().is_ascii);
    }
}

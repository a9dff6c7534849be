//! What a terminal can show.

use anstyle::{Ansi256Color, Color, Style};
use tabuleiro_game::Paint;

/// Whether to use colour, and characters beyond ASCII.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ink {
    /// Colours and bold by ANSI sequences.
    pub colour: bool,
    /// Unicode pieces rather than their ASCII twins.
    pub unicode: bool,
}

impl Ink {
    /// Plain ASCII: what a file or a screen reader gets.
    pub const PLAIN: Ink = Ink { colour: false, unicode: false };

    /// The text in the colour of a material.
    pub fn paint(self, paint: Paint, text: &str) -> String {
        self.styled(Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(colour(paint))))), text)
    }

    /// The text, standing out.
    pub fn bold(self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    /// The text, stepping back.
    pub fn dim(self, text: &str) -> String {
        self.styled(Style::new().dimmed(), text)
    }

    /// What an empty spot shows.
    pub fn empty(self) -> char {
        if self.unicode { '·' } else { '.' }
    }

    fn styled(self, style: Style, text: &str) -> String {
        if self.colour && !text.trim().is_empty() {
            format!("{}{text}{}", style.render(), style.render_reset())
        } else {
            text.to_owned()
        }
    }
}

/// The nearest of the 256 colours that reads well on light and dark grounds.
const fn colour(paint: Paint) -> u8 {
    match paint {
        Paint::Maple => 179,
        Paint::Walnut => 137,
        Paint::Celadon => 72,
        Paint::Charcoal => 244,
        Paint::Terracotta => 173,
        Paint::Nickernut => 145,
        Paint::Brick => 167,
        Paint::Moss => 107,
        Paint::Indigo => 68,
        Paint::Plum => 133,
        Paint::Paper => 180,
    }
}

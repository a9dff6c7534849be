//! What a terminal can show.

use anstyle::{Ansi256Color, Color, Style};
use tabuleiro_game::Paint;

use crate::shade;

/// Whether to use colour, and characters beyond ASCII.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ink {
    /// Colours and bold by ANSI sequences.
    pub colour: bool,
    /// Unicode pieces rather than their ASCII twins.
    pub unicode: bool,
    /// What the text stands on.
    pub ground: Ground,
}

/// What text stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// Nobody knows: colours are readable on black and on white.
    #[default]
    Unknown,
    /// A light one.
    Day,
    /// A dark one.
    Evening,
}

impl Ink {
    /// Plain ASCII: what a file or a screen reader gets.
    pub const PLAIN: Ink = Ink::new(false, false);

    /// With colour or without, with Unicode or without, on a ground that is not known.
    pub const fn new(colour: bool, unicode: bool) -> Ink {
        Ink { colour, unicode, ground: Ground::Unknown }
    }

    /// The same on that ground.
    pub const fn on(self, ground: Ground) -> Ink {
        Ink { ground, ..self }
    }

    /// The text in the colour of a material.
    pub fn paint(self, paint: &Paint, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        self.styled(Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(self.shade(paint))))), text)
    }

    /// The number of the terminal's colour for a material: the nearest to its ink that can be read on this ground.
    pub fn shade(self, paint: &Paint) -> u8 {
        shade::nearest(paint, self.ground)
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

    /// Lines as they can be shown: in ASCII they have twins.
    pub fn drawn(self, text: &str) -> String {
        if self.unicode { text.to_owned() } else { text.chars().map(twin).collect() }
    }

    /// The lines and letters between the fields of a board, stepping back; in ASCII, lines have twins.
    pub fn frame(self, text: &str) -> String {
        self.dim(&self.drawn(text))
    }

    fn styled(self, style: Style, text: &str) -> String {
        if self.colour && !text.trim().is_empty() {
            format!("{}{text}{}", style.render(), style.render_reset())
        } else {
            text.to_owned()
        }
    }
}

/// The ASCII character for a line, a corner or an arrow.
const fn twin(c: char) -> char {
    match c {
        '─' | '═' | '━' => '-',
        '│' | '║' | '┃' => '|',
        '╱' => '/',
        '╲' => '\\',
        '╳' => 'X',
        '→' => '>',
        '←' => '<',
        '·' | '▛' | '▜' => '.',
        '▀' | '▄' => '=',
        '▙' | '▟' => '\'',
        '▌' | '▐' => 'H',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╔' | '╗' | '╚' | '╝' | '╠' | '╣' | '╦'
        | '╩' | '╬' | '╪' | '╫' | '╭' | '╮' | '╰' | '╯' | '╤' | '╧' | '╟' | '╢' | '╞' | '╡' | '┏' | '┓'
        | '┗' | '┛' | '╋' => '+',
        other => other,
    }
}

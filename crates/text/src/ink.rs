//! What a terminal can show.

use anstyle::{Ansi256Color, Color, Style};
use tabuleiro_game::Paint;

use crate::shade;

/// What steps back: lines of frames, names of columns, asides.
const QUIET: Paint = Paint::new("quiet", (0x6A_6A6A, 0x5E_5E5E), (0xA8_A8A8, 0xB8_B8B8));

/// Whether to use colour, and characters beyond ASCII.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ink {
    /// Colours by ANSI sequences.
    pub colour: bool,
    /// Bold by ANSI sequences.
    pub has_bold: bool,
    /// Unicode pieces rather than their ASCII twins.
    pub unicode: bool,
    /// What the text stands on.
    pub ground: Ground,
}

/// What text stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// Nobody knows. No colour can be read both on a light and on a dark ground, so only shapes and lines are coloured;
    /// letters and numbers are in the terminal's own.
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

    /// With colour and bold or without both, with Unicode or without, on a ground that is not known.
    pub const fn new(colour: bool, unicode: bool) -> Ink {
        Ink { colour, has_bold: colour, unicode, ground: Ground::Unknown }
    }

    /// The same without colour: what is bold stays bold.
    pub const fn without_colour(self) -> Ink {
        Ink { colour: false, ..self }
    }

    /// The same on that ground.
    pub const fn on(self, ground: Ground) -> Ink {
        Ink { ground, ..self }
    }

    /// The text in the colour of a material; letters and numbers only where they can be read in it.
    pub fn paint(self, paint: &Paint, text: &str) -> String {
        if !self.colour || (self.ground == Ground::Unknown && text.contains(char::is_alphanumeric)) {
            return text.to_owned();
        }
        styled(Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(self.shade(paint))))), text)
    }

    /// The number of the terminal's colour for a material: the nearest to its ink that can be read on this ground, or
    /// seen on every ground if it is not known.
    pub fn shade(self, paint: &Paint) -> u8 {
        shade::nearest(paint, self.ground)
    }

    /// The text, standing out.
    pub fn bold(self, text: &str) -> String {
        if self.has_bold { styled(Style::new().bold(), text) } else { text.to_owned() }
    }

    /// The text, stepping back. What terminals make of the ANSI sequence for that is often too faint to be read.
    pub fn dim(self, text: &str) -> String {
        self.paint(&QUIET, text)
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
        let drawn = self.drawn(text);
        if self.ground != Ground::Unknown {
            return self.dim(&drawn);
        }
        let letters: Vec<char> = drawn.chars().collect();
        let runs = letters.chunk_by(|one, next| one.is_alphanumeric() == next.is_alphanumeric());
        runs.map(|run| self.dim(&run.iter().collect::<String>())).collect()
    }
}

/// The text in a style; where there is nothing to see, none is needed.
fn styled(style: Style, text: &str) -> String {
    if text.trim().is_empty() {
        return text.to_owned();
    }
    format!("{}{text}{}", style.render(), style.render_reset())
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

#[cfg(test)]
mod tests {
    use super::*;

    const BRICK: Paint = Paint::new("brick", (0xB5_4A3A, 0x98_3527), (0xB5_5A48, 0xE5_8C7A));

    #[test]
    fn on_an_unknown_ground_only_shapes_and_lines_are_coloured() {
        let unknown = Ink::new(true, true);
        assert!(unknown.paint(&BRICK, "●").contains("[38;5;"));
        assert_eq!(unknown.paint(&BRICK, "12"), "12");
        assert_eq!(unknown.dim("beside"), "beside");
        let frame = unknown.frame("├─6─┤");
        assert!(frame.contains("m├─\u{1b}[0m6\u{1b}[38;5;") && frame.ends_with("m─┤\u{1b}[0m"), "{frame:?}");
    }

    #[test]
    fn on_a_known_ground_letters_are_coloured_too_and_differently_on_each() {
        let [day, evening] = [Ground::Day, Ground::Evening].map(|ground| Ink::new(true, true).on(ground));
        assert!(day.paint(&BRICK, "R").contains("[38;5;") && evening.frame("a b").contains("[38;5;"));
        assert_ne!(day.paint(&BRICK, "R"), evening.paint(&BRICK, "R"));
        assert_ne!(day.dim("a"), evening.dim("a"));
    }

    #[test]
    fn without_colour_nothing_is_styled() {
        let dull = Ink::new(false, true).on(Ground::Day);
        assert_eq!(
            [dull.paint(&BRICK, "R"), dull.bold("R"), dull.dim("R"), dull.frame("─")],
            ["R", "R", "R", "─"]
        );
    }
}

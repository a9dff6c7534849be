//! Where things are drawn, and what can be clicked there.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use tabuleiro_game::SpotIndex;
use unicode_width::UnicodeWidthStr;

use crate::theme::Theme;

/// What a click means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A spot of the board.
    Spot(SpotIndex),
    /// As if this key had been pressed: the words of the help line are buttons.
    Key(crossterm::event::KeyCode),
    /// The row of that number in the list of the screen.
    Row(usize),
    /// The moment after so many moves.
    Ply(usize),
}

/// A part of the screen to draw on. What lies outside is not drawn.
pub struct Canvas<'b> {
    buffer: &'b mut Buffer,
    hits: &'b mut Vec<(Rect, Hit)>,
    /// The part of the screen.
    pub area: Rect,
    /// How to draw.
    pub theme: Theme,
}

impl<'b> Canvas<'b> {
    /// The whole buffer; what can be clicked is noted in `hits`.
    pub fn new(buffer: &'b mut Buffer, hits: &'b mut Vec<(Rect, Hit)>, theme: Theme) -> Canvas<'b> {
        let area = buffer.area;
        Canvas { buffer, hits, area, theme }
    }

    /// A part of this one.
    pub fn part(&mut self, area: Rect) -> Canvas<'_> {
        let area = self.area.intersection(area);
        Canvas { buffer: self.buffer, hits: self.hits, area, theme: self.theme }
    }

    /// Writes a text that begins there; the column behind it. A style without a ground leaves the one that is there.
    pub fn put(&mut self, x: i32, y: i32, text: &str, style: impl Into<Style>) -> i32 {
        let style = style.into();
        let mut column = x;
        for letter in text.chars() {
            // What was cut off is told so in letters that the terminal has.
            let letter = if self.theme.is_ascii && letter == '…' { '.' } else { letter };
            let mut bytes = [0; 4];
            let letter: &str = letter.encode_utf8(&mut bytes);
            let width = letter.width() as i32;
            if width == 0 {
                continue; // nothing here combines letters
            }
            if let Some(cell) = self.cell(column, y).filter(|_| width == 1) {
                cell.set_symbol(letter).set_style(style);
            }
            column += width;
        }
        column
    }

    fn cell(&mut self, x: i32, y: i32) -> Option<&mut ratatui::buffer::Cell> {
        let at = Position { x: u16::try_from(x).ok()?, y: u16::try_from(y).ok()? };
        if self.area.contains(at) { self.buffer.cell_mut(at) } else { None }
    }

    /// Writes a text that ends before that column.
    pub fn put_right(&mut self, x: i32, y: i32, text: &str, style: impl Into<Style>) {
        self.put(x - text.width() as i32, y, text, style);
    }

    /// Writes a text in the middle of some columns.
    pub fn put_middle(&mut self, x: i32, y: i32, columns: i32, text: &str, style: impl Into<Style>) {
        self.put(x + (columns - text.width() as i32) / 2, y, text, style);
    }

    /// Fills a rectangle with spaces in a style.
    pub fn fill(&mut self, area: Rect, style: impl Into<Style>) {
        let style = style.into();
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                if let Some(cell) = self.cell(i32::from(x), i32::from(y)) {
                    cell.reset(); // an underline from before would shine through
                    cell.set_symbol(" ").set_style(style);
                }
            }
        }
    }

    /// Gives what is there another style.
    pub fn dye(&mut self, area: Rect, style: impl Into<Style>) {
        self.buffer.set_style(self.area.intersection(area), style.into());
    }

    /// Writes lines of at most so many columns, as many as there is room for; how many there were.
    pub fn put_wrapped(&mut self, area: Rect, text: &str, style: impl Into<Style>) -> u16 {
        let style = style.into();
        let lines = tabuleiro_text::wrap(text, usize::from(area.width));
        for (row, line) in lines.iter().take(usize::from(area.height)).enumerate() {
            self.put(i32::from(area.x), i32::from(area.y) + row as i32, line, style);
        }
        lines.len() as u16
    }

    /// Notes that something can be clicked. What is noted later lies above.
    pub fn hit(&mut self, area: Rect, hit: Hit) {
        let area = self.area.intersection(area);
        if !area.is_empty() {
            self.hits.push((area, hit));
        }
    }
}

/// A rectangle from numbers that may lie outside the screen, cut to it.
pub fn rect(x: i32, y: i32, width: i32, height: i32) -> Rect {
    let (left, top) = (x.max(0), y.max(0));
    let (right, bottom) = ((x + width).max(left), (y + height).max(top));
    Rect::new(left as u16, top as u16, (right - left) as u16, (bottom - top) as u16)
}

/// How many columns a text takes.
pub fn width(text: &str) -> i32 {
    text.width() as i32
}

//! The moves of a study in rows, the lines that leave another set in behind the move that they could replace.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_table::Table;
use tabuleiro_text::Speaker;

use super::thinking::Mistakes;
use crate::canvas::{Canvas, Hit, rect, width};
use crate::lines::{Lines, Place};
use crate::panel::cut;
use crate::theme;

/// A move of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// Where it leads.
    pub(super) place: Place,
    /// Its number in the game.
    ply: usize,
    /// As it is shown.
    text: String,
    /// Whether other moves stand between it and the one before it in its line, so that its number is told.
    is_first: bool,
}

/// A row: how far it is set in, and its moves by number, each with the column where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    depth: usize,
    cells: Vec<(i32, usize)>,
}

/// Every move of a study as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct List {
    entries: Vec<Entry>,
}

impl List {
    /// The moves of a study; `table` sets a table with the moves of the line along some turns.
    pub(super) fn of(
        study: &Lines,
        speaker: &Speaker,
        table: impl Fn(&[(usize, usize)]) -> Option<Box<dyn Table>>,
    ) -> List {
        let mut tables = BTreeMap::new();
        let mut entries = Vec::new();
        for stretch in study.stretches() {
            let table = tables.entry(stretch.turns.clone()).or_insert_with(|| table(&stretch.turns));
            for (index, text) in stretch.moves.iter().enumerate() {
                let ply = stretch.ply + index;
                let shown = table.as_ref().map(|table| table.spell_at(ply, text, speaker.lang()));
                let text = speaker.write(shown.unwrap_or_else(|| text.clone()));
                let place = Place { turns: stretch.turns.clone(), at: stretch.at + index + 1 };
                entries.push(Entry { place, ply: ply + 1, text, is_first: index == 0 });
            }
        }
        List { entries }
    }

    /// The place that the move of that number in the list leads to.
    pub(super) fn place(&self, index: usize) -> Option<&Place> {
        self.entries.get(index).map(|entry| &entry.place)
    }

    /// Whether there is no move.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The moves in rows of so many columns.
    fn rows(&self, columns: i32, mistakes: &Mistakes) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut x = 0;
        for (index, entry) in self.entries.iter().enumerate() {
            let depth = entry.place.turns.len();
            let wide = width(&told(entry, mistakes));
            // Two moves under one number stay in one row, if they fit into one at all.
            let with_next = self
                .entries
                .get(index + 1)
                .filter(|next| number(next).is_empty() && !number(entry).is_empty());
            let needed = wide + with_next.map_or(0, |next| 2 + width(&told(next, mistakes)));
            let needed = if needed + indent(depth, columns) <= columns { needed } else { wide };
            let is_new = rows.last().is_none_or(|row| row.depth != depth)
                || (entry.is_first && depth > 0)
                || x + needed > columns;
            if is_new {
                x = indent(depth, columns);
                rows.push(Row { depth, cells: Vec::new() });
            }
            if let Some(row) = rows.last_mut() {
                row.cells.push((x, index));
            }
            x += wide + 2;
        }
        rows
    }

    /// Draws as many rows as there is room for, those around the place that is looked at. Each move can be clicked.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, here: &Place, mistakes: &Mistakes) {
        let rows = self.rows(i32::from(area.width), mistakes);
        let room = usize::from(area.height);
        let is_here = |cell: &(i32, usize)| self.entries[cell.1].place == *here;
        let at = rows.iter().position(|row| row.cells.iter().any(is_here)).unwrap_or(0);
        let first = at.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        for (line, row) in rows.iter().skip(first).take(room).enumerate() {
            self.draw_row(
                canvas,
                (i32::from(area.x), i32::from(area.y) + line as i32),
                row,
                (here, mistakes),
                area.width,
            );
        }
    }

    fn draw_row(
        &self,
        canvas: &mut Canvas<'_>,
        (left, y): (i32, i32),
        row: &Row,
        (here, mistakes): (&Place, &Mistakes),
        columns: u16,
    ) {
        let theme = canvas.theme;
        for depth in 0..indent(row.depth, i32::from(columns)) / 2 {
            canvas.put(left + 2 * depth, y, theme.pick("│", "|"), theme.quiet());
        }
        for (x, index) in &row.cells {
            let entry = &self.entries[*index];
            let begin = canvas.put(left + x, y, &number(entry), theme.quiet());
            let room = i32::from(columns) - (begin - left);
            let is_here = entry.place == *here;
            let style = match (is_here, row.depth) {
                (true, _) => {
                    theme.on(theme::INK, theme::PANEL).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
                }
                (false, 0) => theme.ink(),
                (false, _) => theme.quiet(),
            };
            let end = canvas.put(begin, y, &cut(&entry.text, room), style);
            canvas.put(end, y, glyph(entry, mistakes), theme.bad().add_modifier(Modifier::BOLD));
            canvas.hit(rect(left + x, y, end - left - x + 1, 1), Hit::Row(*index));
        }
    }
}

/// How far the moves of a line are set in; beyond a few lines no further.
fn indent(depth: usize, columns: i32) -> i32 {
    (2 * depth as i32).min(columns / 3)
}

fn number(entry: &Entry) -> String {
    let is_told = entry.is_first || entry.ply % 2 == 1;
    if is_told { format!("{} ", entry.ply) } else { String::new() }
}

/// How bad a move was; that is known of the game as it was played.
fn glyph(entry: &Entry, mistakes: &Mistakes) -> &'static str {
    let grade = mistakes.get(&entry.ply).filter(|_| entry.place.turns.is_empty());
    grade.map_or("", |grade| grade.glyph())
}

fn told(entry: &Entry, mistakes: &Mistakes) -> String {
    format!("{}{}{}", number(entry), entry.text, glyph(entry, mistakes))
}

//! A table of a rule book, its columns as wide as the terminal lets them be.

use crate::wrap;

/// So many spaces stand between two columns.
const GAP: usize = 2;

/// No column is made narrower than this.
const LEAST: usize = 8;

/// The rows of a table in lines of at most so many columns, as far as its words let it; the first row, a heading, is one
/// of them.
pub(crate) fn set(rows: &[Vec<String>], width: usize) -> Vec<Vec<String>> {
    let widths = fitted(rows, width);
    rows.iter().map(|row| set_row(row, &widths)).collect()
}

/// The cells of a line `| a | b |`; `None` for the line under the heading.
pub(crate) fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    let is_rule = inner.chars().all(|letter| matches!(letter, '-' | ':' | '|' | ' '));
    (!is_rule).then(|| inner.split('|').map(|cell| cell.trim().to_owned()).collect())
}

/// How wide each column is: as wide as its widest cell, but the widest columns give way until all fit.
fn fitted(rows: &[Vec<String>], width: usize) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let mut widths: Vec<usize> = (0..count).map(widest).collect();
    let room = width.saturating_sub(GAP * count.saturating_sub(1));
    while widths.iter().sum::<usize>() > room {
        match widths.iter_mut().max() {
            Some(most) if *most > LEAST => *most -= 1,
            _ => break,
        }
    }
    widths
}

fn set_row(row: &[String], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> = row.iter().zip(widths).map(|(cell, width)| wrap(cell, *width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let parts = cells.iter().zip(widths).map(|(cell, width)| {
            let text = cell.get(number).map_or("", String::as_str);
            format!("{text:<width$}")
        });
        parts.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(lines: &[&str], width: usize) -> Vec<String> {
        let rows: Vec<Vec<String>> = lines.iter().filter_map(|line| cells(line)).collect();
        set(&rows, width).concat()
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let lines = ["| a | what |", "|---|:--|", "| long | x |", "| | y z |"];
        assert_eq!(table(&lines, 40), ["a     what", "long  x", "      y z"]);
    }

    #[test]
    fn the_widest_column_gives_way() {
        let lines = ["| a | one two three four five | 5 |"];
        assert_eq!(table(&lines, 19), ["a  one two three  5", "   four five"]);
    }
}

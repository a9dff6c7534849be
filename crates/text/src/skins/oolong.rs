//! Oolong: nine tables in three rows, each in a frame: its name, its owner and the cups on it in the upper rim, its marker in
//! the lower one. On a narrow terminal owners and markers stand below, table by table.

use tabuleiro_game::Board;

/// Tables and seats bear the same names, in the order in which they lie.
const COMPASS: [[&str; 3]; 3] = [["nw", "n", "ne"], ["w", "c", "e"], ["sw", "s", "se"]];

/// What the cups and the brackets are, with so many spaces between two of them.
fn legend(gap: usize) -> String {
    let parts = [
        "{hand1} {!oolong-black} {hand1=:>2}",
        "{hand2} {!oolong-green} {hand2=:>2}",
        "[ ] {!oolong-waiter}",
    ];
    parts.join(&" ".repeat(gap))
}

/// How a table is drawn.
struct Frame {
    heading: fn(&str) -> String,
    /// Between two seats, and on either side of them.
    gaps: [usize; 2],
    rim: fn(&str) -> String,
    /// Before the first table of a row, and between two.
    margins: [usize; 2],
}

/// Frames of 25 columns.
const WIDE: Frame = Frame { heading: wide_heading, gaps: [4, 3], rim: marker, margins: [0, 1] };

/// Frames of 11 columns.
const NARROW: Frame = Frame { heading: narrow_heading, gaps: [0, 0], rim: bare_rim, margins: [1, 2] };

/// The board as text with fields.
pub(super) fn templates(_: &Board) -> Vec<String> {
    let [wide, narrow] = [WIDE, NARROW].map(|frame| COMPASS.map(|row| frame.tables(row)).join("\n"));
    let told = COMPASS.as_flattened().iter().map(|table| told(table)).collect::<Vec<_>>().join("\n");
    vec![format!("{wide}\n  {}", legend(3)), format!("{narrow}\n{}\n{told}", legend(2))]
}

impl Frame {
    /// Three tables side by side.
    fn tables(&self, names: [&str; 3]) -> String {
        let seats = COMPASS.map(|row| self.in_a_row(&names.map(|table| self.seats(table, row))));
        let [north, middle, south] = seats;
        let (heading, rim) = (self.in_a_row(&names.map(self.heading)), self.in_a_row(&names.map(self.rim)));
        [heading, north, middle, south, rim].join("\n")
    }

    fn in_a_row(&self, tables: &[String; 3]) -> String {
        let [before, between] = self.margins.map(|columns| " ".repeat(columns));
        format!("{before}{}", tables.join(&between))
    }

    fn seats(&self, table: &str, row: [&str; 3]) -> String {
        let [between, beside] = self.gaps.map(|columns| " ".repeat(columns));
        let seats = row.map(|seat| format!("{{{table}/{seat}:3}}")).join(&between);
        format!("│{beside}{seats}{beside}│")
    }
}

/// The names of tables are as short in every language.
fn wide_heading(table: &str) -> String {
    let owner = owner(table, &format!("{}─", 14 - table.len()));
    format!("╭ {{!oolong-short-{table}}} {owner} {{hand1}}{{{table}+b}} {{hand2}}{{{table}+g}} ╮")
}

fn narrow_heading(table: &str) -> String {
    format!("╭{{!oolong-short-{table}:3─}} {{hand1}}{{{table}+b}} {{hand2}}{{{table}+g}}╮")
}

fn owner(table: &str, width: &str) -> String {
    format!("{{{table}!oolong-owned-black,oolong-owned-green:{width}}}")
}

/// The table in the middle has no marker.
fn marker(table: &str) -> String {
    if table == "c" {
        format!("╰{}╯", "─".repeat(23))
    } else {
        format!("╰ {{marker:{table}@oolong-marker-spent:22─}}╯")
    }
}

fn bare_rim(_: &str) -> String {
    format!("╰{}╯", "─".repeat(9))
}

/// A table's owner and marker in words.
fn told(table: &str) -> String {
    let owner = owner(table, "9");
    let marker = if table == "c" { String::new() } else { format!("{{marker:{table}@oolong-marker-spent}}") };
    format!("  {{!oolong-short-{table}:3}}{owner}{marker}")
}

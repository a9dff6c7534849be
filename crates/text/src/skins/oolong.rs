//! Oolong: nine tables in three rows, each with its owner, its seats and its marker, 26 columns wide.

use tabuleiro_game::Board;

/// Tables and seats bear the same names, in the order in which they lie.
const COMPASS: [[&str; 3]; 3] = [["nw", "n", "ne"], ["w", "c", "e"], ["sw", "s", "se"]];

const LEGEND: &str = concat!(
    " {hand1} {!oolong-black} {hand1=:>2}   {hand2} {!oolong-green} {hand2=:>2}",
    "   [ ] {!oolong-waiter}"
);

/// The board as text with fields.
pub(super) fn template(_: &Board) -> String {
    format!("{}\n\n{LEGEND}", COMPASS.map(tables).join("\n\n"))
}

/// Three tables side by side.
fn tables(names: [&str; 3]) -> String {
    let [north, middle, south] = COMPASS.map(|row| names.map(|table| seats(table, row)).concat());
    [names.map(heading).concat(), north, middle, south, names.map(marker).concat()].join("\n")
}

fn heading(table: &str) -> String {
    format!(" {{{table}$:3}}{{{table}!oolong-claimed-black,oolong-claimed-green:22}}")
}

fn seats(table: &str, row: [&str; 3]) -> String {
    let fields = row.map(|seat| format!("{{{table}/{seat}:3}}")).concat();
    format!("   {fields}{:14}", "")
}

/// The table in the middle has no marker.
fn marker(table: &str) -> String {
    if table == "c" { " ".repeat(26) } else { format!(" {{marker:{table}@:25}}") }
}

//! Oolong: nine tables in three rows, each in a frame 26 columns wide: its name, its owner and the cups on it in the upper
//! rim, its marker in the lower one.

use tabuleiro_game::Board;

/// Tables and seats bear the same names, in the order in which they lie.
const COMPASS: [[&str; 3]; 3] = [["nw", "n", "ne"], ["w", "c", "e"], ["sw", "s", "se"]];

const LEGEND: &str = concat!(
    "  {hand1} {!oolong-black} {hand1=:>2}   {hand2} {!oolong-green} {hand2=:>2}",
    "   [ ] {!oolong-waiter}"
);

/// The board as text with fields.
pub(super) fn template(_: &Board) -> String {
    format!("{}\n{LEGEND}", COMPASS.map(tables).join("\n"))
}

/// Three tables side by side.
fn tables(names: [&str; 3]) -> String {
    let [north, middle, south] = COMPASS.map(|row| names.map(|table| seats(table, row)).concat());
    [names.map(heading).concat(), north, middle, south, names.map(marker).concat()].join("\n")
}

/// The names of tables are as short in every language.
fn heading(table: &str) -> String {
    let owner = 15 - table.len();
    format!(
        "╭ {{!oolong-short-{table}}} {{{table}!oolong-owned-black,oolong-owned-green:{owner}─}} \
         {{hand1}}{{{table}+b}} {{hand2}}{{{table}+g}} ╮"
    )
}

fn seats(table: &str, row: [&str; 3]) -> String {
    let fields = row.map(|seat| format!("{{{table}/{seat}:3}}")).join("    ");
    format!("│   {fields}    │")
}

/// The table in the middle has no marker.
fn marker(table: &str) -> String {
    if table == "c" {
        format!("╰{}╯", "─".repeat(24))
    } else {
        format!("╰{{marker:{table}@:^24}}╯")
    }
}

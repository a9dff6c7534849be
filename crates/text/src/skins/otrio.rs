//! Otrio: nine cells with rings in each other, 13 columns wide and five lines high. The middle line of a cell reads large,
//! medium, small, medium, large; beside the board stands what every colour still has.

use tabuleiro_game::Board;

const COLUMNS: [char; 3] = ['a', 'b', 'c'];

/// The lines of a cell; `@` stands for the cell's name. Marks of the last move and of a line stand beside its letters.
const CELL: [&str; 5] = [
    " {@.L?▛▀▀▀▀▀▀▀▀▀▀▀▜|·           ·} ",
    " {@.L?▌| }  {@.M?▛▀▀▀▀▀▜|·     ·}  {@.L?▐| } ",
    "{@.L:3}{@.M:3}{@.S:3} {@.M}  {@.L} ",
    " {@.L?▌| }  {@.M?▙▄▄▄▄▄▟|·     ·}  {@.L?▐| } ",
    " {@.L?▙▄▄▄▄▄▄▄▄▄▄▄▟|·           ·} ",
];

/// The board as text with fields.
pub(super) fn template(board: &Board) -> String {
    let mut trays = colours(board).into_iter().map(tray);
    let mut lines: Vec<String> =
        [3, 2, 1].into_iter().flat_map(|row| cells(row).into_iter().chain([String::new()])).collect();
    if let Some(last) = lines.last_mut() {
        *last = format!("{:12}a{:14}b{:14}c", "", "", "");
    }
    // From the third line on, every other line.
    for line in lines.iter_mut().skip(2).step_by(2) {
        if let Some(tray) = trays.next() {
            let gap = if line.is_empty() { 51 } else { 2 };
            *line = format!("{line}{:gap$}{tray}", "");
        }
    }
    lines.join("\n")
}

/// A row of the board, line by line.
fn cells(row: usize) -> [String; 5] {
    let mut number = 0;
    CELL.map(|line| {
        number += 1;
        let label = if number == 3 { row.to_string() } else { " ".to_owned() };
        let cells = COLUMNS.map(|column| line.replace('@', &format!("{column}{row}"))).concat();
        format!("  {label}  {cells}")
    })
}

/// The letters of the colours in acting order: the order in which their trays stand among the spots.
fn colours(board: &Board) -> Vec<char> {
    let mut colours = Vec::new();
    let tray = |id: &str| id.strip_prefix("tray:").and_then(|tray| tray.chars().next());
    for colour in board.spots.iter().filter_map(|spot| tray(&spot.id)) {
        if !colours.contains(&colour) {
            colours.push(colour);
        }
    }
    colours
}

/// What a colour still has of each size.
fn tray(colour: char) -> String {
    let (letter, name) = match colour {
        'r' => ("otrio-letter-r", "otrio-red"),
        'g' => ("otrio-letter-g", "otrio-green"),
        'b' => ("otrio-letter-b", "otrio-blue"),
        _ => ("otrio-letter-p", "otrio-purple"),
    };
    let sizes = [("otrio-letter-l", 'L'), ("otrio-letter-m", 'M'), ("otrio-letter-s", 'S')];
    let left = sizes.map(|(letter, size)| format!("{{!{letter}}} {{tray:{colour}{size}=}}"));
    format!("{{!{letter}}} {{!{name}:8}}  {}", left.join("  "))
}

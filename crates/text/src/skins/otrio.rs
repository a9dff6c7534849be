//! Otrio: the board as in the report, nine cells `L - M - S`, and around them the trays in acting order: left, top,
//! right, bottom. The three sets of a tray are used up one after another.

use tabuleiro_game::Board;

const SIZES: [char; 3] = ['L', 'M', 'S'];
const COLUMNS: [char; 3] = ['a', 'b', 'c'];

/// The board as text with fields.
pub(super) fn template(board: &Board) -> String {
    let colours = colours(board);
    let mut lines = vec![beside(colours.get(1)), String::new()];
    for row in [3, 2, 1] {
        lines.push(cells(&colours, row));
        if row > 1 {
            lines.push(format!("{:29}│{:13}│", "", ""));
        }
    }
    lines.push(format!("{:18}L   M   S     L   M   S     L   M   S", ""));
    lines.push(format!("{:22}a             b             c", ""));
    if let Some(fourth) = colours.get(3) {
        lines.extend([String::new(), beside(Some(fourth))]);
    }
    lines.join("\n")
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

/// A row of the board with the trays at its sides.
fn cells(colours: &[char], row: usize) -> String {
    let cell = |column: char| SIZES.map(|size| format!("{{{column}{row}.{size}:3}}")).join("-");
    let (left, right) = (set(colours.first(), row - 1), set(colours.get(2), row - 1));
    format!("  {left}   {row}  {}   {right}", COLUMNS.map(cell).join(" │ "))
}

/// A tray above or below the board.
fn beside(colour: Option<&char>) -> String {
    format!("{:18}{}", "", [2, 1, 0].map(|under| set(colour, under)).join("     "))
}

/// One of the three sets of pieces in a tray: what is there when more than `under` of each size are left.
fn set(colour: Option<&char>, under: usize) -> String {
    let Some(colour) = colour else { return String::new() };
    SIZES.map(|size| format!("{{tray:{colour}{size}#{under}}}")).join(" - ")
}

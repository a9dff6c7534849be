//! Otrio: nine cells with rings in each other, told apart by their size: a large one five lines high, a medium one three, a
//! small one that holds nothing but its letter. What is marked has its marks on either side of the whole ring. Beside the board
//! stands what every colour still has, or below it where there is no room.

use tabuleiro_game::Board;

/// The game.
pub(super) const NAME: &str = "otrio";

/// Rings are told apart by the letter of their colour, which is not its first one in every language.
pub(super) const LEGEND: &str = "otrio-legend";

const COLUMNS: [char; 3] = ['a', 'b', 'c'];

/// The lines of a cell; `@` stands for its name.
type Cell = [&'static str; 5];

/// 15 columns wide.
const WIDE: Cell = [
    " {@.L?▛▀▀▀▀▀▀▀▀▀▀▀▜|·           ·} ",
    " {@.L?▌| }  {@.M?▛▀▀▀▀▀▜|·     ·}  {@.L?▐| } ",
    "{@.L(}{@.L~} {@.M(}{@.M~}{@.S(}{@.S?▐| |[}{@.S}{@.S?▌| |]}{@.S)}{@.M~}{@.M)} {@.L~}{@.L)}",
    " {@.L?▌| }  {@.M?▙▄▄▄▄▄▟|·     ·}  {@.L?▐| } ",
    " {@.L?▙▄▄▄▄▄▄▄▄▄▄▄▟|·           ·} ",
];

/// 13 columns wide.
const NARROW: Cell = [
    " {@.L?▛▀▀▀▀▀▀▀▀▀▜|·         ·} ",
    " {@.L?▌| } {@.M?▛▀▀▀▀▀▜|·     ·} {@.L?▐| } ",
    "{@.L(}{@.L~}{@.M(}{@.M~}{@.S(}{@.S?▐| |[}{@.S}{@.S?▌| |]}{@.S)}{@.M~}{@.M)}{@.L~}{@.L)}",
    " {@.L?▌| } {@.M?▙▄▄▄▄▄▟|·     ·} {@.L?▐| } ",
    " {@.L?▙▄▄▄▄▄▄▄▄▄▟|·         ·} ",
];

/// The board as text with fields.
pub(super) fn templates(board: &Board) -> Vec<String> {
    let trays: Vec<String> = colours(board).into_iter().map(tray).collect();
    let wide = rows(WIDE, ["  ", "  "], &format!("{:12}a{:14}b{:14}c", "", "", ""));
    let narrow = rows(NARROW, ["", ""], &format!("{:7}a{:12}b{:12}c", "", "", ""));
    let in_pairs: Vec<String> = trays.chunks(2).map(|pair| format!("  {}", pair.join("  "))).collect();
    let below = [wide.clone(), vec![String::new()], in_pairs].concat();
    let narrow =
        [narrow, vec![String::new()], trays.iter().map(|tray| format!("  {tray}")).collect()].concat();
    [beside(wide, trays), below, narrow].map(|lines| lines.join("\n")).to_vec()
}

/// The board with a tray beside every other line, from the third on: none of those is empty.
fn beside(mut lines: Vec<String>, trays: Vec<String>) -> Vec<String> {
    for (line, tray) in lines.iter_mut().skip(2).step_by(2).zip(trays) {
        *line = format!("{line}  {tray}");
    }
    lines
}

/// The board line by line: a label stands on either side of its margin.
fn rows(cell: Cell, [before, after]: [&str; 2], columns: &str) -> Vec<String> {
    let row = |row: usize| {
        let line = |(number, line): (usize, &str)| {
            let label = if number == 2 { row.to_string() } else { " ".to_owned() };
            let cells = COLUMNS.map(|column| line.replace('@', &format!("{column}{row}"))).concat();
            format!("{before}{label}{after}{cells}")
        };
        cell.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    [row(3), row(2), row(1)].join(&String::new()).into_iter().chain([columns.to_owned()]).collect()
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

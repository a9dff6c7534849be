//! A board as a picture for a notebook, and drawn with letters.
//!
//! | file | what it draws |
//! |---|---|
//! | `html` | the board, and what is said under it |
//! | `tokens` | what lies on it |
//! | `pen` | elements of a picture, written so that they are sound XML |

mod pen;
mod tokens;

use tabuleiro_game::palette::{DAY_GROUNDS, Rgb};
use tabuleiro_game::{Board, Mark, Outline, Point, Spot, SpotIndex, SpotKind, View};
use tabuleiro_table::Table;
use tabuleiro_text::{Ink, Sketch, say_view, wrap};

use crate::language::{speaker, spoken};
use pen::{Pen, escaped};

/// Around the board, in hundredths of a cell.
const MARGIN: i32 = 30;
/// How large letters are at least; on a large board, which is shown smaller, they are larger.
const LETTER: i32 = 26;
/// How wide a cell is on the screen at most, and how large the whole, in pixels.
const CELL: f64 = 64.0;
const LARGEST: f64 = 560.0;
/// Letters on the board and under it.
const INK: Rgb = Rgb(0x3A, 0x2F, 0x26);
/// The edges of places.
const EDGE: Rgb = Rgb(0xB9, 0xA5, 0x88);
/// What the last move touched, and what won.
const LAST: Rgb = Rgb(0xD8, 0x8A, 0x1F);
const WON: Rgb = Rgb(0xB4, 0x23, 0x18);
/// What each seat has claimed.
const CLAIMS: [Rgb; 4] =
    [Rgb(0x1F, 0x5F, 0x99), Rgb(0xA8, 0x4B, 0x00), Rgb(0x2E, 0x7D, 0x32), Rgb(0x7B, 0x3F, 0x98)];

/// The board drawn with letters.
pub(crate) fn letters(table: &dyn Table, colour: bool) -> String {
    let (board, view) = (table.board(), table.view(usize::MAX));
    let sketch = Sketch::new(table.kind().name(), table.kind().words(), &board);
    sketch.draw(&board, &view, speaker(), Ink::new(colour, true)).text()
}

/// The board as a picture: one SVG element, described in words for whoever cannot see it.
pub(crate) fn page(table: &dyn Table) -> String {
    let (board, view) = (table.board(), table.view(usize::MAX));
    let said = said(table, &board, &view);
    let mut pen = Pen::default();
    ground(&mut pen, &board, said.len());
    board.strokes.iter().for_each(|stroke| pen.line(stroke.from, stroke.to, EDGE, 3));
    // What a button stands for can only be chosen, and here nothing is.
    for (index, spot) in board.numbered().filter(|(_, spot)| spot.kind != SpotKind::Button) {
        place(&mut pen, spot, claimed(&view, index));
    }
    for coordinate in &board.coordinates {
        pen.number(coordinate.at, letter(&board) * 4 / 5, &coordinate.text);
    }
    tokens::draw(&mut pen, &board, &view);
    view.marks.iter().for_each(|mark| point_out(&mut pen, &board, mark));
    for (row, sentence) in said.iter().enumerate() {
        let down = line(&board) * (3 * row as i32 + 2) / 3;
        pen.text(
            Point::new(board.extent.width / 2, board.extent.height + down),
            letter(&board),
            INK,
            sentence,
        );
    }
    framed(table, &board, &view, &pen, said.len())
}

/// The element around everything drawn.
fn framed(table: &dyn Table, board: &Board, view: &View, pen: &Pen, lines: usize) -> String {
    let (width, height) = size(board, lines);
    let scale = (CELL / 100.0).min(LARGEST / f64::from(width.max(height)));
    let shown = |length: i32| (f64::from(length) * scale).round() as i32;
    let words = say_view(board, view, &table.setting().seats, speaker()).join(" ");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"{x} {x} {width} {height}\" \
         width=\"{}\" height=\"{}\" style=\"max-width:100%;height:auto\" \
         font-family=\"system-ui,sans-serif\" text-anchor=\"middle\" dominant-baseline=\"central\">\
         <title>{}</title><desc>{}</desc>{}</svg>",
        shown(width),
        shown(height),
        escaped(&speaker().say(&table.kind().title())),
        escaped(&words),
        pen.drawn(),
        x = -MARGIN,
    )
}

fn size(board: &Board, lines: usize) -> (i32, i32) {
    (board.extent.width + 2 * MARGIN, board.extent.height + 2 * MARGIN + line(board) * lines as i32)
}

/// What is said under the board, line by line: the scores, and the question or the verdict.
fn said(table: &dyn Table, board: &Board, view: &View) -> Vec<String> {
    let names = table.setting().seats;
    let scores: Vec<String> =
        names.iter().zip(&view.scores).map(|(name, score)| format!("{} {score}", spoken(name))).collect();
    let sentence = view.verdict.as_ref().or(view.question.as_ref()).map(spoken);
    // Letters are little more than half as wide as high.
    let room = (board.extent.width * 9 / 5 / letter(board)).max(1) as usize;
    let all = [scores.join(" · "), sentence.unwrap_or_default()];
    all.iter().filter(|text| !text.is_empty()).flat_map(|text| wrap(text, room)).collect()
}

fn ground(pen: &mut Pen, board: &Board, lines: usize) {
    let (width, height) = size(board, lines);
    let middle = Point::new(width / 2 - MARGIN, height / 2 - MARGIN);
    pen.card(middle, (width, height), 24, DAY_GROUNDS[1], EDGE, 2);
}

/// How large letters are on a board.
fn letter(board: &Board) -> i32 {
    LETTER.max(board.extent.height / 32)
}

/// How high a line of text under it is.
fn line(board: &Board) -> i32 {
    letter(board) * 7 / 4
}

/// Who has claimed a spot.
fn claimed(view: &View, index: SpotIndex) -> Option<Rgb> {
    view.marks.iter().find_map(|mark| match mark {
        Mark::Claimed(spot, seat) if *spot == index => CLAIMS.get(seat.index()).copied(),
        _ => None,
    })
}

/// A place of the board. What cannot be touched and holds nothing only keeps its parts together.
fn place(pen: &mut Pen, spot: &Spot, claim: Option<Rgb>) {
    let (edge, width) = claim.map_or((EDGE, 2), |colour| (colour, 9));
    let radius = spot.size.width.min(spot.size.height) / 2;
    let size = (spot.size.width, spot.size.height);
    match spot.outline {
        Outline::Pit | Outline::Disc => pen.round(spot.at, radius, Some(DAY_GROUNDS[2]), edge, width),
        Outline::Peg => pen.round(spot.at, radius, None, edge, width),
        Outline::Square => pen.card(spot.at, size, 6, DAY_GROUNDS[2], edge, width),
        Outline::Card => pen.card(spot.at, size, 14, DAY_GROUNDS[0], edge, width),
    }
}

fn point_out(pen: &mut Pen, board: &Board, mark: &Mark) {
    let middle = |index: &SpotIndex| board.spot(*index).map(|spot| spot.at);
    match mark {
        Mark::Last(index) => {
            if let Some(spot) = board.spot(*index) {
                pen.round(spot.at, spot.size.width.min(spot.size.height) / 2 + 4, None, LAST, 5);
            }
        }
        Mark::Line(spots) => {
            let points: Vec<Point> = spots.iter().filter_map(middle).collect();
            pen.path(&points, WON, 9);
        }
        Mark::Moved { .. }
        | Mark::Asked(_)
        | Mark::Reason(_)
        | Mark::Claimed(..)
        | Mark::Turned(..)
        | Mark::Swapped(..) => {}
    }
}

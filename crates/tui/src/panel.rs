//! Who plays and what was played, beside the board.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::Seat;

use crate::canvas::{Canvas, Hit, rect, width};
use crate::scene::Scene;
use crate::skins::Skin;
use crate::theme;

/// What is to be said of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatBlock {
    /// Who sits there.
    pub name: String,
    /// What the seat is called.
    pub seat: String,
    /// What it is doing: “your turn”, “thinking”.
    pub badge: Option<String>,
    /// Whether the badge is a block of colour: it waits for a person.
    pub is_waiting: bool,
    /// A further word beside the seat's name.
    pub note: Option<String>,
    /// The time that is left, and whether it is little.
    pub clock: Option<(String, bool)>,
}

/// Draws the time that is left so that it ends before that column; where it begins.
fn clock(canvas: &mut Canvas<'_>, right: i32, y: i32, block: &SeatBlock) -> i32 {
    let Some((left, is_low)) = &block.clock else { return right };
    let style = if *is_low { canvas.theme.bad() } else { canvas.theme.strong() };
    canvas.put_right(right, y, left, style);
    right - width(left) - 2
}

/// Draws a seat with what it has, in an area whose first two columns are for the bar of whoever must decide; the rows it took.
pub fn seat(
    canvas: &mut Canvas<'_>,
    skin: &dyn Skin,
    scene: &Scene<'_>,
    seat: Seat,
    area: Rect,
    block: &SeatBlock,
) -> u16 {
    let theme = scene.theme;
    let (left, top, right) = (i32::from(area.x), i32::from(area.y), i32::from(area.right()));
    let x = canvas.put(left + 2, top, skin.emblem(scene, seat), theme.strong());
    let badge_width = block.badge.as_deref().map_or(0, |badge| width(badge) + 3);
    // A name that leaves no room for the badge has its row to itself.
    let is_beside = x + 1 + width(&block.name) + badge_width <= right;
    let room = right - x - 1 - if is_beside { badge_width } else { 0 };
    canvas.put(x + 1, top, &cut(&block.name, room), theme.strong());
    if let Some(badge) = &block.badge {
        let (text, style) = if block.is_waiting {
            (format!(" {badge} "), theme.badge())
        } else {
            (badge.clone(), theme.terra())
        };
        canvas.put_right(right, top + i32::from(!is_beside), &text, style);
    }
    let right_below = clock(canvas, right - if is_beside { 0 } else { badge_width }, top + 1, block);
    let end = canvas.put(left + 2, top + 1, &cut(&block.seat, right_below - left - 2), theme.quiet());
    if let Some(note) = block.note.as_ref().filter(|_| end + 3 < right_below) {
        canvas.put(end + 2, top + 1, &cut(note, right_below - end - 2), theme.quiet());
    }
    let hand = rect(left + 2, top + 2, right - left - 2, i32::from(area.height) - 2);
    let rows = 2 + skin.hand(scene, seat, hand, canvas);
    if block.badge.is_some() {
        bar(canvas, left, top, rows);
    }
    rows
}

/// The bar beside whoever must decide.
pub fn bar(canvas: &mut Canvas<'_>, x: i32, y: i32, rows: u16) {
    let theme = canvas.theme;
    for row in 0..i32::from(rows) {
        canvas.put(x, y + row, theme.pick("▌", "|"), theme.terra());
    }
}

/// A move of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Who made it.
    pub seat: Seat,
    /// As it is shown, with a mark behind it if there is one.
    pub text: String,
}

/// A row of the list: the number of its first move, and the moves in their columns, each with its number.
struct Row {
    cells: Vec<(usize, usize)>,
}

/// The moves in rows: with two seats each has its column, with more they follow one another. A move that is wider than its
/// column has a row to itself.
fn rows(moves: &[Listed], seats: u8, column: i32) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut next = 0;
    for (index, one) in moves.iter().enumerate() {
        let place = if seats == 2 { one.seat.index() } else { next };
        let is_wide = width(&one.text) >= column;
        match rows.last_mut() {
            Some(row) if place >= next && next > 0 && !is_wide => row.cells.push((place, index + 1)),
            _ => rows.push(Row { cells: vec![(place, index + 1)] }),
        }
        next = if place >= 1 || is_wide { 0 } else { place + 1 };
    }
    rows
}

/// Draws the list of moves under its heading, scrolled so that the moment after `shown` moves can be seen. Each can be clicked.
/// Dots stand for the move of whose turn it is.
pub fn moves(
    canvas: &mut Canvas<'_>,
    area: Rect,
    heading: &str,
    (moves, shown, seats): (&[Listed], usize, u8),
    turn: Option<Seat>,
) {
    let theme = canvas.theme;
    let (left, top, right) = (i32::from(area.x), i32::from(area.y), i32::from(area.right()));
    canvas.put(left, top, heading, theme.strong());
    let dots = turn.map(|seat| Listed { seat, text: theme.pick("…", "..").to_owned() });
    let all: Vec<Listed> = moves.iter().cloned().chain(dots).collect();
    let column = (i32::from(area.width) - 4) / 2;
    let rows = rows(&all, seats, column);
    let room = usize::from(area.height).saturating_sub(1);
    let is_last = |ply: usize| ply == shown || (shown == moves.len() && ply == all.len());
    let at = rows.iter().rposition(|row| row.cells.iter().any(|cell| is_last(cell.1))).unwrap_or(0);
    let first = if rows.len() <= room { 0 } else { (at + 1).saturating_sub(room).min(rows.len() - room) };
    for (line, row) in rows.iter().skip(first).take(room).enumerate() {
        let y = top + 1 + line as i32;
        let number = row.cells.first().map_or(0, |cell| cell.1);
        canvas.put_right(left + 3, y, &number.to_string(), theme.quiet());
        for (place, ply) in &row.cells {
            let text = &all[ply - 1].text;
            let wide = width(text).max(column - 1);
            let x = (left + 4 + *place as i32 * column).min(right - wide).max(left + 4);
            let cell = rect(x, y, wide.min(right - x), 1);
            let style = if *ply > moves.len() { theme.quiet() } else { theme.ink() };
            canvas.put(x, y, &cut(text, right - x), style);
            if *ply == shown {
                let strong = theme.on(theme::INK, theme::PANEL).add_modifier(Modifier::BOLD);
                canvas.dye(cell, strong.add_modifier(Modifier::UNDERLINED));
            }
            if *ply <= moves.len() {
                canvas.hit(cell, Hit::Ply(*ply));
            }
        }
    }
}

/// A text of at most so many columns; what is cut off leaves a sign.
pub fn cut(text: &str, columns: i32) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let room = usize::try_from(columns - 1).unwrap_or(0);
    let mut kept: String = text.chars().take(room).collect();
    if columns > 0 {
        kept.push('…');
    }
    kept
}

//! A table of 17 columns and 5 rows, or of 19 and 7: name and counts in the upper rim, the marker in the lower one.

use ratatui::style::{Modifier, Style};
use tabuleiro_game::Mark;

use super::chair::{Chair, Sign, best, brief, sign};
use super::house::{COMPASS, House, Tea};
use super::say;
use super::tints::{Brush, WOOD, glaze};
use crate::canvas::{Canvas, Hit, rect, width};

/// How large everything is.
pub(super) struct Measure {
    /// A table.
    pub(super) table: (i32, i32),
    /// How far from one table to the next.
    pub(super) step: (i32, i32),
    /// How far from one row of seats to the next.
    row: i32,
    /// The column of the first seat.
    first: i32,
}

pub(super) const FLAT: Measure = Measure { table: (17, 5), step: (19, 6), row: 1, first: 1 };
/// Seats stand apart from one row to the next, as they do beside one another.
pub(super) const TALL: Measure = Measure { table: (19, 7), step: (21, 8), row: 2, first: 2 };

/// How many columns a seat takes, with half of the gaps beside it.
const SEAT: i32 = 5;

/// The lines of a frame: corners from the upper left to the lower right, across, down.
pub(super) struct Frame {
    pub(super) corners: [&'static str; 4],
    pub(super) across: &'static str,
    pub(super) down: &'static str,
}

impl Frame {
    /// Heavy where Black has claimed a table, double where Green has.
    pub(super) fn of(house: House<'_>, table: usize) -> Frame {
        let (corners, across, down) = match (house.scene.theme.is_ascii, house.claimed(table)) {
            (false, None) => (["╭", "╮", "╰", "╯"], "─", "│"),
            (false, Some(Tea::Black)) => (["┏", "┓", "┗", "┛"], "━", "┃"),
            (false, Some(Tea::Green)) => (["╔", "╗", "╚", "╝"], "═", "║"),
            (true, None) => (["+"; 4], "-", "|"),
            (true, Some(Tea::Black)) => (["#"; 4], "#", "H"),
            (true, Some(Tea::Green)) => (["+"; 4], "=", "|"),
        };
        Frame { corners, across, down }
    }

    /// How the frame of a table is drawn: where the waiter is and where the cursor is stand out.
    pub(super) fn style(house: House<'_>, table: usize, brush: Brush) -> Style {
        let spot = house.table_spot(table);
        let is_waiters =
            house.waiter(&house.scene.view.tokens).and_then(|spot| house.table_of(spot)) == Some(table);
        match spot.map_or(Sign::Plain, |spot| sign(house, spot)) {
            Sign::Focus => brush.focus_line(),
            Sign::Held | Sign::Forbidding => brush.mark(),
            _ if is_waiters => brush.mark(),
            _ if house.claimed(table).is_some() => brush.quiet().add_modifier(Modifier::BOLD),
            _ => brush.quiet(),
        }
    }
}

/// Draws a table whose upper left corner is there.
pub(super) fn draw(
    house: House<'_>,
    table: usize,
    (x, y): (i32, i32),
    measure: &Measure,
    canvas: &mut Canvas<'_>,
) {
    let (columns, rows) = measure.table;
    let brush = Brush::new(house.scene.theme);
    if brush.theme.is_painted() {
        canvas.fill(rect(x, y, columns, rows), brush.theme.on(crate::theme::INK, WOOD));
    }
    let frame = Frame::of(house, table);
    let style = Frame::style(house, table, brush);
    lines(&frame, style, (x, y), measure.table, canvas);
    upper(house, table, (x + 1, y), columns - 2, brush, canvas);
    lower(house, table, (x + 1, y + rows - 1), columns - 2, brush, canvas);
    for seat in 0..COMPASS.len() {
        let (row, column) = (seat as i32 / 3, seat as i32 % 3);
        if let Some(spot) = house.chair_spot(table, seat) {
            let chair = Chair::new(house, spot);
            let at = (x + measure.first + column * SEAT, y + 1 + row * measure.row);
            draw_chair(house, &chair, at, brush, canvas);
            canvas.hit(rect(at.0, at.1, SEAT, measure.row), Hit::Spot(chair.spot));
        }
    }
}

/// Draws a frame of that size.
pub(super) fn lines(
    frame: &Frame,
    style: Style,
    (x, y): (i32, i32),
    size: (i32, i32),
    canvas: &mut Canvas<'_>,
) {
    let (right, bottom) = (x + size.0 - 1, y + size.1 - 1);
    let across = frame.across.repeat((size.0 - 2).max(0) as usize);
    let [upper_left, upper_right, lower_left, lower_right] = frame.corners;
    canvas.put(x, y, &format!("{upper_left}{across}{upper_right}"), style);
    canvas.put(x, bottom, &format!("{lower_left}{across}{lower_right}"), style);
    for row in y + 1..bottom {
        canvas.put(x, row, frame.down, style);
        canvas.put(right, row, frame.down, style);
    }
}

/// The name, what is to be said of the table, and how many cups stand there.
fn upper(
    house: House<'_>,
    table: usize,
    (x, y): (i32, i32),
    room: i32,
    brush: Brush,
    canvas: &mut Canvas<'_>,
) {
    let behind = put_name(house, table, (x, y), brush, canvas);
    let start = put_counts(house, table, (x + room, y), brush, canvas, "");
    let free = (start - behind).max(0) as usize;
    if let Some(value) = house.table_spot(table).and_then(|spot| house.value(spot)) {
        let mut worth = brief(value, brush.theme, free.min(4));
        if worth.chars().count() < free {
            worth.push(' ');
        }
        let style = if brush.theme.is_painted() { brush.ink() } else { brush.value(value.sign()) };
        canvas.put(behind, y, &worth, best(value, style));
    } else if let Some(done) = done(house, table).filter(|done| width(done) <= free as i32) {
        canvas.put(behind, y, &done, brush.ink());
    }
}

/// The name of a table with what sets it off; the column behind it.
pub(super) fn put_name(
    house: House<'_>,
    table: usize,
    (x, y): (i32, i32),
    brush: Brush,
    canvas: &mut Canvas<'_>,
) -> i32 {
    let theme = brush.theme;
    let Some(spot) = house.table_spot(table) else { return x };
    let sign = match sign(house, spot) {
        Sign::Plain if house.turning() == Some(table) => Sign::Held,
        sign => sign,
    };
    let (mut before, behind) = sign.brackets(theme);
    if sign == Sign::Plain && house.scene.is_open(spot) {
        before = theme.pick("◌", "+");
    }
    let is_marked = house.scene.is_open(spot) || Frame::style(house, table, brush) == brush.mark();
    let style = match sign {
        Sign::Focus => theme.focus(),
        Sign::Held => theme.badge(),
        _ if is_marked => brush.mark(),
        _ => brush.ink().add_modifier(Modifier::BOLD),
    };
    canvas.put(x, y, &format!("{before}{}{behind}", house.name(table)), style)
}

/// How many cups of each tea stand there, ending before a column; the column where that begins.
pub(super) fn put_counts(
    house: House<'_>,
    table: usize,
    (right, y): (i32, i32),
    brush: Brush,
    canvas: &mut Canvas<'_>,
    gap: &str,
) -> i32 {
    let cups = house.cups(&house.scene.view.tokens, house.shown_at(table));
    let claimed = house.claimed(table);
    let mut x = right - 1;
    let parts = Tea::ALL.map(|tea| {
        let is_his = claimed == Some(tea);
        let sign = if is_his { house.flag(tea) } else { house.sign(tea).to_owned() };
        (format!("{sign}{gap}{}", cups[tea as usize]), is_his)
    });
    canvas.put(x, y, " ", brush.ink());
    for (part, is_his) in parts.iter().rev() {
        let style = if *is_his { brush.ink().add_modifier(Modifier::BOLD) } else { brush.ink() };
        x -= width(part) + 1;
        canvas.put(x, y, &format!(" {part}"), style);
        x -= width(gap);
    }
    x + width(gap)
}

/// What the last move did to a whole table.
fn done(house: House<'_>, table: usize) -> Option<String> {
    let theme = house.scene.theme;
    house.scene.view.marks.iter().find_map(|mark| match mark {
        Mark::Turned(spot, degrees) if house.table_of(*spot) == Some(table) => {
            Some(if theme.is_ascii { format!("ro+{}", degrees / 45) } else { format!("↻{degrees}") })
        }
        Mark::Swapped(one, other) => {
            let (one, other) = (house.table_of(*one)?, house.table_of(*other)?);
            let partner = if one == table { other } else { one };
            [one, other].contains(&table).then(|| theme.pick("⇄", "<>").to_owned() + &house.name(partner))
        }
        _ => None,
    })
}

/// The marker: what it does, and how many cups it needs or that it has been used.
fn lower(
    house: House<'_>,
    table: usize,
    (x, y): (i32, i32),
    room: i32,
    brush: Brush,
    canvas: &mut Canvas<'_>,
) {
    let Some(marker) = house.marker(table) else { return };
    let theme = brush.theme;
    let label = label(house, marker.kind);
    let (text, number) =
        if marker.is_used { (brush.used(), brush.used()) } else { (brush.ink(), brush.ink()) };
    let behind = if house.waiting() == Some(table) {
        canvas.put(x, y, &format!("[{label}]"), theme.badge())
    } else {
        canvas.put(x, y, &format!(" {label} "), text)
    };
    let end = match marker.needs {
        Some(needs) => needs.to_string(),
        None => house.tick(),
    };
    let right = x + room;
    let sign = if right - behind > 1 { format!(" {end}") } else { end };
    let number = if marker.is_used { number } else { number.add_modifier(Modifier::BOLD) };
    canvas.put_right(right, y, &sign, number);
}

/// What a marker does, in a dozen columns.
fn label(house: House<'_>, kind: &str) -> String {
    let (key, tea) = match kind {
        "carry-black" => ("tui-oolong-carries", Tea::Black),
        "carry-green" => ("tui-oolong-carries", Tea::Green),
        "send-black" => ("tui-oolong-sends", Tea::Black),
        "send-green" => ("tui-oolong-sends", Tea::Green),
        "turn" => ("tui-oolong-turns", Tea::Black),
        "swap-unclaimed" => ("tui-oolong-swaps", Tea::Black),
        _ => ("tui-oolong-swaps-claimed", Tea::Black),
    };
    let waiter = house.scene.theme.pick("♙", "[w]");
    house.scene.speaker.say(&say(key).with("cup", house.sign(tea)).with("waiter", waiter))
}

/// What a seat shows: three columns, four with a cup and the waiter.
fn draw_chair(
    house: House<'_>,
    chair: &Chair<'_>,
    (x, y): (i32, i32),
    brush: Brush,
    canvas: &mut Canvas<'_>,
) {
    let theme = brush.theme;
    if let Some((worth, style)) = chair.worth(brush, SEAT as usize - 1) {
        let before = if chair.sign == Sign::Focus { chair.sign.brackets(theme).0 } else { " " };
        let blank = SEAT - 1 - width(&worth);
        let text = format!("{before}{worth}{}", " ".repeat((blank + 1) as usize / 2));
        canvas.put(x + blank / 2, y, &text, style);
        return;
    }
    if let Some(value) = chair.value.filter(|_| chair.is_free_cup() && !chair.has_waiter) {
        canvas.put(x, y, &chair.text(house), chair.style(brush));
        canvas.put(x + 1, y, &brief(value, theme, 4), best(value, brush.value(value.sign())));
        return;
    }
    let (before, behind) = chair.sign.brackets(theme);
    let style = chair.style(brush);
    let pill = chair.cup.filter(|_| chair.sign == Sign::Plain && theme.is_painted());
    if let Some(tea) = pill {
        let edge = theme.on(glaze(tea), WOOD);
        canvas.put(x + 1, y, "▐", edge);
        canvas.put(x + 3, y, "▌", edge);
        canvas.put(x + 2, y, house.sign(tea), style);
    } else {
        canvas.put(x + 1, y, &format!("{before}{}{behind}", chair.text(house)), style);
    }
    if chair.is_free_cup() {
        canvas.put(x, y, theme.pick("◌", "+"), brush.mark());
    }
}

//! A table of 35 columns and 14 rows under a row with its name: round where grounds are painted, of lines elsewhere.

use ratatui::style::{Modifier, Style};
use tabuleiro_game::{Mark, SpotKind};

use super::blocks::{Part, Round};
use super::chair::{Chair, Sign, best, sign};
use super::house::{COMPASS, House, Tea};
use super::say;
use super::small::{Frame, lines, put_counts, put_name};
use super::tints::{BLACK, BLACK_RIM, Brush, DARK_GREEN, GREEN, PAPER, PLATE, RIM, WOOD, glaze, pale};
use crate::canvas::{Canvas, Hit, rect, width};
use crate::theme::{self, Theme, Tint};

/// How large a table is, without the row above it.
pub(super) const TABLE: (i32, i32) = (35, 14);
/// How far from one table to the next.
pub(super) const STEP: (i32, i32) = (38, 15);
/// A seat with what may stand beside it, and how far from one to the next.
const SEAT: (i32, i32) = (9, 3);
const SEAT_STEP: (i32, i32) = (10, 4);
/// A cup: what is left of a seat without the columns beside it.
const CUP: Round = Round { columns: 7, rows: 3, radius: 2.9, rim: 1.0 };

/// Draws a table; the row with its name begins there.
pub(super) fn draw(house: House<'_>, table: usize, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let brush = Brush::new(house.scene.theme);
    if brush.theme.is_painted() {
        paint_top(house, table, (x, y + 1), canvas);
    } else {
        lines(&Frame::of(house, table), Frame::style(house, table, brush), (x, y + 1), TABLE, canvas);
    }
    heading(house, table, (x, y), canvas);
    plate(house, table, (x, y + TABLE.1), brush, canvas);
    for seat in 0..COMPASS.len() {
        let (row, column) = (seat as i32 / 3, seat as i32 % 3);
        if let Some(spot) = house.chair_spot(table, seat) {
            let chair = Chair::new(house, spot);
            let at = (x + 3 + column * SEAT_STEP.0, y + 2 + row * SEAT_STEP.1);
            draw_chair(house, &chair, at, brush, canvas);
            canvas.hit(rect(at.0, at.1, SEAT_STEP.0, SEAT_STEP.1), Hit::Spot(chair.spot));
        }
    }
}

/// The wood and its rim: heavy charcoal where Black has claimed the table, striped green where Green has.
fn paint_top(house: House<'_>, table: usize, at: (i32, i32), canvas: &mut Canvas<'_>) {
    let spot = house.table_spot(table);
    let sign = spot.map_or(Sign::Plain, |spot| sign(house, spot));
    let is_waiters =
        house.waiter(&house.scene.view.tokens).and_then(|spot| house.table_of(spot)) == Some(table);
    let claimed = house.claimed(table);
    let rim = if claimed == Some(Tea::Black) { 1.4 } else { 1.0 };
    let round = Round { columns: TABLE.0, rows: TABLE.1, radius: 5.0, rim };
    round.paint(canvas, at, |part, x, y| match part {
        Part::Outside => theme::PAGE,
        Part::Inside => WOOD,
        Part::Rim => match (sign, claimed) {
            (Sign::Focus, _) => theme::FOCUS,
            (Sign::Held | Sign::Forbidding, _) => theme::TERRA,
            (_, Some(Tea::Black)) => BLACK_RIM,
            (_, Some(Tea::Green)) if (x + 2 * y) / 3 % 2 == 0 => DARK_GREEN,
            (_, Some(Tea::Green)) => GREEN,
            _ if is_waiters => theme::TERRA,
            _ => RIM,
        },
    });
}

/// The row above a table: its name, what there is to say of it, and how many cups stand there.
fn heading(house: House<'_>, table: usize, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let scene = house.scene;
    let theme = scene.theme;
    let brush = Brush { theme, is_on_page: true };
    let mut behind = put_name(house, table, (x + 1, y), brush, canvas);
    let start = put_counts(house, table, (x + TABLE.0 - 1, y), brush, canvas, " ");
    let is_set_off = house.table_spot(table).is_some_and(|spot| sign(house, spot) != Sign::Plain);
    behind += i32::from(is_set_off || house.turning() == Some(table));
    if let Some(value) = house.table_spot(table).and_then(|spot| house.value(spot)) {
        let style = if value.sign() < 0 { theme.bad() } else { theme.good() };
        behind = 1 + canvas.put(behind, y, &scene.brief(value), best(value, style));
    }
    let (note, style) = note(house, table, brush);
    if width(&note) <= start - behind {
        canvas.put(behind, y, &note, style);
    }
}

/// What there is to say of a table.
fn note(house: House<'_>, table: usize, brush: Brush) -> (String, Style) {
    let scene = house.scene;
    let theme = scene.theme;
    if let Some(done) = done(house, table) {
        return (done, theme.quiet());
    }
    let is_at = |tokens| house.waiter(tokens).and_then(|spot| house.table_of(spot)) == Some(table);
    let is_served = house.open(SpotKind::Place).any(|spot| house.table_of(spot) == Some(table));
    let is_here = is_at(&scene.view.tokens);
    if is_here && is_served && !house.is_carrying() {
        return (scene.say(&say("tui-oolong-here")), brush.mark());
    }
    if !is_here && scene.preview.is_some() && is_at(house.after()) {
        return (scene.say(&say("tui-oolong-next")), brush.mark());
    }
    match house.claimed(table) {
        Some(tea) => (scene.say(&say("tui-oolong-claimed").with("who", house.player(tea))), theme.quiet()),
        None => (String::new(), theme.quiet()),
    }
}

/// What the last move did to a whole table.
fn done(house: House<'_>, table: usize) -> Option<String> {
    house.scene.view.marks.iter().find_map(|mark| match mark {
        Mark::Turned(spot, degrees) if house.table_of(*spot) == Some(table) => {
            Some(house.scene.say(&say("tui-oolong-turned").with("degrees", i64::from(*degrees))))
        }
        Mark::Swapped(one, other) => {
            let (one, other) = (house.table_of(*one)?, house.table_of(*other)?);
            let partner = if one == table { other } else { one };
            let said = say("tui-oolong-swapped").with("table", house.name(partner));
            [one, other].contains(&table).then(|| house.scene.say(&said))
        }
        _ => None,
    })
}

/// The marker on the lower rim.
fn plate(house: House<'_>, table: usize, (x, y): (i32, i32), brush: Brush, canvas: &mut Canvas<'_>) {
    let Some(marker) = house.marker(table) else { return };
    let theme = brush.theme;
    let name = marker.name.as_ref().map(|name| house.scene.say(name)).unwrap_or_default();
    let number = marker.needs.map_or(house.tick(), |needs| needs.to_string());
    let is_waiting = house.waiting() == Some(table);
    let name = if is_waiting { format!("[{name}]") } else { format!(" {name} ") };
    let style = match (marker.is_used, theme.is_painted()) {
        _ if is_waiting => theme.badge(),
        (true, true) => theme.on(theme::INK2, theme::PAGE),
        (false, true) => theme.on(theme::INK, PLATE),
        (true, false) => brush.used(),
        (false, false) => brush.ink(),
    };
    let bold = if marker.is_used { style } else { style.add_modifier(Modifier::BOLD) };
    let start = x + (TABLE.0 - width(&name) - width(&number) - 2) / 2;
    let behind = canvas.put(start, y, &name, style);
    canvas.put(behind, y, &format!(" {number} "), bold);
}

/// A seat: what stands on it, and what is pointed out there.
fn draw_chair(house: House<'_>, chair: &Chair<'_>, at: (i32, i32), brush: Brush, canvas: &mut Canvas<'_>) {
    let (x, y) = at;
    let theme = brush.theme;
    let ground = saucer(chair, (x + 1, y), brush, canvas);
    let middle = (x + 1, y + 1);
    match chair.worth(brush, 5) {
        Some((worth, style)) if chair.sign != Sign::Focus => {
            canvas.put_middle(middle.0, middle.1, 7, &worth, style);
        }
        Some((worth, _)) => canvas.put_middle(middle.0, middle.1, 7, &worth, ground),
        None => {
            let text = chair.text(house);
            let text = match chair.sign {
                Sign::Waiter | Sign::WaiterComing => spread(&text),
                Sign::Coming if chair.cup.is_none() || theme.is_painted() => {
                    bracketed(Sign::Coming, &text, theme)
                }
                _ if chair.is_coming && theme.is_painted() => bracketed(Sign::Coming, &text, theme),
                _ => text,
            };
            canvas.put_middle(middle.0, middle.1, 7, &text, ground);
        }
    }
    if let Some(value) = chair.value.filter(|_| chair.is_free_cup()) {
        let style = brush.value(value.sign());
        canvas.put_middle(x + 1, y + 2, 7, &house.scene.brief(value), best(value, style));
    }
    beside(chair, at, brush, canvas);
    if chair.is_free_cup() {
        canvas.put(x, y + 1, theme.pick("◌", "+"), brush.mark());
    }
}

/// The waiter in brackets, with a cup beside it or not.
fn spread(text: &str) -> String {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(cup), Some(waiter)) => format!("[{cup} {waiter}]"),
        _ => format!("[{text}]"),
    }
}

fn bracketed(sign: Sign, text: &str, theme: Theme) -> String {
    let (before, behind) = sign.brackets(theme);
    format!("{before}{text}{behind}")
}

/// What lies under a seat's text; how that text is written.
fn saucer(chair: &Chair<'_>, at: (i32, i32), brush: Brush, canvas: &mut Canvas<'_>) -> Style {
    let theme = brush.theme;
    let has_badge = matches!(chair.sign, Sign::Held | Sign::Waiter);
    let rim = match chair.sign {
        Sign::Held | Sign::Waiter => Some(theme::TERRA),
        _ => None,
    };
    if !theme.is_painted() {
        outline(chair, at, brush, canvas);
        return match chair.sign {
            Sign::Focus => chair.cup.map_or(brush.paper(), |tea| brush.on_cup(tea)),
            _ => chair.style(brush),
        };
    }
    let (fill, edge, style): (Tint, Tint, Style) = match chair.cup {
        Some(tea) if chair.is_coming => (pale(tea), edge_of(tea), brush.coming(tea)),
        Some(tea) => (glaze(tea), rim.unwrap_or(edge_of(tea)), brush.on_cup(tea)),
        None if has_badge => (theme::TERRA, theme::TERRA, theme.badge()),
        None if chair.is_open => (PAPER, PAPER, brush.paper()),
        None if chair.sign == Sign::Forbidding => return brush.mark(),
        None if chair.sign == Sign::Focus => return brush.mark(),
        None => return chair.style(brush),
    };
    CUP.paint(canvas, at, |part, _, _| match part {
        Part::Outside => WOOD,
        Part::Rim => edge,
        Part::Inside => fill,
    });
    style
}

fn edge_of(tea: Tea) -> Tint {
    match tea {
        Tea::Black => BLACK,
        Tea::Green => DARK_GREEN,
    }
}

/// A cup of lines: heavy with a lid, light without, dashed if it is not there yet.
fn outline(chair: &Chair<'_>, (x, y): (i32, i32), brush: Brush, canvas: &mut Canvas<'_>) {
    let theme = brush.theme;
    let Some(tea) = chair.cup else { return };
    let frame = match (theme.is_ascii, chair.is_coming, tea) {
        (false, true, _) => Frame { corners: ["╭", "╮", "╰", "╯"], across: "╌", down: "╎" },
        (false, false, Tea::Black) => {
            Frame { corners: ["┏", "┓", "┗", "┛"], across: "━", down: "┃" }
        }
        (false, false, Tea::Green) => {
            Frame { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" }
        }
        (true, true, _) => Frame { corners: [".", ".", ":", ":"], across: ".", down: ":" },
        (true, false, Tea::Black) => Frame { corners: ["#"; 4], across: "#", down: "#" },
        (true, false, Tea::Green) => Frame { corners: [".", ".", "'", "'"], across: "-", down: "|" },
    };
    let style = match chair.sign {
        Sign::Held | Sign::Waiter if !chair.is_coming => theme.terra(),
        _ if chair.is_coming => brush.coming(tea),
        _ => brush.on_cup(tea),
    };
    lines(&frame, style, (x, y), (CUP.columns, CUP.rows), canvas);
}

/// What stands in the columns beside a seat: bars for the cursor, corners for the last move, signs for the others.
fn beside(chair: &Chair<'_>, (x, y): (i32, i32), brush: Brush, canvas: &mut Canvas<'_>) {
    let theme = brush.theme;
    let right = x + SEAT.0 - 1;
    let (before, behind) = chair.sign.brackets(theme);
    match chair.sign {
        Sign::Focus | Sign::Held => {
            let style = if chair.sign == Sign::Focus { theme.focus() } else { theme.badge() };
            for row in 0..SEAT.1 {
                let is_middle = row == SEAT.1 / 2;
                let bar = if chair.sign == Sign::Focus { theme.pick("║", "|") } else { " " };
                canvas.put(x, y + row, if is_middle { before } else { bar }, style);
                canvas.put(right, y + row, if is_middle { behind } else { bar }, style);
            }
        }
        Sign::Last if chair.cup.is_some() && !theme.is_ascii => {
            for (column, row, corner) in [(x, y, "┏"), (right, y, "┓"), (x, y + 2, "┗"), (right, y + 2, "┛")]
            {
                canvas.put(column, row, corner, brush.ink().add_modifier(Modifier::BOLD));
            }
        }
        Sign::Plain | Sign::Waiter | Sign::WaiterComing | Sign::Coming => {}
        _ => {
            canvas.put(x, y + 1, before, brush.mark());
            canvas.put(right, y + 1, behind, brush.mark());
        }
    }
}

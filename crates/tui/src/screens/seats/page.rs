//! How the choice of seats and rules is drawn: the rows at the left, what the one in focus can be at the right.

use ratatui::layout::Rect;
use tabuleiro_game::{OptionField, OptionValues};
use tabuleiro_table::Player;
use tabuleiro_table::clock::Control;
use tabuleiro_text::wrap;

use super::values::fitting;
use super::{Row, Seats, VALUES, say, word};
use crate::canvas::{Canvas, Hit, rect};
use crate::screen::Context;
use crate::screens::list;
use crate::screens::seating::{only_person, shown};
use crate::surround::{self, MARGIN};

/// From so many columns on the right side tells how each player plays.
const WIDE: u16 = 120;
/// How wide the left side is, in a narrow and in a wide window.
const LEFT: (i32, i32) = (36, 46);
/// Ratings end at most so far from the names they belong to.
const RATING: i32 = 40;
/// How many rows stand below both sides: what is told about the row in focus, and the help line.
const BELOW: i32 = 7;

/// Draws it.
pub(super) fn draw(seats: &Seats, canvas: &mut Canvas<'_>, context: &Context) {
    let is_wide = canvas.area.width >= WIDE;
    let title = context.say(&seats.seating.kind.title());
    surround::title(canvas, &title, &word("tui-seats-about", context), "");
    let (width, height) = (i32::from(canvas.area.width), i32::from(canvas.area.height));
    let (side, left) = if is_wide { (LEFT.1, (width - 146).max(4) / 2) } else { (LEFT.0, MARGIN) };
    let rows = height - 2 - BELOW;
    draw_rows(seats, canvas, rect(left, 2, side, rows), context);
    let right = left + side + if is_wide { 6 } else { 3 };
    let edge = (width - MARGIN).min(right + 92);
    draw_values(seats, canvas, rect(right, 2, edge - right, rows), is_wide, context);
    let below = rect(left + 2, height - BELOW + 1, (edge - left - 4).min(100), BELOW - 2);
    draw_told(seats, canvas, below, context);
}

/// The seats and the options.
fn draw_rows(seats: &Seats, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
    let theme = canvas.theme;
    let (x, mut y) = (i32::from(area.x), i32::from(area.y));
    let columns = i32::from(area.width);
    canvas.put(x + 2, y, &word("tui-seats-seats", context), theme.terra());
    for (number, seat) in seats.seating.seats.iter().enumerate() {
        y += 1;
        let row = list::row(x, y, columns);
        canvas.hit(row, Hit::Row(number));
        let (strong, quiet) = list::ground(canvas, row, seats.at == number);
        let who =
            seats.seating.seated().get(number).map(|player| who(seats, player, context)).unwrap_or_default();
        canvas.put(x + 2, y, &list::cut(&context.say(seat), 17, theme), quiet);
        canvas.put(x + 20, y, &list::cut(&who, columns - 21, theme), strong);
    }
    y += 1;
    let row = list::row(x, y, columns);
    canvas.hit(row, Hit::Row(seats.clock_row()));
    let (strong, quiet) = list::ground(canvas, row, seats.at == seats.clock_row());
    canvas.put(x + 2, y, &list::cut(&word("tui-seats-clock", context), 17, theme), quiet);
    canvas.put(x + 20, y, &list::cut(&clock(seats.seating.clock, context), columns - 21, theme), strong);
    if !seats.fields.is_empty() {
        canvas.put(x + 2, y + 2, &word("tui-seats-rules", context), theme.terra());
        y += 2;
    }
    for (number, field) in seats.fields.iter().enumerate() {
        y = draw_option(seats, canvas, number, field, (x, y + 1, columns), context);
    }
}

/// An option: what it decides in as many rows as that takes, and its value; the last of the rows.
fn draw_option(
    seats: &Seats,
    canvas: &mut Canvas<'_>,
    number: usize,
    field: &OptionField,
    (x, y, columns): (i32, i32, i32),
    context: &Context,
) -> i32 {
    let row = seats.first_option() + number;
    let label = wrap(&context.say(&field.label), (columns - 4) as usize);
    let value = meaning(field, seats.option(field), context);
    let area = rect(x, y, columns, label.len() as i32 + 1);
    canvas.hit(area, Hit::Row(row));
    let theme = canvas.theme;
    let (strong, quiet) = list::ground(canvas, area, seats.at == row);
    for (line, text) in label.iter().enumerate() {
        canvas.put(x + 2, y + line as i32, text, quiet);
    }
    let end = y + label.len() as i32;
    canvas.put(x + 4, end, &list::cut(&value, columns - 5, theme), strong);
    end
}

/// What an option is now, in words.
fn meaning(field: &OptionField, value: Option<&str>, context: &Context) -> String {
    let known = match &field.values {
        OptionValues::OneOf(values) => values.iter().find(|(known, _)| Some(*known) == value),
        OptionValues::Text(_) => None,
    };
    match (known, value) {
        (Some((_, meaning)), _) => context.say(meaning),
        (None, Some(text)) => text.to_owned(),
        (None, None) => word("tui-seats-usual", context),
    }
}

/// What the row in focus can be, the part around what it is.
fn draw_values(seats: &Seats, canvas: &mut Canvas<'_>, area: Rect, is_wide: bool, context: &Context) {
    let theme = canvas.theme;
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    let title = list::cut(&values_title(seats, context), i32::from(area.width), theme);
    canvas.put(x, y, &title, theme.terra());
    let room = usize::from(area.height.saturating_sub(1));
    let lines = fitting(seats, i32::from(area.width), room, is_wide, context);
    let place = seats.place();
    let at = lines.iter().position(|line| line.value == Some(place)).unwrap_or(0);
    // A heading above the first values is shown with them.
    let first = list::first_shown(at, lines.len(), room);
    for (row, line) in lines.iter().skip(first).take(room).enumerate() {
        let y = y + 1 + row as i32;
        let Some(value) = line.value else {
            canvas.put(x, y, &line.text, theme.quiet());
            continue;
        };
        let is_set = value == place;
        let style = if is_set { theme.strong() } else { theme.ink() };
        if is_set && line.is_first {
            canvas.put(x, y, theme.pick("●", "*"), theme.terra());
        }
        canvas.put(x + 2, y, &line.text, style);
        canvas.put_right((i32::from(area.right()) - 2).min(x + RATING), y, &line.right, style);
        canvas.hit(rect(x, y, i32::from(area.width), 1), Hit::Row(VALUES + value));
    }
    let shown = rect(x, y + 1, i32::from(area.width), room as i32);
    list::more(canvas, shown, first > 0, first + room < lines.len());
}

fn values_title(seats: &Seats, context: &Context) -> String {
    match seats.row() {
        Row::Seat(seat) => {
            let name = seats.seating.seats.get(seat).map(|name| context.say(&name.with_article()));
            context.say(&say("tui-seats-who").with("seat", name.unwrap_or_default()))
        }
        Row::Clock => word("tui-seats-clock-which", context),
        Row::Option(number) => {
            seats.fields.get(number).map(|field| context.say(&field.label)).unwrap_or_default()
        }
    }
}

/// A clock as it is shown.
pub(super) fn clock(control: Control, context: &Context) -> String {
    if control == Control::None { word("tui-seats-no-clock", context) } else { control.to_string() }
}

/// Who sits there: “you”, if nobody else is a person.
fn who(seats: &Seats, player: &Player, context: &Context) -> String {
    let is_alone = only_person(seats.seating.seated()) == Some(player);
    if is_alone && player.own_name().is_none() {
        word("tui-seats-you", context)
    } else {
        shown(seats.seating.kind, player, context)
    }
}

/// What there is to know about the row in focus: what it is now, and more about that.
pub(super) fn told(seats: &Seats, context: &Context) -> [String; 2] {
    match seats.row() {
        Row::Seat(seat) => {
            let Some(player) = seats.seating.seated().get(seat) else { return Default::default() };
            let more = match seats.bots.iter().find(|card| Some(card.name) == player.level()) {
                Some(card) => format!("{} {}", context.say(&card.about), context.say(&card.strength_told())),
                None => word("tui-seats-person-about", context),
            };
            [who(seats, player, context) + ".", more]
        }
        Row::Clock => {
            let now = clock(seats.seating.clock, context) + ".";
            [now, word("tui-seats-clock-about", context)]
        }
        Row::Option(number) => {
            let field = seats.fields.get(number);
            [
                field.map(|field| meaning(field, seats.value().as_deref(), context)).unwrap_or_default(),
                String::new(),
            ]
        }
    }
}

fn draw_told(seats: &Seats, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
    if let Some(prompt) = &seats.prompt {
        return prompt.draw(canvas, area);
    }
    if let Some(fault) = &seats.fault {
        surround::sentence(canvas, area, &context.say(fault), "", true);
    } else if let Row::Seat(_) | Row::Clock = seats.row() {
        let [told, more] = told(seats, context);
        surround::sentence(canvas, area, &capital(&told), &more, false);
    }
}

/// A text that begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

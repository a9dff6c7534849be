//! What the row in focus can be, in lines: players with how they play, clocks, the values of an option.

use tabuleiro_game::{OptionField, OptionValues};
use tabuleiro_search::roster::Group;
use tabuleiro_table::Player;
use tabuleiro_table::control::OFFERED;
use tabuleiro_text::wrap;

use super::page::clock;
use super::{Row, Seats, say, word};
use crate::screen::Context;
use crate::screens::seating::shown;

/// A line of the right side.
pub(super) struct Line {
    /// Which value it belongs to, by place; `None` for a heading.
    pub(super) value: Option<usize>,
    pub(super) text: String,
    pub(super) right: String,
    pub(super) is_first: bool,
}

/// Of which players it is told how they play. Of the chosen one it is told below in any case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Described {
    All,
    Levels,
    Nobody,
}

/// As much as fits into so many rows.
pub(super) fn fitting(
    seats: &Seats,
    columns: i32,
    room: usize,
    is_wide: bool,
    context: &Context,
) -> Vec<Line> {
    let wide = [Described::All, Described::Levels].into_iter().filter(|_| is_wide);
    let mut all = wide.map(|described| lines(seats, columns, described, context));
    all.find(|lines| lines.len() <= room).unwrap_or_else(|| lines(seats, columns, Described::Nobody, context))
}

fn lines(seats: &Seats, columns: i32, described: Described, context: &Context) -> Vec<Line> {
    match seats.row() {
        Row::Seat(_) => players(seats, columns, described, context),
        Row::Clock => clocks(context),
        Row::Option(number) => {
            seats.fields.get(number).map(|field| meanings(field, columns, context)).unwrap_or_default()
        }
    }
}

/// A person and every player, in their groups; in a wide window with how they play.
fn players(seats: &Seats, columns: i32, described: Described, context: &Context) -> Vec<Line> {
    let is_wide = described != Described::Nobody;
    let person = word("tui-seats-person", context);
    let mut lines = vec![Line { value: Some(0), text: person, right: String::new(), is_first: true }];
    let mut group = None;
    for (number, card) in seats.bots.iter().enumerate() {
        if group != Some(card.group) {
            group = Some(card.group);
            lines.push(heading(String::new()));
            lines.push(heading(word(group_name(card.group), context)));
        }
        let name = shown(seats.seating.kind, &Player::Level(card.name.to_owned()), context);
        let is_told = described == Described::All || (is_wide && card.group == Group::Main);
        let about = if is_told { context.say(&card.about) } else { String::new() };
        let told = wrap(&about, (columns - 26).max(1) as usize);
        let first = told.first().map_or("", String::as_str);
        let named = format!("{name:14} {:>5}  {first}", card.rating).trim_end().to_owned();
        let (text, right) = if is_wide { (named, String::new()) } else { (name, card.rating.to_string()) };
        lines.push(Line { value: Some(number + 1), text, right, is_first: true });
        for more in told.iter().skip(1) {
            lines.push(Line {
                value: Some(number + 1),
                text: format!("{:22}{more}", ""),
                right: String::new(),
                is_first: false,
            });
        }
    }
    lines
}

fn heading(text: String) -> Line {
    Line { value: None, text, right: String::new(), is_first: true }
}

const fn group_name(group: Group) -> &'static str {
    match group {
        Group::Main => "tui-seats-levels",
        Group::Between => "tui-seats-between",
        Group::Report => "tui-seats-report",
    }
}

/// Every value of an option with what it means, or how its text looks.
fn meanings(field: &OptionField, columns: i32, context: &Context) -> Vec<Line> {
    let room = (columns - 6).max(1) as usize;
    match &field.values {
        OptionValues::OneOf(values) => {
            let each = values.iter().enumerate().flat_map(|(number, (_, meaning))| {
                let lines = wrap(&context.say(meaning), room).into_iter().enumerate();
                let told = lines.map(move |(row, text)| Line {
                    value: Some(number),
                    text,
                    right: String::new(),
                    is_first: row == 0,
                });
                told.chain([heading(String::new())])
            });
            each.collect()
        }
        OptionValues::Text(example) => {
            let told = context.say(&say("tui-seats-example").with("example", *example));
            wrap(&told, room).into_iter().map(heading).collect()
        }
    }
}

/// The clocks that are offered.
fn clocks(context: &Context) -> Vec<Line> {
    let line = |(number, text): (usize, &&str)| {
        let text = clock(text.parse().unwrap_or_default(), context);
        Line { value: Some(number), text, right: String::new(), is_first: true }
    };
    OFFERED.iter().enumerate().map(line).collect()
}

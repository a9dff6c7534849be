//! How the menu is drawn.

use ratatui::layout::Rect;
use tabuleiro_game::OptionValues;
use tabuleiro_table::Player;
use tabuleiro_text::wrap;

use super::left::Left;
use super::{Menu, say, word};
use crate::canvas::{Canvas, Hit, rect, width};
use crate::screen::Context;
use crate::screens::list;
use crate::screens::picture::Picture;
use crate::screens::seating::{Seating, only_person, opponents, shown};
use crate::theme::Theme;

/// How wide the list is, and where its second column begins.
const COLUMNS: (i32, i32) = (72, 12);

/// No title pushes what a game is further to the right than this.
const WIDEST_TITLE: i32 = 24;
/// The most columns for who sits opposite.
const OPPOSITE: i32 = 14;
/// From so many columns and rows on there is a picture beside the list, and more is told below it.
const ROOMY: (u16, u16) = (150, 44);
/// The most rows for what an option means.
const LONGEST: i32 = 4;
/// The room that a picture gets at least.
const PICTURE: i32 = 78;

/// Draws the menu.
pub(super) fn draw(menu: &mut Menu, canvas: &mut Canvas<'_>, context: &Context) {
    let (width, height) = (i32::from(canvas.area.width), i32::from(canvas.area.height));
    let is_roomy = canvas.area.width >= ROOMY.0 && canvas.area.height >= ROOMY.1;
    let left = if is_roomy { ((width - COLUMNS.0 - PICTURE) / 3).max(4) } else { (width - COLUMNS.0) / 2 };
    let top = if is_roomy { (height - 33) / 2 } else { (height - 24) / 2 + 1 };
    let below = draw_list(menu, canvas, (left, top), is_roomy, context);
    let below = draw_places(menu, canvas, left + 2, below, context);
    if is_roomy {
        draw_next(menu, canvas, left + 2, below + 2, context);
        let area = rect(left + COLUMNS.0 + 2, top, width - left - COLUMNS.0 - 4, height - top - 2);
        draw_picture(menu, canvas, area, context);
    }
}

/// The title, the game that was left and all games; the row below them.
fn draw_list(
    menu: &Menu,
    canvas: &mut Canvas<'_>,
    (left, top): (i32, i32),
    is_roomy: bool,
    context: &Context,
) -> i32 {
    let theme = canvas.theme;
    let end = canvas.put(left + 2, top, &word("tui-menu-title", context), theme.terra());
    let about = say("tui-menu-about").with("count", menu.games.len());
    canvas.put(end + 2, top, &context.say(&about), theme.quiet());
    let mut y = top + 2;
    if menu.left.is_some() {
        draw_left(menu, canvas, left, y, context);
        y += 2;
    } else if !is_roomy {
        y += 1;
    }
    // Each game has two rows of text, and a third where there is room.
    let room = i32::from(canvas.area.bottom()) - 6 - y;
    let step = if is_roomy || room >= 3 * menu.games.len() as i32 { 3 } else { 2 };
    let step = if room >= step * menu.games.len() as i32 { step } else { 1 };
    let titles = menu.games.iter().map(|game| width(&context.say(&game.kind.title()))).max().unwrap_or(0);
    let column = (titles + 3).clamp(COLUMNS.1, WIDEST_TITLE);
    for (number, game) in menu.games.iter().enumerate() {
        let row = number + usize::from(menu.left.is_some());
        let area = rect(left, y + step * number as i32, COLUMNS.0, step.min(2));
        draw_game(canvas, game, (row, column), area, menu.at == row, context);
    }
    y + step * menu.games.len() as i32 + i32::from(is_roomy || menu.left.is_none())
}

fn draw_left(menu: &Menu, canvas: &mut Canvas<'_>, x: i32, y: i32, context: &Context) {
    let Some(left) = &menu.left else { return };
    let theme = canvas.theme;
    let is_chosen = menu.at == 0;
    let area = list::row(x, y, COLUMNS.0);
    canvas.hit(area, Hit::Row(0));
    let (strong, quiet) = list::ground(canvas, area, is_chosen);
    if !is_chosen && left.is_your_turn() {
        canvas.put(x, y, theme.pick("▌", "|"), theme.terra());
    }
    let end = canvas.put(x + 2, y, &word("tui-menu-continue", context), strong).max(x + COLUMNS.1);
    let key = if is_chosen { "Enter" } else { "C" };
    canvas.put_right(x + COLUMNS.0 - 1, y, key, strong);
    let told = list::cut(&left.told(context), COLUMNS.0 - (end - x) - 9, theme);
    canvas.put(end + 2, y, &told, quiet);
}

/// A game, what it is from a column on, and who sits opposite.
fn draw_game(
    canvas: &mut Canvas<'_>,
    game: &Seating,
    (row, column): (usize, i32),
    area: Rect,
    is_chosen: bool,
    context: &Context,
) {
    let theme = canvas.theme;
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    canvas.hit(area, Hit::Row(row));
    let (strong, quiet) = list::ground(canvas, area, is_chosen);
    canvas.put(x + 2, y, &list::cut(&context.say(&game.kind.title()), column - 3, theme), strong);
    let opposite = list::cut(&opposite(game, context), OPPOSITE, theme);
    canvas.put_right(x + COLUMNS.0 - 1, y, &opposite, quiet);
    let room = COLUMNS.0 - column - OPPOSITE - 2;
    for (number, line) in
        fitted(&context.say(&game.kind.about()), room, area.height, theme).iter().enumerate()
    {
        canvas.put(x + column, y + number as i32, line, quiet);
    }
}

/// A text in rows of so many columns; what does not fit into the last is marked.
fn fitted(text: &str, columns: i32, rows: u16, theme: Theme) -> Vec<String> {
    let lines = wrap(text, columns as usize);
    let rows = usize::from(rows).max(1);
    let (shown, rest) = lines.split_at(rows.min(lines.len()));
    let mut shown = shown.to_vec();
    if let Some(last) = shown.last_mut().filter(|_| !rest.is_empty()) {
        *last = list::cut(&format!("{last} {}", rest.join(" ")), columns, theme);
    }
    shown
}

/// Who sits opposite: the levels, or people; or that nobody plays but them.
fn opposite(game: &Seating, context: &Context) -> String {
    let others = opponents(game.kind, game.seated(), context);
    if others.is_empty() {
        word("tui-menu-people", context)
    } else if game.seated().iter().any(Player::is_person) {
        others
    } else {
        word("tui-menu-watch", context)
    }
}

/// Where else there is to go, and what waits today; the row below.
fn draw_places(menu: &Menu, canvas: &mut Canvas<'_>, x: i32, y: i32, context: &Context) -> i32 {
    let theme = canvas.theme;
    let mut column = x;
    for (number, (letter, name)) in menu.places(context).into_iter().enumerate() {
        let key = letter.to_string();
        let is_chosen = menu.place == Some(number);
        let style = if is_chosen { theme.focus() } else { theme.quiet() };
        let place = rect(column, y, 2 + width(&name), 1);
        canvas.hit(place, Hit::Key(crossterm::event::KeyCode::Char(letter)));
        canvas.put(column, y, &key, theme.strong());
        column = canvas.put(column + 2, y, &name, style) + 4;
    }
    let area = rect(x, y + 2, COLUMNS.0 - 4, 2);
    if let Some(said) = &menu.said {
        canvas.put_wrapped(area, &context.say(said), theme.bad());
    } else if let Some(today) = &menu.today {
        let end = canvas.put(x, y + 2, &word("tui-menu-today", context), theme.strong());
        canvas.put_wrapped(
            rect(end + 2, y + 2, COLUMNS.0 - 4 - (end - x), 2),
            &context.say(today),
            theme.quiet(),
        );
    }
    y + 3
}

/// With whom and by which rules the game in focus would be played.
fn draw_next(menu: &Menu, canvas: &mut Canvas<'_>, x: i32, y: i32, context: &Context) {
    let theme = canvas.theme;
    let left = menu.left.as_ref().map(Left::seating);
    let Some(game) = menu.game(menu.at).or(left.as_ref()) else { return };
    let title = say("tui-menu-next").with("game", game.kind.title());
    canvas.put(x, y, &context.say(&title), theme.strong());
    let facts = facts(game, context);
    let label = facts.iter().map(|(label, _)| width(label)).max().unwrap_or(0).min(30) + 3;
    let mut row = y + 1;
    for (name, value) in &facts {
        canvas.put(x, row, &list::cut(name, label - 2, theme), theme.quiet());
        let area = rect(x + label, row, COLUMNS.0 - label - 2, LONGEST);
        row += i32::from(canvas.put_wrapped(area, value, theme.ink()).clamp(1, LONGEST as u16));
    }
}

/// Who sits where, and every option.
fn facts(game: &Seating, context: &Context) -> Vec<(String, String)> {
    let cards = game.kind.bots();
    let alone = only_person(game.seated()).filter(|player| player.own_name().is_none());
    let who = |player: &Player| match cards.iter().find(|card| Some(card.name) == player.level()) {
        Some(card) => {
            let rated = say("tui-menu-rated").with("who", shown(game.kind, player, context));
            context.say(&rated.with("rating", i64::from(card.rating)))
        }
        None if alone == Some(player) => word("tui-menu-you", context),
        None => shown(game.kind, player, context),
    };
    let seats = game.seats.iter().zip(game.seated()).map(|(seat, player)| (context.say(seat), who(player)));
    seats.chain(options(game, context)).collect()
}

/// Every option with what it is now.
fn options(game: &Seating, context: &Context) -> Vec<(String, String)> {
    let value = |key: &str| game.words.iter().find(|(word, _)| word == key).map(|(_, value)| value);
    let told = |field: tabuleiro_game::OptionField| {
        let now = value(field.key);
        let meaning = match &field.values {
            OptionValues::OneOf(values) => {
                let now = now.unwrap_or(&field.usual);
                values.iter().find(|(known, _)| known == now).map(|(_, meaning)| context.say(meaning))
            }
            OptionValues::Text(_) => now.cloned(),
        };
        (context.say(&field.label), meaning.unwrap_or_else(|| word("tui-menu-usual", context)))
    };
    game.kind.options().into_iter().map(told).collect()
}

fn draw_picture(menu: &mut Menu, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
    if menu.picture.as_ref().is_none_or(|(row, _)| *row != menu.at) {
        let of_left =
            || menu.left.as_ref().map(|left| Picture::of_table(left.table.as_ref(), left.told(context)));
        let made = match menu.game(menu.at) {
            Some(game) => Picture::of_kind(game.kind, context),
            None => of_left(),
        };
        menu.picture = made.map(|picture| (menu.at, picture));
    }
    if let Some((_, picture)) = &menu.picture {
        picture.draw(canvas, area, context);
        canvas.hit(area, Hit::Row(menu.at)); // a picture, not a board: a click on it opens the game
    }
}

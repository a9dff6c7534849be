//! How Oolong is drawn: nine tables with cups, the waiter, and each marker with what it does.
//!
//! | file | noun |
//! |---|---|
//! | `house` | what stands where, read from a scene |
//! | `names` | what things are called and how they are signed |
//! | `chair` | what one seat shows |
//! | `small`, `large` | a table in both sizes |
//! | `blocks` | round things from quarter blocks |
//! | `buttons` | the row of buttons while a marker is answered |
//! | `nouns` | the words of the help line |
//! | `tints` | the colours |

mod blocks;
mod buttons;
mod chair;
mod house;
mod large;
mod names;
mod nouns;
mod small;
mod tints;

use ratatui::layout::Rect;
use tabuleiro_game::{Message, Seat, SpotIndex, SpotKind, Words};

use crate::aim::{self, Direction};
use crate::canvas::{Canvas, Hit, rect, width};
use crate::scene::Scene;
use crate::skins::{Nouns, Size, Skin};
use house::{COMPASS, House, Tea};

/// The words of the tea house that the game itself does not have.
pub(crate) static WORDS: Words = Words {
    name: "tui-oolong",
    en: include_str!("../../words/skins/oolong.en.ftl"),
    pt: include_str!("../../words/skins/oolong.pt.ftl"),
};

const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// Oolong.
pub struct Oolong;

impl Skin for Oolong {
    fn extent(&self, _scene: &Scene<'_>, size: Size) -> (u16, u16) {
        let (table, step) = measures(size);
        let extent = |table: i32, step: i32| (2 * step + table) as u16;
        match size {
            Size::Small | Size::Middle => (extent(table.0, step.0), extent(table.1, step.1)),
            // A row with the names above, and one for buttons below.
            Size::Large => (extent(table.0, step.0), extent(table.1, step.1) + 2),
        }
    }

    fn draw(&self, scene: &Scene<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        let house = House { scene };
        let mut canvas = canvas.part(area);
        let (table_size, step) = measures(size);
        let corner = |table: usize| {
            let (row, column) = (table as i32 / 3, table as i32 % 3);
            (i32::from(area.x) + column * step.0, i32::from(area.y) + row * step.1)
        };
        for table in 0..COMPASS.len() {
            match size {
                Size::Small => small::draw(house, table, corner(table), &small::FLAT, &mut canvas),
                Size::Middle => small::draw(house, table, corner(table), &small::TALL, &mut canvas),
                Size::Large => large::draw(house, table, corner(table), &mut canvas),
            }
        }
        // While whole tables are chosen, a click anywhere on one means the table.
        for spot in house.open(SpotKind::Group).chain(scene.held.iter().copied()) {
            let is_group = scene.spot(spot).is_some_and(|spot| spot.kind == SpotKind::Group);
            if let Some(table) = house.table_of(spot).filter(|_| is_group) {
                let (x, y) = corner(table);
                canvas.hit(rect(x - 1, y, table_size.0 + 2, step.1), Hit::Spot(spot));
            }
        }
        draw_buttons(house, size, area, &mut canvas);
    }

    fn emblem(&self, scene: &Scene<'_>, seat: Seat) -> &'static str {
        House { scene }.sign(Tea::of(seat))
    }

    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let house = House { scene };
        let theme = scene.theme;
        let tea = Tea::of(seat);
        let mut canvas = canvas.part(area);
        let (x, y) = (i32::from(area.x), i32::from(area.y));
        let left = house.cups_left(&scene.view.tokens, tea);
        let key = if left == 1 { "tui-oolong-cup-left" } else { "tui-oolong-cups-left" };
        let left = scene.say(&say(key).with("count", left));
        canvas.put(x, y, &cut(&left, i32::from(area.width)), theme.quiet());
        let claims = (0..COMPASS.len()).filter(|table| house.claimed_now(*table) == Some(tea)).count();
        let flag = match (theme.is_ascii, tea) {
            (true, _) => "#",
            (false, Tea::Black) => "⚑",
            (false, Tea::Green) => "⚐",
        };
        let goal = scene.board.goal.and_then(|goal| usize::try_from(goal).ok()).unwrap_or(claims);
        let dots = theme.pick("·", ".").repeat(goal.saturating_sub(claims));
        let end = canvas.put(x, y + 1, &flag.repeat(claims), theme.strong());
        let end = canvas.put(end, y + 1, &dots, theme.quiet());
        let count = scene.say(&say("tui-oolong-of").with("count", claims).with("all", goal));
        canvas.put(end + 2, y + 1, &cut(&count, i32::from(area.right()) - end - 2), theme.quiet());
        2.min(area.height)
    }

    fn nouns(&self, scene: &Scene<'_>) -> Nouns {
        nouns::nouns(House { scene })
    }

    fn towards(&self, scene: &Scene<'_>, from: SpotIndex, way: Direction) -> Option<SpotIndex> {
        let house = House { scene };
        aim::nearest_by(scene.open, from, way, |spot| Some(lattice(house, spot)))
    }
}

/// How large a table is, and how far from one to the next.
fn measures(size: Size) -> ((i32, i32), (i32, i32)) {
    match size {
        Size::Small => (small::FLAT.table, small::FLAT.step),
        Size::Middle => (small::TALL.table, small::TALL.step),
        Size::Large => (large::TABLE, large::STEP),
    }
}

/// Buttons stand between two rows of small tables, next to the one they belong to, or below all large ones.
fn draw_buttons(house: House<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
    let Some(table) = buttons::table(house) else { return };
    let (table_size, step) = measures(size);
    let (row, column) = (table as i32 / 3, table as i32 % 3);
    let (left, top, columns) = (i32::from(area.x), i32::from(area.y), i32::from(area.width));
    let y = match size {
        Size::Small | Size::Middle => top + row.min(1) * step.1 + table_size.1,
        Size::Large => top + 2 * step.1 + table_size.1 + 1,
    };
    let middle = left + column * step.0 + table_size.0 / 2;
    buttons::draw(house, (left, y), columns, middle, canvas);
}

/// Where the cursor is on a lattice on which the seats of all tables lie in rows and columns, as they are drawn; buttons lie
/// below it.
fn lattice(house: House<'_>, spot: SpotIndex) -> (i32, i32) {
    const BELOW: i32 = 40;
    let place = |number: usize| (number as i32 % 3, number as i32 / 3);
    if let Some((table, seat)) = house.chair_of(spot) {
        let ((right, down), (x, y)) = (place(table), place(seat));
        return (4 * right + x, 4 * down + y);
    }
    if let Some(table) = house.table_of(spot) {
        let (right, down) = place(table);
        return (4 * right + 1, 4 * down + 1);
    }
    match house.scene.spot(spot).and_then(|spot| spot.naming.number) {
        Some(steps) => (i32::from(steps), BELOW),
        None if house.turns().next().is_some() => (8, BELOW),
        None => (5, BELOW),
    }
}

/// A text in at most so many columns; what does not fit ends with `…`.
fn cut(text: &str, columns: i32) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let keep = usize::try_from(columns - 1).unwrap_or(0);
    let kept: String = text.chars().take(keep).collect();
    if columns > 0 { kept.trim_end().to_owned() + "…" } else { kept }
}

//! How lessons and puzzles are listed.

use super::rows::{draw_row, row_of};
use super::{Entry, GAMES_FROM, Learn, Still, say, streak};
use crate::canvas::{Canvas, Hit, rect};
use crate::screen::Context;
use crate::skins::Size;
use crate::surround;

/// In which column the list begins, how many rows below the games, and how wide it is.
const LIST: (i32, i32, i32) = (4, 2, 66);
/// From so many columns on a board is shown beside the list.
const ROOMY: u16 = 140;

impl Learn {
    /// Draws everything.
    pub(super) fn draw_page(&self, canvas: &mut Canvas<'_>, context: &Context) {
        let title = context.say(&say("tui-learn-title"));
        let about = context.say(&say("tui-learn-about"));
        surround::title(canvas, &title, &about, &streak(context));
        self.draw_games(canvas, context);
        self.draw_list(canvas, context);
        let y = i32::from(canvas.area.bottom()) - 3;
        canvas.put(LIST.0, y, &days(context), canvas.theme.quiet());
        if canvas.area.width >= ROOMY {
            self.draw_still(canvas, context);
        }
    }

    /// The games side by side; the one that is chosen stands out.
    fn draw_games(&self, canvas: &mut Canvas<'_>, context: &Context) {
        let theme = canvas.theme;
        let (mut x, y) = (LIST.0, top(canvas));
        for (index, shelf) in self.shelves.iter().enumerate() {
            let title = format!(" {} ", context.say(&shelf.kind.title()));
            let style = if index == self.game { theme.badge() } else { theme.quiet() };
            let end = canvas.put(x - 1, y, &title, style);
            canvas.hit(rect(x - 1, y, end - x + 1, 1), Hit::Row(GAMES_FROM + index));
            x = end + 2;
        }
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, context: &Context) {
        let Some(shelf) = self.shelf() else { return };
        let (x, mut y, columns) = (LIST.0, top(canvas) + LIST.1, LIST.2);
        let mut heading = "";
        for (index, entry) in self.entries().into_iter().enumerate() {
            let key =
                if matches!(entry, Entry::Lesson(_)) { "tui-learn-lessons" } else { "tui-learn-puzzles" };
            if heading != key {
                y += i32::from(!heading.is_empty());
                canvas.put(x, y, &context.say(&say(key)), canvas.theme.strong());
                y += 1;
                heading = key;
            }
            let row = row_of(shelf, entry, context);
            draw_row(canvas, rect(x, y, columns, 1), &row, index == self.row);
            canvas.hit(rect(x - 2, y, columns + 2, 1), Hit::Row(index));
            y += 1;
        }
    }

    /// Beside the list, where there is room: the board on which the lesson or the puzzle begins.
    fn draw_still(&self, canvas: &mut Canvas<'_>, context: &Context) {
        let Some(Still { exercise, said }) = &self.still else { return };
        let (left, top) = (LIST.0 + LIST.2 + 4, top(canvas) + 2);
        let room = (i32::from(canvas.area.width) - left - 2, i32::from(canvas.area.height) - top - 4);
        exercise.with_scene(context, |scene| {
            let skin = exercise.skin();
            let (columns, rows) = skin.extent(scene, Size::Small);
            let (columns, rows) = (i32::from(columns), i32::from(rows));
            if columns > room.0 || rows > room.1 {
                return;
            }
            let area = rect(left + (room.0 - columns) / 2, top, columns, rows);
            skin.draw(scene, Size::Small, area, canvas);
            // A picture, not a board: a click anywhere on it begins.
            canvas.hit(area, Hit::Row(self.row));
            let text = rect(i32::from(area.x) + 2, top + rows + 1, columns.max(50) - 4, 6);
            canvas.put_wrapped(text, said, canvas.theme.quiet());
        });
    }
}

/// On how many days in a row a puzzle was solved, in a sentence.
fn days(context: &Context) -> String {
    match context.progress.days_by(tabuleiro_home::progress::today()) {
        0 => context.say(&say("tui-learn-days-none")),
        1 => context.say(&say("tui-learn-days-one")),
        days => context.say(&say("tui-learn-days").with("days", days)),
    }
}

/// The row of the games: a little lower in a large window.
fn top(canvas: &Canvas<'_>) -> i32 {
    2 + (i32::from(canvas.area.height) - 24).max(0) / 5
}

//! The rows of the list of lessons and puzzles.

use ratatui::layout::Rect;
use tabuleiro_learn::Lesson;

use crate::canvas::{Canvas, rect};
use crate::screen::Context;
use crate::screens::learn::shelf::Shelf;
use crate::screens::learn::{Entry, grade_key, puzzle_name, say, stars};

/// A row of the list in words.
pub(super) struct Row {
    /// What can be begun.
    pub(super) title: String,
    about: String,
    /// How far it has come.
    pub(super) done: String,
    is_done: bool,
}

/// What a row says.
pub(super) fn row_of(shelf: &Shelf, entry: Entry, context: &Context) -> Row {
    match entry {
        Entry::Lesson(lesson) => lesson_row(&shelf.lessons[lesson], context),
        Entry::Next => next_row(shelf, context),
        Entry::Grade(grade) => {
            let (solved, all) = shelf.solved(grade, &context.progress);
            Row {
                title: context.say(&say(grade_key(grade))),
                about: stars(grade, context),
                done: of(solved, all, context),
                is_done: solved == all,
            }
        }
    }
}

fn lesson_row(lesson: &Lesson, context: &Context) -> Row {
    let (read, all) = (context.progress.pages_read(&lesson.id), lesson.pages.len());
    Row {
        title: context.speaker.write(lesson.title.said_in(context.speaker.lang()).to_owned()),
        about: String::new(),
        done: if read == 0 { pages(all, context) } else { of(read.min(all), all, context) },
        is_done: read >= all,
    }
}

fn next_row(shelf: &Shelf, context: &Context) -> Row {
    let next = shelf.next(None, None, &context.progress).and_then(|next| shelf.puzzles.get(next));
    let done = next.map(|puzzle| puzzle_name(puzzle, context)).unwrap_or_default();
    Row { title: context.say(&say("tui-learn-next")), about: String::new(), done, is_done: false }
}

/// Draws a row.
pub(super) fn draw_row(canvas: &mut Canvas<'_>, area: Rect, row: &Row, is_chosen: bool) {
    let theme = canvas.theme;
    let (x, y, edge) = (i32::from(area.x), i32::from(area.y), i32::from(area.right()));
    let style = if is_chosen { theme.focus() } else { theme.ink() };
    if is_chosen {
        canvas.fill(rect(x - 2, y, i32::from(area.width) + 3, 1), style);
        canvas.put(x - 2, y, theme.pick("▸", ">"), style);
    }
    canvas.put(x, y, &row.title, style);
    let quiet = if is_chosen { style } else { theme.quiet() };
    canvas.put(x + 16, y, &row.about, quiet);
    let tick = if row.is_done { theme.pick("✓", "v") } else { " " };
    canvas.put_right(edge, y, tick, if is_chosen { style } else { theme.good() });
    canvas.put_right(edge - 2, y, &row.done, quiet);
}

fn of(count: usize, all: usize, context: &Context) -> String {
    context.say(&say("tui-learn-of").with("count", count as u32).with("all", all as u32))
}

fn pages(count: usize, context: &Context) -> String {
    let key = if count == 1 { "tui-learn-pages-one" } else { "tui-learn-pages" };
    context.say(&say(key).with("count", count as u32))
}

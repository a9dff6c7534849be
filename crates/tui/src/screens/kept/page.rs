//! How the kept games are drawn.

use ratatui::layout::Rect;

use super::shelf::Entry;
use super::summary::{self, Summary};
use super::{Ask, Kept, say};
use crate::canvas::{Canvas, Hit, rect, width};
use crate::screen::Context;
use crate::screens::list::{self, cut};
use crate::screens::prompt::say_up_from;
use crate::theme::Theme;
use crate::{chart, surround};

impl Kept {
    /// How many games there are, how many of them the filter lets through, and how many are marked.
    pub(super) fn counted(&self, context: &Context) -> String {
        let (all, shown) = (self.shelf.all(), self.shelf.len());
        if all == 0 {
            return String::new();
        }
        let count = if self.shelf.is_filtered() {
            let by = self.shelf.filtered_by(context).join(", ");
            say("tui-kept-filtered").with("by", by).with("shown", shown).with("all", all)
        } else {
            say("tui-kept-count").with("all", all).with("unfinished", self.shelf.unfinished())
        };
        let marked = self.shelf.marked().count();
        let marked = (marked > 0).then(|| context.say(&say("tui-kept-marked").with("count", marked)));
        [Some(context.say(&count)), marked].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// In which line of the list a game stands: finished ones a line further down.
    fn line_of(index: usize, unfinished: usize) -> usize {
        index + usize::from(unfinished > 0 && index >= unfinished)
    }

    pub(super) fn draw_list(
        &mut self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        columns: &Columns,
        context: &Context,
    ) {
        let (unfinished, room) = (self.shelf.unfinished(), usize::from(area.height));
        let lines = Kept::line_of(self.shelf.len().saturating_sub(1), unfinished) + 1;
        let first = list::first_shown(Kept::line_of(self.at, unfinished), lines, room);
        for index in 0..self.shelf.len() {
            let line = Kept::line_of(index, unfinished);
            if line < first {
                continue;
            }
            if line >= first + room {
                break;
            }
            let y = i32::from(area.y) + (line - first) as i32;
            let row = rect(i32::from(area.x), y, i32::from(area.width), 1);
            let is_chosen = index == self.at;
            let Some(entry) = self.shelf.get_mut(index) else { break };
            draw_entry(canvas, row, columns, entry, is_chosen, context);
            canvas.hit(row, Hit::Row(index));
        }
        list::more(canvas, area, first > 0, first + room < lines);
    }

    /// What there is to say about the chosen game.
    pub(super) fn draw_chosen(&mut self, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
        let theme = canvas.theme;
        let (x, y) = (i32::from(area.x), i32::from(area.y));
        let Some(entry) = self.shelf.get_mut(self.at) else {
            canvas.put(x, y, &context.say(&say("tui-kept-none-such")), theme.quiet());
            return;
        };
        let (name, is_unfinished) = (file_name(&entry.path), entry.is_unfinished);
        let read = entry.read(context);
        let summary = match &read.summary {
            Ok(summary) => summary,
            Err(why) => {
                canvas.put(x, y, &cut(&name, i32::from(area.width), theme), theme.strong());
                let below = rect(x, y + 1, i32::from(area.width), i32::from(area.height) - 1);
                canvas.put_wrapped(below, &context.say(why), theme.bad());
                return;
            }
        };
        canvas.put(x, y, &cut(&summary.told, i32::from(area.width), theme), theme.strong());
        let known = summary.levels.iter().rev().find_map(|level| *level);
        let next = if let Some(last) = known {
            draw_chances(canvas, (x, y + 1), area, summary, last, context)
        } else {
            let below = rect(x, y + 1, i32::from(area.width), 2);
            let rows = canvas.put_wrapped(below, &context.say(&say("tui-kept-no-chances")), theme.quiet());
            y + 1 + i32::from(rows.min(2))
        };
        let kept = match (is_unfinished, summary.is_over) {
            _ if read.is_held => "tui-kept-held",
            (true, _) => "tui-kept-as-you-play",
            (false, true) => "tui-kept-finished",
            (false, false) => "tui-kept-record",
        };
        let begun = format!("{} {}", summary.begun, context.say(&say(kept)));
        canvas.put_wrapped(rect(x, next + 1, i32::from(area.width), 2), &begun, theme.quiet());
    }

    /// The board of the chosen game; a click on it opens the game.
    pub(super) fn draw_picture(&self, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
        let read = self.chosen().and_then(|entry| entry.known());
        if let Some(Ok(summary)) = read.map(|read| &read.summary) {
            summary.picture.draw(canvas, area, context);
            canvas.hit(area, Hit::Row(self.at));
        }
    }

    pub(super) fn draw_ask(&self, canvas: &mut Canvas<'_>, context: &Context) {
        let theme = canvas.theme;
        let y = i32::from(canvas.area.bottom()) - 2;
        let row = rect(4, y, i32::from(canvas.area.width) - 6, 1);
        let mut above = y;
        match &self.ask {
            Some(Ask::Discard) => {
                let asked = match self.unwanted().len() {
                    1 => say("tui-kept-sure"),
                    count => say("tui-kept-sure-many").with("count", count),
                };
                canvas.put(4, y, &context.say(&asked), theme.terra());
            }
            Some(Ask::Export(prompt) | Ask::Import(prompt) | Ask::Filter(prompt)) => {
                prompt.draw(canvas, row);
                above = y - 1;
            }
            None => (),
        }
        if let Some((said, is_bad)) = self.said.as_ref().filter(|_| !matches!(self.ask, Some(Ask::Discard))) {
            let style = if *is_bad { theme.bad() } else { theme.strong() };
            say_up_from(canvas, Rect { y: above as u16, ..row }, said, style);
        }
    }
}

/// How the game went, and how it stood at last; the row behind it.
fn draw_chances(
    canvas: &mut Canvas<'_>,
    (x, y): (i32, i32),
    area: Rect,
    summary: &Summary,
    last: i32,
    context: &Context,
) -> i32 {
    let theme = canvas.theme;
    canvas.put(x, y, &cut(&summary.chances, i32::from(area.width), theme), theme.quiet());
    let stood = context.say(&say(match last {
        60.. => "tui-kept-winning",
        10.. => "tui-kept-better",
        -9.. => "tui-kept-even",
        -59.. => "tui-kept-worse",
        _ => "tui-kept-losing",
    }));
    let room = usize::try_from(i32::from(area.width) - width(&stood) - 2).unwrap_or(0);
    let end = canvas.put(x, y + 1, &chart::row(&summary.levels, room, theme.is_ascii), theme.good());
    canvas.put(end + 2, y + 1, &stood, theme.quiet());
    y + 2
}

fn file_name(path: &std::path::Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Where the columns of the list begin.
pub(super) struct Columns {
    against: i32,
    moves: i32,
    stands: i32,
    last: i32,
    end: i32,
}

impl Columns {
    /// As narrow as in a small window, and with the room there is in a larger one.
    pub(super) fn of(width: u16) -> Columns {
        let spare = (i32::from(width) - 80).clamp(0, 60);
        let against = 14 + spare / 8;
        let moves = against + 16 + spare / 3;
        let stands = moves + 9 + spare / 10;
        let last = stands + 22 + spare / 4;
        Columns { against, moves, stands, last, end: i32::from(width) - surround::MARGIN }
    }
}

fn draw_entry(
    canvas: &mut Canvas<'_>,
    row: Rect,
    columns: &Columns,
    entry: &mut Entry,
    is_chosen: bool,
    context: &Context,
) {
    let theme = canvas.theme;
    let y = i32::from(row.y);
    let (strong, quiet) = list::ground(canvas, row, is_chosen);
    let put = |canvas: &mut Canvas<'_>, x: i32, to: i32, text: &str, style| {
        canvas.put(x, y, &cut(text, to - x - 1, theme), style);
    };
    if entry.is_marked {
        canvas.put(2, y, theme.pick("•", "*"), strong);
    }
    let path = entry.path.clone();
    let read = entry.read(context);
    if let Ok(one) = &read.summary {
        put(canvas, 4, columns.against, &one.game, strong);
        put(canvas, columns.against, columns.moves, &one.against, quiet);
        put(canvas, columns.moves, columns.stands, &one.moves.to_string(), quiet);
        let held = read.is_held.then(|| context.say(&say("tui-kept-open-elsewhere")));
        put(canvas, columns.stands, columns.last, held.as_ref().unwrap_or(&one.stands), quiet);
    } else {
        put(canvas, 4, columns.stands, &file_name(&path), quiet);
        let style = if is_chosen { strong } else { theme.bad() };
        put(canvas, columns.stands, columns.last, &context.say(&say("tui-kept-damaged")), style);
    }
    put(canvas, columns.last, columns.end + 1, &summary::last_played(&path, context), quiet);
}

pub(super) fn headings(canvas: &mut Canvas<'_>, columns: &Columns, context: &Context, theme: Theme) {
    let heads = [
        (4, "tui-kept-game"),
        (columns.against, "tui-kept-against"),
        (columns.moves, "tui-kept-moves"),
        (columns.stands, "tui-kept-stands"),
        (columns.last, "tui-kept-last"),
    ];
    for (x, key) in heads {
        canvas.put(x, 2, &context.say(&say(key)), theme.quiet());
    }
}

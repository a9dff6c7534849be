//! What every screen has: the title row, the sentence, the help line, and the polite request for a larger window.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::Arg;

use crate::app::LEAST;
use crate::canvas::{Canvas, Hit, rect, width};
use crate::panel::cut;
use crate::screen::{Context, Help};
use crate::{say, theme};

/// The margin at both sides.
pub const MARGIN: i32 = 2;

/// The title in the first row, what is to be said beside it, and something at the right end.
pub fn title(canvas: &mut Canvas<'_>, title: &str, about: &str, right: &str) {
    let theme = canvas.theme;
    let end = canvas.put(MARGIN, 0, title, theme.strong());
    let edge = i32::from(canvas.area.right()) - MARGIN;
    let room = edge - width(right) - 2 - (end + 2);
    canvas.put(end + 2, 0, &cut(about, room), theme.quiet());
    canvas.put_right(edge, 0, right, theme.quiet());
}

/// What is wrong, in the row below the title, which every screen leaves free.
pub fn notice(canvas: &mut Canvas<'_>, told: &str) {
    let (style, room) = (canvas.theme.bad(), i32::from(canvas.area.width) - 2 * MARGIN);
    canvas.put(MARGIN, 1, &cut(told, room), style);
}

/// The last row: the keys of the moment, as many as there is room for, the last one at the right end.
pub fn help_line(canvas: &mut Canvas<'_>, help: &[Help]) {
    let Some((last, others)) = help.split_last() else { return };
    let y = i32::from(canvas.area.bottom()) - 1;
    let edge = i32::from(canvas.area.right()) - MARGIN;
    let start = edge - wide(last);
    let mut x = MARGIN;
    for entry in others {
        if x + wide(entry) + 2 > start {
            break;
        }
        x = put_help(canvas, x, y, entry) + 3;
    }
    put_help(canvas, start, y, last);
}

fn wide(entry: &Help) -> i32 {
    width(&entry.key) + 1 + width(&entry.does)
}

fn put_help(canvas: &mut Canvas<'_>, x: i32, y: i32, entry: &Help) -> i32 {
    let theme = canvas.theme;
    let behind = canvas.put(x, y, &entry.key, theme.strong());
    let end = canvas.put(behind + 1, y, &entry.does, theme.quiet());
    if let Some(code) = entry.press {
        canvas.hit(rect(x, y, end - x, 1), Hit::Key(code));
    }
    end
}

/// A sentence whose first part stands out, in the rows of an area; how many it took.
pub fn sentence(canvas: &mut Canvas<'_>, area: Rect, bold: &str, rest: &str, is_bad: bool) -> u16 {
    let theme = canvas.theme;
    let first = if is_bad { theme.text(theme::BAD).add_modifier(Modifier::BOLD) } else { theme.strong() };
    let whole = if rest.is_empty() { bold.to_owned() } else { format!("{bold} {rest}") };
    let lines = tabuleiro_text::wrap(&whole, usize::from(area.width));
    let mut left = bold.chars().count();
    let rows = usize::from(area.height);
    for (row, line) in lines.iter().take(rows).enumerate() {
        let is_cut = row + 1 == rows && lines.len() > rows;
        let line = &if is_cut { cut(&format!("{line} …"), i32::from(area.width)) } else { line.clone() };
        let y = i32::from(area.y) + row as i32;
        let count = line.chars().count();
        let (strong, quiet): (String, String) =
            (line.chars().take(left).collect(), line.chars().skip(left).collect());
        let x = canvas.put(i32::from(area.x), y, &strong, first);
        canvas.put(x, y, &quiet, theme.quiet());
        left = left.saturating_sub(count + 1);
    }
    lines.len() as u16
}

/// What is asked of whoever leaves though a game would be lost, and how that is answered.
pub fn asked_leaving(why: &Arg, context: &Context) -> (String, String) {
    (context.say(&say("tui-game-lose").with("error", why.clone())), context.word("tui-lose-answers"))
}

/// Asks it over whatever stands at the bottom, however small the window is.
pub fn leaving(canvas: &mut Canvas<'_>, why: &Arg, context: &Context) {
    let (asked, answers) = asked_leaving(why, context);
    let (columns, rows) = (i32::from(canvas.area.width), i32::from(canvas.area.height));
    let room = (columns - 2 * MARGIN).max(1);
    let needed = tabuleiro_text::wrap(&format!("{asked} {answers}"), room as usize).len() as i32;
    let top = (rows - needed - 3).max(0);
    canvas.fill(rect(0, top, columns, rows - top), canvas.theme.page());
    sentence(canvas, rect(MARGIN, top + 1, room, rows - top - 2), &asked, &answers, true);
    help_line(canvas, &yes_or_no(context));
}

/// The keys that answer a question.
pub fn yes_or_no(context: &Context) -> Vec<Help> {
    let yes = Help::new("Enter", context.word("tui-yes"), KeyCode::Enter);
    vec![yes, Help::new("Esc", context.word("tui-no"), KeyCode::Esc)]
}

/// Whether a key says yes or no; `None` if it says neither.
pub fn is_yes(code: KeyCode, context: &Context) -> Option<bool> {
    let letters = context.word("tui-yes-letters");
    match code {
        KeyCode::Enter => Some(true),
        KeyCode::Char(letter) if letters.contains(letter.to_ascii_lowercase()) => Some(true),
        KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('n' | 'N' | 'q') => Some(false),
        _ => None,
    }
}

/// A window that is too small: says so, and that nothing is lost.
pub fn too_small(canvas: &mut Canvas<'_>, context: &Context) {
    let Rect { width: columns, height: rows, .. } = canvas.area;
    let theme = canvas.theme;
    let lines = [
        (context.word("tui-small-title"), theme.strong()),
        (String::new(), theme.ink()),
        (context.say(&say("tui-small-needs").with("columns", LEAST.0).with("rows", LEAST.1)), theme.ink()),
        (context.say(&say("tui-small-has").with("columns", columns).with("rows", rows)), theme.ink()),
        (String::new(), theme.ink()),
        (context.word("tui-small-waits"), theme.quiet()),
    ];
    let top = (i32::from(rows) - lines.len() as i32) / 2;
    for (row, (line, style)) in lines.iter().enumerate() {
        canvas.put_middle(0, top + row as i32, i32::from(columns), line, *style);
    }
    let help = [Help::letter('q', context.word("tui-leave")), Help::letter('p', context.word("tui-plain"))];
    help_line(canvas, &help);
}

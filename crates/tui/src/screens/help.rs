//! All keys of a screen, those that work everywhere, and the rules of the game.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tabuleiro_game::{Message, Words};
use tabuleiro_table::Kind;
use tabuleiro_text::{Ink, markdown, wrap};

use crate::canvas::{Canvas, rect, width};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::list;
use crate::surround::{self, MARGIN};
use crate::theme::Theme;

/// The words of this screen.
pub(crate) static WORDS: Words = Words {
    name: "tui-help",
    en: include_str!("../../words/help.en.ftl"),
    pt: include_str!("../../words/help.pt.ftl"),
};

/// From so many columns on keys stand beside the rules.
const WIDE: u16 = 132;
/// How wide the keys are there, and how wide the rules are at most.
const COLUMNS: (i32, i32) = (46, 78);
/// The rows above and below what can be scrolled.
const AROUND: u16 = 4;
/// How many rows the wheel goes.
const WHEEL: i32 = 3;

/// The keys that work everywhere, as they are written, with what they do.
const EVERYWHERE: [(&str, &str); 7] = [
    ("↑↓←→ hjkl", "tui-help-arrows"),
    ("Enter", "tui-help-enter"),
    ("Tab", "tui-help-tab"),
    ("Backspace", "tui-help-backspace"),
    ("?", "tui-help-keys"),
    ("q, Esc", "tui-help-back"),
    ("Ctrl-C", "tui-help-leave"),
];

/// How a line is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    Heading,
    Text,
    Quiet,
}

/// A line in parts of different tones.
type Line = Vec<(Tone, String)>;

/// All keys of a screen, those that work everywhere, and the rules of the game.
pub struct HelpScreen {
    kind: Option<&'static dyn Kind>,
    keys: Vec<Help>,
    /// The first row that is shown.
    top: usize,
    /// How many rows there are to scroll through, how many of them are shown, and where the rules begin: as drawn last.
    extent: (usize, usize, usize),
    /// The rules in lines, set for so many columns.
    rules: Option<(usize, Vec<Line>)>,
}

impl HelpScreen {
    /// The keys of a screen and the rules of a game, if it is about one.
    pub fn new(kind: Option<&'static dyn Kind>, keys: Vec<Help>, _context: &Context) -> HelpScreen {
        HelpScreen { kind, keys, top: 0, extent: (0, 0, 0), rules: None }
    }

    /// The keys of the screen and those that work everywhere.
    fn keys(&self, columns: i32, context: &Context) -> Vec<Line> {
        // What led here is told among the keys that work everywhere.
        let here = self.keys.iter().filter(|help| help.key != "?");
        let here: Vec<(String, String)> = here.map(|help| (help.key.clone(), help.does.clone())).collect();
        let everywhere = EVERYWHERE.iter().map(|(key, does)| {
            let key =
                if context.theme.is_ascii { key.replace("↑↓←→", "") } else { (*key).to_owned() };
            (key.trim().to_owned(), word(does, context))
        });
        let mut lines = section("tui-help-here", &here, columns, context);
        lines.push(Line::new());
        lines.extend(section("tui-help-everywhere", &everywhere.collect::<Vec<_>>(), columns, context));
        lines
    }

    /// The rules in lines of at most so many columns; set once for each width.
    fn rules(&mut self, columns: usize, context: &Context) -> &[Line] {
        let Some(kind) = self.kind else { return &[] };
        if self.rules.as_ref().is_none_or(|(set, _)| *set != columns) {
            let ink = Ink::new(true, !context.theme.is_ascii);
            let book = context.speaker.lang().of(kind.rule_book());
            let shown = markdown::show(book, columns, &context.speaker, ink);
            self.rules = Some((columns, shown.lines().map(parts).collect()));
        }
        self.rules.as_ref().map_or(&[], |(_, lines)| lines)
    }

    /// Keys and rules one below the other.
    fn draw_narrow(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let columns = i32::from(canvas.area.width) - 2 * MARGIN - 4;
        let mut lines = self.keys(columns, context);
        let rules_at = lines.len() + 1;
        if self.kind.is_some() {
            lines.push(Line::new());
            lines.extend_from_slice(self.rules(columns as usize, context));
        }
        let area = rect(MARGIN + 2, 2, columns + 2, i32::from(canvas.area.height - AROUND));
        self.draw_scrolled(canvas, area, &lines, rules_at);
    }

    /// Keys at the left, where they stay, and rules at the right.
    fn draw_wide(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let height = i32::from(canvas.area.height - AROUND);
        let spare = (i32::from(canvas.area.width) - COLUMNS.0 - COLUMNS.1 - 8) / 3;
        let (left, right) = (spare, 2 * spare + COLUMNS.0 + 4);
        let keys = self.keys(COLUMNS.0, context);
        for (row, line) in keys.iter().take(height as usize).enumerate() {
            put_line(canvas, left, 2 + row as i32, line);
        }
        let lines = self.rules(COLUMNS.1 as usize, context).to_vec();
        self.draw_scrolled(canvas, rect(right, 2, COLUMNS.1 + 2, height), &lines, 0);
    }

    fn draw_scrolled(&mut self, canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], rules_at: usize) {
        let room = usize::from(area.height);
        self.extent = (lines.len(), room, rules_at);
        self.top = self.top.min(self.last_top());
        for (row, line) in lines.iter().skip(self.top).take(room).enumerate() {
            put_line(canvas, i32::from(area.x), i32::from(area.y) + row as i32, line);
        }
        list::more(canvas, area, self.top > 0, self.top < self.last_top());
    }

    /// The first row at the end.
    fn last_top(&self) -> usize {
        self.extent.0.saturating_sub(self.extent.1)
    }

    fn scroll(&mut self, rows: i32) {
        self.top = list::moved(self.top, rows, self.last_top() + 1);
    }

    fn key(&mut self, code: KeyCode) -> Go {
        let page = i32::try_from(self.extent.1).unwrap_or(1).saturating_sub(2).max(1);
        match code {
            KeyCode::Char('q' | '?') | KeyCode::Esc | KeyCode::Backspace => return Go::Back,
            KeyCode::Tab => self.top = if self.top < self.extent.2 { self.extent.2 } else { 0 },
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page),
            KeyCode::PageUp => self.scroll(-page),
            code => list::stride(code).into_iter().for_each(|rows| self.scroll(rows)),
        }
        Go::Stay
    }
}

impl Screen for HelpScreen {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let about = self.kind.map(|kind| say("tui-help-about").with("game", kind.title()));
        let about = about.map(|about| context.say(&about)).unwrap_or_default();
        surround::title(canvas, &word("tui-help-title", context), &about, "");
        if canvas.area.width >= WIDE && self.kind.is_some() {
            self.draw_wide(canvas, context);
        } else {
            self.draw_narrow(canvas, context);
        }
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let mut help = Vec::new();
        if self.last_top() > 0 {
            help.push(Help::keys(context.theme.pick("↑↓", "jk"), word("tui-help-scroll", context)));
            help.push(Help::new(
                &context.word("tui-space"),
                word("tui-help-page", context),
                KeyCode::Char(' '),
            ));
        }
        if self.kind.is_some() && self.extent.2 > 0 {
            help.push(Help::new("Tab", word("tui-help-rules", context), KeyCode::Tab));
        }
        help.push(Help::letter('q', word("tui-help-back", context)));
        help
    }

    fn input(&mut self, input: Input, _context: &mut Context) -> Go {
        match input {
            Input::Key(key) => self.key(key.code),
            Input::Wheel(way) => {
                self.scroll(way * WHEEL);
                Go::Stay
            }
            Input::Hit(_) | Input::Hover(_) | Input::Paste(_) => Go::Stay,
        }
    }
}

/// A heading and keys below it, each with what it does.
fn section(title: &'static str, keys: &[(String, String)], columns: i32, context: &Context) -> Vec<Line> {
    let key_columns = keys.iter().map(|(key, _)| width(key)).max().unwrap_or(0).max(9) + 2;
    let mut lines = vec![vec![(Tone::Heading, word(title, context))]];
    for (key, does) in keys {
        let room = usize::try_from(columns - key_columns).unwrap_or(1).max(1);
        for (row, text) in wrap(does, room).into_iter().enumerate() {
            let before = if row == 0 { key.as_str() } else { "" };
            let gap = " ".repeat(usize::try_from(key_columns - width(before)).unwrap_or(0));
            lines.push(vec![(Tone::Heading, before.to_owned()), (Tone::Text, gap + &text)]);
        }
    }
    lines
}

/// A line of a rule book in parts: what was bold is a heading, what had a colour steps back.
fn parts(line: &str) -> Line {
    let mut parts = Line::new();
    for (number, piece) in line.split("\u{1b}[").enumerate() {
        let (code, text) =
            if number == 0 { ("0", piece) } else { piece.split_once('m').unwrap_or(("0", piece)) };
        let tone = match code {
            "0" | "" => Tone::Text,
            "1" => Tone::Heading,
            _ => Tone::Quiet,
        };
        if !text.is_empty() {
            parts.push((tone, text.to_owned()));
        }
    }
    parts
}

fn put_line(canvas: &mut Canvas<'_>, x: i32, y: i32, line: &Line) {
    let theme = canvas.theme;
    line.iter().fold(x, |x, (tone, text)| canvas.put(x, y, text, style(*tone, theme)));
}

fn style(tone: Tone, theme: Theme) -> Style {
    match tone {
        Tone::Heading => theme.strong(),
        Tone::Text => theme.ink(),
        Tone::Quiet => theme.quiet(),
    }
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

fn word(key: &'static str, context: &Context) -> String {
    context.say(&say(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bold_and_coloured_parts_of_a_line_are_told_apart() {
        let quiet = (Tone::Quiet, "b".to_owned());
        assert_eq!(parts("\u{1b}[1mRules\u{1b}[0m"), [(Tone::Heading, "Rules".to_owned())]);
        assert_eq!(
            parts("a\u{1b}[38;5;242mb\u{1b}[0m c"),
            [(Tone::Text, "a".to_owned()), quiet, (Tone::Text, " c".to_owned())]
        );
        assert_eq!(parts(""), Line::new());
    }
}

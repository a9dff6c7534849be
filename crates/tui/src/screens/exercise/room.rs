//! Where the words of an exercise stand beside its board, and who sits at it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tabuleiro_game::Seat;

use crate::canvas::{Canvas, rect, width};
use crate::layout::{self, Layout};
use crate::scene::Scene;
use crate::screen::Context;
use crate::screens::exercise::Exercise;
use crate::screens::learn::say;
use crate::skins::{Size, Skin};
use crate::surround::{self, MARGIN};

/// What is said beside a board.
pub(crate) struct Words {
    /// Paragraphs, one below the other; an empty one is an empty row.
    pub(crate) text: Vec<(String, Style)>,
    /// The sentence of the moment, of which the first part stands out.
    pub(crate) sentence: (String, String),
    /// Whether the sentence says what went wrong.
    pub(crate) is_bad: bool,
    /// Whether the sentence matters more than the text, where there is no room for both.
    pub(crate) is_news: bool,
}

/// Draws the board of an exercise with all that is said beside it.
pub(crate) fn draw(exercise: &Exercise, words: &Words, canvas: &mut Canvas<'_>, context: &Context) {
    let skin = exercise.skin();
    exercise.with_scene(context, |scene| {
        let layout = arrange(skin, scene, canvas.area);
        layout::draw(skin, scene, &layout, canvas);
        let drawer = Drawer { exercise, words, scene, skin, context };
        match layout.panel {
            Some(panel) => drawer.beside(&layout, panel, canvas),
            None => drawer.below(&layout, canvas),
        }
    });
}

/// Where everything stands. A board without a panel moves up in a small window, for there is more to say than in a game.
fn arrange(skin: &dyn Skin, scene: &Scene<'_>, window: Rect) -> Layout {
    let layout = layout::layout(skin, scene, window);
    if layout.panel.is_some() || layout.size == Size::Large {
        return layout;
    }
    let (left, columns) = (i32::from(layout.board.x), i32::from(layout.board.width));
    let rows = i32::from(layout.board.height);
    let height = i32::from(window.height);
    let top = 2 + (height - 24).max(0) / 3;
    let words = (top + rows + 2).min(height - 5).max(top + rows + 1);
    Layout {
        board: rect(left, top, columns, rows),
        above: rect(left, top - 1, columns, 1),
        below: rect(left, top + rows, columns, 1),
        sentence: rect(left + 2, words, columns - 4, height - 1 - words),
        ..layout
    }
}

struct Drawer<'d> {
    exercise: &'d Exercise,
    words: &'d Words,
    scene: &'d Scene<'d>,
    skin: &'static dyn Skin,
    context: &'d Context,
}

impl Drawer<'_> {
    /// In a panel: the text above, who sits there below, the sentence where it stands in a game.
    fn beside(&self, layout: &Layout, panel: Rect, canvas: &mut Canvas<'_>) {
        let indent = if panel.width < 26 { 2 } else { 4 };
        let edge = if layout.is_wide { 2 * MARGIN } else { 0 };
        let (x, y) = (i32::from(panel.x) + indent, i32::from(panel.y) + i32::from(layout.is_wide) * 2);
        let columns = i32::from(panel.width) - indent - edge;
        let bottom =
            if layout.is_wide { i32::from(layout.sentence.y) - 1 } else { i32::from(panel.bottom()) };
        let end = self.paragraphs(rect(x, y, columns, bottom - y), canvas);
        let from = if layout.is_wide { i32::from(layout.sentence.bottom()) } else { end + 1 };
        let until = i32::from(panel.bottom()) - i32::from(layout.is_wide) * 2;
        self.seats(rect(x, from, columns, until - from), canvas);
        self.sentence(layout.sentence, canvas);
    }

    /// Below the board: the text, and the sentence after it. Where there is no room for both, what matters less is left out.
    fn below(&self, layout: &Layout, canvas: &mut Canvas<'_>) {
        for seat in Seat::all(self.exercise.table().seats()) {
            let row = if seat == self.scene.near { layout.below } else { layout.above };
            self.seat_in_row(seat, row, canvas);
        }
        let area = layout.sentence;
        let room = usize::from(area.height);
        let rows = |text: &str| tabuleiro_text::wrap(text, usize::from(area.width)).len();
        let (first, rest) = &self.words.sentence;
        let is_typing = self.exercise.prompt().is_some();
        let said = if first.is_empty() { usize::from(is_typing) } else { rows(&format!("{first} {rest}")) };
        let mut text: Vec<&(String, Style)> =
            self.words.text.iter().filter(|(text, _)| !text.is_empty()).collect();
        let mut taken: usize = text.iter().map(|(text, _)| rows(text)).sum();
        let is_said = taken + said <= room || self.words.is_news || is_typing;
        while is_said && taken + said > room {
            let Some((last, _)) = text.pop() else { break };
            taken -= rows(last);
        }
        let (x, mut y, columns) = (i32::from(area.x), i32::from(area.y), i32::from(area.width));
        let bottom = i32::from(area.bottom());
        for (text, style) in text {
            y += i32::from(canvas.put_wrapped(rect(x, y, columns, bottom - y), text, *style));
        }
        if is_said {
            y += i32::from(layout.is_wide);
            self.sentence(rect(x, y, columns, bottom - y), canvas);
        }
    }

    fn sentence(&self, area: Rect, canvas: &mut Canvas<'_>) {
        if let Some(prompt) = self.exercise.prompt() {
            prompt.draw(canvas, area);
            return;
        }
        let (first, rest) = &self.words.sentence;
        surround::sentence(canvas, area, first, rest, self.words.is_bad);
    }

    /// Writes the paragraphs; the row behind them.
    fn paragraphs(&self, area: Rect, canvas: &mut Canvas<'_>) -> i32 {
        let mut y = i32::from(area.y);
        for (text, style) in &self.words.text {
            let left = rect(i32::from(area.x), y, i32::from(area.width), i32::from(area.bottom()) - y);
            y += if text.is_empty() { 1 } else { i32::from(canvas.put_wrapped(left, text, *style)) };
        }
        y.min(i32::from(area.bottom()))
    }

    /// Who sits there, as many as there is room for, the one whose turn it is lowest.
    fn seats(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let turn = self.scene.view.turn;
        let mut seats: Vec<Seat> = Seat::all(self.exercise.table().seats()).collect();
        seats.sort_by_key(|seat| (Some(*seat) != turn, *seat != self.scene.near));
        let mut bottom = i32::from(area.bottom());
        for seat in seats {
            let rows = 1 + self.hand_rows(seat, area.width);
            if bottom - rows < i32::from(area.y) {
                return;
            }
            self.seat(seat, rect(i32::from(area.x), bottom - rows, i32::from(area.width), rows), canvas);
            bottom -= rows + 1;
        }
    }

    /// How many rows a seat's hand takes: it is drawn where nobody sees it.
    fn hand_rows(&self, seat: Seat, columns: u16) -> i32 {
        let area = Rect::new(0, 0, columns, 16);
        let (mut buffer, mut hits) = (Buffer::empty(area), Vec::new());
        let mut canvas = Canvas::new(&mut buffer, &mut hits, self.scene.theme);
        i32::from(self.skin.hand(self.scene, seat, area, &mut canvas))
    }

    fn seat(&self, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) {
        let (x, y) = (i32::from(area.x), i32::from(area.y));
        self.name(seat, x, y, i32::from(area.right()), canvas);
        let hand = rect(x, y + 1, i32::from(area.width), i32::from(area.height) - 1);
        self.skin.hand(self.scene, seat, hand, canvas);
    }

    fn seat_in_row(&self, seat: Seat, row: Rect, canvas: &mut Canvas<'_>) {
        let (x, y) = (i32::from(row.x), i32::from(row.y));
        let end = self.name(seat, x + 2, y, i32::from(row.right()) - 2, canvas);
        let hand = rect(end + 2, y, i32::from(row.right()) - end - 16, i32::from(row.height));
        self.skin.hand(self.scene, seat, hand, canvas);
    }

    /// The sign and the name of a seat, and whether it is its turn; the column behind the name.
    fn name(&self, seat: Seat, x: i32, y: i32, edge: i32, canvas: &mut Canvas<'_>) -> i32 {
        let theme = self.scene.theme;
        let is_turn = self.scene.view.turn == Some(seat);
        let x = canvas.put(x, y, self.skin.emblem(self.scene, seat), theme.strong()) + 1;
        let name = name_of(self.exercise, seat, self.context);
        let end = canvas.put(x, y, &name, if is_turn { theme.strong() } else { theme.quiet() });
        let badge = format!(" {} ", self.context.say(&say("tui-learn-to-move")));
        if is_turn {
            canvas.put(x - 4, y, theme.pick("▌", "|"), theme.terra());
        }
        if is_turn && end + 1 + width(&badge) <= edge {
            canvas.put_right(edge, y, &badge, theme.badge());
        }
        end
    }
}

/// What a seat is called.
pub(crate) fn name_of(exercise: &Exercise, seat: Seat, context: &Context) -> String {
    let seats = exercise.table().setting().seats;
    seats.get(seat.index()).map(|name| context.say(name)).unwrap_or_default()
}

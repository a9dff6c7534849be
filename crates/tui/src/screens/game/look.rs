//! What is drawn.

use ratatui::layout::Rect;
use tabuleiro_game::Seat;

use crate::canvas::{Canvas, rect, width};
use crate::layout::{self, Layout};
use crate::panel::{self, SeatBlock, cut};
use crate::scene::Scene;
use crate::screen::Context;
use crate::screens::game::GameScreen;
use crate::screens::prompt::{Prompt, say_up_from};
use crate::surround;

/// How many columns are left for what a player has, in a row of their own.
const HAND: i32 = 16;

impl GameScreen {
    pub(super) fn draw_all(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let title = context.say(&self.round().kind().title());
        surround::title(canvas, &title, &self.about(context), &self.score(context));
        let view = self.shown_view(context);
        let scene = self.scene(&view, context);
        let layout = layout::layout(self.chooser.skin(), &scene, canvas.area);
        layout::draw(self.chooser.skin(), &scene, &layout, canvas);
        match layout.panel {
            Some(panel) => self.draw_panel(canvas, &scene, panel, &layout, context),
            None => self.draw_rows(canvas, &scene, &layout, context),
        }
        self.draw_sentence(canvas, &layout, context);
    }

    /// The seats in the order in which they are shown, the nearest last.
    fn order(&self) -> (Vec<Seat>, Seat) {
        let near = self.round().near();
        let all = Seat::all(self.round().session().players().len() as u8);
        (all.filter(|seat| *seat != near).collect(), near)
    }

    fn draw_panel(
        &self,
        canvas: &mut Canvas<'_>,
        scene: &Scene<'_>,
        panel: Rect,
        layout: &Layout,
        context: &Context,
    ) {
        let (others, near) = self.order();
        let inset = i32::from(layout.is_wide) * 2;
        let (left, top) = (i32::from(panel.x) + inset, i32::from(panel.y) + inset);
        let columns = i32::from(panel.width) - 2 * inset;
        let mut y = top;
        for seat in others {
            let area = rect(left, y, columns, i32::from(panel.bottom()) - y);
            y += i32::from(panel::seat(
                canvas,
                self.chooser.skin(),
                scene,
                seat,
                area,
                &self.block(seat, context),
            )) + 1;
        }
        let rows = self.rows_of(near, scene, columns);
        let bottom = i32::from(panel.bottom()) - rows - inset;
        let area = rect(left, bottom, columns, rows);
        panel::seat(canvas, self.chooser.skin(), scene, near, area, &self.block(near, context));
        let end = if layout.is_wide { i32::from(layout.sentence.y) - 3 } else { bottom - 1 };
        let list = rect(left + 2, y, columns - 2, end - y);
        let evaluation = self.evaluation(context);
        let rows = evaluation.as_ref().map_or(0, |(said, is_proven)| {
            let lines = tabuleiro_text::wrap(said, usize::from(list.width)).len() as i32;
            (lines + i32::from(*is_proven)).min(i32::from(list.height) - 3).max(0)
        });
        let (above, below) =
            (i32::from(list.height) - rows - i32::from(rows > 0), i32::from(list.bottom()) - rows);
        self.draw_moves(canvas, rect(left + 2, y, columns - 2, above), context);
        if let Some((said, is_proven)) = evaluation {
            Self::draw_evaluation(
                canvas,
                rect(left + 2, below, columns - 2, rows),
                &said,
                is_proven,
                context,
            );
        }
    }

    fn draw_evaluation(canvas: &mut Canvas<'_>, at: Rect, said: &str, is_proven: bool, context: &Context) {
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        if is_proven {
            let sign = canvas.theme.pick("✓", "v");
            canvas.put(x, y, &format!("{sign} {}", context.word("tui-proven")), canvas.theme.good());
        }
        let top = y + i32::from(is_proven);
        let rest = rect(x, top, i32::from(at.width), i32::from(at.bottom()) - top);
        canvas.put_wrapped(rest, said, canvas.theme.ink());
    }

    /// How many rows a seat takes: drawn where nobody looks.
    fn rows_of(&self, seat: Seat, scene: &Scene<'_>, columns: i32) -> i32 {
        let mut buffer = ratatui::buffer::Buffer::empty(rect(0, 0, columns.max(1), 20));
        let mut hits = Vec::new();
        let mut aside = Canvas::new(&mut buffer, &mut hits, scene.theme);
        let area = rect(0, 0, columns, 20);
        i32::from(panel::seat(&mut aside, self.chooser.skin(), scene, seat, area, &SeatBlock::default()))
    }

    fn draw_moves(&self, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
        let seats = self.round().session().players().len() as u8;
        let shown = self.past.unwrap_or(self.moves.len());
        let turn = self.round().session().turn().filter(|_| !self.is_over());
        panel::moves(canvas, area, &context.word("tui-moves"), (&self.moves, shown, seats), turn);
    }

    /// Players above and below a board that has nothing beside it, and the last moves.
    fn draw_rows(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, layout: &Layout, context: &Context) {
        let (others, near) = self.order();
        self.draw_row(canvas, scene, near, layout.below, context);
        let mut end = i32::from(layout.above.x);
        if let Some(far) = others.first() {
            end = self.draw_row(canvas, scene, *far, layout.above, context);
        }
        let right = i32::from(layout.above.right()) - 2;
        let room = right - end - 2;
        let list = match self.evaluation(context) {
            Some((said, is_proven)) => {
                let sign = if is_proven { context.theme.pick("✓ ", "v ") } else { "" };
                // Where there is no room for the amount, who stands better is enough.
                let whole = format!("{sign}{said}");
                let brief = whole.split(", ").next().unwrap_or_default().to_owned();
                cut(if width(&whole) <= room { &whole } else { &brief }, room)
            }
            None => self.last_moves(room),
        };
        canvas.put_right(right, i32::from(layout.above.y), &list, canvas.theme.quiet());
    }

    /// The last moves in a row of so many columns, beginning with a numbered one.
    fn last_moves(&self, columns: i32) -> String {
        let (mut list, mut whole) = (String::new(), String::new());
        let shown = self.past.unwrap_or(self.moves.len());
        for (index, one) in self.moves.iter().enumerate().take(shown).rev() {
            let is_numbered = one.seat == Seat::FIRST || index == 0;
            let number = if is_numbered { format!("{} ", index + 1) } else { String::new() };
            list = format!("{number}{} {list}", one.text);
            if width(&list) > columns {
                break;
            }
            if is_numbered {
                whole.clone_from(&list);
            }
        }
        whole.trim_end().to_owned()
    }

    /// A player in a row of their own; the column behind what is written at its left end.
    fn draw_row(
        &self,
        canvas: &mut Canvas<'_>,
        scene: &Scene<'_>,
        seat: Seat,
        area: Rect,
        context: &Context,
    ) -> i32 {
        let block = self.block(seat, context);
        let (left, y, right) = (i32::from(area.x), i32::from(area.y), i32::from(area.right()));
        let theme = canvas.theme;
        let x = canvas.put(left + 2, y, self.chooser.skin().emblem(scene, seat), theme.strong());
        let mut x = canvas.put(x + 1, y, &block.name, theme.strong());
        if let Some((time, is_low)) = &block.clock {
            x = canvas.put(x + 2, y, time, if *is_low { theme.bad() } else { theme.strong() });
        }
        if let Some(badge) = &block.badge {
            panel::bar(canvas, left, y, 1);
            let (text, style) = if block.is_waiting {
                (format!(" {badge} "), theme.badge())
            } else {
                (badge.clone(), theme.terra())
            };
            // The right end of the upper row is for the moves.
            if seat == self.round().near() {
                canvas.put_right(right - 2, y, &text, style);
            } else {
                x = canvas.put(x + 2, y, &text, style);
            }
        }
        let x = canvas.put(x + 2, y, &format!("{},", block.seat), theme.quiet());
        let hand = rect(x + 1, y, right - x - 16, i32::from(area.height));
        self.chooser.skin().hand(scene, seat, hand, canvas);
        // A hand takes as much as a score of two digits in either language.
        x + HAND
    }

    fn draw_sentence(&self, canvas: &mut Canvas<'_>, layout: &Layout, context: &Context) {
        if let Some(prompt) = &self.prompt {
            return draw_prompt(prompt, self.advice.as_deref(), layout.sentence, canvas);
        }
        let (bold, rest, is_bad) = self.sentence(context);
        surround::sentence(canvas, layout.sentence, &bold, &rest, is_bad);
    }
}

/// A line to type in, with what is to be said of what was typed below it; above it, where it would not be read to its end.
fn draw_prompt(prompt: &Prompt, advice: Option<&str>, area: Rect, canvas: &mut Canvas<'_>) {
    let advice = advice.unwrap_or_default();
    let needed = tabuleiro_text::wrap(advice, usize::from(area.width)).len();
    if needed < usize::from(area.height) {
        prompt.draw(canvas, area);
        let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
        surround::sentence(canvas, below, advice, "", false);
        return;
    }
    let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    let above = Rect { y: last.y.saturating_sub(1), ..last };
    say_up_from(canvas, above, advice, canvas.theme.strong());
    prompt.draw(canvas, last);
}

//! What is drawn.

use ratatui::layout::Rect;
use tabuleiro_game::Seat;

use crate::canvas::{Canvas, rect, width};
use crate::pane::{self, Layout};
use crate::panel::{self, SeatBlock, cut};
use crate::scene::Scene;
use crate::screen::Context;
use crate::screens::game::GameScreen;
use crate::{frame, theme};

impl GameScreen {
    pub(super) fn draw_all(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        frame::title(canvas, &self.round().plan().kind.title(), &self.about(context), &self.score(context));
        let view = self.shown_view(context);
        let scene = self.scene(&view, context);
        let layout = pane::layout(self.skin, &scene, canvas.area);
        pane::draw(self.skin, &scene, &layout, canvas);
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
            y += i32::from(panel::seat(canvas, self.skin, scene, seat, area, &self.block(seat, context))) + 1;
        }
        let rows = self.rows_of(near, scene, columns);
        let bottom = i32::from(panel.bottom()) - rows - inset;
        let area = rect(left, bottom, columns, rows);
        panel::seat(canvas, self.skin, scene, near, area, &self.block(near, context));
        let end = if layout.is_wide { i32::from(layout.sentence.y) - 3 } else { bottom - 1 };
        let list = rect(left + 2, y, columns - 2, end - y);
        self.draw_moves(canvas, list, context);
        if let Some((said, is_proven)) = self.evaluation(context) {
            let rows = 5.min(i32::from(list.height) - 2);
            let at = rect(left + 2, i32::from(list.bottom()) - rows, columns - 2, rows);
            canvas.fill(
                at,
                if layout.is_wide { canvas.theme.on(theme::INK, theme::PANEL) } else { canvas.theme.page() },
            );
            Self::draw_evaluation(canvas, at, &said, is_proven, context);
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
        i32::from(panel::seat(&mut aside, self.skin, scene, seat, area, &SeatBlock::default()))
    }

    fn draw_moves(&self, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
        let seats = self.round().session().players().len() as u8;
        let shown = self.past.unwrap_or(self.moves.len());
        let is_waiting = !self.is_over();
        panel::moves(canvas, area, &context.word("tui-moves"), (&self.moves, shown, seats), is_waiting);
    }

    /// Players above and below a board that has nothing beside it, and the last moves.
    fn draw_rows(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, layout: &Layout, context: &Context) {
        let (others, near) = self.order();
        let far = others.first().copied();
        for (seat, area) in far.into_iter().map(|seat| (seat, layout.above)).chain([(near, layout.below)]) {
            self.draw_row(canvas, scene, seat, area, context);
        }
        let y = i32::from(layout.above.y);
        let list = match (&self.evaluation(context), layout.is_wide) {
            (Some((said, is_proven)), _) => {
                let sign = if *is_proven { context.theme.pick("✓ ", "v ") } else { "" };
                format!("{sign}{said}")
            }
            (None, _) => self.last_moves(i32::from(layout.above.width) / 2 - 4),
        };
        let room = i32::from(layout.above.width) - 34;
        canvas.put_right(i32::from(layout.above.right()) - 2, y, &cut(&list, room), canvas.theme.quiet());
    }

    /// The last moves in a row of so many columns.
    fn last_moves(&self, columns: i32) -> String {
        let mut list = String::new();
        let shown = self.past.unwrap_or(self.moves.len());
        for (index, one) in self.moves.iter().enumerate().take(shown).rev() {
            let is_numbered = one.seat == Seat::FIRST;
            let number = if is_numbered { format!("{} ", index + 1) } else { String::new() };
            let longer = format!("{number}{} {list}", one.text);
            if width(&longer) > columns {
                break;
            }
            list = longer;
        }
        list.trim_end().to_owned()
    }

    fn draw_row(
        &self,
        canvas: &mut Canvas<'_>,
        scene: &Scene<'_>,
        seat: Seat,
        area: Rect,
        context: &Context,
    ) {
        let block = self.block(seat, context);
        let (left, y, right) = (i32::from(area.x), i32::from(area.y), i32::from(area.right()));
        let theme = canvas.theme;
        let x = canvas.put(left + 2, y, self.skin.emblem(scene, seat), theme.strong());
        let x = canvas.put(x + 1, y, &block.name, theme.strong());
        let x = canvas.put(x + 2, y, &format!("{},", block.seat), theme.quiet());
        let hand = rect(x + 1, y, right - x - 16, i32::from(area.height));
        self.skin.hand(scene, seat, hand, canvas);
        if let Some(badge) = &block.badge {
            panel::bar(canvas, left, y, 1);
            let (text, style) = if block.is_waiting {
                (format!(" {badge} "), theme.badge())
            } else {
                (badge.clone(), theme.terra())
            };
            let end = if seat == self.round().near() { right - 2 } else { x + 1 + width(badge) + 16 };
            canvas.put_right(end, y, &text, style);
        }
    }

    fn draw_sentence(&self, canvas: &mut Canvas<'_>, layout: &Layout, context: &Context) {
        if let Some(prompt) = &self.prompt {
            prompt.draw(canvas, layout.sentence);
            if let Some(advice) = &self.advice {
                let below = rect(
                    i32::from(layout.sentence.x),
                    i32::from(layout.sentence.y) + 1,
                    i32::from(layout.sentence.width),
                    i32::from(layout.sentence.height) - 1,
                );
                frame::sentence(canvas, below, advice, "", false);
            }
            return;
        }
        let (bold, rest, is_bad) = self.sentence(context);
        let rows = frame::sentence(canvas, layout.sentence, &bold, &rest, is_bad);
        if let Some(why) = self.round().unkept() {
            let left = i32::from(layout.sentence.height) - i32::from(rows);
            let said = context.say(&crate::say("tui-unkept").with("error", why));
            let y = i32::from(layout.sentence.y) + i32::from(rows);
            if left > 0 {
                canvas.put(i32::from(layout.sentence.x), y, &said, canvas.theme.bad());
            }
        }
    }
}

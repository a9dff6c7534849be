//! An analysis of a game whose board has nothing beside it: everything stands in rows above and below.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::Seat;

use super::Ask;
use super::draw::{Flow, Page};
use super::told::sentence;
use crate::canvas::{Canvas, Hit, rect, width};
use crate::layout::Layout;
use crate::screens::list::cut;
use crate::skins::Size;
use crate::{chart, panel, surround};

impl Page<'_> {
    /// Everything above and below a board that nothing stands beside.
    pub(super) fn around(&mut self, canvas: &mut Canvas<'_>, layout: &Layout) {
        let seats = self.analysis.table.seats();
        for (seat, area) in Seat::all(seats).zip([layout.below, layout.above]) {
            self.seat_row(canvas, seat, area);
        }
        let mut flow = Flow {
            x: i32::from(layout.sentence.x),
            y: i32::from(layout.sentence.y) - i32::from(layout.size != Size::Large),
            right: i32::from(layout.sentence.right()),
            bottom: i32::from(layout.sentence.bottom()),
        };
        if matches!(self.analysis.ask, Some(Ask::Level(_))) {
            return self.offer_levels(canvas, &flow);
        }
        self.verdict_row(canvas, &mut flow);
        self.sentence_row(canvas, &mut flow, layout.is_wide);
        if layout.is_wide && flow.left() > 12 {
            self.chart(canvas, &mut flow, true);
        } else {
            self.chart_row(canvas, &mut flow);
        }
        if self.analysis.wants_values && flow.left() > 1 {
            self.legend(canvas, flow.x - 1, flow.y);
            flow.y += 1;
        }
        if flow.left() > 2 {
            self.moves(canvas, &mut flow);
        } else if flow.left() > 0 {
            let (here, mistakes) = (self.analysis.study.place(), self.analysis.review.mistakes());
            self.analysis.list.draw(canvas, flow.area(flow.left()), here, &mistakes);
        }
    }

    fn seat_row(&self, canvas: &mut Canvas<'_>, seat: Seat, area: Rect) {
        let theme = canvas.theme;
        let (left, y, right) = (i32::from(area.x), i32::from(area.y), i32::from(area.right()));
        let is_turn = self.view.turn == Some(seat);
        if is_turn && self.analysis.is_pointing {
            panel::bar(canvas, left, y, 1);
        }
        let x =
            canvas.put(left + 2, y, self.analysis.chooser.skin().emblem(self.scene, seat), theme.strong());
        let name = self.context.say(&self.analysis.seat_name(seat));
        let x = canvas.put(x + 1, y, &name, if is_turn { theme.strong() } else { theme.quiet() });
        let hand = rect(x + 2, y, right - x - 2, i32::from(area.height));
        self.analysis.chooser.skin().hand(self.scene, seat, hand, canvas);
    }

    /// The value and the best line in one row.
    fn verdict_row(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let theme = canvas.theme;
        let (head, by, is_proven) = self.verdict_told();
        let is_known = !head.is_empty();
        let head = if is_known { head } else { self.word("tui-analysis-thinking") };
        let whole = by.map_or_else(|| head.clone(), |by| format!("{head}, {by}"));
        let style = if is_known { theme.strong() } else { theme.quiet() };
        let mut x = canvas.put(flow.x, flow.y, &cut(&whole, flow.columns(), theme), style) + 2;
        if let Some((tag, style)) = self.tag(is_proven, theme).filter(|_| is_known) {
            x = canvas.put(x, flow.y, &tag, style) + 2;
        }
        for (index, (ply, text)) in self.best_moves().iter().enumerate() {
            let head =
                if index == 0 { format!("{}: ", self.word("tui-analysis-best")) } else { String::new() };
            let number = format!("{head}{ply} ");
            if x + width(&number) + width(text) > flow.right {
                break;
            }
            let begin = canvas.put(x, flow.y, &number, theme.quiet());
            x = canvas.put(begin, flow.y, text, if index == 0 { theme.strong() } else { theme.ink() }) + 2;
        }
        flow.y += 1;
    }

    fn sentence_row(&self, canvas: &mut Canvas<'_>, flow: &mut Flow, is_wide: bool) {
        let (bold, rest, is_bad) = sentence(self.analysis, self.context);
        let most = if is_wide { 3 } else { 2 };
        if bold.is_empty() && rest.is_empty() {
            return;
        }
        let rows = surround::sentence(canvas, flow.area(most), &bold, &rest, is_bad);
        flow.y += i32::from(rows).min(most);
    }

    /// How the game went, in one row with what it shows.
    fn chart_row(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let theme = canvas.theme;
        let levels = self.analysis.levels();
        if (levels.iter().flatten().count() < 2 && !self.analysis.review.is_going()) || flow.left() < 2 {
            return;
        }
        let (told, style) = self.chart_told(theme, flow.columns());
        let room = usize::try_from(flow.columns() - width(&told) - 2).unwrap_or(0);
        let row = chart::row(&levels, room, theme.is_ascii);
        let end = canvas.put(flow.x, flow.y, &row, theme.good());
        let shown = levels.len().min(room).max(1);
        for column in 0..shown {
            let ply = (column + 1) * levels.len() / shown;
            canvas.hit(rect(flow.x + column as i32, flow.y, 1, 1), Hit::Ply(ply));
        }
        let here =
            self.analysis.study.ply().checked_sub(1).map(|ply| (ply * shown / levels.len().max(1)) as i32);
        if let Some(here) = here {
            canvas.dye(rect(flow.x + here, flow.y, 1, 1), theme.terra().add_modifier(Modifier::UNDERLINED));
        }
        canvas.put(end + 2, flow.y, &told, style);
        flow.y += 1;
    }
}

//! How an analysis is drawn: the board of the moment, and beside or below it what it is worth, how the game went, every move.

use ratatui::layout::Rect;
use tabuleiro_game::{Seat, View};

use super::told::sentence;
use super::{Analysis, Ask, say};
use crate::canvas::{Canvas, rect, width};
use crate::chart::{self, Chart};
use crate::layout::{self, Layout};
use crate::panel;
use crate::scene::{Scene, SpotValue};
use crate::screen::Context;
use crate::screens::list::cut;
use crate::{surround, theme};

/// What the board shows.
pub(super) fn scene<'s>(
    analysis: &'s Analysis,
    view: &'s View,
    values: &'s [SpotValue],
    context: &'s Context,
) -> Scene<'s> {
    let is_choosing = analysis.is_pointing && view.turn.is_some();
    Scene { values, ..analysis.chooser.scene(view, is_choosing, context) }
}

/// Draws everything.
pub(super) fn draw(analysis: &Analysis, canvas: &mut Canvas<'_>, context: &Context) {
    let view = analysis.table.view(usize::MAX);
    let values = analysis.values();
    let scene = scene(analysis, &view, &values, context);
    title(analysis, canvas, context);
    let layout = layout::layout(analysis.chooser.skin(), &scene, canvas.area);
    layout::draw(analysis.chooser.skin(), &scene, &layout, canvas);
    let mut page = Page { analysis, context, scene: &scene, view: &view };
    match layout.panel {
        Some(area) => page.beside(canvas, area, &layout),
        None => page.around(canvas, &layout),
    }
    page.ask(canvas);
}

fn title(analysis: &Analysis, canvas: &mut Canvas<'_>, context: &Context) {
    let about = match analysis.table.now().0 {
        Some(seat) => say("tui-analysis-to-move").about("who", &analysis.seat_name(seat)),
        None => say("tui-analysis-over"),
    };
    let key = if analysis.study.is_main() { "tui-analysis-moment" } else { "tui-analysis-moment-beside" };
    let moment = say(key).with("ply", analysis.study.ply()).with("all", analysis.line.ply());
    surround::title(
        canvas,
        &context.say(&analysis.kind.title()),
        &context.say(&about),
        &context.say(&moment),
    );
}

/// Rows that are filled from the top.
pub(super) struct Flow {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Flow {
    pub(super) fn columns(&self) -> i32 {
        self.right - self.x
    }

    pub(super) fn left(&self) -> i32 {
        self.bottom - self.y
    }

    pub(super) fn area(&self, rows: i32) -> Rect {
        rect(self.x, self.y, self.columns(), rows.min(self.left()))
    }

    /// Leaves a row free, if there is more to come.
    pub(super) fn gap(&mut self) {
        self.y += 1;
    }

    pub(super) fn wrapped(
        &mut self,
        canvas: &mut Canvas<'_>,
        text: &str,
        style: ratatui::style::Style,
        most: i32,
    ) {
        let rows = canvas.put_wrapped(self.area(most), text, style);
        self.y += i32::from(rows).min(most);
    }
}

/// What is needed to draw each part.
pub(super) struct Page<'p> {
    pub(super) analysis: &'p Analysis,
    pub(super) context: &'p Context,
    pub(super) scene: &'p Scene<'p>,
    pub(super) view: &'p View,
}

impl Page<'_> {
    pub(super) fn word(&self, key: &'static str) -> String {
        self.context.say(&say(key))
    }

    /// Everything beside the board; in a small window the sentence stands below it.
    fn beside(&mut self, canvas: &mut Canvas<'_>, panel: Rect, layout: &Layout) {
        let inset = if layout.is_wide { 2 } else { 0 };
        let mut flow = Flow {
            x: i32::from(panel.x) + 2 + inset,
            y: i32::from(panel.y) + inset,
            right: i32::from(panel.right()) - inset,
            bottom: i32::from(panel.bottom()) - inset / 2,
        };
        self.verdict(canvas, &mut flow);
        if matches!(self.analysis.ask, Some(Ask::Level(_))) {
            flow.gap();
            self.offer_levels(canvas, &flow);
        } else {
            self.hand(canvas, &mut flow);
            flow.gap();
            self.best_line(canvas, &mut flow, layout.is_wide);
            if layout.is_wide {
                self.wide_parts(canvas, &mut flow);
            }
            self.chart(canvas, &mut flow, layout.is_wide);
            self.moves(canvas, &mut flow);
        }
        if layout.is_wide {
            let y = i32::from(layout.board.bottom()) + 1;
            self.legend(canvas, i32::from(layout.board.x), y.min(i32::from(canvas.area.bottom()) - 2));
        } else {
            self.sentence_below(canvas, layout.sentence);
        }
    }

    fn sentence_below(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (bold, rest, is_bad) = sentence(self.analysis, self.context);
        let rows = surround::sentence(canvas, area, &bold, &rest, is_bad);
        if rows < area.height {
            self.legend(canvas, i32::from(area.x), i32::from(area.y + rows));
        }
    }

    /// What the seat to move has in its hand.
    fn hand(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let Some(turn) = self.view.turn else { return };
        let theme = canvas.theme;
        let top = flow.y;
        let x =
            canvas.put(flow.x, flow.y, self.analysis.chooser.skin().emblem(self.scene, turn), theme.strong());
        let told = say("tui-analysis-turn").about("who", &self.analysis.seat_name(turn));
        canvas.put(x + 1, flow.y, &cut(&self.context.say(&told), flow.right - x - 1, theme), theme.quiet());
        flow.y += 1;
        let rows = self.analysis.chooser.skin().hand(self.scene, turn, flow.area(4), canvas);
        flow.y += i32::from(rows);
        if self.analysis.is_pointing {
            panel::bar(canvas, flow.x - 2, top, 1 + rows);
        }
    }

    /// What a wide panel has besides: the moves that end where the cursor is, and the sentence.
    fn wide_parts(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        self.moves_here(canvas, flow);
        let (bold, rest, is_bad) = sentence(self.analysis, self.context);
        if !bold.is_empty() || !rest.is_empty() {
            let rows = surround::sentence(canvas, flow.area(6), &bold, &rest, is_bad);
            flow.y += i32::from(rows.min(6)) + 1;
        }
    }

    /// How the game went, if anything is known of it.
    pub(super) fn chart(&self, canvas: &mut Canvas<'_>, flow: &mut Flow, is_wide: bool) {
        let (rows, theme) = (if is_wide { 9 } else { 5 }, canvas.theme);
        let is_going = self.analysis.review.is_going();
        let levels = self.analysis.levels();
        let known = levels.iter().flatten().count();
        if (known < 2 && !is_going) || flow.left() < rows + 4 {
            return;
        }
        if is_wide {
            canvas.put(flow.x, flow.y, &self.word("tui-analysis-chart"), theme.strong());
            flow.y += 1;
        }
        let (told, style) = self.chart_told(theme, flow.columns());
        canvas.put(flow.x, flow.y, &cut(&told, flow.columns(), theme), style);
        flow.y += 1;
        let mistakes = self.analysis.mistakes_here();
        let chart = Chart { levels: &levels, mistakes: &mistakes, here: self.analysis.study.ply() };
        chart::draw(canvas, flow.area(rows), chart);
        flow.y += rows + 1;
    }

    /// What stands above a chart: which side is which, or how far a review has come.
    pub(super) fn chart_told(&self, theme: theme::Theme, columns: i32) -> (String, ratatui::style::Style) {
        let review = &self.analysis.review;
        if review.is_going() {
            let told = say("tui-analysis-reviewing").with("ply", review.done).with("all", review.total);
            return (self.context.say(&told), theme.terra());
        }
        let name = |seat| self.analysis.seat_name(seat);
        if self.analysis.table.seats() != 2 {
            let told = say("tui-analysis-sides-many").with("first", name(Seat::FIRST));
            return (self.context.say(&told), theme.quiet());
        }
        let told =
            say("tui-analysis-sides").with("first", name(Seat::FIRST)).with("second", name(Seat::SECOND));
        let told = self.context.say(&told);
        if width(&told) <= columns {
            return (told, theme.quiet());
        }
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| self.context.say(&name(seat)));
        (format!("{} {first}  {} {second}", theme.pick("↑", "^"), theme.pick("↓", "v")), theme.quiet())
    }

    /// Every move, in what room there is left.
    pub(super) fn moves(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let theme = canvas.theme;
        if flow.left() < 2 {
            return;
        }
        canvas.put(flow.x, flow.y, &self.word("tui-analysis-moves"), theme.strong());
        flow.y += 1;
        if self.analysis.list.is_empty() {
            canvas.put(flow.x, flow.y, &self.word("tui-analysis-no-moves"), theme.quiet());
            return;
        }
        let (here, mistakes) = (self.analysis.study.place(), self.analysis.review.mistakes());
        self.analysis.list.draw(canvas, flow.area(flow.left()), here, &mistakes);
    }
}

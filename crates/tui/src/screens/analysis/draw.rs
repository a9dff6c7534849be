//! How an analysis is drawn: the board of the moment, and beside or below it what it is worth, how the game went, every move.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::{Seat, SpotIndex, View};
use tabuleiro_table::review::Valued;

use super::asking::level_name;
use super::told::{said, sentence};
use super::{Analysis, Ask, say, sentences};
use crate::canvas::{Canvas, Hit, rect, width};
use crate::chart::{self, Chart};
use crate::pane::{self, Layout};
use crate::panel;
use crate::scene::{Preview, Scene, SpotValue};
use crate::screen::Context;
use crate::screens::list::{self, cut};
use crate::{frame, theme};

/// What the board shows.
pub(super) fn scene<'s>(
    analysis: &'s Analysis,
    view: &'s View,
    open: &'s [SpotIndex],
    preview: Option<&'s Preview>,
    values: &'s [SpotValue],
    context: &'s Context,
) -> Scene<'s> {
    let is_open = analysis.is_pointing && view.turn.is_some();
    Scene {
        focus: analysis.aim.focus().filter(|_| is_open),
        held: if is_open { analysis.aim.held() } else { &[] },
        open: if is_open { open } else { &[] },
        preview,
        refused: analysis.refused.as_ref(),
        values,
        ..Scene::still(&analysis.board, view, &context.speaker, context.theme)
    }
}

/// Draws everything.
pub(super) fn draw(analysis: &Analysis, canvas: &mut Canvas<'_>, context: &Context) {
    let view = analysis.table.view(usize::MAX);
    let (open, values, preview) = (analysis.aim.open(), analysis.values(), analysis.preview());
    let scene = scene(analysis, &view, &open, preview.as_ref(), &values, context);
    title(analysis, canvas, context);
    let layout = pane::layout(analysis.skin, &scene, canvas.area);
    pane::draw(analysis.skin, &scene, &layout, canvas);
    let mut page = Page { analysis, context, scene: &scene, view: &view };
    match layout.panel {
        Some(area) => page.beside(canvas, area, &layout),
        None => page.around(canvas, &layout),
    }
    page.ask(canvas);
}

fn title(analysis: &Analysis, canvas: &mut Canvas<'_>, context: &Context) {
    let about = match analysis.table.now().0 {
        Some(seat) => say("tui-analysis-to-move").with("who", analysis.seat_name(seat)),
        None => say("tui-analysis-over"),
    };
    let key = if analysis.study.is_main() { "tui-analysis-moment" } else { "tui-analysis-moment-beside" };
    let moment = say(key).with("ply", analysis.study.ply()).with("all", analysis.line.ply());
    frame::title(canvas, &analysis.kind.title(), &context.say(&about), &context.say(&moment));
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
    fn gap(&mut self) {
        self.y += 1;
    }

    fn wrapped(&mut self, canvas: &mut Canvas<'_>, text: &str, style: ratatui::style::Style, most: i32) {
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
        let rows = frame::sentence(canvas, area, &bold, &rest, is_bad);
        if rows < area.height {
            self.legend(canvas, i32::from(area.x), i32::from(area.y + rows));
        }
    }

    /// The value of the position, and whether it is proven.
    fn verdict(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let theme = canvas.theme;
        let (head, by, is_proven) = self.verdict_told();
        let is_known = !head.is_empty();
        let head = if is_known { head } else { self.word("tui-analysis-thinking") };
        let style = if is_known { theme.strong() } else { theme.quiet() };
        let top = flow.y;
        flow.wrapped(canvas, &head, style, 3);
        if let Some(by) = by {
            flow.wrapped(canvas, &by, theme.quiet(), 1);
        }
        let Some((tag, style)) = self.tag(is_proven, theme).filter(|_| is_known) else { return };
        if flow.y == top + 1 && width(&head) + 2 + width(&tag) <= flow.columns() {
            canvas.put_right(flow.right, top, &tag, style);
        } else {
            canvas.put(flow.x, flow.y, &tag, style);
            flow.y += 1;
        }
    }

    /// What stands beside the value: that it is proven, or that it may still change.
    pub(super) fn tag(
        &self,
        is_proven: bool,
        theme: theme::Theme,
    ) -> Option<(String, ratatui::style::Style)> {
        if is_proven {
            let proven = format!("{} {}", theme.pick("✓", "v"), self.word("tui-analysis-proven"));
            return Some((proven, theme.good().add_modifier(Modifier::BOLD)));
        }
        let is_thinking = self.analysis.insight.is_thinking();
        is_thinking.then(|| (self.word("tui-analysis-thinking"), theme.quiet()))
    }

    /// What the position is worth, by how much, and whether that is proven; nothing while nothing is known.
    pub(super) fn verdict_told(&self) -> (String, Option<String>, bool) {
        let analysis = self.analysis;
        let Some(turn) = analysis.table.now().0 else {
            let verdict = self.view.verdict.as_ref().map(|verdict| self.context.say(verdict));
            return (verdict.unwrap_or_else(|| self.word("tui-analysis-game-over")), None, false);
        };
        let is_thinking = analysis.insight.is_thinking();
        let Some(worth) = analysis.insight.worth().or((!is_thinking).then(Valued::default)) else {
            return (String::new(), None, false);
        };
        let (told, by) = sentences::verdict(worth, &analysis.seat_name(turn), analysis.kind);
        (self.context.say(&told), by.map(|by| self.context.say(&by)), worth.proven.is_some())
    }

    /// What the seat to move has in its hand.
    fn hand(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let Some(turn) = self.view.turn else { return };
        let theme = canvas.theme;
        let top = flow.y;
        let x = canvas.put(flow.x, flow.y, self.analysis.skin.emblem(self.scene, turn), theme.strong());
        let told = say("tui-analysis-turn").with("who", self.analysis.seat_name(turn));
        canvas.put(x + 1, flow.y, &cut(&self.context.say(&told), flow.right - x - 1, theme), theme.quiet());
        flow.y += 1;
        let rows = self.analysis.skin.hand(self.scene, turn, flow.area(4), canvas);
        flow.y += i32::from(rows);
        if self.analysis.is_pointing {
            panel::bar(canvas, flow.x - 2, top, 1 + rows);
        }
    }

    pub(super) fn best_moves(&self) -> Vec<(usize, String)> {
        let ply = self.analysis.study.ply();
        let line = self.analysis.insight.line();
        let left_by = Analysis::left_by(&self.analysis.study.place().turns).min(ply);
        let mut moves = self.analysis.study.moves();
        moves.extend(line.iter().take(8).cloned());
        let Some(table) = self.analysis.table_with(&moves, left_by) else {
            let first = line.first().map(|text| (ply + 1, self.analysis.spelled(ply, text, self.context)));
            return first.into_iter().collect();
        };
        let shown = |(index, text): (usize, &String)| {
            let text = table.spell_at(ply + index, text, self.context.speaker.lang());
            (ply + index + 1, self.context.speaker.write(text))
        };
        line.iter().take(8).enumerate().map(shown).collect()
    }

    /// The best line: as many moves as fit into two rows.
    fn best_line(&self, canvas: &mut Canvas<'_>, flow: &mut Flow, is_wide: bool) {
        let theme = canvas.theme;
        let moves = self.best_moves();
        if moves.is_empty() {
            return;
        }
        canvas.put(flow.x, flow.y, &self.word("tui-analysis-best"), theme.strong());
        flow.y += 1;
        let end = flow.y + if is_wide { 2 } else { 1 };
        let mut x = flow.x;
        for (index, (ply, text)) in moves.iter().enumerate() {
            let number = format!("{ply} ");
            let wide = width(&number) + width(text);
            if x > flow.x && x + wide > flow.right {
                flow.y += 1;
                x = flow.x;
            }
            if flow.y >= end {
                break;
            }
            let begin = canvas.put(x, flow.y, &number, theme.quiet());
            let style =
                if index == 0 { theme.strong().add_modifier(Modifier::UNDERLINED) } else { theme.ink() };
            x = canvas.put(begin, flow.y, &cut(text, flow.right - begin, theme), style) + 2;
        }
        flow.y = (flow.y + 1).min(end) + 1;
    }

    /// What a wide panel has besides: the moves that end where the cursor is, and the sentence.
    fn wide_parts(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        self.moves_here(canvas, flow);
        let (bold, rest, is_bad) = sentence(self.analysis, self.context);
        if !bold.is_empty() || !rest.is_empty() {
            let rows = frame::sentence(canvas, flow.area(6), &bold, &rest, is_bad);
            flow.y += i32::from(rows.min(6)) + 1;
        }
    }

    fn moves_here(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let theme = canvas.theme;
        let Some(focus) = self.scene.focus.filter(|_| self.analysis.wants_values) else { return };
        let ends_here = |choice: &&tabuleiro_game::Choice| choice.path.last() == Some(&focus);
        let here: Vec<_> = self.analysis.aim.choices().iter().filter(ends_here).collect();
        let judged = |text: &str| self.analysis.insight.judged.iter().find(|one| one.text == text);
        let name = self.analysis.board.spot(focus).map(|spot| spot.id.clone()).unwrap_or_default();
        if here.is_empty() {
            return;
        }
        canvas.put(
            flow.x,
            flow.y,
            &self.context.say(&say("tui-analysis-on").with("place", name)),
            theme.strong(),
        );
        flow.y += 1;
        for choice in here.iter().take(6) {
            let text = self.analysis.spelled(self.analysis.study.ply(), &choice.text, self.context);
            canvas.put(flow.x, flow.y, &cut(&text, 12, theme), theme.ink());
            if let Some(one) = judged(&choice.text) {
                let value = Valued { proven: one.proven, score: one.score };
                let told = said(sentences::value(value), self.context);
                canvas.put(flow.x + 14, flow.y, &told, worth_style(one.proven.map(|it| it.value), theme));
            }
            flow.y += 1;
        }
        flow.gap();
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
            let told = say("tui-analysis-reviewing").with("ply", review.done + 1).with("all", review.total);
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

    /// What the signs of values mean.
    pub(super) fn legend(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        if !self.analysis.wants_values || self.view.turn.is_none() {
            return;
        }
        let theme = canvas.theme;
        let signs = [
            (theme.pick("▴", "+"), "tui-analysis-wins", theme.good()),
            (theme.pick("▿", "-"), "tui-analysis-loses", theme.bad()),
            ("=", "tui-analysis-draws", theme.quiet()),
        ];
        let mut x = x + 1;
        for (sign, key, style) in signs {
            x = canvas.put(x, y, sign, style.add_modifier(Modifier::BOLD)) + 1;
            x = canvas.put(x, y, &self.word(key), theme.quiet()) + 3;
        }
        if self.analysis.insight.is_thinking() {
            canvas.put(x, y, &self.word("tui-analysis-thinking"), theme.quiet());
        }
    }

    /// Against whom to play on.
    pub(super) fn offer_levels(&self, canvas: &mut Canvas<'_>, flow: &Flow) {
        let Some(Ask::Level(at)) = self.analysis.ask else { return };
        let theme = canvas.theme;
        let heading = self.word("tui-analysis-ask-against");
        canvas.put(flow.x, flow.y, &cut(&heading, flow.columns(), theme), theme.strong());
        let offered = self.analysis.levels_offered();
        let room = usize::try_from(flow.left() - 1).unwrap_or(0);
        let first = list::first_shown(at, offered.len(), room);
        for (line, (index, (name, rating))) in offered.iter().enumerate().skip(first).take(room).enumerate() {
            let area = rect(flow.x, flow.y + 1 + line as i32, flow.columns().min(36), 1);
            let (style, quiet) = list::ground(canvas, area, index == at);
            canvas.put(flow.x + 2, i32::from(area.y), &level_name(name, self.context), style);
            if let Some(rating) = rating {
                canvas.put_right(i32::from(area.right()) - 1, i32::from(area.y), &rating.to_string(), quiet);
            }
            canvas.hit(area, Hit::Row(index));
        }
    }

    /// What waits for an answer, in the row above the help line.
    fn ask(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme;
        let y = i32::from(canvas.area.bottom()) - 2;
        let row = rect(frame::MARGIN, y, i32::from(canvas.area.width) - 2 * frame::MARGIN, 1);
        match &self.analysis.ask {
            Some(Ask::Line(_, prompt)) => {
                canvas.fill(row, theme.page());
                prompt.draw(canvas, row);
                if let Some(said) = &self.analysis.said {
                    let above = rect(i32::from(row.x), y - 1, i32::from(row.width), 1);
                    canvas.fill(above, theme.page());
                    let style =
                        if said.is_bad { theme.bad().add_modifier(Modifier::BOLD) } else { theme.strong() };
                    canvas.put(
                        i32::from(above.x),
                        y - 1,
                        &cut(&said.bold, i32::from(above.width), theme),
                        style,
                    );
                }
            }
            Some(Ask::Delete) => {
                let key = if self.analysis.study.is_main() {
                    "tui-analysis-ask-cut"
                } else {
                    "tui-analysis-ask-delete"
                };
                canvas.fill(row, theme.page());
                canvas.put(i32::from(row.x), y, &self.word(key), theme.terra());
            }
            _ => (),
        }
    }
}

/// What is good is green, what is bad is red; both have words.
fn worth_style(value: Option<tabuleiro_search::Value>, theme: theme::Theme) -> ratatui::style::Style {
    match value {
        Some(tabuleiro_search::Value::Win) => theme.good().add_modifier(Modifier::BOLD),
        Some(tabuleiro_search::Value::Loss) => theme.bad(),
        _ => theme.quiet(),
    }
}

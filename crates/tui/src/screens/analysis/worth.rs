//! What an analysis shows of the position's worth: the value, the best line, what each move comes to.

use ratatui::style::{Modifier, Style};
use tabuleiro_search::Value;
use tabuleiro_table::review::Valued;

use super::draw::{Flow, Page};
use super::told::said;
use super::{Analysis, say, sentences};
use crate::canvas::{Canvas, width};
use crate::screens::list::cut;
use crate::theme::Theme;

impl Page<'_> {
    /// The value of the position, and whether it is proven.
    pub(super) fn verdict(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
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
    pub(super) fn tag(&self, is_proven: bool, theme: Theme) -> Option<(String, Style)> {
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
    pub(super) fn best_line(&self, canvas: &mut Canvas<'_>, flow: &mut Flow, is_wide: bool) {
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

    pub(super) fn moves_here(&self, canvas: &mut Canvas<'_>, flow: &mut Flow) {
        let theme = canvas.theme;
        let Some(focus) = self.scene.focus.filter(|_| self.analysis.wants_values) else { return };
        let ends_here = |choice: &&tabuleiro_game::Choice| choice.path.last() == Some(&focus);
        let here: Vec<_> = self.analysis.chooser.choices().iter().filter(ends_here).collect();
        let judged = |text: &str| self.analysis.insight.judged.iter().find(|one| one.text == text);
        let name = self.analysis.chooser.board().spot(focus).map(|spot| spot.id.clone()).unwrap_or_default();
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
}

/// What is good is green, what is bad is red; both have words.
fn worth_style(value: Option<Value>, theme: Theme) -> Style {
    match value {
        Some(Value::Win) => theme.good().add_modifier(Modifier::BOLD),
        Some(Value::Loss) => theme.bad(),
        _ => theme.quiet(),
    }
}

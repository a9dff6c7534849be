//! How what waits for an answer is drawn: levels to choose from, a line to type in, a question.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::Ask;
use super::asking::level_name;
use super::draw::{Flow, Page};
use crate::canvas::{Canvas, Hit, rect};
use crate::screens::list::{self, cut};
use crate::screens::prompt::say_up_from;
use crate::surround;

impl Page<'_> {
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
            let shown = level_name(self.analysis.kind, name, self.context);
            canvas.put(flow.x + 2, i32::from(area.y), &shown, style);
            if let Some(rating) = rating {
                canvas.put_right(i32::from(area.right()) - 1, i32::from(area.y), &rating.to_string(), quiet);
            }
            canvas.hit(area, Hit::Row(index));
        }
    }

    /// What waits for an answer, in the row above the help line.
    pub(super) fn ask(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme;
        let y = i32::from(canvas.area.bottom()) - 2;
        let row = rect(surround::MARGIN, y, i32::from(canvas.area.width) - 2 * surround::MARGIN, 1);
        match &self.analysis.ask {
            Some(Ask::Line(_, prompt)) => {
                canvas.fill(row, theme.page());
                prompt.draw(canvas, row);
                if let Some(said) = &self.analysis.said {
                    let style =
                        if said.is_bad { theme.bad().add_modifier(Modifier::BOLD) } else { theme.strong() };
                    say_up_from(canvas, Rect { y: row.y.saturating_sub(1), ..row }, &said.bold, style);
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

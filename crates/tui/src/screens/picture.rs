//! A board to look at, beside a list.

use ratatui::layout::Rect;
use tabuleiro_game::{Board, View};
use tabuleiro_learn::lessons_of;
use tabuleiro_table::{Kind, Setup, Table};

use crate::canvas::{Canvas, rect};
use crate::scene::Scene;
use crate::screen::Context;
use crate::skins::{self, Size};

/// A board with what is to be said about it.
pub(crate) struct Picture {
    game: &'static str,
    board: Board,
    view: View,
    caption: String,
}

impl Picture {
    /// How a game is won, as its first lesson shows it; the start, where there is no lesson.
    pub(crate) fn of_kind(kind: &'static dyn Kind, context: &Context) -> Option<Picture> {
        let lessons = lessons_of(kind.name());
        let page = lessons.first().and_then(|lesson| lesson.pages.iter().find(|page| !page.moves.is_empty()));
        let shown = page.and_then(|page| Some((page.played(kind.name(), context.kinds).ok()?, page)));
        match shown {
            Some((table, page)) => {
                let said = page.text.said_in(context.speaker.lang()).to_owned();
                Some(Picture::of_table(table.as_ref(), context.speaker.write(said)))
            }
            None => Some(Picture::of_table(kind.open(&Setup::default()).ok()?.as_ref(), String::new())),
        }
    }

    /// A game as it stands.
    pub(crate) fn of_table(table: &dyn Table, caption: String) -> Picture {
        Picture { game: table.kind().name(), board: table.board(), view: table.view(usize::MAX), caption }
    }

    /// Draws it in the middle of an area, with its caption below.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, context: &Context) {
        let scene = Scene::still(&self.board, &self.view, &context.speaker, context.theme);
        let skin = skins::of(self.game);
        let (columns, rows) = skin.extent(&scene, Size::Small);
        if columns > area.width || rows > area.height {
            return;
        }
        let left = i32::from(area.x) + i32::from(area.width - columns) / 2;
        let place = rect(left, i32::from(area.y), i32::from(columns), i32::from(rows));
        skin.draw(&scene, Size::Small, place, canvas);
        let wide = i32::from(columns).clamp(44, 60).min(i32::from(area.width));
        let left = i32::from(area.x) + (i32::from(area.width) - wide) / 2;
        let below = rect(left, i32::from(place.bottom()) + 2, wide, 6);
        canvas.put_wrapped(below, &self.caption, canvas.theme.quiet());
    }
}

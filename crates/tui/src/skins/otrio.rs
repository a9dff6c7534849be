//! How Otrio is drawn: nine cells of wood with rings in them, each told by the letter of its colour.

mod cells;
mod grid;
mod hand;
mod large;
mod marks;
mod small;
mod tints;

use ratatui::layout::Rect;
use tabuleiro_game::{Message, Seat, Words};

use cells::{Cell, cells};
use grid::Grid;

use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::skins::{Nouns, Size, Skin};

/// The words of this skin.
pub(crate) static WORDS: Words = Words {
    name: "tui-otrio",
    en: include_str!("../../words/skins/otrio.en.ftl"),
    pt: include_str!("../../words/skins/otrio.pt.ftl"),
};

const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// Otrio.
pub struct Otrio;

impl Skin for Otrio {
    fn extent(&self, _scene: &Scene<'_>, size: Size) -> (u16, u16) {
        Grid::extent(size)
    }

    fn draw(&self, scene: &Scene<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        let (grid, cells) = (Grid::new(size, area), cells(scene));
        let mut canvas = canvas.part(area);
        grid.coordinates(scene, &mut canvas);
        for cell in &cells {
            let at = grid.at(cell.column, cell.row);
            match size {
                Size::Small => small::draw(scene, cell, at, &small::NARROW, &mut canvas),
                Size::Middle => small::draw(scene, cell, at, &small::WIDE, &mut canvas),
                Size::Large => large::draw(scene, cell, at, &mut canvas),
            }
            grid.bars(scene, cell, &mut canvas);
            grid.hits(scene, cell, &mut canvas);
        }
        grid.lines(scene, &cells, &mut canvas);
    }

    fn emblem(&self, scene: &Scene<'_>, _seat: Seat) -> &'static str {
        scene.theme.pick("▪", "*")
    }

    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        hand::draw(scene, seat, area, canvas)
    }

    fn nouns(&self, _scene: &Scene<'_>) -> Nouns {
        Nouns { spot: say("tui-otrio-cell"), piece: Some(say("tui-otrio-size")), act: say("tui-otrio-put") }
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_testkit::words;

    use super::WORDS;

    #[test]
    fn both_languages_say_the_same_and_nothing_in_vain() {
        words::assert_agree(&WORDS);
        words::assert_plain(&WORDS);
        words::assert_used(&WORDS, concat!(include_str!("otrio.rs"), include_str!("otrio/hand.rs")));
    }
}

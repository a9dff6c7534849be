//! How Quantik is drawn: White's pieces light or in outline, Brown's solid, so that sides and shapes are told apart without
//! colour, on wood or between lines.

mod grid;
mod hand;
mod lines;
mod marks;
mod solids;
#[cfg(test)]
mod tests;
mod values;
mod wood;

use ratatui::layout::Rect;
use tabuleiro_game::{Message, Seat, Words};

use crate::canvas::{Canvas, Hit};
use crate::scene::Scene;
use crate::skins::{Nouns, Size, Skin};
use grid::{Grid, Place, cells};
use marks::Pencil;
use wood::Wood;

pub(crate) static WORDS: Words = Words {
    name: "tui-quantik",
    en: include_str!("../../words/skins/quantik.en.ftl"),
    pt: include_str!("../../words/skins/quantik.pt.ftl"),
};

const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// Quantik.
pub struct Quantik;

impl Skin for Quantik {
    fn extent(&self, _scene: &Scene<'_>, size: Size) -> (u16, u16) {
        Grid::new(size, Rect::default()).extent()
    }

    fn draw(&self, scene: &Scene<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        let grid = Grid::new(size, area);
        let canvas = &mut canvas.part(area);
        let wood = scene.theme.is_painted().then(|| Wood::new(scene, grid));
        match &wood {
            Some(wood) => wood.draw(canvas),
            None => lines::draw_cross(canvas, grid),
        }
        draw_coordinates(scene, grid, canvas);
        let mut pencil = Pencil { canvas, grid, wood: wood.as_ref() };
        pencil.draw_wins(scene);
        for (spot, place) in cells(scene) {
            pencil.draw_cell(scene, spot, place);
            pencil.canvas.hit(grid.click(place), Hit::Spot(spot));
        }
    }

    fn emblem(&self, scene: &Scene<'_>, seat: Seat) -> &'static str {
        let is_white = seat == Seat::FIRST;
        if is_white { scene.theme.pick("□", "B") } else { scene.theme.pick("■", "b") }
    }

    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        hand::draw(scene, seat, area, canvas)
    }

    fn nouns(&self, _scene: &Scene<'_>) -> Nouns {
        Nouns {
            spot: say("tui-quantik-noun-cell"),
            piece: Some(say("tui-quantik-noun-shape")),
            act: say("tui-quantik-act-put"),
        }
    }
}

/// Letters and numbers of the columns and rows; those of the cursor stand out.
fn draw_coordinates(scene: &Scene<'_>, grid: Grid, canvas: &mut Canvas<'_>) {
    let focus = scene.focus.and_then(|spot| Place::of(scene.spot(spot)?));
    let style = |is_focus: bool| if is_focus { scene.theme.strong() } else { scene.theme.quiet() };
    for number in 0..4 {
        let place = Place { column: number, row: number };
        let (x, y) = grid.middle(place);
        let is_column = focus.is_some_and(|focus| focus.column == number);
        canvas.put(x, grid.letters_row(), &place.column_name(), style(is_column));
        let is_row = focus.is_some_and(|focus| focus.row == number);
        canvas.put(grid.left, y, &place.row_name(), style(is_row));
    }
}

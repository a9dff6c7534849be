//! How Otrio is drawn.

use ratatui::layout::Rect;
use tabuleiro_game::Seat;

use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::skins::plain::Plain;
use crate::skins::{Nouns, Size, Skin};

/// Otrio.
pub struct Otrio;

impl Skin for Otrio {
    fn extent(&self, scene: &Scene<'_>, size: Size) -> (u16, u16) {
        Plain.extent(scene, size)
    }

    fn draw(&self, scene: &Scene<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        Plain.draw(scene, size, area, canvas);
    }

    fn emblem(&self, scene: &Scene<'_>, seat: Seat) -> &'static str {
        Plain.emblem(scene, seat)
    }

    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        Plain.hand(scene, seat, area, canvas)
    }

    fn nouns(&self, scene: &Scene<'_>) -> Nouns {
        Plain.nouns(scene)
    }
}

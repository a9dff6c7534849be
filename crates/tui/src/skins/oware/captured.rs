//! What a player has captured, in one row: the number, and the seeds themselves where there is room.

use ratatui::layout::Rect;
use tabuleiro_game::SpotIndex;

use super::say;
use super::sowing::Sowing;
use crate::canvas::{Canvas, width};
use crate::scene::Scene;

/// A row so wide has room for seeds, and not only for their number.
const ROOMY: u16 = 80;
/// The columns where seeds may begin, so that those of both players often begin at the same.
const TAB: i32 = 8;
/// Seeds lie in heaps of so many, to be counted.
const HEAP: u32 = 5;
/// The columns that what a move adds takes at most.
const GAIN: i32 = 6;

/// Draws what a store holds, and what a move adds.
pub(crate) fn draw(scene: &Scene<'_>, store: SpotIndex, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = canvas.theme;
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    let held = scene.view.count(store);
    let key = if held == 1 { "tui-oware-captured-one" } else { "tui-oware-captured" };
    let said = scene.say(&say(key).with("count", held));
    let end = if scene.is_winning(store) {
        canvas.put(x, y, &format!("*{said}*"), theme.terra())
    } else {
        canvas.put(x, y, &said, theme.quiet())
    };
    let gain = Sowing::shown(scene).gained(store);
    if gain > 0 {
        canvas.put(end + 1, y, &format!(" +{gain} "), theme.badge());
    }
    if area.width >= ROOMY {
        // Seeds that are only thought of so far are hollow.
        let coming = if scene.step.is_some() { 0 } else { gain };
        draw_seeds(held, coming, (end + GAIN, y), canvas);
    }
}

/// The seeds in one row, close together if they must.
fn draw_seeds(held: u32, coming: u32, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let theme = canvas.theme;
    let start = (x + TAB) / TAB * TAB;
    let room = i32::from(canvas.area.right()) - start;
    let row = |gap: &str| {
        let seed = |number: u32| {
            let space = if number > 0 && number.is_multiple_of(HEAP) { "  " } else { gap };
            let sign = if number < held { theme.pick("●", "o") } else { theme.pick("○", ".") };
            format!("{}{sign}", if number == 0 { "" } else { space })
        };
        (0..held + coming).map(seed).collect::<String>()
    };
    if let Some(row) = [row(" "), row("")].into_iter().find(|row| width(row) <= room) {
        canvas.put(start, y, &row, theme.quiet());
    }
}

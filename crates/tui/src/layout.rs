//! Where board, panel and sentence stand in a window.

use ratatui::layout::Rect;

use crate::canvas::{Canvas, rect};
use crate::scene::Scene;
use crate::skins::{Size, Skin};
use crate::surround::MARGIN;
use crate::theme;

/// From so many columns and rows on a board is drawn large, if the large one fits.
const ROOMY: (u16, u16) = (150, 48);
/// From so many on it is drawn in the middle size, if that fits.
const MIDDLING: (u16, u16) = (100, 30);
/// How wide the panel is beside a large board.
const WIDE_PANEL: u16 = 44;
/// How wide the panel is beside a small board at most, and at least.
const PANEL: (i32, i32) = (34, 20);
/// How many rows the panel has beside the smallest of boards: two players with what they have, and a few moves between them.
const LEAST_BESIDE: i32 = 16;
/// The first row below the title.
const TOP: i32 = 2;

/// Where everything stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How large the board is drawn.
    pub size: Size,
    /// The board.
    pub board: Rect,
    /// What stands beside the board: players, moves. `None` if they stand above and below.
    pub panel: Option<Rect>,
    /// The rows above a board without a panel.
    pub above: Rect,
    /// The rows below a board without a panel.
    pub below: Rect,
    /// The sentence of the moment.
    pub sentence: Rect,
    /// Whether the panel is a wide one, with room for the sentence.
    pub is_wide: bool,
}

/// Where everything stands for this scene in a window.
pub fn layout(skin: &dyn Skin, scene: &Scene<'_>, window: Rect) -> Layout {
    let large = skin.extent(scene, Size::Large);
    let side = if skin.has_panel() { WIDE_PANEL } else { 0 };
    let fits = large.0 + side + 4 <= window.width && large.1 + 4 <= window.height;
    let is_roomy = window.width >= ROOMY.0 && window.height >= ROOMY.1;
    if is_roomy && fits {
        return roomy(skin, large, window);
    }
    let middle = skin.extent(scene, Size::Middle);
    let size = if is_middling(skin, middle, window) { Size::Middle } else { Size::Small };
    snug(skin, size, skin.extent(scene, size), window)
}

/// Whether a board of middle size fits, with all that stands around it.
fn is_middling(skin: &dyn Skin, (columns, rows): (u16, u16), window: Rect) -> bool {
    let (beside, below) = if skin.has_panel() { (PANEL.1 as u16 + 5, 6) } else { (4, 11) };
    let fits = columns + beside <= window.width && rows + below <= window.height;
    fits && window.width >= MIDDLING.0 && window.height >= MIDDLING.1
}

/// A large board, with a wide panel beside it or plenty of rows below.
fn roomy(skin: &dyn Skin, (columns, rows): (u16, u16), window: Rect) -> Layout {
    let (width, height) = (i32::from(window.width), i32::from(window.height));
    let (columns, rows) = (i32::from(columns), i32::from(rows));
    if !skin.has_panel() {
        let left = (width - columns) / 2;
        // Two rows for a player above and below, and four for sentence and moves.
        let top = ((height - rows - 8) / 2).clamp(4, 8);
        let below = top + rows;
        return Layout {
            size: Size::Large,
            board: rect(left, top, columns, rows),
            panel: None,
            above: rect(left, top - 2, columns, 2),
            below: rect(left, below, columns, 2),
            sentence: rect(left + 2, below + 3, columns - 4, height - 2 - (below + 3)),
            is_wide: true,
        };
    }
    let panel = rect(width - i32::from(WIDE_PANEL), 1, i32::from(WIDE_PANEL), height - 3);
    let room = width - i32::from(WIDE_PANEL) - 2;
    let top = TOP.max((height - 2 - rows) / 2);
    Layout {
        size: Size::Large,
        board: rect(MARGIN.max((room - columns) / 2), top, columns, rows),
        panel: Some(panel),
        above: Rect::default(),
        below: Rect::default(),
        sentence: rect(i32::from(panel.x) + 4, height / 2 + 4, i32::from(WIDE_PANEL) - 6, 9),
        is_wide: true,
    }
}

/// A board that is not large in the middle of what there is, with as much beside it as fits.
fn snug(skin: &dyn Skin, size: Size, (columns, rows): (u16, u16), window: Rect) -> Layout {
    let (width, height) = (i32::from(window.width), i32::from(window.height));
    let (columns, rows) = (i32::from(columns), i32::from(rows));
    // The rows that such a board leaves free in the window that it is made for are counted once.
    let spare = match (size, skin.has_panel()) {
        (Size::Middle, true) => height - rows - 5,
        (Size::Middle, false) => height - rows - 9,
        _ => height - 24,
    };
    if !skin.has_panel() {
        let left = MARGIN.max((width - columns) / 2);
        let top = 4 + spare.max(0) / 2;
        return Layout {
            size,
            board: rect(left, top, columns, rows),
            panel: None,
            above: rect(left, top - 2, columns, 1),
            below: rect(left, top + rows, columns, 1),
            sentence: rect(left + 2, top + rows + 2, columns - 4, height - 1 - (top + rows + 2)),
            is_wide: false,
        };
    }
    let spare_columns = width - 2 * MARGIN - columns - PANEL.1;
    let gap = spare_columns.clamp(1, 4);
    let side = (PANEL.1 + spare_columns - gap).clamp(PANEL.1, PANEL.0);
    let left = MARGIN.max((width - columns - gap - side) / 2);
    let top = TOP + spare.max(0) / 2;
    let beside = rows.max(LEAST_BESIDE);
    let sentence = top + beside + i32::from(beside < 19);
    Layout {
        size,
        board: rect(left, top, columns, rows),
        panel: Some(rect(left + columns + gap, top, side, beside)),
        above: Rect::default(),
        below: Rect::default(),
        sentence: rect(left, sentence, columns + gap + side, height - 1 - sentence),
        is_wide: false,
    }
}

/// Draws the board of a scene where it stands, and the ground of a wide panel.
pub fn draw(skin: &dyn Skin, scene: &Scene<'_>, layout: &Layout, canvas: &mut Canvas<'_>) {
    if let Some(panel) = layout.panel.filter(|_| layout.is_wide) {
        canvas.fill(panel, canvas.theme.on(theme::INK, theme::PANEL));
    }
    skin.draw(scene, layout.size, layout.board, canvas);
}

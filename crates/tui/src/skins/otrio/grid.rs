//! Where the cells stand, and what is drawn between them: coordinates, the cursor, winning lines, what can be clicked.

use ratatui::layout::Rect;
use tabuleiro_game::SpotIndex;

use super::cells::{Cell, Place, Ring, coordinates};
use crate::canvas::{Canvas, Hit, rect};
use crate::scene::Scene;
use crate::skins::Size;

/// How many cells there are in a row.
const CELLS: i32 = 3;

/// Where the cells stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    left: i32,
    top: i32,
    /// Columns for the numbers of the rows, before the first cell.
    margin: i32,
    /// A cell, and what lies between two.
    pub(super) cell: (i32, i32),
    gap: (i32, i32),
}

impl Grid {
    pub(super) fn new(size: Size, area: Rect) -> Grid {
        let (cell, gap) = match size {
            Size::Small => ((13, 5), (2, 1)),
            Size::Middle => ((17, 7), (2, 1)),
            Size::Large => ((29, 13), (3, 1)),
        };
        Grid { left: i32::from(area.x), top: i32::from(area.y), margin: 4, cell, gap }
    }

    /// With a column for the cursor at the right, and a row for letters.
    pub(super) fn extent(size: Size) -> (u16, u16) {
        let Grid { margin, cell, gap, .. } = Grid::new(size, Rect::default());
        let along = |cell: i32, gap: i32| CELLS * cell + (CELLS - 1) * gap;
        ((margin + along(cell.0, gap.0) + 1) as u16, (along(cell.1, gap.1) + 1) as u16)
    }

    /// Where a cell begins.
    pub(super) fn at(&self, column: i32, row: i32) -> (i32, i32) {
        let x = self.left + self.margin + column * (self.cell.0 + self.gap.0);
        (x, self.top + row * (self.cell.1 + self.gap.1))
    }

    /// Letters below the cells and numbers beside them.
    pub(super) fn coordinates(&self, scene: &Scene<'_>, canvas: &mut Canvas<'_>) {
        let style = scene.theme.quiet();
        let (letters, numbers) = coordinates(scene);
        for (column, letter) in (0..).zip(letters) {
            let (x, _) = self.at(column, 0);
            let (_, below) = self.at(0, CELLS);
            canvas.put(x + self.cell.0 / 2, below - self.gap.1, letter, style);
        }
        for (row, number) in (0..).zip(numbers) {
            canvas.put(self.left + 1, self.at(0, row).1 + self.cell.1 / 2, number, style);
        }
    }

    /// Bars beside the cell that the cursor is in, and beside those of a winning line.
    pub(super) fn bars(&self, scene: &Scene<'_>, cell: &Cell, canvas: &mut Canvas<'_>) {
        let theme = scene.theme;
        let (bars, ends, style) = if scene.focus.is_some_and(|focus| cell.has(focus)) {
            (theme.pick(("║", "║"), ("|", "|")), theme.pick(("▸", "◂"), (">", "<")), theme.focus())
        } else if cell.places.iter().any(|place| scene.is_winning(place.spot)) {
            let bars = theme.pick(("▐", "▌"), ("*", "*"));
            (bars, bars, theme.terra())
        } else {
            return;
        };
        let (x, y) = self.at(cell.column, cell.row);
        for row in 0..self.cell.1 {
            let (before, after) = if row == self.cell.1 / 2 { ends } else { bars };
            canvas.put(x - 1, y + row, before, style);
            canvas.put(x + self.cell.0, y + row, after, style);
        }
    }

    /// Strokes between the cells of each winning line.
    pub(super) fn lines(&self, scene: &Scene<'_>, cells: &[Cell], canvas: &mut Canvas<'_>) {
        let cell = |spot: &SpotIndex| cells.iter().find(|cell| cell.has(*spot));
        for pair in scene.lines().flat_map(|line| line.windows(2)) {
            if let (Some(from), Some(to)) = (cell(&pair[0]), cell(&pair[1])) {
                // From the left, so that there are only four ways to go.
                let (from, to) = if from.column <= to.column { (from, to) } else { (to, from) };
                self.stroke(scene, from, (to.column - from.column, to.row - from.row), canvas);
            }
        }
    }

    fn stroke(&self, scene: &Scene<'_>, from: &Cell, way: (i32, i32), canvas: &mut Canvas<'_>) {
        let theme = scene.theme;
        let (x, y) = self.at(from.column, from.row);
        let (right, middle) = (x + self.cell.0, (x + self.cell.0 / 2, y + self.cell.1 / 2));
        let (corner, below) = (right + (self.gap.0 - 1) / 2, y + self.cell.1);
        let flat = theme.pick("━", "-").repeat(self.gap.0 as usize);
        let (x, y, stroke) = match way {
            (1, 0) => (right, middle.1, flat.as_str()),
            (0, 1) => (middle.0, below, theme.pick("┃", "|")),
            (0, -1) => (middle.0, y - self.gap.1, theme.pick("┃", "|")),
            (1, 1) => (corner, below, theme.pick("╲", "\\")),
            (1, -1) => (corner, y - self.gap.1, theme.pick("╱", "/")),
            _ => return, // all in one cell
        };
        canvas.put(x, y, stroke, theme.terra());
    }

    /// A click on a cell means its place for the size in hand; otherwise each place is where its ring would be.
    pub(super) fn hits(&self, scene: &Scene<'_>, cell: &Cell, canvas: &mut Canvas<'_>) {
        let in_hand = scene.held.first().and_then(|spot| scene.spot(*spot)).and_then(Ring::of);
        let (x, y) = self.at(cell.column, cell.row);
        let whole =
            rect(x - 1, y, self.cell.0 + 2, self.cell.1 + self.gap.1 * i32::from(cell.row + 1 < CELLS));
        for place in &cell.places {
            let area = match in_hand {
                Some(ring) if ring == place.ring => whole,
                Some(_) => continue,
                None => self.ring_area(place, (x, y), whole),
            };
            canvas.hit(area, Hit::Spot(place.spot));
        }
    }

    fn ring_area(&self, place: &Place, (x, y): (i32, i32), whole: Rect) -> Rect {
        let inset = |tenths: i32| {
            let (aside, down) = (self.cell.0 * tenths / 10, self.cell.1 * tenths / 10);
            rect(x + aside, y + down, self.cell.0 - 2 * aside, self.cell.1 - 2 * down)
        };
        match place.ring {
            Ring::Large => whole,
            Ring::Medium => inset(2),
            Ring::Small => inset(4),
        }
    }
}

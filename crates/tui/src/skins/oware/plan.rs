//! Where the houses stand, in cells from the board's upper left corner.

use ratatui::layout::Rect;
use tabuleiro_game::{Board, Edge, Point, Seat, SpotIndex, SpotKind};

use crate::canvas::rect;
use crate::scene::Scene;
use crate::skins::Size;

/// How large everything is.
pub(crate) struct Measure {
    /// The board.
    pub(crate) extent: (u16, u16),
    /// A house, and how far it is from one to the next.
    pub(crate) house: (i32, i32),
    pub(crate) pitch: i32,
    /// The first column of the first house.
    pub(crate) left: i32,
    /// The first row of the houses, of their names, and of what a move does to them: far away, and near.
    pub(crate) tops: [i32; 2],
    pub(crate) names: [i32; 2],
    pub(crate) notes: [i32; 2],
    /// The first row that belongs to the near houses.
    pub(crate) border: i32,
}

/// A house is drawn from the middle of its first column to the middle of its last, so that seeds lie in its very middle.
const SMALL: Measure = Measure {
    extent: (75, 15),
    house: (11, 5),
    pitch: 12,
    left: 2,
    tops: [2, 8],
    names: [1, 13],
    notes: [2, 12],
    border: 7,
};

const MIDDLE: Measure = Measure {
    extent: (92, 19),
    house: (13, 7),
    pitch: 15,
    left: 2,
    tops: [2, 10],
    names: [1, 17],
    notes: [2, 16],
    border: 9,
};

const LARGE: Measure = Measure {
    extent: (146, 33),
    house: (22, 12),
    pitch: 24,
    left: 2,
    tops: [3, 18],
    names: [1, 31],
    notes: [2, 30],
    border: 16,
};

/// One house as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct House {
    pub(crate) spot: SpotIndex,
    /// Counted from the left.
    pub(crate) column: i32,
    /// 0 far away, 1 near.
    pub(crate) row: usize,
}

/// The measures of a size.
pub(crate) fn measure(size: Size) -> &'static Measure {
    match size {
        Size::Small => &SMALL,
        Size::Middle => &MIDDLE,
        Size::Large => &LARGE,
    }
}

impl Measure {
    /// Where a house lies on a board that begins there.
    pub(crate) fn pit(&self, house: House, area: Rect) -> Rect {
        let x = i32::from(area.x) + self.left + self.pitch * house.column;
        rect(x, i32::from(area.y) + self.tops[house.row], self.house.0, self.house.1)
    }

    /// Where a click means a house: with its name, and half of the gaps around it.
    pub(crate) fn reach(&self, house: House, area: Rect) -> Rect {
        let pit = self.pit(house, area);
        let (top, border) = (i32::from(area.y), i32::from(area.y) + self.border);
        let height = if house.row == 0 { self.border } else { i32::from(self.extent.1) - self.border };
        rect(i32::from(pit.x) - 1, if house.row == 0 { top } else { border }, self.pitch, height)
    }
}

/// Every house as it is seen from the nearest seat, whose own lie below.
pub(crate) fn houses(scene: &Scene<'_>) -> Vec<House> {
    let places: Vec<(SpotIndex, Point)> = scene
        .board
        .numbered()
        .filter(|(_, spot)| spot.kind == SpotKind::Place)
        .map(|(index, spot)| (index, spot.at))
        .collect();
    let across = ranks(places.iter().map(|(_, at)| at.x));
    let down = ranks(places.iter().map(|(_, at)| at.y));
    let is_turned = is_turned(scene.board, scene.near);
    let seen = |(spot, at): (SpotIndex, Point)| {
        let column = across.iter().position(|x| *x == at.x).unwrap_or_default();
        let row = usize::from(down.first() != Some(&at.y));
        let column = if is_turned { across.len() - 1 - column } else { column };
        House { spot, column: column as i32, row: if is_turned { 1 - row } else { row } }
    };
    places.into_iter().map(seen).collect()
}

/// Whether that seat sits at the far edge of the board as it is described.
fn is_turned(board: &Board, near: Seat) -> bool {
    board.sides.iter().any(|side| side.seat == near && side.edge == Edge::Top)
}

fn ranks(places: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut places: Vec<i32> = places.collect();
    places.sort_unstable();
    places.dedup();
    places
}

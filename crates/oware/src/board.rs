//! The board: twelve houses, two stores, and what lies in them.
//!
//! Houses are the spots 0 to 11 in the order of sowing, stores 12 and 13, South's first. North's row lies above, its first
//! house at the right, so that sowing goes round against the clock.

use tabuleiro_game::{
    Board, Coordinate, Edge, Extent, Look, LookIndex, Move as _, Naming, Outline, Paint, Point, Seat,
};
use tabuleiro_game::{Side, Spot, SpotIndex, SpotKind, Stroke};

use crate::position::TO_WIN;
use crate::refusal::name;
use crate::{Move, say};

/// The one look there is.
pub(crate) const SEED: LookIndex = LookIndex(0);

/// The grey seeds that Oware is usually played with.
const NICKERNUT: Paint = Paint::new("nickernut", (0x00B9_BEB6, 0x004B_514D), (0x00A5_ABA2, 0x00DD_E0D8));

/// No position holds more seeds (see [`crate::Oware::with_board`]).
const MOST_SEEDS: u16 = 255;

const EXTENT: Extent = Extent::new(812, 312);
/// The middle of the first column of houses; the others follow at a distance of 100.
const FIRST_COLUMN: i32 = 156;
/// The middles of North's row and of South's.
const ROWS: [i32; 2] = [104, 208];
const MIDDLE: i32 = 156;
/// From the edge of the board to the middle of its letters, and to that of a store.
const LETTERS: i32 = 28;
const STORE: i32 = 57;

/// The spot of a house.
pub(crate) fn house_spot(house: Move) -> SpotIndex {
    SpotIndex(house.number())
}

/// The spot of a seat's captures.
pub(crate) const fn store_spot(seat: Seat) -> SpotIndex {
    SpotIndex(Move::SPACE + seat.index() as u16)
}

pub(crate) fn board() -> Board {
    Board {
        extent: EXTENT,
        spots: Move::all().map(house).chain(Seat::all(2).map(store)).collect(),
        strokes: vec![Stroke { from: Point::new(112, MIDDLE), to: Point::new(700, MIDDLE) }],
        coordinates: Move::all().map(letter).collect(),
        sides: vec![
            Side { seat: Seat::FIRST, edge: Edge::Bottom },
            Side { seat: Seat::SECOND, edge: Edge::Top },
        ],
        looks: vec![Look {
            counted: true,
            several: Some(say("oware-seeds")),
            ..Look::new("seed", 0, '•', 'o', say("oware-seed"))
        }],
        paints: vec![NICKERNUT],
        scoring: Some(say("oware-scoring")),
        goal: Some(i32::from(TO_WIN)),
    }
}

/// Where the middle of a house lies.
fn house_at(house: Move) -> Point {
    let lane = i32::from(house.lane());
    let [north, south] = ROWS;
    match house.owner() {
        Seat::FIRST => Point::new(FIRST_COLUMN + 100 * lane, south),
        _ => Point::new(FIRST_COLUMN + 100 * (5 - lane), north),
    }
}

fn house(house: Move) -> Spot {
    Spot {
        id: house.to_string(),
        kind: SpotKind::Place,
        outline: Outline::Pit,
        label: say("oware-house").with("house", house.letter()).with("who", name(house.owner())),
        at: house_at(house),
        size: Extent::square(94),
        stack: MOST_SEEDS,
        group: None,
        touch: true,
        naming: Naming::default(),
    }
}

/// South's store lies at the end of South's row, North's at the end of North's.
fn store(seat: Seat) -> Spot {
    let x = if seat == Seat::FIRST { EXTENT.width - STORE } else { STORE };
    Spot {
        id: format!("store{seat}"),
        kind: SpotKind::Store(seat),
        outline: Outline::Pit,
        label: say("oware-store").with("who", name(seat)),
        at: Point::new(x, MIDDLE),
        size: Extent::new(76, 188),
        stack: MOST_SEEDS,
        group: None,
        touch: false,
        naming: Naming::default(),
    }
}

/// The letter of a house stands outside its row.
fn letter(house: Move) -> Coordinate {
    let y = if house.owner() == Seat::FIRST { EXTENT.height - LETTERS } else { LETTERS };
    Coordinate { text: house.to_string(), at: Point::new(house_at(house).x, y) }
}

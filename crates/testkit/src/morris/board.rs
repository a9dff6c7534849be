//! The board: nine points joined by six lines, a hand on either side, and two materials.

use tabuleiro_game::{
    Board, Coordinate, Edge, Extent, Look, LookIndex, Naming, Outline, Paint, Point as Place, Seat, Side,
    Spot, SpotIndex, SpotKind, Stroke,
};

use super::point::LINES;
use super::show::seat_word;
use super::{Morris, Point, say};

const EXTENT: Extent = Extent::new(400, 580);
/// Between two points, and as far as the first lies from the left.
const CELL: i32 = 100;
/// From the top to the first row.
const TOP: i32 = 190;

/// What the men are made of, White's first.
const PAINTS: [Paint; 2] = [
    Paint::new("bone", (0xEF_E6_D2, 0x6E_5B_35), (0xE6_DA_C0, 0xE6_DA_C0)),
    Paint::new("slate", (0x44_4E_58, 0x3B_45_4F), (0x5A_68_76, 0xA3_B4_C4)),
];

/// The spot of a point.
pub(crate) const fn point_spot(point: Point) -> SpotIndex {
    SpotIndex(point.index() as u16)
}

/// The spot of a seat's hand.
pub(crate) const fn hand_spot(seat: Seat) -> SpotIndex {
    SpotIndex(Point::COUNT as u16 + seat.index() as u16)
}

/// The look of a seat's men.
pub(crate) const fn man_look(seat: Seat) -> LookIndex {
    LookIndex(seat.index() as u8)
}

pub(crate) fn board() -> Board {
    Board {
        extent: EXTENT,
        spots: Point::all().map(point).chain(Seat::all(2).map(hand)).collect(),
        strokes: LINES.map(|[from, _, to]| Stroke { from: place(from), to: place(to) }).to_vec(),
        coordinates: coordinates(),
        sides: vec![
            Side { seat: Seat::FIRST, edge: Edge::Bottom },
            Side { seat: Seat::SECOND, edge: Edge::Top },
        ],
        looks: Seat::all(2).map(look).collect(),
        paints: PAINTS.to_vec(),
        scoring: None,
        goal: None,
    }
}

fn place(point: Point) -> Place {
    Place::new(CELL + CELL * i32::from(point.column()), TOP + CELL * i32::from(point.row()))
}

fn point(point: Point) -> Spot {
    Spot {
        id: point.to_string(),
        kind: SpotKind::Place,
        outline: Outline::Peg,
        label: say("morris-point").with("point", point.to_string()),
        at: place(point),
        size: Extent::square(80),
        stack: 1,
        group: None,
        touch: true,
        naming: Naming::default(),
    }
}

fn hand(seat: Seat) -> Spot {
    let y = if seat == Seat::FIRST { EXTENT.height - 60 } else { 60 };
    Spot {
        id: format!("hand{seat}"),
        kind: SpotKind::Hand(seat),
        outline: Outline::Card,
        label: say("morris-hand").with("who", seat_word(seat)),
        at: Place::new(EXTENT.width / 2, y),
        size: Extent::new(280, 80),
        stack: u16::from(Morris::MEN),
        group: None,
        touch: false,
        naming: Naming::default(),
    }
}

/// Letters below the board, numbers on its left.
fn coordinates() -> Vec<Coordinate> {
    let letter = |(column, text): (i32, &str)| Coordinate {
        text: text.to_owned(),
        at: Place::new(CELL + CELL * column, TOP + 2 * CELL + 65),
    };
    let number =
        |(row, text): (i32, &str)| Coordinate { text: text.to_owned(), at: Place::new(30, TOP + CELL * row) };
    (0..).zip(["a", "b", "c"]).map(letter).chain((0..).zip(["3", "2", "1"]).map(number)).collect()
}

fn look(seat: Seat) -> Look {
    let (glyph, ascii, one, several) = if seat == Seat::FIRST {
        ('○', 'W', "morris-man-white", "morris-men-white")
    } else {
        ('●', 'B', "morris-man-black", "morris-men-black")
    };
    Look { several: Some(say(several)), ..Look::new("man", seat.index() as u8, glyph, ascii, say(one)) }
}

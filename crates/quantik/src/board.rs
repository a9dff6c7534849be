//! What never changes during a game: the spots of the board and of the hands, and how the pieces look.
//!
//! White's hand lies on the left and Brown's on the right of a framed board, in which each zone is an inlay of its own.

use tabuleiro_game::{
    Board, Coordinate, Edge, Extent, Look, LookIndex, Naming, Outline, Paint, Point, Seat, Side, Spot,
    SpotIndex, SpotKind, Stroke,
};

use crate::piece::seat_word;
use crate::{Cell, Line, Piece, Shape, say};

/// The side of a zone, in hundredths of a cell.
const ZONE: i32 = 208;
/// Between two zones.
const BETWEEN: i32 = 4;
/// The width of the frame around the zones, on which the coordinates are printed.
const FRAME: i32 = 16;
/// The side of the framed board.
const SIDE: i32 = FRAME + ZONE + BETWEEN + ZONE + FRAME;
/// A cell is a round hollow of this width.
const HOLLOW: i32 = 84;
/// The side of a card on which the pieces of one shape lie in a hand.
const CARD: i32 = 60;
/// From the middle of a card to that of the next one.
const CARD_STEP: i32 = CARD + 4;
/// Where the framed board begins: to the right of a hand.
const LEFT: i32 = CARD + 14;

/// What White's and Brown's pieces are made of, in the order of the seats.
static PAINTS: [Paint; 2] = [
    Paint::new("maple", (0xEA_CF9F, 0x80_5A2E), (0xCB_A871, 0xDF_C598)),
    Paint::new("walnut", (0x6B_442B, 0x4A_2C1A), (0x51_311D, 0xBC_8A66)),
];

/// The names of the zones, in reading order.
const ZONES: [&str; 4] = ["zone:nw", "zone:ne", "zone:sw", "zone:se"];
/// How many zones there are; their spots come first.
const ZONE_COUNT: u16 = ZONES.len() as u16;
/// How many cells there are; their spots come after the zones.
const CELL_COUNT: u16 = 16;

/// The spot of a zone, counted from 0 in reading order.
pub(crate) const fn zone_spot(zone: u8) -> SpotIndex {
    SpotIndex(zone as u16)
}

/// The spot of a cell.
pub(crate) const fn cell_spot(cell: Cell) -> SpotIndex {
    SpotIndex(ZONE_COUNT + cell.index() as u16)
}

/// The spot in a hand where the pieces of a kind lie that are yet to be played.
pub(crate) const fn hand_spot(piece: Piece) -> SpotIndex {
    SpotIndex(ZONE_COUNT + CELL_COUNT + piece.index() as u16)
}

/// The look of a piece.
pub(crate) const fn look(piece: Piece) -> LookIndex {
    LookIndex(piece.index() as u8)
}

/// The board, the same under all options.
pub(crate) fn board() -> Board {
    let spots = (0..4).map(zone).chain(Cell::all().map(cell)).chain(Piece::all().map(hand));
    Board {
        extent: Extent::new(LEFT + SIDE + LEFT, SIDE),
        spots: spots.collect(),
        strokes: (0..4).flat_map(outline).collect(),
        coordinates: (0..4).flat_map(|number| [column_letter(number), row_number(number)]).collect(),
        sides: vec![
            Side { seat: Seat::FIRST, edge: Edge::Left },
            Side { seat: Seat::SECOND, edge: Edge::Right },
        ],
        looks: Piece::all().map(drawn).collect(),
        paints: PAINTS.to_vec(),
        scoring: None,
        goal: None,
    }
}

/// Where the zone of that place, the first or the second, begins along one side of the frame.
const fn zone_start(place: i32) -> i32 {
    FRAME + place * (ZONE + BETWEEN)
}

/// The middle of the cell of that place along one side of the frame: cells lie one apart, in the middle of their zone.
const fn cell_middle(place: u8) -> i32 {
    zone_start(place as i32 / 2) + ZONE / 2 - 50 + 100 * (place as i32 % 2)
}

/// The top left corner of a zone.
const fn zone_corner(zone: u8) -> Point {
    Point::new(LEFT + zone_start(zone as i32 % 2), zone_start(zone as i32 / 2))
}

fn zone(number: u8) -> Spot {
    let corner = zone_corner(number);
    Spot {
        id: ZONES[usize::from(number)].to_owned(),
        kind: SpotKind::Group,
        outline: Outline::Square,
        label: Line::Zone(number).name(),
        at: Point::new(corner.x + ZONE / 2, corner.y + ZONE / 2),
        size: Extent::square(ZONE),
        stack: 0,
        group: None,
        touch: false,
        naming: Naming::default(),
    }
}

fn cell(cell: Cell) -> Spot {
    Spot {
        id: cell.to_string(),
        kind: SpotKind::Place,
        outline: Outline::Pit,
        label: say("quantik-cell").with("cell", cell.to_string()),
        at: Point::new(LEFT + cell_middle(cell.column()), cell_middle(cell.row())),
        size: Extent::square(HOLLOW),
        stack: 1,
        group: Some(zone_spot(cell.zone())),
        touch: true,
        naming: Naming::default(),
    }
}

fn hand(piece: Piece) -> Spot {
    let x = if piece.seat == Seat::FIRST { CARD / 2 } else { LEFT + SIDE + LEFT - CARD / 2 };
    let from_the_middle = (2 * piece.shape.index() as i32 - 3) * CARD_STEP / 2;
    Spot {
        id: format!("hand{}:{}", piece.seat, piece.shape.letter()),
        kind: SpotKind::Hand(piece.seat),
        outline: Outline::Card,
        label: say("quantik-hand").with("who", seat_word(piece.seat)).with("what", piece.shape.several()),
        at: Point::new(x, SIDE / 2 + from_the_middle),
        size: Extent::square(CARD),
        stack: u16::from(Shape::EACH),
        group: None,
        touch: true,
        naming: Naming::default(),
    }
}

/// The four strokes around a zone.
fn outline(zone: u8) -> [Stroke; 4] {
    let Point { x, y } = zone_corner(zone);
    let corners =
        [(0, 0), (ZONE, 0), (ZONE, ZONE), (0, ZONE)].map(|(right, down)| Point::new(x + right, y + down));
    std::array::from_fn(|side| Stroke { from: corners[side], to: corners[(side + 1) % 4] })
}

/// The letter of a column, on the lower edge of the frame.
fn column_letter(column: u8) -> Coordinate {
    let text = Cell::new(0, column).column_letter().to_string();
    Coordinate { text, at: Point::new(LEFT + cell_middle(column), SIDE - FRAME / 2) }
}

/// The number of a row, on the left edge of the frame.
fn row_number(row: u8) -> Coordinate {
    let text = Cell::new(row, 0).row_name().to_string();
    Coordinate { text, at: Point::new(LEFT + FRAME / 2, cell_middle(row)) }
}

/// White's pieces are drawn in outline, Brown's filled.
fn drawn(piece: Piece) -> Look {
    let (shape, glyphs) = match piece.shape {
        Shape::Cone => ("cone", ['△', '▲']),
        Shape::Cube => ("cube", ['□', '■']),
        Shape::Cylinder => ("cylinder", ['▯', '▮']),
        Shape::Sphere => ("sphere", ['○', '●']),
    };
    let seat = piece.seat.index();
    Look {
        several: Some(piece.several()),
        ..Look::new(shape, seat as u8, glyphs[seat], piece.letter(), piece.word())
    }
}

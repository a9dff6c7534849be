//! The board that never changes: nine cells of three places each in a wooden field, and the trays around it.
//!
//! Spots are numbered by groups: a cell or tray, then its parts from large to small. Lengths are those of a board whose
//! cells lie 100 apart.

use tabuleiro_game::{
    Board, Coordinate, Edge, Extent, Look, LookIndex, Message, Naming, Outline, Paint, Point, Side, Spot,
    SpotIndex, SpotKind, Stroke,
};

use crate::notation::say;
use crate::{Cell, Colour, OtrioOptions, Place, Size};

/// The field is a square of this side, and lies so far from the left and the upper edge, where trays are.
const FIELD: i32 = 320;
const FIELD_AT: i32 = 86;
/// From the field's edge to the middle of its first cell.
const MARGIN: i32 = 60;
/// What is left free outside a field without a tray.
const RIM: i32 = 6;
/// A cell's hollow, and a tray.
const CELL: Extent = Extent::square(86);
const TRAY: Extent = Extent::new(76, 220);
/// From the middle of one set of pieces in a tray to that of the next.
const TRAY_STEP: i32 = 70;
/// How far the middle of a tray lies from the edge of everything.
const TRAY_AT: i32 = 41;
/// How far letters and numbers lie inside the field, between its edge and the cells.
const LETTER_AT: i32 = 8;

/// How wide a piece of each size is on the board, and in its tray.
const WIDTH: [i32; 3] = [81, 53, 27];
const WIDTH_IN_TRAY: [i32; 3] = [62, 40, 20];

/// A group and its three parts.
const GROUP: usize = 1 + Size::ALL.len();
/// The spots of trays come after those of cells.
const TRAYS: usize = GROUP * Cell::COUNT;

/// Where the tray of each number in the acting order lies: clockwise from the left.
const EDGES: [Edge; 4] = [Edge::Left, Edge::Top, Edge::Right, Edge::Bottom];

/// What pieces are made of, in the order of the colours.
const PAINTS: [Paint; 4] = [
    Paint::new("brick", (0xB4_4A31, 0x9A_3A24), (0xBC_5238, 0xE4_8D70)),
    Paint::new("moss", (0x93_A453, 0x30_6B30), (0x9C_AD5A, 0x98_D58E)),
    Paint::new("indigo", (0x2B_417C, 0x24_376C), (0x34_509A, 0x8C_A3DC)),
    Paint::new("plum", (0x7D_4170, 0x6C_3561), (0x8A_4B7C, 0xC6_8FBB)),
];

/// The spot that holds the places of a cell together.
const fn cell_spot(cell: Cell) -> SpotIndex {
    SpotIndex((GROUP * cell.index()) as u16)
}

/// The spot of a place: `b2.L`.
pub(crate) const fn place_spot(place: Place) -> SpotIndex {
    SpotIndex((GROUP * place.cell().index() + 1 + place.size().index()) as u16)
}

/// The spot that holds a tray together, `tray:r`; `None` if the colour stays in the box.
pub(crate) fn tray_spot(options: OtrioOptions, colour: Colour) -> Option<SpotIndex> {
    let acting = options.acting(colour)?;
    Some(SpotIndex((TRAYS + GROUP * usize::from(acting)) as u16))
}

/// The spot where a colour keeps its pieces of a size, `tray:rL`; `None` if the colour stays in the box.
pub(crate) fn hand_spot(options: OtrioOptions, colour: Colour, size: Size) -> Option<SpotIndex> {
    let SpotIndex(tray) = tray_spot(options, colour)?;
    Some(SpotIndex(tray + 1 + size.index() as u16))
}

/// The look of a piece: the same number under all options.
pub(crate) const fn look(colour: Colour, size: Size) -> LookIndex {
    LookIndex((3 * colour.index() + size.index()) as u8)
}

/// Everything that is fixed under these options.
pub(crate) fn board(options: OtrioOptions) -> Board {
    let trays = (0..options.colours()).flat_map(|acting| tray(options, acting));
    Board {
        extent: extent(options),
        spots: Cell::all().flat_map(cell).chain(trays).collect(),
        strokes: frame(),
        coordinates: coordinates(),
        sides: (0..options.colours()).map(|acting| side(options, acting)).collect(),
        looks: Colour::ALL
            .into_iter()
            .flat_map(|colour| Size::ALL.map(|size| appearance(colour, size)))
            .collect(),
        paints: PAINTS.to_vec(),
        scoring: None,
        goal: None,
    }
}

/// There is no room for a tray below the field where only three colours act.
fn extent(options: OtrioOptions) -> Extent {
    let below = if options.colours() > 3 { FIELD_AT } else { RIM };
    Extent::new(FIELD_AT + FIELD + FIELD_AT, FIELD_AT + FIELD + below)
}

/// A cell and its places, one around the other.
fn cell(cell: Cell) -> [Spot; GROUP] {
    let place = |size: Size| Spot {
        id: format!("{cell}.{}", size.letter()),
        kind: SpotKind::Place,
        outline: Outline::Peg,
        label: say("otrio-spot-place").with("cell", cell.to_string()).with("size", size.name()),
        at: middle(cell),
        size: Extent::square(WIDTH[size.index()]),
        stack: 1,
        group: Some(cell_spot(cell)),
        touch: true,
        naming: Naming {
            name: Some(say("otrio-spot-typed").with("cell", cell.to_string())),
            layer: size.index() as u8,
            ..Naming::default()
        },
    };
    let [large, medium, small] = Size::ALL.map(place);
    [group(cell.to_string(), Outline::Disc, cell_label(cell), (middle(cell), CELL)), large, medium, small]
}

fn cell_label(cell: Cell) -> Message {
    say("otrio-spot-cell").with("cell", cell.to_string())
}

/// What only holds other spots together.
fn group(id: String, outline: Outline, label: Message, (at, size): (Point, Extent)) -> Spot {
    Spot {
        id,
        kind: SpotKind::Group,
        outline,
        label,
        at,
        size,
        stack: 0,
        group: None,
        touch: false,
        naming: Naming::default(),
    }
}

/// The middle of a cell; row 3 is at the top.
fn middle(cell: Cell) -> Point {
    let along = |cells: u8| FIELD_AT + MARGIN + 100 * i32::from(cells);
    Point::new(along(cell.column()), along(2 - cell.row()))
}

/// The tray of the colour of that number in the acting order, with a spot for each size along it.
fn tray(options: OtrioOptions, acting: u8) -> [Spot; GROUP] {
    let (colour, edge) = (options.colour(acting), EDGES[usize::from(acting)]);
    let kind = SpotKind::Hand(options.seat(acting));
    let hand = |size: Size| Spot {
        id: format!("tray:{}{}", colour.letter(), size.letter()),
        kind,
        outline: Outline::Peg,
        label: say("otrio-spot-hand").with("colour", colour.name()).with("size", size.plural()),
        at: beside(edge, TRAY_STEP * (size.index() as i32 - 1)),
        size: Extent::square(WIDTH_IN_TRAY[size.index()]),
        stack: u16::from(Size::PIECES),
        group: tray_spot(options, colour),
        touch: true,
        naming: Naming::default(),
    };
    let [large, medium, small] = Size::ALL.map(hand);
    let label = say("otrio-spot-tray").with("colour", colour.name());
    let id = format!("tray:{}", colour.letter());
    [group(id, Outline::Card, label, (beside(edge, 0), tray_size(edge))), large, medium, small]
}

const fn tray_size(edge: Edge) -> Extent {
    match edge {
        Edge::Left | Edge::Right => TRAY,
        Edge::Top | Edge::Bottom => Extent::new(TRAY.height, TRAY.width),
    }
}

/// So far along a tray from its middle, from the left or from the top.
const fn beside(edge: Edge, along: i32) -> Point {
    let along = FIELD_AT + FIELD / 2 + along;
    let far = FIELD_AT + FIELD + FIELD_AT - TRAY_AT;
    match edge {
        Edge::Left => Point::new(TRAY_AT, along),
        Edge::Top => Point::new(along, TRAY_AT),
        Edge::Right => Point::new(far, along),
        Edge::Bottom => Point::new(along, far),
    }
}

/// Each seat sits where its trays are.
fn side(options: OtrioOptions, acting: u8) -> Side {
    Side { seat: options.seat(acting), edge: EDGES[usize::from(acting)] }
}

/// The edge of the field.
fn frame() -> Vec<Stroke> {
    let (near, far) = (FIELD_AT, FIELD_AT + FIELD);
    let corners = [(near, near), (far, near), (far, far), (near, far), (near, near)];
    let corners = corners.map(|(x, y)| Point::new(x, y));
    corners.windows(2).map(|ends| Stroke { from: ends[0], to: ends[1] }).collect()
}

/// Letters below the cells, numbers to the left of them.
fn coordinates() -> Vec<Coordinate> {
    let along = |n: u8| FIELD_AT + MARGIN + 100 * i32::from(n);
    let letter = |column: u8| Coordinate {
        text: Cell::column_letter(column).to_string(),
        at: Point::new(along(column), FIELD_AT + FIELD - LETTER_AT),
    };
    let number = |row: u8| Coordinate {
        text: (row + 1).to_string(),
        at: Point::new(FIELD_AT + LETTER_AT, along(2 - row)),
    };
    (0..3).map(letter).chain((0..3).map(number)).collect()
}

/// How a piece looks, and what it is called.
fn appearance(colour: Colour, size: Size) -> Look {
    let shape = ["ring-large", "ring-medium", "ring-small"][size.index()];
    let glyph = colour.letter().to_ascii_uppercase();
    let name = say("otrio-piece").with("colour", colour.adjective()).with("size", size.name());
    let several = say("otrio-pieces").with("colour", colour.adjectives()).with("size", size.plural());
    Look { several: Some(several), ..Look::new(shape, colour.index() as u8, glyph, glyph, name) }
}

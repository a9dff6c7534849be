//! The board: nine round tables with their seats and markers, both players' cups, and buttons.
//!
//! Proportions are those of the drawn board: a saucer is as wide as a cell, eight seats lie on a ring around the ninth, so
//! that a table turned by 45° looks right.

use tabuleiro_game::{
    Board, Coordinate, Edge, Extent, Look, LookIndex, Message, Naming, Outline, Paint, Point, Side, Spot,
    SpotIndex, SpotKind,
};

use crate::position::{CUPS, TABLES_TO_WIN};
use crate::{Chair, Compass, Marker, Steps, Tea, say};

/// What is fixed for every game of Oolong.
pub(crate) fn board() -> Board {
    Board {
        extent: EXTENT,
        spots: spots(),
        strokes: Vec::new(),
        coordinates: Compass::ALL.map(coordinate).to_vec(),
        sides: vec![
            Side { seat: Tea::Black.seat(), edge: Edge::Bottom },
            Side { seat: Tea::Green.seat(), edge: Edge::Top },
        ],
        looks: looks(),
        paints: PAINTS.to_vec(),
        scoring: Some(say("oolong-scoring")),
        goal: Some(i32::from(TABLES_TO_WIN)),
    }
}

/// Where the numbers of each kind of spot begin; tables begin at 0.
const CHAIRS: usize = 9;
const MARKERS: usize = CHAIRS + Chair::COUNT;
const HANDS: usize = MARKERS + 8;
const TURNS: usize = HANDS + 2;
const DECLINE: usize = TURNS + 8;

const fn spot(index: usize) -> SpotIndex {
    SpotIndex(index as u16)
}

/// The button that leaves a marker unused.
pub(crate) const DECLINE_SPOT: SpotIndex = spot(DECLINE);

/// The spot of a table.
pub(crate) const fn table_spot(table: Compass) -> SpotIndex {
    spot(table.index())
}

/// The spot of a seat.
pub(crate) const fn chair_spot(chair: Chair) -> SpotIndex {
    spot(CHAIRS + chair.index())
}

/// The spot of the marker at a table. The centre has none, and its number is that of the next table.
pub(crate) const fn marker_spot(table: Compass) -> SpotIndex {
    let before = if table.index() > Compass::C.index() { 1 } else { 0 };
    spot(MARKERS + table.index() - before)
}

/// Where a player's cups lie that have not been served.
pub(crate) const fn hand_spot(tea: Tea) -> SpotIndex {
    spot(HANDS + tea.index())
}

/// The button that turns a table by so many steps.
pub(crate) const fn turn_spot(steps: Steps) -> SpotIndex {
    spot(TURNS + steps.count() as usize)
}

/// The waiter.
pub(crate) const WAITER_LOOK: LookIndex = LookIndex(0);

/// A cup.
pub(crate) const fn cup_look(tea: Tea) -> LookIndex {
    LookIndex(1 + tea as u8)
}

/// A marker, used up or not.
pub(crate) const fn marker_look(marker: Marker, is_used: bool) -> LookIndex {
    let first = if is_used { 3 + Marker::ALL.len() } else { 3 };
    LookIndex((first + marker.index()) as u8)
}

/// The materials, by their places in [`PAINTS`].
const TERRACOTTA: u8 = 0;
const CHARCOAL: u8 = 1;
const CELADON: u8 = 2;
const PAPER: u8 = 3;

const PAINTS: [Paint; 4] = [
    Paint::new("terracotta", (0xA2_442A, 0xA2_442A), (0xE5_8E66, 0xE5_8E66)),
    Paint::new("charcoal", (0x3B_3733, 0x2A_231B), (0x2C_2926, 0xC9_BCA2)),
    Paint::new("celadon", (0xA3_C6AE, 0x2F_6650), (0x8D_B89C, 0x8F_C3A4)),
    Paint::new("paper", (0xFB_F7EE, 0x5A_4D3B), (0x2B_231B, 0xF1_E7D5)),
];

fn looks() -> Vec<Look> {
    let waiter = Look { around: true, ..Look::new("waiter", TERRACOTTA, '◆', 'w', say("oolong-waiter")) };
    let fresh = Marker::ALL.map(|marker| marker_shown(marker, false));
    let used = Marker::ALL.map(|marker| marker_shown(marker, true));
    [waiter].into_iter().chain(Tea::ALL.map(cup_shown)).chain(fresh).chain(used).collect()
}

/// Black cups have a lid, so that they differ without colour.
fn cup_shown(tea: Tea) -> Look {
    let (look, several) = match tea {
        Tea::Black => {
            (Look::new("cup-lid", CHARCOAL, '●', 'b', say("oolong-cup-black")), "oolong-cups-black")
        }
        Tea::Green => (Look::new("cup", CELADON, '○', 'g', say("oolong-cup-green")), "oolong-cups-green"),
    };
    Look { several: Some(say(several)), ..look }
}

fn marker_shown(marker: Marker, is_used: bool) -> Look {
    let shape = match marker {
        Marker::Carry(Tea::Black) => "marker-carry-black",
        Marker::Carry(Tea::Green) => "marker-carry-green",
        Marker::Send(Tea::Black) => "marker-send-black",
        Marker::Send(Tea::Green) => "marker-send-green",
        Marker::Turn => "marker-turn",
        Marker::SwapUnclaimed => "marker-swap-unclaimed",
        Marker::SwapClaimed => "marker-swap-claimed",
    };
    // As in the text of a position: small when used.
    let letter = if is_used { marker.letter().to_ascii_lowercase() } else { marker.letter() };
    let name = if is_used {
        say("oolong-marker-used").with("marker", marker.name())
    } else {
        say("oolong-marker-needs").with("marker", marker.name()).with("count", marker.needs())
    };
    Look { spent: is_used, ..Look::new(shape, PAPER, letter, letter, name) }
}

/// The room of one table, with its marker below and the counts of its cups in the upper corners.
const CELL: Extent = Extent::new(510, 570);
/// How far the middle of a table lies below the top of its room.
const TABLE_DOWN: i32 = 248;
const TABLE: i32 = 420;
/// How far from the middle of a table the seats on its ring lie, …
const RING: i32 = 140;
/// … and along both directions where they lie between two of them: 140 / √2.
const SLANT: i32 = 99;
const SAUCER: i32 = 100;
const MARKER: Extent = Extent::new(446, 62);
const MARKER_DOWN: i32 = 256;
const NAME_UP: i32 = 236;

/// Green's cups lie above the tables, Black's below them, and the buttons below those.
const HAND: Extent = Extent::new(1_470, 100);
const TABLES_DOWN: i32 = 100;
const BLACK_DOWN: i32 = TABLES_DOWN + 3 * CELL.height + 50;
const BUTTON: Extent = Extent::new(160, 100);
const BUTTONS_DOWN: i32 = BLACK_DOWN + 120;
const EXTENT: Extent = Extent::new(3 * CELL.width, BUTTONS_DOWN + 60);

/// The middle of a table.
const fn middle(table: Compass) -> Point {
    let (row, column) = table.row_and_column();
    let x = CELL.width / 2 + column as i32 * CELL.width;
    Point::new(x, TABLES_DOWN + TABLE_DOWN + row as i32 * CELL.height)
}

/// Where a seat lies, from the middle of its table.
const fn from_middle(seat: Compass) -> (i32, i32) {
    match seat {
        Compass::Nw => (-SLANT, -SLANT),
        Compass::N => (0, -RING),
        Compass::Ne => (SLANT, -SLANT),
        Compass::W => (-RING, 0),
        Compass::C => (0, 0),
        Compass::E => (RING, 0),
        Compass::Sw => (-SLANT, SLANT),
        Compass::S => (0, RING),
        Compass::Se => (SLANT, SLANT),
    }
}

fn coordinate(table: Compass) -> Coordinate {
    let Point { x, y } = middle(table);
    Coordinate { text: table.name().to_owned(), at: Point::new(x, y - NAME_UP) }
}

/// Every spot, in the order of their numbers.
fn spots() -> Vec<Spot> {
    let tables = Compass::ALL.into_iter().map(table);
    let markers = Compass::ALL.into_iter().filter(|table| *table != Compass::C).map(marker);
    let turns = (0..8_u16).map(|steps| {
        let label = say("oolong-label-turn").with("degrees", steps * 45);
        let naming = Naming { number: Some(steps), ..Naming::default() };
        Spot { naming, ..button(format!("turn:{steps}"), label, i32::from(steps)) }
    });
    let decline = button("decline".to_owned(), say("oolong-label-decline"), 8);
    let hands = Tea::ALL.into_iter().map(hand);
    tables.chain(Chair::all().map(chair)).chain(markers).chain(hands).chain(turns).chain([decline]).collect()
}

/// Tables are touched to send the waiter there, and to be swapped.
fn table(table: Compass) -> Spot {
    Spot {
        id: table.to_string(),
        kind: SpotKind::Group,
        outline: Outline::Disc,
        label: say("oolong-label-table").with("table", table.words()),
        at: middle(table),
        size: Extent::square(TABLE),
        stack: 0,
        group: None,
        touch: true,
        naming: Naming { name: Some(table.short()), ..Naming::default() },
    }
}

/// A seat has room for a cup, and for the waiter beside it.
fn chair(chair: Chair) -> Spot {
    let Point { x, y } = middle(chair.table);
    let (right, down) = from_middle(chair.seat);
    Spot {
        id: chair.to_string(),
        kind: SpotKind::Place,
        outline: Outline::Peg,
        label: say("oolong-label-seat").with("table", chair.table.words()).with("seat", chair.seat.words()),
        at: Point::new(x + right, y + down),
        size: Extent::square(SAUCER),
        stack: 2,
        group: Some(table_spot(chair.table)),
        touch: true,
        naming: Naming { name: Some(chair.short()), inner: Some(chair.seat.short()), ..Naming::default() },
    }
}

fn marker(table: Compass) -> Spot {
    let Point { x, y } = middle(table);
    Spot {
        id: format!("marker:{table}"),
        kind: SpotKind::Marker,
        outline: Outline::Card,
        label: say("oolong-label-marker").with("table", table.words()),
        at: Point::new(x, y + MARKER_DOWN),
        size: MARKER,
        stack: 1,
        group: None,
        touch: false,
        naming: Naming { of: Some(table_spot(table)), ..Naming::default() },
    }
}

fn hand(tea: Tea) -> Spot {
    let y = match tea {
        Tea::Black => BLACK_DOWN,
        Tea::Green => HAND.height / 2,
    };
    Spot {
        id: format!("hand{}", tea.seat()),
        kind: SpotKind::Hand(tea.seat()),
        outline: Outline::Card,
        label: say("oolong-label-hand").with("who", tea.name()),
        at: Point::new(EXTENT.width / 2, y),
        size: HAND,
        stack: u16::from(CUPS),
        group: None,
        touch: false,
        naming: Naming::default(),
    }
}

fn button(id: String, label: Message, column: i32) -> Spot {
    let room = EXTENT.width / 9;
    Spot {
        id,
        kind: SpotKind::Button,
        outline: Outline::Card,
        label,
        at: Point::new(room / 2 + column * room, BUTTONS_DOWN),
        size: BUTTON,
        stack: 0,
        group: None,
        touch: true,
        naming: Naming::default(),
    }
}

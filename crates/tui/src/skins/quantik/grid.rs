//! Where the cells of the board stand, and which piece is on which.

use ratatui::layout::Rect;
use tabuleiro_game::{Board, LookIndex, Spot, SpotIndex, SpotKind, Token};

use crate::canvas::rect;
use crate::scene::Scene;
use crate::skins::Size;

/// The column before the board in which the rows are numbered, and one that stays free.
const LABEL: i32 = 2;
/// Between two zones.
const BETWEEN: i32 = 2;

/// A cell by its column from the left and its row from the top, both counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// From the left.
    pub(super) column: usize,
    /// From the top.
    pub(super) row: usize,
}

/// The four solids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// Pointed.
    Cone,
    /// Square.
    Cube,
    /// Tall and narrow.
    Cylinder,
    /// Round.
    Sphere,
}

/// A piece as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// Its shape.
    pub(super) shape: Shape,
    /// Whether it is White's.
    pub(super) is_white: bool,
    /// Its letter, a capital if it is White's.
    pub(super) letter: char,
}

impl Place {
    /// The cell that is called so, such as `b3`.
    pub(super) fn of(spot: &Spot) -> Option<Place> {
        let mut letters = spot.id.chars();
        let (Some(column @ 'a'..='d'), Some(row @ '1'..='4'), None) =
            (letters.next(), letters.next(), letters.next())
        else {
            return None;
        };
        let is_cell = spot.kind == SpotKind::Place;
        is_cell.then_some(Place { column: column as usize - 'a' as usize, row: '4' as usize - row as usize })
    }

    /// The letter below its column.
    pub(super) fn column_name(self) -> String {
        char::from(b'a' + self.column as u8).to_string()
    }

    /// The number beside its row.
    pub(super) fn row_name(self) -> String {
        (4 - self.row).to_string()
    }
}

impl Piece {
    /// A piece by its look; `None` if it is no solid of this game.
    pub(super) fn of(board: &Board, look: LookIndex) -> Option<Piece> {
        let look = board.look(look)?;
        let shape = match look.shape {
            "cone" => Shape::Cone,
            "cube" => Shape::Cube,
            "cylinder" => Shape::Cylinder,
            "sphere" => Shape::Sphere,
            _ => return None,
        };
        Some(Piece { shape, is_white: look.ascii.is_ascii_uppercase(), letter: look.ascii })
    }

    /// What a token shows.
    pub(super) fn shown(board: &Board, token: Token) -> Option<Piece> {
        Piece::of(board, token.look)
    }

    /// The piece that lies on a spot of the hand, also if none is left.
    pub(super) fn in_hand(scene: &Scene<'_>, hand: SpotIndex) -> Option<Piece> {
        scene.view.on(hand).next().and_then(|token| Piece::shown(scene.board, *token))
    }

    /// Its letter as text.
    pub(super) fn letter(self) -> String {
        self.letter.to_string()
    }
}

/// Every cell of the board with its spot.
pub(super) fn cells<'s>(scene: &Scene<'s>) -> impl Iterator<Item = (SpotIndex, Place)> + use<'s> {
    scene.board.numbered().filter_map(|(index, spot)| Some((index, Place::of(spot)?)))
}

/// Where everything stands in the area of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Grid {
    /// How large it is drawn.
    pub(super) size: Size,
    /// The first column.
    pub(super) left: i32,
    /// The first row.
    pub(super) top: i32,
}

impl Grid {
    /// A board that begins at the upper left corner of an area.
    pub(super) fn new(size: Size, area: Rect) -> Grid {
        Grid { size, left: i32::from(area.x), top: i32::from(area.y) }
    }

    /// How many columns and rows a cell has.
    pub(super) fn cell_extent(self) -> (i32, i32) {
        match self.size {
            Size::Small => (7, 3),
            Size::Middle => (11, 4),
            Size::Large => (19, 9),
        }
    }

    /// The columns beside each cell. Above and below it there is one row.
    fn margin(self) -> i32 {
        match self.size {
            Size::Small | Size::Middle => 2,
            Size::Large => 3,
        }
    }

    fn zone_extent(self) -> (i32, i32) {
        let (width, height) = self.cell_extent();
        (2 * width + 3 * self.margin(), 2 * height + 3)
    }

    /// How many columns and rows the whole board takes, with its coordinates.
    pub(super) fn extent(self) -> (u16, u16) {
        let (width, height) = self.zone_extent();
        ((LABEL + 2 * width + BETWEEN) as u16, (2 * height + 1) as u16)
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(self, place: Place) -> (i32, i32) {
        let (width, height) = self.cell_extent();
        let zone = self.zone(place.column / 2, place.row / 2);
        let (column, row) = ((place.column % 2) as i32, (place.row % 2) as i32);
        let x = i32::from(zone.x) + self.margin() + column * (width + self.margin());
        (x, i32::from(zone.y) + 1 + row * (height + 1))
    }

    /// The character in the middle of a cell.
    pub(super) fn middle(self, place: Place) -> (i32, i32) {
        let ((x, y), (width, height)) = (self.corner(place), self.cell_extent());
        (x + width / 2, y + height / 2)
    }

    /// A zone with its rim.
    pub(super) fn zone(self, column: usize, row: usize) -> Rect {
        let (width, height) = self.zone_extent();
        let x = self.left + LABEL + column as i32 * (width + BETWEEN);
        rect(x, self.top + row as i32 * height, width, height)
    }

    /// Where a cell can be clicked: all of it and half of the gap to its neighbours.
    pub(super) fn click(self, place: Place) -> Rect {
        let ((x, y), (width, height)) = (self.corner(place), self.cell_extent());
        let is_upper = i32::from(place.row.is_multiple_of(2));
        let (side, above) = (self.margin() / 2, is_upper);
        rect(x - side, y - above, width + 2 * side, height + above + 1)
    }

    /// The row below the board in which the columns are lettered.
    pub(super) fn letters_row(self) -> i32 {
        self.top + i32::from(self.extent().1) - 1
    }
}

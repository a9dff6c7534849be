//! The painted board: zones of oak with round hollows, and pieces of maple and walnut in them.
//!
//! Every character is four dots of at most two colours.

use ratatui::layout::Rect;

use super::grid::{Grid, Piece, Place, cells};
use super::solids::{Part, is_round, part};
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::skins::Size;
use crate::theme::{self, Tint};

/// The ground of a zone.
pub(super) const OAK: Tint = Tint::new((0xDF_C69C, 223), (0x8A_6D45, 137));
/// A hollow in it.
pub(super) const PIT: Tint = Tint::new((0xCB_AA79, 180), (0x6E_532F, 94));
/// The side of a hollow that the light does not reach.
pub(super) const PIT_SHADE: Tint = Tint::new((0xB5_915F, 137), (0x58_4022, 58));
/// White's pieces.
pub(super) const MAPLE: Tint = Tint::new((0xF6_E4C0, 230), (0xE8_D2A6, 223));
const MAPLE_LIT: Tint = Tint::new((0xFF_F8E8, 231), (0xFA_EDCF, 230));
const MAPLE_SHADE: Tint = Tint::new((0xB8_8C55, 137), (0xA9_8552, 137));
/// Brown's pieces.
pub(super) const WALNUT: Tint = Tint::new((0x4C_3120, 236), (0x2E_1C10, 234)).or(3, 3);
const WALNUT_LIT: Tint = Tint::new((0x8A_6244, 94), (0x8F_6A48, 137));
const WALNUT_SHADE: Tint = Tint::new((0x2B_190E, 233), (0x17_0C06, 232));
/// The letter on a white piece.
pub(super) const ON_MAPLE: Tint = Tint::new((0x4C_3120, 236), (0x37_2214, 235));
/// The letter on a brown piece.
pub(super) const ON_WALNUT: Tint = Tint::new((0xF7_EAD3, 230), (0xF3_E3C8, 223));

/// The painted board at one moment.
pub(super) struct Wood {
    grid: Grid,
    pieces: [[Option<Piece>; 4]; 4],
}

impl Wood {
    /// The board of a scene.
    pub(super) fn new(scene: &Scene<'_>, grid: Grid) -> Wood {
        let mut pieces = [[None; 4]; 4];
        for (spot, place) in cells(scene) {
            let token = scene.token(spot);
            pieces[place.row][place.column] = token.and_then(|token| Piece::shown(scene.board, *token));
        }
        Wood { grid, pieces }
    }

    /// Paints it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>) {
        for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let zone = self.grid.zone(column, row);
            for y in zone.top()..zone.bottom() {
                for x in zone.left()..zone.right() {
                    let (x, y) = (i32::from(x), i32::from(y));
                    let dots = self.dots(x, y);
                    let (front, back) = two(dots);
                    let glyph = glyph(dots.map(|dot| is_nearer(dot, front, back)));
                    canvas.put(x, y, glyph, canvas.theme.on(front, back));
                }
            }
        }
    }

    /// What most of a character shows, for something to be written on it.
    pub(super) fn ground(&self, x: i32, y: i32) -> Tint {
        let dots = self.dots(x, y);
        // In the half row around a zone its wood is carried on.
        if dots.contains(&OAK) && dots.contains(&theme::PAGE) { OAK } else { two(dots).1 }
    }

    /// Whether no part of a piece is in a character.
    pub(super) fn is_bare(&self, x: i32, y: i32) -> bool {
        self.dots(x, y).into_iter().all(is_ground)
    }

    /// The four dots of a character, in reading order.
    fn dots(&self, x: i32, y: i32) -> [Tint; 4] {
        [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
            .map(|(right, down)| self.dot(x as f32 + right, y as f32 + down))
    }

    fn dot(&self, x: f32, y: f32) -> Tint {
        let zones = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let found = zones.into_iter().find(|(column, row)| is_in(self.grid.zone(*column, *row), x, y));
        let Some((column, row)) = found else { return theme::PAGE };
        for place in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let place = Place { column: 2 * column + place.0, row: 2 * row + place.1 };
            if let Some(tint) = self.cell_dot(place, x, y) {
                return tint;
            }
        }
        OAK
    }

    fn cell_dot(&self, place: Place, x: f32, y: f32) -> Option<Tint> {
        let ((left, top), (width, height)) = (self.grid.corner(place), self.grid.cell_extent());
        let (half, tall) = (width as f32 / 2.0, height as f32);
        let (x, y) = (x - left as f32 - half, 2.0 * (y - top as f32) - tall);
        if x.abs() > half || y.abs() > tall {
            return None;
        }
        let piece = self.pieces[place.row][place.column];
        let painted = piece.and_then(|piece| Some(tint(piece, part(piece.shape, self.grid.size, x, y)?)));
        painted.or_else(|| hollow(self.grid.size, x, y, half, tall))
    }
}

/// Whether a point lies in a zone: it ends half a row above and below.
fn is_in(zone: Rect, x: f32, y: f32) -> bool {
    let (top, bottom) = (f32::from(zone.top()) + 0.5, f32::from(zone.bottom()) - 0.5);
    x >= f32::from(zone.left()) && x < f32::from(zone.right()) && y >= top && y < bottom
}

/// The hollow of a cell: round where there is room for it.
fn hollow(size: Size, x: f32, y: f32, half: f32, tall: f32) -> Option<Tint> {
    match size {
        Size::Small | Size::Middle => Some(PIT),
        Size::Large if !is_round(x, y, half, tall) => None,
        Size::Large if is_round(x - 0.9, y - 1.1, half, tall) => Some(PIT),
        Size::Large => Some(PIT_SHADE),
    }
}

/// What a part of a piece is painted with.
fn tint(piece: Piece, part: Part) -> Tint {
    match (piece.is_white, part) {
        (true, Part::Face) => MAPLE,
        (true, Part::Lit) => MAPLE_LIT,
        (true, Part::Shade) => MAPLE_SHADE,
        (false, Part::Face) => WALNUT,
        (false, Part::Lit) => WALNUT_LIT,
        (false, Part::Shade) => WALNUT_SHADE,
    }
}

/// The two colours of four dots that most of them have, the more common one last.
fn two(dots: [Tint; 4]) -> (Tint, Tint) {
    let count = |tint: Tint| dots.iter().filter(|dot| **dot == tint).count();
    let mut back = dots[0];
    for dot in dots {
        if count(dot) > count(back) {
            back = dot;
        }
    }
    let others = dots.into_iter().filter(|dot| *dot != back);
    let front = others.max_by_key(|dot| count(*dot)).unwrap_or(back);
    (front, back)
}

/// Whether something is the ground of the pieces.
fn is_ground(tint: Tint) -> bool {
    [OAK, PIT, PIT_SHADE, theme::PAGE].contains(&tint)
}

/// Whether a dot shows the front of two colours rather than the back. A third colour joins its like: ground or piece.
fn is_nearer(dot: Tint, front: Tint, back: Tint) -> bool {
    let is_third = dot != front && dot != back;
    if is_third { is_ground(dot) != is_ground(back) } else { dot == front && front != back }
}

/// The character with these of its four quarters filled, in reading order.
fn glyph(quarters: [bool; 4]) -> &'static str {
    const ALL: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];
    let number: usize =
        quarters.iter().enumerate().map(|(place, is_filled)| usize::from(*is_filled) << place).sum();
    ALL[number]
}

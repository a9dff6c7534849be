//! The sixteen symmetries: eight of the square, each with or without large and small swapped.
//!
//! They keep the lines, and how many pieces there are of each size; the other symmetries of the cube of places keep
//! the lines only. Medium stays medium.

use tabuleiro_game::Symmetry;

use crate::fast::LAYER;
use crate::{Cell, Move, Otrio, Place, Size};

/// How many there are, the identity included.
pub(crate) const COUNT: u16 = 16;

/// For each symmetry of the square, where every set of cells goes.
static LAYERS: [[u16; 1 << Cell::COUNT]; 8] = layers();

const fn layers() -> [[u16; 1 << Cell::COUNT]; 8] {
    let mut table = [[0; 1 << Cell::COUNT]; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut set: usize = 1;
        while set < 1 << Cell::COUNT {
            // A set goes where its lowest cell and the rest of it go.
            let lowest = cell_image(set.trailing_zeros() as u8, symmetry as u8);
            table[symmetry][set] = table[symmetry][set & (set - 1)] | 1 << lowest;
            set += 1;
        }
        symmetry += 1;
    }
    table
}

/// Where a cell goes under a symmetry of the square: columns swapped, then rows, then one with the other.
const fn cell_image(cell: u8, symmetry: u8) -> u8 {
    let (mut column, mut row) = (cell % 3, cell / 3);
    if symmetry & 1 != 0 {
        column = 2 - column;
    }
    if symmetry & 2 != 0 {
        row = 2 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    row * 3 + column
}

/// For each symmetry, where every place goes.
pub(crate) static PLACES: [[u8; Place::COUNT]; COUNT as usize] = places();

const fn places() -> [[u8; Place::COUNT]; COUNT as usize] {
    let mut table = [[0; Place::COUNT]; COUNT as usize];
    let mut symmetry = 0;
    while symmetry < COUNT as usize {
        let mut place = 0;
        while place < Place::COUNT {
            let (size, cell) = (place / Cell::COUNT, place % Cell::COUNT);
            let size = if symmetry & 8 == 0 { size } else { 2 - size };
            table[symmetry][place] = (9 * size) as u8 + cell_image(cell as u8, symmetry as u8 & 7);
            place += 1;
        }
        symmetry += 1;
    }
    table
}

/// Where a set of places goes.
pub(crate) fn set_image(set: u32, symmetry: u16) -> u32 {
    let layers = &LAYERS[usize::from(symmetry & 7)];
    let image = |size: Size| u32::from(layers[(set >> (9 * size.index()) & LAYER) as usize]);
    let (large, medium, small) = (image(Size::Large), image(Size::Medium), image(Size::Small));
    if symmetry & 8 == 0 { large | medium << 9 | small << 18 } else { small | medium << 9 | large << 18 }
}

impl Symmetry for Otrio {
    const SYMMETRIES: u16 = COUNT;

    fn image(&self, symmetry: u16) -> Otrio {
        self.map(|set| set_image(set, symmetry))
    }

    fn image_move(mv: Move, symmetry: u16) -> Move {
        Move { place: Place::of_bit(set_image(mv.place.bit(), symmetry).trailing_zeros()), ..mv }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::LINES;

    #[test]
    fn every_symmetry_keeps_the_lines() {
        for symmetry in 0..COUNT {
            assert!(LINES.iter().all(|line| LINES.contains(&set_image(*line, symmetry))), "{symmetry}");
        }
    }

    #[test]
    fn places_go_where_their_sets_go() {
        for (symmetry, place) in
            (0..COUNT).flat_map(|symmetry| Place::all().map(move |place| (symmetry, place)))
        {
            assert_eq!(1 << PLACES[usize::from(symmetry)][place.index()], set_image(place.bit(), symmetry));
        }
    }

    #[test]
    fn no_two_symmetries_are_alike() {
        let images = |symmetry| Place::all().map(move |place| set_image(place.bit(), symmetry));
        for one in 0..COUNT {
            assert!((0..one).all(|other| !images(one).eq(images(other))), "{one}");
        }
    }
}

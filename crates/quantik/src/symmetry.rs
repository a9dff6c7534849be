//! The 3072 ways to look at a position: 128 of the board times 24 names for the shapes.
//!
//! The board looks the same when the two rows of a band are swapped, when the two bands are, when the same is done to
//! columns, and when it is mirrored at its diagonal. The shapes are alike too, so that any may take the place of any
//! other. Colours do not swap: White begins.

use std::array;

use tabuleiro_game::{Game, Seat, Symmetry};

use crate::{Move, Quantik};

/// How many symmetries of the board there are.
pub(crate) const BOARDS: u16 = 128;

/// The same for all four lanes of a word.
const fn lanes(mask: u64) -> u64 {
    mask * 0x0001_0001_0001_0001
}

/// Swaps the bits of `mask` with those `shift` places above them.
const fn swap(word: u64, mask: u64, shift: u32) -> u64 {
    let changed = (word ^ word >> shift) & lanes(mask);
    word ^ changed ^ changed << shift
}

/// One of the seven moves of the board that make all others. Each doubles what those before it make, so that every
/// subset of the seven, done in this order, is another symmetry.
#[inline]
const fn turned_once(word: u64, which: u32) -> u64 {
    match which {
        0 => swap(word, 0x000F, 4),                  // the two upper rows
        1 => swap(word, 0x0F00, 4),                  // the two lower rows
        2 => swap(word, 0x00FF, 8),                  // the upper and the lower band
        3 => swap(word, 0x1111, 1),                  // the two left columns
        4 => swap(word, 0x4444, 1),                  // the two right columns
        5 => swap(word, 0x3333, 2),                  // the left and the right band
        _ => swap(swap(word, 0x0A0A, 3), 0x00CC, 6), // rows and columns
    }
}

/// The word under a symmetry of the board.
#[inline]
pub(crate) const fn turned(mut word: u64, board: u16) -> u64 {
    let mut which = 0;
    while which < 7 {
        if board >> which & 1 == 1 {
            word = turned_once(word, which);
        }
        which += 1;
    }
    word
}

/// What a symmetry of the board makes into this word: [`turned`] undone.
#[inline]
pub(crate) const fn turned_back(mut word: u64, board: u16) -> u64 {
    let mut which = 7;
    while which > 0 {
        which -= 1;
        if board >> which & 1 == 1 {
            word = turned_once(word, which);
        }
    }
    word
}

/// Where each symmetry of the board takes each cell.
static CELLS: [[u8; 16]; BOARDS as usize] = {
    let mut cells = [[0; 16]; BOARDS as usize];
    let mut board = 0;
    while board < BOARDS {
        let mut cell = 0;
        while cell < 16 {
            cells[board as usize][cell] = turned(1 << cell, board).trailing_zeros() as u8;
            cell += 1;
        }
        board += 1;
    }
    cells
};

/// The lane that each shape goes to: all 24 orders, the first of which changes nothing.
static LANES: [[u8; 4]; 24] = {
    let mut orders = [[0; 4]; 24];
    let (mut found, mut digits) = (0, 0u8);
    while found < 24 {
        let order = [digits >> 6, digits >> 4 & 3, digits >> 2 & 3, digits & 3];
        if 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3] == 0b1111 {
            orders[found] = order;
            found += 1;
        }
        digits = digits.wrapping_add(1);
    }
    orders
};

fn renamed(word: u64, order: [u8; 4]) -> u64 {
    (0..4).fold(0, |all, shape| all | (word >> (16 * shape) & 0xFFFF) << (16 * order[shape]))
}

/// The number of a symmetry is the board's plus 128 times that of the names.
impl Symmetry for Quantik {
    const SYMMETRIES: u16 = BOARDS * 24;

    fn image(&self, symmetry: u16) -> Quantik {
        let order = LANES[usize::from(symmetry / BOARDS)];
        let seen = |word| renamed(turned(word, symmetry % BOARDS), order);
        Quantik::with_pieces(self.pieces().map(seen), self.rules())
    }

    fn image_move(mv: Move, symmetry: u16) -> Move {
        let order = LANES[usize::from(symmetry / BOARDS)];
        let cell = CELLS[usize::from(symmetry % BOARDS)][mv.cell().index()];
        Move::of_bit(order[mv.shape().index()] * 16 + cell)
    }

    /// Without making all images: every symmetry of the board is one step from another (a Gray code), and the best names for
    /// the shapes are found by sorting the lanes.
    fn canonical(&self) -> Quantik {
        let mut sides = self.sides();
        let mut least = least_names(sides);
        for step in 1..u32::from(BOARDS) {
            sides = sides.map(|word| turned_once(word, step.trailing_zeros()));
            least = least.min(least_names(sides));
        }
        if self.turn() == Seat::SECOND {
            least.reverse(); // White's pieces come first
        }
        Quantik::with_pieces(least, self.rules())
    }
}

/// The smallest pair of words that other names for the shapes can make: the highest lane gets the smallest content.
#[inline]
fn least_names([mine, theirs]: [u64; 2]) -> [u64; 2] {
    let lane = |word: u64, shape: usize| (word >> (16 * shape)) as u16;
    let mut keys: [u32; 4] =
        array::from_fn(|shape| u32::from(lane(mine, shape)) << 16 | u32::from(lane(theirs, shape)));
    for (low, high) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        (keys[low], keys[high]) = (keys[low].max(keys[high]), keys[low].min(keys[high]));
    }
    let word = |shift: u32| {
        (0..4).fold(0, |all, shape| all | u64::from((keys[shape] >> shift) as u16) << (16 * shape))
    };
    [word(16), word(0)]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_symmetries_are_3072_different_maps() {
        let moves = || (0..64).map(Move::of_bit);
        let map = |symmetry| moves().map(|mv| Quantik::image_move(mv, symmetry)).collect();
        let maps: BTreeSet<Vec<Move>> = (0..Quantik::SYMMETRIES).map(map).collect();
        assert_eq!(maps.len(), 3072);
        assert!(maps.iter().all(|map| map.iter().collect::<BTreeSet<_>>().len() == 64));
    }

    #[test]
    fn the_walk_of_the_canonical_form_visits_every_symmetry_of_the_board() {
        let mut cells = [1, 2, 1 << 4, 1 << 5];
        let mut seen = BTreeSet::from([cells]);
        for step in 1..u32::from(BOARDS) {
            cells = cells.map(|word| turned_once(word, step.trailing_zeros()));
            seen.insert(cells);
        }
        let all: BTreeSet<_> =
            (0..BOARDS).map(|board| [1, 2, 1 << 4, 1 << 5].map(|word| turned(word, board))).collect();
        assert_eq!(seen, all);
    }
}

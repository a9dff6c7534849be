//! Keys: positions that are alike under a symmetry have the same one, as long as few pieces lie on the board.

use super::Standing;
use crate::Place;
use crate::symmetry::{COUNT, PLACES, set_image};

/// Up to so many pieces positions are looked at under every symmetry. Later ones hardly ever meet an image of
/// themselves, so it is not worth the time.
const FEW: u32 = 8;

/// What a position is known by: 27 bits for each colour in the order of their numbers, and two for the one to act.
pub(super) type Key = u128;

/// How many bits of a key are used.
pub(super) const BITS: u32 = 4 * Place::COUNT as u32 + 2;

/// A place that was filled, and the number of the colour that did it.
pub(super) type Filled = (u8, u8);

/// A position under every symmetry that counts, from which the keys of later positions follow quickly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Images {
    keys: [Key; COUNT as usize],
    pieces: u32,
}

impl Images {
    /// The images of a board.
    pub(super) fn of(standing: &Standing) -> Images {
        let pieces = standing.pieces();
        let mut images = Images { keys: [0; COUNT as usize], pieces };
        let count = if pieces <= FEW { COUNT } else { 1 };
        for (symmetry, key) in (0..count).zip(&mut images.keys) {
            for n in 0..4 {
                let number = (usize::from(standing.acting()) + n) & 3;
                *key |= Key::from(set_image(standing.held(n), symmetry)) << (Place::COUNT * number);
            }
        }
        images
    }

    /// The key of the board after these places were filled, with the colour of that number to act.
    #[inline]
    pub(super) fn key(&self, filled: &[Filled], acting: u8) -> Key {
        let image = |symmetry: usize| {
            let places = &PLACES[symmetry];
            let bit = |one: &Filled| 1 << (Place::COUNT as u8 * one.1 + places[usize::from(one.0)]);
            filled.iter().fold(self.keys[symmetry], |key, one| key | bit(one))
        };
        let mut least = image(0);
        if self.pieces + filled.len() as u32 <= FEW {
            least = (1..usize::from(COUNT)).map(image).fold(least, Key::min);
        }
        least | Key::from(acting) << (4 * Place::COUNT)
    }
}

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
                *key |= shifted(set_image(standing.held(n), symmetry), (Place::COUNT * number) as u32);
            }
        }
        images
    }

    /// The key of the board after these places were filled, with the colour of that number to act.
    #[inline]
    pub(super) fn key(&self, filled: &[Filled], acting: u8) -> Key {
        let image = |symmetry: usize| {
            let places = &PLACES[symmetry];
            let bit =
                |one: &Filled| shifted(1, u32::from(Place::COUNT as u8 * one.1 + places[usize::from(one.0)]));
            filled.iter().fold(self.keys[symmetry], |key, one| key | bit(one))
        };
        let mut least = image(0);
        if self.pieces + filled.len() as u32 <= FEW {
            least = (1..usize::from(COUNT)).map(image).fold(least, Key::min);
        }
        least | Key::from(acting) << (4 * Place::COUNT)
    }
}

/// A set moved up by so many bits.
#[inline]
fn shifted(set: u32, by: u32) -> Key {
    if cfg!(target_arch = "wasm32") { shifted_by_halves(set, by) } else { Key::from(set) << by }
}

/// The same where shifting something so wide is a call.
#[inline]
fn shifted_by_halves(set: u32, by: u32) -> Key {
    let set = u64::from(set);
    let (low, high) = if by < 64 { (set << by, (set >> 1) >> (63 - by)) } else { (0, set << (by - 64)) };
    Key::from(low) | Key::from(high) << 64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_shifted_alike_by_halves() {
        for by in 0..96 {
            for set in [0, 1, 5, (1 << 27) - 1, u32::MAX] {
                let known = Key::from(set) << by;
                assert_eq!((shifted(set, by), shifted_by_halves(set, by)), (known, known));
            }
        }
    }
}

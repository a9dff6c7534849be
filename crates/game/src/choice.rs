//! What may be decided: legal moves as paths of spots.

use std::ops::Deref;

use crate::{Message, SpotIndex};

/// A legal move as a path of spots to touch. No way is the beginning of another, and each leads to one choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move's canonical text.
    pub text: String,
    /// The spots to touch, in order.
    pub path: Path,
    /// The same in another order, where the order does not matter.
    pub also: Option<Path>,
    /// The move in a sentence, for a screen reader.
    pub say: Message,
}

impl Choice {
    /// Every way to touch it.
    pub fn ways(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(&self.path).chain(&self.also)
    }
}

/// A few spots, in order.
///
/// ```
/// use tabuleiro_game::{Path, SpotIndex};
/// let path = Path::of([SpotIndex(4), SpotIndex(0)]);
/// assert_eq!(path.len(), 2);
/// assert!(path.starts_with(&[SpotIndex(4)]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Path {
    /// The first `len` count, the others are 0.
    spots: [SpotIndex; Path::LONGEST],
    len: u8,
}

impl Path {
    /// No move takes more touches.
    pub const LONGEST: usize = 3;

    /// These spots in this order. At most [`Path::LONGEST`]: a compile-time check.
    pub const fn of<const N: usize>(spots: [SpotIndex; N]) -> Path {
        const { assert!(N <= Path::LONGEST, "no move takes so many touches") };
        let mut path = Path { spots: [SpotIndex(0); Path::LONGEST], len: N as u8 };
        let mut index = 0;
        while index < N {
            path.spots[index] = spots[index];
            index += 1;
        }
        path
    }
}

impl Deref for Path {
    type Target = [SpotIndex];

    fn deref(&self) -> &[SpotIndex] {
        &self.spots[..usize::from(self.len)]
    }
}

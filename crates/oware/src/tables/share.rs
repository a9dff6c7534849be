//! How many of the seeds on the board the side to move will end with.

/// Bounds on what the side to move gets of the seeds on the board, what it captures and what it keeps in the end; the
/// opponent gets the rest.
///
/// A move hands the question over whole, captures or not: who gets at least `least` of the seeds after the move leaves
/// the mover all others, so that its bounds are those of the reply taken from all seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// So many it can make sure of.
    pub least: u8,
    /// More than so many the opponent can prevent.
    pub most: u8,
}

/// The byte of a share that is not exact.
const OPEN: u8 = u8::MAX;

impl Share {
    /// A share that is known exactly.
    pub const fn exactly(seeds: u8) -> Share {
        Share { least: seeds, most: seeds }
    }

    /// Anything from none of so many seeds to all of them.
    pub(super) const fn anything(seeds: u8) -> Share {
        Share { least: 0, most: seeds }
    }

    /// Whether both bounds meet.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.least == self.most
    }

    /// The share as a byte: the number of seeds if it is exact. What is not exact is not worth keeping, for no board of the
    /// tables stays so.
    #[inline]
    pub(super) const fn code(self) -> u8 {
        if self.is_exact() { self.least } else { OPEN }
    }

    /// The share of a code, on a board with so many seeds. Codes that stand for nothing say nothing.
    #[inline]
    pub(super) const fn of(code: u8, seeds: u8) -> Share {
        if code <= seeds { Share::exactly(code) } else { Share::anything(seeds) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_shares_are_kept_and_others_say_nothing() {
        for seeds in 0..=crate::tables::MOST {
            for share in (0..=seeds).map(Share::exactly) {
                assert_eq!(Share::of(share.code(), seeds), share);
            }
            for code in [seeds + 1, Share { least: 1, most: 2 }.code()] {
                assert_eq!(Share::of(code, seeds), Share { least: 0, most: seeds });
            }
        }
    }
}

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

impl Share {
    /// A share that is known exactly.
    pub const fn exactly(seeds: u8) -> Share {
        Share { least: seeds, most: seeds }
    }

    /// Whether both bounds meet.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.least == self.most
    }

    /// Both bounds in a byte: pairs in the order of the upper bound, then the lower.
    #[inline]
    pub(super) const fn code(self) -> u8 {
        (self.most as u16 * (self.most as u16 + 1) / 2 + self.least as u16) as u8
    }

    /// The bounds of a code. Codes that stand for nothing give bounds that cross.
    #[inline]
    pub(super) fn of(code: u8) -> Share {
        static SHARES: [Share; 256] = shares();
        SHARES[usize::from(code)]
    }
}

const fn shares() -> [Share; 256] {
    let mut table = [Share { least: 1, most: 0 }; 256];
    let mut most = 0;
    while most <= super::rank::MOST {
        let mut least = 0;
        while least <= most {
            let share = Share { least, most };
            table[share.code() as usize] = share;
            least += 1;
        }
        most += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_bounds_has_its_own_byte() {
        for most in 0..=crate::tables::MOST {
            for least in 0..=most {
                let share = Share { least, most };
                assert_eq!(Share::of(share.code()), share);
            }
        }
        assert!(Share::of(255).least > Share::of(255).most);
    }
}

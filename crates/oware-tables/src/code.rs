//! A share as a byte.

use tabuleiro_oware::Share;

/// The byte of a share that is not exact.
const OPEN: u8 = u8::MAX;

/// The number of seeds if the share is exact. What is not exact is not worth keeping, for no board of the tables stays so.
#[inline]
pub(crate) const fn code(share: Share) -> u8 {
    if share.is_exact() { share.least } else { OPEN }
}

/// The share of a code, on a board with so many seeds. Codes that stand for nothing say nothing.
#[inline]
pub(crate) const fn decode(code: u8, seeds: u8) -> Share {
    if code <= seeds { Share::exactly(code) } else { Share::anything(seeds) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_shares_are_kept_and_others_say_nothing() {
        for seeds in 0..=crate::MOST {
            for share in (0..=seeds).map(Share::exactly) {
                assert_eq!(decode(code(share), seeds), share);
            }
            for code in [seeds + 1, code(Share { least: 1, most: 2 })] {
                assert_eq!(decode(code, seeds), Share { least: 0, most: seeds });
            }
        }
    }
}

//! Uniform numbers and choices from a source of randomness that the caller brings.

use rand_core::Rng;

/// A uniform number below `bound`, which must not be 0.
///
/// Multiply-and-shift with rejection: exactly uniform, and nearly always a single multiplication.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    debug_assert!(bound > 0);
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (wide as u32) < unfair {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

/// A uniform item of a slice, `None` if there is none.
pub fn pick<T: Copy>(rng: &mut (impl Rng + ?Sized), from: &[T]) -> Option<T> {
    let count = u32::try_from(from.len()).ok().filter(|&n| n > 0)?;
    Some(from[below(rng, count) as usize])
}

/// Puts a slice into uniformly random order.
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    for end in (1..items.len()).rev() {
        items.swap(end, below(rng, end as u32 + 1) as usize);
    }
}

/// The index of the `n`-th set bit of `bits`, counted from 0. There must be more than `n`.
#[inline]
pub const fn nth_bit(mut bits: u64, n: u32) -> u32 {
    let mut left = n;
    while left > 0 {
        bits &= bits - 1;
        left -= 1;
    }
    bits.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counter(u32);
    impl rand_core::TryRng for Counter {
        type Error = core::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.0 = self.0.wrapping_add(0x9E37_79B9);
            Ok(self.0)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
        }
        fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Self::Error> {
            dst.fill(0);
            Ok(())
        }
    }

    #[test]
    fn below_covers_its_range_evenly() {
        let mut rng = Counter(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[below(&mut rng, 7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_800..10_200).contains(&n)), "{seen:?}");
    }

    #[test]
    fn nth_bit_counts_set_bits_from_the_low_end() {
        assert_eq!(nth_bit(0b1011_0100, 0), 2);
        assert_eq!(nth_bit(0b1011_0100, 3), 7);
        assert_eq!(nth_bit(1 << 63, 0), 63);
    }

    #[test]
    fn shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..20).collect();
        shuffle(&mut Counter(3), &mut items);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<_>>());
    }
}

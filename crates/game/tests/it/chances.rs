//! Uniform choices from a source that the test can foresee.

use tabuleiro_game::chance::{below, nth_bit, pick, shuffle};

/// Numbers that are all over the place, each as often as another.
pub(crate) struct Counter(pub(crate) u32);

impl rand_core::TryRng for Counter {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        let mixed = (self.0 ^ self.0 >> 16).wrapping_mul(0x85EB_CA6B);
        Ok(mixed ^ mixed >> 13)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill(0);
        Ok(())
    }
}

/// These numbers, in this order.
struct Told(Vec<u32>);

impl rand_core::TryRng for Told {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.remove(0))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        unreachable!("nothing here is wider than 32 bits")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!("nothing here is filled")
    }
}

/// Three does not divide 2^32: one number of all would make the first a little likelier, and is drawn again.
#[test]
fn a_number_that_would_be_unfair_is_drawn_again() {
    let mut rng = Told(vec![0, u32::MAX]);
    assert_eq!((below(&mut rng, 3), rng.0.len()), (2, 0));
    let mut rng = Told(vec![1, 9]);
    assert_eq!((below(&mut rng, 3), rng.0.len()), (0, 1), "the next number is fair");
    let mut rng = Told(vec![0, 9]);
    assert_eq!((below(&mut rng, 4), rng.0.len()), (0, 1), "where it divides, every number is");
    // Of 2^31 + 1 nearly half of all numbers are unfair: several may have to be drawn.
    let mut rng = Told(vec![0, 0, 1, 9]);
    assert_eq!((below(&mut rng, (1 << 31) + 1), rng.0.len()), (0, 1));
}

#[test]
fn numbers_are_below_their_bound_and_split_the_range_in_order() {
    let all = [0, 1 << 30, 2 << 30, 3 << 30, u32::MAX].map(|number| below(&mut Told(vec![number]), 4));
    assert_eq!(all, [0, 1, 2, 3, 3]);
}

#[test]
fn one_of_several_is_picked_and_none_of_nothing() {
    let mut rng = Counter(5);
    let mut seen: Vec<char> = (0..60).filter_map(|_| pick(&mut rng, &['a', 'b', 'c'])).collect();
    assert_eq!(seen.len(), 60);
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, ['a', 'b', 'c']);
    assert_eq!(pick::<char>(&mut rng, &[]), None);
}

#[test]
fn every_order_is_as_likely_as_another() {
    let mut rng = Counter(11);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..6_000 {
        let mut items = [1, 2, 3];
        shuffle(&mut rng, &mut items);
        *seen.entry(items).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6);
    assert!(seen.values().all(|count| (700..1_300).contains(count)), "{seen:?}");
}

#[test]
fn bits_are_counted_from_the_low_end() {
    let bits = 0b1011_0100;
    assert_eq!([0, 1, 2, 3].map(|n| nth_bit(bits, n)), [2, 4, 5, 7]);
}

//! The net with the rows of two features added up beforehand: half as many rows for every position, and the same values.
//!
//! Sowing changes several houses, and the sides trade places with every move, so that there is little to keep from one position to the
//! next; but what two neighbouring houses mean together is one of a thousand sums.

use crate::Oware;
use crate::fast::{ONES, holding};
use crate::net::{LANES, Net, Row, feature_row};

/// What [`holding`] is asked for to find houses with more seeds than a pair has room for.
const TOO_MANY: u64 = ONES * (128 - SEEDS as u64);

/// A house with fewer seeds than this has a place in a pair, and so have captures.
const SEEDS: usize = 24;

/// The rows of a pair: two numbers of five bits each.
const PLACES: usize = 1 << 10;

/// How many pairs a position has: six of houses, and the captures.
const PAIRS: usize = 7;

/// The weights, two features at a time.
pub(crate) struct Pairs {
    net: &'static Net,
    rows: Box<[Row]>,
}

impl Pairs {
    pub(crate) fn of(net: &'static Net) -> Pairs {
        let mut rows = vec![Row([0; LANES]); PAIRS * PLACES];
        for pair in 0..PAIRS {
            for (first, second) in
                (0..=SEEDS).flat_map(|first| (0..=SEEDS).map(move |second| (first, second)))
            {
                let [one, other] = [(2 * pair, first), (2 * pair + 1, second)]
                    .map(|(feature, number)| &net.rows[feature_row(feature, number)].0);
                let sum = &mut rows[pair * PLACES + first + (second << 5)].0;
                for (lane, sum) in sum.iter_mut().enumerate() {
                    *sum = one[lane].wrapping_add(other[lane]);
                    if pair == PAIRS - 1 {
                        *sum = sum.wrapping_add(net.base.0[lane]);
                    }
                }
            }
        }
        Pairs { net, rows: rows.into() }
    }

    /// What [`Net::value`] says.
    #[inline]
    pub(crate) fn value(&self, at: &Oware) -> i32 {
        let [own, their] = at.sides();
        if holding(own, TOO_MANY) | holding(their, TOO_MANY) != 0 {
            return self.net.value(at);
        }
        let captures = |side: u64| usize::from((side >> 48) as u8).min(SEEDS);
        let mut lanes = self.row(PAIRS - 1, captures(own) | captures(their) << 5).0;
        for pair in 0..3 {
            let place = |side: u64| {
                let houses = side >> (16 * pair);
                (houses & 31 | houses >> 3 & 31 << 5) as usize
            };
            let [one, other] = [self.row(pair, place(own)), self.row(3 + pair, place(their))];
            for (lane, (one, other)) in lanes.iter_mut().zip(one.0.iter().zip(&other.0)) {
                *lane = lane.wrapping_add(one.wrapping_add(*other));
            }
        }
        self.net.weigh(&lanes)
    }

    #[inline]
    fn row(&self, pair: usize, place: usize) -> &Row {
        &self.rows[pair * PLACES + place]
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::{Record, Seat, chance};
    use tabuleiro_search::random;

    use super::*;
    use crate::OwareOptions;
    use crate::eval::NET;

    #[test]
    fn pairs_make_the_same_of_every_position_as_single_features() {
        let pairs = Pairs::of(&NET);
        let mut rng = random::seeded(7);
        for number in 0..20_000_u32 {
            let mut seeds = [0_u8; 14];
            // Few heaps are high ones.
            let heaps = 1 + number % 14;
            (0..48).for_each(|_| seeds[chance::below(&mut rng, heaps) as usize] += 1);
            seeds.rotate_right(chance::below(&mut rng, 14) as usize);
            let side = |first: usize| std::array::from_fn(|house| seeds[first + house]);
            let turn = Seat::new((number % 2) as u8);
            let at =
                Oware::with_board(side(0), side(6), [seeds[12], seeds[13]], turn, OwareOptions::default());
            let at = *Record::new(at.expect("48 seeds")).now();
            assert_eq!(pairs.value(&at), NET.value(&at), "{at}");
        }
    }
}

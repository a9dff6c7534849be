//! Weights arranged so that those of a position are added up quickly: what several traits of a table have in common is
//! looked up once, without asking anything on the way.

use crate::prospect::{MOST_WELCOME, welcome_of};
use crate::traits::{self, state_of};
use crate::{Compass, Markers, Oolong, Phase, Tea};

/// A weight for each state of a table; the rest is padding, so that a number of five bits is always inside.
type Row = [i32; ROW];
const ROW: usize = 32;

/// The weights of a guess.
#[derive(Debug)]
pub(crate) struct Sums {
    /// As they were given, one for each trait.
    weights: Vec<i16>,
    /// Of a table, by the tables claimed and the time.
    tables: Vec<Row>,
    /// Of a table, by how many empty seats lead there.
    reaches: [Row; 16],
    /// Of a table, by who puts down the next cup and what lies there.
    markers: [[Row; 16]; 2],
}

impl Sums {
    /// Arranges weights, one for each trait.
    pub(crate) fn of(weights: Vec<i16>) -> Sums {
        assert_eq!(weights.len(), traits::COUNT, "there is a weight for each trait");
        let row = |first: usize| {
            let mut row = [0; ROW];
            row.iter_mut()
                .zip(&weights[first..][..traits::STATES])
                .for_each(|(to, from)| *to = (*from).into());
            row
        };
        let both = |n: usize| {
            let (claims, time) = (n / traits::TIMES, n % traits::TIMES);
            let mut sum = row(traits::TABLE + claims * traits::STATES);
            sum.iter_mut().zip(row(traits::TIME + time * traits::STATES)).for_each(|(to, more)| *to += more);
            sum
        };
        let reach =
            |ways: usize| if ways < 10 { row(traits::REACH + ways * traits::STATES) } else { [0; ROW] };
        let marker = |me: Tea, bits: usize| match Markers::unused(bits) {
            Some(marker) => row(traits::MARKER + traits::index(marker, me) * traits::STATES),
            None => [0; ROW],
        };
        Sums {
            tables: (0..traits::CLAIMS * traits::TIMES).map(both).collect(),
            reaches: std::array::from_fn(reach),
            markers: Tea::ALL.map(|me| std::array::from_fn(|bits| marker(me, bits))),
            weights,
        }
    }

    /// The sum of the weights of a position's traits, one trait after another.
    #[cfg(test)]
    fn plain(&self, at: &Oolong) -> i32 {
        let mut sum = 0;
        traits::each(at, |number| sum += i32::from(self.weights[number]));
        sum
    }

    /// The sum of the weights of a position's traits.
    #[inline]
    pub(crate) fn sum(&self, at: &Oolong) -> i32 {
        let me = at.placer();
        let (claims, ways) = (traits::claims(at, me), traits::ways(at));
        let tables = &self.tables[claims * traits::TIMES + traits::time(at)];
        let is_waiting = matches!(at.phase(), Phase::Waiting(_));
        let here = if is_waiting { 0 } else { at.empty_here() };
        let (mut sum, mut least, mut state_here) = (0, MOST_WELCOME as u8, traits::STATES as u8);
        for table in Compass::ALL {
            let both = (at.count(me, table) << 4 | at.count(me.other(), table)) as usize & 0xFF;
            let state = usize::from(STATE[both]);
            sum += tables[state % ROW];
            sum += self.reaches[(ways >> (4 * table.index()) & 15) as usize][state % ROW];
            sum += self.markers[me.index()][at.markers().bits(table) as usize & 15][state % ROW];
            let welcome = if here & table.bit() == 0 { MOST_WELCOME as u8 } else { WELCOME[both] };
            least = least.min(welcome);
            state_here = if here != 0 && at.waiter().table == table { STATE[both] } else { state_here };
        }
        let weight = |number: usize| i32::from(self.weights[number]);
        sum += weight(traits::CUPS + usize::from(at.placed()));
        if is_waiting {
            traits::next(at, me, claims, &mut |number| sum += weight(number));
            return sum;
        }
        sum + weight(traits::HERE + claims * (traits::STATES + 1) + usize::from(state_here))
            + weight(traits::AFTER + claims * traits::WELCOMES + usize::from(least))
    }
}

/// The state of a table by my cups (four bits) and theirs.
static STATE: [u8; 256] = {
    let mut states = [0; 256];
    let mut both = 0;
    while both < 256 {
        states[both] = state_of(both as u32 >> 4, both as u32 & 15) as u8;
        both += 1;
    }
    states
};

/// How welcome a table is to them by my cups and theirs.
static WELCOME: [u8; 256] = {
    let mut welcomes = [0; 256];
    let mut both = 0;
    while both < 256 {
        let (mine, theirs) = (both as u32 >> 4, both as u32 & 15);
        welcomes[both] = if mine + theirs <= 9 { welcome_of(theirs, mine) as u8 } else { 0 };
        both += 1;
    }
    welcomes
};

#[cfg(test)]
mod tests {
    use tabuleiro_game::Game;
    use tabuleiro_testkit::walk;

    use super::*;

    #[test]
    fn the_quick_sum_is_the_plain_one() {
        // Weights that tell every trait from every other.
        let weights = (0..traits::COUNT).map(|n| (n * n % 32_003) as i16).collect();
        let sums = Sums::of(weights);
        let starts = ["", "markers=CURR-JKGB", "rules=report markers=RGJU-CKBR"]
            .map(|options| Oolong::start(options.parse().expect("options")));
        for at in walk::positions(&starts, 100).iter().filter(|at| at.outcome().is_none()) {
            assert_eq!(sums.sum(at), sums.plain(at), "at {at}");
        }
    }
}

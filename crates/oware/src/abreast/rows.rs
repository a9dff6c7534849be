//! Sowing and capturing in many games at once.

use crate::{Oware, fast};

/// How many games go side by side.
pub(super) const WIDE: usize = 32;

/// A number for each game. No count of seeds comes near the end of its range.
pub(super) type Row = [i8; WIDE];

/// A row for each byte of a side's word: the houses in the order of sowing, then the captures, then what else stands there.
type Side = [Row; 8];
const HOUSES: usize = 6;
const CAPTURES: usize = 6;

/// The seeds in all houses of one game, those of the side to move first.
pub(super) type Seeds = [[i8; HOUSES]; 2];

/// The seeds of a position.
pub(super) fn seeds_of(at: &Oware) -> Seeds {
    at.sides().map(|side| {
        let [f, e, d, c, b, a, ..] = side.to_le_bytes().map(u8::cast_signed);
        [a, b, c, d, e, f]
    })
}

/// The positions of many games, by the rules of the book, with forty-eight seeds, and what the last move has brought in every one.
///
/// They are all in one place, so that the compiler knows that no two rows are the same.
pub(super) struct Rows {
    /// The side to move first, after an even number of moves.
    sides: [Side; 2],
    is_odd: bool,
    /// All ones if a grand slam takes.
    takes: i8,
    /// The house that is sown next.
    from: Row,
    /// The legal houses, one bit each; meaningless where the captures decide the game.
    legal: Row,
    /// How many seeds were captured.
    pub(super) captured: Row,
    /// All ones where the game is over by the rules.
    pub(super) is_over: Row,
    /// A number that tells most positions of a game from each other.
    pub(super) hash: Row,
}

/// All ones where it is true.
#[inline]
pub(super) const fn mask(is_true: bool) -> i8 {
    -(is_true as i8)
}

impl Rows {
    /// Nothing lies anywhere yet.
    pub(super) const fn new(takes: bool) -> Rows {
        let none = [0; WIDE];
        Rows {
            sides: [[none; 8]; 2],
            is_odd: false,
            takes: mask(takes),
            from: none,
            legal: none,
            captured: none,
            is_over: none,
            hash: none,
        }
    }

    /// Whether a game can be among them.
    pub(super) fn can_hold(at: &Oware) -> bool {
        !at.is_report() && !at.forbids_slams() && at.has_all_seeds()
    }

    /// Puts a position into a place.
    pub(super) fn set(&mut self, place: usize, at: &Oware) {
        let words = at.sides();
        for (side, word) in self.in_order_mut().into_iter().zip(words) {
            let [f, e, d, c, b, a, captures, rest] = word.to_le_bytes().map(u8::cast_signed);
            for (row, number) in side.iter_mut().zip([a, b, c, d, e, f, captures, rest]) {
                row[place] = number;
            }
        }
        self.legal[place] = at.legal().cast_signed();
    }

    /// The position in a place with these seeds in its houses, over if its captures decide the game. They are those an odd number
    /// of moves ago if so said: then the sides have traded places since.
    pub(super) fn with(&self, place: usize, seeds: &Seeds, is_odd: bool) -> Oware {
        let [mut own, mut their] = self.in_order();
        if is_odd {
            (own, their) = (their, own);
        }
        let word = |&[a, b, c, d, e, f]: &[i8; HOUSES], side: &Side| {
            let bytes = [f, e, d, c, b, a, side[CAPTURES][place], side[CAPTURES + 1][place]];
            u64::from_le_bytes(bytes.map(i8::cast_unsigned))
        };
        Oware::of_sides([word(&seeds[0], own), word(&seeds[1], their)]).settled()
    }

    /// The houses of both sides, those of the side to move first.
    #[inline]
    pub(super) fn houses(&self) -> [&[Row; HOUSES]; 2] {
        self.in_order().map(|side| side.first_chunk().expect("a side has more rows"))
    }

    /// The side to move, and the other.
    #[inline]
    fn in_order(&self) -> [&Side; 2] {
        let [one, other] = &self.sides;
        if self.is_odd { [other, one] } else { [one, other] }
    }

    #[inline]
    fn in_order_mut(&mut self) -> [&mut Side; 2] {
        let [one, other] = &mut self.sides;
        if self.is_odd { [other, one] } else { [one, other] }
    }

    /// Draws the house that every game sows next from the legal ones, by a way to choose.
    #[inline]
    pub(super) fn draw(&mut self, ways: &[u16; WIDE]) {
        for ((from, legal), way) in self.from.iter_mut().zip(&self.legal).zip(ways) {
            *from = fast::pick_at(legal.cast_unsigned(), *way).cast_signed();
        }
    }

    /// The same for one game.
    pub(super) fn draw_one(&mut self, place: usize, way: u16) {
        self.from[place] = fast::pick_at(self.legal[place].cast_unsigned(), way).cast_signed();
    }

    /// Sows the house that was drawn in every game, captures, and gives the turn away.
    #[inline]
    pub(super) fn sow(&mut self) {
        if self.is_odd {
            self.sow_as::<1>();
        } else {
            self.sow_as::<0>();
        }
        self.is_odd = !self.is_odd;
    }

    /// The same sums for every game, without a branch, so that they are made on whole rows.
    #[inline]
    fn sow_as<const OWN: usize>(&mut self) {
        for at in 0..WIDE {
            let [own, their] =
                [OWN, 1 - OWN].map(|side| std::array::from_fn(|house| self.sides[side][house][at]));
            let ([own, fed], last) = sown([own, their], self.from[at]);
            let (their, captured) = capture(fed, last, self.takes);
            for house in 0..HOUSES {
                self.sides[OWN][house][at] = own[house];
                self.sides[1 - OWN][house][at] = their[house];
            }
            let captures = self.sides[OWN][CAPTURES][at] + captured;
            self.sides[OWN][CAPTURES][at] = captures;
            let others = self.sides[1 - OWN][CAPTURES][at];
            let is_decided = mask(captures > 24) | (mask(captures == 24) & mask(others == 24));
            let legal = legal_of([their, own]);
            self.legal[at] = legal;
            self.captured[at] = captured;
            self.is_over[at] = is_decided | mask(legal == 0);
            self.hash[at] = hash_of([their, own]);
        }
    }
}

/// The seeds after a house was sown, and the house of the last seed, counted from the sower's first.
#[inline]
fn sown([own, their]: Seeds, from: i8) -> (Seeds, i8) {
    let seeds = (0..).zip(own).fold(0, |seeds, (house, own)| seeds | (own & mask(house == from)));
    // Eleven seeds go round once; those that are left, ten at most, go one into each house up to the last.
    let rounds = -(mask(seeds > 10) + mask(seeds > 21) + mask(seeds > 32) + mask(seeds > 43));
    let two = rounds + rounds;
    // Sums, because processors have no products of bytes.
    let left = seeds - (two + two + two + two) - two - rounds;
    let last = from + left;
    let sown = std::array::from_fn(|house| {
        let number = house as i8;
        let is_ahead = if house == 0 { 0 } else { mask(number > from) & mask(last > number - 1) };
        let is_round = if house > 3 { 0 } else { mask(last > number + 11) };
        (own[house] + rounds - (is_ahead | is_round)) & !mask(number == from)
    });
    let fed = std::array::from_fn(|house| their[house] + rounds - mask(last > house as i8 + 5));
    // What goes round and leaves nothing ends just before where it began.
    ([sown, fed], last + (0b1011 & mask(left == 0)))
}

/// What captures from the house of the last seed backwards, in twos and threes, leave of a side, and how much they take.
#[inline]
fn capture(houses: [i8; HOUSES], last: i8, takes: i8) -> ([i8; HOUSES], i8) {
    let (mut taken, mut all, mut is_next) = ([0; HOUSES], 0, 0);
    for house in (0..HOUSES).rev() {
        let seeds = houses[house];
        is_next = (is_next | mask(house as i8 + 6 == last)) & mask(seeds | 1 == 3);
        taken[house] = seeds & is_next;
        all += seeds;
    }
    let total = taken.iter().sum::<i8>();
    let counts = takes | !mask(total == all);
    (std::array::from_fn(|house| houses[house] - (taken[house] & counts)), total & counts)
}

/// The legal houses as bits: those with a seed, or, if the other side has none, those that reach it.
#[inline]
fn legal_of([own, their]: Seeds) -> i8 {
    let must_feed = mask(their.iter().sum::<i8>() == 0);
    let bit = |house: i8, seeds| mask(seeds > ((5 - house) & must_feed)) & (1 << house);
    (0..).zip(own).fold(0, |legal, (house, seeds)| legal | bit(house, seeds))
}

/// A number that tells most positions of a game from each other. A house of a side counts twice the one before.
#[inline]
pub(super) fn hash_of([own, their]: Seeds) -> i8 {
    let add = |sum: i8, seeds| sum.wrapping_add(sum).wrapping_add(seeds);
    let [one, other] = [own, their].map(|side| side.into_iter().fold(0, add));
    let two = other.wrapping_add(other);
    one.wrapping_add(other).wrapping_add(two).wrapping_add(two)
}

//! Classes of positions that are the same under the 3072 symmetries.
//!
//! The canonical form of [`crate::symmetry`] looks at the board in all 128 ways. Here the cells that are taken say
//! beforehand which of them can matter: for each of the 65 536 sets of cells it is known how to turn the board so that
//! the set becomes the least of its kind, its *ground*, and which turns keep it there. There are few of those (two on
//! average), and only they are tried.

use std::sync::LazyLock;

use tabuleiro_game::Rules;

use super::sides::Sides;
use crate::Quantik;
use crate::symmetry::{BOARDS, turned, turned_back};

/// A class of positions, the same number for all that are alike. Whose turn it is follows from the pieces; which rules
/// are played is left open.
///
/// Four lanes of sixteen cells, from the highest: where pieces stand, which of them are Brown's, and the two bits of
/// each piece's shape. All 24 ways to name the shapes are the invertible affine maps of these two bits, so that the
/// least of them is found by two exclusive ors and by ordering three numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class(u64);

impl Class {
    /// The class of the empty board.
    pub const EMPTY: Class = Class(0);

    /// The class of a position.
    pub fn of(sides: Sides) -> Class {
        let packed = pack(sides);
        let (ground, turn) = GROUNDS.way((packed >> 48) as u16);
        Class::on(&GROUNDS.all[ground], turned_back(packed, turn))
    }

    /// The class of a packed position that stands on its ground.
    #[inline]
    fn on(ground: &Ground, packed: u64) -> Class {
        let others = ground.keeps.iter().map(|&turn| named(turned(packed, u16::from(turn))));
        Class(others.fold(named(packed), u64::min))
    }

    /// The class after a move of that lane on the growth's cell; the class must stand on the ground it grows from.
    #[inline]
    pub(super) fn after(self, growth: &Growth, lane: u32) -> Class {
        let brown = u64::from(self.cells().count_ones() & 1);
        let (low, high) = (u64::from(lane & 1), u64::from(lane >> 1));
        let piece = (1 << 48 | brown << 32 | high << 16 | low) << growth.cell;
        Class::on(&GROUNDS.all[growth.to], turned_back(self.0 | piece, growth.turn))
    }

    /// The position that stands for the class.
    pub fn sides(self) -> Sides {
        unpack(self.0)
    }

    /// The same as a position under these rules.
    pub fn position(self, rules: Rules) -> Quantik {
        self.sides().position(rules)
    }

    /// How many pieces are on the board.
    pub const fn pieces(self) -> u32 {
        self.cells().count_ones()
    }

    /// The cells that are taken.
    const fn cells(self) -> u16 {
        (self.0 >> 48) as u16
    }

    /// A number of its own.
    pub(super) const fn number(self) -> u64 {
        self.0
    }
}

/// A set of cells up to turning the board.
pub(super) struct Ground {
    /// The least set that turning makes of it.
    pub(super) cells: u16,
    /// The turns that keep that set where it is, but for the first, which keeps everything.
    keeps: Vec<u8>,
}

/// From a ground to another by a piece on one more cell.
pub(super) struct Growth {
    pub(super) cell: u32,
    pub(super) to: usize,
    turn: u16,
}

impl Ground {
    /// A growth for every empty cell.
    pub(super) fn growths(&self) -> impl Iterator<Item = Growth> {
        let empty = (0..16).filter(|cell| self.cells >> cell & 1 == 0);
        empty.map(|cell| {
            let (to, turn) = GROUNDS.way(self.cells | 1 << cell);
            Growth { cell, to, turn }
        })
    }
}

impl Growth {
    /// The lanes of those of the moves that are on the growth's cell.
    #[inline]
    pub(super) fn lanes(&self, moves: u64) -> impl Iterator<Item = u32> + use<> {
        let mut left = moves >> self.cell & LANES;
        std::iter::from_fn(move || {
            let lane = left.trailing_zeros() / 16;
            left &= left.wrapping_sub(1);
            (lane < 4).then_some(lane)
        })
    }
}

/// How every set of cells stands to its ground.
pub(super) struct Grounds {
    /// For each set of cells the number of its ground, and a turn that leads from there to the set.
    ways: Vec<(u16, u8)>,
    /// All grounds, in ascending order of their cells.
    pub(super) all: Vec<Ground>,
}

/// All grounds, found at the first use in about a millisecond.
pub(super) static GROUNDS: LazyLock<Grounds> = LazyLock::new(Grounds::find);

impl Grounds {
    fn find() -> Grounds {
        let unknown = (u16::MAX, 0);
        let mut found = Grounds { ways: vec![unknown; 1 << 16], all: Vec::new() };
        for cells in 0..=u16::MAX {
            // Sets come in ascending order, so the first of a kind is the least.
            if found.ways[usize::from(cells)] == unknown {
                found.add(cells);
            }
        }
        found
    }

    fn add(&mut self, cells: u16) {
        let number = self.all.len() as u16;
        let mut keeps = Vec::new();
        for turn in 0..BOARDS {
            let image = turned(u64::from(cells), turn) as u16;
            if image == cells && turn != 0 {
                keeps.push(turn as u8);
            }
            self.ways[usize::from(image)] = (number, turn as u8);
        }
        self.all.push(Ground { cells, keeps });
    }

    /// The number of the ground of a set of cells, and a turn that leads from there to the set.
    #[inline]
    fn way(&self, cells: u16) -> (usize, u16) {
        let (ground, turn) = self.ways[usize::from(cells)];
        (usize::from(ground), u16::from(turn))
    }
}

/// The same cells in all four lanes.
const LANES: u64 = 0x0001_0001_0001_0001;

/// The lanes of a class, as the shapes are named in the position.
#[inline]
const fn pack(Sides { mine, theirs }: Sides) -> u64 {
    let brown = if mine.count_ones() == theirs.count_ones() { theirs } else { mine };
    let all = mine | theirs;
    let low = (all >> 16 | all >> 48) & 0xFFFF;
    let high = (all >> 32 | all >> 48) & 0xFFFF;
    let taken = all & 0xFFFF | low | high;
    let browns = (brown | brown >> 16 | brown >> 32 | brown >> 48) & 0xFFFF;
    taken << 48 | browns << 32 | high << 16 | low
}

/// The position of these lanes.
#[inline]
const fn unpack(packed: u64) -> Sides {
    let (taken, browns) = (packed >> 48, packed >> 32 & 0xFFFF);
    let (high, low) = (packed >> 16 & 0xFFFF, packed & 0xFFFF);
    let all = (taken & !low & !high) | (low & !high) << 16 | (high & !low) << 32 | (low & high) << 48;
    let brown = all & (browns * LANES);
    let white = all & !brown;
    if white.count_ones() == brown.count_ones() {
        Sides { mine: white, theirs: brown }
    } else {
        Sides { mine: brown, theirs: white }
    }
}

/// The same lanes under the least names for the shapes: the first piece has neither bit, and of the three masks that
/// the two bits and their sum make, the two least stand for the shapes.
#[inline]
fn named(packed: u64) -> u64 {
    let taken = packed >> 48;
    let first = taken.trailing_zeros() & 15;
    let without_first = |bits: u64| bits ^ (taken * (bits >> first & 1));
    let low = without_first(packed & 0xFFFF);
    let high = without_first(packed >> 16 & 0xFFFF);
    let sum = low ^ high;
    let least = low.min(high).min(sum);
    let most = low.max(high).max(sum);
    packed & 0xFFFF_FFFF_0000_0000 | (least ^ most) << 16 | least
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use tabuleiro_game::{Game, Symmetry};
    use tabuleiro_testkit::walk;

    use super::*;
    use crate::QuantikOptions;

    fn positions(games: u64) -> Vec<Quantik> {
        walk::positions(&[Quantik::start(QuantikOptions::default())], games)
    }

    fn class(at: &Quantik) -> Class {
        Class::of(Sides::of(at))
    }

    #[test]
    fn there_are_805_grounds_and_three_turns_to_try_on_average() {
        assert_eq!(GROUNDS.all.len(), 805);
        let tried: usize = (0..=u16::MAX).map(|set| 1 + GROUNDS.all[GROUNDS.way(set).0].keeps.len()).sum();
        assert_eq!(tried, 805 * 128);
    }

    #[test]
    fn positions_have_one_class_exactly_if_they_have_one_canonical_form() {
        let (mut forms, mut classes) = (HashMap::new(), HashMap::new());
        for at in positions(1_500) {
            let (form, class) = (at.canonical(), class(&at));
            assert_eq!(*forms.entry(class).or_insert(form), form, "{at}");
            assert_eq!(*classes.entry(form).or_insert(class), class, "{at}");
        }
        assert!(classes.len() > 5_000);
    }

    #[test]
    fn every_image_of_a_position_has_its_class() {
        for at in positions(3) {
            assert!(
                (0..Quantik::SYMMETRIES).all(|symmetry| class(&at.image(symmetry)) == class(&at)),
                "{at}"
            );
        }
    }

    #[test]
    fn the_position_of_a_class_is_of_the_class() {
        for at in positions(300) {
            let class = class(&at);
            assert_eq!(Class::of(class.sides()), class, "{at}");
            assert_eq!(class.position(at.rules()).canonical(), at.canonical(), "{at}");
            assert_eq!(Sides::of(&class.position(at.rules())), class.sides(), "{at}");
        }
        assert_eq!(Class::of(Class::EMPTY.sides()), Class::EMPTY);
    }

    #[test]
    fn a_growth_leads_to_the_class_after_the_move() {
        for at in positions(100).iter().filter(|at| !at.is_completed()) {
            let class = class(at);
            let (ground, _) = GROUNDS.way(class.cells());
            for growth in GROUNDS.all[ground].growths() {
                for lane in (0..4).filter(|lane| class.sides().open() >> (16 * lane + growth.cell) & 1 == 1) {
                    let after = Class::of(class.sides().after(16 * lane + growth.cell));
                    assert_eq!(class.after(&growth, lane), after, "{at}");
                }
            }
        }
    }
}

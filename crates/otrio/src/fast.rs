//! The lines that win, and what can be told of a set of places, as tables and bit tricks.
//!
//! A set of places is a number of 27 bits: nine for each size, see [`Place`]. Seen so, the board is a cube of
//! 3×3×3, and the lines of Otrio are exactly the 49 straight lines of that cube.

use crate::Place;

/// Every place.
pub(crate) const ALL: u32 = (1 << Place::COUNT) - 1;
/// The places of one size, of which these are the large ones.
pub(crate) const LAYER: u32 = (1 << 9) - 1;
/// How many lines there are.
pub(crate) const LINE_COUNT: usize = 49;
/// Every set of three places that wins.
pub(crate) const LINES: [u32; LINE_COUNT] = lines();
/// The medium place of the middle cell, which is the middle of the cube and lies opposite to itself.
const MIDDLE: usize = 13;
/// Room for the lines through any other place: there are up to 7. A round number of them is looked at all at once,
/// which is faster than to stop at the first or at the last.
const ROOM: usize = 8;
/// For every place but the middle, the lines through it; the room that is left holds a line that no set has.
static THROUGH: [[u32; ROOM]; Place::COUNT] = through();

/// The 49 lines: from every place into each of 13 directions, as far as there are three places.
const fn lines() -> [u32; LINE_COUNT] {
    let mut lines = [0; LINE_COUNT];
    let (mut count, mut from) = (0, 0);
    while from < 27 {
        // Directions 14 to 26 are the opposite ones of 12 to 0, and 13 stays where it is.
        let mut direction = 14;
        while direction < 27 {
            let line = line_from(from, direction);
            if line != 0 {
                lines[count] = line;
                count += 1;
            }
            direction += 1;
        }
        from += 1;
    }
    assert!(count == LINE_COUNT);
    lines
}

/// The line of three places from `from` into a direction, 0 if it would leave the cube.
const fn line_from(from: i32, direction: i32) -> u32 {
    let (x, y, z) = (from % 3, from / 3 % 3, from / 9);
    let (dx, dy, dz) = (direction % 3 - 1, direction / 3 % 3 - 1, direction / 9 - 1);
    if leaves(x, dx) || leaves(y, dy) || leaves(z, dz) {
        return 0;
    }
    let step = dx + 3 * dy + 9 * dz;
    1 << from | 1 << (from + step) | 1 << (from + 2 * step)
}

/// Whether two steps from `at` lead outside of 0 to 2.
const fn leaves(at: i32, step: i32) -> bool {
    at + 2 * step < 0 || at + 2 * step > 2
}

const fn through() -> [[u32; ROOM]; Place::COUNT] {
    let mut table = [[u32::MAX; ROOM]; Place::COUNT];
    let mut counts = [0; Place::COUNT];
    let mut line = 0;
    while line < LINE_COUNT {
        let mut rest = LINES[line];
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            if place != MIDDLE {
                table[place][counts[place]] = LINES[line];
                counts[place] += 1;
            }
            rest &= rest - 1;
        }
        line += 1;
    }
    table
}

/// Whether a set that has this place holds a whole line through it.
#[inline]
pub(crate) fn completes(set: u32, place: Place) -> bool {
    if place.index() == MIDDLE {
        // The places of a line through the middle lie opposite to each other: their numbers add up to 26.
        let opposite = set.reverse_bits() >> (u32::BITS - Place::COUNT as u32);
        return set & opposite & !(1 << MIDDLE) != 0;
    }
    THROUGH[place.index()].iter().fold(0, |found, line| found | u8::from(set & line == *line)) != 0
}

/// Whether a set holds a whole line.
pub(crate) fn has_line(set: u32) -> bool {
    LINES.iter().any(|line| set & line == *line)
}

/// The places that complete a line, each by itself.
pub(crate) fn completing(set: u32) -> u32 {
    LINES
        .iter()
        .map(|line| line & !set)
        .filter(|missing| missing.is_power_of_two())
        .fold(0, |all, one| all | one)
}

/// The places of all sizes of which a colour that holds `set` has pieces left.
#[inline]
pub(crate) fn places_of_sizes_left(set: u32) -> u32 {
    let mut places = 0;
    for layer in [LAYER, LAYER << 9, LAYER << 18] {
        let but_one = without_lowest(set & layer);
        let but_two = without_lowest(but_one);
        places |= if but_two == 0 { layer } else { 0 };
    }
    places
}

#[inline]
const fn without_lowest(set: u32) -> u32 {
    set & set.wrapping_sub(1)
}

/// The `n`-th place of a set, counted from 0. There must be more than `n`.
///
/// Counts the bits of all four bytes at once and looks into the right one, which has no loop to guess the end of.
#[inline]
pub(crate) fn nth(set: u32, n: u32) -> Place {
    let pairs = set - (set >> 1 & 0x5555_5555);
    let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F;
    // Each byte of this has how many bits there are up to the end of it.
    let up_to = bytes.wrapping_mul(0x0101_0101);
    let behind = |byte: u32| u32::from(n >= (up_to >> (8 * byte) & 0xFF));
    let byte = behind(0) + behind(1) + behind(2);
    let before = (up_to << 8) >> (8 * byte) & 0xFF;
    let bits = set >> (8 * byte) & 0xFF;
    Place::of_bit(8 * byte + u32::from(NTH_OF_BYTE[bits as usize][(n - before) as usize & 7]))
}

/// For every byte, where its bits are.
static NTH_OF_BYTE: [[u8; 8]; 256] = nth_of_byte();

const fn nth_of_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut rest, mut n) = (byte, 0);
        while rest != 0 {
            table[byte][n] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            n += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_49_different_lines_of_three() {
        assert!(LINES.iter().all(|line| line.count_ones() == 3));
        assert!((1..LINE_COUNT).all(|n| !LINES[..n].contains(&LINES[n])));
    }

    #[test]
    fn a_line_is_completed_by_each_of_its_places_and_by_no_other() {
        for line in LINES {
            for place in Place::all() {
                assert_eq!(completes(line, place), line & place.bit() != 0);
            }
            for place in Place::of_set(line) {
                assert_eq!(completing(line & !place.bit()) & line, place.bit());
            }
        }
    }

    #[test]
    fn a_size_is_used_up_with_its_third_piece() {
        assert_eq!(places_of_sizes_left(0), ALL);
        assert_eq!(places_of_sizes_left(0b11 | 0b11 << 9 | 0b11 << 18), ALL);
        assert_eq!(places_of_sizes_left(0b1_0001_0001 << 9 | 0b11), ALL & !(LAYER << 9));
    }

    #[test]
    fn the_nth_place_is_that_of_the_nth_bit() {
        for set in (0..200).map(|n: u32| n.wrapping_mul(0x9E37_79B9) & ALL).chain([ALL, 1, 1 << 26]) {
            for (n, place) in Place::of_set(set).enumerate() {
                assert_eq!(nth(set, n as u32), place, "{set:b}");
            }
        }
    }
}

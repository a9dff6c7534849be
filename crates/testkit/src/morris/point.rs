//! The nine points, and the six lines that join them.

use std::fmt;

/// A point of the board. Their numbers go row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// How many there are.
    pub const COUNT: u8 = 9;
    /// The one in the middle.
    pub const CENTRE: Point = Point(4);

    /// The point in that row from the top and that column from the left, counted from 0.
    pub const fn new(row: u8, column: u8) -> Point {
        debug_assert!(row < 3 && column < 3);
        Point(row * 3 + column)
    }

    /// The point of that number.
    pub const fn numbered(number: u8) -> Option<Point> {
        if number < Point::COUNT { Some(Point(number)) } else { None }
    }

    /// The point of that name: `a1` at the bottom left to `c3` at the top right. Capitals do not matter.
    pub fn named(text: &str) -> Option<Point> {
        let [column, row] = text.as_bytes() else { return None };
        let column = b"abc".iter().position(|letter| letter.eq_ignore_ascii_case(column))?;
        let row = b"321".iter().position(|digit| digit == row)?;
        Some(Point::new(row as u8, column as u8))
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..Point::COUNT).map(Point)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row from the top, from 0.
    pub const fn row(self) -> u8 {
        self.0 / 3
    }

    /// Its column from the left, from 0.
    pub const fn column(self) -> u8 {
        self.0 % 3
    }

    /// The set of this point alone.
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Whether a line leads from this point straight to that one.
    pub const fn is_next_to(self, other: Point) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['a', 'b', 'c'][usize::from(self.column())], 3 - self.row())
    }
}

/// The three rows and the three columns.
pub const LINES: [[Point; 3]; 6] = [
    [Point(0), Point(1), Point(2)],
    [Point(3), Point(4), Point(5)],
    [Point(6), Point(7), Point(8)],
    [Point(0), Point(3), Point(6)],
    [Point(1), Point(4), Point(7)],
    [Point(2), Point(5), Point(8)],
];

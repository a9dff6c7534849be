//! Moments and spans, in thousandths of a second. Nobody here asks what time it is: whoever holds a clock says so.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};

/// A point in time, counted from any fixed one; a server counts from 1970, as Unix does.
///
/// ```
/// use tabuleiro_table::time::{Moment, Span};
/// let begun = Moment(1_000);
/// assert_eq!(begun + Span(500), Moment(1_500));
/// assert_eq!(Moment(1_500).since(begun), Span(500));
/// assert_eq!(begun.since(Moment(1_500)), Span::NONE); // a clock that was set back
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub u64);

/// A length of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span(pub u64);

impl Moment {
    /// How long ago that was; nothing if it is still to come.
    pub const fn since(self, earlier: Moment) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }

    /// So long before.
    pub const fn before(self, span: Span) -> Moment {
        Moment(self.0.saturating_sub(span.0))
    }
}

impl Span {
    /// No time at all.
    pub const NONE: Span = Span(0);

    /// So many seconds.
    pub const fn seconds(count: u64) -> Span {
        Span(count.saturating_mul(1_000))
    }
}

impl Add<Span> for Moment {
    type Output = Moment;

    fn add(self, span: Span) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
}

impl Add for Span {
    type Output = Span;

    fn add(self, more: Span) -> Span {
        Span(self.0.saturating_add(more.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, more: Span) {
        *self = *self + more;
    }
}

/// Never less than nothing.
impl Sub for Span {
    type Output = Span;

    fn sub(self, less: Span) -> Span {
        Span(self.0.saturating_sub(less.0))
    }
}

/// As people read a clock: `1:05`, `2:00:00`, and with tenths when little is left, `4.2`. Never more than there is.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1_000;
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        if self.0 < 10_000 {
            write!(f, "{seconds}.{}", self.0 / 100 % 10)
        } else if hours == 0 {
            write!(f, "{minutes}:{:02}", seconds % 60)
        } else {
            write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_read_as_people_read_a_clock() {
        let told = [0, 4_250, 9_999, 10_000, 65_000, 3_599_999, 7_200_000].map(|span| Span(span).to_string());
        assert_eq!(told, ["0.0", "4.2", "9.9", "0:10", "1:05", "59:59", "2:00:00"]);
    }

    #[test]
    fn the_end_of_time_is_not_passed() {
        assert_eq!(Moment(u64::MAX) + Span(1), Moment(u64::MAX));
        assert_eq!(Moment(1).before(Span(2)), Moment(0));
        assert_eq!((Span(1) - Span(2), Span(u64::MAX) + Span(1)), (Span::NONE, Span(u64::MAX)));
    }
}

//! Clocks, as arithmetic: whoever holds a real one says what time it is.

use tabuleiro_game::{Seat, Seats};

/// A moment or a span, in thousandths of a second. Moments count from any fixed one.
pub type Millis = u64;

/// How time is measured out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Control {
    /// Not at all.
    #[default]
    None,
    /// So long for the game, and so much more after every move.
    Fischer {
        /// At the beginning.
        start: Millis,
        /// After every move.
        add: Millis,
    },
    /// So long for the game, of which the first so much of every move is not taken.
    Delay {
        /// At the beginning.
        start: Millis,
        /// Free at every move.
        free: Millis,
    },
    /// So long for every move: hours or days.
    PerMove {
        /// For each move.
        each: Millis,
    },
}

/// The clocks of all seats.
///
/// With [`Control::Fischer`] and [`Control::Delay`] a seat's first move is free, so that nobody loses time before they have sat
/// down.
///
/// ```
/// use tabuleiro_game::Seat;
/// use tabuleiro_table::clock::{Clock, Control};
/// let mut clock = Clock::new(Control::Fischer { start: 60_000, add: 1_000 }, 2);
/// clock.run(Some(Seat::FIRST), 0);
/// clock.run(Some(Seat::SECOND), 5_000); // the first move was free …
/// clock.run(Some(Seat::FIRST), 9_000); // … and so was the second
/// clock.run(Some(Seat::SECOND), 19_000);
/// assert_eq!(clock.left(Seat::FIRST, 19_000), Some(52_000)); // a minute, two increments, ten seconds
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Control,
    left: Vec<Millis>,
    running: Option<(Seat, Millis)>,
    /// Those who have made their first move.
    has_moved: Seats,
}

impl Clock {
    /// Clocks for so many seats, none of them running.
    pub fn new(control: Control, seats: u8) -> Clock {
        let start = match control {
            Control::None => 0,
            Control::Fischer { start, .. } | Control::Delay { start, .. } => start,
            Control::PerMove { each } => each,
        };
        Clock { control, left: vec![start; usize::from(seats)], running: None, has_moved: Seats::NONE }
    }

    /// How time is measured out.
    pub fn control(&self) -> Control {
        self.control
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// From now on this seat's clock runs, or none. Whoever's ran has made a move.
    pub fn run(&mut self, seat: Option<Seat>, now: Millis) {
        if let Some((before, _)) = self.running {
            self.left[before.index()] = self.left_after_move(before, now);
            self.has_moved = self.has_moved.with(before);
        }
        self.start(seat, now);
    }

    /// A seat begins to decide, or nobody does.
    fn start(&mut self, seat: Option<Seat>, now: Millis) {
        if let (Some(seat), Control::PerMove { each }) = (seat, self.control) {
            self.left[seat.index()] = each; // whatever was left of a decision that was not made
        }
        self.running = seat.map(|seat| (seat, now));
    }

    /// From now on this seat's clock runs, or none, without anybody having made a move: one was taken back, a seat has
    /// left, or the game is over.
    pub fn turn_to(&mut self, seat: Option<Seat>, now: Millis) {
        if self.running() == seat {
            return; // it is still the same decision, with what is free of it
        }
        if let Some((before, _)) = self.running {
            self.left[before.index()] = self.left_of(before, now);
        }
        self.start(seat, now);
    }

    /// How long a seat still has; `None` without a clock.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        (self.control != Control::None).then(|| self.left_of(seat, now))
    }

    /// When the running clock will have run out; `None` if none runs or none ever does.
    pub fn deadline(&self) -> Option<Millis> {
        let (seat, since) = self.running?;
        let left = self.left[seat.index()];
        match self.control {
            Control::None => None,
            Control::PerMove { .. } => Some(since.saturating_add(left)),
            _ if !self.has_moved.contains(seat) => None,
            Control::Fischer { .. } => Some(since.saturating_add(left)),
            Control::Delay { free, .. } => Some(since.saturating_add(free).saturating_add(left)),
        }
    }

    /// Whose clock has run out.
    pub fn flagged(&self, now: Millis) -> Option<Seat> {
        self.running().filter(|_| self.deadline().is_some_and(|deadline| now >= deadline))
    }

    fn left_of(&self, seat: Seat, now: Millis) -> Millis {
        let left = self.left[seat.index()];
        match self.running {
            Some((running, since)) if running == seat => left.saturating_sub(self.charged(seat, since, now)),
            _ => left,
        }
    }

    /// What the time since then costs a seat. A clock that was set back costs nothing.
    fn charged(&self, seat: Seat, since: Millis, now: Millis) -> Millis {
        let used = now.saturating_sub(since);
        match self.control {
            Control::None => 0,
            Control::PerMove { .. } => used,
            _ if !self.has_moved.contains(seat) => 0,
            Control::Fischer { .. } => used,
            Control::Delay { free, .. } => used.saturating_sub(free),
        }
    }

    fn left_after_move(&self, seat: Seat, now: Millis) -> Millis {
        let left = self.left_of(seat, now);
        match self.control {
            Control::Fischer { add, .. } => left.saturating_add(add),
            Control::PerMove { each } => each,
            Control::None | Control::Delay { .. } => left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::FIRST;
    const TWO: Seat = Seat::SECOND;

    /// Clocks of two seats that have both made their first move at 0; the first one's runs.
    fn begun(control: Control) -> Clock {
        let mut clock = Clock::new(control, 2);
        for seat in [ONE, TWO, ONE] {
            clock.run(Some(seat), 0);
        }
        clock
    }

    #[test]
    fn without_a_control_nobody_ever_runs_out() {
        let clock = begun(Control::None);
        assert_eq!((clock.left(ONE, 1 << 60), clock.deadline(), clock.flagged(u64::MAX)), (None, None, None));
    }

    #[test]
    fn fischer_adds_after_every_move() {
        let mut clock = begun(Control::Fischer { start: 10_000, add: 2_000 });
        assert_eq!(clock.left(ONE, 3_000), Some(9_000));
        clock.run(Some(TWO), 3_000);
        assert_eq!(clock.left(ONE, 9_000), Some(11_000));
        assert_eq!(clock.deadline(), Some(3_000 + 12_000));
        assert_eq!(clock.flagged(14_999), None);
        assert_eq!(clock.flagged(15_000), Some(TWO));
    }

    #[test]
    fn delay_takes_only_what_is_beyond_it() {
        let mut clock = begun(Control::Delay { start: 10_000, free: 2_000 });
        assert_eq!(clock.left(ONE, 1_500), Some(10_000));
        assert_eq!(clock.left(ONE, 5_000), Some(7_000));
        assert_eq!(clock.deadline(), Some(12_000));
        clock.run(Some(TWO), 5_000);
        assert_eq!(clock.left(ONE, 60_000), Some(7_000));
    }

    #[test]
    fn every_move_has_its_own_hours_from_the_first_on() {
        let mut clock = Clock::new(Control::PerMove { each: 1_000 }, 2);
        clock.run(Some(ONE), 0);
        assert_eq!(clock.deadline(), Some(1_000));
        clock.run(Some(TWO), 900);
        assert_eq!((clock.left(ONE, 900), clock.left(TWO, 1_000)), (Some(1_000), Some(900)));
    }

    #[test]
    fn a_first_move_is_free_and_a_clock_that_is_set_back_costs_nothing() {
        let mut clock = Clock::new(Control::Fischer { start: 10, add: 0 }, 2);
        clock.run(Some(ONE), 1_000);
        assert_eq!((clock.deadline(), clock.left(ONE, 99_000)), (None, Some(10)));
        clock.run(Some(TWO), 99_000);
        clock.run(Some(ONE), 99_000);
        assert_eq!(clock.left(ONE, 98_000), Some(10));
    }

    #[test]
    fn what_was_used_stays_used_when_a_move_is_taken_back() {
        let mut clock = begun(Control::Fischer { start: 10_000, add: 2_000 });
        clock.turn_to(Some(TWO), 4_000);
        assert_eq!((clock.left(ONE, 9_000), clock.left(TWO, 5_000)), (Some(8_000), Some(11_000)));
    }

    #[test]
    fn nobody_is_given_anything_for_a_move_that_was_not_made() {
        for control in [Control::Fischer { start: 1_000, add: 500 }, Control::PerMove { each: 1_000 }] {
            let mut clock = begun(control);
            let before = clock.left(ONE, 700);
            clock.turn_to(None, 700);
            assert_eq!((clock.left(ONE, 9_000), clock.running()), (before, None));
        }
    }

    #[test]
    fn a_decision_that_goes_on_is_not_free_again() {
        let mut clock = begun(Control::Delay { start: 10_000, free: 2_000 });
        (1..=5).for_each(|second| clock.turn_to(Some(ONE), second * 1_000));
        assert_eq!((clock.left(ONE, 5_000), clock.deadline()), (Some(7_000), Some(12_000)));
    }

    #[test]
    fn the_hours_of_a_move_that_was_not_made_are_not_taken_from_the_next() {
        let mut clock = begun(Control::PerMove { each: 1_000 });
        clock.turn_to(Some(TWO), 900);
        clock.run(Some(ONE), 1_000);
        assert_eq!(clock.deadline(), Some(2_000));
    }
}

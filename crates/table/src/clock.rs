//! Clocks, as arithmetic: whoever holds a real one says what time it is.

use tabuleiro_game::{Seat, Seats};

use crate::Terms;
use crate::time::{Moment, Span};

/// How time is measured out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Control {
    /// Not at all.
    #[default]
    None,
    /// So long for the game, and so much more after every move.
    Fischer {
        /// At the beginning.
        start: Span,
        /// After every move.
        add: Span,
    },
    /// So long for the game, of which the first so much of every move is not taken.
    Delay {
        /// At the beginning.
        start: Span,
        /// Free at every move.
        free: Span,
    },
    /// So long for every move: hours or days.
    PerMove {
        /// For each move.
        each: Span,
    },
    /// A slow clock for days: a bank of time that every move adds to, but never beyond so much.
    Bank {
        /// At the beginning.
        start: Span,
        /// After every move.
        add: Span,
        /// The most that lies there.
        most: Span,
    },
}

/// When a seat will have decided too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline {
    /// When.
    pub at: Moment,
    /// Who.
    pub seat: Seat,
    /// Whether it is for a first move: whoever misses it has not come, and nobody wins.
    pub is_first_move: bool,
}

/// The clocks of all seats.
///
/// With [`Control::Fischer`] and [`Control::Delay`] a seat's first move is free, so that nobody loses time before they have sat
/// down; [`Terms::first_move`] says within what it must come all the same.
///
/// ```
/// use tabuleiro_game::Seat;
/// use tabuleiro_table::Terms;
/// use tabuleiro_table::clock::{Clock, Control};
/// use tabuleiro_table::time::{Moment, Span};
/// let control = Control::Fischer { start: Span(60_000), add: Span(1_000) };
/// let mut clock = Clock::new(&Terms::default().with_control(control), 2);
/// clock.run(Some(Seat::FIRST), Moment(0), Span::NONE);
/// clock.run(Some(Seat::SECOND), Moment(5_000), Span::NONE); // the first move was free …
/// clock.run(Some(Seat::FIRST), Moment(9_000), Span::NONE); // … and so was the second
/// clock.run(Some(Seat::SECOND), Moment(19_000), Span::NONE);
/// // A minute, two increments, ten seconds.
/// assert_eq!(clock.left(Seat::FIRST, Moment(19_000)), Some(Span(52_000)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Control,
    first_move: Option<Span>,
    left: Vec<Span>,
    running: Option<(Seat, Moment)>,
    /// Those who have made their first move.
    has_moved: Seats,
}

impl Clock {
    /// Clocks for so many seats, none of them running.
    pub fn new(terms: &Terms, seats: u8) -> Clock {
        let start = match terms.control {
            Control::None => Span::NONE,
            Control::Fischer { start, .. } | Control::Delay { start, .. } => start,
            Control::PerMove { each } => each,
            Control::Bank { start, most, .. } => start.min(most),
        };
        Clock {
            control: terms.control,
            first_move: terms.first_move,
            left: vec![start; usize::from(seats)],
            running: None,
            has_moved: Seats::NONE,
        }
    }

    /// How time is measured out.
    pub fn control(&self) -> Control {
        self.control
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// From now on this seat's clock runs, or none. Whoever's ran has made a move, which was so long on its way.
    pub fn run(&mut self, seat: Option<Seat>, now: Moment, lag: Span) {
        if let Some((before, _)) = self.running {
            self.left[before.index()] = self.left_after_move(before, now.before(lag));
            self.has_moved = self.has_moved.with(before);
        }
        self.start(seat, now);
    }

    /// A seat begins to decide, or nobody does.
    fn start(&mut self, seat: Option<Seat>, now: Moment) {
        if let (Some(seat), Control::PerMove { each }) = (seat, self.control) {
            self.left[seat.index()] = each; // whatever was left of a decision that was not made
        }
        self.running = seat.map(|seat| (seat, now));
    }

    /// From now on this seat's clock runs, or none, without anybody having made a move: one was taken back, a seat has
    /// left, or the game is over.
    pub fn turn_to(&mut self, seat: Option<Seat>, now: Moment) {
        if self.running() == seat {
            return; // it is still the same decision, with what is free of it
        }
        if let Some((before, _)) = self.running {
            self.left[before.index()] = self.left_of(before, now);
        }
        self.start(seat, now);
    }

    /// A seat has so much more.
    pub fn give(&mut self, seat: Seat, span: Span) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left += span;
        }
    }

    /// From then until now no clock ran.
    pub fn stood_still(&mut self, from: Moment, now: Moment) {
        if let Some((_, since)) = &mut self.running {
            *since = *since + now.since(from.max(*since));
        }
    }

    /// How long a seat still has; `None` without a clock.
    pub fn left(&self, seat: Seat, now: Moment) -> Option<Span> {
        (self.control != Control::None).then(|| self.left_of(seat, now))
    }

    /// Whether a seat should hurry: less than 20 seconds are left, or less than a tenth of what it began with. Where half of that
    /// is less than 20 seconds, only from then on.
    pub fn is_low(&self, seat: Seat, now: Moment) -> bool {
        let whole = match self.control {
            Control::None => return false,
            Control::Fischer { start, add } => start.max(add),
            Control::Delay { start, .. } | Control::Bank { start, .. } => start,
            Control::PerMove { each } => each,
        };
        let low = Span::seconds(20).max(Span(whole.0 / 10)).min(Span(whole.0 / 2));
        self.left_of(seat, now) < low
    }

    /// How long a level may think about its next move, so that its time lasts for the game; `None` without a clock.
    pub fn allowance(&self, seat: Seat, now: Moment) -> Option<Span> {
        let left = self.left_of(seat, now);
        let share = |more: Span| Span(left.0 / 20 + more.0 / 2).min(Span(left.0 / 2));
        match self.control {
            Control::None => None,
            Control::Fischer { add, .. } => Some(share(add)),
            Control::Delay { free, .. } => Some(Span(left.0 / 20) + Span(free.0 / 2)),
            Control::PerMove { .. } => Some(Span(left.0 / 2)),
            Control::Bank { add, .. } => Some(share(add)),
        }
    }

    /// Who will have decided too late, and when; `None` if nobody decides or nobody is ever too late.
    pub fn deadline(&self) -> Option<Deadline> {
        let (seat, since) = self.running?;
        let is_first = !self.has_moved.contains(seat);
        if let Some(within) = self.first_move.filter(|_| is_first) {
            return Some(Deadline { at: since + within, seat, is_first_move: true });
        }
        let left = self.left[seat.index()];
        let at = match self.control {
            Control::None => return None,
            Control::PerMove { .. } | Control::Bank { .. } => since + left,
            _ if is_first => return None,
            Control::Fischer { .. } => since + left,
            Control::Delay { free, .. } => since + free + left,
        };
        Some(Deadline { at, seat, is_first_move: false })
    }

    /// Who has decided too late by then.
    pub fn missed(&self, now: Moment) -> Option<Deadline> {
        self.deadline().filter(|deadline| now >= deadline.at)
    }

    fn left_of(&self, seat: Seat, now: Moment) -> Span {
        let left = self.left[seat.index()];
        match self.running {
            Some((running, since)) if running == seat => left - self.charged(seat, now.since(since)),
            _ => left,
        }
    }

    /// What a decision that took so long costs a seat.
    fn charged(&self, seat: Seat, used: Span) -> Span {
        match self.control {
            Control::None => Span::NONE,
            Control::PerMove { .. } | Control::Bank { .. } => used,
            _ if !self.has_moved.contains(seat) => Span::NONE,
            Control::Fischer { .. } => used,
            Control::Delay { free, .. } => used - free,
        }
    }

    fn left_after_move(&self, seat: Seat, now: Moment) -> Span {
        let left = self.left_of(seat, now);
        match self.control {
            Control::Fischer { add, .. } => left + add,
            Control::Bank { add, most, .. } => (left + add).min(most.max(left)),
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

    fn new(control: Control) -> Clock {
        Clock::new(&Terms::default().with_control(control), 2)
    }

    /// The next seat's clock runs from that moment on, after a move that was not on its way.
    fn run(clock: &mut Clock, seat: Seat, at: u64) {
        clock.run(Some(seat), Moment(at), Span::NONE);
    }

    fn left(clock: &Clock, seat: Seat, at: u64) -> Option<u64> {
        clock.left(seat, Moment(at)).map(|span| span.0)
    }

    fn deadline(clock: &Clock) -> Option<u64> {
        clock.deadline().map(|deadline| deadline.at.0)
    }

    fn fischer(start: u64, add: u64) -> Control {
        Control::Fischer { start: Span(start), add: Span(add) }
    }

    fn delay() -> Control {
        Control::Delay { start: Span(10_000), free: Span(2_000) }
    }

    /// Clocks of two seats that have both made their first move at 0; the first one's runs.
    fn begun(control: Control) -> Clock {
        let mut clock = new(control);
        for seat in [ONE, TWO, ONE] {
            run(&mut clock, seat, 0);
        }
        clock
    }

    #[test]
    fn without_a_control_nobody_ever_runs_out() {
        let clock = begun(Control::None);
        assert_eq!((left(&clock, ONE, 1 << 60), clock.deadline()), (None, None));
        assert_eq!(clock.missed(Moment(u64::MAX)), None);
    }

    #[test]
    fn fischer_adds_after_every_move() {
        let mut clock = begun(fischer(10_000, 2_000));
        assert_eq!(left(&clock, ONE, 3_000), Some(9_000));
        run(&mut clock, TWO, 3_000);
        assert_eq!(left(&clock, ONE, 9_000), Some(11_000));
        assert_eq!(deadline(&clock), Some(3_000 + 12_000));
        assert_eq!(clock.missed(Moment(14_999)), None);
        let missed = Deadline { at: Moment(15_000), seat: TWO, is_first_move: false };
        assert_eq!(clock.missed(Moment(15_000)), Some(missed));
        assert_eq!(clock.missed(Moment(99_000)), Some(missed), "it fell when it fell");
    }

    #[test]
    fn delay_takes_only_what_is_beyond_it() {
        let mut clock = begun(delay());
        assert_eq!(left(&clock, ONE, 1_500), Some(10_000));
        assert_eq!(left(&clock, ONE, 5_000), Some(7_000));
        assert_eq!(deadline(&clock), Some(12_000));
        run(&mut clock, TWO, 5_000);
        assert_eq!(left(&clock, ONE, 60_000), Some(7_000));
    }

    #[test]
    fn every_move_has_its_own_hours_from_the_first_on() {
        let mut clock = new(Control::PerMove { each: Span(1_000) });
        run(&mut clock, ONE, 0);
        assert_eq!(deadline(&clock), Some(1_000));
        run(&mut clock, TWO, 900);
        assert_eq!((left(&clock, ONE, 900), left(&clock, TWO, 1_000)), (Some(1_000), Some(900)));
    }

    #[test]
    fn a_bank_is_added_to_but_never_beyond_its_most() {
        let mut clock = new(Control::Bank { start: Span(1_000), add: Span(300), most: Span(1_200) });
        run(&mut clock, ONE, 0);
        assert_eq!(deadline(&clock), Some(1_000), "from the first move on");
        run(&mut clock, TWO, 400);
        assert_eq!(left(&clock, ONE, 400), Some(900));
        run(&mut clock, ONE, 410);
        assert_eq!(left(&clock, TWO, 410), Some(1_200), "990 and 300 are more than it holds");
        let full = new(Control::Bank { start: Span(9_000), add: Span(1), most: Span(1_200) });
        assert_eq!(left(&full, ONE, 0), Some(1_200));
    }

    #[test]
    fn what_was_given_stays_in_a_bank_that_is_full() {
        let mut clock = new(Control::Bank { start: Span(1_000), add: Span(300), most: Span(1_200) });
        run(&mut clock, ONE, 0);
        clock.give(ONE, Span(5_000));
        run(&mut clock, TWO, 0);
        assert_eq!(left(&clock, ONE, 0), Some(6_000));
    }

    #[test]
    fn a_first_move_is_free_and_a_clock_that_is_set_back_costs_nothing() {
        let mut clock = new(fischer(10, 0));
        run(&mut clock, ONE, 1_000);
        assert_eq!((clock.deadline(), left(&clock, ONE, 99_000)), (None, Some(10)));
        run(&mut clock, TWO, 99_000);
        run(&mut clock, ONE, 99_000);
        assert_eq!(left(&clock, ONE, 98_000), Some(10));
    }

    #[test]
    fn a_first_move_has_a_deadline_of_its_own_under_any_control() {
        for control in [Control::None, fischer(10, 0), Control::PerMove { each: Span(90_000) }] {
            let terms = Terms { first_move: Some(Span(30_000)), control, ..Terms::default() };
            let mut clock = Clock::new(&terms, 2);
            run(&mut clock, ONE, 1_000);
            let first = Deadline { at: Moment(31_000), seat: ONE, is_first_move: true };
            assert_eq!(clock.missed(Moment(31_000)), Some(first));
            for seat in [TWO, ONE] {
                run(&mut clock, seat, 20_000);
            }
            assert!(!clock.deadline().is_some_and(|deadline| deadline.is_first_move));
        }
    }

    #[test]
    fn what_the_way_took_is_not_taken_from_the_sender() {
        let mut clock = begun(fischer(10_000, 0));
        clock.run(Some(TWO), Moment(3_000), Span(500));
        assert_eq!((left(&clock, ONE, 3_000), left(&clock, TWO, 3_100)), (Some(7_500), Some(9_900)));
        clock.run(Some(ONE), Moment(3_200), Span(60_000));
        assert_eq!(left(&clock, TWO, 3_200), Some(10_000), "no lag gives time that was not used");
    }

    #[test]
    fn a_seat_should_hurry_when_little_is_left_of_what_it_began_with() {
        let low = |control, at| begun(control).is_low(ONE, Moment(at));
        let five = fischer(300_000, 3_000);
        assert_eq!((low(five, 273_000), low(five, 273_001)), (false, true), "with the seconds for a move");
        let one = fischer(60_000, 0);
        assert_eq!((low(one, 40_000), low(one, 40_001)), (false, true));
        let each = Control::PerMove { each: Span(10_000) };
        assert_eq!((low(each, 5_000), low(each, 5_001)), (false, true), "not for most of every move");
        assert!(!low(Control::None, u64::MAX));
    }

    #[test]
    fn a_level_leaves_time_for_the_rest_of_the_game() {
        let allowed = |control, at| begun(control).allowance(ONE, Moment(at)).map(|span| span.0);
        assert_eq!(allowed(fischer(100_000, 0), 0), Some(5_000));
        assert_eq!(allowed(fischer(100_000, 0), 99_000), Some(50));
        assert_eq!(allowed(fischer(0, 3_000), 0), Some(1_500), "never more than half of what there is");
        assert_eq!(allowed(delay(), 0), Some(1_500));
        assert_eq!(allowed(Control::PerMove { each: Span(8_000) }, 0), Some(4_000));
        assert_eq!(allowed(Control::None, 0), None);
    }

    #[test]
    fn time_is_given_and_stands_still() {
        let mut clock = begun(fischer(10_000, 0));
        clock.give(ONE, Span(5_000));
        assert_eq!((left(&clock, ONE, 1_000), deadline(&clock)), (Some(14_000), Some(15_000)));
        clock.stood_still(Moment(1_000), Moment(61_000));
        assert_eq!((left(&clock, ONE, 61_000), deadline(&clock)), (Some(14_000), Some(75_000)));
        // Nobody's clock ran before it began to run.
        run(&mut clock, TWO, 62_000);
        clock.stood_still(Moment(0), Moment(63_000));
        assert_eq!(left(&clock, TWO, 63_000), Some(10_000));
    }

    #[test]
    fn what_was_used_stays_used_when_a_move_is_taken_back() {
        let mut clock = begun(fischer(10_000, 2_000));
        clock.turn_to(Some(TWO), Moment(4_000));
        assert_eq!((left(&clock, ONE, 9_000), left(&clock, TWO, 5_000)), (Some(8_000), Some(11_000)));
    }

    #[test]
    fn nobody_is_given_anything_for_a_move_that_was_not_made() {
        for control in [fischer(1_000, 500), Control::PerMove { each: Span(1_000) }] {
            let mut clock = begun(control);
            let before = left(&clock, ONE, 700);
            clock.turn_to(None, Moment(700));
            assert_eq!((left(&clock, ONE, 9_000), clock.running()), (before, None));
        }
    }

    #[test]
    fn a_decision_that_goes_on_is_not_free_again() {
        let mut clock = begun(delay());
        (1..=5).for_each(|second| clock.turn_to(Some(ONE), Moment(second * 1_000)));
        assert_eq!((left(&clock, ONE, 5_000), deadline(&clock)), (Some(7_000), Some(12_000)));
    }

    #[test]
    fn the_hours_of_a_move_that_was_not_made_are_not_taken_from_the_next() {
        let mut clock = begun(Control::PerMove { each: Span(1_000) });
        clock.turn_to(Some(TWO), Moment(900));
        run(&mut clock, ONE, 1_000);
        assert_eq!(deadline(&clock), Some(2_000));
    }
}

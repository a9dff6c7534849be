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
            Control::Fischer { add, .. } | Control::Bank { add, .. } => Some(share(add)),
            Control::Delay { free, .. } => Some(Span(left.0 / 20) + Span(free.0 / 2)),
            Control::PerMove { .. } => Some(Span(left.0 / 2)),
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
mod tests;

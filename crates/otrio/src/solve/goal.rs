//! What a seat wants to reach.

use tabuleiro_search::{Proven, Value};

/// What the seat to act wants to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goal {
    /// Whether it wants to win; if not, it wants its opponent not to.
    pub(crate) is_win: bool,
    /// Within how many moves the win counts; [`Goal::EVER`] if it may take as long as it likes.
    pub(crate) within: u8,
}

impl Goal {
    /// As many moves as it takes: a game has no more than 27.
    pub(crate) const EVER: u8 = 31;
    /// To win.
    pub(crate) const WIN: Goal = Goal { is_win: true, within: Goal::EVER };
    /// Not to lose.
    pub(crate) const DRAW: Goal = Goal { is_win: false, within: Goal::EVER };

    /// The best that the seat to act can reach in a position that is worth this: the quickest win, a draw, the slowest
    /// loss.
    pub(crate) fn best(proven: Proven) -> Goal {
        let within = proven.plies.map_or(Goal::EVER, |plies| plies as u8);
        match proven.value {
            Value::Win => Goal { is_win: true, within },
            Value::Draw => Goal::DRAW,
            Value::Loss => Goal { is_win: false, within: within.saturating_sub(1) },
        }
    }

    /// What its opponent wants: that it fails.
    #[inline]
    pub(crate) const fn opposed(self) -> Goal {
        Goal { is_win: !self.is_win, ..self }
    }

    /// The goal of the same seat a move later.
    #[inline]
    pub(crate) const fn a_move_later(self) -> Goal {
        Goal { within: self.within - (self.within != Goal::EVER) as u8, ..self }
    }

    /// Whether the number of moves counts.
    #[inline]
    pub(crate) const fn is_bounded(self) -> bool {
        self.within != Goal::EVER
    }

    /// Whether the seat to act reaches it in a position that is worth this. A win whose length is not known counts as
    /// one that takes too long if the length counts.
    pub(crate) fn is_reached_by(self, proven: Proven) -> bool {
        let is_in_time =
            || !self.is_bounded() || proven.plies.is_some_and(|plies| plies <= u32::from(self.within));
        match (self.is_win, proven.value) {
            (true, Value::Win) => is_in_time(),
            (false, Value::Loss) => !is_in_time(),
            (is_win, _) => !is_win,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_must_come_in_time() {
        let goal = Goal { is_win: true, within: 5 };
        assert!(goal.is_reached_by(Proven::within(Value::Win, 5)));
        assert!(!goal.is_reached_by(Proven::within(Value::Win, 7)));
        assert!(Goal::WIN.is_reached_by(Proven::within(Value::Win, 27)));
        assert!(!Goal::WIN.is_reached_by(Proven::of(Value::Draw)));
    }

    #[test]
    fn who_does_not_want_to_lose_may_draw_or_win_or_hold_out() {
        let goal = Goal { is_win: false, within: 5 };
        assert!(!goal.is_reached_by(Proven::within(Value::Loss, 4)));
        assert!(goal.is_reached_by(Proven::within(Value::Loss, 6)));
        assert!(goal.is_reached_by(Proven::of(Value::Draw)) && goal.is_reached_by(Proven::of(Value::Win)));
        assert!(!Goal::DRAW.is_reached_by(Proven::within(Value::Loss, 26)));
    }

    #[test]
    fn the_best_goal_is_reached_and_a_better_one_is_not() {
        for proven in [Proven::within(Value::Win, 5), Proven::of(Value::Draw), Proven::within(Value::Loss, 6)]
        {
            assert!(Goal::best(proven).is_reached_by(proven));
        }
        assert!(!Goal { is_win: true, within: 4 }.is_reached_by(Proven::within(Value::Win, 5)));
        assert!(!Goal { is_win: false, within: 6 }.is_reached_by(Proven::within(Value::Loss, 6)));
    }

    #[test]
    fn one_seat_reaches_its_goal_or_the_other_reaches_the_opposed_one() {
        for (value, within) in
            [Value::Loss, Value::Draw, Value::Win].iter().flat_map(|v| (0..8).map(move |n| (*v, n)))
        {
            let own = Proven { plies: Some(4), ..Proven::of(value) };
            let other = Proven { plies: Some(4), ..Proven::of(-value) };
            let goal = Goal { is_win: true, within };
            assert_ne!(goal.is_reached_by(own), goal.opposed().is_reached_by(other));
        }
    }
}

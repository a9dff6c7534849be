//! How long to think about a move: nearly as long as it may take, and by the clock longer where the answer keeps changing.

use std::time::Duration;

/// How a move's time is spent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    /// A move takes about so long.
    fair: Duration,
    /// And never longer than this.
    most: Duration,
    best: Option<String>,
    /// For how many reports the best move has been the same.
    calm: u32,
}

/// So many moves are still to come, as far as anybody knows.
const MOVES: u32 = 30;

/// What goes by between the engine's answer and the clock's stop.
const ON_THE_WAY: Duration = Duration::from_millis(30);

/// How long to think when a move may take so long: nearly all of it, for the answer has a way to go too.
pub(crate) fn most_of(time: Duration) -> Duration {
    time.saturating_sub(ON_THE_WAY.min(time / 32))
}

impl Pace {
    /// For a clock that shows so much and gets so much for each move.
    pub(crate) fn new(clock: Duration, increment: Duration) -> Pace {
        // With little left the way takes a part of it, never all.
        let left = clock.saturating_sub(ON_THE_WAY.min(clock / 2));
        let fair = (left / MOVES + increment * 3 / 4).min(left * 3 / 4);
        Pace { fair, most: (fair * 3).min(left * 3 / 4).max(Duration::from_millis(1)), best: None, calm: 0 }
    }

    /// A move never takes longer than this.
    pub(crate) fn most(&self) -> Duration {
        self.most
    }

    /// Hears what has been found after so long; whether that is enough. A search that goes on takes longer for its next
    /// report than for all before, so who has used more than half of the time will not hear another one in time.
    pub(crate) fn is_enough(&mut self, best: Option<&str>, elapsed: Duration) -> bool {
        let is_same = self.best.as_deref() == best;
        self.calm = if is_same { self.calm + 1 } else { 0 };
        self.best = best.map(str::to_owned);
        let wanted = match self.calm {
            0 => self.fair * 9 / 4,
            1 | 2 => self.fair * 7 / 4,
            3..6 => self.fair * 3 / 2,
            _ => self.fair * 5 / 4,
        };
        elapsed * 5 / 3 > wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn nearly_all_of_a_move_s_own_time_is_used_and_never_all_of_it() {
        for time in [1, 5, 50, 200, 1_000, 60_000].map(ms) {
            let used = most_of(time);
            assert!(used < time && time <= used + ms(30) && used >= time * 31 / 32, "{used:?} of {time:?}");
        }
        assert!((ms(190)..ms(195)).contains(&most_of(ms(200))));
        assert_eq!(most_of(Duration::ZERO), Duration::ZERO, "who has no time at all is not kept waiting");
    }

    #[test]
    fn a_game_of_a_hundred_moves_never_runs_out_of_time() {
        for (clock, increment) in [(60_000, 0), (1_000, 0), (10_000, 100), (300, 10), (20, 0)] {
            let mut left = ms(clock);
            for _ in 0..100 {
                let most = Pace::new(left, ms(increment)).most();
                assert!(most <= left.max(ms(1)), "{most:?} of {left:?}");
                left = left.saturating_sub(most) + ms(increment);
            }
        }
    }

    #[test]
    fn most_of_what_a_move_adds_is_used_but_never_more_than_there_is() {
        assert!(Pace::new(ms(60_000), ms(1_000)).fair > ms(2_500));
        assert!(Pace::new(ms(100), ms(10_000)).most() < ms(100));
    }

    #[test]
    fn an_answer_that_stays_the_same_is_given_sooner() {
        let sure_after = |answers: &[&str]| {
            let mut pace = Pace::new(ms(60_030), ms(0));
            answers[..answers.len() - 1].iter().for_each(|best| {
                pace.is_enough(Some(best), ms(0));
            });
            let last = answers.last().copied();
            (0..10_000).step_by(10).find(|&elapsed| pace.clone().is_enough(last, ms(elapsed)))
        };
        let same = sure_after(&["A"; 9]).expect("it ends");
        let steady = sure_after(&["A", "B", "B", "B"]).expect("it ends");
        let changed = sure_after(&["A", "A", "A", "B"]).expect("it ends");
        assert!(same < steady && steady < changed, "{same} {steady} {changed}");
        assert!(changed < 3_000);
    }
}

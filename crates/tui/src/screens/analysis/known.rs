//! What is known of a game by now: what each move is worth, where the mistakes are.

use tabuleiro_game::Seat;
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::archive::Worth;
use tabuleiro_table::{Reviewed, Valued, advice};

use super::{Analysis, say, thinking};
use crate::bureau::Note;
use crate::chart;
use crate::lines::Place;
use crate::screen::Context;

impl Analysis {
    /// The last move's worth where the game is over: what it came to.
    pub(super) fn note_end(&mut self) {
        let (Some(outcome), Some(mover)) = (self.table.now().1, self.mover(self.study.ply())) else { return };
        let value = match outcome.winner {
            None => Value::Draw,
            Some(seat) if seat == mover => Value::Win,
            Some(_) => Value::Loss,
        };
        let place = self.study.place().clone();
        self.study.value(&place, Worth::Proven(Proven::within(value, 1)));
    }

    /// The level after each move of the line that is followed, where it is known.
    pub(super) fn levels(&self) -> Vec<Option<i32>> {
        let seats = self.table.seats();
        let level = |ply: usize| {
            let worth = self.study.worth(&self.study.place_at(ply))?;
            chart::level(worth, self.mover(ply)?, seats)
        };
        (1..=self.line.ply()).map(level).collect()
    }

    /// The mistakes of the game as it was played, if that is the line that is followed.
    pub(super) fn mistakes_here(&self) -> Vec<usize> {
        let known = self.study.left_main_at().unwrap_or(usize::MAX);
        self.review.mistakes().into_keys().filter(|ply| *ply <= known).collect()
    }

    /// Notes what was found of this position, for the chart and the record.
    pub(super) fn note_insight(&mut self) {
        let mut found: Vec<(Place, Worth)> = Vec::new();
        let here = self.insight.worth().zip(self.mover(self.study.ply())).zip(self.table.now().0);
        if let Some(((worth, mover), turn)) = here {
            let worth = thinking::of_last_move(worth, mover, turn, self.table.seats());
            found.extend(worth.map(|worth| (self.study.place().clone(), worth)));
        }
        for one in self.insight.judged.iter().filter(|_| self.insight.is_judged) {
            let worth = thinking::worth_of(Valued { proven: one.proven, score: one.score });
            found.extend(self.study.after(&one.text).zip(worth));
        }
        for (place, worth) in found {
            if matches!(worth, Worth::Proven(_)) || !self.is_reviewed(&place) {
                self.learn(&place, worth);
            }
        }
    }

    /// Notes what a move is worth. What is proven stays, whatever is guessed later; of two proofs the better one for whoever moved
    /// stays, so that it does not matter which was found first.
    fn learn(&mut self, place: &Place, worth: Worth) {
        let worth = match (self.study.worth(place), worth) {
            (Some(Worth::Proven(_)), Worth::Score(_)) => return,
            (Some(Worth::Proven(old)), Worth::Proven(new)) => Worth::Proven(old.max(new)),
            _ => worth,
        };
        self.study.value(place, worth);
    }

    /// Whether a move of the game as it was played has been looked at: a passing guess then counts for less.
    fn is_reviewed(&self, place: &Place) -> bool {
        place.turns.is_empty()
            && self.review.found.get(&place.at).is_some_and(|one| one.after != Valued::default())
    }

    pub(super) fn hear_review(&mut self, note: &Note, context: &Context) {
        if !self.review.is_of(note) {
            return;
        }
        if self.review.hear(note) {
            let said = self.summed_up(context);
            return self.say_well(said);
        }
        let found: Vec<(usize, Worth)> = self.review.found.values().filter_map(after).collect();
        for (at, worth) in found {
            self.learn(&Place { turns: Vec::new(), at }, worth);
        }
    }

    /// How well everybody played, in one line where there is room.
    fn summed_up(&self, context: &Context) -> String {
        let summaries = self.review.summaries(self.table.seats());
        let told = Seat::all(self.table.seats()).zip(&summaries).map(|(seat, summary)| {
            let [slips, mistakes, blunders] = summary.grades;
            let Some(accuracy) = summary.accuracy else {
                return context.say(&say("tui-analysis-played-unknown").with("who", self.seat_name(seat)));
            };
            let said = say("tui-analysis-played").with("who", self.seat_name(seat)).with("slips", slips);
            let said = said.with("mistakes", mistakes).with("blunders", blunders);
            context.say(&said.with("accuracy", advice::decimal(f64::from(accuracy) / 10.0, 0)))
        });
        let each = told.collect::<Vec<_>>().join(", ");
        context.say(&say("tui-analysis-accuracy").with("each", each))
    }

    /// The number of the next bad move after the one that led here, and after the last one the first.
    pub(super) fn next_mistake(&self) -> Option<usize> {
        let (all, here) = (self.review.mistakes(), self.study.ply());
        all.range(here + 1..).chain(all.range(..=here)).next().map(|(ply, _)| *ply)
    }
}

/// What a move that was looked at is worth, as records say it.
fn after(one: &Reviewed) -> Option<(usize, Worth)> {
    Some((one.ply, thinking::worth_of(one.after)?))
}

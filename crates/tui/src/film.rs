//! A move shown step by step.

use std::time::Duration;

use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Step, View};

/// A move that is being shown.
#[derive(Clone, Debug)]
pub struct Film {
    before: View,
    steps: Vec<Step>,
    began: Duration,
    each: Duration,
}

impl Film {
    /// A film of these steps that begins now; `None` if there is nothing to be seen.
    pub fn new(before: View, steps: Vec<Step>, now: Duration) -> Option<Film> {
        let steps: Vec<Step> = steps.into_iter().filter(|step| !step.changes.is_empty()).collect();
        // A few steps are shown slowly enough to be followed; seeds of a long sowing fall quicker.
        let each = Duration::from_millis(if steps.len() > 3 { 120 } else { 200 });
        (!steps.is_empty()).then_some(Film { before, steps, began: now, each })
    }

    /// How many steps have been shown by then; at least the first.
    fn shown(&self, now: Duration) -> usize {
        let passed = now.saturating_sub(self.began).as_millis() / self.each.as_millis().max(1);
        (passed as usize + 1).min(self.steps.len())
    }

    /// Whether everything has been shown long enough.
    pub fn is_over(&self, now: Duration) -> bool {
        now >= self.began + self.each * self.steps.len() as u32
    }

    /// What is to be seen at that moment.
    pub fn view(&self, now: Duration) -> View {
        let tokens = carry_out(&self.before.tokens, &self.steps[..self.shown(now)]);
        View { tokens, ..self.before.clone() }
    }

    /// The step that is shown at that moment.
    pub fn step(&self, now: Duration) -> &Step {
        &self.steps[self.shown(now) - 1]
    }

    /// When the picture changes next.
    pub fn wake(&self, now: Duration) -> Duration {
        self.began + self.each * self.shown(now) as u32
    }
}

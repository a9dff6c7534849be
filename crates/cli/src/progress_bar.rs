//! How far long work has come: a bar where there is a terminal for it, else a line now and then.

use std::time::{Duration, Instant};

use tabuleiro_game::Arg;
use tabuleiro_search::tablebase::{Milestone, Stage};

use crate::console::Console;
use crate::error::CliError;
use crate::{numbers, say};

/// How many signs the bar is long.
const WIDTH: u64 = 20;
/// A bar is drawn anew after this.
const BLINK: Duration = Duration::from_millis(100);
/// Another line is written after this.
const PAUSE: Duration = Duration::from_secs(10);

/// Shows progress.
pub(crate) struct ProgressBar {
    /// Whether a bar can be drawn over and over.
    is_drawn: bool,
    /// Whether anything is shown at all.
    is_shown: bool,
    shown: Instant,
    /// When the work proper began, and how much had been done before.
    begun: Option<(Instant, u64)>,
    stands: bool,
}

impl ProgressBar {
    /// `is_drawn` if the terminal lets a line be drawn over; nothing comes of it unless `is_shown`.
    pub(crate) fn new(is_drawn: bool, is_shown: bool) -> ProgressBar {
        ProgressBar { is_drawn, is_shown, shown: Instant::now(), begun: None, stands: false }
    }

    /// Shows it if the last time is long enough ago.
    pub(crate) fn show(&mut self, milestone: &Milestone, console: &mut Console) -> Result<(), CliError> {
        let is_work = matches!(milestone.stage, Stage::Building | Stage::Checking);
        let every = if self.is_drawn { BLINK } else { PAUSE };
        if is_work && self.begun.is_none() {
            self.begun = Some((Instant::now(), milestone.done));
        }
        if !is_work || !self.is_shown || self.shown.elapsed() < every {
            return Ok(());
        }
        self.shown = Instant::now();
        let text = self.text(milestone, console);
        if self.is_drawn {
            self.stands = true;
            console.raw(format!("\r{}{text}\u{1b}[K", strip(milestone, console)).as_bytes())?;
        } else {
            console.line(&text)?;
        }
        console.flush()
    }

    fn text(&self, milestone: &Milestone, console: &Console) -> String {
        let Milestone { done, positions, pieces, .. } = *milestone;
        let (begun, before) = self.begun.unwrap_or((self.shown, done));
        let (seconds, new) = (begun.elapsed().as_secs_f64(), done.saturating_sub(before));
        let left = positions.saturating_sub(done) as f64 * seconds / (new.max(1) as f64);
        let message = say("cli-bar").with("percent", format!("{:>3}", done * 100 / positions.max(1)));
        let message = message.with("seeds", pieces).with("rate", rate(new, seconds));
        console.say(&message.with("left", clock(left)))
    }

    /// Takes the bar away, so that something else can be written.
    pub(crate) fn clear(&mut self, console: &mut Console) -> Result<(), CliError> {
        if std::mem::take(&mut self.stands) {
            console.raw(b"\r\x1b[K")?;
            console.flush()?; // what is written next may go to the other stream
        }
        Ok(())
    }
}

fn strip(milestone: &Milestone, console: &Console) -> String {
    let full = (milestone.done * WIDTH / milestone.positions.max(1)) as usize;
    let [done, open] = if console.ink.unicode { ["█", "░"] } else { ["#", "."] };
    format!("[{}{}] ", done.repeat(full), open.repeat(WIDTH as usize - full))
}

/// Minutes and seconds, and hours if there are any.
fn clock(seconds: f64) -> String {
    let seconds = seconds.ceil().clamp(0.0, 359_999.0) as u64;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Millions a second.
pub(crate) fn rate(count: u64, seconds: f64) -> Arg {
    numbers::decimal(count as f64 / seconds.max(1e-3) / 1e6, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_are_read_easily() {
        let times = [0.0, 0.2, 59.0, 60.0, 3_599.5, 3_661.0, f64::INFINITY].map(clock);
        assert_eq!(times, ["0:00", "0:01", "0:59", "1:00", "1:00:00", "1:01:01", "99:59:59"]);
        assert_eq!([rate(3_000_000, 1.0), rate(0, 0.0)].map(|rate| rate.to_string()), ["3.0", "0.0"]);
    }
}

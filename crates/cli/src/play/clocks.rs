//! Clocks at a prompt: they stand above every question, and a flag that has fallen is noticed at the next answer.

use std::time::Duration;

use tabuleiro_engine::outside::Budget;
use tabuleiro_game::Seat;
use tabuleiro_table::Happening;

use crate::console::Console;
use crate::error::CliError;
use crate::play::round::Round;
use crate::play::seating;
use crate::say;

impl Round<'_> {
    /// Shows what time everybody has left, if it is measured.
    pub(super) fn show_clocks(&self, console: &mut Console) -> Result<(), CliError> {
        let (session, now) = (self.session(), console.now());
        let clock = session.clock();
        let each = |seat: Seat| {
            let left = clock.left(seat, now)?.to_string();
            let key = if clock.is_low(seat, now) { "cli-clock-low" } else { "cli-clock" };
            let told = say(key).with("who", seating::title(session, seat)).with("time", left.as_str());
            let told = console.say(&told);
            Some(if clock.is_low(seat, now) { console.ink.bold(&told) } else { told })
        };
        let gone = session.gone();
        let seats = Seat::all(session.players().len() as u8).filter(|seat| !gone.contains(*seat));
        let told: Vec<String> = seats.filter_map(each).collect();
        if told.is_empty() {
            Ok(())
        } else {
            console.tell(&say("cli-clocks").with("clocks", told.join(", ")))
        }
    }

    /// Looks at the clocks: true if somebody's flag has fallen, which is said. What was decided meanwhile came too late.
    pub(super) fn flag_falls(&mut self, console: &mut Console) -> Result<bool, CliError> {
        let events = self.game.tick(console.now());
        for event in &events {
            if let Happening::Flagged(seat) = event.what {
                self.keep(console)?;
                if self.session().ended().is_none() {
                    console.tell(&seating::plays_on("cli-flag-on", self.session(), seat, console))?;
                }
            }
        }
        Ok(!events.is_empty())
    }

    /// How long the bot whose turn it is may think: as long as was asked for, and so that its time lasts.
    pub(super) fn thinking_time(&self, console: &Console) -> Option<Duration> {
        let session = self.session();
        let allowed = session.clock().allowance(session.turn()?, console.now());
        let allowed = allowed.map(|span| Duration::from_millis(span.0));
        [self.conduct.think, allowed].into_iter().flatten().min()
    }

    /// The same for an outside program.
    pub(super) fn budget(&self, console: &Console) -> Budget {
        Budget::of(self.conduct.nodes, self.conduct.think, self.thinking_time(console))
    }
}

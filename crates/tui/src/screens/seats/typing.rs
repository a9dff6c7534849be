//! What is typed instead of being chosen: a name, a clock that is not offered, an option that is a text.

use tabuleiro_game::{OptionValues, Speak};
use tabuleiro_table::Player;
use tabuleiro_table::control::OFFERED;

use super::{Row, Seats, word};
use crate::screen::Context;
use crate::screens::prompt::{Prompt, Prompted};

impl Seats {
    /// The person whose seat is in focus.
    fn person(&self) -> Option<&Player> {
        let Row::Seat(seat) = self.row() else { return None };
        self.seating.seated().get(seat).filter(|player| player.is_person())
    }

    /// Measures time out as the text says; nothing typed is no clock.
    pub(super) fn set_clock(&mut self, text: &str) {
        match text.parse() {
            Ok(clock) => self.seating.clock = clock,
            Err(_) if text.is_empty() => self.set_clock(OFFERED[0]),
            Err(error) => self.fault = Some(error.message()),
        }
    }

    /// Whether something can be typed for the row in focus.
    pub(super) fn can_type(&self) -> bool {
        self.is_text() || self.person().is_some() || self.row() == Row::Clock
    }

    /// Whether what the row in focus is can only be typed.
    pub(super) fn is_text(&self) -> bool {
        let field = match self.row() {
            Row::Option(number) => self.fields.get(number),
            Row::Seat(_) | Row::Clock => None,
        };
        field.is_some_and(|field| matches!(field.values, OptionValues::Text(_)))
    }

    /// Lets the text of the row in focus be typed.
    pub(super) fn ask(&mut self, context: &Context) {
        let (label, now) = match self.row() {
            Row::Seat(_) => {
                let own = self.person().and_then(Player::own_name).unwrap_or_default();
                (word("tui-seats-name", context), own.to_owned())
            }
            Row::Clock => (word("tui-seats-clock", context), self.seating.clock.to_string()),
            Row::Option(number) => {
                let Some(field) = self.fields.get(number) else { return };
                (context.say(&field.label), self.option(field).unwrap_or_default().to_owned())
            }
        };
        self.prompt = Some(Prompt::new(label + ":").with_text(&now));
    }

    pub(super) fn answer(&mut self, prompted: Prompted) {
        if prompted == Prompted::Open {
            return;
        }
        self.prompt = None;
        let Prompted::Done(text) = prompted else { return };
        match self.row() {
            Row::Seat(seat) => self.seating.seat(seat, Player::person(&text)),
            Row::Clock => self.set_clock(text.trim()),
            Row::Option(number) => self.set_option(number, text.trim()),
        }
    }
}

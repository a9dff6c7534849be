//! The clock and the names of people, which the menu takes for any game: `clock=5+3`, `name1=Ana`.

use tabuleiro_game::Speak;
use tabuleiro_table::clock::Control;
use tabuleiro_table::control::OFFERED;
use tabuleiro_table::{Player, Terms};

use crate::console::Console;
use crate::error::CliError;
use crate::say;

/// The clock and the names that games are begun with.
#[derive(Clone, Default)]
pub(super) struct Company {
    clock: Control,
    /// By seat; `human` where nobody has given one.
    people: Vec<Player>,
}

impl Company {
    /// Shows what is chosen and what can be typed.
    pub(super) fn show(&self, console: &mut Console) -> Result<(), CliError> {
        let clock = console.say(&say("cli-mode-clock").with("clock", self.clock.to_string()));
        console.row_with(
            &format!("  {clock}"),
            &format!("({})", OFFERED.map(|one| format!("clock={one}")).join(", ")),
        )?;
        let names: Vec<String> =
            self.people.iter().filter_map(|one| one.own_name().map(str::to_owned)).collect();
        let names = if names.is_empty() { console.word("cli-mode-nameless") } else { names.join(", ") };
        console.row(&format!("  {}", console.say(&say("cli-mode-names").with("names", names))))
    }

    /// Takes a clock or a name; false if what was typed is neither.
    pub(super) fn change(&mut self, typed: &str, console: &mut Console) -> Result<bool, CliError> {
        let Some((key, value)) = typed.split_once('=') else { return Ok(false) };
        let key = key.trim().to_lowercase();
        if key == "clock" {
            match value.parse() {
                Ok(clock) => self.clock = clock,
                Err(error) => console.tell(&Speak::message(&error))?,
            }
            return Ok(true);
        }
        let seat = key.strip_prefix("name").and_then(|number| number.parse::<usize>().ok());
        let Some(seat) = seat.filter(|seat| (1..=4).contains(seat)) else { return Ok(false) };
        let count = self.people.len().max(seat);
        self.people.resize(count, Player::human());
        self.people[seat - 1] = Player::person(value);
        Ok(true)
    }

    /// These players, the people among them by their names.
    pub(super) fn named(&self, mut players: Vec<Player>) -> Vec<Player> {
        for (player, named) in players.iter_mut().zip(&self.people) {
            if *player == Player::human() {
                named.clone_into(player);
            }
        }
        players
    }

    /// What is agreed before a game.
    pub(super) fn terms(&self) -> Terms {
        Terms::friendly(0).with_control(self.clock)
    }
}

//! Who sits where and by which rules: what a game is begun with.

use tabuleiro_game::{Arg, Message, Speak};
use tabuleiro_table::{Kind, Plan, Player, Setup, Terms, level};

use crate::screen::Context;
use crate::settings::Settings;

/// How settings and records call a person without a name.
pub const HUMAN: &str = "human";

/// Who sits where and by which rules.
#[derive(Clone)]
pub struct Seating {
    /// The game.
    pub kind: &'static dyn Kind,
    /// The options that are not as usual, as `(key, value)`.
    pub words: Vec<(String, String)>,
    /// What each seat is called.
    pub seats: Vec<Message>,
    /// Who sits there: [`HUMAN`] or the name of a player. Whoever is without a seat at the moment stands at the end.
    players: Vec<String>,
}

impl Seating {
    /// As the game was played last; as usual, if it never was.
    pub fn last(kind: &'static dyn Kind, settings: &Settings) -> Seating {
        let players = settings.seats.get(kind.name()).cloned().unwrap_or_default();
        let is_known = |name: &String| name == HUMAN || kind.has_bot(name);
        let players = if players.iter().all(is_known) { players } else { Vec::new() };
        let mut seating = Seating { kind, words: Vec::new(), seats: Vec::new(), players };
        let words = settings.options.get(kind.name()).cloned().unwrap_or_default();
        if seating.settle(words.into_iter().collect()).is_err() {
            let _ = seating.settle(Vec::new()); // every game can be begun as usual
        }
        seating
    }

    /// As it is in a game that has begun.
    pub fn of(
        kind: &'static dyn Kind,
        words: Vec<(String, String)>,
        seats: Vec<Message>,
        players: Vec<String>,
    ) -> Seating {
        Seating { kind, words, seats, players }
    }

    /// Plays by other options, if they fit together. The seats follow them.
    pub fn settle(&mut self, words: Vec<(String, String)>) -> Result<(), Message> {
        self.kind.fits(&words)?;
        let setup = Setup { words, ..Setup::default() };
        let table = self.kind.open(&setup).map_err(|error| error.message())?;
        self.seats = table.setting().seats;
        self.words = setup.words;
        while self.players.len() < self.seats.len() {
            let next = if self.players.is_empty() { HUMAN } else { self.kind.usual() };
            self.players.push(next.to_owned());
        }
        Ok(())
    }

    /// Who sits on each seat.
    pub fn seated(&self) -> &[String] {
        &self.players[..self.seats.len().min(self.players.len())]
    }

    /// Lets somebody else sit there.
    pub fn seat(&mut self, seat: usize, name: &str) {
        if let Some(player) = self.players.get_mut(seat) {
            name.clone_into(player);
        }
    }

    /// Everybody moves on by one seat.
    pub fn move_on(&mut self) {
        let count = self.seated().len();
        self.players[..count].rotate_right(1);
    }

    /// How the game, and those after it, are played. What nobody has settled is dealt by chance.
    pub fn plan(&self) -> Plan {
        let setup = Setup { words: self.words.clone(), position: None, deal: Some(0) };
        let players = self.seated().iter().map(|name| Player::from(name.as_str())).collect();
        Plan::new(self.kind, &setup, players, Terms::friendly(0))
    }

    /// Remembers it for the next time.
    pub fn remember(&self, settings: &mut Settings) {
        let name = self.kind.name().to_owned();
        settings.seats.insert(name.clone(), self.seated().to_vec());
        settings.options.insert(name, self.words.iter().cloned().collect());
    }
}

/// The name of a player as it is shown.
pub fn shown(name: &str, context: &Context) -> String {
    match level::shown(name) {
        Arg::Say(message) => context.say(&message),
        Arg::Text(text) => text,
        Arg::Number(number) => number.to_string(),
    }
}

/// The names of players that are no persons, each once.
pub fn opponents(players: &[String], context: &Context) -> String {
    let mut names: Vec<String> = Vec::new();
    for name in players.iter().filter(|name| *name != HUMAN) {
        let name = shown(name, context);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

//! Who sits where and by which rules: what a game is begun with.

use tabuleiro_game::{Arg, Message, Speak};
use tabuleiro_table::clock::Control;
use tabuleiro_table::{Kind, Plan, Player, Setup, Terms};

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
    /// How time is measured out.
    pub clock: Control,
    /// Who sits there. Whoever is without a seat at the moment stands at the end.
    players: Vec<Player>,
}

impl Seating {
    /// As the game was played last; as usual, if it never was.
    pub fn last(kind: &'static dyn Kind, settings: &Settings) -> Seating {
        let named = settings.seats.get(kind.name()).cloned().unwrap_or_default();
        let players: Vec<Player> = named.iter().map(|name| Player::from(name.as_str())).collect();
        let is_known = |player: &Player| player.level().is_none_or(|name| kind.has_bot(name));
        let players = if players.iter().all(is_known) { players } else { Vec::new() };
        let clock = settings.clocks.get(kind.name()).and_then(|text| text.parse().ok()).unwrap_or_default();
        let mut seating = Seating { kind, words: Vec::new(), seats: Vec::new(), clock, players };
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
        players: Vec<Player>,
    ) -> Seating {
        Seating { kind, words, seats, clock: Control::None, players }
    }

    /// Plays by other options, if they fit together. The seats follow them.
    pub fn settle(&mut self, words: Vec<(String, String)>) -> Result<(), Message> {
        self.kind.fits(&words)?;
        let setup = Setup { words, ..Setup::default() };
        let table = self.kind.open(&setup).map_err(|error| error.message())?;
        self.seats = table.setting().seats;
        self.words = setup.words;
        while self.players.len() < self.seats.len() {
            let is_first = self.players.is_empty();
            let usual = || Player::Level(self.kind.usual().to_owned());
            self.players.push(if is_first { Player::human() } else { usual() });
        }
        Ok(())
    }

    /// Who sits on each seat.
    pub fn seated(&self) -> &[Player] {
        &self.players[..self.seats.len().min(self.players.len())]
    }

    /// Lets somebody else sit there.
    pub fn seat(&mut self, seat: usize, player: Player) {
        if let Some(seated) = self.players.get_mut(seat) {
            *seated = player;
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
        Plan::new(self.kind, &setup, self.seated().to_vec(), Terms::friendly(0).with_control(self.clock))
    }

    /// Remembers it for the next time.
    pub fn remember(&self, settings: &mut Settings) {
        let name = self.kind.name().to_owned();
        settings.seats.insert(name.clone(), self.seated().iter().map(Player::typed).collect());
        settings.clocks.insert(name.clone(), self.clock.to_string());
        settings.options.insert(name, self.words.iter().cloned().collect());
    }
}

/// The name of a player as it is shown.
pub fn shown(kind: &dyn Kind, player: &Player, context: &Context) -> String {
    match player.own_name().map_or_else(|| kind.shown(player.name()), Arg::from) {
        Arg::Say(message) => context.say(&message),
        Arg::Text(text) => context.speaker.write(text),
        Arg::Number(number) => number.to_string(),
    }
}

/// The only person among players, if there is one.
pub fn only_person(players: &[Player]) -> Option<&Player> {
    let mut people = players.iter().filter(|player| player.is_person());
    people.next().filter(|_| people.next().is_none())
}

/// The names of players that are no persons, each once.
pub fn opponents(kind: &dyn Kind, players: &[Player], context: &Context) -> String {
    let mut names: Vec<String> = Vec::new();
    for player in players.iter().filter(|player| !player.is_person()) {
        let name = shown(kind, player, context);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

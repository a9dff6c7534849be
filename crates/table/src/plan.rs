//! How a game, and those after it, are to be played.

use tabuleiro_game::{Arg, Message, Speak};

use crate::time::Moment;
use crate::{Kind, Kinds, Player, Session, Setup, Terms, WORDS, setup};

/// How a game, and those after it, are to be played. Complete and in texts, so that it can be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The game's name.
    pub game: String,
    /// Its options in words, those that were given.
    pub options: String,
    /// Where every game begins, if not at the start.
    pub position: Option<String>,
    /// Whether chance deals every game anew, where it decides something.
    pub is_dealt: bool,
    /// Who plays, in the order in which they sit down for the first game.
    pub players: Vec<Player>,
    /// What was agreed. Every game has a seed of its own in the place of this one.
    pub terms: Terms,
}

impl Plan {
    /// Games of that kind that begin so.
    pub fn new(kind: &dyn Kind, setup: &Setup, players: Vec<Player>, terms: Terms) -> Plan {
        let words: Vec<String> = setup.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Plan {
            game: kind.name().to_owned(),
            options: words.join(" "),
            position: setup.position.clone(),
            is_dealt: setup.deal.is_some(),
            players,
            terms,
        }
    }

    /// What a player is called, by the number of the player: people by their own names, or as “you” or by their numbers if
    /// they gave none; levels by theirs. Those of the same name are told apart by their numbers.
    pub fn player_name(&self, kind: &dyn Kind, player: usize) -> Arg {
        called(kind, &self.players, player)
    }

    /// The kind of game.
    pub fn kind(&self, kinds: Kinds) -> Result<&'static dyn Kind, Message> {
        let unknown =
            || Message::new(&WORDS, "table-log-game").with("game", crate::archive::quote(&self.game));
        kinds.find(&self.game).ok_or_else(unknown)
    }

    /// How a game with that seed begins.
    pub fn setup(&self, seed: u64) -> Result<Setup, Message> {
        let words = setup::split_words(&self.options)?;
        Ok(Setup { words, position: self.position.clone(), deal: self.is_dealt.then_some(seed) })
    }

    /// Seats these players at a new game with a seed of its own. Refused in a sentence if the plan does not hold.
    pub fn seat(
        &self,
        kind: &'static dyn Kind,
        players: Vec<Player>,
        seed: u64,
        now: Moment,
    ) -> Result<Session, Message> {
        let table = kind.open(&self.setup(seed)?).map_err(|error| error.message())?;
        let terms = Terms { seed, ..self.terms };
        Session::new(table, players, terms, now).map_err(|refusal| refusal.message)
    }
}

/// What one of these players is called, as [`Plan::player_name`] has it.
pub fn called(kind: &dyn Kind, players: &[Player], player: usize) -> Arg {
    let say = |key| Message::new(&WORDS, key);
    let Some(who) = players.get(player) else { return Arg::Text(String::new()) };
    let people = players.iter().filter(|player| player.is_person()).count();
    let name = match (who, who.own_name()) {
        (_, Some(own)) => Arg::from(own),
        (Player::Person(_), None) if people == 1 => return Arg::Say(say("table-you")),
        (Player::Person(_), None) => return Arg::Say(say("table-player").with("number", player + 1)),
        (Player::Level(level), None) => kind.shown(level),
        (Player::Program { name, .. }, None) => Arg::from(name.as_str()),
    };
    let twins = players.iter().filter(|other| other.name() == who.name()).count();
    if twins == 1 { name } else { Arg::Say(say("table-twin").with("name", name).with("number", player + 1)) }
}

//! Who sits on a seat.

use std::fmt;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, by the name that records give.
    Person(String),
    /// A bot of the game, by name.
    Bot(String),
    /// Another program. Whoever holds the session asks it for its moves.
    Program {
        /// What it calls itself; records give that name.
        name: String,
        /// The command that starts it.
        command: String,
    },
}

impl Player {
    /// A person without a name.
    pub fn human() -> Player {
        Player::Person(HUMAN.to_owned())
    }

    /// The name of the bot, if it is one.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Player::Person(_) | Player::Program { .. } => None,
            Player::Bot(name) => Some(name),
        }
    }

    /// The command that starts the program, if it is one.
    pub fn command(&self) -> Option<&str> {
        match self {
            Player::Program { command, .. } => Some(command),
            Player::Person(_) | Player::Bot(_) => None,
        }
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }

    /// What records call it.
    pub fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Bot(name) | Player::Program { name, .. } => name,
        }
    }
}

/// What a person without a name is called.
const HUMAN: &str = "human";

impl From<&str> for Player {
    fn from(name: &str) -> Player {
        if name == HUMAN { Player::human() } else { Player::Bot(name.to_owned()) }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

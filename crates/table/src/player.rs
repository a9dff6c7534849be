//! Who sits on a seat.

use std::fmt;

use crate::Kind;

/// Who sits on a seat. What somebody is called never says what they are: a person may be called like a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, by the name that records give.
    Person(String),
    /// A level of the game, by name.
    Level(String),
    /// Another program. Whoever holds the session asks it for its moves.
    Program {
        /// What it calls itself; records give that name.
        name: String,
        /// The command that starts it.
        command: String,
    },
}

/// What somebody is, whatever they are called: as a record's `Players` tag has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A person.
    Person,
    /// A level of the game.
    Level,
    /// Another program.
    Program,
}

impl Player {
    /// A person without a name.
    pub fn human() -> Player {
        Player::Person(HUMAN.to_owned())
    }

    /// A person of that name, as far as it can be written on a line and kept; without a name if nothing of it can.
    pub fn person(name: &str) -> Player {
        let printed: String = name.chars().filter(|letter| !letter.is_control()).collect();
        let kept: String = printed.trim().chars().take(LONGEST).collect();
        if kept.is_empty() { Player::human() } else { Player::Person(kept.trim_end().to_owned()) }
    }

    /// As it is typed where somebody is chosen: `human`, a person's name behind an `@`, the name of a level, or a command.
    pub fn typed(&self) -> String {
        match (self, self.own_name()) {
            (_, Some(own)) => format!("{PERSON}{own}"),
            (Player::Program { command, .. }, None) => command.clone(),
            (other, None) => other.name().to_owned(),
        }
    }

    /// The name of the level, if it is one.
    pub fn level(&self) -> Option<&str> {
        match self {
            Player::Person(_) | Player::Program { .. } => None,
            Player::Level(name) => Some(name),
        }
    }

    /// The command that starts the program, if it is one.
    pub fn command(&self) -> Option<&str> {
        match self {
            Player::Program { command, .. } => Some(command),
            Player::Person(_) | Player::Level(_) => None,
        }
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }

    /// The name of a person who has given one.
    pub fn own_name(&self) -> Option<&str> {
        match self {
            Player::Person(name) if name != HUMAN => Some(name),
            _ => None,
        }
    }

    /// What records call it.
    pub fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Level(name) | Player::Program { name, .. } => name,
        }
    }

    /// What it is.
    pub fn sort(&self) -> Sort {
        match self {
            Player::Person(_) => Sort::Person,
            Player::Level(_) => Sort::Level,
            Player::Program { .. } => Sort::Program,
        }
    }

    /// Whom a record means that gives only a name, as those of earlier releases do: the level of that name, else a person.
    pub fn named(name: &str, kind: &dyn Kind) -> Player {
        if kind.has_bot(name) { Player::Level(name.to_owned()) } else { Player::Person(name.to_owned()) }
    }
}

/// What a person without a name is called.
const HUMAN: &str = "human";

/// A person's name is typed behind this sign, so that nobody is taken for a level.
const PERSON: char = '@';

/// No person's name has more letters.
const LONGEST: usize = 40;

/// As it is typed where somebody is chosen: `human`, `@Ana`, or the name of a level.
impl From<&str> for Player {
    fn from(text: &str) -> Player {
        match text.strip_prefix(PERSON) {
            Some(name) => Player::person(name),
            None if text == HUMAN => Player::human(),
            None => Player::Level(text.to_owned()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Sort {
    /// Every sort.
    pub const ALL: [Sort; 3] = [Sort::Person, Sort::Level, Sort::Program];

    /// The sort of that word.
    pub fn read(word: &str) -> Option<Sort> {
        Sort::ALL.into_iter().find(|sort| sort.to_string() == word)
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sort::Person => "person",
            Sort::Level => "level",
            Sort::Program => "program",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_typed_is_typed_the_same_again() {
        for text in ["human", "@Ana", "@strong", "@Ana Maria", "casual"] {
            assert_eq!(Player::from(text).typed(), text);
        }
        assert_eq!(Player::from("@strong").level(), None, "a person may be called like a level");
        let program = Player::Program { name: "engine".into(), command: "./engine --fast".into() };
        assert_eq!(program.typed(), "./engine --fast");
    }

    #[test]
    fn a_name_is_as_much_of_it_as_can_be_written() {
        assert_eq!(Player::from("@ \u{1b}Ana\n "), Player::Person("Ana".into()));
        assert_eq!(Player::from("@"), Player::human());
        assert_eq!(Player::person(&"x".repeat(99)).name().chars().count(), LONGEST);
    }

    #[test]
    fn who_is_typed_is_a_person_a_named_person_or_a_level() {
        assert_eq!(Player::from("human"), Player::human());
        assert_eq!(Player::from("@strong"), Player::person("strong"));
        assert_eq!(Player::from("strong"), Player::Level("strong".to_owned()));
    }
}

//! Who plays, and what was agreed before the first move.

use serde::{Deserialize, Serialize};
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::Span;
use tabuleiro_table::{self as table};

use crate::tagged::tagged;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Player {
    /// A person.
    Person {
        /// As records call them; `human` without a name.
        name: String,
    },
    /// A level of the game.
    Level {
        /// The name by which it is called.
        name: String,
    },
    /// Another program.
    Program {
        /// What it calls itself.
        name: String,
        /// The command that starts it.
        command: String,
    },
}

tagged!(Player {
    "person" => Person { name },
    "level" => Level { name },
    "program" => Program { name, command },
});

/// What was agreed before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each of them is agreed by itself")]
pub struct Terms {
    /// How time is measured out.
    #[serde(default)]
    pub control: TimeControl,
    /// Within what everybody's first move must come, in thousandths of a second; null if it may come at any time.
    #[serde(default)]
    pub first_move: Option<u64>,
    /// From which every random choice of the levels follows.
    #[serde(default)]
    pub seed: u64,
    /// Whether everybody sits at one screen, so that nobody need be asked before a move is taken back.
    #[serde(default)]
    pub friendly: bool,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether moves may be taken back.
    #[serde(default = "yes")]
    pub takebacks: bool,
    /// Whether hints and values may be asked for.
    #[serde(default = "yes")]
    pub help: bool,
}

fn yes() -> bool {
    true
}

/// How time is measured out, in thousandths of a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TimeControl {
    /// Not at all.
    #[default]
    None,
    /// So long for the game, and so much more after every move.
    Fischer {
        /// At the beginning.
        start: u64,
        /// After every move.
        add: u64,
    },
    /// So long for the game, of which the first so much of every move is not taken.
    Delay {
        /// At the beginning.
        start: u64,
        /// Free at every move.
        free: u64,
    },
    /// So long for every move.
    PerMove {
        /// For each move.
        each: u64,
    },
    /// A bank of time that every move adds to, but never beyond so much.
    Bank {
        /// At the beginning.
        start: u64,
        /// After every move.
        add: u64,
        /// The most that lies there.
        most: u64,
    },
}

tagged!(TimeControl {
    "none" => None,
    "fischer" => Fischer { start, add },
    "delay" => Delay { start, free },
    "per-move" => PerMove { each },
    "bank" => Bank { start, add, most },
});

impl Default for Terms {
    fn default() -> Terms {
        Terms::from(table::Terms::default())
    }
}

impl From<&table::Player> for Player {
    fn from(player: &table::Player) -> Player {
        match player.clone() {
            table::Player::Person(name) => Player::Person { name },
            table::Player::Level(name) => Player::Level { name },
            table::Player::Program { name, command } => Player::Program { name, command },
        }
    }
}

impl From<&Player> for table::Player {
    fn from(player: &Player) -> table::Player {
        match player.clone() {
            Player::Person { name } => table::Player::Person(name),
            Player::Level { name } => table::Player::Level(name),
            Player::Program { name, command } => table::Player::Program { name, command },
        }
    }
}

impl From<table::Terms> for Terms {
    fn from(terms: table::Terms) -> Terms {
        Terms {
            control: terms.control.into(),
            first_move: terms.first_move.map(|Span(span)| span),
            seed: terms.seed,
            friendly: terms.is_friendly,
            rated: terms.is_rated,
            takebacks: terms.has_takebacks,
            help: terms.has_help,
        }
    }
}

impl From<Terms> for table::Terms {
    fn from(terms: Terms) -> table::Terms {
        table::Terms {
            control: terms.control.into(),
            first_move: terms.first_move.map(Span),
            seed: terms.seed,
            is_friendly: terms.friendly,
            is_rated: terms.rated,
            has_takebacks: terms.takebacks,
            has_help: terms.help,
        }
    }
}

impl From<Control> for TimeControl {
    fn from(control: Control) -> TimeControl {
        match control {
            Control::None => TimeControl::None,
            Control::Fischer { start: Span(start), add: Span(add) } => TimeControl::Fischer { start, add },
            Control::Delay { start: Span(start), free: Span(free) } => TimeControl::Delay { start, free },
            Control::PerMove { each: Span(each) } => TimeControl::PerMove { each },
            Control::Bank { start: Span(start), add: Span(add), most: Span(most) } => {
                TimeControl::Bank { start, add, most }
            }
        }
    }
}

impl From<TimeControl> for Control {
    fn from(control: TimeControl) -> Control {
        match control {
            TimeControl::None => Control::None,
            TimeControl::Fischer { start, add } => Control::Fischer { start: Span(start), add: Span(add) },
            TimeControl::Delay { start, free } => Control::Delay { start: Span(start), free: Span(free) },
            TimeControl::PerMove { each } => Control::PerMove { each: Span(each) },
            TimeControl::Bank { start, add, most } => {
                Control::Bank { start: Span(start), add: Span(add), most: Span(most) }
            }
        }
    }
}

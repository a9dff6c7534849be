//! A game with its options and players.

use serde::{Deserialize, Serialize};
use tabuleiro_game::{OptionField, OptionValues};
use tabuleiro_search::roster;
use tabuleiro_table::{self as table, BotCard};

use crate::Message;

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kind {
    /// The name by which it is called.
    pub name: String,
    /// The name as it is written in an English sentence.
    pub title: String,
    /// What the game is, in a line.
    pub about: Message,
    /// What can be chosen before it begins.
    pub options: Vec<GameOption>,
    /// The named players, weakest first.
    pub bots: Vec<Bot>,
    /// The player to sit down against when nobody asked for another.
    pub usual: String,
    /// The file that must be lent before anybody thinks about it; null if there is none, or it is here already.
    pub lends: Option<String>,
    /// The ending of files in which another program keeps records of it, if we speak that form.
    pub foreign: Option<String>,
}

/// Something that can be chosen before a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameOption {
    /// The name of the option.
    pub key: String,
    /// What it decides.
    pub label: Message,
    /// What it can be; null if it is any text of a form that the game reads.
    pub values: Option<Vec<OptionValue>>,
    /// An example of such a text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
    /// What one gets without saying so.
    pub usual: String,
}

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionValue {
    /// As it is written.
    pub value: String,
    /// What it means.
    pub label: Message,
}

/// A named player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bot {
    /// The name by which it is called.
    pub name: String,
    /// How it plays.
    pub about: Message,
    /// How strong it is, as measured.
    pub strength: Message,
    /// How many Elo points above the player it was measured against.
    pub elo: Option<f64>,
    /// That player.
    pub against: Option<String>,
    /// Whether it comes from the student report.
    pub report: bool,
    /// How strong it is on the game's own scale, on which the baseline stands at 0.
    pub rating: i32,
    /// In 95 of 100 cases its true rating is no further away than this.
    pub rating_error: u32,
    /// To which part of the roster it belongs.
    pub group: Group,
}

/// A part of a game's roster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// The main levels: evenly spread, from the gentlest to the strongest.
    Main,
    /// The finer steps between them.
    Between,
    /// The players of the student report, as it describes and names them.
    Report,
}

impl From<&dyn table::Kind> for Kind {
    fn from(kind: &dyn table::Kind) -> Kind {
        Kind {
            name: kind.name().to_owned(),
            title: kind.title().to_string(),
            about: kind.about().into(),
            options: kind.options().iter().map(GameOption::from).collect(),
            bots: kind.bots().iter().map(Bot::from).collect(),
            usual: kind.usual().to_owned(),
            lends: kind.loan().filter(|loan| !loan.is_here()).map(|loan| loan.file().to_owned()),
            foreign: kind.foreign().map(|form| form.extension.to_owned()),
        }
    }
}

impl From<&OptionField> for GameOption {
    fn from(field: &OptionField) -> GameOption {
        let (values, example) = match &field.values {
            OptionValues::OneOf(values) => {
                let value = |(value, label): &(&str, tabuleiro_game::Message)| OptionValue {
                    value: (*value).to_owned(),
                    label: label.into(),
                };
                (Some(values.iter().map(value).collect()), None)
            }
            OptionValues::Text(example) => (None, Some((*example).to_owned())),
        };
        GameOption {
            key: field.key.to_owned(),
            label: Message::from(&field.label),
            values,
            example,
            usual: field.usual.clone(),
        }
    }
}

impl From<&BotCard> for Bot {
    fn from(card: &BotCard) -> Bot {
        Bot {
            name: card.name.to_owned(),
            about: Message::from(&card.about),
            strength: card.strength_told().into(),
            elo: card.strength.elo().map(|elo| elo.round() + 0.0), // never -0
            against: card.strength.against().map(str::to_owned),
            report: card.report,
            rating: card.rating,
            rating_error: card.rating_error,
            group: card.group.into(),
        }
    }
}

impl From<roster::Group> for Group {
    fn from(group: roster::Group) -> Group {
        match group {
            roster::Group::Main => Group::Main,
            roster::Group::Between => Group::Between,
            roster::Group::Report => Group::Report,
        }
    }
}

//! A game with its variations.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tabuleiro_table::archive;

use crate::WireError;
use crate::event::read_worth;

/// A game record. Its text is the interchange; the rest is the same, taken apart for whoever draws it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Archive {
    /// The record as text.
    pub text: String,
    /// The game's name.
    pub game: String,
    /// Its options in words.
    pub options: String,
    /// The day it was played, if that is known.
    pub date: String,
    /// Who played, in seat order.
    pub seats: Vec<String>,
    /// What they are, in seat order: `person`, `level` or `program`; empty if the record does not say.
    pub sorts: Vec<String>,
    /// Seats that left while the others played on, each with how many moves had been played.
    pub out: Vec<(u8, u32)>,
    /// The first position, when it is not the start under the options.
    pub position: Option<String>,
    /// The moves as they were played, and all that is said about them.
    pub main: Variation,
    /// The winning seat counted from 1, `draw`, or `*`.
    pub result: String,
}

/// A line of moves with what is said about it, and the lines that leave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variation {
    /// The moves.
    pub moves: Vec<String>,
    /// Comments, by how many moves stand before them.
    #[serde(default, deserialize_with = "by_place", skip_serializing_if = "BTreeMap::is_empty")]
    pub comments: BTreeMap<usize, Vec<String>>,
    /// What moves are worth, by how many moves stand before, the move itself included: `win 5`, `draw`, `+1.25`.
    #[serde(default, deserialize_with = "by_place", skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<usize, String>,
    /// Other lines, by how many moves stand before them.
    #[serde(default, deserialize_with = "by_place", skip_serializing_if = "BTreeMap::is_empty")]
    pub branches: BTreeMap<usize, Vec<Variation>>,
}

/// Things by place. JSON has only texts for keys, and inside a type told by its tag serde does not read numbers from them.
fn by_place<'de, D, T>(deserializer: D) -> Result<BTreeMap<usize, T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let texts = BTreeMap::<String, T>::deserialize(deserializer)?;
    let placed = |(place, thing): (String, T)| Ok((place.parse().map_err(D::Error::custom)?, thing));
    texts.into_iter().map(placed).collect()
}

impl Variation {
    /// The line as the core has it.
    pub(crate) fn read(&self) -> Result<archive::Variation, WireError> {
        let value = |(at, worth): (&usize, &String)| Ok((*at, read_worth(worth)?));
        let lines = |(at, lines): (&usize, &Vec<Variation>)| {
            Ok((*at, lines.iter().map(Variation::read).collect::<Result<_, _>>()?))
        };
        Ok(archive::Variation {
            moves: self.moves.clone(),
            comments: self.comments.clone(),
            values: self.values.iter().map(value).collect::<Result<_, WireError>>()?,
            branches: self.branches.iter().map(lines).collect::<Result<_, WireError>>()?,
        })
    }
}

impl From<&archive::Archive> for Archive {
    fn from(archive: &archive::Archive) -> Archive {
        Archive {
            text: archive.to_string(),
            game: archive.game.clone(),
            options: archive.options.clone(),
            date: archive.date.clone(),
            seats: archive.seats.clone(),
            sorts: archive.sorts.iter().map(ToString::to_string).collect(),
            out: archive.out.iter().map(|(seat, ply)| (seat.index() as u8, *ply as u32)).collect(),
            position: archive.position.clone(),
            main: Variation::from(&archive.main),
            result: archive.result.to_string(),
        }
    }
}

impl From<&archive::Variation> for Variation {
    fn from(line: &archive::Variation) -> Variation {
        // They are in order already; collecting would sort them.
        let (mut values, mut branches) = (BTreeMap::new(), BTreeMap::new());
        values.extend(line.values.iter().map(|(at, worth)| (*at, worth.to_string())));
        branches.extend(
            line.branches.iter().map(|(at, lines)| (*at, lines.iter().map(Variation::from).collect())),
        );
        Variation { moves: line.moves.clone(), comments: line.comments.clone(), values, branches }
    }
}

//! The JSON that machines read. Fields may be added, none renamed.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tabuleiro_game::{Detail, Outcome, Seat};

/// A position of a game as `replay --json` prints it, one line each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// How many moves have been played.
    pub ply: usize,
    /// The move that led here; `None` at the beginning.
    pub mv: Option<String>,
    /// The position.
    pub position: String,
    /// Who must decide; `None` when it is over.
    pub turn: Option<Seat>,
    /// The legal moves in canonical text, sorted.
    pub moves: Vec<String>,
    /// The result; `None` while the game goes on.
    pub outcome: Option<Outcome>,
}

impl State {
    /// One line of JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a state has nothing that JSON lacks")
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("ply", &self.ply)?;
        map.serialize_entry("move", &self.mv)?;
        map.serialize_entry("position", &self.position)?;
        map.serialize_entry("turn", &self.turn.map(Seat::index))?;
        map.serialize_entry("moves", &self.moves)?;
        map.serialize_entry("outcome", &self.outcome.map(Told))?;
        map.end()
    }
}

/// An outcome with whatever its game adds to the winner.
struct Told(Outcome);

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("winner", &self.0.winner.map(Seat::index))?;
        match self.0.detail {
            Detail::Plain => (),
            Detail::Scores(scores) => map.serialize_entry("scores", &scores)?,
            Detail::Colour(letter) => map.serialize_entry("colour", &letter)?,
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(outcome: Option<Outcome>) -> String {
        let moves = vec!["a".to_owned(), "b".to_owned()];
        let turn = outcome.is_none().then_some(Seat::SECOND);
        State { ply: 3, mv: Some("B".into()), position: "…".into(), turn, moves, outcome }.json()
    }

    #[test]
    fn a_line_has_the_fields_and_the_order_that_are_promised() {
        let wanted = r#"{"ply":3,"move":"B","position":"…","turn":1,"moves":["a","b"],"outcome":null}"#;
        assert_eq!(line(None), wanted);
    }

    #[test]
    fn outcomes_carry_what_their_game_adds() {
        assert!(
            line(Some(Outcome::DRAW))
                .ends_with(r#""turn":null,"moves":["a","b"],"outcome":{"winner":null}}"#)
        );
        assert!(
            line(Some(Outcome::scores([27, 12]))).ends_with(r#""outcome":{"winner":0,"scores":[27,12]}}"#)
        );
        assert!(
            line(Some(Outcome::colour(Seat::FIRST, 'b')))
                .ends_with(r#""outcome":{"winner":0,"colour":"b"}}"#)
        );
    }
}

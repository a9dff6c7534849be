//! The lines of `--json`: one object a line. Fields may be added, none renamed.

use serde::Serialize;
use tabuleiro_search as search;
use tabuleiro_search::roster::Group;
use tabuleiro_table::{self as table, BotCard, Kind, State};

use crate::event::Outcome;
use crate::review::{Grade, Valued};
use crate::thought::{Value, parts};

/// A line of JSON. Nothing that is written so can fail to be JSON.
pub fn write(line: &impl Serialize) -> String {
    serde_json::to_string(line).unwrap_or_default()
}

/// A position, as `replay --json` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Replayed {
    ply: usize,
    #[serde(rename = "move")]
    mv: Option<String>,
    position: String,
    turn: Option<usize>,
    moves: Vec<String>,
    outcome: Option<Outcome>,
}

impl From<State> for Replayed {
    fn from(state: State) -> Replayed {
        Replayed {
            ply: state.ply,
            mv: state.mv,
            position: state.position,
            turn: state.turn.map(tabuleiro_game::Seat::index),
            moves: state.moves,
            outcome: state.outcome.map(Outcome::from),
        }
    }
}

/// A player, as `bots --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bot {
    game: &'static str,
    name: &'static str,
    about: String,
    strength: String,
    against: Option<&'static str>,
    elo: Option<f64>,
    report: bool,
    rating: i32,
    rating_error: u32,
    group: &'static str,
}

impl Bot {
    /// A player of a game, described by whoever speaks.
    pub fn new(kind: &dyn Kind, card: &BotCard, say: impl Fn(&tabuleiro_game::Message) -> String) -> Bot {
        Bot {
            game: kind.name(),
            name: card.name,
            about: say(&card.about),
            strength: say(&card.strength_told()),
            against: card.strength.against(),
            elo: card.strength.elo().map(|elo| elo.round() + 0.0), // never -0
            report: card.report,
            rating: card.rating,
            rating_error: card.rating_error,
            group: match card.group {
                Group::Main => "main",
                Group::Between => "between",
                Group::Report => "report",
            },
        }
    }
}

/// Something that a game's strongest player has at hand, as `bots --check --json` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AtHand {
    game: &'static str,
    whole: bool,
    says: String,
}

impl AtHand {
    /// What is said of it, and whether it is whole.
    pub fn new(kind: &dyn Kind, whole: bool, says: String) -> AtHand {
        AtHand { game: kind.name(), whole, says }
    }
}

/// A move, as `analyse --json` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    #[serde(rename = "move")]
    text: String,
    value: Option<Value>,
    proven: bool,
    plies: Option<u32>,
    score: Option<i32>,
    why: Option<String>,
}

impl Move {
    /// A judgement, explained by whoever speaks.
    pub fn new(one: &table::Judgement, say: impl Fn(&tabuleiro_game::Message) -> String) -> Move {
        let (value, plies) = parts(one.proven);
        Move {
            text: one.text.clone(),
            value,
            proven: value.is_some(),
            plies,
            score: one.score,
            why: one.why.as_ref().map(say),
        }
    }
}

/// A move with the games in which it was played, as `explore --json` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Explored {
    #[serde(rename = "move")]
    text: String,
    games: u32,
    wins: Vec<u32>,
    draws: u32,
    own: u32,
    value: Option<Value>,
    proven: bool,
    alike: Vec<String>,
}

impl Explored {
    /// A move of a game with so many seats, and those that are alike: a line for each, with the games that they share.
    pub fn each(one: &tabuleiro_learn::Explored, seats: usize) -> Vec<Explored> {
        let texts: Vec<&String> = std::iter::once(&one.text).chain(&one.alike).collect();
        let others = |text: &String| -> Vec<String> {
            texts.iter().filter(|other| **other != text).map(|other| (*other).clone()).collect()
        };
        texts.iter().map(|text| Explored::new(text, others(text), one, seats)).collect()
    }

    fn new(text: &str, alike: Vec<String>, one: &tabuleiro_learn::Explored, seats: usize) -> Explored {
        let (value, _) = parts(one.proven);
        Explored {
            text: text.to_owned(),
            games: one.tally.games(),
            wins: one.tally.wins.iter().copied().take(seats).collect(),
            draws: one.tally.draws,
            own: one.own,
            value,
            proven: value.is_some(),
            alike,
        }
    }
}

/// A move of a record, looked at again, as `analyse FILE --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reviewed {
    ply: usize,
    #[serde(rename = "move")]
    text: String,
    before: Valued,
    after: Valued,
    best: String,
    mistake: bool,
    grade: Option<Grade>,
    chance: Option<[f64; 2]>,
    why: Option<String>,
    line: Vec<String>,
}

impl Reviewed {
    /// A move, explained by whoever speaks.
    pub fn new(one: &table::Reviewed, say: impl Fn(&tabuleiro_game::Message) -> String) -> Reviewed {
        Reviewed {
            ply: one.ply,
            text: one.text.clone(),
            before: one.before.into(),
            after: one.after.into(),
            best: one.best.clone(),
            mistake: one.grade.is_some(),
            grade: one.grade.map(Grade::from),
            chance: one.chance.map(|both| both.map(search::Chance::share)),
            why: one.why.as_ref().map(say),
            line: one.line.clone(),
        }
    }
}

/// A solved position, as `solve --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Solution {
    value: Value,
    proven: bool,
    plies: Option<u32>,
    line: Vec<String>,
    nodes: u64,
    seconds: f64,
}

impl Solution {
    /// What was found in so many seconds.
    pub fn new(solved: &search::Solved<String>, seconds: f64) -> Solution {
        Solution {
            value: solved.proven.value.into(),
            proven: true,
            plies: solved.proven.plies,
            line: solved.line.clone(),
            nodes: solved.nodes,
            seconds,
        }
    }
}

/// The results of many games, as `duel --json` prints them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// Games played.
    pub games: u32,
    /// Games each has won.
    pub wins: [u32; 2],
    /// Games nobody won.
    pub draws: u32,
    /// How many points the first is above the second.
    pub elo: Option<f64>,
    /// How far off that may be.
    pub error: Option<f64>,
    /// What the sequential test has come to.
    pub llr: Option<f64>,
    /// How players failed.
    pub failures: Vec<String>,
}

/// A work, as `bench --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// What was done.
    pub work: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// How many of it a second.
    pub per_second: f64,
    /// Who did the same, in the same run.
    pub peer: Option<&'static str>,
    /// How many of it a second.
    pub peer_per_second: Option<f64>,
    /// How many times as many.
    pub ratio: Option<f64>,
    /// What guards against a change of behaviour.
    pub signature: u64,
}

/// The sum of all works' signatures, the last line of `bench --json`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Signature {
    /// What guards against a change of behaviour.
    pub signature: u64,
}

/// A game that was left in the middle, as `kept --json` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Kept {
    /// By which it is called, counted from the one that was left last.
    pub number: usize,
    /// The game; none if the file cannot be read.
    pub game: Option<String>,
    /// Who plays, seat by seat.
    pub players: Vec<String>,
    /// How many moves it has.
    pub moves: Option<usize>,
    /// When it was left.
    pub left: Option<String>,
    /// Where it stands.
    pub file: String,
    /// What is wrong with it, if anything.
    pub problem: Option<String>,
}

/// Work on endgame tables, as `tables --json` prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Tables {
    /// What the work will take, before it begins.
    Needs {
        /// The game.
        game: &'static str,
        /// Up to how many seeds.
        seeds: u8,
        /// Boards to value.
        positions: u64,
        /// Bytes on the disk.
        disk_bytes: u64,
        /// Bytes of memory.
        memory_bytes: u64,
        /// Where.
        folder: String,
    },
    /// A file could not be trusted, and is built anew.
    Rebuilding {
        /// Of how many seeds.
        seeds: u8,
    },
    /// The work is done.
    Built {
        /// The game.
        game: &'static str,
        /// Up to how many seeds.
        seeds: u8,
        /// Boards in all.
        positions: u64,
        /// Boards valued in this run.
        valued: u64,
        /// Boards whose value is exact.
        exact: u64,
        /// Boards whose value rests on repetition.
        cyclic: u64,
        /// Bytes on the disk.
        disk_bytes: u64,
        /// How long it took.
        seconds: f64,
        /// Where.
        folder: String,
    },
    /// Every board was checked.
    Verified {
        /// The game.
        game: &'static str,
        /// Up to how many seeds.
        seeds: u8,
        /// Boards worth what their best move makes of them.
        by_moves: u64,
        /// Boards whose value rests on repetition.
        by_cycles: u64,
        /// How long it took.
        seconds: f64,
    },
    /// A file that stands there.
    Table {
        /// The game.
        game: &'static str,
        /// Of how many seeds.
        seeds: u8,
        /// Boards in it.
        positions: u64,
        /// Boards whose value rests on repetition.
        cyclic: u64,
        /// How long it is.
        bytes: u64,
        /// Where.
        folder: String,
    },
    /// A file that stands there and cannot be trusted.
    Problem {
        /// The game.
        game: &'static str,
        /// Why.
        why: String,
        /// Where.
        folder: String,
    },
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::{Outcome, Seat};

    use super::*;

    fn line(outcome: Option<Outcome>) -> String {
        let moves = vec!["a".to_owned(), "b".to_owned()];
        let turn = outcome.is_none().then_some(Seat::SECOND);
        let state = State { ply: 3, mv: Some("B".into()), position: "…".into(), turn, moves, outcome };
        write(&Replayed::from(state))
    }

    #[test]
    fn a_line_has_the_fields_and_the_order_that_are_promised() {
        let wanted = r#"{"ply":3,"move":"B","position":"…","turn":1,"moves":["a","b"],"outcome":null}"#;
        assert_eq!(line(None), wanted);
    }

    #[test]
    fn outcomes_carry_what_their_game_adds() {
        let ends = [
            (Outcome::DRAW, r#""turn":null,"moves":["a","b"],"outcome":{"winner":null}}"#),
            (Outcome::scores([27, 12]), r#""outcome":{"winner":0,"scores":[27,12]}}"#),
            (Outcome::colour(Seat::FIRST, 'b'), r#""outcome":{"winner":0,"colour":"b"}}"#),
        ];
        for (outcome, end) in ends {
            assert!(line(Some(outcome)).ends_with(end), "{}", line(Some(outcome)));
        }
    }
}

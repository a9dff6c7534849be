//! What a user interface may say, one line each.

use std::time::Duration;

use tabuleiro_game::Message;

use crate::WORDS;
use crate::quote::quote;

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// `ugi`: who are you?
    Ugi,
    /// `isready`
    IsReady,
    /// `uginewgame`
    NewGame,
    /// `position startpos|fen TEXT [moves M M M]`; the text of the position, if it is not the start, and the moves.
    Position(Option<String>, Vec<String>),
    /// `go …`
    Go(Go),
    /// `stop`
    Stop,
    /// `query WHAT`
    Query(Query),
    /// `setoption name NAME value VALUE`
    SetOption(String, String),
    /// `quit`
    Quit,
    /// Nothing at all.
    Blank,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// So long.
    pub time: Option<Duration>,
    /// So many moves applied.
    pub nodes: Option<u64>,
    /// So many moves ahead.
    pub depth: Option<u32>,
    /// Until told to stop.
    pub infinite: bool,
    /// The clocks of the first two seats, each with what a move adds.
    pub clocks: [Option<Duration>; 2],
    /// What a move adds to them.
    pub increments: [Option<Duration>; 2],
}

/// What can be asked about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Is it over?
    GameOver,
    /// Is it the first seat's turn?
    FirstTurn,
    /// Who has won?
    Result,
    /// Whose turn is it? (ours)
    Turn,
    /// How many seats are there? (ours)
    Seats,
    /// Which moves are legal? (ours)
    Moves,
    /// What is the position's text? (ours)
    Position,
    /// What is the position proven to be worth? (ours)
    Value,
}

impl Heard {
    /// Reads a line; what is wrong with it, if anything is.
    pub fn read(text: &str) -> Result<Heard, Message> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&verb, rest)) = words.split_first() else { return Ok(Heard::Blank) };
        match verb {
            "ugi" => Ok(Heard::Ugi),
            "isready" => Ok(Heard::IsReady),
            "uginewgame" => Ok(Heard::NewGame),
            "position" => position(rest),
            "go" => go(rest).map(Heard::Go),
            "stop" => Ok(Heard::Stop),
            "query" => query(rest).map(Heard::Query),
            "setoption" => set_option(rest),
            "quit" => Ok(Heard::Quit),
            _ => Err(say("engine-unknown-command").with("verb", quote(verb))),
        }
    }
}

fn position(words: &[&str]) -> Result<Heard, Message> {
    let (head, moves) = match words.iter().position(|word| *word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let moves = moves.iter().map(ToString::to_string).collect();
    match head.split_first() {
        Some((&"startpos", [])) => Ok(Heard::Position(None, moves)),
        Some((&"fen", text)) if !text.is_empty() => Ok(Heard::Position(Some(text.join(" ")), moves)),
        _ => Err(say("engine-bad-position")),
    }
}

fn go(words: &[&str]) -> Result<Go, Message> {
    let mut go = Go::default();
    let mut rest = words.iter();
    while let Some(&word) = rest.next() {
        if word == "infinite" {
            go.infinite = true;
            continue;
        }
        let number: Option<u64> = rest.next().and_then(|text| text.parse().ok());
        let number = number.ok_or_else(|| say("engine-go-number").with("word", quote(word)))?;
        let time = Duration::from_millis(number);
        match word {
            "movetime" => go.time = Some(time),
            "nodes" => go.nodes = Some(number),
            "depth" => go.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            "p1time" => go.clocks[0] = Some(time),
            "p2time" => go.clocks[1] = Some(time),
            "p1inc" => go.increments[0] = Some(time),
            "p2inc" => go.increments[1] = Some(time),
            _ => return Err(say("engine-go-word").with("word", quote(word))),
        }
    }
    Ok(go)
}

fn query(words: &[&str]) -> Result<Query, Message> {
    match words {
        ["gameover"] => Ok(Query::GameOver),
        ["p1turn"] => Ok(Query::FirstTurn),
        ["result"] => Ok(Query::Result),
        ["turn"] => Ok(Query::Turn),
        ["seats"] => Ok(Query::Seats),
        ["moves"] => Ok(Query::Moves),
        ["position"] => Ok(Query::Position),
        ["value"] => Ok(Query::Value),
        _ => Err(say("engine-unknown-query").with("what", quote(&words.join(" ")))),
    }
}

fn set_option(words: &[&str]) -> Result<Heard, Message> {
    let at = words.iter().position(|word| *word == "value");
    match (words.split_first(), at) {
        (Some((&"name", _)), Some(at)) if at > 1 => {
            Ok(Heard::SetOption(words[1..at].join(" "), words[at + 1..].join(" ")))
        }
        _ => Err(say("engine-bad-option")),
    }
}

pub(crate) fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_keep_their_spaces_and_their_moves() {
        let line = Heard::read("position  fen p..,ggb p players=2 moves pM@a1  rS@b2").expect("it is whole");
        assert_eq!(
            line,
            Heard::Position(Some("p..,ggb p players=2".into()), vec!["pM@a1".into(), "rS@b2".into()])
        );
        assert_eq!(Heard::read("position startpos"), Ok(Heard::Position(None, vec![])));
    }

    #[test]
    fn limits_are_read_in_any_order() {
        let go = Go { nodes: Some(10), time: Some(Duration::from_millis(5)), ..Go::default() };
        assert_eq!(Heard::read("go nodes 10 movetime 5"), Ok(Heard::Go(go)));
        assert_eq!(Heard::read("go infinite"), Ok(Heard::Go(Go { infinite: true, ..Go::default() })));
    }

    #[test]
    fn what_cannot_be_read_gets_a_sentence() {
        for text in [
            "x",
            "position",
            "position fen",
            "position startpos x",
            "go nodes",
            "go nodes x",
            "go far 1",
            "query",
            "query me",
            "setoption",
            "setoption name",
            "setoption name x",
            "setoption value y",
        ] {
            assert!(Heard::read(text).expect_err(text).to_string().ends_with('.'), "{text}");
        }
    }

    #[test]
    fn every_word_of_go_has_a_number_of_its_own() {
        let millis = |number| Some(Duration::from_millis(number));
        let go = Go {
            time: millis(1),
            nodes: Some(2),
            depth: Some(3),
            infinite: true,
            clocks: [millis(4), millis(5)],
            increments: [millis(6), millis(7)],
        };
        let text = "go infinite movetime 1 nodes 2 depth 3 p1time 4 p2time 5 p1inc 6 p2inc 7";
        assert_eq!(Heard::read(text), Ok(Heard::Go(go)));
        let deep = Go { depth: Some(u32::MAX), ..Go::default() };
        assert_eq!(Heard::read("go depth 99999999999"), Ok(Heard::Go(deep)), "as deep as can be");
    }

    #[test]
    fn every_verb_and_every_question_is_understood() {
        for (text, heard) in [
            ("ugi", Heard::Ugi),
            ("isready", Heard::IsReady),
            ("uginewgame", Heard::NewGame),
            ("stop", Heard::Stop),
            ("quit", Heard::Quit),
            ("  ", Heard::Blank),
        ] {
            assert_eq!(Heard::read(text), Ok(heard), "{text}");
        }
        for (word, query) in [
            ("gameover", Query::GameOver),
            ("p1turn", Query::FirstTurn),
            ("result", Query::Result),
            ("turn", Query::Turn),
            ("seats", Query::Seats),
            ("moves", Query::Moves),
            ("position", Query::Position),
            ("value", Query::Value),
        ] {
            assert_eq!(Heard::read(&format!("query {word}")), Ok(Heard::Query(query)), "{word}");
        }
    }

    #[test]
    fn names_and_values_of_options_may_have_several_words() {
        let set = |name: &str, value: &str| Ok(Heard::SetOption(name.into(), value.into()));
        assert_eq!(Heard::read("setoption name Bot value level3"), set("Bot", "level3"));
        assert_eq!(Heard::read("setoption name Own Book value a b"), set("Own Book", "a b"));
        assert_eq!(Heard::read("setoption name x value"), set("x", ""));
    }
}

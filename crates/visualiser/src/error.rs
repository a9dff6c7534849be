//! Why a message is answered with `error`.

use std::fmt;
use std::time::Duration;

use tabuleiro_game::{Message, Speak, TextError, quote};
use tabuleiro_oware::Oware;
use tabuleiro_search::Roster;
use tabuleiro_table::Refusal;

use crate::frame::MOST_BYTES;
use crate::message::MOST_SEEDS;
use crate::say;

/// Why a message cannot be understood, or not be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageError {
    /// There is nothing in it.
    Empty,
    /// It is longer than any message.
    TooLong,
    /// No message begins like that.
    Unknown(String),
    /// A term stops in the middle.
    Unfinished,
    /// A line that begins a game has not two words after the first.
    BeginLine,
    /// A term that begins a game has another shape.
    BeginTerm,
    /// A choice has not one word after the first.
    Choice,
    /// Nobody is called that.
    Player(String),
    /// Not a position from 1 to 6.
    Position(String),
    /// Not a number of seeds.
    Seeds(String),
    /// Not a player who could move first.
    Starter(String),
    /// So many seeds in all cannot be played with.
    TooMany(u32),
    /// No game can be played from that board.
    Board(TextError),
    /// A choice, but no game is being played.
    NoGame,
    /// A game to begin, but one is being played.
    InGame,
    /// The session refuses it: a rule forbids the choice, say.
    Refused(Refusal),
    /// Many others wait for a bot to think. It is still the bot's turn.
    Busy,
    /// As many clients as there is room for are being served.
    Full,
    /// As many clients of one address as may be are being served.
    Crowded,
    /// Nothing was heard for so long.
    Silent(Duration),
    /// The place of a client that plays no game was needed.
    GaveWay,
}

impl Speak for MessageError {
    fn message(&self) -> Message {
        match self {
            MessageError::Empty => say("visualiser-empty"),
            MessageError::TooLong => say("visualiser-too-long").with("most", MOST_BYTES),
            MessageError::Unknown(text) => about("visualiser-unknown", text),
            MessageError::Unfinished => say("visualiser-unfinished"),
            MessageError::BeginLine => say("visualiser-begin-line"),
            MessageError::BeginTerm => say("visualiser-begin-term"),
            MessageError::Choice => say("visualiser-choice"),
            MessageError::Player(text) => about("visualiser-player", text).with("known", players()),
            MessageError::Position(text) => about("visualiser-position", text),
            MessageError::Seeds(text) => about("visualiser-seeds", text).with("most", MOST_SEEDS),
            MessageError::Starter(text) => about("visualiser-starter", text),
            MessageError::TooMany(total) => {
                say("visualiser-too-many").with("total", *total).with("most", u8::MAX)
            }
            MessageError::Board(error) => error.message(),
            MessageError::NoGame => say("visualiser-no-game"),
            MessageError::InGame => say("visualiser-in-game"),
            MessageError::Refused(refusal) => refusal.message(),
            MessageError::Busy => say("visualiser-busy"),
            MessageError::Full => say("visualiser-full"),
            MessageError::Crowded => say("visualiser-crowded"),
            MessageError::Silent(time) => say("visualiser-silent").with("seconds", whole_seconds(*time)),
            MessageError::GaveWay => say("visualiser-gave-way"),
        }
    }
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for MessageError {}

fn about(key: &'static str, text: &str) -> Message {
    say(key).with("text", quote(text))
}

/// Seconds, a part of one counted as a whole one.
fn whole_seconds(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}

/// Everybody who can play.
fn players() -> String {
    let bots = Oware::roster().iter().map(|entry| entry.name);
    std::iter::once("human").chain(bots).collect::<Vec<_>>().join(", ")
}

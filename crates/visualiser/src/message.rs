//! What is heard from a client, and what is said to it, whichever way it is written.

use tabuleiro_game::Seat;
use tabuleiro_oware::Oware;
use tabuleiro_search::roster;
use tabuleiro_table::Player;

use crate::error::MessageError;
use crate::rows::{NEW_BOARD, Rows};

/// No house and no score can begin with more seeds than this. It is far beyond any game, and keeps sums small.
pub const MOST_SEEDS: u32 = 1_000_000;

/// A message from the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A game shall begin.
    Begin(Begin),
    /// The human to move chooses one of the report's positions 1 to 6.
    Choose(u8),
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begin {
    /// Who plays, player 1 first.
    pub players: [Player; 2],
    /// What each has captured already.
    pub scores: [u32; 2],
    /// Who moves first.
    pub starter: Seat,
    /// The seeds on the board.
    pub rows: Rows,
}

/// A message to the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// The game begins.
    Ack,
    /// That player's turn.
    Turn(Seat),
    /// The board, and what both have captured.
    Status {
        /// The seeds on the board.
        rows: Rows,
        /// Player 1's captures, then player 2's.
        scores: [u32; 2],
    },
    /// A bot's choice, one of the report's positions 1 to 6.
    Chosen(u8),
    /// The player to move has no seeds and is passed over.
    NoSeeds,
    /// The game is over.
    End(Ended),
    /// The last message was not understood, or cannot be done.
    Error(MessageError),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Somebody won.
    Victory {
        /// Who.
        winner: Seat,
        /// With how many seeds.
        seeds: u32,
    },
    /// Nobody won.
    Draw,
}

impl Begin {
    /// The usual game between these two: nothing captured, four seeds in every house, player 1 moves first.
    pub const fn usual(players: [Player; 2]) -> Begin {
        Begin { players, scores: [0; 2], starter: Seat::FIRST, rows: NEW_BOARD }
    }
}

/// Reads a player's type: `human`, or the name of one of Oware's bots.
pub fn player(text: &str) -> Result<Player, MessageError> {
    let player = Player::from(text);
    let is_known = player.level().is_none_or(|name| roster::find::<Oware>(name).is_some());
    if is_known { Ok(player) } else { Err(MessageError::Player(text.to_owned())) }
}

/// Reads one of the report's positions 1 to 6.
pub fn position(text: &str) -> Result<u8, MessageError> {
    match number(text) {
        Some(position @ 1..=6) => Ok(position as u8),
        _ => Err(MessageError::Position(text.to_owned())),
    }
}

/// Reads a number of seeds.
pub fn seeds(text: &str) -> Result<u32, MessageError> {
    number(text).filter(|&seeds| seeds <= MOST_SEEDS).ok_or_else(|| MessageError::Seeds(text.to_owned()))
}

/// Reads who moves first.
pub fn starter(text: &str) -> Result<Seat, MessageError> {
    match number(text) {
        Some(1) => Ok(Seat::FIRST),
        Some(2) => Ok(Seat::SECOND),
        _ => Err(MessageError::Starter(text.to_owned())),
    }
}

/// A whole number written with digits alone.
fn number(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

//! Who sits where, and whose move it is.

use std::fmt;

use tabuleiro_game::{Message, Seat};
use tabuleiro_search::{Limit, Stop};

use crate::{Archive, Ending, Kind, Played, Table, WORDS};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Human,
    /// A bot, by name.
    Bot(String),
}

/// A table with its players.
pub struct Session {
    table: Box<dyn Table>,
    seats: Vec<Who>,
}

impl Session {
    /// Seats the players. Bots' random choices repeat with the seed.
    ///
    /// Fails with a sentence if there are not as many players as seats, or the game has no bot of a name.
    pub fn new(mut table: Box<dyn Table>, seats: Vec<Who>, seed: u64) -> Result<Session, Message> {
        if seats.len() != usize::from(table.seats()) {
            let message = said("table-seats-count").with("wanted", table.seats()).with("found", seats.len());
            return Err(message);
        }
        for (seat, who) in Seat::all(table.seats()).zip(&seats) {
            let own_seed = seed.wrapping_add(seat.index() as u64 + 1);
            if let Who::Bot(name) = who
                && !table.seat_bot(seat, name, own_seed)
            {
                return Err(unknown_bot(table.kind(), name));
            }
        }
        let mut session = Session { table, seats };
        session.heed_limit();
        Ok(session)
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The players, in seat order.
    pub fn seats(&self) -> &[Who] {
        &self.seats
    }

    /// Who must decide now; `None` when the game is over.
    pub fn turn(&self) -> Option<(Seat, &Who)> {
        if self.table.ended().is_some() {
            return None;
        }
        let seat = self.table.state(usize::MAX).turn?;
        Some((seat, &self.seats[seat.index()]))
    }

    /// A move of a seat, made with so many moves on the board: a late or doubled message changes nothing.
    pub fn play(&mut self, seat: Seat, ply: usize, text: &str) -> Result<Played, Message> {
        if ply != self.table.ply() {
            return Err(said("table-stale").with("ply", ply).with("now", self.table.ply()));
        }
        if let Some((turn, _)) = self.turn()
            && turn != seat
        {
            return Err(said("table-not-your-turn").with("who", self.table.seat_name(turn)));
        }
        let played = self.table.play(text)?;
        self.heed_limit();
        Ok(played)
    }

    /// Lets the bot on turn think and play; `None` if it is a person's turn, or the game is over.
    pub fn let_bot_play(&mut self, limit: &Limit, stop: &Stop) -> Option<Played> {
        let text = self.table.think(limit, stop, &mut |_| ())?.best?;
        let played = self.table.play(&text).ok()?;
        self.heed_limit();
        Some(played)
    }

    /// Breaks off a game that its rules alone need not end.
    fn heed_limit(&mut self) {
        if self.table.is_at_limit() {
            self.table.end(Ending::MoveLimit);
        }
    }

    /// Takes moves back to the last decision of a person; how many were taken back.
    pub fn undo(&mut self) -> usize {
        let is_persons =
            |seats: &[Who], turn: Option<Seat>| turn.is_some_and(|seat| seats[seat.index()] == Who::Human);
        let wanted =
            (0..self.table.ply()).rev().find(|&ply| is_persons(&self.seats, self.table.state(ply).turn));
        let Some(wanted) = wanted else { return 0 };
        let mut taken = 0;
        while self.table.ply() > wanted && self.table.undo() {
            taken += 1;
        }
        taken
    }

    /// Ends the game other than by its rules.
    pub fn end(&mut self, ending: Ending) {
        self.table.end(ending);
    }

    /// The game as a record, with the date given.
    pub fn archive(&self, date: &str) -> Archive {
        let names: Vec<String> = self.seats.iter().map(ToString::to_string).collect();
        Archive::of(self.table.as_ref(), &names, date)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Human => f.write_str("human"),
            Who::Bot(name) => f.write_str(name),
        }
    }
}

impl From<&str> for Who {
    fn from(name: &str) -> Who {
        if name == "human" { Who::Human } else { Who::Bot(name.to_owned()) }
    }
}

/// The sentence for a player that a game does not have.
pub fn unknown_bot(kind: &Kind, name: &str) -> Message {
    let known: Vec<&str> = (kind.bots)().iter().map(|card| card.name).collect();
    said("table-unknown-bot").with("name", name).with("game", kind.title()).with("known", known.join(", "))
}

fn said(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

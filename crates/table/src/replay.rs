//! From a log of events back to the session they came from.

use std::fmt;

use tabuleiro_game::{Message, Seat, Speak};

use crate::clock::Millis;
use crate::{Act, Command, Ending, Event, Happening, Player, Refusal, Session, Table, Terms, WORDS};

/// Why a log of events does not give a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The session cannot even begin so.
    Begin(Refusal),
    /// An event is missing or stands twice: the number that should stand there, and the one that does.
    Gap {
        /// What should stand there.
        wanted: u32,
        /// What does.
        found: u32,
    },
    /// The event of that number cannot have happened: it is refused.
    Refused(u32, Refusal),
    /// The event of that number is not what happened.
    Other(u32),
}

impl Session {
    /// The session that these events came from.
    pub fn replay(
        table: Box<dyn Table>,
        players: Vec<Player>,
        terms: Terms,
        begun: Millis,
        log: &[Event],
    ) -> Result<Session, ReplayError> {
        let mut session = Session::new(table, players, terms, begun).map_err(ReplayError::Begin)?;
        while let Some(event) = log.get(session.events().len()) {
            let wanted = session.events().len() as u32 + 1;
            if event.number != wanted {
                return Err(ReplayError::Gap { wanted, found: event.number });
            }
            let done = session.redo(event)?;
            let stands = &log[wanted as usize - 1..];
            if let Some((index, _)) =
                done.iter().enumerate().find(|(index, one)| stands.get(*index) != Some(*one))
            {
                return Err(mismatch(stands, wanted, index));
            }
            if done.is_empty() {
                return Err(ReplayError::Other(wanted));
            }
        }
        Ok(session)
    }

    /// Lets happen again what an event tells; everything that comes of it.
    fn redo(&mut self, event: &Event) -> Result<Vec<Event>, ReplayError> {
        let Some((seat, act)) = self.asked(&event.what) else { return Ok(self.tick(event.at)) };
        let command = Command { ply: self.table().ply() as u32, act };
        self.handle(seat, command, event.at).map_err(|why| ReplayError::Refused(event.number, why))
    }

    /// What a seat asked for when this happened; `None` if it happened by itself.
    fn asked(&self, what: &Happening) -> Option<(Seat, Act)> {
        Some(match what {
            Happening::Moved(seat, text) => (*seat, Act::Play(text.clone())),
            Happening::DrawOffered(seat) => (*seat, Act::OfferDraw),
            Happening::DrawAgreed(seat) => (*seat, Act::AnswerDraw(true)),
            Happening::DrawDeclined(seat) => (*seat, Act::AnswerDraw(false)),
            Happening::TakebackOffered(seat, _) | Happening::TookBack(seat, _) => (*seat, Act::OfferTakeback),
            Happening::TakebackAgreed(seat) => (*seat, Act::AnswerTakeback(true)),
            Happening::TakebackDeclined(seat) => (*seat, Act::AnswerTakeback(false)),
            Happening::Resigned(seat) => (*seat, Act::Resign),
            // Any seat that is still there may have broken the game off.
            Happening::Ended(Ending::Aborted, _) => {
                let mut seats = Seat::all(self.players().len() as u8);
                (seats.find(|seat| !self.out().contains(*seat))?, Act::Abort)
            }
            Happening::Flagged(_) | Happening::Ended(..) => return None,
        })
    }
}

/// What stands in the log where something else has happened: another event, or a gap.
fn mismatch(stands: &[Event], first: u32, index: usize) -> ReplayError {
    let wanted = first + index as u32;
    match stands.get(index) {
        Some(other) if other.number != wanted => ReplayError::Gap { wanted, found: other.number },
        _ => ReplayError::Other(wanted),
    }
}

impl Speak for ReplayError {
    fn message(&self) -> Message {
        let say = |key| Message::new(&WORDS, key);
        match self {
            ReplayError::Begin(refusal) => refusal.message(),
            ReplayError::Gap { wanted, found } => {
                say("table-log-gap").with("wanted", *wanted).with("found", *found)
            }
            ReplayError::Refused(number, why) => {
                say("table-log-refused").with("number", *number).with("why", why.message())
            }
            ReplayError::Other(number) => say("table-log-other").with("number", *number),
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ReplayError {}

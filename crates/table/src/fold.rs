//! From a log of events back to the session they came from: trusting, as a store is trusted, or checking every event again.

use std::fmt;

use tabuleiro_game::{Message, Speak};

use crate::course::Course;
use crate::event::{Arrival, Opened, VERSION};
use crate::{Act, Command, Event, Happening, Kinds, Refusal, Ruling, Session, WORDS};

/// Why a log of events does not give a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldError {
    /// It does not begin with how the game begins.
    NoBeginning,
    /// It has a form that is not known here.
    Version(u32),
    /// The session cannot even begin so.
    Begin(Refusal),
    /// An event is missing or stands twice: the number that should stand there, and the one that does.
    Gap {
        /// What should stand there.
        wanted: u32,
        /// What does.
        found: u32,
    },
    /// The event of that number is told to have happened before the one ahead of it.
    Backwards(u32),
    /// The event of that number cannot have happened: it is refused.
    Refused(u32, Refusal),
    /// The event of that number is not what happened.
    Other(u32),
}

impl Session {
    /// The session that these events give, one by one. What was decided when they happened is not asked again: only that they are
    /// whole and in order, and that the moves can be made on the board.
    ///
    /// Logs of all earlier forms are read.
    pub fn fold(events: &[Event], kinds: Kinds) -> Result<Session, FoldError> {
        let (first, more) = events.split_first().ok_or(FoldError::NoBeginning)?;
        let mut session = Session::begun(first, kinds)?;
        more.iter().try_for_each(|event| session.follow(event))?;
        Ok(session)
    }

    /// The session as its event 0 tells it.
    fn begun(first: &Event, kinds: Kinds) -> Result<Session, FoldError> {
        let Happening::Opened(opened) = &first.what else { return Err(FoldError::NoBeginning) };
        if first.number != 0 {
            return Err(FoldError::Gap { wanted: 0, found: first.number });
        }
        let Opened { version, .. } = **opened;
        if !(1..=VERSION).contains(&version) {
            return Err(FoldError::Version(version));
        }
        let course = Course::reopen(opened, first.at, kinds).map_err(FoldError::Begin)?;
        Ok(Session::at_event_0(course, first.clone()))
    }

    /// Makes the next event of a log true.
    pub fn follow(&mut self, event: &Event) -> Result<(), FoldError> {
        let wanted = self.head() + 1;
        if event.number != wanted {
            return Err(FoldError::Gap { wanted, found: event.number });
        }
        if matches!(event.what, Happening::Opened(_)) {
            return Err(FoldError::Other(wanted));
        }
        if event.at < self.at() {
            return Err(FoldError::Backwards(wanted));
        }
        self.apply(event).map_err(|why| FoldError::Refused(wanted, why))
    }

    /// The same, for a log from somebody who is not trusted: every event must be just what comes of what was asked and of time.
    pub fn check(events: &[Event], kinds: Kinds) -> Result<Session, FoldError> {
        let (first, more) = events.split_first().ok_or(FoldError::NoBeginning)?;
        let mut session = Session::begun(first, kinds)?;
        for (event, before) in more.iter().zip(events) {
            let wanted = before.number + 1;
            if event.number != wanted {
                return Err(FoldError::Gap { wanted, found: event.number });
            }
            if event.at < before.at {
                return Err(FoldError::Backwards(wanted));
            }
            match session.events().get(wanted as usize) {
                None => session.redo(event)?,
                Some(other) if other != event => return Err(FoldError::Other(wanted)),
                Some(_) => (), // it came with the one before
            }
        }
        // What came with the last event may have been cut off.
        if session.events().len() == events.len() { Ok(session) } else { Session::fold(events, kinds) }
    }

    /// Lets happen again what an event tells.
    fn redo(&mut self, event: &Event) -> Result<(), FoldError> {
        let number = event.number;
        let refused = |why| FoldError::Refused(number, why);
        let first = self.events().len();
        let mut events = self.due(event.at);
        if events.first() != Some(event) {
            events = match (&event.cause, asked(&event.what)) {
                (Some(cause), Some(act)) => {
                    let command = Command { id: cause.id.clone(), seen: self.head(), act };
                    let decided = self.decide(cause.seat, &command, arrival(event));
                    decided.done().map_err(refused)?
                }
                (None, _) => match ruled(&event.what) {
                    Some(ruling) => self.rule(ruling, event.at).map_err(refused)?,
                    None => return Err(FoldError::Other(number)),
                },
                (Some(_), None) => return Err(FoldError::Other(number)),
            };
        }
        self.take(&events);
        if self.events().get(first) == Some(event) { Ok(()) } else { Err(FoldError::Other(number)) }
    }
}

/// How the command came that an event tells of.
fn arrival(event: &Event) -> Arrival {
    match event.what {
        Happening::Moved { lag, worth, .. } => Arrival { at: event.at, lag, worth },
        _ => Arrival::from(event.at),
    }
}

/// What a seat asked for when this happened; `None` if no seat can ask for it.
fn asked(what: &Happening) -> Option<Act> {
    Some(match what {
        Happening::Moved { text, .. } => Act::Play(text.clone()),
        Happening::DrawOffered(_) => Act::OfferDraw,
        Happening::TakebackOffered(..) | Happening::TookBack(..) => Act::OfferTakeback,
        Happening::Agreed(_, offer) => Act::Answer { offer: *offer, yes: true },
        Happening::Declined(_, offer) => Act::Answer { offer: *offer, yes: false },
        Happening::Withdrawn(_, offer) => Act::Withdraw { offer: *offer },
        Happening::Resigned(_) => Act::Resign,
        Happening::Ended(crate::Ending::Aborted(_), _) => Act::Abort,
        _ => return None,
    })
}

/// What was ruled when this happened; `None` if nobody rules that.
fn ruled(what: &Happening) -> Option<Ruling> {
    Some(match what {
        Happening::TimeGiven(seat, span) => Ruling::GiveTime(*seat, *span),
        Happening::Unserved(from) => Ruling::Unserved(*from),
        Happening::Abandoned { seat, by, is_draw } => {
            Ruling::Abandoned { seat: *seat, by: *by, is_draw: *is_draw }
        }
        Happening::Ended(crate::Ending::Adjudicated, outcome) => Ruling::Adjudicate(*outcome),
        _ => return None,
    })
}

impl Speak for FoldError {
    fn message(&self) -> Message {
        let say = |key| Message::new(&WORDS, key);
        match self {
            FoldError::NoBeginning => say("table-log-empty"),
            FoldError::Version(found) => {
                say("table-log-version").with("found", *found).with("known", VERSION)
            }
            FoldError::Begin(refusal) => refusal.message(),
            FoldError::Gap { wanted, found } => {
                say("table-log-gap").with("wanted", *wanted).with("found", *found)
            }
            FoldError::Backwards(number) => say("table-log-backwards").with("number", *number),
            FoldError::Refused(number, why) => {
                say("table-log-refused").with("number", *number).with("why", why.message())
            }
            FoldError::Other(number) => say("table-log-other").with("number", *number),
        }
    }
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for FoldError {}

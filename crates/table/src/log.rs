//! Everything that has happened in a session, and which command it came from.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use tabuleiro_game::Seat;

use crate::Event;
use crate::event::{Cause, CommandId};

/// The events of a session in order, the first one numbered 0.
#[derive(Clone, Default)]
pub(crate) struct Log {
    events: Vec<Event>,
    /// Where the events of each command begin. A command that comes again is found here, however long the log has become.
    caused: HashMap<Cause, usize, BuildHasherDefault<DefaultHasher>>,
}

impl Log {
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(crate) fn push(&mut self, event: Event) {
        if let Some(cause) = &event.cause
            && self.events.last().is_none_or(|last| last.cause.as_ref() != Some(cause))
        {
            self.caused.entry(cause.clone()).or_insert(self.events.len());
        }
        self.events.push(event);
    }

    /// What came of a command; nothing if it was never done. A command is decided at once, so that its events stand together.
    pub(crate) fn caused_by(&self, seat: Seat, id: &CommandId) -> &[Event] {
        let cause = Cause { seat, id: id.clone() };
        let Some(first) = self.caused.get(&cause) else { return &[] };
        let behind = &self.events[*first..];
        let count = behind.iter().take_while(|event| event.cause.as_ref() == Some(&cause)).count();
        &behind[..count]
    }
}

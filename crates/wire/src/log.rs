//! The text of a game that is kept: a line of JSON for every event, so that a text that was cut is still a game.

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::series::{Kept, SeriesEvent};
use crate::{WireError, line};

/// One line of the text.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    /// Until when somebody held the game; the first line, by which such a text is known.
    Served(u64),
    /// Something that happened in the series.
    Series(SeriesEvent),
    /// Something that happened in the game.
    Event(Event),
}

/// Whether a text is that of a game that is kept, and no record.
pub fn is_log(text: &str) -> bool {
    text.starts_with("{\"served\":")
}

impl Kept {
    /// The game as text.
    pub fn to_log(&self) -> String {
        let series = self.series.iter().cloned().map(Line::Series);
        let events = self.events.iter().cloned().map(Line::Event);
        let lines = [Line::Served(self.served)].into_iter().chain(series).chain(events);
        lines.map(|one| line::write(&one) + "\n").collect()
    }

    /// The game of a text. A last line that was not written to its end is left out: the game is there up to it.
    pub fn from_log(text: &str) -> Result<Kept, WireError> {
        let mut kept = Kept { series: Vec::new(), events: Vec::new(), served: 0 };
        for whole in text.split_inclusive('\n').filter(|line| line.ends_with('\n')) {
            let read = serde_json::from_str(whole);
            match read.map_err(|error: serde_json::Error| WireError::Malformed(error.to_string()))? {
                Line::Served(served) => kept.served = served,
                Line::Series(event) => kept.series.push(event),
                Line::Event(event) => kept.events.push(event),
            }
        }
        Ok(kept)
    }
}

//! The core for JavaScript, in a browser's worker or in Node.
//!
//! There is one door: [`Core::hear`] takes a request of the wire as JSON and gives its response as JSON, whatever the request
//! is. [`Core::say`] speaks a sentence that has travelled. The module asks its host for nothing, so whoever holds a clock
//! says what time it is, and thinking lasts as long as the call: it belongs into a worker.

use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_text::Speaker;
use tabuleiro_wire::frame::LARGEST;
use tabuleiro_wire::{Bundles, Desk, Fault, Message, WireError};
use wasm_bindgen::prelude::wasm_bindgen;

/// All games, and at most one session.
#[wasm_bindgen]
pub struct Core {
    desk: Desk,
    bundles: Bundles,
    english: Speaker,
    portuguese: Speaker,
}

#[wasm_bindgen]
impl Core {
    /// No session is open yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Core {
        Core {
            desk: Desk::new(GAMES),
            bundles: Bundles::new(GAMES, &[]),
            english: Speaker::new(Lang::En),
            portuguese: Speaker::new(Lang::Pt),
        }
    }

    /// Answers a request; `now` is in thousandths of a second, from wherever the host counts.
    pub fn hear(&mut self, request: &str, now: f64) -> String {
        // A number that is no time becomes the nearest that is.
        self.desk.hear(request, now as u64)
    }

    /// A message in the language `pt`, or in English; throws the fault if there is no such sentence.
    pub fn say(&self, message: &str, lang: &str) -> Result<String, String> {
        let speaker = match lang.parse() {
            Ok(Lang::Pt) => &self.portuguese,
            _ => &self.english,
        };
        self.spoken(message, speaker).map_err(|error| tabuleiro_wire::line::write(&Fault::of(&error)))
    }

    fn spoken(&self, message: &str, speaker: &Speaker) -> Result<String, WireError> {
        if message.len() > LARGEST {
            return Err(WireError::TooLarge(message.len()));
        }
        let malformed = |error: serde_json::Error| WireError::Malformed(error.to_string());
        let travelled: Message = serde_json::from_str(message).map_err(malformed)?;
        Ok(speaker.say(&self.bundles.message(&travelled)?))
    }
}

impl Default for Core {
    fn default() -> Core {
        Core::new()
    }
}

//! The core for JavaScript, in a browser's worker or in Node.
//!
//! There is one door: [`Core::hear`] takes a request of the wire as JSON and gives its response as JSON, whatever the request
//! is. [`Core::say`] speaks a sentence that has travelled, and [`Core::lend`] takes the one large file that a game's players may
//! need, [`Core::teach`] what there is to learn of it. The module asks its host for nothing, so whoever holds a clock
//! says what time it is, and thinking lasts as long as the call: it belongs into a worker.

use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_table::time::Moment;
use tabuleiro_text::Speaker;
use tabuleiro_wire::envelope::LARGEST;
use tabuleiro_wire::{Bundles, Desk, Fault, Message, WireError, line};
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
            bundles: Bundles::new(GAMES, &[]).touched(),
            english: Speaker::new(Lang::En),
            portuguese: Speaker::new(Lang::Pt),
        }
    }

    /// Answers a request; `now` is in thousandths of a second since 1970, because what is kept outlasts the page, and it never
    /// goes back.
    pub fn hear(&mut self, request: &str, now: f64) -> String {
        // A number that is no time becomes the nearest that is.
        self.desk.hear(request, Moment(now as u64))
    }

    /// Takes the bytes of the file that a game's kind says it lends; throws the fault if they cannot be used. Nobody thinks
    /// about that game before.
    pub fn lend(&self, game: &str, bytes: &[u8]) -> Result<(), String> {
        self.desk.lend(game, bytes).map_err(|fault| line::write(&*fault))
    }

    /// Takes the puzzles and lessons of a game as their files have them; throws the fault if they cannot be read. Nobody learns
    /// that game before.
    pub fn teach(&self, game: &str, puzzles: &str, lessons: &str) -> Result<(), String> {
        self.desk.teach(game, puzzles, lessons).map_err(|fault| line::write(&*fault))
    }

    /// A message in the language `pt`, or in English; throws the fault if there is no such sentence.
    pub fn say(&self, message: &str, lang: &str) -> Result<String, String> {
        let read = || serde_json::from_str(small_enough(message)?).map_err(|error| malformed(&error));
        read().and_then(|message| self.spoken(&message, lang)).map_err(|error| told(&error))
    }

    /// A list of messages, as the list of what they say; throws the fault of the first that cannot be said.
    pub fn say_all(&self, messages: &str, lang: &str) -> Result<String, String> {
        let read = || serde_json::from_str(small_enough(messages)?).map_err(|error| malformed(&error));
        let all = |messages: Vec<Message>| -> Result<Vec<String>, WireError> {
            messages.iter().map(|message| self.spoken(message, lang)).collect()
        };
        read().and_then(all).map(|said| line::write(&said)).map_err(|error| told(&error))
    }

    fn spoken(&self, message: &Message, lang: &str) -> Result<String, WireError> {
        let speaker = match lang.parse() {
            Ok(Lang::Pt) => &self.portuguese,
            _ => &self.english,
        };
        Ok(speaker.say(&self.bundles.message(message)?))
    }
}

fn small_enough(text: &str) -> Result<&str, WireError> {
    if text.len() > LARGEST { Err(WireError::TooLarge(text.len())) } else { Ok(text) }
}

fn malformed(error: &serde_json::Error) -> WireError {
    WireError::Malformed(error.to_string())
}

fn told(error: &WireError) -> String {
    line::write(&Fault::of(error))
}

impl Default for Core {
    fn default() -> Core {
        Core::new()
    }
}

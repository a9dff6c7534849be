//! How a game begins: its options, a position, a deal.

use tabuleiro_game::{Game, Message, OptionWord, Options, Speak, TextError, options};
use tabuleiro_search::random;

use crate::WORDS;

/// What was asked for before a game: option words, a position, and whether chance deals.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Options as `(key, value)`, those that were given.
    pub words: Vec<(String, String)>,
    /// The position to begin at.
    pub position: Option<String>,
    /// The seed of the deal; without one, what chance would decide lies as it always does.
    pub deal: Option<u64>,
}

/// Why a game cannot begin so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The asking itself is wrong: an option the game does not have, or one that contradicts the position's words.
    Usage(Message),
    /// The position is malformed or impossible.
    Position(Message),
}

impl Speak for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Usage(message) | SetupError::Position(message) => message.clone(),
        }
    }
}

impl Setup {
    /// The first position.
    pub fn first<G: Game>(&self) -> Result<G, SetupError> {
        let given = self.options::<G>().map_err(SetupError::Usage)?;
        match &self.position {
            None => Ok(G::start(self.dealt::<G>(given))),
            Some(text) => self.place::<G>(text, &given.words()),
        }
    }

    /// The options that were given, if they fit together.
    pub(crate) fn options<G: Game>(&self) -> Result<G::Options, Message> {
        let text: Vec<String> = self.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
        text.join(" ").parse::<G::Options>().map_err(|error| error.message())
    }

    /// The options with what chance decides decided.
    fn dealt<G: Game>(&self, given: G::Options) -> G::Options {
        match self.deal {
            Some(seed) if self.deals::<G>() => G::deal(given, &mut random::seeded(seed)),
            _ => given,
        }
    }

    /// Whether chance deals. It decides only what was not said: the options that stand in no position's words.
    pub(crate) fn deals<G: Game>(&self) -> bool {
        let is_told = |key: &str| !G::Options::IN_POSITION.contains(&key);
        self.deal.is_some() && self.position.is_none() && !self.words.iter().any(|(key, _)| is_told(key))
    }

    /// Reads the position with the words that were given beside it, unless the two contradict each other.
    fn place<G: Game>(&self, text: &str, given: &[OptionWord]) -> Result<G, SetupError> {
        let own: Vec<&str> =
            text.split_whitespace().filter_map(|word| Some(word.split_once('=')?.0)).collect();
        let mut whole = text.trim().to_owned();
        for (key, _) in &self.words {
            let Some(word) = given.iter().find(|word| word.key == key) else { continue };
            if G::Options::IN_POSITION.contains(&word.key) && !own.contains(&word.key) {
                whole = format!("{whole} {word}");
            }
        }
        let position: G = whole.parse().map_err(|error: TextError| misfit::<G>(text, &error))?;
        let says = position.options().words();
        for (key, _) in &self.words {
            let find = |words: &[OptionWord]| {
                words.iter().find(|word| word.key == key).map(|word| word.value.clone())
            };
            if let (Some(asked), Some(stands)) = (find(given), find(&says))
                && asked != stands
            {
                return Err(contradiction(key, &asked, &stands));
            }
        }
        Ok(position)
    }
}

/// Why a position cannot be read with the options beside it: their fault if it holds without them, else its own.
fn misfit<G: Game>(alone: &str, error: &TextError) -> SetupError {
    let is_sound = alone.parse::<G>().is_ok();
    if is_sound { SetupError::Usage(error.message()) } else { SetupError::Position(error.message()) }
}

fn contradiction(key: &str, asked: &str, stands: &str) -> SetupError {
    let message = Message::new(&WORDS, "table-contradiction")
        .with("key", key)
        .with("asked", asked)
        .with("stands", stands);
    SetupError::Usage(message)
}

/// The words of an `Options` text as `(key, value)`, for a setup.
pub fn split_words(text: &str) -> Result<Vec<(String, String)>, Message> {
    let keys: Vec<&str> = text.split_whitespace().filter_map(|word| Some(word.split_once('=')?.0)).collect();
    let pairs = options::pairs(text, &keys).map_err(|error| error.message())?;
    Ok(pairs.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

//! One game after another with one client: messages in, messages out.

use std::collections::VecDeque;

use tabuleiro_game::Rules;
use tabuleiro_oware::{OwareOptions, Slam};
use tabuleiro_thinkers::Question;

use crate::config::Config;
use crate::error::MessageError;
use crate::exchange::Exchange;
use crate::message::{Begin, Heard, Said};

/// What one client plays.
///
/// After each message heard, [`Conversation::say`] is asked until it has nothing more to say, then
/// [`Conversation::question`], whose answer may lead to more, and so on until there is neither. Bots move one at a time:
/// a game between two of them is never held whole.
pub struct Conversation {
    config: Config,
    /// Which client this is.
    number: u64,
    /// How many games have begun.
    games: u64,
    game: Option<Exchange>,
    waiting: VecDeque<Said>,
}

impl Conversation {
    /// The conversation with the client of that number. Random choices repeat with the seed, and are others for
    /// every client and every game.
    pub fn new(config: Config, number: u64) -> Conversation {
        Conversation { config, number, games: 0, game: None, waiting: VecDeque::new() }
    }

    /// Hears a message, or why there is none.
    pub fn hear(&mut self, heard: Result<Heard, MessageError>) {
        let answer = heard.and_then(|heard| match heard {
            Heard::Begin(begin) => self.begin(&begin),
            Heard::Choose(position) => self.choose(position),
        });
        match answer {
            Ok(said) => self.waiting.extend(said),
            Err(problem) => self.waiting.push_back(Said::Error(problem)),
        }
    }

    /// The next message to the client; `None` when a bot or the client must decide.
    pub fn say(&mut self) -> Option<Said> {
        self.waiting.pop_front()
    }

    /// What a bot is to be asked before there is more to say; `None` when it is the client who must say something.
    pub fn question(&self) -> Option<Question> {
        self.game.as_ref().and_then(Exchange::question)
    }

    /// The bot that was asked has found this, or nothing.
    pub fn answer(&mut self, best: Option<&str>) {
        self.waiting.extend(self.game.as_mut().map(|game| game.answer(best)).unwrap_or_default());
    }

    /// Whether a game is being played.
    pub fn is_playing(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.is_over())
    }

    fn begin(&mut self, begin: &Begin) -> Result<Vec<Said>, MessageError> {
        if self.is_playing() {
            return Err(MessageError::InGame);
        }
        let options = match self.config.rules {
            Rules::Book => OwareOptions::book(Slam::None),
            Rules::Report => OwareOptions::REPORT,
        };
        let seed = mixed([self.config.seed, self.number, self.games]);
        let (game, said) = Exchange::begin(begin, options, seed, &self.config.aids)?;
        self.games += 1;
        self.game = Some(game);
        Ok(said)
    }

    fn choose(&mut self, position: u8) -> Result<Vec<Said>, MessageError> {
        self.game.as_mut().ok_or(MessageError::NoGame)?.choose(position)
    }
}

/// One seed from several numbers.
fn mixed(numbers: [u64; 3]) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    numbers.into_iter().fold(0, |so_far: u64, number| (so_far.rotate_left(29) ^ number).wrapping_mul(ODD))
}

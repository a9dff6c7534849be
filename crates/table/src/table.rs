//! The one erased door: a game being played, without saying which.

use tabuleiro_game::{Message, Reading, Scene, Seat, Step};
use tabuleiro_search::{Limit, Progress, Proven, Solved, Stop};

use crate::{End, Ending, Judgement, Kind, State, Thought, WORDS};

/// A game being played. Called once for each move of a person, so it may be slow; thinking happens behind it.
pub trait Table: Send {
    /// Which game it is.
    fn kind(&self) -> &'static Kind;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Message;

    /// How many moves have been played.
    fn ply(&self) -> usize;

    /// The game as it stood after so many moves; now, if that is more than have been played.
    fn state(&self, ply: usize) -> State;

    /// What can be seen now.
    fn scene(&self) -> Scene;

    /// The question to the seat that must decide.
    fn question(&self) -> Message;

    /// Reads what a person types, at once or in parts; a move is given in canonical text.
    fn read(&self, text: &str) -> Result<Reading<String>, Message>;

    /// Plays a move given in canonical text. Nothing changes if it is refused.
    fn play(&mut self, text: &str) -> Result<Played, Message>;

    /// Plays a move as a record or a command line may write it: any form that a person may type in one go.
    fn accept(&mut self, text: &str) -> Result<Played, Message> {
        match self.read(text)? {
            Reading::Move(text) => self.play(&text),
            Reading::More(_) => Err(Message::new(&WORDS, "table-incomplete").with("text", text)),
        }
    }

    /// Takes the last move back, and an ending with it; false at the beginning.
    fn undo(&mut self) -> bool;

    /// Ends the sitting other than by the rules; nothing changes if it is over already, or is said to be by the rules.
    fn end(&mut self, ending: Ending);

    /// How it ended, `None` while it goes on.
    fn ended(&self) -> Option<End>;

    /// Whether so many moves have been played that a [`crate::Session`] breaks the game off, under rules that alone need
    /// not end it. A record may go on for longer.
    fn is_at_limit(&self) -> bool;

    /// The result and its reason in a sentence, `None` while it goes on.
    fn verdict(&self) -> Option<Message>;

    /// Seats a bot by name; its random choices repeat with the seed. False if the game has none of that name.
    fn seat_bot(&mut self, seat: Seat, name: &str, seed: u64) -> bool;

    /// Lets the bot that must decide think, and tells what it finds meanwhile. `None` if it is over, or no bot sits
    /// there.
    fn think(&mut self, limit: &Limit, stop: &Stop, tell: &mut dyn FnMut(&Thought)) -> Option<Thought>;

    /// What the position now is proven to be worth for the seat to move, if that is known at once.
    fn known(&self) -> Option<Proven>;

    /// Every legal move with its value, best first. What is not known at once is searched within the limit.
    fn analyse(&self, limit: &Limit, stop: &Stop) -> Vec<Judgement>;

    /// Works out the exact value of the position now with a line of best play; `None` if that could not be had.
    fn solve(&self, limit: &Limit, stop: &Stop, tell: &mut dyn FnMut(&Progress)) -> Option<Solved<String>>;

    /// The first position as text, and whether it is simply the start under the options.
    fn beginning(&self) -> (String, bool);

    /// The options in words, empty if they are the usual ones.
    fn options(&self) -> String;
}

/// A move that was played, to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its canonical text.
    pub text: String,
    /// Who played it.
    pub seat: Seat,
    /// The move in a sentence.
    pub tell: Message,
    /// What happened, in order.
    pub steps: Vec<Step>,
}

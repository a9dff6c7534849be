//! The one erased door: a game being played, without saying which.

use tabuleiro_game::{
    Board, Choice, Lang, Message, Outcome, Preview, Reading, Seat, Seats, SpotIndex, Step, View,
};
use tabuleiro_search::Aids;

use crate::{Kind, Refusal, State, Task, WORDS};

/// A game being played: its rules and its past. Who plays, clocks and endings other than by the rules are a
/// [`crate::Session`]'s. Called once for each move of a person, so it may be slow; thinking is done elsewhere, by a [`Task`].
pub trait Table: Send + Sync {
    /// Which game it is.
    fn kind(&self) -> &'static dyn Kind;

    /// What was settled before the first move.
    fn setting(&self) -> Setting;

    /// The board, which never changes during a game.
    fn board(&self) -> Board;

    /// How many moves have been played.
    fn ply(&self) -> usize;

    /// Every move played, in order, in canonical text. Whoever wants nothing else of the past asks here: a [`Table::state`] lists
    /// all that could have been played.
    fn moves(&self) -> Vec<String>;

    /// Whose turn it was after so many moves, and the result by the rules; now, if that is more than have been played. The turn
    /// is `None` when the game is over.
    fn standing(&self, ply: usize) -> (Option<Seat>, Option<Outcome>);

    /// The game as it stood after so many moves, in texts; now, if that is more than have been played.
    fn state(&self, ply: usize) -> State;

    /// The position after so many moves by itself; now, if that is more than have been played.
    #[cfg(feature = "learning")]
    fn position(&self, ply: usize) -> Box<dyn crate::Position>;

    /// What could be seen after so many moves; now, if that is more than have been played.
    fn view(&self, ply: usize) -> View;

    /// The same with everything where it lies by the position itself: after the end, what the rules award is not gathered in.
    fn as_it_lies(&self, ply: usize) -> View;

    /// Every legal move; none when the game is over.
    fn choices(&self) -> Vec<Choice>;

    /// What happened during a move, counted from 1; nothing if it has not been played.
    fn steps(&self, ply: usize) -> Vec<Step>;

    /// Whether a move given in canonical text may be played now, or why not.
    fn check(&self, text: &str) -> Result<(), Refusal>;

    /// What a move given in canonical text would do, or why it cannot be played.
    fn preview(&self, text: &str) -> Result<Preview, Refusal>;

    /// Why spots touched in this order lead to no legal move; `None` if they do.
    fn refused_path(&self, path: &[SpotIndex]) -> Option<Refusal>;

    /// Reads what a person types, at once or in parts; a move is given in canonical text.
    fn read(&self, text: &str, lang: Lang) -> Result<Reading<String>, Refusal>;

    /// A move given in canonical text that was legal after so many moves, as it is shown to a person in that language; the
    /// text itself if it was not. Now, if that is more than have been played.
    fn spell_at(&self, ply: usize, text: &str, lang: Lang) -> String;

    /// Plays a move given in canonical text, and tells of it. Nothing changes if it is refused.
    fn play(&mut self, text: &str) -> Result<Played, Refusal>;

    /// The same for whoever shows nothing: no more than the canonical text is made.
    fn make(&mut self, text: &str) -> Result<String, Refusal>;

    /// Takes the last move back; false at the beginning.
    fn undo(&mut self) -> bool;

    /// Passes the turn on over seats that have left the game; false if nobody who is left can move.
    fn pass_over(&mut self, out: Seats) -> bool;

    /// The game as it stands, to be thought about anywhere, with whatever is at hand.
    fn task(&self, aids: &Aids) -> Box<dyn Task>;

    /// The same game once more: what is played at the one is not played at the other.
    fn clone_box(&self) -> Box<dyn Table>;
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Box<dyn Table> {
        self.clone_box()
    }
}

impl dyn Table + '_ {
    /// Plays a move as a record or a command line may write it: any form that a person may type in one go. But a text that
    /// is a move of its own and may not be played is refused, even where a person would be met half-way.
    pub fn accept(&mut self, text: &str) -> Result<Played, Refusal> {
        match self.read(text, Lang::En)? {
            Reading::Move(read) => match self.check(text) {
                Err(refusal) if read != text && refusal.about.is_some() => Err(refusal),
                _ => self.play(&read),
            },
            Reading::More(_) => {
                Err(Refusal::new(Message::new(&WORDS, "table-incomplete").with("text", text)))
            }
        }
    }

    /// A legal move given in canonical text, as it is shown to a person in that language; the text itself if it is none.
    pub fn spell(&self, text: &str, lang: Lang) -> String {
        self.spell_at(usize::MAX, text, lang)
    }

    /// Whose turn it is, and the result by the rules.
    pub fn now(&self) -> (Option<Seat>, Option<Outcome>) {
        self.standing(usize::MAX)
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.setting().seats.len() as u8
    }
}

/// What was settled before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The first position.
    pub position: String,
    /// Whether that is simply the start under the options.
    pub is_start: bool,
    /// The options in words, empty if they are the usual ones.
    pub options: String,
    /// What each seat is called.
    pub seats: Vec<Message>,
    /// After how many moves a session is broken off as a draw, where the rules alone need not end a game.
    pub move_limit: Option<u32>,
}

/// A move that was played, to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its canonical text.
    pub text: String,
    /// Who played it.
    pub seat: Seat,
    /// The move in a sentence.
    pub say: Message,
    /// What happened, in order.
    pub steps: Vec<Step>,
}

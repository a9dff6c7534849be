//! What a person typed, read part by part.

use std::fmt;

use crate::{Game, Lang, Message, Speak, TextError};

/// A game whose moves can be typed by a person.
pub trait Read: Game {
    /// Reads what a person types where a move is wanted: the canonical text, shorter forms that the position makes clear,
    /// and the reports' own inputs; at once, or part by part. Words are read in the language of the program.
    fn read(&self, text: &str, lang: Lang) -> Result<Reading<Self::Move>, Misread<Self::Refusal>>;

    /// A legal move as it is shown to a person in that language. It can be typed so; records keep the canonical text.
    fn spell(&self, mv: Self::Move, _lang: Lang) -> String {
        mv.to_string()
    }

    /// What else may be typed that no question of the game speaks of, in a sentence for whoever asks for help; `None` if there is
    /// nothing to add.
    fn typing_hint() -> Option<Message> {
        None
    }
}

/// What came of reading a person's text where a move is wanted.
///
/// A move may be typed at once or in parts. A part that is right so far gives [`Reading::More`]: the caller asks
/// the question, and reads again the old text, a line break, and the answer: a part is a line. So every part is checked when
/// it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading<M> {
    /// A legal move.
    Move(M),
    /// Right so far; this asks for the next part.
    More(Message),
}

/// Why a typed text is no move here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread<R> {
    /// The text itself cannot be understood.
    Text(TextError),
    /// It names a move that a rule refuses.
    Refused(R),
}

impl<R: Speak> Speak for Misread<R> {
    fn message(&self) -> Message {
        match self {
            Misread::Text(error) => error.message(),
            Misread::Refused(refusal) => refusal.message(),
        }
    }
}

impl<R> From<TextError> for Misread<R> {
    fn from(error: TextError) -> Self {
        Misread::Text(error)
    }
}

impl<R: Speak> fmt::Display for Misread<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl<R: Speak + fmt::Debug> std::error::Error for Misread<R> {}

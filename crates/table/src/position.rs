//! One position of a game, without saying which game, and without a past: for whoever looks ahead, learns or labels.

use std::fmt;
use std::hash::{Hash, Hasher};

use tabuleiro_game::{Message, Move, OptionWord, Options, Outcome, Seat, Speak};

use crate::kind::Listed;
use crate::sitting::parsed;
use crate::{Kind, Refusal, Setup, SetupError, Sitting, Table, WORDS};

/// A position of some game. It never changes: a move gives another one. What depends on the moves before it, such as a rule about
/// repetition, is a [`Table`]'s.
///
/// Moves have texts and numbers; both are the same in every position of a game.
pub trait Position: Send + Sync {
    /// Which game it is.
    fn kind(&self) -> &'static dyn Kind;

    /// The position as text, from which it can be read again.
    fn text(&self) -> String;

    /// Every option that it is played under.
    fn options(&self) -> Vec<OptionWord>;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who must decide; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;

    /// The result by the rules; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The numbers of the legal moves, ascending.
    fn numbers(&self) -> Vec<u16>;

    /// The texts of the legal moves, in the order of their numbers.
    fn moves(&self) -> Vec<String>;

    /// The moves of the game have numbers below this.
    fn space(&self) -> usize;

    /// The text of the move of a number, legal or not; `None` if no move has it.
    fn text_of(&self, number: u16) -> Option<String>;

    /// The number of the move of a text, legal or not.
    fn number_of(&self, text: &str) -> Result<u16, Refusal>;

    /// Writes a 1 at the number of each legal move, and a 0 elsewhere: [`Position::space`] of them.
    fn mark_legal(&self, mask: &mut [u8]) -> Result<(), LengthError>;

    /// Planes, rows and columns of what is seen by who learns.
    fn shape(&self) -> [usize; 3];

    /// No number in that plane of what is seen is higher than this.
    fn highest(&self, plane: usize) -> u8;

    /// Writes what is seen by who learns, from the seat that must decide.
    fn observe(&self, out: &mut [u8]) -> Result<(), LengthError>;

    /// Writes what that seat sees, on its turn or not.
    fn observe_from(&self, seat: Seat, out: &mut [u8]) -> Result<(), LengthError>;

    /// The position after the move of a canonical text.
    fn play(&self, text: &str) -> Result<Box<dyn Position>, Refusal>;

    /// The position after the move of a number.
    fn play_number(&self, number: u16) -> Result<Box<dyn Position>, Refusal>;

    /// How many symmetries the game has, the identity (number 0) included.
    fn symmetries(&self) -> u16;

    /// The position as it looks under a symmetry; `None` if there is no such.
    fn image(&self, symmetry: u16) -> Option<Box<dyn Position>>;

    /// The number that the move of a number has under a symmetry; `None` if there is no such move or symmetry.
    fn image_number(&self, number: u16, symmetry: u16) -> Option<u16>;

    /// The first of all images: the same for all positions that are alike.
    fn canonical(&self) -> Box<dyn Position>;

    /// A game that begins here.
    fn table(&self) -> Box<dyn Table>;

    /// The same position once more.
    fn clone_box(&self) -> Box<dyn Position>;
}

/// Positions are the same if they are of the same game and have the same text.
impl PartialEq for dyn Position + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.kind().name() == other.kind().name() && self.text() == other.text()
    }
}

impl Eq for dyn Position + '_ {}

impl Hash for dyn Position + '_ {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind().name().hash(state);
        self.text().hash(state);
    }
}

impl fmt::Debug for dyn Position + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.kind().title(), self.text())
    }
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Box<dyn Position> {
        self.clone_box()
    }
}

/// An array of another length than what is to be written into it, or read from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LengthError {
    /// What the array is for.
    pub array: &'static str,
    /// How many numbers it should have.
    pub wanted: usize,
    /// How many it has.
    pub found: usize,
}

impl LengthError {
    /// Whether an array has the length that it should have.
    pub(crate) fn check(array: &'static str, found: usize, wanted: usize) -> Result<(), LengthError> {
        if found == wanted { Ok(()) } else { Err(LengthError { array, wanted, found }) }
    }
}

impl Speak for LengthError {
    fn message(&self) -> Message {
        Message::new(&WORDS, "table-array-length")
            .with("array", self.array)
            .with("found", self.found)
            .with("wanted", self.wanted)
    }
}

impl fmt::Display for LengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LengthError {}

/// The one implementation.
struct At<G> {
    kind: &'static dyn Kind,
    at: G,
}

/// The first position of a setup.
pub(crate) fn first<G: Listed>(
    kind: &'static dyn Kind,
    setup: &Setup,
) -> Result<Box<dyn Position>, SetupError> {
    Ok(of(kind, setup.first::<G>()?))
}

/// A position of a game of that kind.
pub(crate) fn of<G: Listed>(kind: &'static dyn Kind, at: G) -> Box<dyn Position> {
    Box::new(At { kind, at })
}

/// The move of a number, or the sentence that there is none.
pub(crate) fn numbered<M: Move>(number: u16) -> Result<M, Refusal> {
    let nothing = || Refusal::new(Message::new(&WORDS, "table-no-such-move").with("number", number));
    M::numbered(number).ok_or_else(nothing)
}

/// Whether a move may be made, or the rule's sentence with what to point at.
pub(crate) fn check<G: Listed>(at: &G, mv: G::Move) -> Result<(), Refusal> {
    at.check(mv).map_err(|refusal| Refusal::pointing(refusal.message(), at.point(mv, refusal)))
}

impl<G: Listed> At<G> {
    fn beside(&self, at: G) -> Box<dyn Position> {
        of(self.kind, at)
    }

    fn after(&self, mv: G::Move) -> Result<Box<dyn Position>, Refusal> {
        check(&self.at, mv)?;
        let mut next = self.at;
        next.apply(mv);
        Ok(self.beside(next))
    }
}

impl<G: Listed> Position for At<G> {
    fn kind(&self) -> &'static dyn Kind {
        self.kind
    }

    fn text(&self) -> String {
        self.at.to_string()
    }

    fn options(&self) -> Vec<OptionWord> {
        self.at.options().words()
    }

    fn seats(&self) -> u8 {
        self.at.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.at.outcome().is_none().then(|| self.at.turn())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.at.outcome()
    }

    fn numbers(&self) -> Vec<u16> {
        self.at.moves().map(Move::number).collect()
    }

    fn moves(&self) -> Vec<String> {
        self.at.moves().map(|mv| mv.to_string()).collect()
    }

    fn space(&self) -> usize {
        usize::from(G::Move::SPACE)
    }

    fn text_of(&self, number: u16) -> Option<String> {
        G::Move::numbered(number).map(|mv| mv.to_string())
    }

    fn number_of(&self, text: &str) -> Result<u16, Refusal> {
        parsed::<G::Move>(text).map(Move::number)
    }

    fn mark_legal(&self, mask: &mut [u8]) -> Result<(), LengthError> {
        LengthError::check("mask", mask.len(), self.space())?;
        self.at.mark_legal(mask);
        Ok(())
    }

    fn shape(&self) -> [usize; 3] {
        G::shape(self.at.options())
    }

    fn highest(&self, plane: usize) -> u8 {
        G::highest(self.at.options(), plane)
    }

    fn observe(&self, out: &mut [u8]) -> Result<(), LengthError> {
        self.observe_from(self.at.turn(), out)
    }

    fn observe_from(&self, seat: Seat, out: &mut [u8]) -> Result<(), LengthError> {
        LengthError::check("observation", out.len(), self.shape().iter().product())?;
        self.at.observe_from(seat, out);
        Ok(())
    }

    fn play(&self, text: &str) -> Result<Box<dyn Position>, Refusal> {
        self.after(parsed(text)?)
    }

    fn play_number(&self, number: u16) -> Result<Box<dyn Position>, Refusal> {
        self.after(numbered(number)?)
    }

    fn symmetries(&self) -> u16 {
        G::SYMMETRIES
    }

    fn image(&self, symmetry: u16) -> Option<Box<dyn Position>> {
        (symmetry < G::SYMMETRIES).then(|| self.beside(self.at.image(symmetry)))
    }

    fn image_number(&self, number: u16, symmetry: u16) -> Option<u16> {
        let mv = G::Move::numbered(number)?;
        (symmetry < G::SYMMETRIES).then(|| G::image_move(mv, symmetry).number())
    }

    fn canonical(&self) -> Box<dyn Position> {
        self.beside(self.at.canonical())
    }

    fn table(&self) -> Box<dyn Table> {
        Box::new(Sitting::new(self.kind, self.at))
    }

    fn clone_box(&self) -> Box<dyn Position> {
        self.beside(self.at)
    }
}

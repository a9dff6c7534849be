//! A game that can be seen: what renderers are given so that they need not know which game it is.

use crate::{Choice, Game, Mark, Message, Outcome, Scene, Seat, Spot, SpotId, Step, Token, Words};

/// A game that can be drawn, touched and told.
///
/// # The sketch
/// [`Show::sketch`] is the board as text, with fields in braces that a text renderer fills in:
///
/// | field | becomes |
/// |---|---|
/// | `{id}` | the token on that spot: its glyph, or its number if it is counted; `·` when the spot is empty |
/// | `{id:3}` | the same, three columns wide: tokens that stand around others and marks go on either side |
/// | `{id=}` | how many tokens lie on that spot |
/// | `{id@}` | the name of the token on that spot, in words |
/// | `{!key}` | a word of the game's own [`Words`] |
///
/// After a `:`, a number is the width in columns; `<` (the usual one), `>` or `^` before it put the text left, right
/// or in the middle.
pub trait Show: Game {
    /// The game's sentences.
    fn words() -> &'static Words;

    /// The rule book in Markdown, English and Portuguese.
    fn rule_book() -> &'static Words;

    /// What the game is, in a line for a menu.
    fn about() -> Message;

    /// What a seat is called: White, South, Red and Blue.
    fn seat_name(&self, seat: Seat) -> Message;

    /// Every spot of the board, of the hands and of the buttons that the position needs.
    fn spots(&self) -> Vec<Spot>;

    /// Every token.
    fn tokens(&self) -> Vec<Token>;

    /// The spots to touch for a legal move.
    fn path(&self, mv: Self::Move) -> Vec<SpotId>;

    /// What happens during a legal move.
    fn steps(&self, mv: Self::Move) -> Vec<Step>;

    /// A legal move in one sentence, without its consequences: "White puts a cube on b3."
    fn tell(&self, mv: Self::Move) -> Message;

    /// The question to the seat that must decide.
    fn question(&self) -> Message;

    /// The result in one sentence, with the reason. A position that is not over by itself has ended by repetition.
    fn verdict(&self, outcome: Outcome) -> Message;

    /// The board as text with fields; see above.
    fn sketch(&self) -> String;

    /// Short facts beside the board.
    fn notes(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What to point out: the winning line, claimed tables, and the last move if it is known.
    fn marks(&self, last: Option<Self::Move>) -> Vec<Mark>;

    /// All of it together. `over` is whether the game has ended, by the position or by its history.
    fn scene(&self, last: Option<Self::Move>, over: bool) -> Scene {
        let choice = |mv: Self::Move| Choice { text: mv.to_string(), path: self.path(mv) };
        Scene {
            spots: self.spots(),
            tokens: self.tokens(),
            choices: if over { Vec::new() } else { self.moves().map(choice).collect() },
            marks: self.marks(last),
            sketch: self.sketch(),
            notes: self.notes(),
            turn: (!over).then(|| self.turn()),
        }
    }
}

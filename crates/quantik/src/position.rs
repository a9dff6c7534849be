//! A position: the pieces on the board, whose turn it is, and the rules played.

use std::fmt;

use tabuleiro_game::{Rules, Seat};

use crate::{Cell, Line, Piece, Shape, fast};

/// A position of Quantik in 24 bytes.
///
/// The pieces are two words of four lanes each (see [`crate::fast`]), one for whoever is to move and one for the
/// other, so that making a move needs no question whose turn it is. Positions are ordered by these words first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quantik {
    mine: u64,
    theirs: u64,
    /// The shapes in each of the twelve lines, four bits a line; above them whose turn it is, and the rules. The
    /// shapes follow from the pieces: they are kept because one look at them tells whether somebody has won.
    state: u64,
}

/// Set when Brown is to move.
const BROWN: u64 = 1 << 63;
/// Set when the report's rules are played.
const REPORT: u64 = 1 << 62;

impl Quantik {
    /// The position with these pieces. The caller vouches that it can happen.
    pub(crate) fn with_pieces([white, brown]: [u64; 2], rules: Rules) -> Quantik {
        let mut state = if rules == Rules::Report { REPORT } else { 0 };
        state |= crate::moves::Moves(white | brown).fold(0, |shapes, mv| shapes | fast::gain(mv.bit()));
        if white.count_ones() == brown.count_ones() {
            Quantik { mine: white, theirs: brown, state }
        } else {
            Quantik { mine: brown, theirs: white, state: state | BROWN }
        }
    }

    /// The words of White and of Brown.
    pub(crate) const fn pieces(&self) -> [u64; 2] {
        if self.state & BROWN == 0 { [self.mine, self.theirs] } else { [self.theirs, self.mine] }
    }

    /// The words of whoever is to move and of the other: what positions are ordered by.
    pub(crate) const fn sides(&self) -> [u64; 2] {
        [self.mine, self.theirs]
    }

    /// Puts a piece of whoever is to move on the board, and passes the turn.
    #[inline]
    pub(crate) fn put(&mut self, number: u8) {
        let moved = self.mine | 1 << (number & 63);
        self.mine = self.theirs;
        self.theirs = moved;
        self.state = (self.state | fast::gain(number)) ^ BROWN;
    }

    /// The legal moves as a word.
    #[inline]
    pub(crate) const fn open(&self) -> u64 {
        if self.is_completed() { 0 } else { open(self.mine, self.theirs) }
    }

    /// The moves that whoever is *not* to move could make if it were their turn, as a word.
    pub(crate) const fn open_to_the_other(&self) -> u64 {
        if self.is_completed() { 0 } else { open(self.theirs, self.mine) }
    }

    /// Whether the move of that number would complete a line.
    pub(crate) fn completes(&self, number: u8) -> bool {
        fast::completed(self.state | fast::gain(number)) != 0
    }

    /// Whose turn it is, or would be if the game were not over.
    #[inline]
    pub(crate) const fn mover(&self) -> Seat {
        if self.state & BROWN == 0 { Seat::FIRST } else { Seat::SECOND }
    }

    /// The rules that are played.
    pub const fn rules(&self) -> Rules {
        if self.state & REPORT == 0 { Rules::Book } else { Rules::Report }
    }

    /// The piece on a cell.
    ///
    /// ```
    /// use tabuleiro_game::Seat;
    /// use tabuleiro_quantik::{Cell, Piece, Quantik, Shape};
    /// let at: Quantik = "..../.C../..../....".parse()?;
    /// assert_eq!(at.piece(Cell::new(1, 1)), Some(Piece { seat: Seat::FIRST, shape: Shape::Cylinder }));
    /// assert_eq!(at.piece(Cell::new(0, 0)), None);
    /// # Ok::<(), tabuleiro_game::TextError>(())
    /// ```
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        Piece::all().find(|&piece| self.cells(piece) >> cell.index() & 1 == 1)
    }

    /// The cells on which a player has pieces of a shape, as a mask: bit `n` is the cell of number `n`.
    pub fn cells(&self, piece: Piece) -> u16 {
        (self.pieces()[piece.seat.index()] >> (16 * piece.shape.index())) as u16
    }

    /// How many of these a player has yet to play.
    pub fn left(&self, piece: Piece) -> u8 {
        Shape::EACH.saturating_sub(self.cells(piece).count_ones() as u8)
    }

    /// Whether a line shows all four shapes, so that somebody has won.
    #[inline]
    pub const fn is_completed(&self) -> bool {
        fast::completed(self.state) != 0
    }

    /// The lines that show all four shapes.
    pub fn completed_lines(&self) -> impl Iterator<Item = Line> + use<> {
        let completed = fast::completed(self.state);
        Line::ALL.into_iter().filter(move |line| completed >> (4 * line.index()) & 1 == 1)
    }
}

/// The moves open to `mine` against `theirs`: on empty cells, out of reach of the same shape of the other player,
/// with shapes of which a piece is left.
#[inline]
pub(crate) const fn open(mine: u64, theirs: u64) -> u64 {
    !(fast::reach(theirs) | fast::in_every_lane(mine | theirs) | fast::full_lanes(mine))
}

impl fmt::Debug for Quantik {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Quantik({self})")
    }
}

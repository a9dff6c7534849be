//! The rules.

use tabuleiro_game::{Abreast, Game, Outcome, Rng, Rules, Seat};

use crate::moves::Moves;
use crate::{Line, Move, Piece, Quantik, QuantikOptions, Refusal, fast};

impl Game for Quantik {
    type Move = Move;
    type Options = QuantikOptions;
    type Refusal = Refusal;

    const NAME: &'static str = "quantik";
    const LONGEST: Option<u32> = Some(16);

    fn start(options: QuantikOptions) -> Quantik {
        Quantik::with_pieces([0, 0], options.rules)
    }

    fn options(&self) -> QuantikOptions {
        QuantikOptions { rules: self.rules() }
    }

    #[inline]
    fn turn(&self) -> Seat {
        self.mover()
    }

    /// Who has completed a line has moved last, and so has who leaves the opponent without a move: by the book both
    /// have won.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_completed() {
            if self.open() != 0 {
                return None;
            }
            if self.rules() == Rules::Report {
                return Some(Outcome::DRAW);
            }
        }
        Some(Outcome::won(self.mover().other()))
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = Move> {
        Moves(self.open())
    }

    #[inline]
    fn count_moves(&self) -> u32 {
        self.open().count_ones()
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Move> {
        fast::random_bit(self.open(), rng).map(Move::of_bit)
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        if self.open() == 0 {
            return Err(Refusal::Over);
        }
        let (shape, cell) = (mv.shape(), mv.cell());
        if self.left(Piece { seat: self.mover(), shape }) == 0 {
            return Err(Refusal::NoneLeft { shape });
        }
        if let Some(piece) = self.piece(cell) {
            return Err(Refusal::Taken { cell, piece });
        }
        let by = self.mover().other();
        let theirs = self.cells(Piece { seat: by, shape });
        match Line::through(cell).into_iter().find(|line| line.mask() & theirs != 0) {
            Some(line) => Err(Refusal::Blocked { shape, by, line }),
            None => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.put(mv.bit());
    }
}

impl Abreast for Quantik {}

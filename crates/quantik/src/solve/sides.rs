//! The two sides of a position, for searches: whose pieces stand where, and nothing else.

use tabuleiro_game::Rules;

use crate::{Quantik, fast, position};

/// The pieces of whoever is to move and of the other, in words of four lanes (see [`crate::fast`]).
///
/// A position also carries what its lines show. Here that is found when it is asked for, of all 64 moves at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    pub(super) mine: u64,
    pub(super) theirs: u64,
}

impl Sides {
    /// The sides of a position.
    pub const fn of(at: &Quantik) -> Sides {
        let [mine, theirs] = at.sides();
        Sides { mine, theirs }
    }

    /// The position of these sides under those rules.
    pub(super) fn position(self, rules: Rules) -> Quantik {
        let white_moves = self.mine.count_ones() == self.theirs.count_ones();
        let pieces = if white_moves { [self.mine, self.theirs] } else { [self.theirs, self.mine] };
        Quantik::with_pieces(pieces, rules)
    }

    /// How many pieces are on the board.
    #[inline]
    pub(super) const fn pieces(self) -> u32 {
        (self.mine | self.theirs).count_ones()
    }

    /// The legal moves as a word, if no line is complete.
    #[inline]
    pub(crate) const fn open(self) -> u64 {
        position::open(self.mine, self.theirs)
    }

    /// The moves, legal or not, that would complete a line.
    #[inline]
    pub(crate) const fn completing(self) -> u64 {
        fast::completing(self.mine | self.theirs)
    }

    /// The moves that whoever is *not* to move could make if it were their turn.
    #[inline]
    pub(crate) const fn open_to_the_other(self) -> u64 {
        position::open(self.theirs, self.mine)
    }

    /// Those of the moves `open`, none of which may complete a line, after which the opponent cannot complete one
    /// either, given the moves `theirs` that the opponent could make now.
    ///
    /// They are found without making a move: a safe move brings no third shape into a line where the opponent may add
    /// the fourth, and parries every threat that is there already.
    #[inline]
    pub(crate) const fn safe(self, open: u64, theirs: u64) -> u64 {
        let mut safe = open & !fast::enabling(self.mine | self.theirs, theirs);
        let mut threats = theirs & self.completing();
        while threats != 0 && safe != 0 {
            safe &= fast::parries(threats.trailing_zeros());
            threats &= threats - 1;
        }
        safe
    }

    /// The sides after the move of that number.
    #[inline]
    pub(crate) const fn after(self, number: u32) -> Sides {
        Sides { mine: self.theirs, theirs: self.mine | 1 << number }
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::Game;
    use tabuleiro_testkit::walk;

    use super::*;
    use crate::QuantikOptions;

    #[test]
    fn completing_moves_complete_a_line_and_safe_ones_let_nobody_complete_one() {
        let start = Quantik::start(QuantikOptions::default());
        let going_on = |at: &Quantik| at.outcome().is_none();
        for at in walk::positions(&[start], 2_000).into_iter().filter(going_on) {
            let sides = Sides::of(&at);
            let completing = sides.completing();
            let safe = sides.safe(sides.open() & !completing, sides.open_to_the_other());
            for mv in at.moves() {
                let mut next = at;
                next.apply(mv);
                let is_completed = next.is_completed();
                let is_safe = !is_completed && !next.moves().any(|reply| next.completes(reply.bit()));
                assert_eq!(completing >> mv.bit() & 1 == 1, is_completed, "{mv} at {at}");
                assert_eq!(safe >> mv.bit() & 1 == 1, is_safe, "{mv} at {at}");
            }
        }
    }
}

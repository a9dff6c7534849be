//! The exact worth of a position, in a number that searches can compare.

use tabuleiro_search::{Proven, Value};

/// What a position is worth to whoever is to move: positive wins, the quicker the greater; 0 is a draw; negative
/// loses, the slower the greater.
///
/// ```
/// use tabuleiro_quantik::solve::score::Score;
/// assert!(Score::win(3) > Score::win(5) && Score::win(5) > Score::DRAW);
/// assert!(Score::DRAW > Score::loss(4) && Score::loss(4) > Score::loss(2));
/// assert_eq!(Score::loss(2).before(), Score::win(3)); // who moved to where the other loses in two wins in three
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i8);

/// More moves than any game has; so many more that no window of a search that only asks who wins comes near a score
/// that a game can have.
const FAR: i8 = 64;

impl Score {
    /// Nobody wins.
    pub const DRAW: Score = Score(0);
    /// Any win at all: the least of them.
    pub const ANY_WIN: Score = Score(1);
    /// Below every score of a position.
    pub const WORST: Score = Score(-FAR - 1);
    /// Above every score of a position.
    pub const BEST: Score = Score(FAR + 1);

    /// Won after so many moves, the last of which is one's own: an odd number.
    pub const fn win(plies: u8) -> Score {
        Score(FAR - plies as i8)
    }

    /// Lost after so many moves, the last of which is the opponent's: an even number.
    pub const fn loss(plies: u8) -> Score {
        Score(plies as i8 - FAR)
    }

    /// Won or lost after so many moves: who makes the last of them wins.
    pub const fn decided(plies: u8) -> Score {
        if plies % 2 == 1 { Score::win(plies) } else { Score::loss(plies) }
    }

    /// The score of the move that led to a position of this score, for whoever made it.
    #[inline]
    pub const fn before(self) -> Score {
        Score(self.0.signum() - self.0)
    }

    /// The score of the position after a move of this score, for whoever is to move there.
    #[inline]
    pub const fn after(self) -> Score {
        Score(-self.0 - self.0.signum())
    }

    /// The next score below.
    pub(crate) const fn just_below(self) -> Score {
        Score(self.0 - 1)
    }

    /// How many moves are left if somebody wins.
    pub const fn plies(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some((FAR - self.0.abs()) as u8) }
    }

    /// Who wins.
    pub const fn value(self) -> Value {
        match self.0 {
            ..0 => Value::Loss,
            0 => Value::Draw,
            1.. => Value::Win,
        }
    }

    /// The same in the words of the house.
    pub fn proven(self) -> Proven {
        Proven { value: self.value(), plies: self.plies().map(u32::from), margin: None }
    }
}

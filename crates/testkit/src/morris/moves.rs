//! A move: a man put down, or moved on.

use tabuleiro_game::Move;

use super::Point;

/// A move of Three Men's Morris.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MorrisMove {
    /// A man is put down on a point.
    Put(Point),
    /// A man goes to another point.
    Go {
        /// From here.
        from: Point,
        /// To there.
        to: Point,
    },
}

const POINTS: u16 = Point::COUNT as u16;

impl MorrisMove {
    /// Men put down have numbers below this, those that go have the others.
    pub(crate) const PUTS: u16 = POINTS;
}

/// Men put down come first, then those that go, by where from and where to. A man that goes nowhere is no move.
impl Move for MorrisMove {
    const SPACE: u16 = POINTS + POINTS * POINTS;

    fn number(self) -> u16 {
        match self {
            MorrisMove::Put(point) => point.index() as u16,
            MorrisMove::Go { from, to } => POINTS + from.index() as u16 * POINTS + to.index() as u16,
        }
    }

    fn numbered(number: u16) -> Option<MorrisMove> {
        let point = |number: u16| Point::numbered(u8::try_from(number).ok()?);
        let Some(way) = number.checked_sub(POINTS) else { return point(number).map(MorrisMove::Put) };
        let (from, to) = (point(way / POINTS)?, point(way % POINTS)?);
        (from != to).then_some(MorrisMove::Go { from, to })
    }
}

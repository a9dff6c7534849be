//! The eight symmetries of the square. They act on the tables and on the seats of every table at once.

use tabuleiro_game::Symmetry;

use crate::fast::Cups;
use crate::{Chair, Compass, Move, Oolong, Pair, Steps};

/// A mirror first if the number is 4 or more, then quarter turns.
const fn parts(symmetry: u16) -> (bool, Steps) {
    (symmetry >= 4, Steps::of(symmetry as i32 % 4 * 2))
}

fn image_name(name: Compass, symmetry: u16) -> Compass {
    let (mirror, steps) = parts(symmetry);
    if mirror { name.mirrored().turned(steps) } else { name.turned(steps) }
}

fn image_cups(cups: Cups, symmetry: u16) -> Cups {
    let (mirror, steps) = parts(symmetry);
    if mirror { cups.mirrored().turned(steps) } else { cups.turned(steps) }
}

impl Symmetry for Oolong {
    const SYMMETRIES: u16 = 8;

    /// The markers move with their tables.
    fn image(&self, symmetry: u16) -> Oolong {
        self.seen(|name| image_name(name, symmetry), |cups| image_cups(cups, symmetry))
    }

    /// In a mirror, clockwise turns go the other way.
    fn image_move(mv: Move, symmetry: u16) -> Move {
        let name = |name| image_name(name, symmetry);
        let chair = |chair: Chair| Chair::new(name(chair.table), name(chair.seat));
        match mv {
            Move::Place(at) => Move::Place(chair(at)),
            Move::Carry { from, to } => Move::Carry { from: chair(from), to: chair(to) },
            Move::Send(table) => Move::Send(name(table)),
            Move::Turn(steps) => Move::Turn(if parts(symmetry).0 { steps.back() } else { steps }),
            Move::Swap(pair) => {
                let [one, other] = pair.tables().map(name);
                Pair::of(one, other).map_or(mv, Move::Swap)
            }
            Move::Decline => mv,
        }
    }
}

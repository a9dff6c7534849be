//! Otrio as a game to be studied: exact values with a line of best play.
//!
//! For two players every position can be solved. With more a position has no value of its own, so all that is said there
//! is when one seat can force a win against all the others together: then it is won for that seat, and lost for them.

use tabuleiro_game::{Game, Message, Record, Seat};
use tabuleiro_search::{Aids, Leash, Limit, Oracle, Progress, Proven, Solved, Stop, Study, Value};

use super::{Solver, can_force_a_win, shortened, why};
use crate::{Move, Otrio, Players};

/// How much a solver remembers for a question that may take long, and for one that must not.
const BYTES: usize = 1 << 27;
const FEW_BYTES: usize = 1 << 24;
/// A short search for a value applies no more moves than this, and one for the length of the game no more than that.
const SHORT: u64 = 1 << 21;
const SHORT_LENGTH: u64 = 1 << 20;

/// Knows the value of every position for two players, as far as a short search finds it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Truth;

impl Oracle<Otrio> for Truth {
    fn probe(&self, at: &Otrio) -> Option<Proven> {
        quickly(SHORT, |leash| known(at, &mut Solver::new(FEW_BYTES), leash))
    }
}

impl Study for Otrio {
    /// Worked out from scratch, without the book. The limit's depth asks only for results that lie no farther ahead.
    fn solve(record: &Record<Otrio>, _aids: &Aids, leash: &mut Leash<'_, Progress>) -> Option<Solved<Move>> {
        let (at, before) = (record.now(), leash.nodes());
        let (proven, line) = match at.setup().players() {
            Players::Two => {
                let mut solver = Solver::without_book(BYTES);
                let proven = solver.proven(at, u64::MAX, leash)?;
                (proven, solver.line(at, proven, leash)?)
            }
            Players::Three | Players::Four => {
                let winner = forcing(at, leash)?;
                (seen_by(at.turn(), winner), forced_line(at, winner, leash)?)
            }
        };
        let is_too_far = leash.limit().depth.is_some_and(|depth| line.len() > depth as usize);
        (!is_too_far).then(|| Solved { proven, line, nodes: leash.nodes() - before })
    }

    /// For two players from the book up to three pieces, otherwise by a search of two million moves at most.
    fn known(record: &Record<Otrio>, _aids: &Aids) -> Option<Proven> {
        Truth.probe(record.now())
    }

    fn known_within(record: &Record<Otrio>, _aids: &Aids, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
        shortened(leash, SHORT, |leash| known(record.now(), &mut Solver::new(FEW_BYTES), leash))
    }

    fn why(at: &Otrio, mv: Move) -> Option<Message> {
        why::why(at, mv)
    }
}

/// Does something for no more than so many moves applied.
pub(super) fn quickly<T>(most: u64, work: impl FnOnce(&mut Leash<'_, Progress>) -> T) -> T {
    work(&mut Leash::silent(Limit::nodes(most), &Stop::new()))
}

/// The value as far as the leash goes, with the number of moves to the end if that is soon found.
pub(super) fn known(at: &Otrio, solver: &mut Solver, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
    match at.setup().players() {
        Players::Two => solver.proven(at, SHORT_LENGTH, leash),
        Players::Three | Players::Four => Some(seen_by(at.turn(), forcing(at, leash)?)),
    }
}

/// The seat that can force a win against all the others together, if there is one.
pub(super) fn forcing(at: &Otrio, leash: &mut Leash<'_, Progress>) -> Option<Seat> {
    for seat in Seat::all(at.seats()) {
        if can_force_a_win(at, seat, leash)? {
            return Some(seat);
        }
    }
    None
}

/// What a win of that seat means to another.
fn seen_by(seat: Seat, winner: Seat) -> Proven {
    Proven::of(if seat == winner { Value::Win } else { Value::Loss })
}

/// A line in which the winner keeps its win; what the others play makes no difference.
fn forced_line(at: &Otrio, winner: Seat, leash: &mut Leash<'_, Progress>) -> Option<Vec<Move>> {
    let (mut at, mut line) = (*at, Vec::new());
    while at.outcome().is_none() {
        let mut kept = None;
        for mv in at.moves() {
            let mut after = at;
            after.apply(mv);
            if can_force_a_win(&after, winner, leash)? {
                kept = Some((mv, after));
                break;
            }
        }
        let (mv, after) = kept?;
        line.push(mv);
        at = after;
    }
    Some(line)
}

//! What an ending is worth in the middle of a game, where the boards that have been seen have a say, and which moves keep that.
//!
//! The tables know what a board is worth in a game that begins there. Once the game has passed boards with as many seeds, that is a
//! hint and no more: a board that comes back ends the game. So every move is asked about for itself, after the boards passed so
//! far and the one it is played on. What a side can make sure of then is shown by a [`Claim`], which trusts the tables
//! only where a capture has led to them.
//!
//! | file | noun |
//! |---|---|
//! | `claim` | [`Claim`], that a side makes sure of so many seeds |
//! | `proof` | whether it does: the boards that can be reached, and what follows from what |

mod claim;
mod mixer;
mod proof;

use tabuleiro_game::{Game, Record, Seat};
use tabuleiro_oware::{Ending, Move, Oware};
use tabuleiro_search::{Keyed, Value};

use crate::Tables;
use claim::Claim;

/// Who gets so many seeds has won; one less is at least a draw.
const WIN: u8 = 25;

/// The value of a game and the moves that keep it; `None` if the tables do not reach so far, or if it was not found out.
pub(crate) fn ending(record: &Record<Oware>, tables: &Tables) -> Option<Ending> {
    let at = record.now();
    if record.outcome().is_some() {
        return None;
    }
    // Farther than this, no distances are known.
    if at.age() > u32::from(Tables::SMALL) {
        return None;
    }
    let in_a_new_game = tables.share(at)?.proven(at)?.value;
    let past = past(record);
    let moves: Vec<Move> = at.moves().collect();
    let asked = Asked {
        tables,
        past,
        is_new: past.len() == 1,
        boards: moves.iter().map(|&mv| at.after(mv)).collect(),
    };
    // What the past changes is rare, and takes longer to find out.
    let expected = [(in_a_new_game, false), (in_a_new_game, true)];
    let others = [Value::Win, Value::Draw, Value::Loss].map(|value| (value, true));
    let ways = expected.into_iter().chain(others.into_iter().filter(|_| !asked.is_new));
    let (value, keeps) =
        ways.into_iter().find_map(|(value, is_bold)| Some((value, asked.keep(value, is_bold)?)))?;
    let keep = moves.into_iter().zip(keeps).filter_map(|(mv, keeps)| keeps.then_some(mv)).collect();
    Some(Ending { value, keep })
}

/// The positions of a game that could come back, the present one last.
fn past(record: &Record<Oware>) -> &[Oware] {
    let positions = record.positions();
    let progress = record.now().progress();
    let count = positions.iter().rev().take_while(|at| at.progress() == progress).count();
    &positions[positions.len() - count..]
}

/// An ending that is asked about.
struct Asked<'a> {
    tables: &'a Tables,
    past: &'a [Oware],
    /// Whether no other board could come back: then the tables know the value.
    is_new: bool,
    /// Where the moves lead.
    boards: Vec<Oware>,
}

impl Asked<'_> {
    /// Which moves keep that value, if it is shown to be the value of the game.
    fn keep(&self, value: Value, is_bold: bool) -> Option<Vec<bool>> {
        let mover = self.past.last()?.turn();
        let holds = |seat: Seat, total: u8| {
            Claim::new(seat, total, self.past, self.tables, is_bold).holds_after(&self.boards)
        };
        let is_no_better = |total| self.is_new || holds(mover.other(), total).into_iter().all(|holds| holds);
        let (keeps, is_exact) = match value {
            Value::Win => (holds(mover, WIN), true),
            Value::Draw => (holds(mover, WIN - 1), is_no_better(WIN - 1)),
            Value::Loss => (vec![true; self.boards.len()], is_no_better(WIN)),
        };
        (is_exact && keeps.contains(&true)).then_some(keeps)
    }
}

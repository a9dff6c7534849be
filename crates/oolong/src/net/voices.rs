//! Which rows speak for a move.
//!
//! They are about the tables that a move touches, not about their names: a cup put down speaks by the table to which it sends
//! the other player, an answer to a marker by the tables it is about, with rows of their own for whoever gives it.

use tabuleiro_game::Game;

use super::Scene;
use super::scene::{MARKERS, STATES};
use crate::fast::members;
use crate::{Chair, Compass, Move, Oolong, Pair, Phase, traits};

/// Rows about a table: its state, and its marker if that is unused.
const TABLE: usize = STATES + MARKERS;

/// Where the numbers of each kind begin: the table to which a cup leads, and the one where it is put if that may be any.
const TO: usize = 0;
const AT: usize = TO + TABLE;
const ANSWERS: usize = AT + TABLE;
/// Of an answer, from [`ANSWERS`] on: the table that a cup leaves, and the one to which its seat leads; …
const LEFT: usize = 0;
const FREED: usize = LEFT + STATES;
/// … where it comes to, and to which that seat leads; …
const FOUND: usize = FREED + STATES;
const TAKEN: usize = FOUND + TABLE;
/// … the table to which the waiter is sent; the tables that are swapped, and the one that comes to the waiter's place; …
const SENT: usize = TAKEN + STATES;
const SWAPPED: usize = SENT + TABLE;
const SWAPPED_CLAIMED: usize = SWAPPED + STATES;
const SWAPPED_HERE: usize = SWAPPED_CLAIMED + STATES;
/// … the tables to which the empty seats lead of one that was turned; and that a marker is declined.
const TURNED: usize = SWAPPED_HERE + STATES;
const DECLINED: usize = TURNED + STATES;
const KINDS: usize = DECLINED + MARKERS;

/// Voices are numbered below this.
pub const COUNT: usize = ANSWERS + 2 * KINDS;

/// Who speaks for the moves of a position.
#[derive(Clone, Copy, Debug)]
pub struct Voices {
    at: Oolong,
    scene: Scene,
    /// Where the rows begin for whoever answers the marker that waits.
    answers: usize,
}

impl Voices {
    /// The voices of a position.
    pub fn of(at: &Oolong) -> Voices {
        Voices::seen(at, Scene::of(at, at.placer()))
    }

    pub(super) fn seen(at: &Oolong, scene: Scene) -> Voices {
        let is_theirs = matches!(at.phase(), Phase::Waiting(waiting) if waiting.actor != scene.me);
        Voices { at: *at, scene, answers: ANSWERS + if is_theirs { KINDS } else { 0 } }
    }

    /// Tells the number of every row that speaks for a move.
    #[inline]
    pub fn each(&self, mv: Move, mut tell: impl FnMut(usize)) {
        match mv {
            Move::Place(chair) => {
                self.table(TO, chair.seat, &mut tell);
                if chair.table != self.at.waiter().table {
                    self.table(AT, chair.table, &mut tell);
                }
            }
            Move::Carry { from, to } => self.carry(from, to, &mut tell),
            Move::Send(table) => self.table(self.answers + SENT, table, &mut tell),
            Move::Swap(pair) => self.swap(pair, &mut tell),
            Move::Turn(_) => self.turn(mv, &mut tell),
            Move::Decline => {
                let marker = self.at.waiting().map_or(0, |(_, marker)| traits::index(marker, self.scene.me));
                tell(self.answers + DECLINED + marker);
            }
        }
    }

    #[inline]
    fn table(&self, first: usize, table: Compass, tell: &mut impl FnMut(usize)) {
        tell(first + self.scene.state(table));
        if let Some(marker) = self.scene.marker(table) {
            tell(first + STATES + marker);
        }
    }

    fn carry(&self, from: Chair, to: Chair, tell: &mut impl FnMut(usize)) {
        tell(self.answers + LEFT + self.scene.state(from.table));
        tell(self.answers + FREED + self.scene.state(from.seat));
        self.table(self.answers + FOUND, to.table, tell);
        tell(self.answers + TAKEN + self.scene.state(to.seat));
    }

    fn swap(&self, pair: Pair, tell: &mut impl FnMut(usize)) {
        let tables = pair.tables();
        let is_claimed = tables.iter().any(|table| self.at.claimed(*table).is_some());
        let kind = self.answers + if is_claimed { SWAPPED_CLAIMED } else { SWAPPED };
        for (table, other) in [(tables[0], tables[1]), (tables[1], tables[0])] {
            tell(kind + self.scene.state(table));
            if other == self.at.waiter().table {
                tell(self.answers + SWAPPED_HERE + self.scene.state(table));
            }
        }
    }

    fn turn(&self, mv: Move, tell: &mut impl FnMut(usize)) {
        let mut after = self.at;
        after.apply(mv);
        members(after.empty_here()).for_each(|table| tell(self.answers + TURNED + self.scene.state(table)));
    }
}

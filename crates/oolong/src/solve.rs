//! Exact values of positions near the end: who can force five tables, and in how many moves.
//!
//! A boolean question, asked again and again: can this player win within so many moves, whatever the other does? The
//! first depth at which somebody can is the exact distance; if nobody can up to the last cup, it is a draw.

use tabuleiro_game::{Game, few};
use tabuleiro_search::{Leash, Limit, Progress, Proven, Solved, Stop, Value};

use crate::memo::Memo;
use crate::prospect::can_hope;
use crate::{Move, Oolong, Tea};

/// Works out what a position is worth. `None` if the leash ends before.
pub(crate) fn solve(at: &Oolong, leash: &mut Leash<'_, Progress>) -> Option<Solved<Move>> {
    let mut solver = Solver { memo: Memo::default(), leash };
    let proven = solver.value(at)?;
    let line = match proven.value {
        Value::Draw => solver.drawn_line(at)?,
        Value::Win => solver.winning_line(at, Tea::of(at.turn()), proven.plies?)?,
        Value::Loss => solver.winning_line(at, Tea::of(at.turn()).other(), proven.plies?)?,
    };
    Some(Solved { proven, line, nodes: solver.leash.nodes() })
}

/// Works out only the value, with no more than so many moves applied.
pub(crate) fn value_within(at: &Oolong, nodes: u64) -> Option<Proven> {
    let leash = &mut Leash::silent(Limit::nodes(nodes), &Stop::new());
    Solver { memo: Memo::default(), leash }.value(at)
}

/// The most moves that can follow: every cup that is left, and every marker.
fn most_moves(at: &Oolong) -> u32 {
    let unused = crate::Compass::ALL.into_iter().filter(|table| !at.markers().is_used(*table)).count() as u32;
    80 - u32::from(at.placed()) + unused + u32::from(at.waiting().is_some())
}

struct Solver<'s, 't> {
    memo: Memo,
    leash: &'s mut Leash<'t, Progress>,
}

/// Progress is told whenever so many moves have been applied.
const TELL: u64 = 1 << 20;

impl Solver<'_, '_> {
    fn value(&mut self, at: &Oolong) -> Option<Proven> {
        let mine = Tea::of(at.turn());
        let most = most_moves(at);
        let deepest = self.leash.limit().depth;
        for depth in 1..=most {
            if deepest.is_some_and(|limit| depth > limit) {
                return None;
            }
            for (tea, value) in [(mine, Value::Win), (mine.other(), Value::Loss)] {
                if self.wins(at, tea, depth)? {
                    return Some(Proven::within(value, depth));
                }
            }
        }
        Some(Proven::of(Value::Draw))
    }

    /// Whether a player can win within so many moves whatever the other does.
    fn wins(&mut self, at: &Oolong, tea: Tea, depth: u32) -> Option<bool> {
        if let Some(outcome) = at.outcome() {
            return Some(outcome.winner == Some(tea.seat()));
        }
        if depth == 0 || !can_hope(at, tea, depth) {
            return Some(false);
        }
        if let Some(known) = self.memo.probe(at, tea, depth) {
            return Some(known);
        }
        let is_own = Tea::of(at.turn()) == tea;
        let mut found = !is_own;
        for mv in ordered(at) {
            let after = self.played(at, mv)?;
            if self.wins(&after, tea, depth - 1)? == is_own {
                found = is_own;
                break;
            }
        }
        self.memo.note(at, tea, depth, found);
        Some(found)
    }

    /// The position after a move; `None` if it is one too many.
    fn played(&mut self, at: &Oolong, mv: Move) -> Option<Oolong> {
        if !self.leash.spend() {
            return None;
        }
        let nodes = self.leash.nodes();
        if nodes.is_multiple_of(TELL) {
            self.leash.tell(&Progress { nodes, done: None });
        }
        let mut after = *at;
        after.apply(mv);
        Some(after)
    }

    /// A line in which the winner takes the shortest way and the loser the longest. The win is `depth` moves away.
    fn winning_line(&mut self, at: &Oolong, tea: Tea, depth: u32) -> Option<Vec<Move>> {
        let (mut at, mut line) = (*at, Vec::new());
        for left in (0..depth).rev() {
            let is_own = Tea::of(at.turn()) == tea;
            let mut next = None;
            for mv in ordered(&at) {
                let after = self.played(&at, mv)?;
                // Own: wins in time. Other: holds out to the last.
                let is_it = if is_own {
                    self.wins(&after, tea, left)?
                } else {
                    left == 0 || !self.wins(&after, tea, left - 1)?
                };
                if is_it {
                    next = Some((mv, after));
                    break;
                }
            }
            let (mv, after) = next?;
            line.push(mv);
            at = after;
            if at.outcome().is_some() {
                break;
            }
        }
        Some(line)
    }

    /// A line in which both avoid losing, to the last cup.
    fn drawn_line(&mut self, at: &Oolong) -> Option<Vec<Move>> {
        let (mut at, mut line) = (*at, Vec::new());
        while at.outcome().is_none() {
            let other = Tea::of(at.turn()).other();
            let mut next = None;
            for mv in ordered(&at) {
                let after = self.played(&at, mv)?;
                if !self.wins(&after, other, most_moves(&after))? {
                    next = Some((mv, after));
                    break;
                }
            }
            let (mv, after) = next?;
            line.push(mv);
            at = after;
        }
        Some(line)
    }
}

/// The legal moves, those that are likely to be good for who makes them first.
fn ordered(at: &Oolong) -> Vec<Move> {
    let mut moves: Vec<Move> = at.moves().collect();
    let tea = Tea::of(at.turn());
    few::sort_by_cached_key(&mut moves, |mv| match mv {
        // A cup sends the other player to a table.
        Move::Place(chair) => crate::prospect::welcome(at, tea.other(), chair.seat) as i32,
        Move::Carry { to, .. } => -(at.count(tea, to.table) as i32),
        _ => 0,
    });
    moves
}

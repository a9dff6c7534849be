//! Whether a seat reaches its goal, shown by a search that follows the fewest replies (df-pn).
//!
//! Every position has two numbers, [`Odds`]: about how many positions must still be shown for the goal to be reached,
//! and for it to be out of reach. The search goes where the fewer are. Positions are reached in many ways, so the
//! numbers of siblings are not added up, which would count the same ones often; the largest stands for them all.

use super::key::{BITS, Filled, Images, Key};
use super::memo::{Memo, NEVER, Odds};
use super::threats::{Outlook, is_many};
use super::{Board, Goal, Leash};

/// Shows and refutes, and remembers what it has found.
#[derive(Debug)]
pub(crate) struct Prover {
    memo: Memo,
    /// The lines of every position from the root to the one under search.
    lines: Vec<Line>,
    /// The places filled by the line that is being followed.
    filled: Vec<Filled>,
}

/// A position under search.
#[derive(Clone, Copy, Debug)]
struct Node {
    board: Board,
    /// The moves to consider.
    moves: u32,
    /// What the seat to act wants.
    goal: Goal,
    key: Key,
}

/// A move and the forced moves that follow it, up to where there is a choice again.
#[derive(Clone, Copy, Debug)]
struct Line {
    end: Node,
    /// Whether the seat that made the move is to act at the end of it.
    is_own: bool,
    /// As the opponent of the seat that made the move sees them.
    odds: Odds,
}

/// Where a board leads by forced moves.
enum Followed {
    /// To the end: whether the seat to act at first reaches its goal.
    Decided(bool),
    /// To a choice, of the seat to act at first or of its opponent.
    Choice { board: Board, moves: u32, goal: Goal, is_own: bool },
}

impl Prover {
    /// One that has found nothing yet, and remembers what fits into so many bytes.
    pub(crate) fn new(bytes: usize) -> Prover {
        Prover { memo: Memo::new(bytes), lines: Vec::new(), filled: Vec::new() }
    }

    /// Whether the seat to act reaches its goal; `None` if the leash was too short.
    pub(crate) fn reaches(&mut self, board: &Board, goal: Goal, leash: &mut Leash) -> Option<bool> {
        self.lines.clear();
        self.filled.clear();
        let (node, is_own) = match self.follow(*board, goal, leash)? {
            Followed::Decided(reached) => return Some(reached),
            Followed::Choice { board, moves, goal, is_own } => {
                let key = key(&Images::of(&board), &[], &board, goal);
                (Node { board, moves, goal, key }, is_own)
            }
        };
        let known = self.memo.find(node.key).and_then(Odds::decided);
        let reached = match known {
            Some(reached) => reached,
            None => self.search(&node, UNKNOWN, leash)?.decided()?,
        };
        Some(reached == is_own)
    }

    /// Follows forced moves, and notes the places that they fill.
    fn follow(&mut self, mut board: Board, mut goal: Goal, leash: &mut Leash) -> Option<Followed> {
        let mut is_own = true;
        loop {
            let reached = match board.outlook_for(goal) {
                Outlook::Wins => true,
                Outlook::Loses => false,
                Outlook::Passed(0) => !goal.is_win,
                Outlook::Passed(colours) => {
                    (0..colours).for_each(|_| board.hand_on());
                    if colours & 1 == 1 {
                        (is_own, goal) = (!is_own, goal.opposed());
                    }
                    continue;
                }
                Outlook::Open(moves) if is_many(moves) => match hopeless(&board, goal) {
                    Some(reached) => reached,
                    None => return Some(Followed::Choice { board, moves, goal, is_own }),
                },
                Outlook::Open(only) => {
                    leash.step()?;
                    self.filled.push((only.trailing_zeros() as u8, board.acting()));
                    board = board.after(only.trailing_zeros());
                    (is_own, goal) = (!is_own, goal.a_move_later().opposed());
                    continue;
                }
            };
            return Some(Followed::Decided(reached == is_own));
        }
    }

    /// Searches until the odds reach one of these bounds.
    fn search(&mut self, node: &Node, bounds: Odds, leash: &mut Leash) -> Option<Odds> {
        let (before, first) = (leash.nodes(), self.lines.len());
        let is_shown = self.expand(node, leash)?;
        let odds = loop {
            let (odds, next) = if is_shown { (Odds::SHOWN, None) } else { sum_up(&self.lines[first..]) };
            let Some(next) = next.filter(|_| odds.proof < bounds.proof && odds.disproof < bounds.disproof)
            else {
                break odds;
            };
            let line = self.lines[first + next.index];
            let bounds = next.bounds(bounds, line.odds);
            self.lines[first + next.index].odds = if line.is_own {
                self.search(&line.end, bounds.seen_by_other(), leash)?.seen_by_other()
            } else {
                self.search(&line.end, bounds, leash)?
            };
        };
        self.lines.truncate(first);
        self.memo.note(node.key, odds, leash.nodes() - before);
        Some(odds)
    }

    /// Lists the lines that begin here and are not decided; true if one of them reaches the goal.
    fn expand(&mut self, node: &Node, leash: &mut Leash) -> Option<bool> {
        let (images, first) = (Images::of(&node.board), self.lines.len());
        let mut rest = node.moves;
        while rest != 0 {
            let place = rest.trailing_zeros();
            rest &= rest - 1;
            leash.step()?;
            self.filled.clear();
            self.filled.push((place as u8, node.board.acting()));
            match self.follow(node.board.after(place), node.goal.a_move_later().opposed(), leash)? {
                Followed::Decided(true) => {}
                Followed::Decided(false) => return Some(true),
                Followed::Choice { board, moves, goal, is_own } => {
                    let end = Node { board, moves, goal, key: key(&images, &self.filled, &board, goal) };
                    self.lines.push(Line { end, is_own: !is_own, odds: UNKNOWN });
                }
            }
        }
        Some(self.recall(first))
    }

    /// Looks up the lines from the `first` on; true if one of them reaches the goal.
    ///
    /// They are looked up one right after the other, so that the processor does not wait for each by itself: nearly all
    /// the time of a search is spent on waiting for memory.
    fn recall(&mut self, first: usize) -> bool {
        let mut is_shown = false;
        for line in &mut self.lines[first..] {
            let odds = self.memo.find(line.end.key).unwrap_or(UNKNOWN);
            line.odds = if line.is_own { odds.seen_by_other() } else { odds };
            is_shown |= line.odds.disproof == 0;
        }
        for line in self.lines[first..].iter_mut().filter(|line| line.odds == UNKNOWN) {
            let odds = line.end.board.guess(line.end.moves);
            line.odds = if line.is_own { odds.seen_by_other() } else { odds };
        }
        is_shown
    }
}

/// What no search finds.
const UNKNOWN: Odds = Odds { proof: NEVER, disproof: NEVER };

/// Whether the seat to act reaches its goal because somebody cannot get a line any more.
fn hopeless(board: &Board, goal: Goal) -> Option<bool> {
    /// Before there are so many pieces, everybody has hope.
    const PIECES: u32 = 10;
    if board.pieces() < PIECES {
        return None;
    }
    let winner = usize::from(!goal.is_win);
    (!board.has_hope(winner) && !board.has_hope(winner + 2)).then_some(!goal.is_win)
}

fn key(images: &Images, filled: &[Filled], board: &Board, goal: Goal) -> Key {
    let goal = Key::from(goal.within) << 1 | Key::from(goal.is_win);
    images.key(filled, board.acting()) | goal << BITS
}

/// Which line to look at next.
struct Next {
    index: usize,
    /// The second least disproof.
    second: u32,
    /// How many lines are not decided.
    count: u32,
}

impl Next {
    /// How far to search that line before another is better.
    fn bounds(&self, bounds: Odds, line: Odds) -> Odds {
        // Further than the next best one, or the search would go to and fro.
        let further = self.second.saturating_add(1 + self.second);
        Odds {
            proof: bounds.disproof.saturating_sub(self.count - 1).max(line.proof + 1),
            disproof: bounds.proof.min(further),
        }
    }
}

/// The odds of a position by those of its lines, and which of them to look at next; `None` if that is settled.
fn sum_up(lines: &[Line]) -> (Odds, Option<Next>) {
    let mut next = Next { index: 0, second: NEVER, count: 0 };
    let mut best = Odds { proof: NEVER, disproof: NEVER };
    let mut hardest = 0;
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| line.odds.proof != 0) {
        next.count += 1;
        hardest = hardest.max(line.odds.proof);
        if (line.odds.disproof, line.odds.proof) < (best.disproof, best.proof) {
            next.second = best.disproof;
            (best, next.index) = (line.odds, index);
        } else {
            next.second = next.second.min(line.odds.disproof);
        }
    }
    match (next.count, best.disproof) {
        (0, _) => (Odds::REFUTED, None),
        (_, 0) => (Odds::SHOWN, None),
        (count, proof) => {
            let disproof = (hardest + count - 1).min(NEVER - 1);
            (Odds { proof, disproof }, Some(next))
        }
    }
}

//! Whether a seat reaches its goal, shown by a search that follows the fewest replies (df-pn).
//!
//! Every position has two numbers, [`Odds`]: about how many positions must still be shown for the goal to be reached,
//! and for it to be out of reach. The search goes where the fewer are. Positions are reached in many ways, so the
//! numbers of siblings are not added up, which would count the same ones often; the largest stands for them all.

use tabuleiro_search::{Leash, Progress};

use super::key::{BITS, Filled, Images, Key};
use super::memo::{Memo, NEVER, Odds};
use super::progress::step;
use super::threats::{Outlook, is_many};
use super::{Goal, Standing};

/// Shows and refutes, and remembers what it has found.
#[derive(Debug)]
pub(crate) struct Prover {
    memo: Memo,
    /// The branches of every position from the root to the one under search.
    branches: Vec<Branch>,
    /// The places filled by the branch that is being followed.
    filled: Vec<Filled>,
}

/// A position under search.
#[derive(Clone, Copy, Debug)]
struct Node {
    standing: Standing,
    /// The moves to consider.
    moves: u32,
    /// What the seat to act wants.
    goal: Goal,
    key: Key,
}

/// A move and the forced moves that follow it, up to where there is a choice again.
#[derive(Clone, Copy, Debug)]
struct Branch {
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
    Choice { standing: Standing, moves: u32, goal: Goal, is_own: bool },
}

impl Prover {
    /// One that has found nothing yet, and remembers what fits into so many bytes.
    pub(crate) fn new(bytes: usize) -> Prover {
        Prover { memo: Memo::new(bytes), branches: Vec::new(), filled: Vec::new() }
    }

    /// Whether the seat to act reaches its goal; `None` if the leash was too short.
    pub(crate) fn reaches(
        &mut self,
        standing: &Standing,
        goal: Goal,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<bool> {
        self.branches.clear();
        self.filled.clear();
        let (node, is_own) = match self.follow(*standing, goal, leash)? {
            Followed::Decided(reached) => return Some(reached),
            Followed::Choice { standing, moves, goal, is_own } => {
                let key = key(&Images::of(&standing), &[], &standing, goal);
                (Node { standing, moves, goal, key }, is_own)
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
    fn follow(
        &mut self,
        mut standing: Standing,
        mut goal: Goal,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Followed> {
        let mut is_own = true;
        loop {
            let reached = match standing.outlook_for(goal) {
                Outlook::Wins => true,
                Outlook::Loses => false,
                Outlook::Passed(0) => !goal.is_win,
                Outlook::Passed(colours) => {
                    (0..colours).for_each(|_| standing.hand_on());
                    if colours & 1 == 1 {
                        (is_own, goal) = (!is_own, goal.opposed());
                    }
                    continue;
                }
                Outlook::Open(moves) if is_many(moves) => match hopeless(&standing, goal) {
                    Some(reached) => reached,
                    None => return Some(Followed::Choice { standing, moves, goal, is_own }),
                },
                Outlook::Open(only) => {
                    step(leash)?;
                    self.filled.push((only.trailing_zeros() as u8, standing.acting()));
                    standing = standing.after(only.trailing_zeros());
                    (is_own, goal) = (!is_own, goal.a_move_later().opposed());
                    continue;
                }
            };
            return Some(Followed::Decided(reached == is_own));
        }
    }

    /// Searches until the odds reach one of these bounds.
    fn search(&mut self, node: &Node, bounds: Odds, leash: &mut Leash<'_, Progress>) -> Option<Odds> {
        let (before, first) = (leash.nodes(), self.branches.len());
        let is_shown = self.expand(node, leash)?;
        let odds = loop {
            let (odds, next) = if is_shown { (Odds::SHOWN, None) } else { sum_up(&self.branches[first..]) };
            let Some(next) = next.filter(|_| odds.proof < bounds.proof && odds.disproof < bounds.disproof)
            else {
                break odds;
            };
            let branch = self.branches[first + next.index];
            let bounds = next.bounds(bounds, branch.odds);
            self.branches[first + next.index].odds = if branch.is_own {
                self.search(&branch.end, bounds.seen_by_other(), leash)?.seen_by_other()
            } else {
                self.search(&branch.end, bounds, leash)?
            };
        };
        self.branches.truncate(first);
        self.memo.note(node.key, odds, leash.nodes() - before);
        Some(odds)
    }

    /// Lists the branches that begin here and are not decided; true if one of them reaches the goal.
    fn expand(&mut self, node: &Node, leash: &mut Leash<'_, Progress>) -> Option<bool> {
        let (images, first) = (Images::of(&node.standing), self.branches.len());
        let mut rest = node.moves;
        while rest != 0 {
            let place = rest.trailing_zeros();
            rest &= rest - 1;
            step(leash)?;
            self.filled.clear();
            self.filled.push((place as u8, node.standing.acting()));
            match self.follow(node.standing.after(place), node.goal.a_move_later().opposed(), leash)? {
                Followed::Decided(true) => {}
                Followed::Decided(false) => return Some(true),
                Followed::Choice { standing, moves, goal, is_own } => {
                    let end =
                        Node { standing, moves, goal, key: key(&images, &self.filled, &standing, goal) };
                    self.branches.push(Branch { end, is_own: !is_own, odds: UNKNOWN });
                }
            }
        }
        Some(self.recall(first))
    }

    /// Looks up the branches from the `first` on; true if one of them reaches the goal.
    ///
    /// They are looked up one right after the other, so that the processor does not wait for each by itself: nearly all
    /// the time of a search is spent on waiting for memory.
    fn recall(&mut self, first: usize) -> bool {
        let mut is_shown = false;
        for branch in &mut self.branches[first..] {
            let odds = self.memo.find(branch.end.key).unwrap_or(UNKNOWN);
            branch.odds = if branch.is_own { odds.seen_by_other() } else { odds };
            is_shown |= branch.odds.disproof == 0;
        }
        for branch in self.branches[first..].iter_mut().filter(|branch| branch.odds == UNKNOWN) {
            let odds = branch.end.standing.guess(branch.end.moves);
            branch.odds = if branch.is_own { odds.seen_by_other() } else { odds };
        }
        is_shown
    }
}

/// What no search finds.
const UNKNOWN: Odds = Odds { proof: NEVER, disproof: NEVER };

/// Whether the seat to act reaches its goal because somebody cannot get a line any more.
fn hopeless(standing: &Standing, goal: Goal) -> Option<bool> {
    /// Before there are so many pieces, everybody has hope.
    const PIECES: u32 = 10;
    if standing.pieces() < PIECES {
        return None;
    }
    let winner = usize::from(!goal.is_win);
    (!standing.has_hope(winner) && !standing.has_hope(winner + 2)).then_some(!goal.is_win)
}

fn key(images: &Images, filled: &[Filled], standing: &Standing, goal: Goal) -> Key {
    let goal = Key::from(goal.within) << 1 | Key::from(goal.is_win);
    images.key(filled, standing.acting()) | goal << BITS
}

/// Which branch to look at next.
struct Next {
    index: usize,
    /// The second least disproof.
    second: u32,
    /// How many branches are not decided.
    count: u32,
}

impl Next {
    /// How far to search that branch before another is better.
    fn bounds(&self, bounds: Odds, branch: Odds) -> Odds {
        // Further than the next best one, or the search would go to and fro.
        let further = self.second.saturating_add(1 + self.second);
        Odds {
            proof: bounds.disproof.saturating_sub(self.count - 1).max(branch.proof + 1),
            disproof: bounds.proof.min(further),
        }
    }
}

/// The odds of a position by those of its branches, and which of them to look at next; `None` if that is settled.
fn sum_up(branches: &[Branch]) -> (Odds, Option<Next>) {
    let mut next = Next { index: 0, second: NEVER, count: 0 };
    let mut best = Odds { proof: NEVER, disproof: NEVER };
    let mut hardest = 0;
    for (index, branch) in branches.iter().enumerate().filter(|(_, branch)| branch.odds.proof != 0) {
        next.count += 1;
        hardest = hardest.max(branch.odds.proof);
        if (branch.odds.disproof, branch.odds.proof) < (best.disproof, best.proof) {
            next.second = best.disproof;
            (best, next.index) = (branch.odds, index);
        } else {
            next.second = next.second.min(branch.odds.disproof);
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

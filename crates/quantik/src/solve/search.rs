//! The exact score of a position, by looking at every line of play that matters.
//!
//! Alpha-beta, made short by what [`Sides`] tell at sight: moves that let the opponent complete a line are never tried,
//! and a move that leaves the opponent none but such moves wins. Moves that leave the opponent little room are tried
//! first. What was found of early positions is kept by class, so that symmetry is used everywhere.

use std::cmp::Reverse;
use std::collections::HashMap;

use tabuleiro_game::Rules;
use tabuleiro_search::{Leash, Progress};

use super::class::Class;
use super::score::Score;
use super::sides::Sides;

/// A search and what it has found.
pub struct Search<'l, 't> {
    rules: Rules,
    /// Positions of at most so many pieces are kept.
    kept: u32,
    memo: HashMap<Class, Found>,
    /// None when nobody limits it: to make a leash takes longer than most late searches.
    leash: Option<&'l mut Leash<'t, Progress>>,
}

/// A search was cut short: the limit was reached or the stop pulled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut;

/// Progress is told whenever so many more moves have been applied: every few hundredths of a millisecond.
const STRIDE: u64 = 1 << 10;

/// What is known of a class: that its score lies between two bounds.
#[derive(Clone, Copy)]
struct Found {
    low: Score,
    high: Score,
    /// A position of the class, and the number of a move there that reaches `low`.
    answer: (Sides, u8),
}

/// What to look for: scores between the two; of others only on which side they lie.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

/// A position that sight alone does not decide: whoever is to move has safe moves, these.
#[derive(Clone, Copy)]
struct Node {
    sides: Sides,
    safe: u64,
    /// How much room whoever is to move has: for safe moves, against any moves of the other's.
    room: i32,
}

/// What a move leads to.
#[derive(Clone, Copy)]
struct Reply {
    number: u8,
    node: Node,
}

impl<'l, 't> Search<'l, 't> {
    /// To keep what is found of positions with more pieces than this gains nothing: to know them again takes longer
    /// than to search them again.
    const KEPT: u32 = 7;

    /// A search from scratch.
    pub fn new(rules: Rules, leash: &'l mut Leash<'t, Progress>) -> Search<'l, 't> {
        Search { rules, kept: Search::KEPT, memo: HashMap::new(), leash: Some(leash) }
    }

    /// A search that keeps everything, so that it can give answers afterwards.
    pub(super) fn mindful(rules: Rules, leash: &'l mut Leash<'t, Progress>) -> Search<'l, 't> {
        Search { kept: u32::MAX, ..Search::new(rules, leash) }
    }

    /// The same search, keeping what it finds of early positions.
    pub(super) fn keeping(self) -> Search<'l, 't> {
        Search { kept: Search::KEPT, ..self }
    }

    /// A search that keeps nothing: the quickest for late positions.
    pub(super) fn forgetful(rules: Rules, leash: &'l mut Leash<'t, Progress>) -> Search<'l, 't> {
        Search { kept: 0, ..Search::new(rules, leash) }
    }

    /// A search that keeps nothing and that nobody limits.
    pub(super) fn free(rules: Rules) -> Search<'static, 'static> {
        Search { rules, kept: 0, memo: HashMap::new(), leash: None }
    }

    /// The exact score of a position without a completed line, and the number of a best move if there is any move.
    pub fn best(&mut self, sides: Sides) -> Result<(Score, Option<u8>), Cut> {
        match self.sight(sides) {
            Ok(node) => {
                if sides.pieces() <= self.kept {
                    self.reaches(sides, Score::DRAW)?; // with what that finds, the distance takes less to find
                }
                let (score, number) = self.search(node, Window { alpha: Score::WORST, beta: Score::BEST })?;
                Ok((score, Some(number)))
            }
            Err(known) => Ok(known),
        }
    }

    /// Whether whoever is to move reaches at least this score.
    pub fn reaches(&mut self, sides: Sides, wanted: Score) -> Result<bool, Cut> {
        let score = match self.sight(sides) {
            Ok(node) => self.look_up(node, Window { alpha: wanted.just_below(), beta: wanted })?,
            Err((score, _)) => score,
        };
        Ok(score >= wanted)
    }

    /// A position of the class of this one, and the number of a move there that was found to win.
    pub(super) fn answer(&self, sides: Sides) -> Option<(Sides, u8)> {
        let found = self.memo.get(&Class::of(sides))?;
        (found.low > Score::DRAW).then_some(found.answer)
    }

    /// What can be told at sight of any position without a completed line: its score and a best move, or the node that
    /// must be searched.
    fn sight(&self, sides: Sides) -> Result<Node, (Score, Option<u8>)> {
        let open = sides.open();
        let wins = open & sides.completing();
        if wins != 0 {
            return Err((Score::win(1), Some(wins.trailing_zeros() as u8)));
        }
        let first = (open != 0).then_some(open.trailing_zeros() as u8);
        self.glance(sides, open).map_err(|score| (score, first))
    }

    /// The same of a position in which no move completes a line.
    #[inline]
    fn glance(&self, sides: Sides, open: u64) -> Result<Node, Score> {
        if open == 0 {
            return Err(if self.rules == Rules::Report { Score::DRAW } else { Score::loss(0) });
        }
        let theirs = sides.open_to_the_other();
        match sides.safe(open, theirs) {
            0 => Err(Score::loss(2)),
            safe => {
                let room = 2 * safe.count_ones() as i32 - theirs.count_ones() as i32;
                Ok(Node { sides, safe, room })
            }
        }
    }

    /// The score of a node, from what is known of its class or by a search.
    fn look_up(&mut self, node: Node, window: Window) -> Result<Score, Cut> {
        if node.sides.pieces() > self.kept {
            return Ok(self.search(node, window)?.0);
        }
        let class = Class::of(node.sides);
        let fresh = Found { low: Score::loss(2), high: Score::win(1), answer: (node.sides, 0) };
        let mut found = *self.memo.get(&class).unwrap_or(&fresh);
        if found.low >= window.beta || found.low == found.high {
            return Ok(found.low);
        }
        if found.high <= window.alpha {
            return Ok(found.high);
        }
        let window = Window { alpha: window.alpha.max(found.low), beta: window.beta.min(found.high) };
        let (score, number) = self.search(node, window)?;
        if score > window.alpha {
            (found.low, found.answer) = (score, (node.sides, number));
        }
        if score < window.beta {
            found.high = score;
        }
        self.memo.insert(class, found);
        Ok(score)
    }

    /// The score of a node within the window, and the number of a move that has it.
    fn search(&mut self, node: Node, window: Window) -> Result<(Score, u8), Cut> {
        let mut replies = [Reply { number: 0, node }; 64];
        let (count, mut best) = self.replies(node, window.beta, &mut replies)?;
        if best.0 >= window.beta {
            return Ok(best);
        }
        if window.alpha >= Score::win(3) {
            return Ok((best.0.max(Score::win(3)), best.1)); // a quicker win would have been seen
        }
        let replies = &mut replies[..count];
        replies.sort_unstable_by_key(|reply| (reply.node.room, Reverse(reply.number)));
        let beta = window.beta.min(Score::win(3));
        for reply in replies {
            if best.0 >= beta {
                break;
            }
            let alpha = window.alpha.max(best.0);
            let theirs = Window { alpha: beta.after(), beta: alpha.after() };
            let score = self.look_up(reply.node, theirs)?.before();
            if score > best.0 {
                best = (score, reply.number);
            }
        }
        Ok(best)
    }

    /// Makes every safe move: those that sight decides give a first best, the others are replies to search. It ends
    /// early when the best is good enough.
    fn replies(
        &mut self,
        node: Node,
        beta: Score,
        replies: &mut [Reply; 64],
    ) -> Result<(usize, (Score, u8)), Cut> {
        let mut best = (Score::loss(2), node.safe.trailing_zeros() as u8);
        let (mut count, mut left) = (0, node.safe);
        let enough = beta.min(Score::win(1));
        while left != 0 && best.0 < enough {
            let number = left.trailing_zeros();
            left &= left - 1;
            self.spend()?;
            let sides = node.sides.after(number);
            match self.glance(sides, sides.open()) {
                Ok(node) => {
                    replies[count] = Reply { number: number as u8, node };
                    count += 1;
                }
                Err(score) if score.before() > best.0 => best = (score.before(), number as u8),
                Err(_) => {}
            }
        }
        Ok((count, best))
    }

    /// Counts one more move, unless it must not be applied.
    #[inline]
    fn spend(&mut self) -> Result<(), Cut> {
        let Some(leash) = &mut self.leash else { return Ok(()) };
        let nodes = leash.nodes();
        if nodes.is_multiple_of(STRIDE) && nodes > 0 {
            leash.tell(&Progress { nodes, done: None });
        }
        if leash.spend() { Ok(()) } else { Err(Cut) }
    }
}

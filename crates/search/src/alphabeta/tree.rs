//! The search itself: one line of play at a time, cut short where it cannot matter.

use tabuleiro_game::{Game, Move, Record, Seat};

use super::blind::Blind;
use super::lines::Lines;
use super::order::{Lore, Promise};
use super::score::{self, INFINITE, Score};
use crate::memo::{Bound, Keyed, Memo, Note};
use crate::{Eval, Leash, Oracle, Proven, Report};

/// Nearer to the leaves than this, nothing is remembered: looking it up would take longer than searching.
const MEMORABLE: u32 = 3;

/// What a search works with.
pub(super) struct Tools<'a, 't, G: Game, E, O, P> {
    pub(super) eval: &'a E,
    pub(super) oracle: &'a O,
    pub(super) promise: &'a P,
    pub(super) memo: &'a mut Memo,
    pub(super) lore: &'a mut Lore,
    pub(super) blind: Blind,
    pub(super) leash: &'a mut Leash<'t, Report<G::Move>>,
    /// The positions of the game and of the line being searched, as far back as they can be repeated.
    pub(super) line: Vec<G>,
}

/// A search from one position.
pub(super) struct Tree<'a, 't, G: Game, E, O, P> {
    tools: Tools<'a, 't, G, E, O, P>,
    /// How many guesses scores have rested on.
    pub(super) guesses: u64,
    /// Whether a repeated position ends the game.
    repeats: bool,
    /// Where repetition counts, proven values hold only from another age on: in this one, the past has a say.
    own_age: Option<u32>,
    /// The moves of all positions on the line, one after another, with their ranks.
    moves: Vec<(i32, G::Move)>,
    /// The best lines found from each distance on.
    lines: Lines<G::Move>,
}

/// What a search of the root has found.
pub(super) struct Found {
    /// The score of the best move.
    pub(super) score: Score,
    /// How many moves were searched to the end.
    pub(super) searched: usize,
    /// Whether all were, and no guess had a part in it.
    pub(super) solid: bool,
}

/// The bounds between which a score matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    /// Whether a score may lie between the bounds, so that a line may be the best.
    #[inline]
    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Where a search stands.
#[derive(Clone, Copy)]
struct Visit {
    /// How many moves to look ahead.
    depth: u32,
    /// How many moves from the root.
    ply: u32,
    /// Where in the line the present age begins.
    since: usize,
}

impl<'a, 't, G, E, O, P> Tree<'a, 't, G, E, O, P>
where
    G: Keyed,
    E: Eval<G>,
    O: Oracle<G>,
    P: Promise<G>,
{
    /// A search from where the game stands.
    pub(super) fn new(record: &Record<G>, mut tools: Tools<'a, 't, G, E, O, P>) -> Self {
        let root = record.now();
        let repeats = G::REPETITION && root.on_repeat().is_some();
        let same_age = record.positions().iter().rev().take_while(|at| at.age() == root.age()).count();
        let first = if repeats { record.positions().len() - same_age } else { record.ply() };
        tools.line.clear();
        tools.line.extend_from_slice(&record.positions()[first..]);
        Tree {
            tools,
            guesses: 0,
            repeats,
            own_age: repeats.then(|| root.age()),
            moves: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// The moves of the root, the most promising first.
    pub(super) fn root_moves(&mut self, root: &G) -> Vec<G::Move> {
        let first = self.list_moves(root, None, 0);
        let mut ranked = self.moves.split_off(first);
        ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        ranked.into_iter().map(|(_, mv)| mv).collect()
    }

    /// What the oracle knows of the root, if no earlier position of the game could be repeated from there.
    pub(super) fn proven_at_once(&self, root: &G) -> Option<Proven> {
        if self.tools.line.len() == 1 { self.tools.oracle.probe(root) } else { None }
    }

    /// What a score at the root proves. Who overlooks moves proves nothing.
    pub(super) fn proven(&self, score: Score, solid: bool) -> Option<Proven> {
        if self.tools.blind.per_mille > 0 { None } else { score::proven(score, solid) }
    }

    /// Searches the moves of the root to a depth, in the order given, and puts the best first; the others keep their
    /// order. `None` if the search was stopped before anything was known.
    pub(super) fn search_root(&mut self, root: &G, moves: &mut [G::Move], depth: u32) -> Option<Found> {
        let visit = Visit { depth, ply: 0, since: 0 };
        let mut window = Window { alpha: -INFINITE, beta: INFINITE };
        let guesses = self.guesses;
        let mut found: Option<Found> = None;
        self.lines.start(0);
        for number in 0..moves.len() {
            let score = self.try_move(root, moves[number], visit, window, number == 0);
            if self.is_over() {
                break;
            }
            if score > window.alpha {
                window.alpha = score;
                self.lines.extend(0, moves[number]);
                moves[..=number].rotate_right(1);
            }
            let solid = number + 1 == moves.len() && self.guesses == guesses;
            found = Some(Found { score: window.alpha, searched: number + 1, solid });
        }
        found
    }

    /// How many moves have been applied.
    pub(super) fn nodes(&self) -> u64 {
        self.tools.leash.nodes()
    }

    /// Whether the search must end.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.tools.leash.is_over()
    }

    /// Tells whoever listens what has been found so far.
    pub(super) fn tell(&mut self, report: &Report<G::Move>) {
        self.tools.leash.tell(report);
    }

    /// The line of play that the last complete score rests on.
    pub(super) fn best_line(&self) -> &[G::Move] {
        self.lines.best()
    }

    /// The score of a move for the seat to move: at first only whether it is better than the best so far.
    #[inline]
    fn try_move(&mut self, at: &G, mv: G::Move, visit: Visit, window: Window, first: bool) -> Score {
        if !self.tools.leash.spend() {
            return 0;
        }
        let mut next = *at;
        next.apply(mv);
        if first || visit.depth <= 1 {
            return self.score_after(&next, at.turn(), visit, window);
        }
        let probe = Window { alpha: window.alpha, beta: window.alpha + 1 };
        let score = self.score_after(&next, at.turn(), visit, probe);
        if score > window.alpha && score < window.beta {
            return self.score_after(&next, at.turn(), visit, window);
        }
        score
    }

    /// The score of the position after a move, for the seat that made it.
    #[inline]
    fn score_after(&mut self, next: &G, seat: Seat, visit: Visit, window: Window) -> Score {
        let ply = visit.ply + 1;
        if window.is_open() {
            self.lines.start(ply);
        }
        if let Some(outcome) = next.outcome() {
            return score::ended(outcome, seat, ply);
        }
        let mut since = visit.since;
        if self.repeats {
            if self.tools.line.last().is_some_and(|last| last.age() != next.age()) {
                since = self.tools.line.len();
            } else if self.tools.line[since..].contains(next) {
                self.guesses += 1;
                return next.on_repeat().map_or(0, |outcome| score::repeated(outcome, seat, ply));
            }
        }
        let visit = Visit { depth: visit.depth - 1, ply, since };
        if next.turn() == seat {
            self.score(next, visit, window)
        } else {
            -self.score(next, visit, Window { alpha: -window.beta, beta: -window.alpha })
        }
    }

    /// The score of a position where the game goes on, for the seat to move.
    #[inline]
    fn score(&mut self, at: &G, visit: Visit, window: Window) -> Score {
        if self.own_age.is_none_or(|age| at.age() != age)
            && let Some(proven) = self.tools.oracle.probe(at)
        {
            return score::known(proven, visit.ply);
        }
        if visit.depth == 0 {
            self.guesses += 1;
            return self.tools.eval.value(at);
        }
        if visit.depth == 1 { self.look_once(at, visit, window) } else { self.look_ahead(at, visit, window) }
    }

    /// The last move before the guesses: nothing is worth ordering or remembering any more.
    fn look_once(&mut self, at: &G, visit: Visit, mut window: Window) -> Score {
        let mut best = -INFINITE;
        for mv in at.moves() {
            let score = self.try_move(at, mv, visit, window, true);
            if score > best {
                best = score;
                if score >= window.beta {
                    break;
                }
                if score > window.alpha {
                    window.alpha = score;
                    self.lines.extend(visit.ply, mv);
                }
            }
        }
        best
    }

    fn look_ahead(&mut self, at: &G, visit: Visit, window: Window) -> Score {
        let key = if visit.depth >= MEMORABLE { at.key() } else { 0 };
        let note = if visit.depth >= MEMORABLE { self.tools.memo.recall(key) } else { None };
        if let Some(score) = note.and_then(|note| self.answer(note, visit, window)) {
            return score;
        }
        let guesses = self.guesses;
        let first = self.list_moves(at, note.and_then(|note| note.best), visit.ply);
        self.tools.line.push(*at);
        let (score, best) = self.try_all(at, first, visit, window);
        self.tools.line.pop();
        self.moves.truncate(first);
        if visit.depth >= MEMORABLE && !self.is_over() {
            let bound = match score {
                _ if score <= window.alpha => Bound::AtMost,
                _ if score >= window.beta => Bound::AtLeast,
                _ => Bound::Exactly,
            };
            let score = score::from_here(score, visit.ply);
            let depth = visit.depth.min(255) as u8;
            let solid = self.guesses == guesses;
            self.tools.memo.keep(key, Note { best, score, depth, bound, solid });
        }
        score
    }

    /// What is remembered, if it answers the question: from as far, or decided for good.
    #[inline]
    fn answer(&mut self, note: Note, visit: Visit, window: Window) -> Option<Score> {
        let score = score::from_root(note.score, visit.ply);
        let holds = match note.bound {
            Bound::Exactly => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        let reaches = u32::from(note.depth) >= visit.depth || note.solid || score::is_decided(score);
        if !holds || !reaches {
            return None;
        }
        self.guesses += u64::from(!note.solid);
        Some(score)
    }

    /// Puts the moves of a position behind all others; where they begin.
    #[inline]
    fn list_moves(&mut self, at: &G, remembered: Option<u16>, ply: u32) -> usize {
        let first = self.moves.len();
        for mv in at.moves() {
            let promise = self.tools.promise.promise(at, mv);
            let rank = self.tools.lore.rank(mv.number(), promise, remembered, ply);
            self.moves.push((rank, mv));
        }
        self.tools.blind.overlook(at, &mut self.moves, first);
        first
    }

    /// Searches the moves that begin at `first`, the most promising next; the best score and its move's number.
    fn try_all(&mut self, at: &G, first: usize, visit: Visit, mut window: Window) -> (Score, Option<u16>) {
        let (mut best, mut best_move) = (-INFINITE, None);
        for place in first..self.moves.len() {
            let mv = self.next_best(place);
            let score = self.try_move(at, mv, visit, window, place == first);
            if self.is_over() {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score > window.alpha {
                best_move = Some(mv.number());
                if score >= window.beta {
                    self.tools.lore.note(mv.number(), visit.depth, visit.ply);
                    break;
                }
                window.alpha = score;
                self.lines.extend(visit.ply, mv);
            }
        }
        (best, best_move)
    }

    /// Brings the most promising move from `place` on to that place.
    #[inline]
    fn next_best(&mut self, place: usize) -> G::Move {
        let mut best = place;
        for other in place + 1..self.moves.len() {
            if self.moves[other].0 > self.moves[best].0 {
                best = other;
            }
        }
        self.moves.swap(place, best);
        self.moves[place].1
    }
}

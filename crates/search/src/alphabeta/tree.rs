//! The search itself: one line of play at a time, cut short where it cannot matter.

use tabuleiro_game::{Game, Move, Record, Seat};

use super::lines::Lines;
use super::order::{Lore, Promise};
use super::score::{self, INFINITE, Score};
use super::settings::Settings;
use crate::memo::{Bound, Keyed, Memo, Note, Recalled};
use crate::{Eval, Leash, Oracle, Report};

/// Nearer to the leaves than this, nothing is remembered: looking it up would take longer than searching.
const MEMORABLE: u32 = 3;

/// Nearer to the leaves than this, late moves are looked at as far as others: there is little to save.
const REDUCIBLE: u32 = 4;

/// Further from the leaves than this, no guess is believed before the moves have been looked at.
const BELIEVABLE: u32 = 3;

/// What a search works with.
pub(super) struct Tools<'a, 't, G: Game, E, O, P> {
    pub(super) eval: &'a E,
    pub(super) oracle: &'a O,
    pub(super) promise: &'a P,
    pub(super) memo: &'a Memo,
    pub(super) lore: Lore,
    pub(super) settings: &'a Settings,
    pub(super) leash: &'a mut Leash<'t, Report<G::Move>>,
    /// The positions of the game and of the line being searched, as far back as they can be repeated.
    pub(super) line: Vec<G>,
}

/// A search from one position.
pub(super) struct Tree<'a, 't, G: Game, E, O, P> {
    pub(super) tools: Tools<'a, 't, G, E, O, P>,
    /// How many guesses scores have rested on.
    pub(super) guesses: u64,
    /// Whether a repeated position ends the game.
    pub(super) repeats: bool,
    /// Where repetition counts, proven values hold only from another age on: in this one, the past has a say.
    own_age: Option<u32>,
    /// The moves of all positions on the line, one after another, with their ranks.
    pub(super) moves: Vec<(i32, G::Move)>,
    /// The best lines found from each distance on.
    pub(super) lines: Lines<G::Move>,
}

/// The bounds between which a score matters.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// Whether a score may lie between the bounds, so that a line may be the best.
    #[inline]
    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same bounds for the other seat.
    #[inline]
    pub(super) const fn for_other(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Asks only whether a score is better than the best so far.
    #[inline]
    const fn narrow(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }
}

/// Where a search stands.
#[derive(Clone, Copy)]
pub(super) struct Visit {
    /// How many moves to look ahead.
    pub(super) depth: u32,
    /// How many moves from the root.
    pub(super) ply: u32,
    /// Where in the line the present age begins.
    pub(super) since: usize,
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

    /// How many moves have been applied.
    pub(super) fn nodes(&self) -> u64 {
        self.tools.leash.nodes()
    }

    /// Whether the search must end.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.tools.leash.is_over()
    }

    /// The score of a move for the seat to move: at first only whether it is better than the best so far.
    #[inline]
    pub(super) fn try_move(
        &mut self,
        at: &G,
        mv: G::Move,
        visit: Visit,
        window: Window,
        first: bool,
    ) -> Score {
        let Some(next) = self.after(at, mv) else { return 0 };
        if first || visit.depth <= 1 {
            return self.score_after(&next, at.turn(), visit, window);
        }
        let score = self.score_after(&next, at.turn(), visit, window.narrow());
        if score > window.alpha && score < window.beta {
            return self.score_after(&next, at.turn(), visit, window);
        }
        score
    }

    /// The score of a move that is tried late: at first only whether it seems better when looked at less far.
    fn try_late(&mut self, at: &G, mv: G::Move, visit: Visit, window: Window) -> Score {
        let Some(next) = self.after(at, mv) else { return 0 };
        let nearer = Visit { depth: visit.depth - 1, ..visit };
        let score = self.score_after(&next, at.turn(), nearer, window.narrow());
        if score > window.alpha && !self.is_over() {
            self.try_move(at, mv, visit, window, false)
        } else {
            score
        }
    }

    /// The position after a move, unless no more moves may be applied.
    #[inline]
    pub(super) fn after(&mut self, at: &G, mv: G::Move) -> Option<G> {
        self.tools.leash.spend().then(|| {
            let mut next = *at;
            next.apply(mv);
            next
        })
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
            -self.score(next, visit, window.for_other())
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
        if let Some(score) = self.ample_guess(at, visit, window) {
            return score;
        }
        match visit.depth {
            0 => self.guess(at, visit.ply, window, self.tools.settings.quiescence),
            1 => self.look_once(at, visit, window),
            _ => self.look_ahead(at, visit, window),
        }
    }

    /// A guess that is better than what is asked for by so much that nobody looks further. What is won or lost is never a guess.
    #[inline]
    fn ample_guess(&mut self, at: &G, visit: Visit, window: Window) -> Option<Score> {
        let ample = self.tools.settings.ample;
        let is_near = (1..=BELIEVABLE).contains(&visit.depth);
        if ample == 0 || !is_near || window.is_open() || score::is_decided(window.beta) {
            return None;
        }
        let guess = self.tools.eval.value(at);
        (guess - ample * visit.depth as Score >= window.beta).then(|| {
            self.guesses += 1;
            guess
        })
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
        let note = if visit.depth >= MEMORABLE { self.tools.memo.look_up(key) } else { None };
        if let Some(score) = note.and_then(|recalled| self.answer(at, recalled, visit, window)) {
            return score;
        }
        let guesses = self.guesses;
        let first = self.list_moves(at, note.and_then(|recalled| recalled.note.best), visit.ply);
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
    fn answer(&mut self, at: &G, recalled: Recalled, visit: Visit, window: Window) -> Option<Score> {
        let Recalled { note, is_of_now } = recalled;
        let score = score::from_root(note.score, visit.ply);
        // What was proven before the last moves may pass positions to which the game must no longer come back.
        let is_outdated = !is_of_now && self.own_age == Some(at.age());
        if is_outdated && (note.solid || score::is_decided(score)) {
            return None;
        }
        let holds = match note.bound {
            Bound::Exactly => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        let reaches = u32::from(note.depth) >= visit.depth || note.solid || score::is_decided(score);
        if !holds || !reaches {
            return None;
        }
        // A win or a loss is one wherever it was found; only the others may rest on guesses.
        self.guesses += u64::from(!note.solid && !score::is_decided(score));
        Some(score)
    }

    /// Puts the moves of a position behind all others; where they begin.
    #[inline]
    pub(super) fn list_moves(&mut self, at: &G, remembered: Option<u16>, ply: u32) -> usize {
        let first = self.moves.len();
        for mv in at.moves() {
            let promise = self.tools.promise.promise(at, mv);
            let rank = self.tools.lore.rank(mv.number(), promise, remembered, ply);
            self.moves.push((rank, mv));
        }
        self.tools.settings.blind.overlook(at, &mut self.moves, first);
        first
    }

    /// Searches the moves that begin at `first`, the most promising next; the best score and its move's number.
    fn try_all(&mut self, at: &G, first: usize, visit: Visit, mut window: Window) -> (Score, Option<u16>) {
        let (mut best, mut best_move) = (-INFINITE, None);
        for place in first..self.moves.len() {
            let mv = self.next_best(place);
            let score = if self.is_late(place - first, at, mv, visit) {
                self.try_late(at, mv, visit, window)
            } else {
                self.try_move(at, mv, visit, window, place == first)
            };
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

    /// Whether a move that is tried after so many others is looked at less far at first.
    #[inline]
    fn is_late(&self, after: usize, at: &G, mv: G::Move, visit: Visit) -> bool {
        let late = self.tools.settings.late;
        late > 0 && after >= late && visit.depth >= REDUCIBLE && !self.is_loud(at, mv)
    }

    #[inline]
    fn is_loud(&self, at: &G, mv: G::Move) -> bool {
        self.tools.promise.is_loud(self.tools.promise.promise(at, mv))
    }

    /// Brings the most promising move from `place` on to that place.
    #[inline]
    pub(super) fn next_best(&mut self, place: usize) -> G::Move {
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

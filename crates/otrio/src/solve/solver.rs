//! The exact value of positions for two players, and the moves that keep it.

use std::fmt;

use tabuleiro_game::Game;
use tabuleiro_search::{Leash, Progress, Proven, Value};

use super::progress::{shortened, step};
use super::{Goal, Prover, Standing, book};
use crate::{Move, Otrio, Players};

/// Finds exact values for two players, and remembers what it has found for the next question.
///
/// ```
/// use tabuleiro_otrio::{Otrio, Solver};
/// use tabuleiro_search::{Leash, Proven, Value};
/// let at: Otrio = "bb.,b..,.../...,...,.../...,...,... r".parse().unwrap();
/// let proven = Solver::new(1 << 20).proven(&at, u64::MAX, &mut Leash::free());
/// assert_eq!(proven, Some(Proven::within(Value::Win, 3)));
/// ```
pub struct Solver {
    prover: Prover,
    has_book: bool,
}

/// The middle of the board, where at the beginning a win is looked for first, for so many moves at the most.
const MIDDLE: u32 = 13;
const MIDDLE_FIRST: u64 = 1 << 24;

impl Solver {
    /// One that knows the first moves from the book, and remembers what fits into so many bytes.
    pub fn new(bytes: usize) -> Solver {
        Solver { prover: Prover::new(bytes), has_book: true }
    }

    /// One that finds everything out for itself.
    pub fn without_book(bytes: usize) -> Solver {
        Solver { has_book: false, ..Solver::new(bytes) }
    }

    /// What a position is worth for the seat to act. `None` if the leash was too short, or if more than two play.
    pub fn value(&mut self, at: &Otrio, leash: &mut Leash<'_, Progress>) -> Option<Value> {
        match self.at_once(at) {
            Some(known) => Some(known.value),
            None if at.setup().players() != Players::Two => None,
            None if self.reaches(&Standing::of(at), Goal::WIN, leash)? => Some(Value::Win),
            None if self.reaches(&Standing::of(at), Goal::DRAW, leash)? => Some(Value::Draw),
            None => Some(Value::Loss),
        }
    }

    /// The value, and after how many moves the game is decided if the winner hurries and the loser delays. The moves are
    /// left out if it takes more than `most` of them to find out how many.
    pub fn proven(&mut self, at: &Otrio, most: u64, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
        if let Some(known) = self.at_once(at) {
            return Some(known);
        }
        let value = self.value(at, leash)?;
        let plies = shortened(leash, most, |leash| self.distance(&Standing::of(at), value, leash));
        Some(Proven { plies, ..Proven::of(value) })
    }

    /// What is known without any search.
    fn at_once(&self, at: &Otrio) -> Option<Proven> {
        at.ended().or_else(|| if self.has_book { book::find(at) } else { None })
    }

    /// Whether the book knows a position and nothing of what follows it.
    fn is_last_of_book(&self, at: &Otrio) -> bool {
        self.has_book && Standing::of(at).pieces() == book::PIECES
    }

    fn reaches(&mut self, standing: &Standing, goal: Goal, leash: &mut Leash<'_, Progress>) -> Option<bool> {
        if standing.pieces() == 0 && goal.is_win {
            let middle = standing.after(MIDDLE);
            let is_held = shortened(leash, MIDDLE_FIRST, |leash| {
                step(leash)?;
                self.prover.reaches(&middle, goal.a_move_later().opposed(), leash)
            });
            if is_held == Some(false) {
                return Some(true);
            }
        }
        self.prover.reaches(standing, goal, leash)
    }

    /// After how many moves a game with this value for the seat to act ends. `None` for a draw.
    fn distance(
        &mut self,
        standing: &Standing,
        value: Value,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<u32> {
        let is_win = match value {
            Value::Draw => return None,
            Value::Win => true,
            Value::Loss => false,
        };
        let mut within = |moves: u8| {
            let reached = self.reaches(standing, Goal { is_win, within: moves }, leash)?;
            Some(reached == is_win)
        };
        // The seats take turns unless a colour is passed over: so nearly always only every other number can be.
        let mut moves = if is_win { 1 } else { 2 };
        while !within(moves)? {
            moves += 2;
        }
        Some(u32::from(if within(moves - 1)? { moves - 1 } else { moves }))
    }

    /// Whether the seat that plays this move still reaches its goal, which it has before the move.
    pub(crate) fn keeps(
        &mut self,
        at: &Otrio,
        mv: Move,
        goal: Goal,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<bool> {
        step(leash)?;
        let mut after = *at;
        after.apply(mv);
        let is_own = after.turn() == at.turn();
        let goal = if is_own { goal.a_move_later() } else { goal.a_move_later().opposed() };
        let reached = match self.at_once(&after) {
            Some(known) => goal.is_reached_by(known),
            None => self.reaches(&Standing::of(&after), goal, leash)?,
        };
        Some(reached == is_own)
    }

    /// A move that reaches the goal, which the seat to act can reach. The moves given are tried first. `None` if the
    /// leash was too short.
    pub(crate) fn find(
        &mut self,
        at: &Otrio,
        goal: Goal,
        first: &[Move],
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Move> {
        /// Moves are tried for so long at first, then ever longer: there is nearly always one that is easy to see.
        const SHORT: u64 = 1 << 10;
        // The search remembers by which move the goal is reached, so that it is then seen at once.
        if self.is_last_of_book(at) && !self.reaches(&Standing::of(at), goal, leash)? {
            return None;
        }
        let rest = at.moves().filter(|mv| !first.contains(mv));
        let mut moves: Vec<Move> = first.iter().copied().chain(rest).collect();
        let mut most = SHORT;
        while !moves.is_empty() {
            let mut unsure = Vec::new();
            for mv in moves {
                match shortened(leash, most, |leash| self.keeps(at, mv, goal, leash)) {
                    Some(true) => return Some(mv),
                    Some(false) => {}
                    None if !leash.look() => return None,
                    None => unsure.push(mv),
                }
            }
            (moves, most) = (unsure, most * 4);
        }
        None
    }

    /// A move that keeps what the position is worth, which is this: one that wins, or one that does not lose. `None` if
    /// every move loses, or if the leash was too short.
    pub fn keeping(&mut self, at: &Otrio, value: Value, leash: &mut Leash<'_, Progress>) -> Option<Move> {
        match value {
            Value::Loss => None,
            Value::Draw | Value::Win => self.find(at, Goal::best(Proven::of(value)), &[], leash),
        }
    }

    /// A line of best play to the end, from a position that is worth this.
    pub(crate) fn line(
        &mut self,
        at: &Otrio,
        proven: Proven,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Vec<Move>> {
        let (mut at, mut proven, mut line) = (*at, proven, Vec::new());
        while at.outcome().is_none() {
            let is_any = proven.value == Value::Loss && proven.plies.is_none();
            let mv =
                if is_any { at.moves().next()? } else { self.find(&at, Goal::best(proven), &[], leash)? };
            let seat = at.turn();
            at.apply(mv);
            line.push(mv);
            proven.plies = proven.plies.map(|plies| plies - 1);
            if at.turn() != seat {
                proven.value = -proven.value;
            }
        }
        Some(line)
    }
}

impl Otrio {
    /// The value of a game that is over, for the seat that would be next.
    fn ended(&self) -> Option<Proven> {
        let value = match self.outcome()?.winner {
            None => Value::Draw,
            Some(seat) if seat == self.turn() => Value::Win,
            Some(_) => Value::Loss,
        };
        Some(Proven::within(value, 0))
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("has_book", &self.has_book).finish_non_exhaustive()
    }
}

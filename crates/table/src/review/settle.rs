//! What was found at one position, carried to its neighbours; and the grade of every move that follows from it.

use tabuleiro_game::{Message, Seat, few};
use tabuleiro_search::{Chance, Curve, Value};

use super::grade::{Grade, is_better};
use super::{Appraisal, Valued};

/// A move of a game, looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// How many moves had been played when it was made, it included.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move in canonical text.
    pub text: String,
    /// What the position was worth to whoever made it.
    pub before: Valued,
    /// What the move made of it.
    pub after: Valued,
    /// How likely a win was before and after, where anything is known.
    pub chance: Option<[Chance; 2]>,
    /// The best move.
    pub best: String,
    /// How bad it was, if it was.
    pub grade: Option<Grade>,
    /// Why it was bad, if it was and that can be said.
    pub why: Option<Message>,
    /// A line that begins with the best move, where that was looked for.
    pub line: Vec<String>,
}

/// Puts together what was found at single positions of a game with so many seats: the moves in order, each with its grade.
///
/// What is proven after a move is proven before the next, and what is guessed there is guessed here: whoever looks from nearer by sees
/// more. A move that turns out better than what looked best is the best.
pub fn settle(appraisals: &[Appraisal], seats: u8, curve: Curve) -> Vec<Reviewed> {
    let mut moves: Vec<Settling<'_>> = appraisals.iter().map(Settling::new).collect();
    few::sort_by_key(&mut moves, |one| one.found.ply);
    carry_on(&mut moves, seats);
    carry_back(&mut moves, seats, curve);
    moves.iter().map(|one| one.reviewed(curve)).collect()
}

/// A move whose values are being settled.
struct Settling<'l> {
    found: &'l Appraisal,
    before: Valued,
    after: Valued,
    best: &'l str,
}

/// What a move that was seen to be proven is worth is known at the next position, and where that is lost every move loses.
fn carry_on(moves: &mut [Settling<'_>], seats: u8) {
    for at in 1..moves.len() {
        let (earlier, later) = moves.split_at_mut(at);
        let (Some(last), Some(here)) = (earlier.last(), later.first_mut()) else { return };
        if !last.is_followed_by(here) || here.before.proven.is_some() {
            continue;
        }
        let known = last.after.of_next_position(last.found.seat, here.found.seat, seats);
        if known.proven.is_some() {
            here.before = Valued { score: None, ..known };
        }
        if known.value() == Some(Value::Loss) && here.after.proven.is_none() {
            let proven = known.proven.map(|proven| tabuleiro_search::Proven { plies: None, ..proven });
            here.after = Valued { proven, score: None };
        }
    }
}

/// A move is worth what the position after it is.
fn carry_back(moves: &mut [Settling<'_>], seats: u8, curve: Curve) {
    let mut next: Option<(usize, Seat, Valued)> = None;
    for here in moves.iter_mut().rev() {
        let seen = next
            .filter(|(ply, ..)| *ply == here.found.ply + 1)
            .map(|(_, turn, worth)| worth.of_last_move(here.found.seat, turn, seats));
        here.see(seen.unwrap_or_default(), curve);
        next = Some((here.found.ply, here.found.seat, here.before));
    }
}

impl<'l> Settling<'l> {
    fn new(found: &'l Appraisal) -> Settling<'l> {
        Settling { found, before: found.worth, after: found.own, best: &found.best }
    }

    fn is_followed_by(&self, next: &Settling<'_>) -> bool {
        self.found.ply + 1 == next.found.ply
    }

    /// Takes what was seen from the position after the move.
    fn see(&mut self, seen: Valued, curve: Curve) {
        if seen.proven.is_some() || (self.after.proven.is_none() && seen.is_known()) {
            self.after = seen;
        }
        let is_best = self.best == self.found.text;
        let is_settled = self.before.proven.is_some() && self.after.proven.is_none();
        if !is_settled && self.after.is_known() && (is_best || is_better(self.after, self.before, curve)) {
            (self.before, self.best) = (self.after, &self.found.text);
        }
    }

    fn grade(&self, curve: Curve) -> Option<Grade> {
        if self.best == self.found.text {
            return None;
        }
        let grade = Grade::of(self.before, self.after, curve)?;
        if self.after.proven.is_some() || !self.found.own.is_known() {
            return Some(grade);
        }
        // Two appraisals that are guesses must agree: what one of them sees alone may be its own doubt.
        Some(grade.min(Grade::of(self.found.worth, self.found.own, curve)?))
    }

    fn reviewed(&self, curve: Curve) -> Reviewed {
        Reviewed {
            ply: self.found.ply,
            seat: self.found.seat,
            text: self.found.text.clone(),
            before: self.before,
            after: self.after,
            chance: self.before.chance(curve).zip(self.after.chance(curve)).map(|(had, left)| [had, left]),
            best: self.best.to_owned(),
            grade: self.grade(curve),
            why: None,
            line: Vec::new(),
        }
    }
}

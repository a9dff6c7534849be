//! A line of moves with the lines that leave it, and where in them somebody is.
//!
//! Nothing is ever lost by playing: another move than the one that stands there makes a line of its own beside it.

mod changes;
mod stretches;

use tabuleiro_table::archive::{Variation, Worth};

pub use stretches::Stretch;

/// A place in lines: which of them were entered, and how far the last of them was followed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The lines that were entered, the outermost first: after how many moves of the line before, and which of those there.
    pub turns: Vec<(usize, usize)>,
    /// How many moves of the last line have been played. Only in the main line may it be none: before its first move, another
    /// line is still the one that it leaves.
    pub at: usize,
}

/// A line of moves with the lines that leave it, and somebody who looks at it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    main: Variation,
    place: Place,
    /// How many moves of the main line were there from the beginning: these stay.
    original: usize,
}

impl Lines {
    /// Somebody at the beginning of a line whose moves stay.
    pub fn new(main: Variation) -> Lines {
        let original = main.moves.len();
        Lines { main, place: Place::default(), original }
    }

    /// The main line, with all that leaves it.
    pub fn main(&self) -> &Variation {
        &self.main
    }

    /// How many moves of the main line were there from the beginning.
    pub fn original(&self) -> usize {
        self.original
    }

    /// Where somebody is.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// How many moves lead here.
    pub fn ply(&self) -> usize {
        self.place.turns.iter().map(|turn| turn.0).sum::<usize>() + self.place.at
    }

    /// Whether this is the main line.
    pub fn is_main(&self) -> bool {
        self.place.turns.is_empty()
    }

    /// After how many moves of the main line it was left; `None` in the main line.
    pub fn left_main_at(&self) -> Option<usize> {
        self.place.turns.first().map(|turn| turn.0)
    }

    /// The line that lies along some turns.
    fn line_of(&self, turns: &[(usize, usize)]) -> Option<&Variation> {
        turns.iter().try_fold(&self.main, |line, (at, index)| line.branches.get(at)?.get(*index))
    }

    fn line_of_mut(&mut self, turns: &[(usize, usize)]) -> Option<&mut Variation> {
        turns.iter().try_fold(&mut self.main, |line, (at, index)| line.branches.get_mut(at)?.get_mut(*index))
    }

    /// The line that is followed.
    fn line(&self) -> &Variation {
        self.line_of(&self.place.turns).unwrap_or(&self.main)
    }

    /// Every move of the game along the line that is followed, also those behind this place.
    pub fn whole_line(&self) -> Vec<String> {
        self.whole_line_of(&self.place.turns)
    }

    /// Every move of the game along the line that lies along some turns.
    pub fn whole_line_of(&self, turns: &[(usize, usize)]) -> Vec<String> {
        let mut moves = Vec::new();
        let mut line = &self.main;
        for (at, index) in turns {
            let Some(next) = line.branches.get(at).and_then(|there| there.get(*index)) else { break };
            moves.extend_from_slice(&line.moves[..*at]);
            line = next;
        }
        moves.extend_from_slice(&line.moves);
        moves
    }

    /// The moves that lead here.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = self.whole_line();
        moves.truncate(self.ply());
        moves
    }

    /// The place after so many moves of the game along the line that is followed.
    pub fn place_at(&self, ply: usize) -> Place {
        let mut left = ply;
        let mut turns = Vec::new();
        for turn in &self.place.turns {
            if left <= turn.0 {
                return Place { turns, at: left };
            }
            left -= turn.0;
            turns.push(*turn);
        }
        Place { turns, at: left.min(self.line().moves.len()) }
    }

    /// What comes next along this line.
    pub fn next(&self) -> Option<&str> {
        self.line().moves.get(self.place.at).map(String::as_str)
    }

    /// The lines that leave this one here.
    pub fn others(&self) -> &[Variation] {
        self.line().branches.get(&self.place.at).map_or(&[], Vec::as_slice)
    }

    /// Goes a move on along this line; at its end, on in the line that it left, with the move in whose place it stands. Whether
    /// there was one.
    pub fn forward(&mut self) -> bool {
        if self.next().is_some() {
            self.place.at += 1;
            return true;
        }
        let mut turns = self.place.turns.clone();
        while let Some((at, _)) = turns.pop() {
            if self.line_of(&turns).is_some_and(|line| line.moves.len() > at) {
                self.place = Place { turns, at: at + 1 };
                return true;
            }
        }
        false
    }

    /// Goes a move back, out of a line where it begins; whether there was one.
    pub fn back(&mut self) -> bool {
        let ply = self.ply();
        ply.checked_sub(1).map(|ply| self.go(ply)).is_some()
    }

    /// Goes to the moment after so many moves along this line; to its end, if it has fewer.
    pub fn go(&mut self, ply: usize) {
        self.place = self.place_at(ply);
    }

    /// Goes to the end of this line.
    pub fn end(&mut self) {
        self.place.at = self.line().moves.len();
    }

    /// Goes to a place; whether there is such a place.
    pub fn visit(&mut self, place: Place) -> bool {
        let is_there = self.line_of(&place.turns).is_some_and(|line| place.at <= line.moves.len())
            && (place.turns.is_empty() || place.at > 0);
        if is_there {
            self.place = place;
        }
        is_there
    }

    /// The places that the moves lead to which could stand where the last one does: the line's own first.
    fn siblings(&self) -> Vec<Place> {
        let mut turns = self.place.turns.clone();
        let before = match self.place.at {
            0 => return Vec::new(),
            1 => turns.pop().map_or(0, |turn| turn.0),
            at => at - 1,
        };
        let others = self.line_of(&turns).and_then(|line| line.branches.get(&before)).map_or(0, Vec::len);
        let first = Place { turns: turns.clone(), at: before + 1 };
        let other = |index| Place { turns: turns.iter().copied().chain([(before, index)]).collect(), at: 1 };
        std::iter::once(first).chain((0..others).map(other)).collect()
    }

    /// Goes to the next line: to the next move that could stand where the last one does, or into the first line that leaves
    /// this one here. Whether there was one.
    pub fn down(&mut self) -> bool {
        let siblings = self.siblings();
        let now = siblings.iter().position(|place| *place == self.place);
        if let Some(next) = now.and_then(|now| siblings.get(now + 1)) {
            self.place = next.clone();
            return true;
        }
        let enters = !self.others().is_empty();
        if enters {
            let mut turns = self.place.turns.clone();
            turns.push((self.place.at, 0));
            self.place = Place { turns, at: 1 };
        }
        enters
    }

    /// Goes to the line before: to the move before among those that could stand here, or out of this line to where it
    /// begins. Whether there was one.
    pub fn up(&mut self) -> bool {
        let siblings = self.siblings();
        let now = siblings.iter().position(|place| *place == self.place);
        if let Some(before) = now.and_then(|now| siblings.get(now.checked_sub(1)?)) {
            self.place = before.clone();
            return true;
        }
        let Some((at, _)) = self.place.turns.last().copied() else { return false };
        self.place.turns.pop();
        self.place.at = at;
        true
    }

    /// What the move that leads to a place is worth for the seat that made it, if it is known.
    pub fn worth(&self, place: &Place) -> Option<Worth> {
        self.line_of(&place.turns)?.values.get(&place.at).copied()
    }

    /// The place that a move leads to from here, if it stands in some line.
    pub fn after(&self, text: &str) -> Option<Place> {
        let Place { turns, at } = &self.place;
        if self.next() == Some(text) {
            return Some(Place { turns: turns.clone(), at: at + 1 });
        }
        let begins = |line: &Variation| line.moves.first().is_some_and(|first| first == text);
        let index = self.others().iter().position(begins)?;
        Some(Place { turns: turns.iter().copied().chain([(*at, index)]).collect(), at: 1 })
    }

    /// What is said about the moment here.
    pub fn comments(&self) -> &[String] {
        self.line().comments.get(&self.place.at).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests;

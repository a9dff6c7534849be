//! What changes the lines of a study: moves that are played, lines that are deleted, what becomes known of a move.

use tabuleiro_table::archive::{DEEPEST, Variation, Worth};

use super::{Lines, Place};

impl Lines {
    /// Plays a move: follows the line in which it stands already, or makes one. False, and nothing changes, if lines would
    /// stand too deep inside each other.
    pub fn play(&mut self, text: &str) -> bool {
        if self.next() == Some(text) {
            return self.forward();
        }
        let begins = |line: &Variation| line.moves.first().is_some_and(|first| first == text);
        let known = self.others().iter().position(begins);
        let is_end = self.next().is_none();
        if known.is_none() && !is_end && self.place.turns.len() >= DEEPEST {
            return false;
        }
        let Place { turns, at } = self.place.clone();
        let Some(line) = self.line_of_mut(&turns) else { return false };
        if is_end {
            line.moves.push(text.to_owned());
            self.place.at += 1;
            return true;
        }
        let there = line.branches.entry(at).or_default();
        let index = known.unwrap_or(there.len());
        if known.is_none() {
            there.push(Variation::of([text]));
        }
        self.place.turns.push((at, index));
        self.place.at = 1;
        true
    }

    /// Whether something can be deleted here: a line that leaves another, or moves behind those that were there from the
    /// beginning.
    pub fn can_delete(&self) -> bool {
        !self.is_main() || self.place.at > self.original
    }

    /// Deletes the line that is followed, back to where it leaves another; of the main line only this move and those behind
    /// it, and only if they were not there from the beginning. Whether something was deleted.
    pub fn delete(&mut self) -> bool {
        if !self.can_delete() {
            return false;
        }
        let Some((at, index)) = self.place.turns.pop() else {
            self.cut(self.place.at - 1);
            return true;
        };
        let turns = self.place.turns.clone();
        self.place.at = at;
        if let Some(line) = self.line_of_mut(&turns)
            && let Some(there) = line.branches.get_mut(&at)
        {
            there.remove(index);
            if there.is_empty() {
                line.branches.remove(&at);
            }
        }
        true
    }

    /// Cuts the main line after so many moves. What left it there goes on in its place.
    fn cut(&mut self, at: usize) {
        let main = &mut self.main;
        let mut there = main.branches.remove(&at).unwrap_or_default();
        main.moves.truncate(at);
        main.comments.retain(|place, _| *place <= at);
        main.values.retain(|place, _| *place <= at);
        main.branches.retain(|place, _| *place < at);
        self.place.at = at;
        if there.is_empty() {
            return;
        }
        let heir = there.remove(0);
        main.moves.extend(heir.moves);
        main.comments.extend(heir.comments.into_iter().map(|(place, what)| (at + place, what)));
        main.values.extend(heir.values.into_iter().map(|(place, what)| (at + place, what)));
        main.branches.extend(heir.branches.into_iter().map(|(place, what)| (at + place, what)));
        if !there.is_empty() {
            main.branches.entry(at).or_default().extend(there);
        }
    }

    /// Notes what the move that leads to a place is worth for the seat that made it.
    pub fn value(&mut self, place: &Place, worth: Worth) {
        let Some(line) = self.line_of_mut(&place.turns) else { return };
        if place.at > 0 && place.at <= line.moves.len() {
            line.values.insert(place.at, worth);
        }
    }
}

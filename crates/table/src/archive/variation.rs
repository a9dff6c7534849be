//! A line of moves with what is said about it, and the lines that leave it.

use std::collections::BTreeMap;

use super::worth::{self, Worth};

/// A line of moves, what is said about them, and the lines that leave it. A record's main line is one, and so is every line
/// beside it.
///
/// All places are counted in moves of this line: at 0 nothing has been played, at 3 three moves have.
///
/// ```
/// use tabuleiro_table::archive::Variation;
/// let mut line = Variation::of(["A", "b", "C"]);
/// assert!(line.branch(1, &["c", "D"])); // instead of b
/// assert!(line.branch(0, &["A", "c", "E"])); // begins alike, so it leaves that branch in turn
/// assert_eq!(line.branches[&1][0].moves, ["c", "D"]);
/// assert_eq!(line.branches[&1][0].branches[&1][0].moves, ["E"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation {
    /// The moves.
    pub moves: Vec<String>,
    /// Comments, by how many moves stand before them.
    pub comments: BTreeMap<usize, Vec<String>>,
    /// What moves are worth, by how many moves stand before, the move itself included: at 1 stands the first move's worth.
    pub values: BTreeMap<usize, Worth>,
    /// Other lines, by how many moves stand before them: those at 0 go another way than the first move. None begins where
    /// this line has no move, and none is without moves.
    pub branches: BTreeMap<usize, Vec<Variation>>,
}

/// No record is read whose variations stand more deeply inside each other.
pub const DEEPEST: usize = 256;

impl Variation {
    /// A line of moves of which nothing is said.
    pub fn of<M: Into<String>>(moves: impl IntoIterator<Item = M>) -> Variation {
        Variation { moves: moves.into_iter().map(Into::into).collect(), ..Variation::default() }
    }

    /// How many variations stand inside each other: 0 for a line that nothing leaves.
    pub fn depth(&self) -> usize {
        self.branches.values().flatten().map(|branch| 1 + branch.depth()).max().unwrap_or(0)
    }

    /// Adds another line that begins after so many moves of this one. As far as there is such a line already it is followed,
    /// and only what is new is added. False, and nothing is added, if this line is shorter.
    pub fn branch<M: AsRef<str>>(&mut self, at: usize, moves: &[M]) -> bool {
        let Some(rest) = self.moves.get(at..) else { return false };
        let common = rest.iter().zip(moves).take_while(|(old, new)| *old == new.as_ref()).count();
        let (at, moves) = (at + common, &moves[common..]);
        let Some(first) = moves.first() else { return true };
        if at == self.moves.len() {
            self.moves.extend(moves.iter().map(|text| text.as_ref().to_owned()));
            return true;
        }
        let branches = self.branches.entry(at).or_default();
        if let Some(branch) = branches.iter_mut().find(|branch| branch.begins_with(first.as_ref())) {
            return branch.branch(0, moves);
        }
        branches.push(Variation::of(moves.iter().map(AsRef::as_ref)));
        true
    }

    /// Goes on differently after so many moves, as when moves were taken back: the new moves are the line from now on, and the
    /// old ones stay as a variation. False, and nothing changes, if this line is shorter.
    pub fn go_on<M: AsRef<str>>(&mut self, at: usize, moves: &[M]) -> bool {
        let Some(rest) = self.moves.get(at..) else { return false };
        let common = rest.iter().zip(moves).take_while(|(old, new)| *old == new.as_ref()).count();
        let (at, moves) = (at + common, &moves[common..]);
        let Some(first) = moves.first() else { return true };
        let mut others = self.branches.remove(&at).unwrap_or_default();
        let known = others.iter().position(|branch| branch.begins_with(first.as_ref()));
        let known = known.map(|index| others.remove(index));
        let mut old = self.split_off(at);
        if old.depth() >= DEEPEST {
            old.branches.clear(); // better without these than as a record that cannot be read
        }
        if !old.moves.is_empty() {
            others.insert(0, old);
        }
        self.append(known.unwrap_or_default());
        if !others.is_empty() {
            self.branches.insert(at, others);
        }
        if self.moves.len() > at { self.go_on(at, moves) } else { self.branch(at, moves) }
    }

    /// Says something about the game after so many moves. A worth that the text tells by a command, `[%value win 5]`, is
    /// noted as such, if there is a move that it can be about and none is noted yet.
    pub fn annotate(&mut self, at: usize, text: &str) {
        let taken = worth::take(text).filter(|_| at > 0 && !self.values.contains_key(&at));
        let Some((worth, rest)) = taken else {
            self.comments.entry(at).or_default().push(text.to_owned());
            return;
        };
        self.values.insert(at, worth);
        if !rest.is_empty() {
            self.comments.entry(at).or_default().push(rest);
        }
    }

    /// Everything that is said after so many moves, so that [`Variation::annotate`] reads it as it is: the worth by its
    /// command, then the comments.
    pub fn annotations(&self, at: usize) -> Vec<String> {
        let value = self.values.get(&at).filter(|_| at > 0).map(|&worth| worth::written(worth));
        let is_free = at > 0 && value.is_none();
        let comments = self.comments.get(&at).into_iter().flatten().map(|comment| {
            let would_tell = is_free && worth::take(comment).is_some();
            if would_tell { worth::disarmed(comment) } else { comment.clone() }
        });
        value.into_iter().chain(comments).collect()
    }

    fn begins_with(&self, text: &str) -> bool {
        self.moves.first().is_some_and(|first| first == text)
    }

    /// Cuts the line after so many moves; what stood behind is a line of its own. What is said of the position there stays.
    fn split_off(&mut self, at: usize) -> Variation {
        fn shifted<T>(places: &mut BTreeMap<usize, T>, at: usize) -> BTreeMap<usize, T> {
            let behind = places.split_off(&(at + 1));
            behind.into_iter().map(|(place, what)| (place - at, what)).collect()
        }
        Variation {
            moves: self.moves.split_off(at),
            comments: shifted(&mut self.comments, at),
            values: shifted(&mut self.values, at),
            branches: shifted(&mut self.branches, at),
        }
    }

    /// Puts another line behind this one.
    fn append(&mut self, behind: Variation) {
        let at = self.moves.len();
        self.moves.extend(behind.moves);
        for (place, comments) in behind.comments {
            self.comments.entry(at + place).or_default().extend(comments);
        }
        self.values.extend(behind.values.into_iter().map(|(place, worth)| (at + place, worth)));
        for (place, branches) in behind.branches {
            self.branches.entry(at + place).or_default().extend(branches);
        }
    }
}

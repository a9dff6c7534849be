//! What there is to learn of one game, and what of it comes next.

use tabuleiro_learn::{Lesson, Puzzle, lessons_of, puzzles_of};
use tabuleiro_table::Kind;

use tabuleiro_home::Progress;

/// What there is to learn of one game.
pub struct Shelf {
    /// The game.
    pub kind: &'static dyn Kind,
    /// Its lessons, in the order in which they are best read.
    pub lessons: Vec<Lesson>,
    /// Its puzzles, the easy ones first.
    pub puzzles: Vec<Puzzle>,
}

impl Shelf {
    /// Everything there is for this game; `None` if that is nothing.
    pub fn of(kind: &'static dyn Kind) -> Option<Shelf> {
        let mut puzzles = puzzles_of(kind.name());
        puzzles.sort_by_key(|puzzle| puzzle.grade);
        let shelf = Shelf { kind, lessons: lessons_of(kind.name()), puzzles };
        (!shelf.lessons.is_empty() || !shelf.puzzles.is_empty()).then_some(shelf)
    }

    /// How many puzzles of a grade are solved, and how many there are.
    pub fn solved(&self, grade: u8, progress: &Progress) -> (usize, usize) {
        let of_grade = || self.puzzles.iter().filter(|puzzle| puzzle.grade == grade);
        (of_grade().filter(|puzzle| progress.solved.contains(&puzzle.id)).count(), of_grade().count())
    }

    /// The puzzle that comes next: the first after that one, of this grade or of any, that is not solved; if all are, the first
    /// after it.
    pub fn next(&self, grade: Option<u8>, after: Option<usize>, progress: &Progress) -> Option<usize> {
        let start = after.map_or(0, |after| after + 1);
        let all = (start..self.puzzles.len()).chain(0..start.min(self.puzzles.len()));
        let fits = |index: &usize| grade.is_none_or(|grade| self.puzzles[*index].grade == grade);
        let mut fitting = all.filter(fits).filter(|index| after != Some(*index));
        let first = fitting.clone().next();
        fitting.find(|index| !progress.solved.contains(&self.puzzles[*index].id)).or(first)
    }

    /// The first lesson that has not been read to its end.
    pub fn next_lesson(&self, progress: &Progress) -> Option<usize> {
        self.lessons.iter().position(|lesson| progress.pages_read(&lesson.id) < lesson.pages.len())
    }

    /// How many of its lessons have been begun and its puzzles solved.
    pub fn learnt(&self, progress: &Progress) -> usize {
        let lessons = self.lessons.iter().filter(|lesson| progress.pages_read(&lesson.id) > 0);
        let puzzles = self.puzzles.iter().filter(|puzzle| progress.solved.contains(&puzzle.id));
        lessons.count() + puzzles.count()
    }

    /// Whether everything has been read and solved.
    pub fn is_finished(&self, progress: &Progress) -> bool {
        let is_solved = |puzzle: &Puzzle| progress.solved.contains(&puzzle.id);
        self.next_lesson(progress).is_none() && self.puzzles.iter().all(is_solved)
    }
}

/// The number of a puzzle in its game, as its name says it: 12 for `game-0012`.
pub fn number(puzzle: &Puzzle) -> u32 {
    let digits = puzzle.id.rsplit('-').next().unwrap_or_default();
    digits.parse().unwrap_or(0)
}

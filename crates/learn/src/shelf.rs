//! What there is to learn, in files that are part of the program.

use std::sync::OnceLock;

use tabuleiro_table::{Kind, Kinds};

use crate::script::read_lessons;
use crate::{Lesson, Puzzle, read_puzzles};

/// What there is for one game.
struct Shelf {
    game: &'static str,
    /// The puzzles and the lessons, if they were lent.
    texts: OnceLock<(String, String)>,
    carried: Option<(&'static str, &'static str)>,
}

/// The files of a game, named for it.
macro_rules! shelf {
    ($game:literal) => {
        Shelf {
            game: $game,
            texts: OnceLock::new(),
            carried: if cfg!(feature = "carried") {
                Some((
                    include_str!(concat!("../puzzles/", $game, ".txt")),
                    include_str!(concat!("../lessons/", $game, ".txt")),
                ))
            } else {
                None
            },
        }
    };
}

/// Every file there is. A game that has none has simply nothing to learn.
static SHELVES: [Shelf; 4] = [shelf!("oolong"), shelf!("quantik"), shelf!("oware"), shelf!("otrio")];

fn shelf(game: &str) -> Option<&'static Shelf> {
    SHELVES.iter().find(|shelf| shelf.game == game)
}

impl Shelf {
    fn texts(&'static self) -> Option<(&'static str, &'static str)> {
        self.carried.or_else(|| self.texts.get().map(|(puzzles, lessons)| (&**puzzles, &**lessons)))
    }

    fn puzzles(&'static self) -> Vec<Puzzle> {
        let read = |(puzzles, _): (&str, &str)| read_puzzles(puzzles).expect("the tests read every file");
        self.texts().map(read).unwrap_or_default()
    }

    fn lessons(&'static self) -> Vec<Lesson> {
        let read = |(_, lessons): (&str, &str)| read_lessons(lessons).expect("the tests read every file");
        self.texts().map(read).unwrap_or_default()
    }
}

/// Whether what there is to learn of a game is here: it is, unless it has to be lent and was not.
pub fn is_here(game: &str) -> bool {
    shelf(game).is_none_or(|shelf| shelf.texts().is_some())
}

/// Takes the puzzles and lessons of a game as their files have them; false if they cannot be read. What is here already stays.
pub fn lend(game: &str, puzzles: &str, lessons: &str) -> bool {
    let Some(shelf) = shelf(game) else { return false };
    if shelf.texts().is_some() {
        return true;
    }
    let is_sound = read_puzzles(puzzles).is_ok() && read_lessons(lessons).is_ok();
    is_sound && shelf.texts.set((puzzles.to_owned(), lessons.to_owned())).is_ok()
}

/// Every puzzle of a list of games.
pub fn puzzles(kinds: Kinds) -> Vec<Puzzle> {
    kinds.iter().map(<dyn Kind>::name).flat_map(puzzles_of).collect()
}

/// Every puzzle of a game; none if there are none.
pub fn puzzles_of(game: &str) -> Vec<Puzzle> {
    shelf(game).map(Shelf::puzzles).unwrap_or_default()
}

/// The puzzle of that name.
pub fn puzzle(id: &str) -> Option<Puzzle> {
    let all = SHELVES.iter().filter(|shelf| id.starts_with(shelf.game));
    all.flat_map(|shelf| puzzles_of(shelf.game)).find(|puzzle| puzzle.id == id)
}

/// Every lesson of a list of games.
pub fn lessons(kinds: Kinds) -> Vec<Lesson> {
    kinds.iter().map(<dyn Kind>::name).flat_map(lessons_of).collect()
}

/// Every lesson of a game, in the order in which they are best read; none if there are none.
pub fn lessons_of(game: &str) -> Vec<Lesson> {
    shelf(game).map(Shelf::lessons).unwrap_or_default()
}

/// The lesson of that name.
pub fn lesson(id: &str) -> Option<Lesson> {
    let all = SHELVES.iter().filter(|shelf| id.starts_with(shelf.game));
    all.flat_map(|shelf| lessons_of(shelf.game)).find(|lesson| lesson.id == id)
}

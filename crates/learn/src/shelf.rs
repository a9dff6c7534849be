//! What there is to learn, in files that are part of the program.

use tabuleiro_table::{Kind, Kinds};

use crate::script::read_lessons;
use crate::{Lesson, Puzzle, read_puzzles};

/// What there is for one game.
struct Shelf {
    game: &'static str,
    puzzles: &'static str,
    lessons: &'static str,
}

/// The files of a game, named for it.
macro_rules! shelf {
    ($game:literal) => {
        Shelf {
            game: $game,
            puzzles: include_str!(concat!("../puzzles/", $game, ".txt")),
            lessons: include_str!(concat!("../lessons/", $game, ".txt")),
        }
    };
}

/// Every file there is. A game that has none has simply nothing to learn.
static SHELVES: [Shelf; 4] = [shelf!("oolong"), shelf!("quantik"), shelf!("oware"), shelf!("otrio")];

fn shelf(game: &str) -> Option<&'static Shelf> {
    SHELVES.iter().find(|shelf| shelf.game == game)
}

/// Every puzzle of a list of games.
pub fn puzzles(kinds: Kinds) -> Vec<Puzzle> {
    kinds.iter().map(<dyn Kind>::name).flat_map(puzzles_of).collect()
}

/// Every puzzle of a game; none if there are none.
pub fn puzzles_of(game: &str) -> Vec<Puzzle> {
    let read = |shelf: &Shelf| read_puzzles(shelf.puzzles).expect("the tests read every file");
    shelf(game).map(read).unwrap_or_default()
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
    let read = |shelf: &Shelf| read_lessons(shelf.lessons).expect("the tests read every file");
    shelf(game).map(read).unwrap_or_default()
}

/// The lesson of that name.
pub fn lesson(id: &str) -> Option<Lesson> {
    let all = SHELVES.iter().filter(|shelf| id.starts_with(shelf.game));
    all.flat_map(|shelf| lessons_of(shelf.game)).find(|lesson| lesson.id == id)
}

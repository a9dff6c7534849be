//! A position with one right first move.

use std::cmp::Reverse;

use tabuleiro_game::few;
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::{Archive, GameResult, Variation, Worth};

use crate::Flaw;

/// What the seat to move reaches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// It wins, where every other move does not.
    Win,
    /// It holds a draw, where every other move loses.
    Draw,
}

impl Goal {
    /// The value of a move that reaches the goal.
    pub const fn value(self) -> Value {
        match self {
            Goal::Win => Value::Win,
            Goal::Draw => Value::Draw,
        }
    }
}

/// A position with one right first move, which is proven: see [`crate::prove`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name: `quantik-0001`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// What the seat to move reaches.
    pub goal: Goal,
    /// The length of the win in moves of all seats, where the game knows lengths; `None` for a draw.
    pub plies: Option<u32>,
    /// How hard it is among the puzzles of its game: 1, 2 or 3, see [`grade`].
    pub grade: u8,
    /// How many of a hundred players of the game's ladder found the right move.
    pub found: u8,
    /// Whether the right move catches the eye: it ends the game, or it alone brings points.
    pub is_plain: bool,
    /// From which game it was taken: the seed, and the number of the game.
    pub source: (u64, u64),
    /// A line that reaches the goal. What leaves it at the first move are tempting moves that do not, with what is to be said
    /// against them.
    pub solution: Variation,
    /// The result, if the line goes to the end of the game.
    pub result: GameResult,
}

impl Puzzle {
    /// The grades there are.
    pub const GRADES: [u8; 3] = [1, 2, 3];

    /// The one right first move.
    pub fn first(&self) -> &str {
        self.solution.moves.first().map_or("", String::as_str)
    }

    /// Tempting first moves that miss the goal, each with the line that shows it.
    pub fn refutations(&self) -> &[Variation] {
        self.solution.branches.get(&0).map_or(&[], Vec::as_slice)
    }

    /// Reads a puzzle from its record.
    pub fn of(archive: &Archive) -> Result<Puzzle, Flaw> {
        let tag = |name: &'static str| {
            let found = archive.others.iter().find(|(tag, _)| tag == name);
            found.map(|(_, value)| value.as_str()).ok_or(Flaw::Tag(name))
        };
        let (goal, plies) = read_goal(tag("Goal")?).ok_or(Flaw::Tag("Goal"))?;
        let grade = tag("Grade")?.parse().ok().filter(|grade| Puzzle::GRADES.contains(grade));
        let puzzle = Puzzle {
            id: tag("Puzzle")?.to_owned(),
            game: archive.game.clone(),
            position: archive.position.clone().ok_or(Flaw::Tag("Position"))?,
            goal,
            plies,
            grade: grade.ok_or(Flaw::Tag("Grade"))?,
            found: tag("Found")?.parse().ok().filter(|found| *found <= 100).ok_or(Flaw::Tag("Found"))?,
            is_plain: tag("Plain").is_ok(),
            source: read_source(tag("Source")?).ok_or(Flaw::Tag("Source"))?,
            solution: archive.main.clone(),
            result: archive.result,
        };
        if puzzle.first().is_empty() { Err(Flaw::NoSolution(puzzle.id)) } else { Ok(puzzle) }
    }

    /// Its record.
    pub fn archive(&self) -> Archive {
        let goal = Worth::Proven(Proven { plies: self.plies, ..Proven::of(self.goal.value()) });
        let mut tags = vec![
            ("Puzzle", self.id.clone()),
            ("Grade", self.grade.to_string()),
            ("Goal", goal.to_string()),
            ("Found", self.found.to_string()),
            ("Source", format!("{}/{}", self.source.0, self.source.1)),
        ];
        if self.is_plain {
            tags.push(("Plain", "yes".to_owned()));
        }
        Archive {
            game: self.game.clone(),
            others: tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            position: Some(self.position.clone()),
            main: self.solution.clone(),
            result: self.result,
            ..Archive::default()
        }
    }
}

/// Gives every puzzle of a game its grade: by how many players of the ladder found the right move, from the easiest third, 1, to
/// the hardest, 3. Of two that are alike in this the shorter win is the easier one. A move that catches the eye is always easy.
pub fn grade(puzzles: &mut [Puzzle]) {
    let mut order: Vec<usize> = (0..puzzles.len()).collect();
    few::sort_by_key(&mut order, |&index| {
        let Puzzle { is_plain, found, plies, .. } = puzzles[index];
        (!is_plain, Reverse(found), plies, index)
    });
    for (rank, index) in order.into_iter().enumerate() {
        puzzles[index].grade = (rank * Puzzle::GRADES.len() / puzzles.len()) as u8 + 1;
    }
}

/// Reads every puzzle of a text: records one after the other, each beginning with the tag of its game.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, Flaw> {
    records(text).into_iter().map(|record| Puzzle::of(&record.parse()?)).collect()
}

/// The text of puzzles, as [`read_puzzles`] reads it.
pub fn write_puzzles(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| puzzle.archive().to_string()).collect::<Vec<_>>().join("\n")
}

/// How every record begins.
const BEGIN: &str = "[Game ";

/// The text cut before every record.
fn records(text: &str) -> Vec<&str> {
    let begins = |at: &usize| *at == 0 || text[..*at].ends_with('\n');
    let starts: Vec<usize> = text.match_indices(BEGIN).map(|(at, _)| at).filter(begins).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &text[start..end]).collect()
}

/// Reads `win 5`, `win` or `draw`.
fn read_goal(text: &str) -> Option<(Goal, Option<u32>)> {
    match text.parse().ok()? {
        Worth::Proven(Proven { value: Value::Win, plies, margin: None }) => Some((Goal::Win, plies)),
        Worth::Proven(Proven { value: Value::Draw, plies: None, margin: None }) => Some((Goal::Draw, None)),
        Worth::Proven(_) | Worth::Score(_) => None,
    }
}

/// Reads `1/17`.
fn read_source(text: &str) -> Option<(u64, u64)> {
    let (seed, number) = text.split_once('/')?;
    Some((seed.parse().ok()?, number.parse().ok()?))
}

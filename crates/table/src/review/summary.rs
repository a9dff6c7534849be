//! How well everybody played.

use tabuleiro_game::Seat;

use super::grade::{Grade, accuracy};
use super::{Reviewed, grade};

/// How well one seat played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many moves it made that were looked at.
    pub moves: usize,
    /// Of how many of them nobody can say what they are worth.
    pub unknown: usize,
    /// How many had each grade, the mildest first.
    pub grades: [usize; 3],
    /// How much of what was to be had its moves kept, in thousandths; `None` where nothing is known of any.
    pub accuracy: Option<u16>,
}

impl Summary {
    /// That of every seat.
    pub fn of_all(moves: &[Reviewed], seats: u8) -> Vec<Summary> {
        Seat::all(seats).map(|seat| Summary::of(moves.iter().filter(|one| one.seat == seat))).collect()
    }

    /// That of these moves.
    pub fn of<'m>(moves: impl Iterator<Item = &'m Reviewed>) -> Summary {
        let (mut summary, mut kept) = (Summary::default(), 0);
        for one in moves {
            summary.moves += 1;
            match one.chance {
                Some([had, left]) => kept += u64::from(accuracy(had.lost_to(left))),
                None => summary.unknown += 1,
            }
            if let Some(grade) = one.grade {
                summary.grades[grade as usize] += 1;
            }
        }
        let known = (summary.moves - summary.unknown) as u64;
        summary.accuracy = (known > 0).then(|| (kept / known.max(1)) as u16);
        summary
    }

    /// How many moves had a grade.
    pub fn graded(&self) -> usize {
        self.grades.iter().sum()
    }

    /// How many had this one.
    pub fn count(&self, grade: Grade) -> usize {
        self.grades[grade as usize]
    }
}

const _: () = assert!(grade::GRADES.len() == 3, "a place for each grade");

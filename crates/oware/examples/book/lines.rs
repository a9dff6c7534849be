//! Which lines the book follows, the likeliest first.

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::{Move, Oware};

use crate::start;

/// With every move of a game it becomes less likely by as much as with so many hundredths of a seed given away.
const STEP: i32 = 12;

/// Moves that lead to a position in which the book has something to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// What those gave away whose moves are not the book's, in hundredths of a seed, and a little for each move.
    unlikely: i32,
    moves: Vec<Move>,
}

impl Line {
    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The game so far.
    pub(crate) fn record(&self) -> Record<Oware> {
        let mut record = start();
        self.moves.iter().for_each(|&mv| record.play(mv).map(drop).expect("a legal move"));
        record
    }
}

/// Lines that are still to be followed.
pub(crate) struct Queue {
    lines: Vec<Line>,
}

impl Queue {
    /// The book's own first move, and the answer to each first move of the other.
    pub(crate) fn new() -> Queue {
        let first = Line { unlikely: 0, moves: Vec::new() };
        let seconds =
            start().now().moves().map(|mv| Line { unlikely: 0, moves: vec![mv] }).collect::<Vec<_>>();
        Queue { lines: [vec![first], seconds].concat() }
    }

    /// Takes the likeliest lines, at most so many, whose positions are not known and not the same.
    pub(crate) fn next(&mut self, most: usize, is_known: impl Fn(&Oware) -> bool) -> Vec<Line> {
        self.lines.sort_by_key(|line| std::cmp::Reverse(line.unlikely));
        let (mut taken, mut seen) = (Vec::new(), Vec::new());
        while taken.len() < most {
            let Some(line) = self.lines.pop() else { break };
            let at = *line.record().now();
            if !is_known(&at) && !seen.contains(&at) {
                seen.push(at);
                taken.push(line);
            }
        }
        taken
    }

    /// Goes on from a line with the book's move and every answer to it.
    pub(crate) fn add_answers(&mut self, line: &Line, best: Move, answers: &[(Move, i32)]) {
        let top = answers.iter().map(|(_, worth)| *worth).max().unwrap_or(0);
        for (answer, worth) in answers {
            let moves = [line.moves(), &[best, *answer]].concat();
            let further = Line { unlikely: line.unlikely + top - worth + STEP, moves };
            if further.record().outcome().is_none() {
                self.lines.push(further);
            }
        }
    }
}

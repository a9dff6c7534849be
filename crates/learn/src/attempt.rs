//! Somebody at work on a puzzle.

use tabuleiro_game::Seat;
use tabuleiro_search::{Leash, Progress};
use tabuleiro_table::{Kinds, Table};

use crate::proof::worth;
use crate::{Flaw, Puzzle};

/// Somebody at work on a puzzle: knows what has been played, says whether a move is right, and answers for the others.
///
/// The first move is judged by the puzzle alone. Later there may be other ways than the one in the solution: whoever leaves it is
/// judged by the game's solver, and the puzzle ends there.
pub struct Attempt {
    puzzle: Puzzle,
    table: Box<dyn Table>,
    solver: Option<Seat>,
    state: Progressing,
}

/// How far an attempt has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progressing {
    /// So many moves of the solution have been played.
    Along(usize),
    Solved,
}

/// What comes of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is right. These moves of the others followed; it is the solver's turn again.
    GoOn {
        /// What the others answered, in order.
        replies: Vec<String>,
    },
    /// It is right, and the puzzle is solved.
    Solved,
    /// It misses the goal, and was taken back. This line shows why, if there is one to show: the move itself, and what follows.
    Wrong {
        /// The move and the replies to it.
        line: Vec<String>,
    },
    /// It is not the move of the solution, and the leash ended before it was known whether it reaches the goal. It was taken back.
    Unknown,
}

impl Attempt {
    /// Sets the puzzle up.
    pub fn new(puzzle: &Puzzle, kinds: Kinds) -> Result<Attempt, Flaw> {
        let table = puzzle.archive().open(kinds)?;
        let solver = table.now().0;
        Ok(Attempt { puzzle: puzzle.clone(), table, solver, state: Progressing::Along(0) })
    }

    /// The game as it stands.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// Whether the goal is reached.
    pub fn is_solved(&self) -> bool {
        self.state == Progressing::Solved
    }

    /// The move of the solution that comes next, for whoever asks for help; `None` when it is solved.
    pub fn expected(&self) -> Option<&str> {
        match self.state {
            Progressing::Along(done) => self.puzzle.solution.moves.get(done).map(String::as_str),
            Progressing::Solved => None,
        }
    }

    /// Tries a move, in any form that can be typed in one go. A move that is not legal is [`Flaw::Refused`] with the rule's own
    /// sentence. Where the solver must be asked it is held by the leash.
    pub fn try_move(&mut self, text: &str, leash: &mut Leash<'_, Progress>) -> Result<Answer, Flaw> {
        let Progressing::Along(done) = self.state else { return Ok(Answer::Solved) };
        let text = self.table.accept(text)?.text;
        if self.expected() == Some(text.as_str()) {
            return self.go_on(done + 1);
        }
        self.table.undo();
        if done == 0 {
            return Ok(Answer::Wrong { line: self.refutation(&text) });
        }
        let aids = self.table.kind().aids();
        let found = worth(self.table.as_mut(), &text, &aids, leash)?;
        match found.map(|proven| proven.value >= self.puzzle.goal.value()) {
            Some(true) => {
                self.table.accept(&text)?;
                self.state = Progressing::Solved;
                Ok(Answer::Solved)
            }
            Some(false) => Ok(Answer::Wrong { line: vec![text] }),
            None => Ok(Answer::Unknown),
        }
    }

    /// The others answer, until it is the solver's turn or the solution is over.
    fn go_on(&mut self, mut done: usize) -> Result<Answer, Flaw> {
        let mut replies = Vec::new();
        while let Some(text) = self.puzzle.solution.moves.get(done) {
            if self.table.now().0 == self.solver {
                self.state = Progressing::Along(done);
                return Ok(Answer::GoOn { replies });
            }
            self.table.accept(text)?;
            replies.push(text.clone());
            done += 1;
        }
        self.state = Progressing::Solved;
        Ok(Answer::Solved)
    }

    /// The line against a wrong first move; just the move, if there is none.
    fn refutation(&self, text: &str) -> Vec<String> {
        let lines = self.puzzle.refutations().iter();
        let known =
            lines.map(|line| &line.moves).find(|moves| moves.first().is_some_and(|first| first == text));
        known.cloned().unwrap_or_else(|| vec![text.to_owned()])
    }
}

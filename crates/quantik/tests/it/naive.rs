//! A slow, obvious second implementation of the rules: letters on a grid.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_quantik::Quantik;
use tabuleiro_testkit::Naive;

use crate::laws::starts;

/// A board of letters, as it is printed.
#[derive(Clone, Debug)]
pub(crate) struct Slow {
    rows: Vec<Vec<char>>,
    report: bool,
}

impl Slow {
    /// Every row, column and zone, as the cells it is made of.
    fn lines() -> Vec<Vec<(usize, usize)>> {
        let mut lines = Vec::new();
        for i in 0..4 {
            lines.push((0..4).map(|j| (i, j)).collect());
            lines.push((0..4).map(|j| (j, i)).collect());
            let (top, left) = (i / 2 * 2, i % 2 * 2);
            lines.push(vec![(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]);
        }
        lines
    }

    fn count(&self, wanted: impl Fn(char) -> bool) -> usize {
        self.rows.iter().flatten().filter(|&&letter| wanted(letter)).count()
    }

    /// Whether White is to move.
    pub(crate) fn white_moves(&self) -> bool {
        self.count(char::is_uppercase) == self.count(char::is_lowercase)
    }

    /// Whether a line shows all four shapes.
    pub(crate) fn completed(&self) -> bool {
        Slow::lines().iter().any(|line| {
            let mut shapes: Vec<char> =
                line.iter().map(|&(row, column)| self.rows[row][column].to_ascii_lowercase()).collect();
            shapes.sort_unstable();
            shapes == ['a', 'b', 'c', 'd']
        })
    }

    fn may(&self, white: bool, shape: char, row: usize, column: usize) -> bool {
        let (own, other) =
            if white { (shape, shape.to_ascii_lowercase()) } else { (shape.to_ascii_lowercase(), shape) };
        let blocked = Slow::lines()
            .iter()
            .filter(|line| line.contains(&(row, column)))
            .any(|line| line.iter().any(|&(row, column)| self.rows[row][column] == other));
        self.rows[row][column] == '.' && !blocked && self.count(|letter| letter == own) < 2
    }

    /// The moves that White or Brown could make if it were their turn.
    pub(crate) fn moves_of(&self, white: bool) -> Vec<String> {
        let mut moves = Vec::new();
        if self.completed() {
            return moves;
        }
        for shape in ['A', 'B', 'C', 'D'] {
            for row in 0..4 {
                for column in 0..4 {
                    if self.may(white, shape, row, column) {
                        moves.push(format!("{shape}@{}{}", ['a', 'b', 'c', 'd'][column], 4 - row));
                    }
                }
            }
        }
        moves
    }

    /// The board after White or Brown has made a move, whoever's turn it was.
    pub(crate) fn after_by(&self, white: bool, mv: &str) -> Slow {
        let letters: Vec<char> = mv.chars().collect();
        let column = letters[2] as usize - 'a' as usize;
        let row = 4 - (letters[3] as usize - '0' as usize);
        let mut next = self.clone();
        next.rows[row][column] = if white { letters[0] } else { letters[0].to_ascii_lowercase() };
        next
    }

    /// Whether the report's rules are played.
    pub(crate) fn is_report(&self) -> bool {
        self.report
    }
}

impl Naive<Quantik> for Slow {
    fn of(at: &Quantik) -> Slow {
        let text = at.to_string();
        let board = text.split(' ').next().expect("a text has a first word");
        Slow {
            rows: board.split('/').map(|row| row.chars().collect()).collect(),
            report: text.contains("report"),
        }
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        rows.join("/") + if self.report { " rules=report" } else { "" }
    }

    fn moves(&self) -> Vec<String> {
        self.moves_of(self.white_moves())
    }

    fn after(&self, mv: &str) -> Slow {
        self.after_by(self.white_moves(), mv)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.moves().is_empty() {
            return None;
        }
        if self.report && !self.completed() {
            return Some(Outcome::DRAW);
        }
        Some(Outcome::won(Seat::new(u8::from(self.white_moves()))))
    }
}

#[test]
fn fast_rules_equal_slow_rules() {
    tabuleiro_testkit::naive::agrees::<Quantik, Slow>(&starts(), 300);
}

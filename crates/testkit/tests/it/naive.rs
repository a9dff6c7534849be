//! A slow, obvious second implementation of the rules: letters on a grid.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::{Naive, naive};

use crate::laws::starts;

/// A position as it is printed, taken apart.
#[derive(Clone, Debug)]
struct Slow {
    grid: Vec<Vec<char>>,
    turn: char,
    flying: bool,
}

impl Slow {
    fn other(&self) -> char {
        if self.turn == 'w' { 'b' } else { 'w' }
    }

    fn count(&self, letter: char) -> usize {
        self.grid.iter().flatten().filter(|&&found| found == letter).count()
    }

    fn has_line(&self, letter: char) -> bool {
        (0..3).any(|i| (0..3).all(|j| self.grid[i][j] == letter) || (0..3).all(|j| self.grid[j][i] == letter))
    }

    fn named(&self, letter: char) -> Vec<(String, usize, usize)> {
        let cells = (0..3).flat_map(|row| (0..3).map(move |column| (row, column)));
        cells
            .filter(|&(row, column)| self.grid[row][column] == letter)
            .map(|(row, column)| (format!("{}{}", ['a', 'b', 'c'][column], 3 - row), row, column))
            .collect()
    }

    fn set(&mut self, name: &str, letter: char) {
        let mut letters = name.chars();
        let column = letters.next().expect("a column") as usize - 'a' as usize;
        let row = 3 - letters.next().expect("a row").to_digit(10).expect("a number") as usize;
        self.grid[row][column] = letter;
    }
}

impl Naive<Morris> for Slow {
    fn of(at: &Morris) -> Slow {
        let text = at.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        Slow {
            grid: words[0].split('/').map(|row| row.chars().collect()).collect(),
            turn: words[1].chars().next().expect("a turn"),
            flying: words.contains(&"flying=yes"),
        }
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.grid.iter().map(|row| row.iter().collect()).collect();
        format!("{} {}{}", rows.join("/"), self.turn, if self.flying { " flying=yes" } else { "" })
    }

    fn moves(&self) -> Vec<String> {
        if self.has_line('w') || self.has_line('b') {
            return Vec::new();
        }
        let free = self.named('.');
        if self.count(self.turn) < 3 {
            return free.into_iter().map(|(name, _, _)| name).collect();
        }
        let mut moves = Vec::new();
        for (from, row, column) in self.named(self.turn) {
            for (to, to_row, to_column) in &free {
                let apart = row.abs_diff(*to_row) + column.abs_diff(*to_column);
                if self.flying || apart == 1 {
                    moves.push(format!("{from}-{to}"));
                }
            }
        }
        moves
    }

    fn after(&self, mv: &str) -> Slow {
        let mut next = self.clone();
        let (from, to) = mv.split_once('-').map_or((None, mv), |(from, to)| (Some(from), to));
        if let Some(from) = from {
            next.set(from, '.');
        }
        next.set(to, self.turn);
        next.turn = self.other();
        next
    }

    fn outcome(&self) -> Option<Outcome> {
        let seat = |letter| Seat::new(u8::from(letter == 'b'));
        if let Some(winner) = ['w', 'b'].into_iter().find(|&letter| self.has_line(letter)) {
            return Some(Outcome::won(seat(winner)));
        }
        self.moves().is_empty().then(|| Outcome::won(seat(self.other())))
    }
}

#[test]
fn fast_rules_equal_slow_rules() {
    naive::agrees::<Morris, Slow>(&starts(), 300);
}

/// The numbers of the table come from here.
#[test]
fn the_slow_rules_count_the_same() {
    fn count(at: &Slow, depth: u32) -> u64 {
        let moves = at.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|mv| count(&at.after(mv), depth - 1)).sum()
    }
    for start in starts() {
        for depth in 1..=4 {
            assert_eq!(count(&Slow::of(&start), depth), tabuleiro_game::perft(&start, depth), "{start}");
        }
    }
}

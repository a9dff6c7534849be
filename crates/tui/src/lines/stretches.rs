//! All lines of a study, told one after the other.

use tabuleiro_table::archive::Variation;

use super::Lines;

/// Some moves of one line that stand together in a list, before another line is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The lines that were entered to come here.
    pub turns: Vec<(usize, usize)>,
    /// How many moves of its line stand before it.
    pub at: usize,
    /// How many moves of the game stand before it.
    pub ply: usize,
    /// The moves.
    pub moves: Vec<String>,
}

impl Lines {
    /// All moves in the order in which they are told: the lines that leave a move stand behind it.
    pub fn stretches(&self) -> Vec<Stretch> {
        let mut told = Vec::new();
        stretch(&self.main, &[], 0, &mut told);
        told
    }
}

/// Tells a line and all that leave it.
fn stretch(line: &Variation, turns: &[(usize, usize)], ply: usize, told: &mut Vec<Stretch>) {
    let mut start = 0;
    let tell = |from: usize, to: usize, told: &mut Vec<Stretch>| {
        if from < to {
            let moves = line.moves[from..to].to_vec();
            told.push(Stretch { turns: turns.to_vec(), at: from, ply: ply + from, moves });
        }
    };
    for (at, others) in &line.branches {
        tell(start, at + 1, told);
        start = at + 1;
        for (index, other) in others.iter().enumerate() {
            let turns: Vec<(usize, usize)> = turns.iter().copied().chain([(*at, index)]).collect();
            stretch(other, &turns, ply + at, told);
        }
    }
    tell(start, line.moves.len(), told);
}

//! The report's rules once more, slowly, on the report's own rows.

/// A game by the report's rules. Players are 0 and 1 here.
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    pub(crate) rows: [[u32; 6]; 2],
    pub(crate) scores: [u32; 2],
    pub(crate) turn: usize,
    pub(crate) plies: u32,
}

impl Naive {
    pub(crate) fn new() -> Naive {
        Naive { rows: [[4; 6]; 2], scores: [0; 2], turn: 0, plies: 0 }
    }

    /// Sows the position 1 to 6 of the player to move; the turn then goes to the other.
    pub(crate) fn choose(&mut self, position: usize) {
        let (mut row, mut column) = (self.turn, position - 1);
        let seeds = self.rows[row][column];
        assert!(seeds > 0, "an empty house was sown: {self:?}");
        self.rows[row][column] = 0;
        for _ in 0..seeds {
            (row, column) = next(row, column);
            self.rows[row][column] += 1;
        }
        while row != self.turn && [2, 3].contains(&self.rows[row][column]) {
            self.scores[self.turn] += self.rows[row][column];
            self.rows[row][column] = 0;
            let Some(before) = before(row, column) else { break };
            column = before;
        }
        self.turn = 1 - self.turn;
        self.plies += 1;
    }

    pub(crate) fn is_without_seeds(&self, player: usize) -> bool {
        self.rows[player] == [0; 6]
    }

    pub(crate) fn is_over(&self) -> bool {
        let [one, two] = self.scores;
        one >= 25 || two >= 25 || (one == 24 && two == 24) || self.rows == [[0; 6]; 2] || self.plies == 1000
    }

    /// Who wins when it is over: the larger score, unless the moves ran out while the game could have gone on.
    pub(crate) fn winner(&self) -> Option<usize> {
        let [one, two] = self.scores;
        let is_cut_short = one < 25 && two < 25 && self.rows != [[0; 6]; 2];
        if one == two || is_cut_short { None } else { Some(usize::from(two > one)) }
    }

    /// The positions that can be chosen.
    pub(crate) fn choices(&self) -> Vec<usize> {
        (1..=6).filter(|position| self.rows[self.turn][position - 1] > 0).collect()
    }

    /// Whether `bot2` may choose this: it captures most and no higher position does, or nothing captures.
    pub(crate) fn is_greedy(&self, position: usize) -> bool {
        let gain = |position: usize| {
            let mut after = self.clone();
            after.choose(position);
            after.scores[self.turn] - self.scores[self.turn]
        };
        let most = self.choices().into_iter().map(gain).max().unwrap_or(0);
        let last = self.choices().into_iter().rfind(|&position| gain(position) == most);
        most == 0 || last == Some(position)
    }

    pub(crate) fn board(&self) -> String {
        format!("{:?}", self.rows).replace(' ', "")
    }
}

/// The next house to be sown: along player 1's row backwards, then along player 2's forwards.
fn next(row: usize, column: usize) -> (usize, usize) {
    match (row, column) {
        (0, 0) => (1, 0),
        (0, _) => (0, column - 1),
        (_, 5) => (0, 5),
        (_, _) => (1, column + 1),
    }
}

/// The house of the same row that was sown before.
fn before(row: usize, column: usize) -> Option<usize> {
    match (row, column) {
        (0, 5) | (1, 0) => None,
        (0, _) => Some(column + 1),
        (_, _) => Some(column - 1),
    }
}

#[test]
fn the_report_example_captures_seven() {
    let rows = [[1, 0, 7, 0, 0, 0], [0, 4, 2, 1, 1, 0]];
    let mut at = Naive { rows, scores: [20, 12], turn: 0, plies: 0 };
    at.choose(3);
    assert_eq!(at.rows, [[2, 1, 0, 0, 0, 0], [1, 5, 0, 0, 0, 0]]);
    assert!(at.is_over());
    assert_eq!((at.scores, at.winner()), ([27, 12], Some(0)));
}

//! Otrio a third time, for checking what the solver says: a board of 27 letters, the lines spelt out, and a search that
//! looks at every move. It shares nothing with the crate but the texts of positions and moves.

use std::collections::HashMap;

use tabuleiro_otrio::Otrio;

/// A position for any number of players: for every cell and size the letter of a colour, or a dot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Plain {
    places: [u8; 27],
    /// The number of the colour to act in the order.
    turn: usize,
}

/// What does not change during a game.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    order: Vec<u8>,
    pub(crate) seats: usize,
    lines: Vec<[usize; 3]>,
}

/// How a game ends, or goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Won(usize),
    Drawn,
    Open,
}

/// What a position is worth to a seat: 1 for a win, 0 for a draw, −1 for a loss, and in how many moves; draws count none.
pub(crate) type Worth = (i32, u32);

/// The place of a size (0 for large) in a cell given by column and row.
fn place(size: usize, column: usize, row: usize) -> usize {
    (row * 3 + column) * 3 + size
}

impl Table {
    /// The table and the position that a text describes.
    pub(crate) fn read(at: &Otrio) -> (Table, Plain) {
        let text = at.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        let option = |key: &str| words[2..].iter().find_map(|word| word.strip_prefix(key));
        let seats = option("players=").map_or(2, |value| value.parse().expect("a number"));
        let order = option("colours=").unwrap_or(if seats == 3 { "rgb" } else { "rgbp" }).as_bytes().to_vec();
        let mut places = [b'.'; 27];
        for (from_top, row) in words[0].split('/').enumerate() {
            for (column, cell) in row.split(',').enumerate() {
                for (size, letter) in cell.bytes().enumerate() {
                    places[place(size, column, 2 - from_top)] = letter;
                }
            }
        }
        let turn =
            order.iter().position(|colour| *colour == words[1].as_bytes()[0]).expect("a colour in play");
        (Table { order, seats, lines: lines() }, Plain { places, turn })
    }

    /// The seat that plays for the colour to act.
    pub(crate) fn seat(&self, at: &Plain) -> usize {
        at.turn % self.seats
    }

    pub(crate) fn state(&self, at: &Plain) -> State {
        let has_line = |line: &&[usize; 3]| {
            at.places[line[0]] != b'.' && line.iter().all(|place| at.places[*place] == at.places[line[0]])
        };
        if let Some(line) = self.lines.iter().find(has_line) {
            let colour = at.places[line[0]];
            let turn = self.order.iter().position(|other| *other == colour).expect("a colour in play");
            return State::Won(turn % self.seats);
        }
        if (0..self.order.len()).all(|turn| self.fits(at, turn).is_empty()) {
            State::Drawn
        } else {
            State::Open
        }
    }

    /// Where the colour of that number has a piece that fits.
    fn fits(&self, at: &Plain, turn: usize) -> Vec<usize> {
        let colour = self.order[turn];
        let placed = |size: usize| (0..9).filter(|cell| at.places[cell * 3 + size] == colour).count();
        let has_left = [0, 1, 2].map(|size| placed(size) < 3);
        (0..27).filter(|place| at.places[*place] == b'.' && has_left[place % 3]).collect()
    }

    /// The places where the colour to act may put a piece.
    pub(crate) fn moves(&self, at: &Plain) -> Vec<usize> {
        self.fits(at, at.turn)
    }

    pub(crate) fn after(&self, at: &Plain, place: usize) -> Plain {
        let mut after = at.clone();
        after.places[place] = self.order[at.turn];
        for _ in 0..self.order.len() {
            after.turn = (after.turn + 1) % self.order.len();
            if !self.fits(&after, after.turn).is_empty() {
                break;
            }
        }
        after
    }

    /// The text of a move.
    pub(crate) fn text(&self, at: &Plain, place: usize) -> String {
        let (cell, size) = (place / 3, place % 3);
        let letter = |letters: &str, n: usize| letters.as_bytes()[n] as char;
        let colour = self.order[at.turn] as char;
        format!("{colour}{}@{}{}", letter("LMS", size), letter("abc", cell % 3), letter("123", cell / 3))
    }

    /// What a position is worth to the seat to act, by looking at everything: the winner hurries, the loser delays.
    pub(crate) fn worth(&self, at: &Plain, known: &mut HashMap<Plain, Worth>) -> Worth {
        let seat = self.seat(at);
        match self.state(at) {
            State::Won(winner) => return (if winner == seat { 1 } else { -1 }, 0),
            State::Drawn => return (0, 0),
            State::Open => {}
        }
        if let Some(worth) = known.get(at) {
            return *worth;
        }
        let mut best: Option<Worth> = None;
        for place in self.moves(at) {
            let after = self.after(at, place);
            let (value, moves) = self.worth(&after, known);
            let value = if self.seat(&after) == seat { value } else { -value };
            let worth = (value, if value == 0 { 0 } else { moves + 1 });
            best = Some(best.map_or(worth, |best| if rank(worth) > rank(best) { worth } else { best }));
        }
        let best = best.expect("an open game has a move");
        known.insert(at.clone(), best);
        best
    }
}

impl Table {
    /// Whether a seat wins whatever the others do, even if they all join against it.
    pub(crate) fn forces(&self, at: &Plain, seat: usize, known: &mut HashMap<Plain, bool>) -> bool {
        match self.state(at) {
            State::Won(winner) => return winner == seat,
            State::Drawn => return false,
            State::Open => {}
        }
        if let Some(forces) = known.get(at) {
            return *forces;
        }
        let mut after = self.moves(at).into_iter().map(|place| self.after(at, place));
        let forces = if self.seat(at) == seat {
            after.any(|after| self.forces(&after, seat, known))
        } else {
            after.all(|after| self.forces(&after, seat, known))
        };
        known.insert(at.clone(), forces);
        forces
    }

    /// The position with the piece that a text describes, whoever's turn it is.
    pub(crate) fn put(&self, at: &Plain, text: &str) -> Plain {
        let turn =
            self.order.iter().position(|colour| *colour == text.as_bytes()[0]).expect("a colour in play");
        self.play(&Plain { turn, ..at.clone() }, text)
    }

    /// The position after the move that a text describes.
    pub(crate) fn play(&self, at: &Plain, text: &str) -> Plain {
        let place = self.moves(at).into_iter().find(|place| self.text(at, *place) == text);
        self.after(at, place.expect("the move is legal"))
    }
}

/// The greater the better.
fn rank((value, moves): Worth) -> i32 {
    value * 100 - value * moves as i32
}

/// The 49 lines: eight rows with five patterns of sizes each, and the nine cells.
fn lines() -> Vec<[usize; 3]> {
    let mut rows: Vec<[(usize, usize); 3]> = Vec::new();
    for n in 0..3 {
        rows.push([(0, n), (1, n), (2, n)]);
        rows.push([(n, 0), (n, 1), (n, 2)]);
    }
    rows.push([(0, 0), (1, 1), (2, 2)]);
    rows.push([(0, 2), (1, 1), (2, 0)]);
    let mut lines = Vec::new();
    for row in rows {
        for sizes in [[0, 0, 0], [1, 1, 1], [2, 2, 2], [0, 1, 2], [2, 1, 0]] {
            lines.push([0, 1, 2].map(|n| place(sizes[n], row[n].0, row[n].1)));
        }
    }
    lines.extend((0..9).map(|cell| [cell * 3, cell * 3 + 1, cell * 3 + 2]));
    lines
}

//! Boards as twelve numbers, moves sown seed by seed, and the numbering of the files: slow and plain on purpose, for what
//! checks a table must not share a mistake with what built it.

/// Twelve houses in the direction of play, those of the side to move first.
pub(super) type Board = [u8; 12];

/// No board of a table has more seeds, and none of these numbers is larger.
const SIZE: usize = 40;

/// Pascal's triangle: `PASCAL[n][k]` ways to choose `k` of `n`.
const PASCAL: [[u64; 12]; SIZE] = {
    let mut table = [[0; 12]; SIZE];
    let mut n = 0;
    while n < SIZE {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < 12 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many seeds lie in these houses.
#[inline]
pub(super) fn seeds_in(houses: &[u8]) -> u8 {
    houses.iter().sum()
}

/// Sows a house: the board as the opponent then sees it, and how many seeds were captured; `None` if the house may not be
/// sown. A grand slam captures nothing, and an opponent without seeds must be fed.
#[inline]
pub(super) fn sow(board: &Board, from: usize) -> Option<(Board, u8)> {
    if board[from] == 0 {
        return None;
    }
    let mut sown = *board;
    let mut hand = std::mem::take(&mut sown[from]);
    let mut last = from;
    while hand > 0 {
        last = if last == 11 { 0 } else { last + 1 };
        if last != from {
            sown[last] += 1;
            hand -= 1;
        }
    }
    if seeds_in(&sown[6..]) == 0 {
        return None;
    }
    let (mut taken, mut captured) = (sown, 0);
    while last >= 6 && (taken[last] == 2 || taken[last] == 3) {
        captured += std::mem::take(&mut taken[last]);
        last -= 1;
    }
    let is_grand_slam = seeds_in(&taken[6..]) == 0;
    let (mut after, captured) = if is_grand_slam { (sown, 0) } else { (taken, captured) };
    after.rotate_left(6);
    Some((after, captured))
}

/// Calls with each board from which a move without a capture leads here.
#[inline]
pub(super) fn each_before(board: &Board, mut found: impl FnMut(&Board)) {
    let mut sown = *board;
    sown.rotate_left(6);
    for from in 0..6 {
        if sown[from] != 0 {
            continue;
        }
        let (mut before, mut at) = (sown, from);
        loop {
            at = if at == 11 { 0 } else { at + 1 };
            if at == from {
                continue;
            }
            if before[at] == 0 {
                break;
            }
            before[at] -= 1;
            before[from] += 1;
            if sow(&before, from) == Some((*board, 0)) {
                found(&before);
            }
        }
    }
}

/// How many sides have so many seeds.
#[inline]
pub(super) fn sides_with(seeds: usize) -> usize {
    PASCAL[seeds + 5][5] as usize
}

/// The number of a side among those with as many seeds; the file counts its houses from the last.
#[inline]
fn side_number(side: &[u8]) -> usize {
    let (mut sum, mut number) = (0, 0);
    for (house, seeds) in side[1..6].iter().rev().enumerate() {
        sum += usize::from(*seeds);
        number += PASCAL[sum + house][house + 1];
    }
    number as usize
}

/// The numbers of all boards with so many seeds: by the seeds of the side to move, then that side, then the other.
pub(super) struct Numbering {
    pub(super) seeds: usize,
    /// The first board on which the side to move has so many seeds, and in the end how many boards there are.
    first: Vec<usize>,
}

impl Numbering {
    pub(super) fn of(seeds: u8) -> Numbering {
        let seeds = usize::from(seeds);
        let mut first = vec![0];
        for own in 0..=seeds {
            first.push(first[own] + sides_with(own) * sides_with(seeds - own));
        }
        Numbering { seeds, first }
    }

    /// How many boards there are.
    pub(super) fn len(&self) -> usize {
        self.first[self.seeds + 1]
    }

    /// The number of a board.
    #[inline]
    pub(super) fn number(&self, board: &Board) -> usize {
        let own = usize::from(seeds_in(&board[..6]));
        self.first[own] + side_number(&board[..6]) * sides_with(self.seeds - own) + side_number(&board[6..])
    }

    /// The board with that number.
    pub(super) fn board(&self, sides: &Sides, number: usize) -> Board {
        let own = (0..self.seeds).find(|&own| number < self.first[own + 1]).unwrap_or(self.seeds);
        let (place, width) = (number - self.first[own], sides_with(self.seeds - own));
        join(sides.0[own][place / width], sides.0[self.seeds - own][place % width])
    }

    /// Every side that may be to move, with the number of its first board.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        (0..=self.seeds).flat_map(move |own| {
            let width = sides_with(self.seeds - own);
            (0..sides_with(own)).map(move |place| Row { own, place, first: self.first[own] + place * width })
        })
    }
}

/// The boards on which the same side is to move.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The seeds of that side, and its number.
    own: usize,
    place: usize,
    /// The number of the first of these boards; the others follow.
    pub(super) first: usize,
}

impl Row {
    /// How many boards it has, where there are so many seeds.
    pub(super) fn width(self, seeds: usize) -> usize {
        sides_with(seeds - self.own)
    }

    /// One of its boards.
    #[inline]
    pub(super) fn board(self, sides: &Sides, seeds: usize, place: usize) -> Board {
        join(sides.0[self.own][self.place], sides.0[seeds - self.own][place])
    }

    /// The boards of a row, in order, where there are so many seeds.
    pub(super) fn boards(self, sides: &Sides, seeds: usize) -> impl Iterator<Item = Board> + '_ {
        let own = sides.0[self.own][self.place];
        sides.0[seeds - self.own].iter().map(move |&their| join(own, their))
    }
}

/// Every side, by its seeds and its number.
pub(super) struct Sides(Vec<Vec<[u8; 6]>>);

impl Sides {
    /// All sides with at most so many seeds.
    pub(super) fn up_to(seeds: u8) -> Sides {
        let with = |seeds| {
            let mut sides = vec![[0; 6]; sides_with(usize::from(seeds))];
            spread(seeds, 0, [0; 6], &mut |side| sides[side_number(&side)] = side);
            sides
        };
        Sides((0..=seeds).map(with).collect())
    }
}

/// Spreads seeds over the houses from `house` on in every way.
fn spread(seeds: u8, house: usize, mut side: [u8; 6], found: &mut impl FnMut([u8; 6])) {
    if house == 5 {
        side[5] = seeds;
        return found(side);
    }
    for here in 0..=seeds {
        side[house] = here;
        spread(seeds - here, house + 1, side, found);
    }
}

#[inline]
fn join(own: [u8; 6], their: [u8; 6]) -> Board {
    std::array::from_fn(|house| if house < 6 { own[house] } else { their[house - 6] })
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::{Game, Seat};
    use tabuleiro_oware::{Oware, OwareOptions};

    use super::*;
    use crate::rank::Shape;

    /// Every board with so many seeds.
    fn boards(seeds: u8) -> Vec<Board> {
        let (numbering, sides) = (Numbering::of(seeds), Sides::up_to(seeds));
        (0..numbering.len()).map(|number| numbering.board(&sides, number)).collect()
    }

    #[test]
    fn moves_are_those_of_the_rules() {
        let side = |board: &Board, first: usize| std::array::from_fn(|house| board[first + house]);
        for board in
            boards(6).iter().chain(boards(13).iter().step_by(97)).chain(boards(16).iter().step_by(997))
        {
            let missing = 48 - seeds_in(board);
            let captures = [missing / 2, missing - missing / 2];
            let options = OwareOptions::default();
            let at = Oware::with_board(side(board, 0), side(board, 6), captures, Seat::FIRST, options);
            let at = at.expect("48 seeds");
            let after = |mv| {
                let mut next = at;
                next.apply(mv);
                let [own, their] = next.sides();
                let houses = |side: u64| (0..6).map(move |house| (side >> (40 - 8 * house)) as u8);
                houses(own).chain(houses(their)).collect::<Vec<u8>>()
            };
            let mut by_rules: Vec<Vec<u8>> = at.moves().map(after).collect();
            let mut here: Vec<Vec<u8>> =
                (0..6).filter_map(|house| sow(board, house)).map(|(next, _)| next.to_vec()).collect();
            by_rules.sort();
            here.sort();
            assert_eq!(here, by_rules, "{board:?}");
        }
    }

    #[test]
    fn boards_before_are_those_whose_moves_lead_here() {
        let boards = boards(5);
        let mut found: Vec<(Board, Board)> = Vec::new();
        let mut sown: Vec<(Board, Board)> = Vec::new();
        for board in &boards {
            each_before(board, |before| found.push((*before, *board)));
            let quiet = (0..6).filter_map(|house| sow(board, house)).filter(|(_, captured)| *captured == 0);
            sown.extend(quiet.map(|(next, _)| (*board, next)));
        }
        found.sort_unstable();
        sown.sort_unstable();
        assert!(!found.is_empty() && found == sown);
    }

    #[test]
    fn numbers_are_those_of_the_files() {
        for seeds in 0..=7 {
            let (numbering, sides) = (Numbering::of(seeds), Sides::up_to(seeds));
            let shape = Shape::of(seeds);
            assert_eq!(numbering.len(), shape.len());
            for (number, board) in boards(seeds).iter().enumerate() {
                let word = |houses: &[u8]| houses.iter().fold(0, |word, &seeds| word << 8 | u64::from(seeds));
                let own = usize::from(seeds_in(&board[..6]));
                assert_eq!(numbering.number(board), number);
                assert_eq!(shape.index(own, word(&board[..6]), word(&board[6..])), number);
            }
            let rows =
                numbering.rows().flat_map(|row| row.boards(&sides, usize::from(seeds)).collect::<Vec<_>>());
            assert!(rows.eq(boards(seeds)));
        }
    }
}

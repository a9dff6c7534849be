//! A slow second implementation of the rules, which shares no code with the fast one.

use std::collections::BTreeMap;

use tabuleiro_game::{Game, Outcome, Seat};
use tabuleiro_otrio::Otrio;
use tabuleiro_testkit::Naive;

use crate::laws::starts;

const SIZES: [char; 3] = ['L', 'M', 'S'];

/// The board as it would be drawn on paper: cell and size to the letter of a colour.
#[derive(Clone)]
pub(crate) struct Slow {
    pieces: BTreeMap<(String, char), char>,
    turn: char,
    order: Vec<char>,
    players: usize,
    options: String,
}

impl Naive<Otrio> for Slow {
    fn of(at: &Otrio) -> Slow {
        let text = at.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        let option = |key: &str| words[2..].iter().find_map(|word| word.strip_prefix(key));
        let players = option("players=").map_or(2, |value| value.parse().unwrap());
        let usual = if players == 3 { "rgb" } else { "rgbp" };
        let mut pieces = BTreeMap::new();
        for (row, cells) in ['3', '2', '1'].into_iter().zip(words[0].split('/')) {
            for (column, cell) in ['a', 'b', 'c'].into_iter().zip(cells.split(',')) {
                for (size, letter) in SIZES.into_iter().zip(cell.chars()).filter(|(_, letter)| *letter != '.')
                {
                    pieces.insert((format!("{column}{row}"), size), letter);
                }
            }
        }
        Slow {
            pieces,
            turn: words[1].chars().next().unwrap(),
            order: option("colours=").unwrap_or(usual).chars().collect(),
            players,
            options: words[2..].join(" "),
        }
    }

    fn text(&self) -> String {
        let cell = |name: String| -> String {
            SIZES.iter().map(|size| self.pieces.get(&(name.clone(), *size)).copied().unwrap_or('.')).collect()
        };
        let row = |row: char| ["a", "b", "c"].map(|column| cell(format!("{column}{row}"))).join(",");
        format!("{} {} {}", ['3', '2', '1'].map(row).join("/"), self.turn, self.options).trim_end().to_owned()
    }

    fn moves(&self) -> Vec<String> {
        if self.winner().is_some() { Vec::new() } else { self.fitting(self.turn) }
    }

    fn after(&self, mv: &str) -> Slow {
        let letters: Vec<char> = mv.chars().collect();
        let mut after = self.clone();
        after.pieces.insert((mv[3..].to_owned(), letters[1]), letters[0]);
        let mut next = after.next(self.turn);
        for _ in 0..after.order.len() {
            if after.fitting(next).is_empty() {
                next = after.next(next);
            }
        }
        after.turn = next;
        after
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(colour) = self.winner() {
            let place = self.order.iter().position(|other| *other == colour).unwrap();
            return Some(Outcome::colour(Seat::new((place % self.players) as u8), colour));
        }
        self.order.iter().all(|colour| self.fitting(*colour).is_empty()).then_some(Outcome::DRAW)
    }
}

impl Slow {
    fn next(&self, colour: char) -> char {
        let place = self.order.iter().position(|other| *other == colour).unwrap();
        self.order[(place + 1) % self.order.len()]
    }

    fn fitting(&self, colour: char) -> Vec<String> {
        let placed = |size| self.pieces.iter().filter(|((_, s), c)| *s == size && **c == colour).count();
        let mut moves = Vec::new();
        for size in SIZES.into_iter().filter(|size| placed(*size) < 3) {
            for cell in cells().into_iter().filter(|cell| !self.pieces.contains_key(&(cell.clone(), size))) {
                moves.push(format!("{colour}{size}@{cell}"));
            }
        }
        moves
    }

    fn winner(&self) -> Option<char> {
        self.order.iter().copied().find(|colour| self.has_won(*colour))
    }

    fn has_won(&self, colour: char) -> bool {
        let has = |cell: &String, size| self.pieces.get(&(cell.clone(), size)) == Some(&colour);
        let shows =
            |line: &[String; 3], sizes: [char; 3]| line.iter().zip(sizes).all(|(cell, size)| has(cell, size));
        let patterns = ["LLL", "MMM", "SSS", "LMS", "SML"];
        let in_line = straight_lines().iter().any(|line| {
            patterns
                .iter()
                .any(|pattern| shows(line, pattern.chars().collect::<Vec<_>>().try_into().unwrap()))
        });
        in_line || cells().iter().any(|cell| SIZES.into_iter().all(|size| has(cell, size)))
    }
}

fn cells() -> Vec<String> {
    ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map(str::to_owned).to_vec()
}

fn straight_lines() -> Vec<[String; 3]> {
    ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"]
        .map(|line| line.split(' ').map(str::to_owned).collect::<Vec<_>>().try_into().unwrap())
        .to_vec()
}

#[test]
fn fast_rules_equal_slow_rules() {
    tabuleiro_testkit::naive::agrees::<Otrio, Slow>(&starts(), 100);
}

/// What `perft` counts, counted slowly.
fn slow_perft(at: &Slow, depth: u32) -> u64 {
    let moves = at.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|mv| slow_perft(&at.after(mv), depth - 1)).sum()
}

/// The counts of the table as far as they are small; `TABULEIRO_PERFT=all` takes more of them.
#[test]
fn the_slow_rules_give_the_numbers_of_the_perft_table() {
    let all = std::env::var("TABULEIRO_PERFT").is_ok_and(|value| value == "all");
    let most = if all { 500_000 } else { 2_000 };
    for line in include_str!("../../perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let (start, counts) = line.split_once(" ; ").expect("a line has counts");
        let start: Otrio = match start.strip_prefix("at ") {
            Some(position) => position.parse().expect("the position is good"),
            None => Otrio::start(start["start".len()..].parse().expect("the options are good")),
        };
        for (depth, count) in counts.split(" ; ").filter_map(|count| count.split_once(' ')) {
            let (depth, count) = (depth.parse().expect("a depth"), count.parse::<u64>().expect("a count"));
            if (1..=most).contains(&count) {
                assert_eq!(slow_perft(&Slow::of(&start), depth), count, "depth {depth} of {line}");
            }
        }
    }
}

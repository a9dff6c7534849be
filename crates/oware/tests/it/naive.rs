//! The rules once more, slowly: lists of numbers, one seed at a time.

use tabuleiro_game::{Game, Outcome};
use tabuleiro_oware::Oware;
use tabuleiro_testkit::{Naive, naive};

use crate::laws::starts;

const LETTERS: &str = "ABCDEFabcdef";

/// A position as its text says it.
#[derive(Clone)]
struct Slow {
    houses: Vec<i32>,
    captured: Vec<i32>,
    south_moves: bool,
    words: String,
}

impl Slow {
    fn report(&self) -> bool {
        self.words.contains("rules=report")
    }

    fn own(&self) -> Vec<usize> {
        if self.south_moves { (0..6).collect() } else { (6..12).collect() }
    }

    fn theirs(&self) -> Vec<usize> {
        if self.south_moves { (6..12).collect() } else { (0..6).collect() }
    }

    fn seeds_in(&self, houses: &[usize]) -> i32 {
        houses.iter().map(|&house| self.houses[house]).sum()
    }

    fn decided(&self) -> bool {
        self.captured.iter().any(|&seeds| seeds >= 25) || self.captured == [24, 24]
    }

    /// The board with the seeds of a house sown, and the house of the last seed.
    fn sown(&self, from: usize) -> (Vec<i32>, usize) {
        let mut board = self.houses.clone();
        let mut hand = std::mem::take(&mut board[from]);
        let mut house = from;
        while hand > 0 {
            house = (house + 1) % 12;
            if house == from && !self.report() {
                continue;
            }
            board[house] += 1;
            hand -= 1;
        }
        (board, house)
    }

    /// The houses a capture runs over, whether or not it is a grand slam.
    fn taken(&self, from: usize) -> Vec<usize> {
        let (board, last) = self.sown(from);
        let mut taken = Vec::new();
        let mut house = last;
        while self.theirs().contains(&house) && (board[house] == 2 || board[house] == 3) {
            taken.push(house);
            house = (house + 11) % 12;
        }
        taken
    }

    fn is_slam(&self, from: usize) -> bool {
        let (board, _) = self.sown(from);
        let taken = self.taken(from);
        let left = self
            .theirs()
            .iter()
            .filter(|house| !taken.contains(house))
            .map(|&house| board[house])
            .sum::<i32>();
        !taken.is_empty() && left == 0
    }

    fn legal(&self) -> Vec<usize> {
        if self.decided() {
            return Vec::new();
        }
        let mut legal: Vec<usize> = self.own().into_iter().filter(|&house| self.houses[house] > 0).collect();
        if self.seeds_in(&self.theirs()) == 0 && !self.report() {
            let theirs = self.theirs();
            legal.retain(|&house| theirs.iter().any(|&other| self.sown(house).0[other] > 0));
        }
        let quiet: Vec<usize> = legal.iter().copied().filter(|&house| !self.is_slam(house)).collect();
        if self.words.contains("slam=forbidden") && !quiet.is_empty() { quiet } else { legal }
    }

    /// By the report's rules, a player without seeds is passed over.
    fn passed(mut self) -> Slow {
        if self.report()
            && !self.decided()
            && self.seeds_in(&self.own()) == 0
            && self.seeds_in(&self.theirs()) > 0
        {
            self.south_moves = !self.south_moves;
        }
        self
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().iter().map(|mv| self.after(mv).perft(depth - 1)).sum()
    }
}

impl Naive<Oware> for Slow {
    fn of(at: &Oware) -> Slow {
        let text = at.to_string();
        let (body, words) = text.split_once(' ').unwrap_or((&text, ""));
        let numbers: Vec<i32> =
            body.split('-').take(14).map(|part| part.parse().expect("a number")).collect();
        Slow {
            houses: numbers[..12].to_vec(),
            captured: numbers[12..].to_vec(),
            south_moves: body.ends_with('S'),
            words: words.to_owned(),
        }
    }

    fn text(&self) -> String {
        let numbers: Vec<String> =
            self.houses.iter().chain(&self.captured).map(ToString::to_string).collect();
        let turn = if self.south_moves { "S" } else { "N" };
        format!("{}-{turn} {}", numbers.join("-"), self.words).trim_end().to_owned()
    }

    fn moves(&self) -> Vec<String> {
        self.legal().into_iter().map(|house| LETTERS[house..=house].to_owned()).collect()
    }

    fn after(&self, mv: &str) -> Slow {
        let from = LETTERS.find(mv).expect("a house");
        let spared = self.is_slam(from) && self.words.is_empty();
        let mut next = self.clone();
        next.houses = self.sown(from).0;
        for house in if spared { Vec::new() } else { self.taken(from) } {
            next.captured[usize::from(!self.south_moves)] += std::mem::take(&mut next.houses[house]);
        }
        next.south_moves = !self.south_moves;
        next.passed()
    }

    fn outcome(&self) -> Option<Outcome> {
        let [mut south, mut north] = [self.captured[0], self.captured[1]];
        if !self.decided() {
            if !self.legal().is_empty() {
                return None;
            }
            south += self.houses[..6].iter().sum::<i32>();
            north += self.houses[6..].iter().sum::<i32>();
        }
        Some(Outcome::scores([south as u8, north as u8]))
    }
}

#[test]
fn fast_rules_equal_slow_rules() {
    naive::agrees::<Oware, Slow>(&starts(), 60);
}

#[test]
fn slow_rules_give_the_same_perft() {
    let most = if std::env::var_os("TABULEIRO_PERFT").is_some() { 1_000_000 } else { 30_000 };
    for line in include_str!("../../perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(';').map(str::trim);
        let start = parts.next().expect("where it begins");
        let start = match start.strip_prefix("at ") {
            Some(position) => crate::at(position),
            None => Oware::start(start.trim_start_matches("start").parse().expect("options")),
        };
        for part in parts {
            let (depth, count) = part.split_once(' ').expect("depth and count");
            let count: u64 = count.parse().expect("a count");
            if count <= most {
                let depth = depth.parse().expect("a depth");
                assert_eq!(Slow::of(&start).perft(depth), count, "depth {depth} of {line}");
            }
        }
    }
}

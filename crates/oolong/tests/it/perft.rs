//! How many sequences of moves there are.

use tabuleiro_oolong::Oolong;
use tabuleiro_testkit::Naive;

use crate::laws::{at, start};
use crate::naive::SlowOolong;

const TABLE: &str = include_str!("../../perft.txt");

#[test]
fn perft_table_holds() {
    tabuleiro_testkit::perft_table::<Oolong>(TABLE);
}

/// The slow rules are asked for the smaller counts, and for larger ones when everything is to be verified.
#[test]
fn slow_rules_count_the_same() {
    let all = std::env::var("TABULEIRO_PERFT").is_ok_and(|value| value == "all");
    let ceiling = if all { 700_000 } else { 5_000 };
    for line in TABLE.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let mut parts = line.split(" ; ");
        let first = parts.next().unwrap_or_default();
        let position = first.strip_prefix("at ").map_or_else(|| start(&first["start".len()..]), at);
        for part in parts {
            let (depth, count) = part.split_once(' ').expect("a depth and a count");
            let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.parse().unwrap());
            if count <= ceiling {
                assert_eq!(slow_perft(&SlowOolong::of(&position), depth), count, "depth {depth} of {line}");
            }
        }
    }
}

fn slow_perft(slow: &SlowOolong, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => slow.moves().len() as u64,
        _ => slow.moves().iter().map(|mv| slow_perft(&slow.after(mv), depth - 1)).sum(),
    }
}

//! The numbers of a `perft.txt`.

use tabuleiro_game::{Game, perft};

/// Counts above this are left to `TABULEIRO_PERFT=all`, which `cargo xtask verify` sets.
const CEILING: u64 = 5_000_000;

/// Checks a table of lines such as `start rules=report ; 1 64 ; 2 3392` and `at POSITION ; 1 26`.
pub fn perft_table<G: Game>(table: &str) {
    let all = std::env::var("TABULEIRO_PERFT").is_ok_and(|value| value == "all");
    let mut checked = 0;
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut parts = line.split(';').map(str::trim);
        let start = first::<G>(parts.next().unwrap_or_default());
        for part in parts {
            let (depth, count) =
                part.split_once(' ').unwrap_or_else(|| panic!("“{part}” is not “depth count”"));
            let depth: u32 = depth.parse().unwrap_or_else(|_| panic!("“{depth}” is not a depth"));
            let count: u64 = count.trim().parse().unwrap_or_else(|_| panic!("“{count}” is not a count"));
            if all || count <= CEILING {
                assert_eq!(perft(&start, depth), count, "depth {depth} of {line}");
                checked += 1;
            }
        }
    }
    assert!(checked >= 4, "a perft table has at least four counts to check, this one {checked}");
}

fn first<G: Game>(text: &str) -> G {
    if let Some(position) = text.strip_prefix("at ") {
        return position.parse().unwrap_or_else(|error| panic!("“{position}”: {error}"));
    }
    let options =
        text.strip_prefix("start").unwrap_or_else(|| panic!("“{text}” begins with neither start nor at"));
    G::start(options.parse().unwrap_or_else(|error| panic!("“{options}”: {error}")))
}

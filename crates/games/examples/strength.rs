//! Measures every bot against its baseline:
//! `cargo run --release -p tabuleiro-games --example strength -- [GAMES]`.
//!
//! Nobody plays more games than its strength was measured in; with 2000 (the usual number) all play as many, and the results must
//! equal what the roster claims, to the game.

use std::process::ExitCode;

use tabuleiro_games::GAMES;
use tabuleiro_search::Strength;

fn main() -> ExitCode {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let mut holds = true;
    for kind in GAMES.iter() {
        let cards = kind.bots();
        for (name, tally) in kind.measure(games) {
            let lost = tally.games - tally.won - tally.drawn;
            println!(
                "{:<8} {name:<8} won {:>5} drawn {:>5} lost {lost:>5}",
                kind.name(),
                tally.won,
                tally.drawn
            );
            let claimed = cards.iter().find(|card| card.name == name).map(|card| card.strength);
            if let Some(Strength::Against { games, won, drawn, .. }) = claimed
                && games == tally.games
                && (won, drawn) != (tally.won, tally.drawn)
            {
                println!("         but the roster claims won {won} drawn {drawn}");
                holds = false;
            }
        }
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

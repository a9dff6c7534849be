//! How strong the players are: `cargo run --release -p tabuleiro-quantik --example strength [-- GAMES]`.
//!
//! For each player what the roster states of it: its results against the player named there (exactly those, with 2000
//! games), and how many of a thousand won positions it lets slip (measured over 2000 games against itself).

use tabuleiro_quantik::bots::Slips;
use tabuleiro_quantik::{Quantik, QuantikOptions};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Entry, Roster, duel};

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    for entry in Quantik::roster() {
        let slips = Slips::of(entry.make, games, 1);
        print!("{:<9} slips {:>4} of 1000", entry.name, slips.of_a_thousand());
        match entry.strength.against().and_then(find::<Quantik>) {
            None => println!(),
            Some(other) => println!("  {}", results(entry, other, games)),
        }
    }
}

fn results(entry: &Entry<Quantik>, other: &Entry<Quantik>, games: u32) -> String {
    let tally = duel([entry.make, other.make], &Aids::none(), QuantikOptions::default(), games, 1);
    let elo = tally.elo();
    format!("won {} and drew {} of {games} against {}: {elo:+.0} Elo", tally.won, tally.drawn, other.name)
}

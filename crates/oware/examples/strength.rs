//! How strong the players are: `cargo run --release -p tabuleiro-oware --example strength [-- GAMES [PLAYER]]`.
//!
//! For each player what the roster states of it: its results against the player named there. Without a number, as many
//! games are played as the roster says, and the results are exactly those. With a name, only that player is measured.

use tabuleiro_oware::{Oware, OwareOptions};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Roster, Strength, duel};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let asked: Option<u32> = arguments.next().and_then(|text| text.parse().ok());
    let only = arguments.next();
    let is_asked_for = |name: &str| only.as_ref().is_none_or(|only| only == name);
    let aids = tabuleiro_oware_tables::aids(tabuleiro_oware_tables::small());
    for entry in Oware::roster().iter().filter(|entry| is_asked_for(entry.name)) {
        let Strength::Against { name, games, .. } = entry.strength else { continue };
        let other = find::<Oware>(name).expect("it is on the roster");
        let games = asked.unwrap_or(games);
        let tally = duel::<Oware>([entry.make, other.make], &aids, OwareOptions::default(), games, 1);
        let elo = tally.elo();
        println!(
            "{:<12} won {:>4} and drew {:>3} of {games} against {name}: {elo:+.0} Elo",
            entry.name, tally.won, tally.drawn
        );
    }
}

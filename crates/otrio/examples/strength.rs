//! How strong the players are: `cargo run --release -p tabuleiro-otrio --example strength [-- PLAYERS [GAMES]]`.
//!
//! For two players what the roster states of each: its results against the player named there, with as many games as
//! stated there (and then exactly those), and how many of a thousand wins and draws it would let go in the positions
//! of 100 games. With three or four players, who have no value to err from, one seat of the stronger against the others of
//! the weaker.

use tabuleiro_otrio::bots::Slips;
use tabuleiro_otrio::{Otrio, OtrioOptions};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Entry, Roster, Strength, duel};

/// How many games are enough to count slips.
const WATCHED: u32 = 100;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players: u32 = arguments.next().map_or(2, |text| text.parse().expect("2, 3 or 4 players"));
    let asked: Option<u32> = arguments.next().map(|text| text.parse().expect("a number of games"));
    let options: OtrioOptions = format!("players={players}").parse().expect("2, 3 or 4 players");
    for entry in Otrio::roster() {
        print!("{:<12}", entry.name);
        if players == 2 {
            print!(" lets go {:>3} of 1000", Slips::of(entry.make, WATCHED, 1).of_a_thousand());
        }
        if let Strength::Against { name, games, .. } = entry.strength {
            let other = find::<Otrio>(name).expect("it is on the roster");
            print!("  {}", results(entry, other, options, asked.unwrap_or(games)));
        }
        println!();
    }
}

fn results(entry: &Entry<Otrio>, other: &Entry<Otrio>, options: OtrioOptions, games: u32) -> String {
    let tally = duel::<Otrio>([entry.make, other.make], &Aids::none(), options, games, 1);
    let seats = options.players().count();
    let said = format!("won {} and drew {} of {games} against {}", tally.won, tally.drawn, other.name);
    if seats == 2 {
        return format!("{said}: {:+.0} Elo", tally.elo());
    }
    let share = 100.0 * f64::from(tally.won) / f64::from((games - tally.drawn).max(1));
    format!(
        "{said}: {share:.0} % of the games that somebody won, where {:.0} % would be even",
        100.0 / f64::from(seats)
    )
}

//! The ladder of a game's players: that it is in order, with steps of a size, and that each is as strong as stated.

use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Entry, Roster, Strength, Tally, duel};

use crate::words;

/// The players have these names in this order, those of the report are marked, and each was measured against a weaker one.
pub fn assert_in_order<G: Roster>(names: &[&str], report: &[&str]) {
    let found: Vec<&str> = G::roster().iter().map(|entry| entry.name).collect();
    assert_eq!(found, names);
    for (place, entry) in G::roster().iter().enumerate() {
        assert_eq!(entry.report, report.contains(&entry.name), "{}", entry.name);
        words::assert_said(&(entry.about)());
        match entry.strength {
            Strength::Baseline => assert_eq!(place, 0, "{} was not measured", entry.name),
            Strength::Against { name, .. } => assert!(names[..place].contains(&name), "{}", entry.name),
        }
    }
    assert!(names.contains(&G::usual()));
}

/// Every level that is not the report's is 100 to 200 Elo above the one it was measured against.
pub fn assert_steps<G: Roster>() {
    for entry in G::roster().iter().filter(|entry| !entry.report) {
        let elo = entry.strength.elo().expect("it was measured");
        assert!((100.0..=200.0).contains(&elo), "{}: {elo}", entry.name);
    }
}

/// Other games than those that were measured come to about the same; `games` says how many each player plays.
pub fn assert_strength<G: Roster>(aids: &Aids, games: impl Fn(&str) -> u32) {
    for entry in G::roster().iter().filter(|entry| games(entry.name) > 0) {
        let Strength::Against { name, games: stated, won, drawn } = entry.strength else { continue };
        let Tally { games, won: found_won, drawn: found_drawn } =
            play(aids, entry, name, games(entry.name), 77);
        for (found, count) in [(found_won, won), (found_drawn, drawn)] {
            let [found, rate] = [(found, games), (count, stated)].map(|(n, of)| f64::from(n) / f64::from(of));
            assert!(agrees(found, rate, games), "{}: {found}, not {rate}", entry.name);
        }
    }
}

/// The games that were measured, played again, come to the same results; `which` says whose.
pub fn assert_strength_to_the_game<G: Roster>(aids: &Aids, which: impl Fn(&str) -> bool) {
    for entry in G::roster().iter().filter(|entry| which(entry.name)) {
        let Strength::Against { name, games, won, drawn } = entry.strength else { continue };
        assert_eq!(play(aids, entry, name, games, 1), Tally { games, won, drawn }, "{}", entry.name);
    }
}

fn play<G: Roster>(aids: &Aids, entry: &Entry<G>, other: &str, games: u32, seed: u64) -> Tally {
    let other = find::<G>(other).expect("it is on the roster");
    duel([entry.make, other.make], aids, G::Options::default(), games, seed)
}

/// Whether a share found in so many trials agrees with the stated one.
pub fn agrees(found: f64, stated: f64, trials: u32) -> bool {
    let deviation = (stated * (1.0 - stated) / f64::from(trials)).sqrt();
    (found - stated).abs() <= 5.0 * deviation + 5e-3
}

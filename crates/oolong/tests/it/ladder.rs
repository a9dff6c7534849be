//! The ladder of players: that it is in order, and that each is as strong as stated.

use tabuleiro_game::Record;
use tabuleiro_oolong::{Oolong, OolongOptions};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Entry, Limit, Report, Roster, Stop, Strength, duel};
use tabuleiro_testkit::words::assert_said;

use crate::laws::{start, starts};
use crate::study::is_all;

fn entries() -> impl Iterator<Item = &'static Entry<Oolong>> {
    Oolong::roster().iter()
}

/// Against whom a player was measured, in how many games, with how many won and drawn.
fn stated(entry: &Entry<Oolong>) -> Option<(&'static Entry<Oolong>, [u32; 3])> {
    match entry.strength {
        Strength::Baseline => None,
        Strength::Against { name, games, won, drawn } => {
            Some((find(name).expect("it is on the roster"), [games, won, drawn]))
        }
    }
}

/// Whether a player takes no time to speak of, so that many games can be played in a test.
fn is_quick(entry: &Entry<Oolong>) -> bool {
    let place = |name: &str| entries().position(|entry| entry.name == name);
    place(entry.name) <= place("steady2")
}

#[test]
fn the_roster_has_the_names_of_the_house_in_order() {
    let names: Vec<&str> = entries().map(|entry| entry.name).collect();
    let house = ["beginner", "casual", "keen", "steady", "strong", "expert", "master", "grandmaster"];
    let known: Vec<&str> = names.iter().copied().filter(|name| house.contains(name)).collect();
    assert_eq!(known, house);
    assert_eq!((names[0], names[1], names.last().copied()), ("easy", "hard", Some("grandmaster")));
    assert!(entries().all(|entry| entry.report == ["easy", "hard"].contains(&entry.name)));
    assert_eq!(Oolong::usual(), "casual");
    entries().for_each(|entry| assert_said(&(entry.about)()));
}

#[test]
fn everybody_was_measured_against_the_one_before() {
    for pair in Oolong::roster().windows(2) {
        let (other, _) = stated(&pair[1]).expect("it was measured");
        assert_eq!(other.name, pair[0].name);
    }
}

#[test]
fn neighbours_are_100_to_200_elo_apart() {
    for entry in entries().filter(|entry| !entry.report) {
        let (_, [games, won, drawn]) = stated(entry).expect("it was measured");
        let points = (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(games);
        let elo = -400.0 * (1.0 / points - 1.0).log10();
        assert!((100.0..=200.0).contains(&elo), "{}: {elo}", entry.name);
    }
}

#[test]
fn strength_is_as_stated() {
    const GAMES: u32 = 300;
    for entry in entries().filter(|entry| is_quick(entry)) {
        let Some((other, [games, won, drawn])) = stated(entry) else { continue };
        let tally = duel(entry.make, other.make, OolongOptions::default(), GAMES, 77);
        for (stated, found) in [(won, tally.won), (drawn, tally.drawn)] {
            let rate = f64::from(stated) / f64::from(games);
            let spread = (rate * (1.0 - rate) / f64::from(GAMES)).sqrt();
            let off = (f64::from(found) / f64::from(GAMES) - rate).abs();
            assert!(off < 5.0 * spread, "{}: stated {rate}, found {found} of {GAMES}", entry.name);
        }
    }
}

/// The players up to a thousand iterations: the others would take hours.
#[test]
fn verify_strength_to_the_game() {
    if !is_all() {
        return;
    }
    for entry in entries().take_while(|entry| entry.name != "expert3") {
        let Some((other, [games, won, drawn])) = stated(entry) else { continue };
        let tally = duel(entry.make, other.make, OolongOptions::default(), games, 1);
        assert_eq!((tally.won, tally.drawn), (won, drawn), "{}", entry.name);
    }
}

#[test]
fn every_player_repeats_itself_with_its_seed() {
    for entry in entries() {
        for at in starts().iter().chain([&start("")]) {
            let play = |seed| -> Report<_> {
                let limit = Limit { nodes: Some(5_000), depth: None };
                (entry.make)(seed).think(&Record::new(*at), &limit, &Stop::new(), &mut |_| ())
            };
            assert_eq!(play(5), play(5), "{} at {at}", entry.name);
        }
    }
}

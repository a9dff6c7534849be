//! The report's players.

use tabuleiro_game::Game;
use tabuleiro_oware::bots::greedy;
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_search::{Roster, Strength, duel, random, roster};

use crate::at;

fn bot2(text: &str) -> Move {
    greedy(&at(text), &mut random::seeded(1)).expect("a move")
}

#[test]
fn bot2_takes_most_in_the_reports_positions() {
    assert_eq!(bot2("[[0,2,0,0,0,7],[1,2,3,4,5,6]] 9 9 1").position_of(), 6);
    assert_eq!(bot2("[[1,1,1,1,1,1],[0,7,0,0,2,0]] 16 17 2").position_of(), 2);
}

#[test]
fn bot2_breaks_ties_by_the_highest_position() {
    // E and F capture two each: South's higher position is E.
    let south = at("0-0-0-0-2-1-1-4-4-4-4-4-12-12-S");
    assert_eq!(south.captured_by(Move::lettered('E').expect("E")), 2);
    assert_eq!(south.captured_by(Move::lettered('F').expect("F")), 2);
    assert_eq!(bot2("0-0-0-0-2-1-1-4-4-4-4-4-12-12-S").to_string(), "E");
    // e and f alike: North's higher position is f.
    assert_eq!(bot2("1-4-4-4-4-4-0-0-0-0-2-1-12-12-N").to_string(), "f");
}

#[test]
fn bot2_sows_any_house_when_nothing_captures() {
    let start = Oware::start(OwareOptions::default());
    let mut rng = random::seeded(3);
    let mut chosen: Vec<Move> = (0..200).filter_map(|_| greedy(&start, &mut rng)).collect();
    chosen.sort();
    chosen.dedup();
    assert_eq!(chosen, start.moves().collect::<Vec<_>>());
}

#[test]
fn bot2_knows_that_a_slam_takes_nothing() {
    // By the book F would be a slam, and takes nothing; with slam=takes it takes four.
    assert_eq!(bot2("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S slam=takes").to_string(), "F");
    let book = at("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S");
    let mut rng = random::seeded(3);
    assert!((0..50).any(|_| greedy(&book, &mut rng) == Move::lettered('E')));
}

#[test]
fn the_roster_is_the_reports() {
    let names: Vec<&str> = Oware::roster().iter().map(|entry| entry.name).collect();
    assert_eq!(names, ["bot1", "bot2"]);
    assert_eq!(Oware::usual(), "bot2");
    for entry in Oware::roster() {
        assert!(entry.report);
        tabuleiro_testkit::words::assert_said(&(entry.about)());
    }
}

#[test]
fn stated_strengths_hold() {
    for entry in Oware::roster() {
        let Strength::Against { name, games, won, drawn } = entry.strength else { continue };
        let other = roster::find::<Oware>(name).expect("it is measured against one of the roster");
        let tally = duel(entry.make, other.make, OwareOptions::default(), 400, 77);
        for (stated, found) in [(won, tally.won), (drawn, tally.drawn)] {
            let rate = f64::from(stated) / f64::from(games);
            let spread = (rate * (1.0 - rate) / 400.0).sqrt().max(0.005);
            let measured = f64::from(found) / 400.0;
            assert!(
                (rate - measured).abs() < 5.0 * spread,
                "{}: stated {rate}, measured {measured}",
                entry.name
            );
        }
    }
}

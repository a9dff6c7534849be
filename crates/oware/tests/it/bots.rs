//! The report's players, and the ladder.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::bots::{Searcher, Skill, greedy};
use tabuleiro_oware::eval::Judgement;
use tabuleiro_oware::{Endings, Move, Oware, OwareOptions, Share};
use tabuleiro_oware_tables::Small;
use tabuleiro_search::alphabeta::FURTHEST;
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Bot, Leash, Limit, Report, Stop, Value, random};
use tabuleiro_testkit::{ladder, verify};

use crate::{at, endings};

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

/// The clock is a pretended one: it strikes after so many looks.
#[test]
fn whoever_is_given_time_thinks_until_it_is_up_unless_the_game_is_decided() {
    let grandmaster = find::<Oware>("grandmaster").expect("it is there");
    let nodes_within = |looks: u64, text: &str| {
        let seen = AtomicU64::new(0);
        let stop = Stop::watched(move || seen.fetch_add(1, Ordering::Relaxed) >= looks);
        let aids = endings().without_book();
        let mut leash = Leash::silent(Limit::nodes(u64::MAX), &stop);
        (grandmaster.make)(1, &aids).think(&Record::new(at(text)), &mut leash).nodes
    };
    for open in
        ["4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "8-1-0-3-2-4-0-9-2-2-1-3-6-7-S", "2-1-1-0-5-4-1-0-3-2-6-1-11-11-N"]
    {
        let [once, twice] = [20, 40].map(|looks| nodes_within(looks, open));
        assert!(once > 0 && twice >= once * 19 / 10, "{open}: {once} and {twice}");
    }
    assert!(nodes_within(40, "2-0-1-0-3-1-1-0-2-0-4-0-17-17-S") < 1_000, "there is nothing left to find");
}

#[test]
fn the_roster_is_in_order_and_the_players_of_the_report_in_their_place() {
    let names = [
        "bot1",
        "beginner",
        "beginner2",
        "bot2",
        "casual",
        "keen",
        "keen2",
        "steady",
        "steady2",
        "strong",
        "strong2",
        "expert",
        "expert2",
        "expert3",
        "master",
        "master2",
        "master3",
        "master4",
        "master5",
        "master6",
        "grandmaster",
    ];
    ladder::assert_in_order::<Oware>(&names, &["bot1", "bot2"]);
}

#[test]
fn neighbours_on_the_ladder_are_100_to_200_elo_apart() {
    ladder::assert_steps::<Oware>();
}

/// Games that a quick check can afford: none of those who think long.
#[test]
fn strength_is_as_stated() {
    ladder::assert_strength::<Oware>(&endings(), |name| match name {
        "master3" | "master4" => 60,
        "master5" | "master6" | "grandmaster" => 0,
        _ => 300,
    });
}

#[test]
fn verify_strength_to_the_game() {
    if verify::is_asked() {
        ladder::assert_strength_to_the_game::<Oware>(&endings(), |_| true);
    }
}

const OPEN: Skill = Skill {
    nodes: 1_000,
    depth: FURTHEST,
    overlooks: 0,
    misjudges: 0,
    endings: true,
    judgement: Judgement::Traits,
    is_open: true,
};

fn think_with(aids: &Aids, skill: Skill, at: &Oware, limit: Limit) -> Report<Move> {
    Searcher::new(skill, 5, aids).think(&Record::new(*at), &mut Leash::silent(limit, &Stop::new()))
}

fn think(skill: Skill, at: &Oware, limit: Limit) -> Report<Move> {
    think_with(&endings(), skill, at, limit)
}

#[test]
fn levels_think_by_nodes_and_only_the_strongest_thinks_longer_when_asked() {
    let start = Oware::start(OwareOptions::default());
    let more = Limit::nodes(3_000);
    assert_eq!(think(OPEN, &start, Limit::default()).nodes, 1_000);
    assert_eq!(think(OPEN, &start, more).nodes, 3_000);
    assert_eq!(think(Skill { is_open: false, ..OPEN }, &start, more).nodes, 1_000);
    assert_eq!(think(OPEN, &start, Limit::nodes(10)).nodes, 10);
}

#[test]
fn who_knows_the_endings_sees_how_they_end_and_others_do_not() {
    let lost = at("2-1-0-0-0-3-1-0-1-0-1-1-19-19-S");
    let proven = |skill| think(skill, &lost, Limit::default()).proven.map(|proven| proven.value);
    assert_eq!(proven(OPEN), Some(Value::Loss));
    assert_eq!(proven(Skill { endings: false, nodes: 50, ..OPEN }), None);
}

#[test]
fn without_endings_among_the_aids_everybody_searches() {
    let lost = at("2-1-0-0-0-3-1-0-1-0-1-1-19-19-S");
    let few = Skill { nodes: 50, ..OPEN };
    let alone = think_with(&Aids::none(), few, &lost, Limit::default());
    // In the first moves of a game who would ask the endings judges more loosely, whether there are any or not.
    assert_eq!(alone, think(Skill { endings: false, misjudges: 30, ..few }, &lost, Limit::default()));
    assert_ne!(alone, think(few, &lost, Limit::default()));
}

/// Larger tables make no other player of a level.
#[test]
fn levels_ask_about_twelve_seeds_at_most() {
    struct Larger;
    impl Endings for Larger {
        fn seeds(&self) -> u8 {
            20
        }

        fn share(&self, at: &Oware) -> Option<Share> {
            assert!(at.houses().iter().sum::<u8>() <= 12, "{at}");
            Small.share(at)
        }
    }
    let larger = tabuleiro_oware_tables::aids(Arc::new(Larger));
    for text in ["2-1-0-0-0-3-1-2-1-0-1-3-17-17-S", "2-1-0-3-0-3-1-2-1-0-1-3-16-15-N"] {
        let [one, other] =
            [&endings(), &larger].map(|aids| think_with(aids, OPEN, &at(text), Limit::nodes(20_000)));
        assert_eq!(one, other);
    }
}

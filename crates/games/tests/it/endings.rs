//! That Oware's players have its small endings at hand, as everybody meets them.

use tabuleiro_games::GAMES;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::Setup;

#[test]
fn a_short_thought_near_the_end_of_oware_asks_the_endings_at_once() {
    let kind = GAMES.iter().find(|kind| kind.name() == "oware").expect("it is on the list");
    let twelve = "2-1-0-0-0-3-1-2-1-0-1-1-18-18-S";
    let setup = Setup { position: Some(twelve.to_owned()), ..Setup::default() };
    let task = kind.open(&setup).expect("a position").task(&kind.aids());
    let known = task.known().expect("the endings know it");
    let mut leash = Leash::silent(Limit::nodes(100), &Stop::new());
    let thought = task.think("grandmaster", 1, &mut leash).expect("a move");
    assert_eq!(thought.proven.map(|proven| proven.value), Some(known.value));
}

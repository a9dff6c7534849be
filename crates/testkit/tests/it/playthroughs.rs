//! Whole games, written out, that must not change: they show how a board without a skin is drawn, too.

use tabuleiro_testkit::Morris;

#[test]
fn playthroughs_have_not_changed() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/src/morris/playthroughs");
    let games = [("line", "", 1), ("blocked", "", 226), ("repeated", "", 201), ("flying", "flying=yes", 4)];
    tabuleiro_testkit::playthroughs::<Morris>(dir, &games);
}

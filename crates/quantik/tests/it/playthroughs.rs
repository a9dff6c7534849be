//! Whole games, written out, that must not change.

use tabuleiro_quantik::Quantik;

#[test]
fn playthroughs_have_not_changed() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    let games = [
        ("book", "", 1),
        ("book-without-a-move", "", 45),
        ("report", "rules=report", 2),
        ("report-draw", "rules=report", 105),
    ];
    tabuleiro_testkit::playthroughs::<Quantik>(dir, &games);
}

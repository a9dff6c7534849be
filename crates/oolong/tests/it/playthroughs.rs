//! Whole games that must not change.

use tabuleiro_oolong::Oolong;

#[test]
fn playthroughs_have_not_changed() {
    tabuleiro_testkit::playthroughs::<Oolong>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs"),
        &[("book", "", 4), ("book-draw", "", 1), ("report", "rules=report", 5)],
    );
}

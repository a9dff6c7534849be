//! Whole games that must not change.

use tabuleiro_otrio::Otrio;

#[test]
fn playthroughs_have_not_changed() {
    tabuleiro_testkit::playthroughs::<Otrio>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs"),
        &[
            ("two", "", 1),
            ("two-begun-by-blue", "colours=bprg", 2),
            ("three", "players=3", 3),
            ("three-without-red", "players=3 colours=pbg", 4),
            ("four", "players=4", 5),
            ("four-to-a-draw-with-passes", "players=4", 11_628),
        ],
    );
}

//! Games written out, which must not change.

use tabuleiro_oware::Oware;

#[test]
fn playthroughs_have_not_changed() {
    tabuleiro_testkit::playthroughs::<Oware>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs"),
        &[
            ("book", "", 1),
            ("repetition", "", REPEATS),
            ("slam-takes", "slam=takes", 3),
            ("slam-forbidden", "slam=forbidden", 4),
            ("report", "rules=report", 5),
        ],
    );
}

/// A seed whose game ends by repetition.
const REPEATS: u64 = 2;

//! Games written out, which must not change.

use tabuleiro_oware::Oware;

#[test]
fn playthroughs_have_not_changed() {
    tabuleiro_testkit::playthroughs::<Oware>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs"),
        &[
            // A grand slam that captures nothing.
            ("book", "", 529),
            ("repetition", "", 272),
            // The same game as the first, until the slam takes.
            ("slam-takes", "slam=takes", 529),
            // A slam is refused on the way.
            ("slam-forbidden", "slam=forbidden", 57),
            // A player is passed over.
            ("report", "rules=report", 15),
        ],
    );
}

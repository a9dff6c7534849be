//! The only list of games. Whoever adds a game adds it here, and everything else finds it.

use tabuleiro_game::{Game, Show};
use tabuleiro_oolong::Oolong;
use tabuleiro_otrio::Otrio;
use tabuleiro_oware::{Oware, OwareOptions, Playouts};
use tabuleiro_quantik::Quantik;
use tabuleiro_search::{Roster, Study};

use crate::works::{self, Done, Unit, Work};
use crate::{Kind, endings, foreign};

/// Every game there is.
pub static KINDS: [Kind; 4] =
    [
        Kind::of::<Oolong>(
            const {
                &[
                    Work::playouts::<Oolong>("oolong-playouts"),
                    Work::perft::<Oolong, 5>("oolong-perft5"),
                    Work::search::<Oolong>("oolong-search"),
                ]
            },
        ),
        Kind::of::<Quantik>(
            const {
                &[
                    Work::playouts::<Quantik>("quantik-playouts"),
                    Work::perft::<Quantik, 5>("quantik-perft5"),
                    Work::search::<Quantik>("quantik-search"),
                ]
            },
        ),
        Kind::of::<Oware>(
            const {
                &[
                    OWARE_PLAYOUTS,
                    Work::perft::<Oware, 9>("oware-perft9"),
                    Work::search::<Oware>("oware-search"),
                ]
            },
        )
        .with_foreign(foreign::OGN)
        .with_endings(endings::OWARE),
        Kind::of::<Otrio>(
            const {
                &[
                    Work::playouts::<Otrio>("otrio-playouts"),
                    Work::perft::<Otrio, 5>("otrio-perft5"),
                    Work::search::<Otrio>("otrio-search"),
                ]
            },
        ),
    ];

/// Oware's random games heed the repetition rule, so they are played by its own means.
const OWARE_PLAYOUTS: Work = Work { name: "oware-playouts", unit: Unit::Games, round: oware_playouts };

fn oware_playouts(number: u64) -> Done {
    let mut playouts = Playouts::new();
    works::rounds(number, |rng| playouts.run(&Oware::start(OwareOptions::default()), u32::MAX, rng).1)
}

/// The kind of that name.
pub fn find(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name)
}

/// The game for somebody who has not said which: the quickest to learn.
pub fn usual() -> &'static Kind {
    find(Quantik::NAME).expect("it is in the list")
}

/// A game that can be played at a table. Every game that can be shown, played against and studied is one.
pub trait Listed: Show + Roster + Study {
    /// Its place in the list.
    fn kind() -> &'static Kind {
        find(Self::NAME).expect("every game that sits at a table is in the list of kinds")
    }
}

impl<G: Show + Roster + Study> Listed for G {}

//! The only list of games. Whoever adds a game adds it here, and everything else finds it.
//!
//! | file | what is in it |
//! |---|---|
//! | `lib.rs` | the list |
//! | `ogn.rs` | between Auale's records of Oware and ours |

mod ogn;

use std::sync::Arc;

use tabuleiro_game::Game;
use tabuleiro_oolong::{Net, Oolong};
use tabuleiro_otrio::Otrio;
use tabuleiro_oware::{Oware, OwareOptions, Playouts};
use tabuleiro_oware_tables::Small;
use tabuleiro_quantik::Quantik;
use tabuleiro_quantik::solve::book::Book;
use tabuleiro_search::Aids;
use tabuleiro_table::works::{self, Done, Unit, Work};
use tabuleiro_table::{Kinds, Listing};

/// Every game there is.
#[rustfmt::skip]
pub static GAMES: Kinds = Kinds(&[
    &OOLONG,
    &QUANTIK,
    &OWARE,
    &OTRIO,
]);

static OOLONG: Listing<Oolong> = Listing::new().of_the_release().with_loan(Net::loan).with_works(&[
    Work::playouts::<Oolong>("oolong-playouts"),
    Work::perft::<Oolong, 5>("oolong-perft5"),
    Work::search::<Oolong>("oolong-search"),
]);

static QUANTIK: Listing<Quantik> =
    Listing::new().of_the_release().for_newcomers().with_loan(Book::loan).with_works(&[
        Work::playouts::<Quantik>("quantik-playouts"),
        Work::perft::<Quantik, 5>("quantik-perft5"),
        Work::search::<Quantik>("quantik-search"),
    ]);

static OWARE: Listing<Oware> = with_tables(
    Listing::new()
        .of_the_release()
        .with_works(&[
            OWARE_PLAYOUTS,
            Work::perft::<Oware, 9>("oware-perft9"),
            Work::search::<Oware>("oware-search"),
        ])
        .with_foreign(ogn::FORM)
        .with_loan(Small::loan)
        .with_aids(oware_aids),
);

static OTRIO: Listing<Otrio> = Listing::new().of_the_release().with_works(&[
    Work::playouts::<Otrio>("otrio-playouts"),
    Work::perft::<Otrio, 5>("otrio-perft5"),
    Work::search::<Otrio>("otrio-search"),
]);

/// Oware's random games heed the repetition rule, so they are played by its own means.
const OWARE_PLAYOUTS: Work = Work { name: "oware-playouts", unit: Unit::Games, round: oware_playouts };

fn oware_playouts(number: u64) -> Done {
    let mut playouts = Playouts::new();
    works::rounds(number, |rng| playouts.run(&Oware::start(OwareOptions::default()), u32::MAX, rng).1)
}

/// The endings that every machine knows.
fn oware_aids() -> Aids {
    tabuleiro_oware_tables::aids(Arc::new(Small))
}

/// Tables are files: where there are none, there are no tables.
const fn with_tables(oware: Listing<Oware>) -> Listing<Oware> {
    #[cfg(feature = "files")]
    let oware = oware.with_tables(&tabuleiro_oware_tables::OwareTables);
    oware
}

//! What a game's players may use here.

use tabuleiro_search::Aids;
use tabuleiro_table::Kind;

use crate::Store;

/// What a game's players may use here: what every machine has, and the user's own tables where they know more.
pub fn aids(kind: &dyn Kind) -> Aids {
    Store::of_user().map_or_else(|| kind.aids(), |store| store.aids(kind))
}

impl Store {
    /// What a game's players may use: what every machine has, and the tables of this store where they know more.
    pub fn aids(&self, kind: &dyn Kind) -> Aids {
        match kind.tables().and_then(|tables| tables.open(&self.tables())) {
            Some(own) => kind.aids().and(&own),
            None => kind.aids(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use tabuleiro_search::tablebase::{Built, Described, Effort, Needs, Tablebase, TablebaseError, Verified};
    use tabuleiro_table::Listing;
    use tabuleiro_testkit::Morris;

    use super::*;
    use crate::scratch::Scratch;

    /// Tables that stand in a folder if it is there; nobody here asks for more.
    struct Shelf;

    /// What every machine has, and what only a shelf has.
    struct Common;
    struct Own;

    impl Tablebase for Shelf {
        fn most(&self) -> u8 {
            0
        }

        fn shipped(&self) -> u8 {
            0
        }

        fn needs(&self, _: u8) -> Needs {
            unreachable!()
        }

        fn build(&self, _: &Path, _: u8, _: &mut Effort<'_>) -> Result<Built, TablebaseError> {
            unreachable!()
        }

        fn complete(&self, _: &Path, _: u8, _: &mut Effort<'_>) -> Result<Built, TablebaseError> {
            unreachable!()
        }

        fn verify(&self, _: &Path, _: u8, _: &mut Effort<'_>) -> Result<Verified, TablebaseError> {
            unreachable!()
        }

        fn describe(&self, _: &Path) -> Vec<Result<Described, TablebaseError>> {
            Vec::new()
        }

        fn open(&self, folder: &Path) -> Option<Aids> {
            folder.is_dir().then(|| Aids::none().with(Own))
        }

        fn covers(&self, _: &str) -> bool {
            true
        }
    }

    static KIND: Listing<Morris> = Listing::new().with_aids(|| Aids::none().with(Common)).with_tables(&Shelf);

    #[test]
    fn own_tables_come_to_what_every_machine_has() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let found = || {
            let aids = store.aids(&KIND);
            (aids.find::<Common>().is_some(), aids.find::<Own>().is_some())
        };
        assert_eq!(found(), (true, false));
        std::fs::create_dir_all(store.tables()).expect("a folder");
        assert_eq!(found(), (true, true));
    }
}

//! The numbers of `perft.txt`.

use tabuleiro_testkit::Morris;

#[test]
fn perft_table_holds() {
    tabuleiro_testkit::perft_table::<Morris>(tabuleiro_testkit::morris::PERFT);
}

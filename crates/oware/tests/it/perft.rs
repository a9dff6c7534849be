//! Counts of move sequences.

use tabuleiro_oware::Oware;

#[test]
fn perft_table_holds() {
    tabuleiro_testkit::perft_table::<Oware>(include_str!("../../perft.txt"));
}

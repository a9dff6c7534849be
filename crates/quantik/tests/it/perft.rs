//! The numbers of `perft.txt`.

use tabuleiro_quantik::Quantik;

#[test]
fn perft_table_holds() {
    tabuleiro_testkit::perft_table::<Quantik>(include_str!("../../perft.txt"));
}

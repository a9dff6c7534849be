//! The numbers that guard the rules.

use tabuleiro_otrio::Otrio;

#[test]
fn perft_table_holds() {
    tabuleiro_testkit::perft_table::<Otrio>(include_str!("../../perft.txt"));
}

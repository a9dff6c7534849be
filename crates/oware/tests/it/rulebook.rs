//! The worked positions of the rule book.

use tabuleiro_oware::Oware;
use tabuleiro_testkit::{Lang, rule_book};

#[test]
fn rule_book_holds() {
    rule_book::<Oware>(include_str!("../../RULES.md"), Lang::En);
}

#[test]
fn rule_book_holds_in_portuguese() {
    rule_book::<Oware>(include_str!("../../RULES.pt.md"), Lang::Pt);
}

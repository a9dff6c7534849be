//! The worked positions of the rule book, in both languages.

use tabuleiro_quantik::Quantik;
use tabuleiro_testkit::{Lang, rule_book};

#[test]
fn rule_book_holds() {
    rule_book::<Quantik>(include_str!("../../RULES.md"), Lang::En);
}

#[test]
fn portuguese_rule_book_holds() {
    rule_book::<Quantik>(include_str!("../../RULES.pt.md"), Lang::Pt);
}

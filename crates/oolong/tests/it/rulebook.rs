//! The worked positions of the rule books.

use tabuleiro_oolong::Oolong;
use tabuleiro_testkit::{Lang, rule_book};

#[test]
fn rule_book_holds() {
    rule_book::<Oolong>(include_str!("../../RULES.md"), Lang::En);
}

#[test]
fn portuguese_rule_book_holds() {
    rule_book::<Oolong>(include_str!("../../RULES.pt.md"), Lang::Pt);
}

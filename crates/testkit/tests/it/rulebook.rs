//! The worked positions of the rule book, in both languages.

use tabuleiro_game::Show;
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::{Lang, rule_book};

#[test]
fn rule_book_holds() {
    rule_book::<Morris>(Morris::rule_book().en, Lang::En);
}

#[test]
fn portuguese_rule_book_holds() {
    rule_book::<Morris>(Morris::rule_book().pt, Lang::Pt);
}

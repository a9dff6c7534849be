//! What positions look like to be worth.

use std::sync::Arc;

use tabuleiro_game::Game;
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::eval::{Guess, Informed, Judgement, Traits};
use tabuleiro_oware::{Endings, Oware, Share};
use tabuleiro_search::Eval;

use crate::at;

/// Knows of every board with up to ten seeds that the side to move gets three to five of them.
struct Known;

impl Endings for Known {
    fn seeds(&self) -> u8 {
        10
    }

    fn share(&self, _: &Oware) -> Option<Share> {
        Some(Share { least: 3, most: 5 })
    }
}

fn informed(judgement: Judgement) -> Informed {
    Informed { judgement, endings: Lookup::new(Arc::new(Known)) }
}

#[test]
fn traits_are_weighed_as_they_were_learnt() {
    // By hand: captures 100, a house with seeds 193 (with one or two of them 53 less: it can be captured), one that reaches
    // the other side -69, one that comes round 165; to have to move costs 17.
    let value = |text: &str| Traits.value(&at(text));
    assert_eq!(value("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), -17);
    assert_eq!(value("4-4-4-4-4-4-4-4-4-4-4-0-4-0-S"), 400 + 193 - 69 - 17);
    assert_eq!(value("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), -17);
    assert_eq!(value("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S"), 53 - 17);
}

#[test]
fn a_known_ending_is_worth_its_seeds_and_all_others_are_judged() {
    let late = at("1-0-2-0-3-0-0-1-0-2-0-1-18-20-S");
    for judgement in [Judgement::Traits, Judgement::Net] {
        // South has 18 and gets three to five of ten: 36 + 3 + 5 - 48 = -4 seeds of difference, at 200 each.
        assert_eq!(informed(judgement).value(&late), -800);
    }
    let early = Oware::start(tabuleiro_oware::OwareOptions::default());
    assert_eq!(informed(Judgement::Traits).value(&early), Traits.value(&early));
    assert_eq!(informed(Judgement::Net).value(&early), Guess.value(&early));
}

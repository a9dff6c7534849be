//! Which puzzles are too much alike.

use std::collections::BTreeSet;

use tabuleiro_game::Token;
use tabuleiro_table::{Kind, Setup};

use crate::candidate::open;

/// Two positions are alike if fewer things than this lie differently, when both are turned the same way.
const FEWEST: usize = 6;

/// A position turned as every position like it is turned.
pub(crate) struct Turned {
    tokens: BTreeSet<Token>,
}

impl Turned {
    pub(crate) fn of(kind: &'static dyn Kind, position: &str) -> Turned {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let text = kind.canonical(&setup).expect("a game's own position can be set");
        Turned { tokens: open(kind, &text).view(0).tokens.into_iter().collect() }
    }

    pub(crate) fn is_like(&self, other: &Turned) -> bool {
        self.tokens.symmetric_difference(&other.tokens).count() < FEWEST
    }
}

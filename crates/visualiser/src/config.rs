//! What is the same for every client.

use tabuleiro_game::Rules;
use tabuleiro_search::Aids;

/// What is the same for every client.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which rules are played.
    pub rules: Rules,
    /// From which every random choice is made.
    pub seed: u64,
    /// What the bots may use besides their own wits.
    pub aids: Aids,
}

impl Config {
    /// These rules and this seed, for bots that have nothing but their own wits.
    pub const fn new(rules: Rules, seed: u64) -> Config {
        Config { rules, seed, aids: Aids::none() }
    }
}

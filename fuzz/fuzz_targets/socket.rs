//! Any bytes on the visualiser's socket: answered, line by line, and never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_game::Rules;
use tabuleiro_visualiser::{Config, converse};

fuzz_target!(|data: &[u8]| {
    for rules in [Rules::Report, Rules::Book] {
        let answer = converse(data, Config::new(rules, 1));
        let text = String::from_utf8(answer).expect("we answer in text");
        assert!(text.is_empty() || text.ends_with('\n'));
    }
});

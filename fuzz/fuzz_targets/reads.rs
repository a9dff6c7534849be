//! Anything a person may type, line by line and in either language, in a game that goes on by it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::kind_and_text;
use tabuleiro_game::{Lang, Reading};
use tabuleiro_table::Setup;

fuzz_target!(|data: &[u8]| {
    let Some((kind, text)) = kind_and_text(data) else { return };
    let lang = Lang::ALL[data.len() % 2];
    let mut table = kind.open(&Setup::default()).unwrap_or_else(|_| unreachable!("every game has a start"));
    let mut typed = String::new();
    for line in text.lines() {
        let whole = format!("{typed}\n{line}");
        match table.read(&whole, lang) {
            Ok(Reading::Move(mv)) => {
                table.play(&mv).unwrap_or_else(|why| panic!("“{whole}” was read as {mv}, but: {why}"));
                typed.clear();
            }
            Ok(Reading::More(question)) => {
                assert!(!question.to_string().is_empty());
                typed = whole;
            }
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
});

//! Any bytes as requests, one a line: always an answer that can be read, and what is refused changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_games::GAMES;
use tabuleiro_wire::{Answer, Desk, Response};

/// The session as it can be told: what is seen, what has happened, the record.
fn told(desk: &Desk) -> Option<(tabuleiro_game::View, usize, String)> {
    let session = desk.session()?;
    Some((session.view(), session.events().len(), session.archive("").to_string()))
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut desk = Desk::new(GAMES);
    for line in text.lines().take(64) {
        let before = told(&desk);
        // Whoever thinks stops at once. Time stands still, so that no clock runs out meanwhile.
        desk.stop().pull();
        let heard = desk.hear(line, tabuleiro_table::time::Moment(0));
        let response: Response = serde_json::from_str(&heard).unwrap_or_else(|why| panic!("{why}: {heard}"));
        assert_eq!(response.write(), heard);
        if let Answer::Fault { fault } = response.answer {
            assert!(!fault.code.is_empty());
            assert!(heard.len() < 20_000, "a fault is short: {heard}");
            assert!(told(&desk) == before, "“{line}” is refused, and changes something");
        }
    }
});

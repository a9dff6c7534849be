//! Any bytes as the log of a kept game, one event a line: refused with a code, or a game that is kept the same and goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_games::GAMES;
use tabuleiro_table::{Kept, Round, Session};
use tabuleiro_wire::{self as wire, Fault};

/// The game of a log.
fn read(text: &str) -> Result<Kept, Fault> {
    let kept = wire::Kept::from_log(text).and_then(|kept| kept.read());
    kept.map_err(|error| Fault::of(&error))
}

fuzz_target!(|data: &[u8]| {
    let kept = match read(&String::from_utf8_lossy(data)) {
        Ok(kept) => kept,
        Err(fault) => return assert!(!fault.code.is_empty()),
    };
    let again = read(&wire::Kept::from(&kept).to_log()).expect("what was read is written and read again");
    assert_eq!(again, kept);
    match Session::fold(&kept.events, GAMES) {
        Err(error) => assert!(!Fault::of(&error).code.is_empty()),
        Ok(session) => {
            assert_eq!(session.events(), kept.events, "a session tells the log it came from");
            let _ = (session.view(), session.archive("").to_string());
        }
    }
    if let Ok(round) = Round::resume(&kept, GAMES, kept.served) {
        let now = round.session().at();
        let later = Round::resume(&round.kept(now), GAMES, now).expect("a game that went on goes on");
        assert_eq!(later.session().clock(), round.session().clock(), "with the clock it had");
    }
});

//! Any bytes as choices among the legal moves: a game that keeps its laws to the end, and a record that replays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::{at, check};
use tabuleiro_table::{Archive, KINDS, Setup};

fuzz_target!(|data: &[u8]| {
    let [first, rules, deal, choices @ ..] = data else { return };
    let kind = &KINDS[usize::from(*first) % KINDS.len()];
    let has_rules = (kind.option_keys)().contains(&"rules");
    let words = if has_rules && rules % 2 == 1 { vec![("rules".to_owned(), "report".to_owned())] } else { Vec::new() };
    let Ok(mut table) = (kind.open)(&Setup { words, position: None, deal: Some(u64::from(*deal)) }) else { return };
    for pair in choices.chunks(2) {
        let state = table.state(usize::MAX);
        if table.ended().is_some() {
            break;
        }
        let index = pair.iter().fold(0_usize, |sum, &byte| sum * 256 + usize::from(byte)) % state.moves.len();
        table.play(&state.moves[index]).unwrap_or_else(|why| panic!("{}: {why}", state.moves[index]));
        let now = table.state(usize::MAX);
        assert!(now.outcome.is_some() || at(kind, &now.position).is_some(), "{} cannot be read", now.position);
    }
    check(kind, table.as_ref());
    let archive = Archive::of(table.as_ref(), &[], "");
    let again = archive.replay().unwrap_or_else(|error| panic!("{error}: {archive}"));
    assert_eq!(again.state(usize::MAX), table.state(usize::MAX));
});

//! Any bytes as choices among the legal moves: a game that keeps its laws to the end, and a record that replays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::{at, check, kind};
use tabuleiro_games::GAMES;
use tabuleiro_table::{Archive, End, Ending, Setup};

fuzz_target!(|data: &[u8]| {
    let [first, rules, deal, choices @ ..] = data else { return };
    let kind = kind(*first);
    let has_rules = kind.options().iter().any(|field| field.key == "rules");
    let words = if has_rules && rules % 2 == 1 { vec![("rules".to_owned(), "report".to_owned())] } else { Vec::new() };
    let Ok(mut table) = kind.open(&Setup { words, position: None, deal: Some(u64::from(*deal)) }) else { return };
    for pair in choices.chunks(2) {
        let state = table.state(usize::MAX);
        if state.outcome.is_some() {
            break;
        }
        let index = pair.iter().fold(0_usize, |sum, &byte| sum * 256 + usize::from(byte)) % state.moves.len();
        let text = &state.moves[index];
        let preview = table.preview(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let played = table.play(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(played.steps, preview.steps);
        assert_eq!(table.view(usize::MAX), preview.after);
        let now = table.state(usize::MAX);
        assert!(now.outcome.is_some() || at(kind, &now.position).is_some(), "{} cannot be read", now.position);
    }
    check(kind, table.as_ref());
    let end = table.now().1.map(|outcome| End { ending: Ending::Rules, outcome: Some(outcome) });
    let archive = Archive::of(table.as_ref(), end, &[], &[], "");
    let again = archive.replay(GAMES).unwrap_or_else(|error| panic!("{error}: {archive}"));
    assert_eq!(again.table.state(usize::MAX), table.state(usize::MAX));
});

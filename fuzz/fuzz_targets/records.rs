//! Any text as a record: refused, or one that prints and reads back the same, and whose replay never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_games::GAMES;
use tabuleiro_table::Archive;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let Ok(archive) = text.parse::<Archive>() else { return };
    let printed = archive.to_string();
    let again: Archive = printed.parse().unwrap_or_else(|error| panic!("{error}: {printed}"));
    assert_eq!(again.to_string(), printed);
    assert_eq!((again.moves(), again.result), (archive.moves(), archive.result));
    assert_eq!((&again.main.values, again.main.depth()), (&archive.main.values, archive.main.depth()));
    if let Ok(replayed) = archive.replay(GAMES) {
        assert_eq!(replayed.table.ply(), archive.moves().len());
    }
});

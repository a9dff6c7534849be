//! Any text in another program's form of records: refused, or one that is written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_games::GAMES;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    for form in GAMES.foreign() {
        let Ok(archive) = (form.read)(&text) else { continue };
        let written = (form.write)(&archive).unwrap_or_else(|why| panic!("{why}: {text}"));
        let again = (form.read)(&written).unwrap_or_else(|why| panic!("{why}: {written}"));
        assert_eq!(again.moves(), archive.moves());
        assert_eq!(again.result, archive.result);
    }
});

//! Any text as options: refused with a sentence, or the start of a game under them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::{check, kind_and_text};
use tabuleiro_table::{Setup, setup};

fuzz_target!(|data: &[u8]| {
    let Some((kind, text)) = kind_and_text(data) else { return };
    let Ok(words) = setup::split_words(&text) else { return };
    let fits = kind.fits(&words);
    let setup = Setup { words, position: None, deal: Some(data.len() as u64) };
    match kind.open(&setup) {
        Ok(table) => {
            assert_eq!(fits, Ok(()), "what opens a game fits");
            check(kind, table.as_ref());
        }
        Err(_) => assert!(fits.is_err(), "what fits opens a game"),
    }
});

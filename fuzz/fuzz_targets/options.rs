//! Any text as options: refused with a sentence, or the start of a game under them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::{check, kind_and_text};
use tabuleiro_table::{Setup, setup};

fuzz_target!(|data: &[u8]| {
    let Some((kind, text)) = kind_and_text(data) else { return };
    let Ok(words) = setup::split_words(&text) else { return };
    let setup = Setup { words, position: None, deal: Some(data.len() as u64) };
    if let Ok(table) = (kind.open)(&setup) {
        check(kind, table.as_ref());
    }
});

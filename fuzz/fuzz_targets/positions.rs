//! Any text as a position: refused with a sentence, or read as something canonical that can be shown and played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::{check, kind_and_text};
use tabuleiro_game::Speak;
use tabuleiro_table::Setup;

fuzz_target!(|data: &[u8]| {
    let Some((kind, text)) = kind_and_text(data) else { return };
    match kind.open(&Setup { position: Some(text), ..Setup::default() }) {
        Ok(table) => check(kind, table.as_ref()),
        Err(error) => assert!(error.message().to_string().contains(' ')),
    }
});

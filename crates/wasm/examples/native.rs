//! The core outside of WebAssembly, for whoever compares the two: answers each line it is given as [`Core::hear`] does, with the
//! microseconds that took before it.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use tabuleiro_wasm::Core;

fn main() -> io::Result<()> {
    let (mut core, mut out) = (Core::new(), io::stdout().lock());
    for request in io::stdin().lock().lines() {
        let request = request?;
        let begun = Instant::now();
        let response = core.hear(&request, 0.0);
        writeln!(out, "{} {response}", begun.elapsed().as_micros())?;
        out.flush()?;
    }
    Ok(())
}

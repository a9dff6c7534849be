//! `engine GAME`: talks UGI on standard input and output.

use std::io::{self, BufRead};

use tabuleiro_engine::Engine;

use crate::arguments::Arguments;
use crate::fault::Fault;
use crate::store;

/// No line of the protocol is longer; the rest of such a line is dropped.
const LONGEST_LINE: u64 = 1 << 20;

/// Talks until it is told to quit or the input ends.
pub(crate) fn run(arguments: &Arguments<'_>) -> Result<(), Fault> {
    let (kind, setup) = (arguments.kind()?, arguments.setup());
    kind.open(&setup)?; // a position or option that does not hold is said before the talk begins
    let seed = arguments.seed().unwrap_or(1);
    let mut engine = Engine::new(kind, setup, store::aids(kind), seed, io::stdout());
    let mut input = io::stdin().lock();
    while let Some(line) = next_line(&mut input)? {
        if !engine.hear(&line) {
            return Ok(());
        }
    }
    engine.finish();
    Ok(())
}

fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

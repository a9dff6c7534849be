//! `bench`: fixed work with a node-count signature, and how fast it goes.

use std::time::{Duration, Instant};

use tabuleiro_table::Kind;
use tabuleiro_table::works::{Unit, Work};
use tabuleiro_wire::line::{self, Bench, Signature};

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::numbers::grouped;
use crate::say;

/// Does every work and prints how it went.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let time = Duration::from_secs(arguments.number("seconds").unwrap_or(2));
    let is_json = arguments.flag("json");
    let mut signature = 0_u64;
    for work in arguments.kinds.iter().flat_map(<dyn Kind>::works) {
        let (unit, shown) = unit(work.unit);
        let measured = measure(work, unit, time);
        signature = signature.wrapping_add(measured.signature);
        let Bench { work, per_second, signature, .. } = measured;
        let text = if is_json {
            line::write(&measured)
        } else {
            let (speed, unit) = (grouped(per_second as u64), console.word(shown));
            format!("{work:<18} {speed:>16} {unit}/s   {signature:>12}")
        };
        console.line(&text)?;
        console.flush()?;
    }
    if is_json {
        console.line(&line::write(&Signature { signature }))
    } else {
        console.tell(&say("cli-bench-signature").with("signature", signature.to_string()))
    }
}

/// Does rounds of a work until the time is up. The first round, which warms up, gives the signature. The peers' fields are
/// filled by the bench of the peers, which is a crate of its own.
fn measure(work: &Work, unit: &'static str, time: Duration) -> Bench {
    let first = (work.round)(0);
    let begun = Instant::now();
    let mut units = 0;
    let mut number = 0;
    while begun.elapsed() < time || number == 0 {
        number += 1;
        units += (work.round)(number).units;
    }
    Bench {
        work: work.name,
        unit,
        per_second: (units as f64 / begun.elapsed().as_secs_f64()).round(),
        peer: None,
        peer_per_second: None,
        ratio: None,
        signature: first.signature,
    }
}

/// What a work counts, for machines and as the key of its word for people.
const fn unit(unit: Unit) -> (&'static str, &'static str) {
    match unit {
        Unit::Games => ("games", "cli-unit-games"),
        Unit::Leaves => ("leaves", "cli-unit-leaves"),
        Unit::Nodes => ("nodes", "cli-unit-nodes"),
    }
}

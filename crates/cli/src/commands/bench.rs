//! `bench`: fixed work with a node-count signature, and how fast it goes.

use std::time::{Duration, Instant};

use tabuleiro_table::Kind;
use tabuleiro_table::works::{Unit, Work};
use tabuleiro_wire::line::{self, Bench, Signature};

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::say;

/// Does every work and prints how it went.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let time = Duration::from_secs(arguments.number("seconds").unwrap_or(2));
    let is_json = arguments.flag("json");
    let mut signature = 0_u64;
    for work in arguments.kinds.iter().flat_map(Kind::works) {
        let measured = measure(work, time);
        signature = signature.wrapping_add(measured.signature);
        let Bench { work, unit, per_second, signature, .. } = measured;
        let text = if is_json {
            line::write(&measured)
        } else {
            format!("{work:<18} {per_second:>16.0} {unit}/s   {signature:>12}")
        };
        console.line(&text)?;
        console.flush()?;
    }
    if is_json {
        console.line(&line::write(&Signature { signature }))
    } else {
        console.tell(&say("cli-bench-signature").with("signature", signature))
    }
}

/// Does rounds of a work until the time is up. The first round, which warms up, gives the signature. The peers' fields are
/// filled by the bench of the peers, which is a crate of its own.
fn measure(work: &Work, time: Duration) -> Bench {
    let first = (work.round)(0);
    let begun = Instant::now();
    let mut units = 0;
    let mut number = 0;
    while begun.elapsed() < time || number == 0 {
        number += 1;
        units += (work.round)(number).units;
    }
    let unit = match work.unit {
        Unit::Games => "games",
        Unit::Leaves => "leaves",
        Unit::Nodes => "nodes",
    };
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

//! `bench`: fixed work with a node-count signature, and how fast it goes.

use std::time::{Duration, Instant};

use clap::ArgMatches;
use serde::Serialize;
use tabuleiro_table::KINDS;
use tabuleiro_table::works::{Unit, Work};

use crate::fault::Fault;
use crate::given;
use crate::house::{House, said};

/// A work as a line of JSON. The peers' fields are filled by the bench of the peers, which is a crate of its own.
#[derive(Serialize)]
struct Line {
    work: &'static str,
    unit: &'static str,
    per_second: f64,
    peer: Option<&'static str>,
    peer_per_second: Option<f64>,
    ratio: Option<f64>,
    signature: u64,
}

/// Does every work and prints how it went.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let seconds = matches.get_one::<u64>("seconds").copied().unwrap_or(2);
    let is_json = given::flag(matches, "json");
    let mut signature = 0_u64;
    for work in KINDS.iter().flat_map(|kind| kind.works) {
        let line = measure(work, Duration::from_secs(seconds));
        signature = signature.wrapping_add(line.signature);
        let text = if is_json {
            serde_json::to_string(&line).map_err(|_| Fault::Given(said("cli-bad-usage")))?
        } else {
            format!("{:<18} {:>16.0} {}/s   {:>12}", line.work, line.per_second, line.unit, line.signature)
        };
        house.line(&text)?;
        house.flush()?;
    }
    if is_json { Ok(()) } else { house.tell(&said("cli-bench-signature").with("signature", signature)) }
}

/// Does rounds of a work until the time is up. The first round, which warms up, gives the signature.
fn measure(work: &Work, time: Duration) -> Line {
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
    let per_second = (units as f64 / begun.elapsed().as_secs_f64()).round();
    Line {
        work: work.name,
        unit,
        per_second,
        peer: None,
        peer_per_second: None,
        ratio: None,
        signature: first.signature,
    }
}

//! `solve GAME [POSITION]`: the value of a position when both sides play as well as can be.

use std::time::{Duration, Instant};

use clap::ArgMatches;
use serde::Serialize;
use tabuleiro_search::{Limit, Progress, Solved, Stop};

use crate::commands::analyse;
use crate::fault::Fault;
use crate::given;
use crate::house::{House, said, said_of};

/// The result as a line of JSON.
#[derive(Serialize)]
struct Answer<'s> {
    value: &'static str,
    proven: bool,
    plies: Option<u32>,
    line: &'s [String],
    nodes: u64,
    seconds: f64,
}

/// Solves and prints.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let table = analyse::open(matches)?;
    let limit = Limit { nodes: matches.get_one::<u64>("nodes").copied(), depth: None };
    let is_json = given::flag(matches, "json");
    let begun = Instant::now();
    let mut shown = Duration::ZERO;
    let solved = table.solve(&limit, &Stop::new(), &mut |progress| {
        if !is_json && house.is_interactive && begun.elapsed() > shown + Duration::from_millis(200) {
            shown = begun.elapsed();
            // Nobody misses a progress line that cannot be written.
            let _ = show(progress, shown, house);
        }
    });
    let solved = solved.ok_or_else(|| Fault::Given(said("cli-solve-none")))?;
    let seconds = begun.elapsed().as_secs_f64();
    if is_json { json(&solved, seconds, house) } else { tell(&solved, seconds, house) }
}

fn show(progress: &Progress, time: Duration, house: &mut House) -> Result<(), Fault> {
    let done = progress.done.map(|done| format!("{:.1} %  ", f64::from(done) / 10.0)).unwrap_or_default();
    house.raw(format!("\r{done}{} nodes  {:.1} s ", progress.nodes, time.as_secs_f64()).as_bytes())?;
    house.flush()
}

fn json(solved: &Solved<String>, seconds: f64, house: &mut House) -> Result<(), Fault> {
    let answer = Answer {
        value: analyse::name(solved.proven.value),
        proven: true,
        plies: solved.proven.plies,
        line: &solved.line,
        nodes: solved.nodes,
        seconds,
    };
    let text = serde_json::to_string(&answer).map_err(|_| Fault::Given(said("cli-bad-usage")))?;
    house.line(&text)
}

fn tell(solved: &Solved<String>, seconds: f64, house: &mut House) -> Result<(), Fault> {
    if house.is_interactive {
        house.raw(b"\r")?;
    }
    let value = analyse::tell(solved.proven, house);
    house.tell(&said_of("cli-solve-value", "value", value))?;
    house.tell(&said_of("cli-solve-line", "line", solved.line.join(" ")))?;
    house.tell(&said_of("cli-solve-work", "nodes", solved.nodes).with("seconds", format!("{seconds:.3}")))
}

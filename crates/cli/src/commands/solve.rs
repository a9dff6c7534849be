//! `solve GAME [POSITION]`: the value of a position when both sides play as well as can be.

use std::time::{Duration, Instant};

use tabuleiro_search::{Leash, Limit, Progress, Solved, Stop};
use tabuleiro_wire::line::{self, Solution};

use crate::arguments::Arguments;
use crate::commands::analyse;
use crate::console::Console;
use crate::fault::Fault;
use crate::say;

/// Solves and prints.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let task = analyse::task(arguments)?;
    let limit = Limit { nodes: arguments.number("nodes"), depth: None };
    let is_json = arguments.flag("json");
    let begun = Instant::now();
    let mut shown = Duration::ZERO;
    let mut tell_progress = |progress: &Progress| {
        if !is_json && console.is_interactive && begun.elapsed() > shown + Duration::from_millis(200) {
            shown = begun.elapsed();
            // Nobody misses a progress line that cannot be written.
            let _ = show(progress, shown, console);
        }
    };
    let solved = task.solve(&mut Leash::new(limit, &Stop::new(), &mut tell_progress));
    let solved = solved.ok_or_else(|| Fault::Given(say("cli-solve-none")))?;
    let seconds = begun.elapsed().as_secs_f64();
    if is_json {
        console.line(&line::write(&Solution::new(&solved, seconds)))
    } else {
        tell(&solved, seconds, console)
    }
}

fn show(progress: &Progress, time: Duration, console: &mut Console) -> Result<(), Fault> {
    let done = progress.done.map(|done| format!("{:.1} %  ", f64::from(done) / 10.0)).unwrap_or_default();
    console.raw(format!("\r{done}{} nodes  {:.1} s ", progress.nodes, time.as_secs_f64()).as_bytes())?;
    console.flush()
}

fn tell(solved: &Solved<String>, seconds: f64, console: &mut Console) -> Result<(), Fault> {
    if console.is_interactive {
        console.raw(b"\r")?;
    }
    let value = analyse::tell(solved.proven, console);
    console.tell(&say("cli-solve-value").with("value", value))?;
    console.tell(&say("cli-solve-line").with("line", solved.line.join(" ")))?;
    console.tell(&say("cli-solve-work").with("nodes", solved.nodes).with("seconds", format!("{seconds:.3}")))
}

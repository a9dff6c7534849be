//! `solve GAME [POSITION]`: the value of a position when both sides play as well as can be.

use std::io::{Write, stderr};
use std::time::{Duration, Instant};

use tabuleiro_game::{Lang, Message};
use tabuleiro_search::{Leash, Limit, Progress, Solved};
use tabuleiro_table::{Kind, Table};
use tabuleiro_wire::line::{self, Solution};

use crate::arguments::Arguments;
use crate::commands::analyse;
use crate::console::Console;
use crate::error::CliError;
use crate::numbers::{decimal, grouped, megabytes, percent};
use crate::{interrupt, means, say};

/// Where a game is open, nobody waits for more nodes than these unless told to: a minute or two.
const USUAL_NODES: u64 = 100_000_000;

/// What takes longer than this may take very long, and what it would take is said.
const SOON: Duration = Duration::from_millis(500);

/// Whoever reads elsewhere than at a terminal hears of the work after this.
const PAUSE: Duration = Duration::from_secs(10);

/// Solves and prints.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let table = analyse::table(arguments)?;
    means::warn_of_damage(table.kind(), console);
    let task = table.task(&tabuleiro_home::aids(table.kind()));
    let nodes: u64 = arguments.number("nodes").unwrap_or(USUAL_NODES);
    let (is_json, is_shown) = (arguments.flag("json"), console.is_interactive);
    let begun = Instant::now();
    let (mut shown, mut is_announced) = (Duration::ZERO, is_json);
    let mut tell_progress = |progress: &Progress| {
        if !is_announced && begun.elapsed() > SOON {
            is_announced = true;
            // Nobody misses a word about the work that cannot be written.
            let _ = announce(&ahead(table.kind(), nodes), console);
        }
        let every = if is_shown { Duration::from_millis(200) } else { PAUSE };
        if !is_json && begun.elapsed() > shown + every {
            shown = begun.elapsed();
            // Nobody misses a progress line that cannot be written.
            let _ = show(progress, nodes, shown, console);
        }
    };
    let stop = interrupt::stop_first();
    let solved = task.solve(&mut Leash::new(Limit::nodes(nodes), stop, &mut tell_progress));
    let seconds = begun.elapsed().as_secs_f64();
    if is_shown && !shown.is_zero() {
        console.raw(b"\r\x1b[K")?;
    }
    let solved = match solved {
        None if stop.is_pulled() => return Err(CliError::Stopped(analyse::stopped(seconds))),
        solved => solved.ok_or_else(|| CliError::Given(open(table.kind(), nodes, seconds)))?,
    };
    if is_json {
        console.line(&line::write(&Solution::new(&solved, seconds)))
    } else {
        tell(&solved, table, seconds, console)
    }
}

/// Says something about the work where it does not get among the results.
fn announce(message: &Message, console: &mut Console) -> Result<(), CliError> {
    if console.is_interactive {
        console.raw(b"\r\x1b[K")?;
        console.tell(message)?;
        return console.flush();
    }
    Ok(writeln!(stderr(), "{}", console.say(message))?)
}

/// At a terminal a line that is drawn over, elsewhere a line now and then where it does not get among the results.
fn show(progress: &Progress, most: u64, time: Duration, console: &mut Console) -> Result<(), CliError> {
    let done = progress.done.map(|done| format!("{}, ", console.say(&percent(done)))).unwrap_or_default();
    let message =
        say("cli-solve-progress").with("nodes", grouped(progress.nodes)).with("most", grouped(most));
    let text = done + &console.say(&message.with("seconds", decimal(time.as_secs_f64(), 0)));
    if !console.is_interactive {
        writeln!(stderr(), "{text}")?;
        return Ok(());
    }
    console.raw(format!("\r{text}\x1b[K").as_bytes())?;
    console.flush()
}

/// Nothing is proven here yet: how far it has come, and what would bring it further.
fn open(kind: &dyn Kind, nodes: u64, seconds: f64) -> Message {
    let open = say("cli-solve-open").with("nodes", grouped(nodes)).with("seconds", decimal(seconds, 1));
    with_tables(kind, open)
}

/// The same before there is any result, for whoever would else wait without knowing for what.
fn ahead(kind: &dyn Kind, nodes: u64) -> Message {
    with_tables(kind, say("cli-solve-ahead").with("most", grouped(nodes)))
}

/// What was said, and what endgame tables would take, where the game has them.
fn with_tables(kind: &dyn Kind, open: Message) -> Message {
    let Some(tables) = kind.tables() else { return open };
    let needs = tables.needs(tables.most());
    let command = format!("tabuleiro tables {} --seeds {}", kind.name(), tables.most());
    say("cli-solve-open-tables")
        .with("open", open)
        .with("command", command)
        .with("positions", grouped(needs.positions))
        .with("disk", megabytes(needs.disk_bytes))
        .with("memory", megabytes(needs.memory_bytes))
}

fn tell(
    solved: &Solved<String>,
    table: Box<dyn Table>,
    seconds: f64,
    console: &mut Console,
) -> Result<(), CliError> {
    let (value, seat) = (analyse::tell(solved.proven, console), analyse::to_move(table.as_ref()));
    console.tell(&say("cli-solve-value").with("seat", seat).with("value", value))?;
    console.tell(&say("cli-solve-line").with("line", spelt(&solved.line, table, console.lang())))?;
    let work = say("cli-solve-work").with("nodes", solved.nodes);
    console.tell(&work.with("seconds", decimal(seconds, 3)))
}

/// Moves in a row as they are shown in that language.
fn spelt(line: &[String], mut table: Box<dyn Table>, lang: Lang) -> String {
    let shown = line.iter().map(|text| {
        let spelt = table.spell(text, lang);
        // A line is made of legal moves; one that were none would be shown as it is written, like all behind it.
        let _ = table.play(text);
        spelt
    });
    let shown: Vec<String> = shown.collect();
    shown.join(if shown.iter().any(|text| text.contains(' ')) { ", " } else { " " })
}

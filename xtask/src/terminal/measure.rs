//! How soon the full screen is there, and what it costs while nobody does anything.

use std::path::Path;
use std::time::Duration;
use std::{fs, io, thread};

use super::pty::{EVENING, Running, Start};

/// How often the program is begun.
const RUNS: usize = 20;

/// How long it is left alone.
const IDLE: Duration = Duration::from_secs(3);

pub(super) fn measure() -> io::Result<()> {
    let home = crate::run::target().join("terminal-home");
    let _ = fs::remove_dir_all(&home); // perhaps there is none
    fs::create_dir_all(&home)?;
    let mut times = (0..RUNS).map(|_| once(&home)).collect::<io::Result<Vec<Duration>>>()?;
    times.sort_unstable();
    let shown = |index: usize| format!("{:.1} ms", times[index].as_secs_f64() * 1_000.0);
    println!(
        "to the first screen: median {} of {RUNS}, best {}, worst {}",
        shown(RUNS / 2),
        shown(0),
        shown(RUNS - 1)
    );
    let (time, wakes) = idle(&home)?;
    let seconds = IDLE.as_secs();
    println!(
        "idle for {seconds} s: {:.3} ms of the processor, woken {wakes} times",
        time.as_secs_f64() * 1_000.0
    );
    fs::remove_dir_all(&home)
}

fn begin(home: &Path) -> io::Result<Running> {
    Running::begin(&Start { home, size: (80, 24), ground: EVENING, arguments: &[] })
}

fn once(home: &Path) -> io::Result<Duration> {
    Ok(begin(home)?.first_picture()?.0)
}

fn idle(home: &Path) -> io::Result<(Duration, u64)> {
    let mut running = begin(home)?;
    running.first_picture()?;
    thread::sleep(Duration::from_secs(1)); // whatever it does after the first picture
    let before = running.used()?;
    thread::sleep(IDLE);
    let after = running.used()?;
    Ok((after.0.saturating_sub(before.0), after.1 - before.1))
}

//! How long a player may think in a trial.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_game::Record;
use tabuleiro_oware::{Move, Oware};
use tabuleiro_search::{Bot, Leash, Limit, Stop};

/// How long a player may think.
pub(crate) enum Allowance {
    /// So many moves applied.
    Nodes(u64),
    /// So much time of a processor, whatever else the machine does meanwhile.
    Processor(Duration),
    /// So much time.
    Clock(Duration),
}

impl Allowance {
    pub(crate) fn read(text: &str) -> Allowance {
        let time = |text: &str| text.parse().map(Duration::from_millis).expect("milliseconds");
        if let Some(text) = text.strip_suffix("ms-clock") {
            Allowance::Clock(time(text))
        } else if let Some(text) = text.strip_suffix("ms") {
            Allowance::Processor(time(text))
        } else {
            Allowance::Nodes(text.parse().expect("a number of nodes"))
        }
    }

    /// What a player plays, if it is given so many hundredths of what there is.
    pub(crate) fn think(&self, bot: &mut dyn Bot<Oware>, times: u64, at: &Record<Oware>) -> Option<Move> {
        match *self {
            Allowance::Nodes(nodes) => {
                bot.think(at, &mut Leash::silent(Limit::nodes(nodes * times / 100), &Stop::new())).best
            }
            Allowance::Processor(time) => within(bot, at, processor_clock(), time),
            Allowance::Clock(time) => {
                let begun = Instant::now();
                within(bot, at, move || begun.elapsed(), time)
            }
        }
    }
}

/// Thinks until a clock has gone on by so much.
fn within(
    bot: &mut dyn Bot<Oware>,
    at: &Record<Oware>,
    clock: impl Fn() -> Duration + Sync,
    time: Duration,
) -> Option<Move> {
    let (stop, is_done, end) = (Stop::new(), AtomicBool::new(false), clock() + time);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                if clock() >= end {
                    return stop.pull();
                }
                thread::sleep(Duration::from_micros(300));
            }
        });
        let report = bot.think(at, &mut Leash::silent(Limit::nodes(u64::MAX), &stop));
        is_done.store(true, Ordering::Relaxed);
        report.best
    })
}

/// The time that a processor has spent on this thread.
fn processor_clock() -> impl Fn() -> Duration + Sync {
    let thread = std::fs::read_link("/proc/thread-self").expect("this is Linux");
    let file = Path::new("/proc").join(thread).join("schedstat");
    move || {
        let told = std::fs::read_to_string(&file).expect("the system tells a thread's time");
        Duration::from_nanos(told.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or(u64::MAX))
    }
}

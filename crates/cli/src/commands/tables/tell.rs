//! What `tables` says, to people and to machines.

use serde::Serialize;
use tabuleiro_table::endings::{Built, Described, Needs, TableError, Verified};

use super::{Task, told};
use crate::bar::{grouped, rate};
use crate::fault::Fault;
use crate::console::Console;
use crate::say;

/// What happened, as a line of JSON.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'l> {
    /// What the work will take, before it begins.
    Needs { game: &'l str, seeds: u8, positions: u64, disk_bytes: u64, memory_bytes: u64, folder: &'l str },
    /// A file could not be trusted, and is built anew.
    Rebuilding { seeds: u8 },
    /// The work is done.
    Built {
        game: &'l str,
        seeds: u8,
        positions: u64,
        valued: u64,
        exact: u64,
        cyclic: u64,
        disk_bytes: u64,
        seconds: f64,
        folder: &'l str,
    },
    /// Every board was checked.
    Verified { game: &'l str, seeds: u8, by_moves: u64, by_cycles: u64, seconds: f64 },
    /// A file that stands there.
    Table { game: &'l str, seeds: u8, positions: u64, cyclic: u64, bytes: u64, folder: &'l str },
    /// A file that stands there and cannot be trusted.
    Problem { game: &'l str, why: String, folder: &'l str },
}

fn write(line: &Line, console: &mut Console) -> Result<(), Fault> {
    let text = serde_json::to_string(line).map_err(|_| Fault::Given(say("cli-bad-usage")))?;
    console.line(&text)?;
    console.flush()
}

impl Task {
    pub(super) fn tell_needs(&self, seeds: u8, console: &mut Console) -> Result<(), Fault> {
        let needs = (self.endings.needs)(seeds);
        if self.is_json {
            let (game, folder) = (self.kind.name, &self.place());
            let Needs { positions, disk_bytes, memory_bytes } = needs;
            return write(&Line::Needs { game, seeds, positions, disk_bytes, memory_bytes, folder }, console);
        }
        let message = say("cli-tables-needs").with("seeds", seeds).with("folder", self.place());
        let message = message.with("positions", grouped(needs.positions));
        let message = message.with("disk", megabytes(needs.disk_bytes));
        console.tell(&message.with("memory", megabytes(needs.memory_bytes)))?;
        console.flush()
    }

    pub(super) fn tell_spoilt(&self, seeds: u8, console: &mut Console) -> Result<(), Fault> {
        if self.is_json {
            return write(&Line::Rebuilding { seeds }, console);
        }
        console.tell(&say("cli-tables-spoilt").with("seeds", seeds))?;
        console.flush()
    }

    pub(super) fn tell_built(
        &self,
        seeds: u8,
        built: &Built,
        seconds: f64,
        console: &mut Console,
    ) -> Result<(), Fault> {
        let Built { valued, positions, exact, cyclic, disk_bytes } = *built;
        if self.is_json {
            let (game, folder) = (self.kind.name, &self.place());
            let line =
                Line::Built { game, seeds, positions, valued, exact, cyclic, disk_bytes, seconds, folder };
            return write(&line, console);
        }
        if valued == 0 {
            return console.tell(&say("cli-tables-there").with("seeds", seeds).with("folder", self.place()));
        }
        let message = say("cli-tables-built").with("valued", grouped(valued)).with("folder", self.place());
        let message = message.with("seconds", format!("{seconds:.1}")).with("rate", rate(valued, seconds));
        console.tell(&message.with("disk", megabytes(disk_bytes)).with("seeds", seeds))
    }

    pub(super) fn tell_verified(
        &self,
        seeds: u8,
        verified: &Verified,
        seconds: f64,
        console: &mut Console,
    ) -> Result<(), Fault> {
        let Verified { by_moves, by_cycles } = *verified;
        if self.is_json {
            let game = self.kind.name;
            return write(&Line::Verified { game, seeds, by_moves, by_cycles, seconds }, console);
        }
        let message = say("cli-tables-verified").with("seeds", seeds).with("moves", grouped(by_moves));
        console.tell(&message.with("cycles", grouped(by_cycles)).with("seconds", format!("{seconds:.1}")))
    }

    /// What stands in the folder, and what more would take.
    pub(super) fn describe(&self, console: &mut Console) -> Result<(), Fault> {
        let levels = (self.endings.describe)(&self.folder);
        if self.is_json {
            return levels.iter().try_for_each(|level| self.line(level, console));
        }
        let title = console.ink.bold(&self.kind.title());
        console.line(&title)?;
        self.tell_whole(levels.iter().filter_map(|level| level.as_ref().ok()), console)?;
        for error in levels.iter().filter_map(|level| level.as_ref().err()) {
            console.tell(&told(error))?;
        }
        console.tell(&say("cli-tables-more").with("most", self.endings.most))?;
        [12, 16, 20, 24, self.endings.most].iter().try_for_each(|&seeds| self.tell_row(seeds, console))
    }

    fn tell_whole<'d>(
        &self,
        levels: impl Iterator<Item = &'d Described>,
        console: &mut Console,
    ) -> Result<(), Fault> {
        let levels: Vec<&Described> = levels.collect();
        let [Some(first), Some(last)] = [levels.first(), levels.last()] else {
            return console.tell(&say("cli-tables-none").with("folder", self.place()));
        };
        let message = say("cli-tables-stand").with("first", first.seeds).with("last", last.seeds);
        let positions = levels.iter().map(|level| level.positions).sum();
        let bytes = levels.iter().map(|level| level.bytes).sum();
        let message = message.with("positions", grouped(positions)).with("disk", megabytes(bytes));
        console.tell(&message.with("folder", self.place()))
    }

    fn tell_row(&self, seeds: u8, console: &mut Console) -> Result<(), Fault> {
        let needs = (self.endings.needs)(seeds);
        let row = say("cli-tables-row").with("seeds", seeds).with("positions", grouped(needs.positions));
        let row = row.with("disk", megabytes(needs.disk_bytes));
        let text = console.say(&row.with("memory", megabytes(needs.memory_bytes)));
        console.line(&format!("  {text}"))
    }

    fn line(&self, level: &Result<Described, TableError>, console: &mut Console) -> Result<(), Fault> {
        let (game, folder) = (self.kind.name, &self.place());
        match level {
            &Ok(Described { seeds, positions, cyclic, bytes }) => {
                write(&Line::Table { game, seeds, positions, cyclic, bytes, folder }, console)
            }
            Err(error) => write(&Line::Problem { game, why: console.say(&told(error)), folder }, console),
        }
    }
}

/// Megabytes, rounded up.
fn megabytes(bytes: u64) -> String {
    grouped(bytes.div_ceil(1_000_000))
}

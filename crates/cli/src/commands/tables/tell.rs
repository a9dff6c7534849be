//! What `tables` says, to people and to machines.

use tabuleiro_search::tablebase::{Built, Described, Needs, TablebaseError, Verified};
use tabuleiro_wire::line::{self, Tables};

use super::{TableWork, told};
use crate::console::Console;
use crate::error::CliError;
use crate::numbers::{decimal, grouped, megabytes};
use crate::progress_bar::rate;
use crate::say;

fn write(line: &Tables, console: &mut Console) -> Result<(), CliError> {
    console.line(&line::write(line))?;
    console.flush()
}

impl TableWork {
    pub(super) fn tell_needs(&self, seeds: u8, console: &mut Console) -> Result<(), CliError> {
        let needs = self.tables.needs(seeds);
        if self.is_json {
            let (game, folder) = (self.kind.name(), self.folder_name());
            let Needs { positions, disk_bytes, memory_bytes } = needs;
            return write(
                &Tables::Needs { game, seeds, positions, disk_bytes, memory_bytes, folder },
                console,
            );
        }
        let message = say("cli-tables-needs").with("seeds", seeds).with("folder", self.folder_name());
        let message = message.with("positions", grouped(needs.positions));
        let message = message.with("disk", megabytes(needs.disk_bytes));
        console.tell(&message.with("memory", megabytes(needs.memory_bytes)))?;
        console.flush()
    }

    pub(super) fn tell_spoilt(&self, seeds: u8, console: &mut Console) -> Result<(), CliError> {
        if self.is_json {
            return write(&Tables::Rebuilding { seeds }, console);
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
    ) -> Result<(), CliError> {
        let Built { valued, positions, exact, cyclic, disk_bytes } = *built;
        if self.is_json {
            let (game, folder) = (self.kind.name(), self.folder_name());
            let line =
                Tables::Built { game, seeds, positions, valued, exact, cyclic, disk_bytes, seconds, folder };
            return write(&line, console);
        }
        if valued == 0 {
            return console
                .tell(&say("cli-tables-there").with("seeds", seeds).with("folder", self.folder_name()));
        }
        let message =
            say("cli-tables-built").with("valued", grouped(valued)).with("folder", self.folder_name());
        let message = message.with("seconds", decimal(seconds, 1)).with("rate", rate(valued, seconds));
        console.tell(&message.with("disk", megabytes(disk_bytes)).with("seeds", seeds))
    }

    pub(super) fn tell_verified(
        &self,
        seeds: u8,
        verified: &Verified,
        seconds: f64,
        console: &mut Console,
    ) -> Result<(), CliError> {
        let Verified { by_moves, by_cycles } = *verified;
        if self.is_json {
            let game = self.kind.name();
            return write(&Tables::Verified { game, seeds, by_moves, by_cycles, seconds }, console);
        }
        let message = say("cli-tables-verified").with("seeds", seeds).with("moves", grouped(by_moves));
        console.tell(&message.with("cycles", grouped(by_cycles)).with("seconds", decimal(seconds, 1)))
    }

    /// What stands in the folder, and what more would take.
    pub(super) fn describe(&self, console: &mut Console) -> Result<(), CliError> {
        let levels = self.tables.describe(&self.folder);
        if self.is_json {
            return levels.iter().try_for_each(|level| self.line(level, console));
        }
        let title = console.ink.bold(&console.say(&self.kind.title()));
        console.line(&title)?;
        self.tell_whole(levels.iter().filter_map(|level| level.as_ref().ok()), console)?;
        for error in levels.iter().filter_map(|level| level.as_ref().err()) {
            console.tell(&told(error))?;
        }
        console.tell(&say("cli-tables-more").with("most", self.tables.most()))?;
        [12, 16, 20, 24, self.tables.most()].iter().try_for_each(|&seeds| self.tell_row(seeds, console))?;
        self.tables.gain().map_or(Ok(()), |gain| console.tell(&gain))
    }

    fn tell_whole<'d>(
        &self,
        levels: impl Iterator<Item = &'d Described>,
        console: &mut Console,
    ) -> Result<(), CliError> {
        let levels: Vec<&Described> = levels.collect();
        let [Some(first), Some(last)] = [levels.first(), levels.last()] else {
            let none = say("cli-tables-shipped").with("folder", self.folder_name());
            return console.tell(&none.with("seeds", self.tables.shipped()));
        };
        let message = say("cli-tables-stand").with("first", first.pieces).with("last", last.pieces);
        let positions = levels.iter().map(|level| level.positions).sum();
        let bytes = levels.iter().map(|level| level.bytes).sum();
        let message = message.with("positions", grouped(positions)).with("disk", megabytes(bytes));
        console.tell(&message.with("folder", self.folder_name()))
    }

    fn tell_row(&self, seeds: u8, console: &mut Console) -> Result<(), CliError> {
        let needs = self.tables.needs(seeds);
        let row = say("cli-tables-row").with("seeds", seeds).with("positions", grouped(needs.positions));
        let row = row.with("disk", megabytes(needs.disk_bytes));
        let text = console.say(&row.with("memory", megabytes(needs.memory_bytes)));
        console.line(&format!("  {text}"))
    }

    fn line(&self, level: &Result<Described, TablebaseError>, console: &mut Console) -> Result<(), CliError> {
        let (game, folder) = (self.kind.name(), self.folder_name());
        match level {
            &Ok(Described { pieces: seeds, positions, cyclic, bytes }) => {
                write(&Tables::Table { game, seeds, positions, cyclic, bytes, folder }, console)
            }
            Err(error) => write(&Tables::Problem { game, why: console.say(&told(error)), folder }, console),
        }
    }
}

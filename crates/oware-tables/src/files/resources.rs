//! Making sure, before the work begins, that a build will not fail for want of a folder, memory or disk.

use std::fs::{self, File, TryLockError};
use std::hint::black_box;
use std::io::{Error, ErrorKind, Result, Write};
use std::path::Path;

use tabuleiro_search::Stop;

use super::error::TableError;
use super::{format, needs};

/// Makes the folder and takes hold of it, until what is given back is dropped or the program ends, however it ends.
pub(super) fn secure(dir: &Path, seeds: u8, stop: &Stop) -> std::result::Result<Option<File>, TableError> {
    let needed = needs(seeds).memory_bytes;
    let free = free_memory();
    // Many systems grant what they do not have; but where they refuse, they mean it.
    let refused = black_box(Vec::<u8>::new()).try_reserve_exact(black_box(needed as usize)).is_err();
    if refused || free.is_some_and(|free| free < needed) {
        return Err(TableError::NoMemory(needed, free.filter(|free| *free < needed)));
    }
    fs::create_dir_all(dir).map_err(|error| TableError::System(dir.to_owned(), error))?;
    let held = hold(dir)?;
    reserve(dir, seeds, stop)?;
    Ok(held)
}

/// Keeps other programs from building in the same folder. Where there are no locks to be had, nobody is kept away.
fn hold(dir: &Path) -> std::result::Result<Option<File>, TableError> {
    let path = dir.join("oware-book.lock");
    let file = File::create(&path).map_err(|error| TableError::System(path, error))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(TableError::Busy(dir.to_owned())),
        Err(TryLockError::Error(_)) => Ok(None),
        Ok(()) => Ok(Some(file)),
    }
}

/// Whether the disk has room for what is missing: a file as large is written and removed again, for no portable question
/// gives the answer.
fn reserve(dir: &Path, seeds: u8, stop: &Stop) -> std::result::Result<(), TableError> {
    let missing = (0..=seeds).filter(|&level| format::open(dir, level).is_err());
    let bytes: u64 = missing.map(format::size).sum();
    let path = dir.join("oware-book.room");
    let filled = fill(&path, bytes, stop);
    let removed = fs::remove_file(&path);
    match filled.and(removed) {
        Ok(()) if stop.is_pulled() => Err(TableError::Stopped),
        Ok(()) => Ok(()),
        Err(error) if is_full(&error) => Err(TableError::NoRoom(bytes)),
        Err(error) => Err(TableError::System(path, error)),
    }
}

fn fill(path: &Path, bytes: u64, stop: &Stop) -> Result<()> {
    let mut file = File::create(path)?;
    let zeros = vec![0; 1 << 20];
    let mut left = bytes;
    while left > 0 && !stop.is_pulled() {
        let now = left.min(zeros.len() as u64);
        file.write_all(&zeros[..now as usize])?;
        left -= now;
    }
    Ok(())
}

/// Whether an error says that the disk has no more room.
pub(super) fn is_full(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

/// How much memory is free, where the system tells: what Linux calls available, or less if the program is allowed
/// less.
fn free_memory() -> Option<u64> {
    let free = available(&fs::read_to_string("/proc/meminfo").ok()?)?;
    let allowed =
        fs::read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse().ok());
    Some(allowed.map_or(free, |allowed: u64| free.min(allowed)))
}

/// The bytes of the line `MemAvailable:   123 kB`.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? * 1_024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_memory_is_read_as_linux_tells_it() {
        let told = "MemTotal:       24683596 kB\nMemFree:        22780000 kB\nMemAvailable:   24127488 kB\n";
        assert_eq!(available(told), Some(24_127_488 * 1_024));
        for odd in ["", "MemFree: 3 kB", "MemAvailable:", "MemAvailable: x kB", "MemAvailable: 3 MB"] {
            assert_eq!(available(odd), None, "{odd}");
        }
    }
}

//! Checking tables: every checksum, and that every board is worth what its best move makes of it.

use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use tabuleiro_oware::{Share, sides};
use tabuleiro_search::tablebase::{Effort, Milestone, Stage, Verified};

use super::error::TableError;
use super::format;
use crate::code::code;
use crate::cyclic::Cycles;
use crate::level::{Level, ways};
use crate::rank::{MOST, Sides, boards_up_to, boards_with, sides_with};
use crate::workers::{Row, Stopped, Workers};

/// Reads the tables up to so many seeds and checks every board. The first thing wrong is the error.
pub fn verify(dir: &Path, seeds: u8, effort: &mut Effort<'_>) -> Result<Verified, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    let sides = Sides::up_to(seeds);
    let workers = Workers::of(effort);
    let mut levels: Vec<Level> = Vec::new();
    let mut verified = Verified::default();
    for level in 0..=seeds {
        let found = format::read(dir, level)?;
        let before = boards_up_to(level) - boards_with(level);
        let mut tell = |done| {
            let (stage, positions) = (Stage::Checking, boards_up_to(seeds));
            (effort.tell)(Milestone { stage, pieces: level, done: before + done, positions });
        };
        let wrong = find_wrong(&found, &sides, &levels, &workers, &mut tell);
        let wrong = wrong.map_err(|Stopped| TableError::Stopped)?;
        if let Some(index) = wrong {
            return Err(TableError::Wrong(format::path(dir, level), board(&found, &sides, index)));
        }
        verified.by_moves += (found.codes.len() - found.cyclic.len()) as u64;
        verified.by_cycles += found.cyclic.len() as u64;
        tell(found.codes.len() as u64);
        levels.push(found);
    }
    Ok(verified)
}

/// A board that is not worth what it should be, if there is one.
fn find_wrong(
    level: &Level,
    sides: &Sides,
    below: &[Level],
    workers: &Workers,
    tell: &mut dyn FnMut(u64),
) -> Result<Option<usize>, Stopped> {
    let seeds = level.shape.seeds;
    let (wrong, done) = (AtomicUsize::new(usize::MAX), AtomicU64::new(0));
    let work = |row: Row, (): &mut ()| {
        let width = sides_with(seeds - row.own);
        let first = level.shape.first(row.own) + row.rank * width;
        for index in first..first + width {
            if !holds(level, sides, below, index) && level.cyclic.binary_search(&(index as u32)).is_err() {
                wrong.fetch_min(index, Relaxed);
            }
        }
        done.fetch_add(width as u64, Relaxed);
        0
    };
    workers.share_out(&Row::all(seeds), work, &mut || tell(done.load(Relaxed)))?;
    if level.cyclic.is_empty() {
        return Ok(Some(wrong.into_inner()).filter(|&index| index != usize::MAX));
    }
    let cycles = Cycles::of(seeds as u8, &level.cyclic, &level.codes, sides, below);
    let shares = cycles.resolve(workers.stop)?;
    let differ = |(index, share): (&u32, Share)| {
        (level.codes[*index as usize] != code(share)).then_some(*index as usize)
    };
    let in_cycles = level.cyclic.iter().zip(shares).find_map(differ);
    Ok(Some(wrong.into_inner()).filter(|&index| index != usize::MAX).or(in_cycles))
}

/// Whether a board is worth what its best move makes of it, or, without a move, what the side to move holds.
fn holds(level: &Level, sides: &Sides, below: &[Level], index: usize) -> bool {
    let seeds = level.shape.seeds;
    let (own_seeds, own, their) = level.shape.board(sides, index);
    let mut best: Option<Share> = None;
    for way in ways(own, their == 0) {
        let (reply, captured) = way.reply(their);
        let share = if captured == 0 { level } else { &below[seeds - captured] }.share(reply, way.own);
        let (least, most) = (seeds as u8 - share.most, seeds as u8 - share.least);
        let so_far = best.unwrap_or(Share { least, most });
        best = Some(Share { least: so_far.least.max(least), most: so_far.most.max(most) });
    }
    level.codes[index] == code(best.unwrap_or(Share::exactly(own_seeds as u8)))
}

/// The houses of a board, the side to move first, as in the text of a position.
fn board(level: &Level, sides: &Sides, index: usize) -> String {
    let (_, own, their) = level.shape.board(sides, index);
    let houses = |side: u64| (0..6).map(move |house| (side >> sides::shift(house)) as u8);
    let numbers: Vec<String> = houses(own).chain(houses(their)).map(|seeds| seeds.to_string()).collect();
    numbers.join("-")
}

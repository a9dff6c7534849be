//! A level as a file.
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 63 | the [`Header`] |
//! | 8 for each block | the checksums of the blocks |
//! | 4 for each | the numbers of the boards whose share rests on repetition, ascending |
//! | the rest | a byte for each board, in blocks of 65 536: the share of the side to move, or 255 if it is open |
//!
//! All numbers are little-endian. A file is written aside and renamed when it is complete, so that a file with the right
//! name is whole or has been tampered with.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tabuleiro_search::Stop;

use super::error::TableError;
use super::resources;
use crate::checksum::checksum;
use crate::level::Level;
use crate::rank::{MOST, Shape, boards_with};

/// So many boards stand in a block.
pub(super) const BLOCK: usize = 1 << 16;
/// The form of the files. Another form gets another number.
const VERSION: u32 = 2;
const MAGIC: [u8; 8] = *b"TabOware";
/// Rules of the book, a grand slam captures nothing: the only tables there are.
const BOOK: u32 = 1;
const HEADER: usize = 64;
/// So much is written before anybody asks again whether to stop.
const AT_ONCE: usize = 1 << 22;

/// The name of the file with the boards of so many seeds.
pub(super) fn path(dir: &Path, seeds: u8) -> PathBuf {
    dir.join(format!("oware-book-{seeds:02}.table"))
}

/// How long that file is, as far as it can be known before the table is built.
pub(super) fn size(seeds: u8) -> u64 {
    let boards = boards_with(seeds);
    HEADER as u64 + 8 * boards.div_ceil(BLOCK as u64) + boards
}

/// What a file says about itself.
pub(super) struct Header {
    pub(super) seeds: u8,
    cyclic: u64,
    /// The checksum of the blocks' checksums and of the list of cyclic boards.
    lists: u64,
}

/// A file whose header and lists are as they should be.
pub(super) struct Opened {
    pub(super) path: PathBuf,
    pub(super) file: File,
    pub(super) shape: Shape,
    /// The checksum of each block.
    pub(super) sums: Vec<u64>,
    pub(super) cyclic: Vec<u32>,
    /// Where the first block begins.
    first: u64,
}

impl Header {
    fn bytes(&self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[..8].copy_from_slice(&MAGIC);
        let small = [VERSION, BOOK, u32::from(self.seeds), BLOCK as u32];
        for (place, number) in bytes[8..24].chunks_exact_mut(4).zip(small) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let large = [boards_with(self.seeds), self.cyclic, self.lists, 0];
        for (place, number) in bytes[24..56].chunks_exact_mut(8).zip(large) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let sum = checksum(&bytes[..56], 0);
        bytes[56..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads a header, which must be that of a table with so many seeds.
    fn read(bytes: &[u8; HEADER], seeds: u8, path: &Path) -> Result<Header, TableError> {
        let small = |at: usize| u32::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        let large = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        if bytes[..8] != MAGIC {
            return Err(TableError::NotATable(path.to_owned()));
        }
        if small(8) != VERSION {
            return Err(TableError::Version(path.to_owned(), small(8)));
        }
        let header = Header { seeds, cyclic: large(32), lists: large(40) };
        if header.bytes() == *bytes { Ok(header) } else { Err(TableError::Altered(path.to_owned())) }
    }
}

/// Writes a level aside and gives the file its name when it is complete.
pub(super) fn write(dir: &Path, level: &Level, stop: &Stop) -> Result<(), TableError> {
    let seeds = level.shape.seeds as u8;
    let (path, aside) = (path(dir, seeds), path(dir, seeds).with_extension("part"));
    let mut lists: Vec<u8> = Vec::new();
    let blocks = level.codes.chunks(BLOCK).enumerate();
    blocks.for_each(|(number, block)| lists.extend(block_sum(block, seeds, number).to_le_bytes()));
    level.cyclic.iter().for_each(|index| lists.extend(index.to_le_bytes()));
    let header = Header { seeds, cyclic: level.cyclic.len() as u64, lists: checksum(&lists, 0) };
    let written = File::create(&aside).and_then(|mut file| {
        file.write_all(&header.bytes())?;
        file.write_all(&lists)?;
        for part in level.codes.chunks(AT_ONCE) {
            if stop.is_pulled() {
                return Ok(false);
            }
            file.write_all(part)?;
        }
        file.sync_all().map(|()| true)
    });
    let named =
        written.and_then(|whole| if whole { fs::rename(&aside, &path).map(|()| true) } else { Ok(false) });
    if !matches!(named, Ok(true)) {
        let _ = fs::remove_file(&aside); // what is half written is of no use to anybody
    }
    match named {
        Ok(true) => Ok(()),
        Ok(false) => Err(TableError::Stopped),
        Err(error) if resources::is_full(&error) => Err(TableError::NoRoom(size(seeds))),
        Err(error) => Err(TableError::about(&aside, error)),
    }
}

/// Opens a file and checks all but its blocks.
pub(super) fn open(dir: &Path, seeds: u8) -> Result<Opened, TableError> {
    debug_assert!(seeds <= MOST);
    let path = path(dir, seeds);
    let said = |error| TableError::about(&path, error);
    if !fs::metadata(&path).map_err(said)?.is_file() {
        // A pipe that nobody writes to would be waited for without end.
        return Err(said(io::ErrorKind::InvalidInput.into()));
    }
    let mut file = File::open(&path).map_err(said)?;
    let mut header = [0; HEADER];
    file.read_exact(&mut header).map_err(said)?;
    let header = Header::read(&header, seeds, &path)?;
    let shape = Shape::of(seeds);
    let blocks = shape.len().div_ceil(BLOCK) as u64;
    let lists = 8 * blocks + 4 * header.cyclic;
    let first = HEADER as u64 + lists;
    if file.metadata().map_err(said)?.len() != first + shape.len() as u64 {
        return Err(TableError::CutShort(path));
    }
    let mut bytes = vec![0; lists as usize];
    file.read_exact(&mut bytes).map_err(said)?;
    if checksum(&bytes, 0) != header.lists {
        return Err(TableError::Altered(path));
    }
    let (sums, cyclic) = bytes.split_at(8 * blocks as usize);
    let sums = sums.as_chunks().0.iter().map(|sum| u64::from_le_bytes(*sum)).collect();
    let cyclic = cyclic.as_chunks().0.iter().map(|index| u32::from_le_bytes(*index)).collect();
    Ok(Opened { path, file, shape, sums, cyclic, first })
}

/// Reads a whole level and checks all of it.
pub(super) fn read(dir: &Path, seeds: u8) -> Result<Level, TableError> {
    let mut opened = open(dir, seeds)?;
    let mut codes = vec![0; opened.shape.len()];
    opened.read_at(0, &mut codes)?;
    for (number, block) in codes.chunks(BLOCK).enumerate() {
        opened.check(number, block)?;
    }
    Ok(Level::new(opened.shape, codes, opened.cyclic))
}

impl Opened {
    /// Reads a block and checks it.
    pub(super) fn block(&mut self, number: usize) -> Result<Box<[u8]>, TableError> {
        let first = number * BLOCK;
        let mut block = vec![0; BLOCK.min(self.shape.len() - first)];
        self.read_at(first, &mut block)?;
        self.check(number, &block)?;
        Ok(block.into())
    }

    fn read_at(&mut self, board: usize, bytes: &mut [u8]) -> Result<(), TableError> {
        let place = SeekFrom::Start(self.first + board as u64);
        let read = self.file.seek(place).and_then(|_| self.file.read_exact(bytes));
        read.map_err(|error| TableError::about(&self.path, error))
    }

    fn check(&self, number: usize, block: &[u8]) -> Result<(), TableError> {
        let sum = block_sum(block, self.shape.seeds as u8, number);
        if self.sums[number] == sum { Ok(()) } else { Err(TableError::Altered(self.path.clone())) }
    }
}

/// The checksum of a block; it is another in another place.
fn block_sum(block: &[u8], seeds: u8, number: usize) -> u64 {
    checksum(block, u64::from(seeds) << 32 | number as u64)
}

//! Table files: building, going on, noticing damage.

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_game::Speak;
use tabuleiro_oware_tables::{self as tables, Endings, OwareTables, Share, TableError, Tables};
use tabuleiro_search::tablebase::{Described, Effort, Milestone, Stage, TablebaseError, Verified};
use tabuleiro_search::{Stop, Tablebase};
use tabuleiro_testkit::words::assert_said;

use crate::at;

/// A folder of its own for each test, removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tabuleiro-oware-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    /// A folder with tables up to so many seeds.
    fn built(name: &str, seeds: u8) -> Folder {
        let folder = Folder::new(name);
        build(&folder.0, seeds).expect("they can be built");
        folder
    }

    fn file(&self, seeds: u8) -> PathBuf {
        self.0.join(format!("oware-book-{seeds:02}.table"))
    }

    /// Changes the bytes of a file.
    fn spoil(&self, seeds: u8, spoil: impl Fn(&mut Vec<u8>)) {
        let mut bytes = fs::read(self.file(seeds)).expect("it is there");
        spoil(&mut bytes);
        fs::write(self.file(seeds), bytes).expect("it can be written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Builds tables; what was done to each level.
fn build(dir: &Path, seeds: u8) -> Result<Vec<(u8, Stage)>, TableError> {
    let mut done = Vec::new();
    let mut note = |Milestone { stage, pieces, .. }: Milestone| done.push((pieces, stage));
    tables::build(dir, seeds, &mut Effort { threads: 2, stop: &Stop::new(), tell: &mut note })?;
    done.retain(|(_, stage)| *stage != Stage::Building);
    done.dedup();
    Ok(done)
}

fn verify(dir: &Path, seeds: u8) -> Result<Verified, TableError> {
    with_threads(2, |effort| tables::verify(dir, seeds, effort))
}

/// An effort that nobody stops and of which nobody hears.
fn with_threads<T>(threads: usize, work: impl FnOnce(&mut Effort<'_>) -> T) -> T {
    work(&mut Effort { threads, stop: &Stop::new(), tell: &mut |_| () })
}

fn error<T>(result: Result<T, TableError>) -> TableError {
    let error = result.err().expect("something is wrong");
    assert_said(&error.message());
    error
}

#[test]
fn what_is_built_is_found_again_and_equals_what_is_in_memory() {
    let folder = Folder::built("found", 7);
    let (disk, memory) = (tables::open(&folder.0, 7).expect("built"), Tables::in_memory(7, 1));
    let texts = ["1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "0-0-2-1-0-0-0-1-0-0-1-1-20-22-N"];
    for position in texts.map(at) {
        assert!(memory.share(&position).is_some_and(Share::is_exact));
        assert_eq!(disk.share(&position), memory.share(&position));
    }
    assert_eq!(
        build(&folder.0, 7).expect("again")[1..],
        (0..=7).map(|n| (n, Stage::Found)).collect::<Vec<_>>()
    );
    let verified = verify(&folder.0, 7).expect("they are right");
    assert_eq!(verified.by_moves + verified.by_cycles, tables::boards_up_to(7));
    let described: Vec<_> =
        tables::describe(&folder.0).into_iter().map(|level| level.expect("whole")).collect();
    assert_eq!(described.iter().map(|level| level.positions).sum::<u64>(), tables::needs(7).positions);
    assert!(described.iter().map(|level| level.bytes).sum::<u64>() <= tables::needs(7).disk_bytes);
}

#[test]
fn the_same_tables_come_out_of_any_number_of_threads() {
    let [one, three] = [1, 3].map(|threads| {
        let folder = Folder::new(&format!("threads-{threads}"));
        with_threads(threads, |effort| tables::build(&folder.0, 9, effort)).expect("they can be built");
        (0..=9).map(|seeds| fs::read(folder.file(seeds)).expect("there")).collect::<Vec<_>>()
    });
    assert!(one == three);
}

#[test]
fn a_build_goes_on_at_the_first_level_that_is_missing() {
    let folder = Folder::built("missing", 4);
    fs::remove_file(folder.file(3)).expect("it was there");
    fs::write(folder.0.join("oware-book-03.part"), b"half").expect("as a killed build leaves it");
    let done = build(&folder.0, 5).expect("it goes on");
    let found = |n| (n, Stage::Found);
    let written = |n| (n, Stage::Written);
    assert_eq!(done[1..], [found(0), found(1), found(2), written(3), found(4), written(5)]);
    assert!(verify(&folder.0, 5).is_ok());
}

#[test]
fn a_stopped_build_keeps_what_is_complete() {
    let folder = Folder::new("stopped");
    let stop = Stop::new();
    let mut tell = |Milestone { stage, pieces, .. }: Milestone| {
        if (pieces, stage) == (6, Stage::Written) {
            stop.pull();
        }
    };
    let result = tables::build(&folder.0, 12, &mut Effort { threads: 2, stop: &stop, tell: &mut tell });
    assert!(matches!(error(result), TableError::Stopped));
    assert!(folder.file(6).exists() && !folder.file(7).exists());
    assert!(verify(&folder.0, 6).is_ok());
}

#[test]
fn damage_is_noticed_and_refused_and_built_anew() {
    type Case = (&'static str, fn(&mut Vec<u8>), fn(&TableError) -> bool);
    let cases: [Case; 7] = [
        ("cut", |bytes| bytes.truncate(bytes.len() - 1), |e| matches!(e, TableError::CutShort(_))),
        ("cut early", |bytes| bytes.truncate(20), |e| matches!(e, TableError::CutShort(_))),
        ("longer", |bytes| bytes.push(0), |e| matches!(e, TableError::CutShort(_))),
        ("other version", |bytes| bytes[8] = 9, |e| matches!(e, TableError::Version(_, 9))),
        ("other file", |bytes| bytes[0] = b'X', |e| matches!(e, TableError::NotATable(_))),
        ("other header", |bytes| bytes[16] = 4, |e| matches!(e, TableError::Altered(_))),
        ("other list", |bytes| bytes[70] ^= 1, |e| matches!(e, TableError::Altered(_))),
    ];
    for (name, spoil, expected) in cases {
        let folder = Folder::built(&name.replace(' ', "-"), 5);
        folder.spoil(5, spoil);
        assert!(expected(&error(tables::open(&folder.0, 5))), "{name}");
        assert!(expected(&error(verify(&folder.0, 5))), "{name}");
        assert!(tables::describe(&folder.0).iter().any(Result::is_err), "{name}");
        let done = build(&folder.0, 5).expect("it is built anew");
        assert_eq!(done[6..], [(5, Stage::Spoilt), (5, Stage::Written)], "{name}");
        assert!(verify(&folder.0, 5).is_ok(), "{name}");
    }
}

#[test]
fn the_largest_whole_tables_of_a_folder_are_found() {
    let folder = Folder::new("largest");
    let seeds = |folder: &Folder| tables::largest(&folder.0).map(|tables| tables.seeds());
    assert_eq!(seeds(&folder), None, "there is no folder");
    build(&folder.0, 6).expect("they can be built");
    assert_eq!(seeds(&folder), Some(6));
    folder.spoil(5, |bytes| bytes[30] ^= 1);
    assert_eq!(seeds(&folder), Some(4), "what is above a damaged one is left alone");
    fs::remove_file(folder.file(0)).expect("it was there");
    assert_eq!(seeds(&folder), None);
}

#[test]
fn the_best_endings_at_hand_are_those_that_know_most() {
    let folder = Folder::built("best", 6);
    assert_eq!(tables::best(&folder.0).seeds(), 12, "the small table knows more");
    build(&folder.0, 13).expect("they can be built");
    assert_eq!(tables::best(&folder.0).seeds(), 13);
}

#[test]
fn whoever_wants_to_know_is_told_of_damage_and_nothing_is_mended() {
    let folder = Folder::built("completed", 4);
    let complete = |seeds| with_threads(1, |effort| tables::complete(&folder.0, seeds, effort));
    assert_eq!(complete(5).expect("one is missing").valued, tables::boards_with(5));
    folder.spoil(3, |bytes| *bytes.last_mut().expect("boards") ^= 1);
    assert!(matches!(error(complete(6)), TableError::Altered(_)));
    assert!(matches!(error(verify(&folder.0, 5)), TableError::Altered(_)), "it is as it was");
}

#[test]
fn an_altered_board_is_never_told() {
    let folder = Folder::built("altered", 5);
    folder.spoil(5, |bytes| *bytes.last_mut().expect("boards") ^= 1);
    assert!(matches!(error(verify(&folder.0, 5)), TableError::Altered(_)));
    // The block is read when it is first needed, and not trusted then.
    let tables = tables::open(&folder.0, 5).expect("its header is right");
    assert_eq!(tables.fault(), None, "nobody has looked yet");
    assert_eq!(tables.share(&at("0-0-0-0-1-0-2-0-1-1-0-0-20-23-S")), None);
    let fault = tables.fault().expect("now somebody has").to_string();
    assert!(fault.contains("is not as it was written"), "{fault}");
    assert!(tables.share(&at("0-0-0-0-1-0-1-0-0-0-0-0-22-24-S")).is_some(), "other files still are");
}

#[test]
fn a_missing_table_or_too_large_a_one_is_said() {
    let folder = Folder::built("few", 2);
    assert!(matches!(error(tables::open(&folder.0, 3)), TableError::Missing(_)));
    assert!(matches!(error(verify(&folder.0, 3)), TableError::Missing(_)));
    assert!(matches!(error(tables::open(&folder.0, 27)), TableError::TooMany(27)));
    assert!(matches!(error(build(&folder.0, 27)), TableError::TooMany(27)));
    let not_a_folder = folder.file(0).join("below-a-file");
    assert!(matches!(error(build(&not_a_folder, 1)), TableError::System(..)));
    assert_said(&TableError::NoRoom(5_000_000).message());
    assert_said(&TableError::NoMemory(5_000_000, None).message());
    assert_said(&TableError::NoMemory(5_000_000, Some(3_000_000)).message());
    assert_said(&TableError::Busy(folder.file(0)).message());
    assert_said(&TableError::Wrong(folder.file(0), "0-0".into()).message());
}

#[test]
fn any_game_s_tables_are_worked_with_in_the_same_way() {
    let folder = Folder::new("any");
    let dir = &folder.0;
    assert_eq!(OwareTables.needs(6), tables::needs(6));
    let built = with_threads(2, |effort| OwareTables.build(dir, 6, effort)).expect("it can be built");
    assert_eq!((built.valued, built.exact), (tables::boards_up_to(6), tables::boards_up_to(6)));
    let verified = with_threads(2, |effort| OwareTables.verify(dir, 6, effort)).expect("it is right");
    assert_eq!(verified.by_cycles, built.cyclic);
    let pieces = |one: Result<_, TablebaseError>| one.map(|Described { pieces, .. }| pieces).ok();
    let described: Vec<_> = OwareTables.describe(dir).into_iter().map(pieces).collect();
    assert_eq!(described, (0..=6).map(Some).collect::<Vec<_>>());
    assert!(OwareTables.open(dir).is_none(), "every machine knows as much");
    folder.spoil(6, |bytes| bytes.truncate(20));
    assert!(OwareTables.describe(dir).last().is_some_and(Result::is_err));
    let refused = with_threads(2, |effort| OwareTables.complete(dir, 6, effort));
    assert!(matches!(refused, Err(TablebaseError::Refused(_))));
}

/// Worked out by hand: there are 26 over 6 sides with at most twenty seeds, and 31 over 11 boards with exactly twenty.
#[test]
fn what_tables_take_is_known_before_they_are_built() {
    let needs = tabuleiro_oware_tables::needs(20);
    assert_eq!(needs.positions, 225_792_840);
    assert!((225_792_840..227_000_000).contains(&needs.disk_bytes), "{needs:?}");
    assert_eq!(needs.memory_bytes, 225_792_840 + 2 * 84_672_315 + 230_230 * 112 + (16 << 20));
    assert_eq!(tabuleiro_oware_tables::needs(0).positions, 1);
    let [some, more] = [9, 10].map(tabuleiro_oware_tables::needs);
    assert!(some.disk_bytes < more.disk_bytes && some.memory_bytes < more.memory_bytes);
}

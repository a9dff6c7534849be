//! Checking tables: every checksum, and every board anew.

use std::path::Path;

use tabuleiro_search::tablebase::{Effort, Milestone, Stage, Verified};

use super::error::TableError;
use super::format;
use crate::check::{Checker, Flaw};
use crate::level::Level;
use crate::rank::{MOST, boards_up_to, boards_with};

/// Reads the tables up to so many seeds and checks every board by means of its own (see `check`). The first thing wrong is the
/// error. What is counted as checked by moves are the boards that are worth what can be forced without passing a board twice; by cycles,
/// those that no such play settles, worked out with all that a game passes.
pub fn verify(dir: &Path, seeds: u8, effort: &mut Effort<'_>) -> Result<Verified, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    let mut checker = Checker::up_to(seeds, effort.threads.max(1), effort.stop);
    let mut verified = Verified::default();
    for level in 0..=seeds {
        let Level { codes, cyclic, .. } = format::read(dir, level)?;
        let before = boards_up_to(level) - boards_with(level);
        let mut tell = |done| {
            let (stage, positions) = (Stage::Checking, boards_up_to(seeds));
            (effort.tell)(Milestone { stage, pieces: level, done: before + done, positions });
        };
        let (boards, listed) = (codes.len() as u64, cyclic.len() as u64);
        let checked = checker.check(codes, cyclic, &mut tell);
        checked.map_err(|flaw| match flaw {
            Flaw::Board(board) => TableError::Wrong(format::path(dir, level), board),
            Flaw::List => TableError::Altered(format::path(dir, level)),
            Flaw::Stopped => TableError::Stopped,
        })?;
        verified.by_moves += boards - listed;
        verified.by_cycles += listed;
        tell(boards);
    }
    Ok(verified)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tabuleiro_search::Stop;

    use super::*;
    use crate::files::build;

    #[test]
    fn a_forged_file_is_refused_and_the_board_named() {
        let dir = std::env::temp_dir().join(format!("tabuleiro-oware-forged-{}", std::process::id()));
        let stop = Stop::new();
        let mut effort = Effort { threads: 1, stop: &stop, tell: &mut |_| () };
        build(&dir, 3, &mut effort).expect("it can be built");
        assert!(verify(&dir, 3, &mut effort).is_ok());
        let mut level = format::read(&dir, 2).expect("it was built");
        level.codes[0] += 1; // on this board the side to move has nothing
        format::write(&dir, &level, &stop).expect("it can be written");
        let found = verify(&dir, 3, &mut effort);
        let _ = fs::remove_dir_all(&dir);
        match found {
            Err(TableError::Wrong(file, board)) => {
                assert_eq!((file, board.as_str()), (format::path(&dir, 2), "0-0-0-0-0-0-2-0-0-0-0-0"));
            }
            other => panic!("{other:?}"),
        }
    }
}

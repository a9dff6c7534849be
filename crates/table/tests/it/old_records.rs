//! Records and saves that earlier versions have written: they are read, hold, and are written again byte for byte.

use std::fs;
use std::path::{Path, PathBuf};

// No earlier version knew another game.
use tabuleiro_games::GAMES as KINDS;
use tabuleiro_table::{Archive, Foreign};

/// The records with that ending, each with its text.
fn records(ending: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("a file").path());
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("a record is text"));
    let mut found: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|found| found == ending)).map(read).collect();
    found.sort();
    found
}

fn foreign(ending: &str) -> Foreign {
    KINDS.foreign().find(|form| form.extension == ending).expect("some game speaks it")
}

#[test]
fn there_are_some_of_every_game_of_the_release() {
    let records = records("txt");
    for kind in KINDS.released() {
        let tag = format!("[Game \"{}\"]", kind.name());
        let own: Vec<&str> =
            records.iter().map(|(_, text)| text.as_str()).filter(|text| text.contains(&tag)).collect();
        assert!(own.iter().any(|text| text.ends_with("*\n")), "an unfinished one of {}", kind.name());
        assert!(own.iter().any(|text| !text.ends_with("*\n")), "a finished one of {}", kind.name());
    }
}

#[test]
fn old_records_are_written_again_as_they_were() {
    for (path, text) in records("txt") {
        let archive: Archive = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(archive.to_string(), text, "{}", path.display());
    }
}

#[test]
fn old_records_hold_and_their_games_are_recorded_as_they_were() {
    for (path, text) in records("txt") {
        let archive: Archive = text.parse().expect("it was read before");
        let replayed = archive.replay(KINDS).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = replayed.table.as_ref();
        let mut again = Archive::of(table, replayed.end, &archive.out, &archive.seats, &archive.date);
        again.others.clone_from(&archive.others);
        again.main.comments.clone_from(&archive.main.comments);
        assert_eq!(again.to_string(), text, "{}", path.display());
    }
}

#[test]
fn old_foreign_records_are_written_again_as_they_were() {
    let form = foreign("ogn");
    let records = records("ogn");
    assert!(records.len() > 3);
    for (path, text) in records {
        let archive = (form.read)(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        archive.replay(KINDS).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!((form.write)(&archive).as_ref(), Ok(&text), "{}", path.display());
    }
}

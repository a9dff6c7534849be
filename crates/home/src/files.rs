//! Files as everything here reads and writes them: whole or not at all, never through a link, never waiting for a pipe.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// How the names of files begin that are being written.
const ASIDE: &str = ".tabuleiro-";

/// Opens a file to read. What is no file and no folder is refused: a pipe that nobody writes to would be waited for without end.
pub fn open(path: &Path) -> io::Result<File> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !about.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    File::open(path)
}

/// Everything that a file holds, up to so many bytes; a longer one is refused.
pub fn read(path: &Path, longest: u64) -> io::Result<Vec<u8>> {
    read_from(open(path)?, longest)
}

/// The same of whatever can be read.
pub fn read_from(source: impl Read, longest: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(longest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Writes a file over what stands there, all of it or nothing. A link is refused, because the file that it means would be
/// changed elsewhere, or the link lost.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok_and(|about| !about.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let aside = Aside::write(path, text)?;
    fs::rename(&aside.path, path)?;
    sync_folder(path);
    Ok(())
}

/// Writes a new file, all of it or nothing; fails if there is one already.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let aside = Aside::write(path, text)?;
    // Unlike a rename, a second name for the file never takes the place of another.
    match fs::hard_link(&aside.path, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => write_in_place(path, text)?,
        linked => linked?,
    }
    sync_folder(path);
    Ok(())
}

/// Writes a new file where the disk knows no second names. What cannot be written whole is taken away again.
fn write_in_place(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(path); // it is ours: it was new
    }
    written
}

/// Gives a file another name in its folder; fails if there is something of that name already.
pub fn rename_new(path: &Path, other: &Path) -> io::Result<()> {
    // A second name never takes the place of another, and while there are two nothing can be lost.
    match fs::hard_link(path, other) {
        Ok(()) => fs::remove_file(path).inspect_err(|_| drop(fs::remove_file(other)))?,
        Err(error) if matches!(error.kind(), io::ErrorKind::AlreadyExists | io::ErrorKind::NotFound) => {
            return Err(error);
        }
        Err(_) => rename_if_free(path, other)?,
    }
    sync_folder(other);
    Ok(())
}

/// The same where the disk knows no second names.
fn rename_if_free(path: &Path, other: &Path) -> io::Result<()> {
    if fs::symlink_metadata(other).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(path, other)
}

/// A whole file under a name that nobody else has, in the folder where it will stand; gone when it is let go of.
struct Aside {
    path: PathBuf,
    /// Locked while it lasts, so that nobody takes it for one that was left behind.
    file: File,
}

impl Aside {
    fn write(beside: &Path, text: &str) -> io::Result<Aside> {
        let mut aside = Aside::create(beside)?;
        let _ = aside.file.try_lock(); // where there are no locks to be had, the number in its name must do
        aside.file.write_all(text.as_bytes())?;
        aside.file.sync_all()?;
        Ok(aside)
    }

    /// Makes the file. Only a new one is taken, so that neither a file nor a link of that name is ever written through.
    fn create(beside: &Path) -> io::Result<Aside> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let folder = folder(beside);
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let path = folder.join(format!("{ASIDE}{}-{number}.tmp", process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Aside { path, file }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
                Err(error) => return Err(error),
            }
        }
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path); // after a rename there is nothing left to remove
    }
}

/// Takes away the files of this folder that were being written when the program that wrote them was killed. What belongs to a program
/// that is still there stays, and so does everything that has another name or is no file.
pub fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        let writer = entry.file_name().to_str().and_then(writer_of);
        if is_file && writer.is_some_and(|writer| !is_running(writer)) && is_let_go(&entry.path()) {
            let _ = fs::remove_file(entry.path()); // it does no harm but to the eye
        }
    }
}

/// The number of the program that wrote a file aside; `None` if the name is not one of ours.
fn writer_of(name: &str) -> Option<u32> {
    let (writer, number) = name.strip_prefix(ASIDE)?.strip_suffix(".tmp")?.split_once('-')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number(writer) && is_number(number) { writer.parse().ok() } else { None }
}

/// Whether a program of that number runs here; where that cannot be known, it does.
#[cfg(unix)]
fn is_running(number: u32) -> bool {
    use rustix::io::Errno;
    use rustix::process::{Pid, test_kill_process};
    let pid = i32::try_from(number).ok().and_then(Pid::from_raw);
    pid.is_none_or(|pid| test_kill_process(pid) != Err(Errno::SRCH))
}

#[cfg(not(unix))]
fn is_running(_: u32) -> bool {
    true
}

/// Whether nobody holds a file: a program that this system does not see, in another container, may be writing it.
fn is_let_go(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| file.try_lock().is_ok())
}

/// The folder of a file.
fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A new name lasts only when its folder is on the disk too. Where folders cannot be synced, that is all that can be done.
fn sync_folder(path: &Path) {
    let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn what_is_replaced_leaves_its_neighbours_alone() {
        let scratch = Scratch::new();
        for name in ["run.tmp", "run.txt", "run"] {
            fs::write(scratch.at(name), name).expect("it can be written");
        }
        replace(&scratch.at("run.txt"), "new").expect("it can be replaced");
        assert_eq!(fs::read(scratch.at("run.tmp")).expect("it is there"), b"run.tmp");
        assert_eq!(fs::read(scratch.at("run.txt")).expect("it is there"), b"new");
        assert_eq!(scratch.names(""), ["run", "run.tmp", "run.txt"], "nothing is left behind");
    }

    #[test]
    fn a_new_file_never_takes_the_place_of_another() {
        let scratch = Scratch::new();
        let path = scratch.at("game.txt");
        write_new(&path, "first").expect("it is new");
        let error = write_new(&path, "second").expect_err("it is there");
        assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(
            (fs::read(&path).expect("it is there"), scratch.names("")),
            (b"first".to_vec(), vec!["game.txt".into()])
        );
    }

    #[test]
    fn a_new_name_never_takes_the_place_of_another() {
        let scratch = Scratch::new();
        for name in ["one", "two"] {
            fs::write(scratch.at(name), name).expect("it can be written");
        }
        for rename in [rename_new, rename_if_free] {
            let error = rename(&scratch.at("one"), &scratch.at("two")).expect_err("it is there");
            assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
            assert_eq!(fs::read(scratch.at("two")).expect("it is there"), b"two");
            rename(&scratch.at("one"), &scratch.at("three")).expect("it is free");
            assert_eq!(scratch.names(""), ["three", "two"]);
            assert_eq!(fs::read(scratch.at("three")).expect("it is there"), b"one");
            fs::rename(scratch.at("three"), scratch.at("one")).expect("it is ours");
        }
        let error = rename_new(&scratch.at("none"), &scratch.at("new")).expect_err("it is not there");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn what_cannot_be_placed_leaves_nothing_behind() {
        let scratch = Scratch::new();
        fs::create_dir(scratch.at("x")).expect("a folder");
        assert!(replace(&scratch.at("x"), "text").is_err());
        assert!(write_new(&scratch.at("x"), "text").is_err());
        assert_eq!(scratch.names(""), ["x"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_not_followed() {
        let scratch = Scratch::new();
        fs::write(scratch.at("precious"), "precious").expect("it can be written");
        std::os::unix::fs::symlink(scratch.at("precious"), scratch.at("link")).expect("a link");
        std::os::unix::fs::symlink(scratch.at("nowhere"), scratch.at("loose")).expect("a link");
        assert!(replace(&scratch.at("link"), "text").is_err());
        assert!(replace(&scratch.at("loose"), "text").is_err());
        assert!(write_new(&scratch.at("loose"), "text").is_err());
        assert_eq!(scratch.names(""), ["link", "loose", "precious"]);
        assert_eq!(fs::read(scratch.at("precious")).expect("it is there"), b"precious");
    }

    #[test]
    fn overlong_files_are_refused_and_not_cut() {
        let scratch = Scratch::new();
        let path = scratch.at("x");
        fs::write(&path, [b'x'; 10]).expect("it can be written");
        assert_eq!(read(&path, 10).expect("it fits").len(), 10);
        assert_eq!(read(&path, 9).expect_err("it does not fit").kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(read(scratch.path(), 9).expect_err("a folder").kind(), io::ErrorKind::IsADirectory);
    }

    #[test]
    fn only_names_of_ours_tell_who_wrote_them() {
        assert_eq!(writer_of(&format!("{ASIDE}12-3.tmp")), Some(12));
        for name in ["12-x", "x-3", "12-", "-3", "12", "+12-3"] {
            assert_eq!(writer_of(&format!("{ASIDE}{name}.tmp")), None, "{name}");
        }
    }

    #[test]
    fn a_file_stands_in_its_folder_and_a_bare_name_here() {
        assert_eq!(folder(Path::new("some/where/game.txt")), Path::new("some/where"));
        assert_eq!(folder(Path::new("game.txt")), Path::new("."));
    }

    /// As a folder, which no disk gives a second name.
    #[test]
    fn what_can_have_no_second_name_is_renamed_unless_something_is_there() {
        let scratch = Scratch::new();
        let (path, other) = (scratch.path().join("one"), scratch.path().join("other"));
        fs::create_dir(&path).expect("a fresh folder");
        rename_new(&path, &other).expect("it can have another name");
        assert!(!path.exists() && other.is_dir());
        fs::create_dir(&path).expect("a fresh folder");
        let there = rename_new(&path, &other).expect_err("there is one of that name");
        assert_eq!(there.kind(), io::ErrorKind::AlreadyExists);
    }

    #[test]
    fn a_new_file_is_written_in_place_where_there_are_no_second_names() {
        let scratch = Scratch::new();
        write_in_place(&scratch.at("game"), "all of it").expect("it can be written");
        assert_eq!(fs::read_to_string(scratch.at("game")).expect("it is there"), "all of it");
        let taken = write_in_place(&scratch.at("game"), "another").expect_err("it is there already");
        assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(scratch.at("game")).expect("it is there"), "all of it");
    }

    #[test]
    fn a_name_that_is_taken_stays_its_owners_and_what_is_not_there_has_none() {
        let scratch = Scratch::new();
        for name in ["one", "other"] {
            fs::write(scratch.at(name), name).expect("it can be written");
        }
        let taken = rename_new(&scratch.at("one"), &scratch.at("other")).expect_err("it is taken");
        assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
        let missing = rename_new(&scratch.at("none"), &scratch.at("free")).expect_err("it is not there");
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
        assert_eq!(fs::read_to_string(scratch.at("other")).expect("it is there"), "other");
        assert_eq!(scratch.names(""), ["one", "other"]);
    }

    #[test]
    #[cfg(unix)]
    fn who_runs_is_known_and_a_writer_who_runs_keeps_what_it_writes() {
        assert!(is_running(process::id()) && !is_running(i32::MAX as u32));
        let scratch = Scratch::new();
        let mine = format!("{ASIDE}{}-900000.tmp", process::id());
        let gone = format!("{ASIDE}{}-1.tmp", i32::MAX);
        for name in [mine.as_str(), gone.as_str(), "another"] {
            fs::write(scratch.at(name), "").expect("it can be written");
        }
        fs::create_dir(scratch.at(&format!("{ASIDE}{}-2.tmp", i32::MAX))).expect("it can be made");
        sweep(scratch.path());
        assert!(!scratch.at(&gone).exists(), "nobody writes it any more");
        assert!(scratch.at(&mine).exists() && scratch.at("another").exists());
        assert_eq!(scratch.names("").len(), 3, "a folder is no file of ours");
    }

    #[test]
    fn what_cannot_be_made_is_an_error_and_not_tried_for_ever() {
        let scratch = Scratch::new();
        let error = replace(&scratch.at("no folder/game"), "text").expect_err("its folder is not there");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }
}

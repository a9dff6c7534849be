//! A folder for a test, gone with it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::Store;

/// A fresh folder, gone with the test.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Scratch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        // Another run may have the same number, an older one or one that sees other processes: what is there is theirs.
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("tabuleiro-home-{}-{number}", process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Scratch(path),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => (),
                Err(error) => panic!("{}: {error}", path.display()),
            }
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A store in `data` and `config`, of which neither is there yet.
    pub(crate) fn store(&self) -> Store {
        Store::at(self.at("data"), self.at("config"))
    }

    /// What stands in the folder or in one of its folders, by name.
    pub(crate) fn names(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.at(folder)).expect("it is there");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

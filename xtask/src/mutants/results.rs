//! What became of the mutants, kept in a file so that a run can be interrupted and taken up again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fate {
    /// A test failed.
    Caught,
    /// The tests went on for too long, which is noticed as well.
    Timeout,
    /// It could not be built.
    Unviable,
    /// Nothing noticed.
    Missed,
}

impl Fate {
    const ALL: [Fate; 4] = [Fate::Caught, Fate::Timeout, Fate::Unviable, Fate::Missed];

    /// As `cargo-mutants` names its lists.
    fn name(self) -> &'static str {
        match self {
            Fate::Caught => "caught",
            Fate::Timeout => "timeout",
            Fate::Unviable => "unviable",
            Fate::Missed => "missed",
        }
    }
}

/// The fates of one crate's mutants, by their names.
pub(crate) struct Results {
    folder: PathBuf,
    fates: BTreeMap<String, Fate>,
}

impl Results {
    /// Those of earlier runs, with what an interrupted one has left in its lists.
    pub(crate) fn open(folder: &Path) -> Result<Results, String> {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let kept = fs::read_to_string(folder.join("fates.txt")).unwrap_or_default();
        let mut results = Results { folder: folder.to_owned(), fates: read(&kept) };
        results.gather()?;
        Ok(results)
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) -> Result<(), String> {
        self.fates.clear();
        self.keep()
    }

    /// What became of a mutant, if it was tried.
    pub(crate) fn of(&self, mutant: &str) -> Option<Fate> {
        self.fates.get(mutant).copied()
    }

    /// Whether it is to be tried: it was not, or nobody noticed.
    pub(crate) fn is_due(&self, mutant: &str) -> bool {
        matches!(self.of(mutant), None | Some(Fate::Missed))
    }

    /// Notes what became of a mutant.
    pub(crate) fn note(&mut self, mutant: &str, fate: Fate) -> Result<(), String> {
        self.fates.insert(mutant.to_owned(), fate);
        self.keep()
    }

    /// Takes what `cargo-mutants` has written into its lists, and empties them.
    pub(crate) fn gather(&mut self) -> Result<(), String> {
        for fate in Fate::ALL {
            let list = self.folder.join("mutants.out").join(format!("{}.txt", fate.name()));
            let text = fs::read_to_string(&list).unwrap_or_default();
            self.fates.extend(text.lines().map(|mutant| (mutant.to_owned(), fate)));
            if !text.is_empty() {
                fs::write(&list, "").map_err(|error| format!("{}: {error}", list.display()))?;
            }
        }
        self.keep()
    }

    /// Lets `cargo-mutants --iterate` leave these out, by telling it that they were caught earlier. Its filters by name would
    /// do as well if they did not let mutants of one sort through: those that delete a field.
    pub(crate) fn leave_out<'a>(&self, mutants: impl Iterator<Item = &'a String>) -> Result<(), String> {
        let lists = self.folder.join("mutants.out");
        let names: Vec<&str> = mutants.map(String::as_str).collect();
        fs::create_dir_all(&lists)
            .and_then(|()| fs::write(lists.join("previously_caught.txt"), names.join("\n")))
            .map_err(|error| format!("{}: {error}", lists.display()))
    }

    fn keep(&self) -> Result<(), String> {
        let file = self.folder.join("fates.txt");
        fs::write(&file, written(&self.fates)).map_err(|error| format!("{}: {error}", file.display()))
    }
}

fn written(fates: &BTreeMap<String, Fate>) -> String {
    let lines: Vec<String> =
        fates.iter().map(|(mutant, fate)| format!("{}\t{mutant}", fate.name())).collect();
    lines.join("\n")
}

fn read(text: &str) -> BTreeMap<String, Fate> {
    let one = |line: &str| {
        let (name, mutant) = line.split_once('\t')?;
        Some((mutant.to_owned(), Fate::ALL.into_iter().find(|fate| fate.name() == name)?))
    };
    text.lines().filter_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        let fates: BTreeMap<String, Fate> = Fate::ALL
            .into_iter()
            .enumerate()
            .map(|(number, fate)| (format!("src/a.rs:{number}"), fate))
            .collect();
        assert_eq!(read(&written(&fates)), fates);
        assert_eq!(read("caught\ta\nnonsense\nmissed\tb\n").len(), 2);
    }
}

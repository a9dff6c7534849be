//! What the page takes: the module with its JavaScript, and the files that it lends to the module before somebody thinks or learns.

use std::fs;
use std::path::Path;

use crate::run::root;

/// Where the page's own build looks for it. Git ignores the folder.
const PACKAGE: &str = "web/src/core/pkg";

/// The files that the module is lent, where they stand, and the names by which its games ask for them.
const AIDS: [(&str, &str); 3] = [
    ("crates/oolong/net.bin", "oolong.net"),
    ("crates/quantik/solved.table", "quantik.table"),
    ("crates/oware-tables/small.table", "oware.table"),
];

/// What there is to learn, by the folders it stands in.
const TAUGHT: [&str; 2] = ["puzzles", "lessons"];

/// Puts the files that are lent into `aids/` of a folder.
pub(crate) fn lay_out_aids(folder: &Path) -> Result<(), String> {
    let aids = folder.join("aids");
    fs::create_dir_all(&aids).map_err(|error| format!("{}: {error}", aids.display()))?;
    AIDS.iter().try_for_each(|(file, name)| copy(&root().join(file), &aids.join(name)))?;
    TAUGHT.iter().try_for_each(|what| lay_out_taught(what, &aids))?;
    lay_out_books(&aids)
}

/// Puts the rule books beside them, each as `GAME.rules.LANGUAGE.md`.
fn lay_out_books(aids: &Path) -> Result<(), String> {
    let folder = root().join("crates");
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(&folder).map_err(told)? {
        let crate_folder = entry.map_err(told)?.path();
        let game = crate_folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (book, language) in [("RULES.md", "en"), ("RULES.pt.md", "pt")] {
            let file = crate_folder.join(book);
            if file.exists() {
                copy(&file, &aids.join(format!("{game}.rules.{language}.md")))?;
            }
        }
    }
    Ok(())
}

/// Puts the files of every game of one sort beside them, each as `GAME.SORT.txt`.
fn lay_out_taught(what: &str, aids: &Path) -> Result<(), String> {
    let folder = root().join("crates/learn").join(what);
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(&folder).map_err(told)? {
        let file = entry.map_err(told)?.path();
        let game = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        copy(&file, &aids.join(format!("{game}.{what}.txt")))?;
    }
    Ok(())
}

/// Copies what was built from its folder to the page's.
pub(crate) fn write(folder: &Path) -> Result<(), String> {
    let package = root().join(PACKAGE);
    lay_out_aids(&package)?;
    let built = folder.join("web");
    let told = |error: std::io::Error| format!("{}: {error}", built.display());
    for entry in fs::read_dir(&built).map_err(told)? {
        let entry = entry.map_err(told)?;
        copy(&entry.path(), &package.join(entry.file_name()))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

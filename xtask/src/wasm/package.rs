//! What the page takes: the module with its JavaScript, and the files that it lends to the module before somebody thinks.

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

/// Puts the files that are lent into `aids/` of a folder.
pub(crate) fn lay_out_aids(folder: &Path) -> Result<(), String> {
    let aids = folder.join("aids");
    fs::create_dir_all(&aids).map_err(|error| format!("{}: {error}", aids.display()))?;
    AIDS.iter().try_for_each(|(file, name)| copy(&root().join(file), &aids.join(name)))
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

//! A copy of the tree that is mutated in place of the tree itself, kept between runs so that its builds are, too.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{answer, root};

/// Makes the copy as the tree is now. Files that are the same are left alone, so that nothing is built again for them; a file
/// that an interrupted run left mutated is not the same, and is mended by this.
pub(crate) fn refresh(copy: &Path) -> Result<(), String> {
    let listed = answer("git", &["ls-files", "--cached", "--others", "--exclude-standard"])?;
    let wanted: HashSet<PathBuf> =
        listed.lines().map(PathBuf::from).filter(|path| root().join(path).is_file()).collect();
    for path in &wanted {
        bring(&root().join(path), &copy.join(path))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    clear(copy, copy, &wanted).map_err(|error| format!("{}: {error}", copy.display()))
}

fn bring(from: &Path, to: &Path) -> std::io::Result<()> {
    let fresh = fs::read(from)?;
    if fs::read(to).is_ok_and(|kept| kept == fresh) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    // Written, not copied: the time is now, and cargo sees that it has to build.
    fs::write(to, fresh)?;
    fs::set_permissions(to, fs::metadata(from)?.permissions())
}

/// Removes what the tree has no more.
fn clear(copy: &Path, folder: &Path, wanted: &HashSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            clear(copy, &path, wanted)?;
        } else if path.strip_prefix(copy).is_ok_and(|own| !wanted.contains(own)) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

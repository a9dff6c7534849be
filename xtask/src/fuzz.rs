//! Runs every fuzz target for a while.

use crate::run::{cargo, command, is_there, root, run};

/// Every target for so many seconds; needs a nightly compiler, and installs `cargo-fuzz` if it is missing.
pub(crate) fn all(seconds: u32) -> Result<(), String> {
    if !is_there("cargo", &["fuzz", "--version"]) {
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    let time = format!("-max_total_time={seconds}");
    for target in targets()? {
        // New finds go into the first folder, which git ignores; the seeds are kept in git.
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        std::fs::create_dir_all(root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
        run(command(
            "cargo",
            &["+nightly", "fuzz", "run", &target, &corpus, &seeds, "--", &time, "-rss_limit_mb=4096"],
        ))?;
    }
    Ok(())
}

/// One file, one target.
fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz").join("fuzz_targets");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let stem = |path: std::path::PathBuf| Some(path.file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = entries.filter_map(|entry| stem(entry.ok()?.path())).collect();
    names.sort();
    Ok(names)
}

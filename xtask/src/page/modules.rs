//! The page's packages: installed once for each lock file, outside the tree, so that another checkout has them at once.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use super::web;
use crate::cache::cache;
use crate::run::command;
use crate::stage_error::StageError;

/// What npm reads.
const MANIFESTS: [&str; 2] = ["package.json", "package-lock.json"];

/// Signs of a network that is not there, in what npm says.
const NO_NETWORK: [&str; 8] = [
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ENETUNREACH",
    "ETIMEDOUT",
    "ERR_SOCKET_TIMEOUT",
    "ENOTCACHED",
];

/// Makes `web/node_modules` lead to the packages of the lock file. A folder that somebody has installed there stays one.
pub(crate) fn install() -> Result<(), StageError> {
    let here = web().join("node_modules");
    let wrong = |error: io::Error| StageError::Wrong(format!("{}: {error}", here.display()));
    let is_folder = fs::symlink_metadata(&here).is_ok_and(|found| found.is_dir());
    if is_folder && is_of_lock(&here) {
        return Ok(());
    }
    if is_folder || cfg!(not(unix)) {
        return npm_install(&web());
    }
    let lock = fs::read(web().join(MANIFESTS[1])).map_err(wrong)?;
    let mut hasher = DefaultHasher::new();
    lock.hash(&mut hasher);
    let kept = cache().map_err(StageError::Wrong)?.join("page").join(format!("{:016x}", hasher.finish()));
    if !kept.exists() {
        fill(&kept)?;
    }
    link(&kept.join("node_modules"), &here).map_err(wrong)
}

/// Installs in a folder beside it, then puts the result in its place at once: a run that was stopped leaves no half.
fn fill(kept: &Path) -> Result<(), StageError> {
    let work = kept.with_extension(format!("{}.tmp", std::process::id()));
    let wrong = |error: io::Error| StageError::Wrong(format!("{}: {error}", work.display()));
    fs::create_dir_all(&work).map_err(wrong)?;
    for name in MANIFESTS {
        fs::copy(web().join(name), work.join(name)).map_err(wrong)?;
    }
    let installed = npm_install(&work);
    if installed.is_err() || fs::rename(&work, kept).is_err() {
        // Somebody else may have been quicker.
        fs::remove_dir_all(&work).map_err(wrong)?;
    }
    installed
}

/// Installs exactly what the lock file names, and leaves the file as it is.
fn npm_install(folder: &Path) -> Result<(), StageError> {
    let arguments = ["ci", "--no-audit", "--no-fund"];
    let shown = format!("npm {}", arguments.join(" "));
    eprintln!("> {shown}");
    let mut npm = command("npm", &arguments);
    npm.current_dir(folder).stderr(Stdio::piped());
    let output = npm.spawn().and_then(std::process::Child::wait_with_output);
    let output = output.map_err(|error| StageError::Wrong(format!("{shown}: {error}")))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        return Ok(());
    }
    eprint!("{said}");
    if NO_NETWORK.iter().any(|sign| said.contains(sign)) {
        return Err(StageError::Lacking("the page: its packages could not be fetched".to_owned()));
    }
    Err(StageError::Wrong(format!("{shown}: {}", output.status)))
}

/// Whether all that the lock file names is installed there. What is optional may be for another machine.
fn is_of_lock(folder: &Path) -> bool {
    let packages = |path: &Path| -> Option<serde_json::Map<String, Value>> {
        let mut lock: Value = serde_json::from_slice(&fs::read(path).ok()?).ok()?;
        Some(lock["packages"].as_object_mut()?.clone())
    };
    let (Some(wanted), Some(installed)) =
        (packages(&web().join(MANIFESTS[1])), packages(&folder.join(".package-lock.json")))
    else {
        return false;
    };
    is_same(&wanted, &installed)
}

fn is_same(wanted: &serde_json::Map<String, Value>, installed: &serde_json::Map<String, Value>) -> bool {
    let version =
        |found: Option<&Value>| found.and_then(|package| package["version"].as_str().map(str::to_owned));
    let is_there = |(name, package): (&String, &Value)| match installed.get(name) {
        None => name.is_empty() || package["optional"] == true,
        found => version(found) == version(Some(package)),
    };
    wanted.iter().all(is_there)
}

#[cfg(unix)]
fn link(to: &Path, here: &Path) -> io::Result<()> {
    if fs::read_link(here).is_ok_and(|there| there == to) {
        return Ok(());
    }
    if fs::symlink_metadata(here).is_ok() {
        fs::remove_file(here)?;
    }
    std::os::unix::fs::symlink(to, here)
}

#[cfg(not(unix))]
fn link(_to: &Path, _here: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn packages_of_another_lock_file_are_not_taken_for_ours() {
        let same = |wanted: &Value, installed: &Value| {
            let (wanted, installed) = (wanted.as_object(), installed.as_object());
            is_same(wanted.expect("an object"), installed.expect("an object"))
        };
        let wanted = json!({"": {}, "a": {"version": "1.0.0"}, "b": {"version": "2.0.0", "optional": true}});
        assert!(same(&wanted, &json!({"a": {"version": "1.0.0"}})));
        assert!(same(&wanted, &json!({"a": {"version": "1.0.0"}, "b": {"version": "2.0.0"}})));
        assert!(!same(&wanted, &json!({"a": {"version": "1.0.1"}})));
        assert!(!same(&wanted, &json!({})));
    }
}

//! The Python package: its wheel in `dist`, and its tests in an environment that is made for them and thrown away.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cache::cache;
use crate::run::{command, is_there, root, run, target};
use crate::stage_error::{StageError, settle};

/// What the wheel is built with.
const BUILDER: &str = "maturin>=1.9,<2";
/// What the tests need beside the package.
const TOOLS: [&str; 9] =
    ["pytest", "mypy", "pyright", "numpy", "pettingzoo", "gymnasium", "pillow", "open_spiel", "matplotlib"];
/// What the package is measured beside.
const PEERS: [&str; 4] = ["numpy", "open_spiel", "pgx", "jax"];
/// The folder of the package.
const PACKAGE: &str = "crates/python";

/// How a wheel is built.
#[derive(Clone, Copy)]
enum Make {
    /// As users get it.
    Release,
    /// As the tests of everything else are built, so that little is built twice: slower, and with every check of the compiler's in it.
    Checked,
}

/// Builds the wheel that users get; where it is.
pub(crate) fn wheel() -> Result<PathBuf, StageError> {
    made(Make::Release, &root().join("dist"))
}

/// Builds the wheel that users get, and runs everything that is known of it; arguments are pytest's.
pub(crate) fn check(arguments: &[String]) -> Result<(), StageError> {
    in_environment("python-check", &TOOLS, wheel, |python| test(python, arguments))
}

/// The same with a wheel that is sooner built. If it is optional, what this machine cannot do is left out, and that is said.
pub(crate) fn check_sooner(is_optional: bool) -> Result<(), String> {
    let wheel = || made(Make::Checked, &target().join("python-wheel"));
    settle(in_environment("python-check", &TOOLS, wheel, |python| test(python, &[])), is_optional)
}

/// Measures random steps a second beside other packages, in one run.
pub(crate) fn peers() -> Result<(), StageError> {
    let script = root().join("peers/python/steps.py");
    in_environment("python-peers", &PEERS, wheel, |python| run(command(python, &[&text(&script)])))
}

/// Does `work` with a Python that has these packages and the wheel, and throws it away.
fn in_environment(
    name: &str,
    packages: &[&str],
    wheel: impl FnOnce() -> Result<PathBuf, StageError>,
    work: impl FnOnce(&str) -> Result<(), String>,
) -> Result<(), StageError> {
    let wheel = wheel()?;
    let folder = target().join(name);
    let python = environment(&folder, packages).map_err(|why| lacking(&why))?;
    let worked = install(&python, &[&text(&wheel)]).and_then(|()| work(&python)).map_err(StageError::Wrong);
    // What is thrown away is only in the way if it stays.
    let _ = fs::remove_dir_all(&folder);
    worked
}

fn lacking(why: &str) -> StageError {
    StageError::Lacking(format!("the Python package and its tests: {why}"))
}

/// Builds a wheel into a folder; where it is.
fn made(how: Make, folder: &Path) -> Result<PathBuf, StageError> {
    if !is_there("python3", &["-c", "import ensurepip, venv"]) {
        return Err(lacking("it is built with Python, and there is no `python3` with its `venv`"));
    }
    let python = builder().map_err(|why| lacking(&why))?;
    build(&python, how, folder).map_err(StageError::Wrong)
}

/// A Python that has maturin, made at the first use and kept.
fn builder() -> Result<String, String> {
    let folder = cache()?.join("python");
    let python = python_of(&folder);
    if !is_there(&python, &["-m", "maturin", "--version"]) {
        return environment(&folder, &[BUILDER]);
    }
    Ok(python)
}

/// Builds into a folder, where no other wheel is left.
fn build(python: &str, how: Make, folder: &Path) -> Result<PathBuf, String> {
    for old in wheels(folder) {
        fs::remove_file(&old).map_err(|error| format!("{}: {error}", old.display()))?;
    }
    let profile = match how {
        Make::Release => "release",
        Make::Checked => "dev",
    };
    let mut build = command(python, &["-m", "maturin", "build", "--locked", "--profile", profile, "--out"]);
    build.arg(folder).current_dir(root().join(PACKAGE));
    run(build)?;
    wheels(folder).pop().ok_or_else(|| format!("{}: no wheel was built", folder.display()))
}

fn wheels(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_wheel = |path: &PathBuf| path.extension() == Some(OsStr::new("whl"));
    entries.map(|entry| entry.path()).filter(is_wheel).collect()
}

/// A new environment with these packages in it.
fn environment(folder: &Path, packages: &[&str]) -> Result<String, String> {
    run(command("python3", &["-m", "venv", "--clear", &text(folder)]))?;
    let python = python_of(folder);
    install(&python, packages)?;
    Ok(python)
}

fn install(python: &str, packages: &[&str]) -> Result<(), String> {
    let mut install = command(python, &["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    install.args(packages);
    run(install)
}

fn test(python: &str, arguments: &[String]) -> Result<(), String> {
    let mut test = command(python, &["-m", "pytest", "-q", "-p", "no:cacheprovider"]);
    test.args(arguments).current_dir(root().join(PACKAGE)).env("PYTHONDONTWRITEBYTECODE", "1");
    // Pyright is a program for Node; its package fetches both at the first use if they are not there.
    if is_there(python, &["-m", "pyright", "--version"]) {
        test.env("TABULEIRO_PYRIGHT", "1");
    } else {
        eprintln!("left out: the types as pyright sees them: it cannot be run here (is there `node`?)");
    }
    run(test)
}

fn python_of(folder: &Path) -> String {
    let program = if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" };
    text(&folder.join(program))
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

//! The Python package: its wheel in `dist`, and its tests in an environment that is made for them and thrown away.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cache::cache;
use crate::run::{command, is_there, root, run, target};
use crate::trouble::Trouble;

/// What the wheel is built with.
const BUILDER: &str = "maturin>=1.9,<2";
/// What the tests need beside the package.
const TOOLS: [&str; 9] =
    ["pytest", "mypy", "pyright", "numpy", "pettingzoo", "gymnasium", "pillow", "open_spiel", "matplotlib"];
/// What the package is measured beside.
const PEERS: [&str; 4] = ["numpy", "open_spiel", "pgx", "jax"];
/// The folder of the package.
const PACKAGE: &str = "crates/python";

/// Builds the wheel; where it is.
pub(crate) fn wheel() -> Result<PathBuf, Trouble> {
    let lacking = |why: &str| Trouble::Lacking(format!("the Python package: {why}"));
    if !is_there("python3", &["-c", "import venv"]) {
        return Err(lacking("it is built with Python, and there is no `python3` with its `venv`"));
    }
    let python = builder().map_err(|why| lacking(&why))?;
    build(&python).map_err(Trouble::Wrong)
}

/// Builds the wheel, installs it into an empty environment and runs everything that is known of it there; arguments are pytest's.
pub(crate) fn check(arguments: &[String]) -> Result<(), Trouble> {
    let wheel = wheel()?;
    let folder = target().join("python-check");
    let python = environment(&folder, &wheel, &TOOLS).map_err(Trouble::Wrong)?;
    let tested = test(&python, arguments).map_err(Trouble::Wrong);
    // What is thrown away is only in the way if it stays.
    let _ = fs::remove_dir_all(&folder);
    tested
}

/// Measures random steps a second beside other packages, in one run.
pub(crate) fn peers() -> Result<(), Trouble> {
    let wheel = wheel()?;
    let folder = target().join("python-peers");
    let python = environment(&folder, &wheel, &PEERS).map_err(Trouble::Wrong)?;
    let script = root().join("peers/python/steps.py");
    let measured = run(command(&python, &[&text(&script)])).map_err(Trouble::Wrong);
    // What is thrown away is only in the way if it stays.
    let _ = fs::remove_dir_all(&folder);
    measured
}

/// A Python that has maturin, made at the first use and kept.
fn builder() -> Result<String, String> {
    let folder = cache()?.join("python");
    let python = python_of(&folder);
    if !is_there(&python, &["-m", "maturin", "--version"]) {
        run(command("python3", &["-m", "venv", "--clear", &text(&folder)]))?;
        run(command(&python, &["-m", "pip", "install", "--quiet", BUILDER]))?;
    }
    Ok(python)
}

/// Builds into `dist`, where no other wheel is left.
fn build(python: &str) -> Result<PathBuf, String> {
    let dist = root().join("dist");
    for old in wheels(&dist) {
        fs::remove_file(&old).map_err(|error| format!("{}: {error}", old.display()))?;
    }
    let mut build = command(python, &["-m", "maturin", "build", "--release", "--locked", "--out"]);
    build.arg(&dist).current_dir(root().join(PACKAGE));
    run(build)?;
    wheels(&dist).pop().ok_or_else(|| format!("{}: no wheel was built", dist.display()))
}

fn wheels(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_wheel = |path: &PathBuf| path.extension() == Some(OsStr::new("whl"));
    entries.map(|entry| entry.path()).filter(is_wheel).collect()
}

/// An environment with the wheel and the tools in it.
fn environment(folder: &Path, wheel: &Path, packages: &[&str]) -> Result<String, String> {
    run(command("python3", &["-m", "venv", "--clear", &text(folder)]))?;
    let python = python_of(folder);
    let mut install = command(&python, &["-m", "pip", "install", "--quiet"]);
    install.arg(wheel).args(packages);
    run(install)?;
    Ok(python)
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

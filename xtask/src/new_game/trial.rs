//! A game made from the template somewhere else, and held to what every game is held to: its own tests, the tests of the list of games,
//! and the program with it in the list.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{command, root, run, target};

/// What the game is called.
const NAME: &str = "sample";

/// What is tried with the program that has it.
const TRIED: [&str; 6] = [
    "play sample --seat1 random --seat2 careful --seed 1",
    "bots sample",
    "rules sample --lang pt",
    "perft sample 4",
    "analyse sample",
    "replay --game sample --moves b2",
];

/// Makes the game in a project beside this one, whose other crates are this one's; the tree stays as it is.
pub(crate) fn run_all() -> Result<(), String> {
    let folder = target().join("new-game");
    lay_out(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    super::make(&folder, NAME)?;
    cargo(
        &folder,
        &["clippy", "--package", "tabuleiro-sample", "--all-targets", "--", "--deny", "warnings"],
    )?;
    cargo(&folder, &["test", "--package", "tabuleiro-sample", "--package", "tabuleiro-games"])?;
    // Built as the tests were, so that little is built twice.
    let build = ["build", "--profile", "test", "--package", "program"];
    cargo(&folder, &build)?;
    let program = target().join("debug").join("program");
    TRIED.iter().try_for_each(|line| run(tried(&program, &folder, line)))
}

/// A line typed to the program, which keeps what it keeps in the folder.
fn tried(program: &Path, folder: &Path, line: &str) -> Command {
    let mut tried = Command::new(program);
    tried
        .args(line.split(' '))
        .current_dir(folder)
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"));
    tried.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null());
    tried
}

fn cargo(folder: &Path, arguments: &[&str]) -> Result<(), String> {
    let mut command = command("cargo", arguments);
    command.current_dir(folder).env("CARGO_TARGET_DIR", target());
    run(command)
}

/// The project: the list of games is a copy, the program is new, everything else is where it is.
fn lay_out(folder: &Path) -> std::io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let root = root();
    fs::create_dir_all(folder.join("crates"))?;
    for entry in fs::read_dir(root.join("crates"))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_owned();
        if name == "games" {
            copy(&path, &folder.join("crates/games"))?;
            renumber(&folder.join("crates/games/Cargo.toml"))?;
        } else {
            link(&path, &folder.join("crates").join(name))?;
        }
    }
    for shared in ["README.md", "docs", "web", "xtask", "clippy.toml", "rustfmt.toml", "rust-toolchain.toml"]
    {
        link(&root.join(shared), &folder.join(shared))?;
    }
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    fs::write(folder.join("Cargo.toml"), manifest(&root)?)?;
    let program = folder.join("crates/program");
    fs::create_dir_all(program.join("src"))?;
    fs::write(program.join("Cargo.toml"), PROGRAM.replace("ROOT", &root.display().to_string()))?;
    fs::write(program.join("src/main.rs"), MAIN)
}

/// The program still knows the list as it is: a lock file tells the two apart by their versions.
fn renumber(manifest: &Path) -> std::io::Result<()> {
    let text = fs::read_to_string(manifest)?;
    fs::write(manifest, text.replacen("version.workspace = true", "version = \"0.0.0\"", 1))
}

/// The workspace's own manifest, with only the crates that are made here as members.
fn manifest(root: &Path) -> std::io::Result<String> {
    let own = fs::read_to_string(root.join("Cargo.toml"))?;
    let absolute = format!("path = \"{}/crates/", root.display());
    let text = own
        .replace(
            "members = [\"crates/*\", \"xtask\"]",
            "members = [\"crates/games\", \"crates/sample\", \"crates/program\"]",
        )
        .replace("path = \"crates/", &absolute)
        .replace(&format!("{absolute}games\""), "path = \"crates/games\"");
    let others = |line: &&str| !line.starts_with("exclude = ") && !line.starts_with("default-members = ");
    Ok(text.lines().filter(others).collect::<Vec<_>>().join("\n") + "\n")
}

const PROGRAM: &str = "\
[package]
name = \"program\"
version.workspace = true
edition.workspace = true

[dependencies]
tabuleiro-cli = { path = \"ROOT/crates/cli\" }
tabuleiro-games = { workspace = true, default-features = true }
tabuleiro-server.workspace = true
";

const MAIN: &str = "\
//! The program with a game more.

use tabuleiro_server::{File, Page};

static FILES: [File; 1] = [File { name: \"index.html\", bytes: b\"<p>games</p>\", packed: None, tag: \"1\" }];

fn main() -> std::process::ExitCode {
    tabuleiro_cli::run(tabuleiro_games::GAMES, Page { files: &FILES })
}
";

fn copy(from: &Path, to: &PathBuf) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let there = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &there)?;
        } else {
            fs::copy(&path, &there)?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(from, to)
}

#[cfg(not(unix))]
fn link(from: &Path, to: &Path) -> std::io::Result<()> {
    if from.is_dir() { copy(from, &to.to_owned()) } else { fs::copy(from, to).map(drop) }
}

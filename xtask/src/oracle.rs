//! Compares Oware with `OpenSpiel`, an outside oracle, ply by ply.

use std::fs::File;
use std::process::Stdio;

use crate::run::{command, is_there, root, run};

/// The release that is known to have our rules.
const PACKAGE: &str = "open_spiel==2.0.2";

/// Writes random games, and lets `oracle.py` replay them in a throw-away Python environment.
pub(crate) fn compare(games: u32) -> Result<(), String> {
    let folder = root().join("target").join("oracle");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let python = environment(&folder)?;
    let transcripts = folder.join("transcripts.txt");
    let games = games.to_string();
    let example = [
        "run",
        "--release",
        "--quiet",
        "--package",
        "tabuleiro-oware",
        "--example",
        "transcripts",
        "--",
        "1",
        &games,
    ];
    let mut write = command("cargo", &example);
    let file = File::create(&transcripts).map_err(|error| format!("{}: {error}", transcripts.display()))?;
    write.stdout(Stdio::from(file));
    run(write)?;
    let text = File::open(&transcripts).map_err(|error| format!("{}: {error}", transcripts.display()))?;
    let mut check = command(&python, &["crates/oware/oracle.py"]);
    check.stdin(Stdio::from(text));
    run(check)
}

/// A Python environment with `OpenSpiel` in it, made at the first use.
fn environment(folder: &std::path::Path) -> Result<String, String> {
    let venv = folder.join("venv");
    let python = venv.join("bin").join("python").display().to_string();
    if !is_there(&python, &["-c", "import pyspiel"]) {
        run(command("python3", &["-m", "venv", &venv.display().to_string()]))?;
        run(command(&python, &["-m", "pip", "install", "--quiet", PACKAGE]))?;
    }
    Ok(python)
}

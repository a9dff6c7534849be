//! The page's own tests: its types, its logic, and the whole of it in a browser.

use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader};
use std::ops::Add;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::chromium::{self, VARIABLE};
use super::{npx, web};
use crate::run::{command, run, target};
use crate::stage_error::StageError;

/// How many tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Tally {
    /// Reads what is written above.
    fn read(line: &str) -> Option<Tally> {
        let (passed, failed) = line.trim().strip_suffix(" failed")?.split_once(" passed, ")?;
        Some(Tally { passed: passed.parse().ok()?, failed: failed.parse().ok()? })
    }
}

/// Types, what Svelte's compiler warns of, promises that nobody waits for, and the form of the text.
pub(crate) fn types() -> Result<(), String> {
    run(npx(&["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]))?;
    run(npx(&["eslint", "--max-warnings", "0", "."]))?;
    run(npx(&["prettier", "--check", "."]))
}

/// The page's logic.
pub(crate) fn unit() -> Result<Tally, String> {
    let report = target().join("page").join("unit.json");
    let told = |error: std::io::Error| format!("{}: {error}", report.display());
    if report.exists() {
        fs::remove_file(&report).map_err(told)?; // what stands there afterwards is of this run
    }
    let mut vitest = npx(&["vitest", "run", "--reporter=default", "--reporter=json"]);
    vitest.arg(format!("--outputFile.json={}", report.display()));
    let ended = run(vitest);
    let counted = fs::read(&report).map_err(told).and_then(|text| {
        let read: Value = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
        let number = |name: &str| read[name].as_u64().ok_or_else(|| format!("vitest does not say {name}"));
        Ok(Tally { passed: number("numPassedTests")?, failed: number("numFailedTests")? })
    });
    match (ended, counted) {
        (Ok(()), counted) => counted,
        // The failed tests are told of at the end; anything else that went wrong is told of now.
        (Err(_), Ok(tally)) if tally.failed > 0 => Ok(tally),
        (Err(what), _) => Err(what),
    }
}

/// The whole page in a browser.
pub(crate) fn end_to_end(dist: &Path) -> Result<Tally, StageError> {
    let script = web().join("e2e").join("run.mjs");
    if !script.exists() {
        return Ok(Tally::default());
    }
    let browser = chromium::find().map_err(|reason| {
        StageError::Lacking(format!("the page in a browser: there is no Chromium: {reason}"))
    })?;
    let mut node = command("node", &["web/e2e/run.mjs"]);
    node.arg(dist).env(VARIABLE, browser);
    let (is_well, last) = told(node).map_err(StageError::Wrong)?;
    match Tally::read(&last) {
        Some(tally) if is_well || tally.failed > 0 => Ok(tally),
        _ => Err(StageError::Wrong(format!("web/e2e/run.mjs did not come to its end, but to: {last}"))),
    }
}

/// Runs a command and shows what it prints; whether it ended well, and its last line.
fn told(mut command: Command) -> Result<(bool, String), String> {
    let shown = format!("{command:?}").replace('"', "");
    eprintln!("> {shown}");
    let wrong = |error: std::io::Error| format!("{shown}: {error}");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(wrong)?;
    let mut last = String::new();
    for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines) {
        let line = line.map_err(wrong)?;
        println!("{line}");
        last = if line.trim().is_empty() { last } else { line };
    }
    Ok((child.wait().map_err(wrong)?.success(), last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_is_read_as_it_is_written() {
        let tally = Tally { passed: 12, failed: 3 };
        assert_eq!(Tally::read(&tally.to_string()), Some(tally));
        for text in ["", "12 passed", "a passed, b failed", "12 passed, 3 failed."] {
            assert_eq!(Tally::read(text), None, "{text}");
        }
    }
}

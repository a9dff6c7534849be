//! The tests that are shown mutants: each with how long it takes, and which mutants' places it reaches.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::results::Fate;
use super::weave::hook::{ON, REACHED};

/// One test.
#[derive(Clone, Debug)]
pub(crate) struct Test {
    program: PathBuf,
    folder: PathBuf,
    name: String,
    takes: Duration,
    reaches: BTreeSet<u32>,
}

/// How a test went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Went {
    Well,
    Wrong,
    OnAndOn,
}

/// However quick a test usually is, it has this long.
const AT_LEAST: Duration = Duration::from_secs(30);
/// A test has so many times as long as it usually takes.
const TIMES: u32 = 20;

/// The tests of a list that nextest has made, those that its configuration leaves out excepted.
pub(crate) fn listed(json: &str) -> Result<Vec<Test>, String> {
    let list: Value = serde_json::from_str(json).map_err(|error| format!("cargo nextest list: {error}"))?;
    let mut tests = Vec::new();
    for suite in list["rust-suites"].as_object().into_iter().flat_map(|suites| suites.values()) {
        let path = |key: &str| PathBuf::from(suite[key].as_str().unwrap_or_default());
        for (name, case) in suite["testcases"].as_object().into_iter().flatten() {
            if case["filter-match"]["status"] == "matches" && case["ignored"] == false {
                let (program, folder) = (path("binary-path"), path("cwd"));
                let (takes, reaches) = (Duration::MAX / 100, BTreeSet::new());
                tests.push(Test { program, folder, name: name.clone(), takes, reaches });
            }
        }
    }
    if tests.is_empty() { Err("there are no tests".to_owned()) } else { Ok(tests) }
}

/// Runs every test without any mutant; those that succeed, the quickest first, and the names of the others.
pub(crate) fn measured(tests: &[Test], folder: &Path) -> (Vec<Test>, Vec<String>) {
    let reached = |number: usize| folder.join(format!("reached-{number}"));
    let done = spread(&tests.iter().enumerate().collect::<Vec<_>>(), |&(number, test)| {
        let file = reached(number);
        let _ = fs::remove_file(&file);
        let begun = Instant::now();
        let went = test.run(&[(REACHED, &file.to_string_lossy())]);
        let takes = begun.elapsed();
        let text = fs::read_to_string(&file).unwrap_or_default();
        let _ = fs::remove_file(&file);
        let reaches = text.lines().filter_map(|line| line.parse().ok()).collect();
        (went, Test { takes, reaches, ..test.clone() })
    });
    let (good, bad): (Vec<_>, Vec<_>) = done.into_iter().partition(|(went, _)| *went == Went::Well);
    let mut good: Vec<Test> = good.into_iter().map(|(_, test)| test).collect();
    good.sort_by_key(|test| test.takes);
    (good, bad.into_iter().map(|(_, test)| test.name).collect())
}

/// What becomes of each of these mutants, told as soon as it is known.
pub(crate) fn tried(tests: &[Test], mutants: &[u32], tell: impl Fn(u32, Fate) + Sync) {
    spread(mutants, |number| tell(*number, fate(tests, *number)));
}

fn fate(tests: &[Test], number: u32) -> Fate {
    for test in tests.iter().filter(|test| test.reaches.contains(&number)) {
        match test.run(&[(ON, &number.to_string())]) {
            Went::Well => (),
            Went::Wrong => return Fate::Caught,
            Went::OnAndOn => return Fate::Timeout,
        }
    }
    Fate::Missed
}

impl Test {
    fn run(&self, variables: &[(&str, &str)]) -> Went {
        let mut command = super::held(&self.program);
        command.args([&self.name, "--exact", "--quiet"]).current_dir(&self.folder);
        command.env("CARGO_MANIFEST_DIR", &self.folder).envs(variables.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let limit = self.takes.saturating_mul(TIMES).saturating_add(AT_LEAST);
        waited(command, limit)
    }
}

/// Waits for a program, but not for ever.
fn waited(mut command: Command, limit: Duration) -> Went {
    let begun = Instant::now();
    let Ok(mut child) = command.spawn() else { return Went::Wrong };
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return if status.success() { Went::Well } else { Went::Wrong },
            Ok(None) if begun.elapsed() < limit => thread::sleep(Duration::from_millis(2)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return Went::OnAndOn;
            }
        }
    }
}

/// Does something with each of these, as many at a time as there are processors; what came of it, in their order.
fn spread<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let one = || {
        while let Some((number, thing)) = {
            let number = next.fetch_add(1, Ordering::Relaxed);
            all.get(number).map(|thing| (number, thing))
        } {
            let result = work(thing);
            done.lock().expect("nobody panics").push((number, result));
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(one))));
    let mut done = done.into_inner().expect("nobody panics");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spread_over_threads_comes_back_in_order() {
        let all: Vec<usize> = (0..100).collect();
        assert_eq!(spread(&all, |number| number * 2), (0..200).step_by(2).collect::<Vec<_>>());
    }

    #[test]
    fn tests_that_the_configuration_leaves_out_are_not_run() {
        let case = |status| format!(r#"{{"ignored":false,"filter-match":{{"status":"{status}"}}}}"#);
        let json = format!(
            r#"{{"rust-suites":{{"a::it":{{"binary-path":"it","cwd":"a","testcases":{{"one":{},"two":{}}}}}}}}}"#,
            case("matches"),
            case("mismatch")
        );
        let tests = listed(&json).expect("one is left");
        assert_eq!((tests.len(), tests[0].name.as_str()), (1, "one"));
        assert!(listed("{}").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_goes_on_and_on_is_ended() {
        let command = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        };
        assert_eq!(waited(command("exec sleep 600"), Duration::from_millis(50)), Went::OnAndOn);
        assert_eq!(waited(command("exit 0"), AT_LEAST), Went::Well);
        assert_eq!(waited(command("exit 3"), AT_LEAST), Went::Wrong);
    }
}

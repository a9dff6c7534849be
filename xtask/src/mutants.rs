//! Mutation testing: small faults are put into the code, one at a time, and the tests must notice.

mod copy;
mod plots;
mod results;
mod sample;
mod tally;

use std::fmt::Display;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;

use self::plots::{Plot, meant};
use self::results::{Fate, Results};
use self::sample::sample;
use self::tally::{HEAD, Tally};
use crate::cache::cache;
use crate::run::{cargo, command, is_there, printed, root};

/// What may be asked for.
struct Asked {
    plot: Option<String>,
    sample: usize,
    seed: u64,
    fresh: bool,
    only_count: bool,
    json: bool,
}

/// `[PLOT] [--sample N | --all] [--seed S] [--fresh] [--count] [--json]`
fn asked(arguments: &[String]) -> Result<Asked, String> {
    let mut asked = Asked { plot: None, sample: 60, seed: 8, fresh: false, only_count: false, json: false };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut number =
            || rest.next().and_then(|text| text.parse::<u64>().ok()).ok_or(format!("{argument} N"));
        match argument.as_str() {
            "--sample" => asked.sample = number()?.max(1) as usize,
            "--seed" => asked.seed = number()?,
            "--all" => asked.sample = usize::MAX,
            "--fresh" => asked.fresh = true,
            "--count" => asked.only_count = true,
            "--json" => asked.json = true,
            name if !name.starts_with('-') && asked.plot.is_none() => asked.plot = Some(name.to_owned()),
            other => return Err(format!("{other} is not known; {HELP}")),
        }
    }
    Ok(asked)
}

const HELP: &str = "mutants [CRATE] [--sample N | --all] [--seed S] [--fresh] [--count] [--json]";

/// Tries what was not yet tried or was missed, and says how many were noticed; fails if they are too few.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let asked = asked(arguments)?;
    let plots = meant(asked.plot.as_deref())?;
    if !is_there("cargo", &["mutants", "--version"]) {
        cargo(&["install", "cargo-mutants", "--locked"])?;
    }
    let _lock = alone()?;
    let (mut tallies, mut wrong) = (Vec::new(), Vec::new());
    for plot in plots {
        // What stops one need not stop the others: a run of all takes hours.
        match judged(plot, &asked) {
            Ok(tally) => tallies.push(tally),
            Err(what) => wrong.push(format!("{}: {what}", plot.name())),
        }
    }
    show(&tallies, asked.json);
    wrong.extend(tallies.iter().filter(|tally| !tally.reaches_its_goal()).map(Tally::short));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn show(tallies: &[Tally], json: bool) {
    if json {
        let all: Vec<String> = tallies.iter().map(Tally::json).collect();
        println!("[{}]", all.join(",\n"));
        return;
    }
    println!("{HEAD}");
    for tally in tallies {
        println!("{}", tally.line());
    }
    for mutant in tallies.iter().flat_map(Tally::missed) {
        println!("missed  {mutant}");
    }
}

/// Where the copy, its builds and the results are kept, outside the tree.
fn scratch() -> Result<PathBuf, String> {
    Ok(cache()?.join("mutants"))
}

/// Nobody else may use the copy meanwhile: what they mutate would be tested here.
fn alone() -> Result<File, String> {
    let file = scratch()?.join("lock");
    let wrong = |error: &dyn Display| format!("{}: {error}", file.display());
    fs::create_dir_all(scratch()?).map_err(|error| wrong(&error))?;
    let lock = File::create(&file).map_err(|error| wrong(&error))?;
    lock.try_lock().map_err(|error| wrong(&error))?;
    Ok(lock)
}

fn judged(plot: &Plot, asked: &Asked) -> Result<Tally, String> {
    let tree = scratch()?.join("tree");
    // Before the list is made: the list is of the copy, and an interrupted run may have left a mutant in it.
    fs::create_dir_all(&tree).map_err(|error| format!("{}: {error}", tree.display()))?;
    copy::refresh(&tree)?;
    let there = list(plot)?;
    let chosen = sample(&there, asked.sample, asked.seed);
    let mut results = Results::open(&scratch()?.join(plot.krate))?;
    if asked.fresh {
        results.forget()?;
    }
    if !asked.only_count {
        try_out(plot, &[plot.krate], "", &there, &chosen, &mut results)?;
        // Others' tests take longer to build: only what its own have missed is shown to them.
        if !plot.also.is_empty() {
            try_out(plot, plot.also, plot.of_theirs, &there, &chosen, &mut results)?;
        }
    }
    Ok(Tally::new(plot, asked.seed, there.len(), &chosen, &results))
}

/// The names of all mutants of a plot, in the order of the code.
fn list(plot: &Plot) -> Result<Vec<String>, String> {
    let mut list = mutants(plot)?;
    list.args(["--list", "--colors", "never"]);
    Ok(printed(list)?.lines().map(str::to_owned).collect())
}

/// No process gets more memory than this, in KiB: some mutants would go on taking it until the machine has none left.
#[cfg(unix)]
const MOST_MEMORY: u32 = 6 << 20;

/// Cargo, held to that.
#[cfg(unix)]
fn held_cargo() -> Command {
    let limited = format!("ulimit -v {MOST_MEMORY}; exec cargo \"$@\"");
    command("sh", &["-c", &limited, "cargo"])
}

#[cfg(not(unix))]
fn held_cargo() -> Command {
    command("cargo", &[])
}

/// `cargo-mutants` on the code of a plot, in the copy.
fn mutants(plot: &Plot) -> Result<Command, String> {
    let mut mutants = held_cargo();
    mutants.args(["mutants", "--package", &package(plot.krate)]);
    mutants.current_dir(scratch()?.join("tree"));
    for file in plot.files {
        mutants.arg("--file").arg(format!("crates/{}/src/{file}", plot.krate));
    }
    Ok(mutants)
}

/// Tries those of the chosen that have not been tried yet or were missed, with these tests of these crates.
fn try_out(
    plot: &Plot,
    tested: &[&str],
    filter: &str,
    there: &[String],
    chosen: &[String],
    results: &mut Results,
) -> Result<(), String> {
    let is_due =
        |mutant: &&String| chosen.contains(mutant) && matches!(results.of(mutant), None | Some(Fate::Missed));
    if !chosen.iter().any(|mutant| is_due(&mutant)) {
        return Ok(());
    }
    results.leave_out(there.iter().filter(|mutant| !is_due(mutant)))?;
    let mut run = tests(plot, tested)?;
    if !filter.is_empty() {
        run.args(["--cargo-test-arg=-E", &format!("--cargo-test-arg={filter}")]);
    }
    let status = run.status().map_err(|error| format!("cargo mutants: {error}"))?;
    results.gather()?;
    // 0: all caught, 2: some missed, 3: some took too long. Which ones is told by its lists.
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        _ => Err(format!("cargo mutants: {status}")),
    }
}

/// `cargo-mutants` with the tests of these crates, without what is left out.
fn tests(plot: &Plot, tested: &[&str]) -> Result<Command, String> {
    let scratch = scratch()?;
    let nextest = root().join("xtask").join("nextest.toml");
    let mut tests = mutants(plot)?;
    tests.args(["--in-place", "--iterate", "--output"]).arg(scratch.join(plot.krate));
    // Without the examples, which test nothing and take long to build.
    tests.args(["--test-tool", "nextest", "--cargo-arg=--tests"]);
    tests.arg(format!("--cargo-arg=--config-file={}", nextest.display()));
    tests.args(["--minimum-test-timeout", "60", "--timeout-multiplier", "3"]);
    for krate in tested {
        tests.arg("--test-package").arg(package(krate));
    }
    if !plot.features.is_empty() {
        tests.args(["--features", plot.features]);
    }
    tests.env("CARGO_TARGET_DIR", scratch.join("target"));
    // A mutant is built for one run of the tests: what is spent on making it fast is not won back.
    tests.env("CARGO_PROFILE_TEST_OPT_LEVEL", "1").env("CARGO_INCREMENTAL", "1");
    tests.stdout(std::io::stderr());
    Ok(tests)
}

fn package(krate: &str) -> String {
    format!("tabuleiro-{krate}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_refused() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let whole = asked(&words("oware --sample 5 --seed 9 --json")).unwrap();
        assert_eq!(
            (whole.plot.as_deref(), whole.sample, whole.seed, whole.json),
            (Some("oware"), 5, 9, true)
        );
        assert!(asked(&words("oware --sample many")).is_err());
        assert!(asked(&words("oware otrio")).is_err());
        assert!(asked(&words("--everything")).is_err());
    }
}

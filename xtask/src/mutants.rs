//! Mutation testing: small faults are put into the code, one at a time, and the tests must notice.

mod copy;
mod mutant;
mod plots;
mod results;
mod sample;
mod suite;
mod tally;
mod weave;
mod workshop;

use std::fmt::Display;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use self::mutant::Mutant;
use self::plots::{Plot, meant};
use self::results::{Fate, Results};
use self::sample::sample;
use self::tally::{HEAD, Tally};
use crate::cache::cache;
use crate::run::{cargo, is_there, printed, root};

/// What may be asked for.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is asked for by itself")]
struct Asked {
    plot: Option<String>,
    sample: usize,
    seed: u64,
    fresh: bool,
    only_together: bool,
    only_count: bool,
    json: bool,
}

/// `[PLOT] [--sample N | --all] [--seed S] [--fresh] [--together] [--count] [--json]`
fn asked(arguments: &[String]) -> Result<Asked, String> {
    let mut asked = Asked { sample: 60, seed: 8, ..Asked::default() };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut number =
            || rest.next().and_then(|text| text.parse::<u64>().ok()).ok_or(format!("{argument} N"));
        match argument.as_str() {
            "--sample" => asked.sample = number()?.max(1) as usize,
            "--seed" => asked.seed = number()?,
            "--all" => asked.sample = usize::MAX,
            "--fresh" => asked.fresh = true,
            "--together" => asked.only_together = true,
            "--count" => asked.only_count = true,
            "--json" => asked.json = true,
            name if !name.starts_with('-') && asked.plot.is_none() => asked.plot = Some(name.to_owned()),
            other => return Err(format!("{other} is not known; {HELP}")),
        }
    }
    Ok(asked)
}

const HELP: &str =
    "mutants [CRATE] [--sample N | --all] [--seed S] [--fresh] [--together] [--count] [--json]";

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
    let mutants = list(plot)?;
    let there: Vec<String> = mutants.iter().map(|mutant| mutant.name.clone()).collect();
    let chosen = sample(&there, asked.sample, asked.seed);
    let mut results = Results::open(&scratch()?.join(plot.krate))?;
    if asked.fresh {
        results.forget()?;
    }
    if !asked.only_count {
        let due = |mutant: &Mutant| chosen.contains(&mutant.name) && results.is_due(&mutant.name);
        let due: Vec<Mutant> = mutants.into_iter().filter(due).collect();
        let left = together(plot, &due, &mut results)?;
        copy::refresh(&tree)?;
        if !asked.only_together {
            one_by_one(plot, &there, &left, &mut results)?;
        }
    }
    Ok(Tally::new(plot, asked.seed, there.len(), &chosen, &results))
}

/// All mutants of a plot, in the order of the code.
fn list(plot: &Plot) -> Result<Vec<Mutant>, String> {
    let mut list = mutants(plot)?;
    list.args(["--list", "--json"]);
    Mutant::all(&printed(list)?)
}

/// No process gets more memory than this, in KiB: some mutants would go on taking it until the machine has none left.
#[cfg(unix)]
const MOST_MEMORY: u32 = 6 << 20;

/// A program, held to that.
#[cfg(unix)]
fn held(program: &Path) -> Command {
    let mut held = Command::new("sh");
    held.args(["-c", &format!("ulimit -v {MOST_MEMORY}; exec \"$0\" \"$@\"")]).arg(program);
    held
}

#[cfg(not(unix))]
fn held(program: &Path) -> Command {
    Command::new(program)
}

/// Cargo in the copy, whose builds are kept beside it.
fn held_cargo() -> Result<Command, String> {
    let scratch = scratch()?;
    let mut cargo = held(Path::new("cargo"));
    cargo.current_dir(scratch.join("tree")).env("CARGO_TARGET_DIR", scratch.join("target"));
    // A mutant is built for one run of the tests: what is spent on making it fast is not won back.
    cargo.env("CARGO_PROFILE_TEST_OPT_LEVEL", "1").env("CARGO_INCREMENTAL", "1");
    Ok(cargo)
}

/// `cargo-mutants` on the code of a plot, in the copy.
fn mutants(plot: &Plot) -> Result<Command, String> {
    let mut mutants = held_cargo()?;
    mutants.args(["mutants", "--package", &package(plot.krate)]);
    for file in plot.files {
        mutants.arg("--file").arg(format!("crates/{}/src/{file}", plot.krate));
    }
    Ok(mutants)
}

/// Builds these mutants all at once and tries each; those that cannot be built so.
fn together(plot: &Plot, due: &[Mutant], results: &mut Results) -> Result<Vec<String>, String> {
    if due.is_empty() {
        return Ok(Vec::new());
    }
    let tree = scratch()?.join("tree");
    let built = workshop::build(&tree, plot.krate, due, || compile(plot))?;
    let name = |number: &u32| due[*number as usize].name.clone();
    for number in &built.unviable {
        results.note(&name(number), Fate::Unviable)?;
    }
    let (tests, broken) = suite::measured(&suite::listed(&printed(list_tests(plot)?)?)?, &scratch()?);
    if !broken.is_empty() {
        eprintln!("left out because they fail without any mutant: {}", broken.join(", "));
    }
    let inside: Vec<u32> = built.inside.iter().copied().collect();
    let noted = Mutex::new(results);
    suite::tried(&tests, &inside, |number, fate| {
        eprintln!("{fate:?} {}", name(&number));
        let mut results = noted.lock().expect("nobody panics");
        results.note(&name(&number), fate).expect("results can be kept");
    });
    let is_left = |number: &u32| !built.inside.contains(number) && !built.unviable.contains(number);
    Ok((0..due.len() as u32).filter(is_left).map(|number| name(&number)).collect())
}

/// Builds the tests of a plot, with what the compiler says for programs to read.
fn compile(plot: &Plot) -> Result<Command, String> {
    let mut build = held_cargo()?;
    build.args(["test", "--no-run", "--tests", "--message-format", "json"]);
    with_packages(&mut build, plot);
    Ok(build)
}

/// Lists the tests of a plot, without what is left out.
fn list_tests(plot: &Plot) -> Result<Command, String> {
    let mut list = held_cargo()?;
    // What the compiler has against woven code is no news.
    list.stderr(Stdio::null());
    list.args(["nextest", "list", "--tests", "--message-format", "json", "--config-file"])
        .arg(nextest_config());
    with_packages(&mut list, plot);
    if !plot.of_theirs.is_empty() {
        list.args(["-E", &format!("package({}) | ({})", package(plot.krate), plot.of_theirs)]);
    }
    Ok(list)
}

fn with_packages(cargo: &mut Command, plot: &Plot) {
    for krate in std::iter::once(&plot.krate).chain(plot.also) {
        cargo.args(["--package", &package(krate)]);
    }
    if !plot.features.is_empty() {
        cargo.args(["--features", plot.features]);
    }
}

fn nextest_config() -> PathBuf {
    root().join("xtask").join("nextest.toml")
}

/// Has `cargo-mutants` try these, each built by itself.
fn one_by_one(plot: &Plot, there: &[String], due: &[String], results: &mut Results) -> Result<(), String> {
    if due.is_empty() {
        return Ok(());
    }
    results.leave_out(there.iter().filter(|mutant| !due.contains(mutant)))?;
    let status = alone_with(plot)?.status().map_err(|error| format!("cargo mutants: {error}"))?;
    results.gather()?;
    // 0: all caught, 2: some missed, 3: some took too long. Which ones is told by its lists.
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        _ => Err(format!("cargo mutants: {status}")),
    }
}

/// `cargo-mutants` with the tests of a plot, without what is left out.
fn alone_with(plot: &Plot) -> Result<Command, String> {
    let mut tests = mutants(plot)?;
    tests.args(["--in-place", "--iterate", "--output"]).arg(scratch()?.join(plot.krate));
    // Without the examples, which test nothing and take long to build.
    tests.args(["--test-tool", "nextest", "--cargo-arg=--tests"]);
    tests.arg(format!("--cargo-arg=--config-file={}", nextest_config().display()));
    tests.args(["--minimum-test-timeout", "60", "--timeout-multiplier", "3"]);
    for krate in std::iter::once(&plot.krate).chain(plot.also) {
        tests.arg("--test-package").arg(package(krate));
    }
    if !plot.features.is_empty() {
        tests.args(["--features", plot.features]);
    }
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

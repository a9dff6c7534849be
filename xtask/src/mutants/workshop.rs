//! All mutants of a sample built at once, without those that cannot be built.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::mutant::Mutant;
use super::weave::{Woven, hook, weave};

/// What has become of mutants that were to be built together.
#[derive(Default)]
pub(crate) struct Built {
    /// Those that were built, by their numbers.
    pub(crate) inside: BTreeSet<u32>,
    /// Those that no compiler accepts.
    pub(crate) unviable: BTreeSet<u32>,
}

/// Weaves the mutants into the crate in that tree, as often as it takes to leave out those that `build` does not accept. Whoever is
/// neither built nor refused cannot be woven.
pub(crate) fn build(
    tree: &Path,
    krate: &str,
    mutants: &[Mutant],
    build: impl Fn() -> Result<Command, String>,
) -> Result<Built, String> {
    let mut built = Built::default();
    let mut left = BTreeSet::new();
    let sources = sources(tree, mutants)?;
    let root = format!("crates/{krate}/src/lib.rs");
    loop {
        let out = |number: &u32| built.unviable.contains(number) || left.contains(number);
        let woven = woven(&sources, mutants, out)?;
        write(tree, &root, &woven, mutants.len())?;
        built.unviable.extend(woven.values().flat_map(|one| one.impossible.iter().copied()));
        let errors = errors(build()?)?;
        if errors.is_empty() {
            built.inside = woven.values().flat_map(|one| one.inside.iter().copied()).collect();
            return Ok(built);
        }
        let known = built.unviable.len() + left.len();
        for error in &errors {
            match guilty(error, &woven) {
                Guilty::Itself(numbers) => built.unviable.extend(numbers),
                Guilty::Near(number) => drop(left.insert(number)),
                Guilty::Nobody => return Err(told(error)),
            }
        }
        if built.unviable.len() + left.len() == known {
            return Err(told(&errors[0]));
        }
        eprintln!("{} mutants cannot be built, {} not woven", built.unviable.len(), left.len());
    }
}

/// The files that mutants are of, as they are without them.
fn sources(tree: &Path, mutants: &[Mutant]) -> Result<BTreeMap<String, String>, String> {
    let files: BTreeSet<&String> = mutants.iter().map(|mutant| &mutant.file).collect();
    let read = |file: &String| {
        let text = fs::read_to_string(tree.join(file)).map_err(|error| format!("{file}: {error}"))?;
        Ok((file.clone(), text))
    };
    files.into_iter().map(read).collect()
}

fn woven(
    sources: &BTreeMap<String, String>,
    mutants: &[Mutant],
    is_out: impl Fn(&u32) -> bool,
) -> Result<BTreeMap<String, Woven>, String> {
    let of = |file: &String| -> Vec<(u32, &Mutant)> {
        let all = mutants.iter().enumerate().map(|(number, mutant)| (number as u32, mutant));
        all.filter(|(number, mutant)| mutant.file == *file && !is_out(number)).collect()
    };
    let one = |(file, text): (&String, &String)| {
        let woven = weave(text, &of(file)).map_err(|error| format!("{file}: {error}"))?;
        Ok((file.clone(), woven))
    };
    sources.iter().map(one).collect()
}

fn write(tree: &Path, root: &str, woven: &BTreeMap<String, Woven>, count: usize) -> Result<(), String> {
    let put = |file: &str, text: String| {
        fs::write(tree.join(file), text).map_err(|error| format!("{file}: {error}"))
    };
    for (file, one) in woven.iter().filter(|(file, _)| *file != root) {
        put(file, one.text.clone())?;
    }
    let file = tree.join(root);
    let plain = fs::read_to_string(&file).map_err(|error| format!("{root}: {error}"))?;
    let mut text = woven.get(root).map_or(plain, |one| one.text.clone());
    if !text.contains("fn mutant_that_is_on") {
        text += &hook::function(count);
    }
    put(root, text)
}

/// The errors of the compiler; none if everything was built.
fn errors(mut build: Command) -> Result<Vec<Value>, String> {
    let output = build.output().map_err(|error| format!("cargo: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let lines = said.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut errors: Vec<Value> = lines
        .filter(|line| line["reason"] == "compiler-message" && line["message"]["level"] == "error")
        .map(|line| line["message"].clone())
        .collect();
    // The last words of every failure are of no place.
    errors.retain(|error| error["spans"].as_array().is_some_and(|spans| !spans.is_empty()));
    if errors.is_empty() && !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(errors)
}

/// Who is to blame for an error.
enum Guilty {
    Itself(BTreeSet<u32>),
    /// The next mutant of the file: what is around it cannot be woven.
    Near(u32),
    Nobody,
}

fn guilty(error: &Value, woven: &BTreeMap<String, Woven>) -> Guilty {
    let spans = error["spans"].as_array().map_or(&[][..], Vec::as_slice);
    let place = |span: &Value| {
        let file = woven.get(span["file_name"].as_str()?)?;
        Some((file, span["byte_start"].as_u64()? as usize, span["byte_end"].as_u64()? as usize))
    };
    let inside = |span: &Value| -> BTreeSet<u32> {
        let Some((file, begin, end)) = place(span) else { return BTreeSet::new() };
        let hit = file.parts.iter().filter(|(part, _)| part.start < end && begin < part.end);
        hit.map(|(_, number)| *number).collect()
    };
    let first =
        spans.iter().filter(|span| span["is_primary"] == true).flat_map(inside).collect::<BTreeSet<_>>();
    let any = if first.is_empty() { spans.iter().flat_map(inside).collect() } else { first };
    if !any.is_empty() {
        return Guilty::Itself(any);
    }
    let near = spans.iter().filter_map(place).filter_map(|(file, begin, _)| {
        let parts = file.parts.iter().map(|(part, number)| (part.start.abs_diff(begin), *number));
        parts.min()
    });
    near.min().map_or(Guilty::Nobody, |(_, number)| Guilty::Near(number))
}

fn told(error: &Value) -> String {
    error["rendered"].as_str().unwrap_or("an error of which nothing is said").to_owned()
}

//! The module of `crates/wasm` as the page loads it, its JavaScript, and what Node does in it.

use std::path::{Path, PathBuf};

use super::compiler::{Compiler, TARGET};
use super::package;
use crate::cache::cache;
use crate::core::chosen;
use crate::run::{cargo, command, run, target};

/// The profile of the page's module: see `Cargo.toml`.
const PROFILE: &str = "page";

/// Builds the core and the module, and writes the JavaScript for Node and for a page; the folder with both and with what the
/// module is lent.
pub(crate) fn build(compiler: &Compiler) -> Result<PathBuf, String> {
    // The compiler may be another than the one used elsewhere: neither should throw away what the other built.
    let folder = target().join("wasm");
    let (shown, chosen) = (folder.display().to_string(), chosen());
    let mut arguments = vec!["build", "--profile", PROFILE, "--target", TARGET, "--target-dir", &shown];
    arguments.extend(chosen.iter().map(String::as_str));
    arguments.extend(["--package", "tabuleiro-wasm"]);
    compiler.cargo(&arguments)?;
    let module = folder.join(TARGET).join(PROFILE).join("tabuleiro_wasm.wasm");
    let bindgen = bindgen()?;
    for dress in ["nodejs", "web"] {
        let mut write = command(&bindgen.display().to_string(), &[dress]);
        write.arg(&module).arg(folder.join(dress));
        run(write)?;
    }
    package::lay_out_aids(&folder)?;
    Ok(folder)
}

/// Whole games of each kind, then games between levels beside the same outside of WebAssembly.
pub(crate) fn play(folder: &Path) -> Result<(), String> {
    let mut play = command("node", &["crates/wasm/tests/play.mjs"]);
    play.arg(folder);
    run(play)?;
    compare("crates/wasm/tests/twins.mjs", AS_TESTED, folder)
}

/// How quickly the levels think, beside the same outside of WebAssembly.
pub(crate) fn measure(folder: &Path) -> Result<(), String> {
    compare("crates/wasm/tests/speed.mjs", AS_RELEASED, folder)
}

/// A profile, and where what is built with it stands. What is only to be the same is built as the tests were, so that little is built
/// twice; what is to be quick is built as users have it.
type Built = (&'static str, &'static str);
const AS_TESTED: Built = ("test", "debug");
const AS_RELEASED: Built = ("release", "release");

/// Runs a script that compares the module with the core as a program of this machine.
fn compare(script: &str, (profile, place): Built, folder: &Path) -> Result<(), String> {
    cargo(&["build", "--profile", profile, "--package", "tabuleiro-wasm", "--example", "native"])?;
    let mut compare = command("node", &[script]);
    compare.arg(folder).arg(target().join(place).join("examples").join("native"));
    run(compare)
}

/// The tool that writes the JavaScript, built at its first use.
fn bindgen() -> Result<PathBuf, String> {
    let folder = cache()?.join("bindgen");
    let shown = folder.display().to_string();
    let manifest = "xtask/bindgen/Cargo.toml";
    run(command(
        "cargo",
        &["build", "--quiet", "--locked", "--manifest-path", manifest, "--target-dir", &shown],
    ))?;
    Ok(folder.join("debug").join("bindgen"))
}

//! The module of `crates/wasm`, its JavaScript, and the games that Node plays in it.

use std::path::{Path, PathBuf};

use super::compiler::{Compiler, TARGET};
use crate::cache::cache;
use crate::core::chosen;
use crate::run::{command, run, target};

/// Builds the core and the module, and writes the JavaScript for Node and for a page; the folder with both.
pub(crate) fn build(compiler: &Compiler) -> Result<PathBuf, String> {
    // The compiler may be another than the one used elsewhere: neither should throw away what the other built.
    let folder = target().join("wasm");
    let (shown, chosen) = (folder.display().to_string(), chosen());
    let mut arguments = vec!["build", "--release", "--target", TARGET, "--target-dir", &shown];
    arguments.extend(chosen.iter().map(String::as_str));
    arguments.extend(["--package", "tabuleiro-wasm"]);
    compiler.cargo(&arguments)?;
    let module = folder.join(TARGET).join("release").join("tabuleiro_wasm.wasm");
    let bindgen = bindgen()?;
    for dress in ["nodejs", "web"] {
        let mut write = command(&bindgen.display().to_string(), &[dress]);
        write.arg(&module).arg(folder.join(dress));
        run(write)?;
    }
    Ok(folder)
}

/// A whole game of each kind.
pub(crate) fn play(folder: &Path) -> Result<(), String> {
    let mut play = command("node", &["crates/wasm/tests/play.mjs"]);
    play.arg(folder);
    run(play)
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

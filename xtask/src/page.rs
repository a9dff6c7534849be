//! The page: its WebAssembly module, its packages, its build in `web/dist`, and all that is checked of it.

mod checks;
mod chromium;
mod manifest;
mod modules;
mod pack;
mod weigh;

use std::fs::File;
use std::path::PathBuf;
use std::process::Command;
use std::time::SystemTime;

use crate::run::{command, is_there, root, run};
use crate::stage_error::{StageError, settle};
use crate::wasm;
use checks::Tally;
use weigh::Weights;

/// What puts the page into the program; touched, because cargo cannot watch a folder that was not there.
const EMBEDDER: &str = "crates/server/build.rs";

/// Builds the page into `web/dist`.
pub(crate) fn build() -> Result<(), String> {
    settle(prepare().and_then(|()| bundle()).map(|weights| println!("{weights}")), false)
}

/// Builds the page and checks everything about it; the last line has how many of its tests passed and failed. If it is optional,
/// what this machine cannot do is left out, and that is said.
pub(crate) fn check(is_optional: bool) -> Result<(), String> {
    settle(check_all(), is_optional)
}

/// Builds the page and takes pictures of every screen and game, flat and solid, in both lights.
pub(crate) fn pictures() -> Result<(), String> {
    build()?;
    let mut take = command("node", &["web/e2e/pictures.mjs"]);
    take.arg(dist()).arg(root().join("docs").join("pictures"));
    run(take)
}

fn check_all() -> Result<(), StageError> {
    prepare()?;
    checks::types().map_err(StageError::Wrong)?;
    let unit = checks::unit().map_err(StageError::Wrong)?;
    let weights = bundle()?;
    println!("{weights}");
    let end_to_end = checks::end_to_end(&dist());
    let all = unit + end_to_end.as_ref().copied().unwrap_or(Tally::default());
    let too_heavy = weights.too_heavy();
    println!("{all}");
    end_to_end?;
    if all.failed > 0 {
        return Err(StageError::Wrong(format!("{} of the page's tests failed", all.failed)));
    }
    too_heavy.map_or(Ok(()), |sentence| Err(StageError::Wrong(sentence)))
}

/// The module and the packages: what Vite needs.
fn prepare() -> Result<(), StageError> {
    for (program, what) in [("node", "Node"), ("npm", "npm")] {
        if !is_there(program, &["--version"]) {
            return Err(StageError::Lacking(format!(
                "the page: it is built with {what}, and there is no `{program}`"
            )));
        }
    }
    wasm::page()?;
    modules::install()
}

/// Builds `web/dist`, packs what is in it, and lets the next build of the program know.
fn bundle() -> Result<Weights, StageError> {
    run(npx(&["vite", "build"])).map_err(StageError::Wrong)?;
    let wrong = |error: std::io::Error| StageError::Wrong(format!("{}: {error}", dist().display()));
    let sizes = pack::pack(&dist()).map_err(wrong)?;
    let embedder = File::options().append(true).open(root().join(EMBEDDER)).map_err(wrong)?;
    embedder.set_modified(SystemTime::now()).map_err(wrong)?;
    weigh::weigh(&dist(), &sizes).map_err(StageError::Wrong)
}

/// The folder of the page's sources.
fn web() -> PathBuf {
    root().join("web")
}

/// Where the page is built.
fn dist() -> PathBuf {
    web().join("dist")
}

/// One of the page's own tools.
fn npx(arguments: &[&str]) -> Command {
    let mut npx = command("npx", &["--no-install"]);
    npx.args(arguments).current_dir(web());
    npx
}

//! The core for WebAssembly: compiled as the page loads it, dressed in JavaScript, and played in Node.

mod compiler;
mod debian;
mod module;
mod package;

use std::path::{Path, PathBuf};

use crate::run::is_there;
use crate::stage_error::{StageError, settle};

/// Builds the core and plays in it. If it is optional, what this machine cannot do is left out, and that is said.
pub(crate) fn run(is_optional: bool) -> Result<(), String> {
    settle(build().and_then(|folder| in_node(&folder, module::play)), is_optional)
}

/// Builds the core and measures how quickly it thinks, beside the same outside of WebAssembly.
pub(crate) fn speed() -> Result<(), String> {
    settle(build().and_then(|folder| in_node(&folder, module::measure)), false)
}

/// Builds the module of the page into `web/src/core/pkg`, with the files that are lent to it beside it.
pub(crate) fn page() -> Result<(), StageError> {
    package::write(&build()?).map_err(StageError::Wrong)
}

fn build() -> Result<PathBuf, StageError> {
    let compiler = compiler::find().map_err(|reason| {
        StageError::Lacking(format!("the WebAssembly build and its games in Node: {reason}"))
    })?;
    module::build(&compiler).map_err(StageError::Wrong)
}

fn in_node(folder: &Path, what: fn(&Path) -> Result<(), String>) -> Result<(), StageError> {
    if !is_there("node", &["--version"]) {
        return Err(StageError::Lacking("the games in Node: there is no `node`".to_owned()));
    }
    what(folder).map_err(StageError::Wrong)
}

//! The core for WebAssembly: compiled, dressed in JavaScript, and played in Node.

mod compiler;
mod debian;
mod module;

use crate::run::is_there;

/// Everything, or the reason why not.
pub(crate) fn run() -> Result<(), String> {
    let compiler = compiler::find()?;
    let module = module::build(&compiler)?;
    if !has_node() {
        return Err(format!("{NO_NODE}; the module is built"));
    }
    module::play(&module)
}

/// As much as this machine can do; says what was left out.
pub(crate) fn run_if_possible() -> Result<Vec<String>, String> {
    let compiler = match compiler::find() {
        Ok(compiler) => compiler,
        Err(reason) => return Ok(vec![format!("the WebAssembly build and its games in Node: {reason}")]),
    };
    let module = module::build(&compiler)?;
    if !has_node() {
        return Ok(vec![format!("the games in Node: {NO_NODE}")]);
    }
    module::play(&module).map(|()| Vec::new())
}

const NO_NODE: &str = "there is no `node`";

fn has_node() -> bool {
    is_there("node", &["--version"])
}

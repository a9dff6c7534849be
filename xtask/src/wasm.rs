//! The core for WebAssembly: compiled, dressed in JavaScript, and played in Node.

mod compiler;
mod debian;
mod module;

use crate::run::is_there;

/// Why it did not come to its end.
enum Trouble {
    /// This machine lacks something; what is left out for that reason, and the reason.
    Lacking(String),
    /// Something is wrong with what was built.
    Wrong(String),
}

/// Builds the core and plays in it. If it is optional, what this machine cannot do is left out, and that is said.
pub(crate) fn run(is_optional: bool) -> Result<(), String> {
    match build_and_play() {
        Ok(()) => Ok(()),
        Err(Trouble::Lacking(what)) if is_optional => {
            eprintln!("left out: {what}");
            Ok(())
        }
        Err(Trouble::Lacking(what) | Trouble::Wrong(what)) => Err(what),
    }
}

fn build_and_play() -> Result<(), Trouble> {
    let compiler = compiler::find().map_err(|reason| {
        Trouble::Lacking(format!("the WebAssembly build and its games in Node: {reason}"))
    })?;
    let folder = module::build(&compiler).map_err(Trouble::Wrong)?;
    if !is_there("node", &["--version"]) {
        return Err(Trouble::Lacking("the games in Node: there is no `node`".to_owned()));
    }
    module::play(&folder).map_err(Trouble::Wrong)
}

//! Running other programs from the project's folder, and saying which one failed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    // A relative folder counts from where cargo stands, which is the project's.
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// A command that runs in the project's folder.
pub(crate) fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command to its end; what went wrong, if anything did.
pub(crate) fn run(mut command: Command) -> Result<(), String> {
    let shown = show(&command);
    eprintln!("> {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown}: {status}")),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

/// Runs cargo.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(&[], arguments)
}

/// Runs cargo with variables set.
pub(crate) fn cargo_with(variables: &[(&str, &str)], arguments: &[&str]) -> Result<(), String> {
    let mut command = command("cargo", arguments);
    command.envs(variables.iter().copied());
    run(command)
}

/// What a program answers, without the last line break; what it says beside is not shown.
pub(crate) fn answer(program: &str, arguments: &[&str]) -> Result<String, String> {
    let mut command = command(program, arguments);
    command.stderr(Stdio::null());
    printed(command).map(|text| text.trim_end().to_owned())
}

/// What a command prints, to the letter.
pub(crate) fn printed(mut command: Command) -> Result<String, String> {
    let shown = show(&command);
    // Otherwise what it says beside would be kept, too, and nobody would see why it failed.
    let output = command.stdout(Stdio::piped()).spawn().and_then(std::process::Child::wait_with_output);
    match output {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => Err(format!("{shown}: {}", output.status)),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

/// Whether a program can be run at all.
pub(crate) fn is_there(program: &str, arguments: &[&str]) -> bool {
    let mut command = command(program, arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

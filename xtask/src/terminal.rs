//! `cargo xtask terminal`: how soon the full screen is there, and what it costs while nobody does anything; with `--pictures` the
//! pictures of the README, from the running program.

#[cfg(target_os = "linux")]
mod measure;
#[cfg(target_os = "linux")]
mod pictures;
#[cfg(target_os = "linux")]
mod pty;
#[cfg(target_os = "linux")]
mod svg;

/// Measures the release program in a terminal of its own, or takes pictures of it.
#[cfg(target_os = "linux")]
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    crate::run::cargo(&["build", "--release", "--package", "tabuleiro-cli"])?;
    let done = match arguments {
        [] => measure::measure(),
        [wish] if wish == "--pictures" => pictures::take(),
        _ => return Err("terminal takes --pictures, or nothing".to_owned()),
    };
    done.map_err(|error| format!("the terminal: {error}"))
}

/// Elsewhere nobody says what a program has used.
#[cfg(not(target_os = "linux"))]
pub(crate) fn run(_: &[String]) -> Result<(), String> {
    Err("only Linux says what a program has used of the machine".to_owned())
}

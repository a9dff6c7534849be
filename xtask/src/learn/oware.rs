//! The net of Oware, learnt from games that its players play against themselves.

use crate::run::cargo;

/// Writes the weights anew: the same seed gives the same file on the same machine, on any number of threads.
pub(crate) fn run(asked: &[String]) -> Result<(), String> {
    let out = ["--out", "crates/oware/weights/oware.net"];
    let example = ["run", "--release", "--quiet", "--package", "tabuleiro-oware", "--example", "learn", "--"];
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    // Of two places to write to the first is taken: whoever names one gets it.
    cargo(&[&example[..], &asked, &out].concat())
}

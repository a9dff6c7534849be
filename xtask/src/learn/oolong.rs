//! The net of Oolong, learnt from games that it plays against itself.

use crate::run::cargo;

/// Writes the net anew: the same seed gives the same file. In a hurry (`--quick`) it is a small fraction of the games, and the
/// net stays in the folder that cargo builds into: it is good for nothing but to see that all works.
pub(crate) fn run(asked: &[String]) -> Result<(), String> {
    let is_quick = asked.iter().any(|word| word == "--quick");
    let quick = crate::run::target().join("oolong-quick-net.bin");
    let file = if is_quick { quick.display().to_string() } else { "crates/oolong/net.bin".to_owned() };
    let example =
        ["run", "--release", "--quiet", "--package", "tabuleiro-oolong", "--example", "net", "--", &file];
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    cargo(&[&example[..], &asked].concat())
}

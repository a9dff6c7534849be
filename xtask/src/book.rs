//! Works out a game's book of openings by long analyses: `cargo xtask book GAME`.

use crate::run::cargo;

/// Goes on with the book that stands there, or begins one; the rest of what was asked is for the game's own example.
pub(crate) fn run(asked: &[String]) -> Result<(), String> {
    match asked.first().map(String::as_str) {
        Some("oware") => {
            let example =
                ["run", "--release", "--quiet", "--package", "tabuleiro-oware", "--example", "book", "--"];
            let rest: Vec<&str> = asked[1..].iter().map(String::as_str).collect();
            cargo(&[&example[..], &rest, &["--out", "crates/oware/book.txt"]].concat())
        }
        Some(other) => Err(format!("{other} has no book: say oware")),
        None => Err("say which game: oware".to_owned()),
    }
}

//! Makes what the players have learnt again, from nothing: `cargo xtask learn GAME`.

mod oolong;
mod oware;

/// Teaches the players of a game; the rest of what was asked is for them.
pub(crate) fn run(asked: &[String]) -> Result<(), String> {
    let rest = asked.get(1..).unwrap_or_default();
    match asked.first().map(String::as_str) {
        Some("oolong") => oolong::run(rest),
        Some("oware") => oware::run(rest),
        Some(other) => Err(format!("nobody learns {other}: say oolong or oware")),
        None => Err("say which game: oolong or oware".to_owned()),
    }
}

//! Long checks, left out unless they are asked for.

/// Whether the long checks are asked for, as `cargo xtask verify` does.
pub fn is_asked() -> bool {
    let asked = std::env::var("TABULEIRO_VERIFY").is_ok_and(|value| value == "all");
    if !asked {
        println!("left out: TABULEIRO_VERIFY=all runs it");
    }
    asked
}

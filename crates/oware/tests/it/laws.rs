//! The laws of the house.

use tabuleiro_game::Game;
use tabuleiro_oware::Oware;

use crate::at;

/// The start under every option, and positions where something rare is near: laps, slams, hunger, passes, ends.
pub(crate) fn starts() -> Vec<Oware> {
    let options = ["", "slam=takes", "slam=forbidden", "rules=report"];
    let first = options.map(|words| Oware::start(words.parse().expect("options")));
    let tricky = [
        "12-0-0-0-0-0-0-0-0-0-0-0-18-18-S",
        "0-0-0-0-0-23-0-0-0-0-0-0-12-13-S",
        "0-0-0-0-1-2-1-1-0-0-0-0-21-22-S",
        "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
        "5-0-3-2-1-0-0-0-0-0-0-0-19-18-S",
        "0-0-0-0-0-17-0-0-0-0-0-1-14-16-S",
        "0-0-0-0-0-0-5-0-0-0-0-0-21-22-S",
        "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
    ];
    let spread = |&position: &&str| options.map(|words| at(&format!("{position} {words}")));
    first.into_iter().chain(tricky.iter().flat_map(spread)).collect()
}

tabuleiro_testkit::laws!(Oware, crate::laws::starts);

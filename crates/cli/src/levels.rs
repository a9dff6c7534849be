//! What players are called: a name in the language spoken is shown, and the one that records keep stands beside it where a name
//! may be typed. Both can be typed.

use std::sync::LazyLock;

use tabuleiro_game::Arg;
use tabuleiro_table::{Kind, Player};
use tabuleiro_text::{Lang, Speaker};

use crate::console::Console;
use crate::say;

/// Names are compared without their accents.
static PLAIN: LazyLock<[Speaker; 2]> = LazyLock::new(|| Lang::ALL.map(|lang| Speaker::new(lang).in_ascii()));

/// What a player is called in a sentence.
pub(crate) fn of(kind: &dyn Kind, player: &Player) -> Arg {
    player.level().map_or_else(|| player.name().into(), |level| kind.shown(level))
}

/// The name of a player as it is shown, with the one to be typed beside it if they differ: “descontraído [casual]”.
pub(crate) fn with_typed(kind: &dyn Kind, name: &str, console: &Console) -> String {
    let shown = said(kind, name, console.speaker());
    if shown == name {
        shown
    } else {
        console.say(&say("cli-level").with("shown", shown).with("typed", name))
    }
}

/// The name by which records call whoever has been typed, by that name or by one that is shown in any language; what was typed if
/// that is nobody.
pub(crate) fn typed(text: &str, kind: &dyn Kind) -> String {
    let human = Player::human();
    let names: Vec<&str> = kind.bots().iter().map(|card| card.name).chain([human.name()]).collect();
    // The name itself goes before any other that looks like it.
    let exact = names.iter().copied().find(|name| *name == text);
    let is_shown = |name: &&str| {
        let shows = |plain: &Speaker| {
            said(kind, name, plain) != **name && said(kind, name, plain) == fold(text, plain)
        };
        PLAIN.iter().any(shows)
    };
    exact.or_else(|| names.iter().copied().find(is_shown)).unwrap_or(text).to_owned()
}

fn fold(text: &str, plain: &Speaker) -> String {
    plain.write(text.to_lowercase())
}

fn said(kind: &dyn Kind, name: &str, speaker: &Speaker) -> String {
    match kind.shown(name) {
        Arg::Say(message) => speaker.say(&message),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabuleiro_games::GAMES;

    use super::*;

    #[test]
    fn a_player_can_be_typed_by_every_name_that_is_shown() {
        for kind in GAMES.iter() {
            for card in kind.bots() {
                for lang in Lang::ALL {
                    let shown = said(kind, card.name, &Speaker::new(lang));
                    assert_eq!(typed(&shown, kind), card.name, "{shown}");
                    let is_translated = shown != card.name;
                    let capitals = shown.to_uppercase();
                    assert_eq!(typed(&capitals, kind) == card.name, is_translated, "{capitals}");
                }
            }
        }
        let usual = GAMES.usual().expect("a game");
        assert_eq!(typed("descontraido", usual), "casual", "without the accent");
        assert_eq!(typed("pessoa", usual), "human");
        for nobody in ["", "./descontraído", "descontraído 2", "ninguém"] {
            assert_eq!(typed(nobody, usual), nobody);
        }
    }

    #[test]
    fn no_two_players_of_a_game_are_shown_by_the_same_name() {
        for kind in GAMES.iter() {
            let names: Vec<&str> = kind.bots().iter().map(|card| card.name).collect();
            for plain in &*PLAIN {
                let shown: BTreeSet<String> = names.iter().map(|name| said(kind, name, plain)).collect();
                assert_eq!(shown.len(), names.len(), "{}", kind.name());
                let of_another = |name: &&str| shown.contains(*name) && said(kind, name, plain) != **name;
                assert_eq!(names.iter().find(|name| of_another(name)), None, "{}", kind.name());
            }
        }
    }
}

//! What the levels are called: players have one name that is typed and kept, and one that is shown. A game has words of its own
//! for its players, or else the names of the levels that stand here.

use tabuleiro_game::{Arg, Message, Words};

use crate::WORDS;

/// The levels that have a name in every language: how they are typed, how they are shown, and both side by side. The players of the student report keep the names that it gives them.
const LEVELS: [(&str, &str, &str); 10] = [
    ("human", "table-level-human", "table-level-human-typed"),
    ("beginner", "table-level-beginner", "table-level-beginner-typed"),
    ("casual", "table-level-casual", "table-level-casual-typed"),
    ("keen", "table-level-keen", "table-level-keen-typed"),
    ("steady", "table-level-steady", "table-level-steady-typed"),
    ("strong", "table-level-strong", "table-level-strong-typed"),
    ("expert", "table-level-expert", "table-level-expert-typed"),
    ("master", "table-level-master", "table-level-master-typed"),
    ("grandmaster", "table-level-grandmaster", "table-level-grandmaster-typed"),
    ("perfect", "table-level-perfect", "table-level-perfect-typed"),
];

/// The name of a player of a game as it is shown: the game's word for it, `GAME-player-NAME`, else that of the level. A number behind
/// the name of a level stays there; any other name is shown as it is.
pub(crate) fn shown(words: &'static Words, name: &str) -> Arg {
    if let Some(key) = words.key(&format!("{}-player-{name}", words.name)) {
        return Arg::Say(Message::new(words, key));
    }
    let level = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let Some((_, key, _)) = LEVELS.iter().find(|(known, ..)| *known == level) else {
        return Arg::Text(name.to_owned());
    };
    let title = Message::new(&WORDS, key);
    Arg::Say(match &name[level.len()..] {
        "" => title,
        number => Message::new(&WORDS, "table-level-step").with("level", title).with("number", number),
    })
}

/// Names of players one after another, those of levels with the one to be typed beside the one shown if they differ.
pub(crate) fn listed(names: &[&str]) -> Arg {
    match names {
        [] => Arg::Text(String::new()),
        [name] => with_typed(name),
        // In halves, so that no list is so deep that a message cannot travel.
        names => {
            let (some, more) = names.split_at(names.len() / 2);
            Arg::Say(
                Message::new(&WORDS, "table-listed").with("some", listed(some)).with("more", listed(more)),
            )
        }
    }
}

/// A level as it is shown and typed: “principiante \[beginner\]”; any other name as it is.
fn with_typed(name: &str) -> Arg {
    let level = LEVELS.iter().find(|(known, ..)| *known == name);
    level.map_or_else(|| Arg::Text(name.to_owned()), |(.., key)| Arg::Say(Message::new(&WORDS, key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_players_has_the_names_that_can_be_typed() {
        let names: Vec<&str> = LEVELS.iter().map(|(name, ..)| *name).chain(["keen2", "bot2"]).collect();
        assert_eq!(listed(&names).to_string(), names.join(", "));
        for (name, _, key) in LEVELS {
            let typed = format!("{key} = ");
            let shown = WORDS.pt.lines().find_map(|line| line.strip_prefix(&typed));
            assert!(shown.is_some_and(|shown| shown.ends_with(&format!(" [{name}]"))), "{shown:?}");
        }
    }

    #[test]
    fn in_english_a_player_is_shown_by_the_name_that_is_typed() {
        for (name, ..) in LEVELS {
            assert_eq!(shown(&WORDS, name).to_string(), name);
            assert_eq!(shown(&WORDS, &format!("{name}2")).to_string(), format!("{name}2"));
        }
    }

    #[test]
    fn every_other_name_is_shown_as_it_is() {
        for name in ["", "bot2", "level3", "Ama", "perfectly"] {
            assert_eq!(shown(&WORDS, name), Arg::Text(name.to_owned()));
        }
    }

    #[test]
    fn a_game_has_words_of_its_own_for_its_players() {
        let words = &tabuleiro_testkit::morris::WORDS;
        assert_eq!(shown(words, "careful"), Arg::Say(Message::new(words, "morris-player-careful")));
        assert_eq!(
            shown(words, "perfect"),
            shown(&WORDS, "perfect"),
            "the others are called as in every game"
        );
    }
}

//! What the levels are called: players have one name that is typed and kept, and one that is shown.

use tabuleiro_game::{Arg, Message};

use crate::WORDS;

/// The levels that have a name in every language. The players of the student report keep the names that it gives them.
const LEVELS: [(&str, &str); 10] = [
    ("human", "table-level-human"),
    ("beginner", "table-level-beginner"),
    ("casual", "table-level-casual"),
    ("keen", "table-level-keen"),
    ("steady", "table-level-steady"),
    ("strong", "table-level-strong"),
    ("expert", "table-level-expert"),
    ("master", "table-level-master"),
    ("grandmaster", "table-level-grandmaster"),
    ("perfect", "table-level-perfect"),
];

/// The name of a player as it is shown. A number behind the name of a level stays there; any other name is shown as it is.
///
/// ```
/// use tabuleiro_table::level;
/// assert_eq!(level::shown("keen2").to_string(), "keen2");
/// ```
pub fn shown(name: &str) -> Arg {
    let level = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let Some((_, key)) = LEVELS.iter().find(|(known, _)| *known == level) else {
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
    let level = LEVELS.iter().find(|(known, _)| *known == name);
    let key = level.and_then(|(_, key)| WORDS.key(&format!("{key}-typed")));
    key.map_or_else(|| Arg::Text(name.to_owned()), |key| Arg::Say(Message::new(&WORDS, key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_players_has_the_names_that_can_be_typed() {
        let names: Vec<&str> = LEVELS.iter().map(|(name, _)| *name).chain(["keen2", "bot2"]).collect();
        assert_eq!(listed(&names).to_string(), names.join(", "));
        for (name, key) in LEVELS {
            let typed = format!("{key}-typed = ");
            let shown = WORDS.pt.lines().find_map(|line| line.strip_prefix(&typed));
            assert!(shown.is_some_and(|shown| shown.ends_with(&format!(" [{name}]"))), "{shown:?}");
        }
    }

    #[test]
    fn in_english_a_player_is_shown_by_the_name_that_is_typed() {
        for (name, _) in LEVELS {
            assert_eq!(shown(name).to_string(), name);
            assert_eq!(shown(&format!("{name}2")).to_string(), format!("{name}2"));
        }
    }

    #[test]
    fn every_other_name_is_shown_as_it_is() {
        for name in ["", "bot2", "level3", "Ama", "perfectly"] {
            assert_eq!(shown(name), Arg::Text(name.to_owned()));
        }
    }
}

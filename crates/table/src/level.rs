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

#[cfg(test)]
mod tests {
    use super::*;

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

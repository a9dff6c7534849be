//! The options of games as they stand on a command line: all that any game has.

use tabuleiro_game::{Arg, Message, OptionField, OptionValues};
use tabuleiro_table::{Kind, Kinds};

use crate::say;

/// An option that at least one game has.
pub(crate) struct OptionFlag {
    /// Its name.
    pub(crate) key: &'static str,
    /// What it decides, as the first game that has it says.
    label: Message,
    /// What it can be, in a few letters.
    pub(crate) hint: String,
    /// The values it can have in any game, unless it takes free text.
    pub(crate) values: Vec<&'static str>,
    /// The games that have it.
    games: Vec<Message>,
    is_in_all: bool,
}

impl OptionFlag {
    /// Every option, in the order in which the games bring them. Games that share one stand together.
    pub(crate) fn all(kinds: Kinds) -> Vec<OptionFlag> {
        let mut flags: Vec<OptionFlag> = Vec::new();
        for kind in kinds.iter() {
            for field in kind.options() {
                match flags.iter_mut().find(|flag| flag.key == field.key) {
                    Some(flag) => flag.share(kind, &field),
                    None => flags.push(OptionFlag::new(kind, field)),
                }
            }
        }
        let count = kinds.iter().count();
        for flag in &mut flags {
            flag.is_in_all = flag.games.len() == count;
        }
        flags
    }

    fn new(kind: &dyn Kind, field: OptionField) -> OptionFlag {
        let games = vec![kind.title()];
        let (hint, values) = (field.values.hint(), listed(&field));
        OptionFlag { key: field.key, label: field.label, hint, values, games, is_in_all: false }
    }

    fn share(&mut self, kind: &dyn Kind, field: &OptionField) {
        self.games.push(kind.title());
        let new: Vec<&str> = listed(field).into_iter().filter(|value| !self.values.contains(value)).collect();
        self.values.extend(new);
        for part in field.values.hint().split('|') {
            if !self.hint.split('|').any(|known| known == part) {
                self.hint = format!("{}|{part}", self.hint);
            }
        }
    }

    /// What it decides, and in which games, if not in all.
    pub(crate) fn about(&self) -> Message {
        if self.is_in_all {
            return self.label.clone();
        }
        say("cli-arg-option").with("label", self.label.clone()).with("games", listed_titles(&self.games))
    }
}

/// Titles one after another, in whichever language is spoken.
fn listed_titles(titles: &[Message]) -> Arg {
    let both = |some: Arg, more: &Message| {
        Arg::Say(
            Message::new(&tabuleiro_table::WORDS, "table-listed")
                .with("some", some)
                .with("more", more.clone()),
        )
    };
    let first = titles.first().map_or_else(|| Arg::Text(String::new()), |first| Arg::Say(first.clone()));
    titles.iter().skip(1).fold(first, both)
}

/// The values of an option; none if it takes free text.
fn listed(field: &OptionField) -> Vec<&'static str> {
    match &field.values {
        OptionValues::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
        OptionValues::Text(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_games::GAMES;

    use super::*;

    #[test]
    fn every_option_of_every_game_stands_there_once() {
        let flags = OptionFlag::all(GAMES);
        for field in GAMES.iter().flat_map(<dyn Kind>::options) {
            let found: Vec<&OptionFlag> = flags.iter().filter(|flag| flag.key == field.key).collect();
            assert_eq!(found.len(), 1, "{}", field.key);
            assert_eq!(found[0].label, field.label, "games that share {} say the same of it", field.key);
            assert!(field.values.hint().split('|').all(|part| found[0].hint.contains(part)), "{}", field.key);
        }
    }

    #[test]
    fn what_not_every_game_has_says_which_have_it() {
        for kind in GAMES.iter() {
            for field in kind.options() {
                let about = |flags: &[OptionFlag]| {
                    flags.iter().find(|flag| flag.key == field.key).expect("it stands there").about()
                };
                assert!(
                    about(&OptionFlag::all(GAMES)).to_string().contains(&kind.title().to_string()),
                    "{}",
                    field.key
                );
                let index = GAMES.names().iter().position(|name| *name == kind.name()).expect("it is listed");
                let alone = OptionFlag::all(Kinds(&GAMES.0[index..=index]));
                assert_eq!(about(&alone), field.label, "there is no other game");
            }
        }
    }
}

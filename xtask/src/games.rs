//! Which games there are, by the only list of them: what `crates/games` depends on and has a rule book.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use crate::run::root;

/// The names of all games, in the order in which `crates/games` has them.
pub(crate) fn names() -> &'static [String] {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| listed(&root()));
    &NAMES
}

/// The games of the project in that folder.
pub(crate) fn listed(root: &Path) -> Vec<String> {
    let manifest = fs::read_to_string(root.join("crates/games/Cargo.toml")).unwrap_or_default();
    let needed = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let needed = needed.take_while(|line| !line.starts_with('['));
    let names = needed.filter_map(|line| line.strip_prefix("tabuleiro-")?.strip_suffix(".workspace = true"));
    names.filter(|name| root.join("crates").join(name).join("RULES.md").exists()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list itself is code: each game stands in it by its type, and each type in it is a game's.
    #[test]
    fn the_games_that_are_depended_on_are_those_of_the_list() {
        let list = fs::read_to_string(root().join("crates/games/src/lib.rs")).expect("the list");
        let start = list.find("pub static GAMES").expect("the list has that name");
        let entries = &list[start..start + list[start..].find("]);").expect("it ends")];
        let in_list = entries.to_lowercase();
        for name in names() {
            assert!(
                in_list.contains(&format!("&{name}")) || in_list.contains(&format!("tabuleiro_{name}::")),
                "{name}"
            );
        }
        assert_eq!(entries.matches('&').count() - 1, names().len(), "{entries}");
        assert!(names().len() >= 4);
    }
}

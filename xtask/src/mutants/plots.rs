//! What is mutated, whose tests must notice, and how many of the mutants they must catch.

use std::sync::LazyLock;

use crate::games;

/// A part of the code that is judged by itself.
pub(crate) struct Plot {
    /// What it is called behind the name of its crate, if it is not all of it.
    part: &'static str,
    /// The folder under `crates/`.
    pub(crate) krate: &'static str,
    /// Only these files of its `src/`; none: all.
    pub(crate) files: &'static [&'static str],
    /// The other folders under `crates/` whose tests are shown what its own miss: what it promises is tested there, too.
    pub(crate) also: &'static [&'static str],
    /// Which of those others' tests, as nextest writes it; empty: all.
    pub(crate) of_theirs: &'static str,
    /// Features that its tests need.
    pub(crate) features: &'static str,
    /// How many of a hundred mutants must be caught.
    pub(crate) goal: u32,
}

const fn whole(krate: &'static str, also: &'static [&'static str], goal: u32) -> Plot {
    Plot { part: "", krate, files: &[], also, of_theirs: "", features: "", goal }
}

impl Plot {
    /// What it is called on the command line.
    pub(crate) fn name(&self) -> String {
        format!("{}{}", self.krate, self.part)
    }
}

/// The rules of a game: they must hold best. Which files of it they stand in, where there are more than every game has.
const RULES: [(&str, &[&str]); 4] = [
    ("oolong", &["rules.rs", "check.rs", "moves.rs", "refusal.rs", "tea.rs"]),
    ("quantik", &["rules.rs", "line.rs", "moves.rs", "refusal.rs"]),
    ("oware", &["rules.rs", "endings.rs", "moves.rs", "refusal.rs", "verdict.rs"]),
    ("otrio", &["rules.rs", "lists.rs", "moves.rs", "refusal.rs"]),
];

/// The same of any other game.
const EVERY_GAMES: &[&str] = &["rules.rs", "moves.rs", "refusal.rs"];

/// The crates that are left out: the tests of `cli` run whole programs and would take minutes for each mutant, and those of
/// `python` are Python's, which cargo does not run.
#[cfg(test)]
const LEFT_OUT: [&str; 2] = ["cli", "python"];

/// Every crate but the games, and but two. The laws of the games run in each game's own tests; the core has no game, so that its
/// promises are kept by `testkit`, which has one.
const HOUSE: [Plot; 16] = [
    whole("table", &[], 95),
    whole("engine", &[], 95),
    whole("oware-tables", &[], 95),
    whole("game", &["testkit"], 85),
    whole("search", &["testkit"], 85),
    whole("games", &["table"], 85),
    whole("learn", &[], 85),
    Plot { features: "tabuleiro-wire/schema", ..whole("wire", &[], 95) },
    Plot {
        // Every move of the golden games has its board drawn.
        of_theirs: "test(playthroughs) | test(sketch) | test(seen)",
        ..whole("text", &["testkit", "oolong", "quantik", "oware", "otrio"], 85)
    },
    whole("thinkers", &[], 95),
    whole("visualiser", &[], 85),
    whole("home", &[], 85),
    whole("server", &[], 85),
    whole("tui", &[], 85),
    whole("wasm", &[], 85),
    // Not its laws: one that is weakened cannot be noticed by games that keep it.
    Plot { files: &["morris/*.rs"], ..whole("testkit", &[], 85) },
];

/// Every game twice, its rules by themselves and all of it, and the house.
static PLOTS: LazyLock<Vec<Plot>> = LazyLock::new(|| {
    let games = games::names().iter().map(String::as_str);
    let rules = games.clone().map(|game| {
        let files = RULES.iter().find(|(known, _)| *known == game).map_or(EVERY_GAMES, |(_, files)| *files);
        Plot { part: "-rules", files, ..whole(game, &[], 95) }
    });
    rules.chain(games.map(|game| whole(game, &[], 85))).chain(HOUSE).collect()
});

/// Those that are meant: all, or the one of that name.
pub(crate) fn meant(name: Option<&str>) -> Result<Vec<&'static Plot>, String> {
    let Some(name) = name else { return Ok(PLOTS.iter().collect()) };
    let plot = PLOTS.iter().find(|plot| plot.name() == name);
    plot.map(|plot| vec![plot]).ok_or_else(|| {
        let names: Vec<String> = PLOTS.iter().map(Plot::name).collect();
        format!("nothing is called {name}; there are {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::run::root;

    #[test]
    fn every_game_is_judged_its_rules_and_all_of_it() {
        let names: Vec<String> = PLOTS.iter().map(Plot::name).collect();
        for game in games::names() {
            assert!(names.contains(game) && names.contains(&format!("{game}-rules")), "{game}: {names:?}");
        }
        assert!(RULES.iter().all(|(game, _)| games::names().iter().any(|name| name == game)));
        assert!(
            meant(Some("chess")).is_err()
                && meant(Some("oware-rules")).is_ok_and(|plots| plots[0].goal == 95)
        );
    }

    #[test]
    fn every_crate_is_mutated_or_left_out_for_a_reason() {
        let folders = std::fs::read_dir(root().join("crates")).expect("the crates are there");
        let there: BTreeSet<String> = folders
            .map(|folder| folder.expect("it can be read").file_name().to_string_lossy().into_owned())
            .collect();
        let known = PLOTS.iter().map(|plot| plot.krate).chain(LEFT_OUT);
        assert_eq!(known.map(str::to_owned).collect::<BTreeSet<_>>(), there);
    }
}

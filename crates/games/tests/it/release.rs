//! What a game of the release has beyond what every game has: told in one list, so that whoever makes one of a game sees at once
//! all that it still lacks.

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_games::GAMES;
use tabuleiro_learn::{lessons_of, puzzles_of};
use tabuleiro_search::roster::Group;
use tabuleiro_table::works::Unit;
use tabuleiro_table::{Kind, Kinds, Listing};
use tabuleiro_testkit::Morris;
use tabuleiro_text::skins;

use crate::complete::SIGNATURES;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Whether a folder has a file whose name begins so.
fn has_file(folder: &str, beginning: &str) -> bool {
    let files = fs::read_dir(root().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with(beginning))
}

/// Whether a record of an earlier version is kept that ends in one of these ways.
fn has_old_record(name: &str, is_meant: fn(&str) -> bool) -> bool {
    let tag = format!("[Game \"{name}\"]");
    let records = fs::read_dir(root().join("crates/table/tests/records")).expect("the records are there");
    let texts = records.flatten().filter_map(|file| fs::read_to_string(file.path()).ok());
    texts.filter(|text| text.contains(&tag)).any(|text| is_meant(&text))
}

/// Everything that a game of the release lacks, a line for each.
fn lacks(kind: &dyn Kind) -> Vec<String> {
    let name = kind.name();
    let search = format!("{name}-search");
    let has_work = |unit: Unit| kind.works().iter().any(|work| work.unit == unit);
    let main = kind.bots().iter().filter(|card| card.group == Group::Main).count();
    let lends = |file: &str| text("xtask/src/wasm/package.rs").contains(&format!("\"{file}\""));
    let wanted = [
        (
            has_work(Unit::Games) && has_work(Unit::Leaves) && has_work(Unit::Nodes),
            "work for the bench: playouts, perft, search (crates/games/src/lib.rs)",
        ),
        (
            SIGNATURES.iter().any(|(known, _)| *known == search),
            "the signature of its search (crates/games/tests/it/complete.rs)",
        ),
        (main >= 8, "eight main levels (src/bots.rs)"),
        (kind.bots().iter().any(|card| card.report), "the players of the student report (src/bots.rs)"),
        (
            (6..=10).contains(&lessons_of(name).len()),
            "six to ten lessons (crates/learn/lessons, crates/learn/src/shelf.rs)",
        ),
        (puzzles_of(name).len() >= 60, "sixty puzzles (crates/learn/puzzles, crates/learn/src/shelf.rs)"),
        (skins::names().any(|known| known == name), "a skin for text (crates/text/src/skins)"),
        (
            root().join(format!("crates/tui/src/skins/{name}.rs")).exists(),
            "a skin for the full screen (crates/tui/src/skins)",
        ),
        (root().join(format!("web/src/skins/{name}")).exists(), "a skin for the page (web/src/skins)"),
        (
            has_file("docs/pictures", &format!("{name}-2d-"))
                && has_file("docs/pictures", &format!("{name}-3d-")),
            "pictures (docs/pictures)",
        ),
        (text("README.md").contains(&format!("(`tabuleiro replay --game {name} ")), "a board in the README"),
        (
            has_old_record(name, |text| text.ends_with("*\n")),
            "an unfinished old record (crates/table/tests/records)",
        ),
        (
            has_old_record(name, |text| !text.ends_with("*\n")),
            "a finished old record (crates/table/tests/records)",
        ),
        (
            root().join(format!("crates/python/python/tabuleiro/pettingzoo/{name}_v0.py")).exists(),
            "a module for PettingZoo (crates/python/python/tabuleiro/pettingzoo)",
        ),
        (
            text("crates/python/python/tabuleiro/openspiel.py").contains(&format!("\"{name}\": ")),
            "its longest game for OpenSpiel (crates/python/python/tabuleiro/openspiel.py)",
        ),
        (
            kind.loan().is_none_or(|loan| lends(loan.file())),
            "what it is lent, for the page (xtask/src/wasm/package.rs)",
        ),
    ];
    wanted
        .into_iter()
        .filter(|(is_there, _)| !is_there)
        .map(|(_, what)| format!("{name} lacks {what}"))
        .collect()
}

#[test]
fn no_game_of_the_release_lacks_anything() {
    let lacking: Vec<String> = GAMES.released().flat_map(lacks).collect();
    assert!(lacking.is_empty(), "\n{}\n", lacking.join("\n"));
    assert!(GAMES.released().count() >= 4);
}

/// A game that calls itself one of the release before it is told of all that it lacks at once.
#[test]
fn a_small_game_would_be_told_all_that_it_lacks() {
    static SMALL: Listing<Morris> = Listing::new().of_the_release();
    static ALL: Kinds = Kinds(&[&SMALL]);
    let lacking: Vec<String> = ALL.released().flat_map(lacks).collect();
    assert_eq!(lacking.len(), 15, "everything but a loan, which it does not need:\n{}", lacking.join("\n"));
}

/// What is said of games elsewhere is said of games that there are.
#[test]
fn what_stands_elsewhere_belongs_to_a_game_of_the_list() {
    let is_game = |name: &str| GAMES.find(name).is_some();
    for folder in ["crates/learn/lessons", "crates/learn/puzzles"] {
        for file in fs::read_dir(root().join(folder)).expect("the folder is there").flatten() {
            let path = file.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            assert!(is_game(&name), "{folder} has {name}");
            let is_read = if folder.ends_with("lessons") {
                !lessons_of(&name).is_empty()
            } else {
                !puzzles_of(&name).is_empty()
            };
            assert!(is_read, "crates/learn/src/shelf.rs does not read {folder}/{name}.txt");
        }
    }
    assert!(skins::names().all(is_game));
    assert!(SIGNATURES.iter().all(|(work, _)| work.split_once('-').is_some_and(|(name, _)| is_game(name))));
}

//! That the terminal says everything in both languages, nothing that nobody asks for, and names no game outside a skin.

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_game::Words;
use tabuleiro_games::GAMES;
use tabuleiro_testkit::words;

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> &'static str {
    fs::read_to_string(path).expect("text").leak()
}

/// Every pair of word files, by the English one.
fn pairs() -> Vec<(String, &'static Words)> {
    let english = |path: &PathBuf| path.to_string_lossy().ends_with("en.ftl");
    let pair = |path: PathBuf| {
        let name = path.to_string_lossy().into_owned();
        let other = PathBuf::from(name.strip_suffix("en.ftl").expect("an English one").to_owned() + "pt.ftl");
        let words = Words { name: "tui", en: read(&path), pt: read(&other) };
        (name, &*Box::leak(Box::new(words)))
    };
    files(&home().join("words")).into_iter().filter(english).map(pair).collect()
}

fn sources() -> String {
    files(&home().join("src")).iter().map(|path| read(path)).collect()
}

#[test]
fn both_languages_say_the_same_things_and_every_one_is_said() {
    let sources = sources();
    let pairs = pairs();
    assert!(pairs.len() > 5, "{}", pairs.len());
    for (_, words) in &pairs {
        words::assert_agree(words);
        words::assert_plain(words);
        words::assert_used(words, &sources);
    }
}

#[test]
fn every_key_that_is_said_stands_in_a_file() {
    let pairs = pairs();
    let sources = sources();
    let is_key = |word: &&str| {
        word.starts_with("tui-")
            && word.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
    };
    let bundles: Vec<&str> =
        sources.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for key in sources.split('"').filter(is_key).filter(|key| !bundles.contains(key)) {
        assert!(pairs.iter().any(|(_, words)| words.key(key).is_some()), "“{key}” stands in no file");
    }
}

#[test]
fn no_game_is_named_outside_its_skin() {
    for path in files(&home().join("src")).iter().chain(&files(&home().join("words"))) {
        let is_skin = path.components().any(|part| part.as_os_str() == "skins");
        let text = read(path).to_lowercase();
        for kind in GAMES.iter().filter(|_| !is_skin) {
            assert!(!text.contains(kind.name()), "{} names {}", path.display(), kind.name());
        }
    }
}

//! That the crates below say everything in both languages, and nothing that nobody asks for.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tabuleiro_game::Words;
use tabuleiro_games::GAMES;
use tabuleiro_testkit::words;

/// The folder of a crate of this workspace.
fn home(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// Every source file of a crate, one after another.
fn sources(name: &str) -> String {
    let mut text = String::new();
    let mut folders = vec![home(name).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                text += &std::fs::read_to_string(path).expect("a source is text");
            }
        }
    }
    text
}

/// Every key that the sources name.
fn named<'s>(sources: &'s str, prefix: &str) -> BTreeSet<&'s str> {
    let is_key = |word: &&str| {
        word.starts_with(prefix)
            && word.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
    };
    sources.split('"').filter(is_key).collect()
}

fn has_key(ftl: &str, key: &str) -> bool {
    ftl.lines().any(|line| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('=')))
}

fn assert_complete(words: &'static Words, name: &str, sources: &str) {
    words::assert_agree(words);
    words::assert_used(words, sources);
    let keys = named(sources, &format!("{name}-"));
    assert!(!keys.is_empty());
    for key in keys {
        assert!(has_key(words.en, key), "“{key}” is said in {name}, but stands in no file");
    }
}

#[test]
fn a_tables_words_are_complete() {
    // What a foreign form says of records stands with the list of games.
    assert_complete(&tabuleiro_table::WORDS, "table", &(sources("table") + &sources("games")));
    words::assert_plain(&tabuleiro_table::WORDS);
}

#[test]
fn the_words_of_every_game_at_all_are_complete() {
    let games: String = GAMES.iter().map(|kind| sources(kind.name())).collect();
    assert_complete(&tabuleiro_game::message::WORDS, "game", &(sources("game") + &games));
    words::assert_plain(&tabuleiro_game::message::WORDS);
}

#[test]
fn the_words_of_the_text_renderer_are_complete() {
    assert_complete(&tabuleiro_text::WORDS, "text", &sources("text"));
    words::assert_plain(&tabuleiro_text::WORDS);
}

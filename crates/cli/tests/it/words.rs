//! That the program says everything in both languages, and nothing that nobody asks for.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tabuleiro_game::Words;
use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_testkit::words;

/// Every source file under a folder, one after another.
fn sources(folder: &Path) -> String {
    let entries =
        fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let read = |path: &Path| fs::read_to_string(path).expect("a source is text");
    entries.map(|path| if path.is_dir() { sources(&path) } else { read(&path) }).collect()
}

/// Everything in quotes that looks like a key of these words.
fn keys<'s>(sources: &'s str, prefix: &str) -> BTreeSet<&'s str> {
    let is_key = |word: &&str| {
        word.starts_with(prefix)
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    sources.split('"').filter(is_key).collect()
}

fn assert_complete(words: &'static Words, folder: &str, prefix: &str) {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    words::assert_agree(words);
    words::assert_used(words, &sources);
    for key in keys(&sources, prefix) {
        let stands =
            |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
        assert!(words.en.lines().any(stands), "“{key}” is said, but stands in no file");
    }
}

#[test]
fn the_programs_words_are_complete() {
    assert_complete(&tabuleiro_cli::WORDS, "src", "cli-");
}

#[test]
fn the_program_names_no_game_and_no_games_option() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let has = |word: &str| sources.contains(&format!("\"{word}\""));
    let games: Vec<&str> = GAMES.names().into_iter().filter(|name| has(name)).collect();
    assert_eq!(games, ["oware"], "the only game that its report's visualiser plays");
    for field in GAMES.iter().flat_map(<dyn Kind>::options) {
        // There is a command of that name, and the visualiser's socket has such an option of its own.
        assert!(field.key == "rules" || !has(field.key), "{} is named", field.key);
    }
}

#[test]
fn the_engines_words_are_complete() {
    assert_complete(&tabuleiro_engine::WORDS, "../engine/src", "engine-");
}

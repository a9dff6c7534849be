//! Every screen of a game, as a terminal of 80 columns shows it in both languages: what is read here is what a player sees.
//!
//! `TABULEIRO_UPDATE=1` writes the pictures anew; read the difference.

use std::path::PathBuf;
use std::{env, fs};

use tabuleiro_games::GAMES;
use tabuleiro_text::Lang;

use crate::program::Home;
use crate::terminal::shown_at;

/// What is typed in a game between two people: words that are answered, parts, slips, moves, and an end.
fn typed(game: &str) -> Vec<&'static str> {
    let moves: &[&str] = match game {
        "oolong" => &["x", "ne", "sw", "--", "undo"],
        "quantik" => &["cone", "m", "3", "?", "u", "e5", "b3", "A@b3", "sphere 1 1"],
        "oware" => &["z", "D", "c", "6"],
        _ => &["L", "m", "z", "b2", "undo", "M b2", "S c3"],
    };
    [&["?", "m", "why"][..], moves, &["history", "position", "board", "draw", "", "resign", "n"]].concat()
}

fn picture(game: &str, lang: Lang) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{game}-{lang}.txt"))
}

#[test]
fn every_screen_fits_eighty_columns_and_is_as_it_was() {
    for kind in GAMES.iter() {
        for lang in Lang::ALL {
            let home = Home::new();
            let seats = ["--seat1", "human", "--seat2", "human", "--seed", "3"];
            let command = home.command([&["play", kind.name(), "--lang", lang.code()], &seats[..]].concat());
            let shown = shown_at(&command, &typed(kind.name()), (80, 24));
            // The text of a position stays whole, so that it can be copied.
            let is_position = |line: &&String| line.matches('/').count() > 7;
            assert_eq!(
                shown.too_wide.iter().find(|line| !is_position(line)),
                None,
                "{} in {lang}",
                kind.name()
            );
            let text = shown.text.replace(&home.at("").display().to_string(), "HOME/");
            let text: Vec<&str> =
                text.lines().filter(|line| !line.contains("HOME/") && !line.contains(".txt")).collect();
            let (text, path) = (text.join("\n") + "\n", picture(kind.name(), lang));
            if env::var_os("TABULEIRO_UPDATE").is_some() {
                fs::create_dir_all(path.parent().expect("it lies in a folder"))
                    .expect("the folder can be made");
                fs::write(&path, &text).expect("the picture can be written");
            }
            let known = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(text, known, "{}", path.display());
        }
    }
}

#[test]
fn a_narrow_terminal_gets_sentences_that_fit() {
    let home = Home::new();
    for (game, lang) in [("quantik", "en"), ("oware", "pt")] {
        let command = home.command(["play", game, "--lang", lang, "--seat1", "human", "--seat2", "human"]);
        let shown = shown_at(&command, &["why", "zz", "draw", "", "resign", "n"], (50, 24));
        let is_sentence = |line: &&String| line.contains(". ") || line.contains(", ");
        assert_eq!(shown.too_wide.iter().find(is_sentence), None, "{}", shown.text);
    }
}

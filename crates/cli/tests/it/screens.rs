//! Every screen as a terminal shows it in both languages: what is read here is what a player sees. The pictures are those of
//! 80 columns; in wider and narrower terminals, no line may be wider than they are.
//!
//! `TABULEIRO_UPDATE=1` writes the pictures anew; read the difference.

use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};
use std::{env, fs};

use tabuleiro_text::Lang;

use crate::program::Home;
use crate::terminal::{Shown, shown_at};

/// Something that is done at a terminal.
pub(crate) struct Scene {
    name: String,
    command: String,
    typed: Vec<&'static str>,
    /// Where a game begins, if not where it usually does.
    position: Option<&'static str>,
    pager: &'static str,
}

impl Scene {
    fn new(name: impl Into<String>, command: impl Into<String>, typed: &[&'static str]) -> Scene {
        Scene { name: name.into(), command: command.into(), typed: typed.to_vec(), position: None, pager: "" }
    }

    /// What is shown of it at a terminal of so many columns.
    pub(crate) fn shown(&self, lang: Lang, more: &str, size: (u16, u16)) -> Shown {
        self.shown_with(&[], lang, more, size)
    }

    /// The same, in an environment that has more.
    pub(crate) fn shown_with(
        &self,
        variables: &[(&str, &str)],
        lang: Lang,
        more: &str,
        size: (u16, u16),
    ) -> Shown {
        let home = furnished();
        let line = format!("{} {more} --lang {lang}", self.command);
        let mut command = home.command(line.split_whitespace());
        command.args(self.position.into_iter().flat_map(|text| ["--position", text]));
        command.env("PAGER", self.pager).env("TZ", "UTC").envs(variables.iter().copied());
        let shown = shown_at(&command, &self.typed, size);
        // Where records lie differs from run to run, and may be long.
        let is_place = |line: &&str| line.contains(".txt") || line.contains("tabuleiro-");
        let text: Vec<&str> = shown.text.lines().filter(|line| !is_place(line)).collect();
        let too_wide = shown.too_wide.iter().filter(|line| !is_place(&line.as_str())).cloned().collect();
        Shown { text: text.join("\n") + "\n", too_wide, ..shown }
    }

    /// Whether it looks in this language as it did.
    fn is_as_it_was(&self, lang: Lang) -> Result<(), String> {
        let shown = self.shown(lang, "", (80, 24)).text;
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
        let path = folder.join(format!("{}-{lang}.txt", self.name));
        if env::var_os("TABULEIRO_UPDATE").is_some() {
            fs::write(&path, &shown).expect("the picture can be written");
        }
        let known = fs::read_to_string(&path).unwrap_or_default();
        let mut lines = shown.lines().zip(known.lines().chain(std::iter::repeat("")));
        match lines.find(|(now, then)| now != then) {
            None if shown == known => Ok(()),
            found => Err(format!("{} is not as it was: {found:?}", path.display())),
        }
    }

    /// Whether every line fits terminals of all widths. A word that has no space in it stays whole, so that it can be copied.
    fn fits(&self, lang: Lang) -> Result<(), String> {
        for columns in [40, 60, 80, 120] {
            let shown = self.shown(lang, "", (columns, 24));
            let is_word = |line: &&String| !line.trim().contains(' ');
            if let Some(line) = shown.too_wide.iter().find(|line| !is_word(line)) {
                return Err(format!("{} in {lang} does not fit {columns} columns: {line}", self.name));
            }
        }
        Ok(())
    }
}

/// A home with an unfinished game and a record in it.
fn furnished() -> Home {
    let home = Home::new();
    home.type_in(["play", "oware", "--seat1", "human", "--seat2", "human"], "D\nc\nstop\n").well();
    let file = fs::File::options().append(true).open(&home.unfinished()[0]).expect("it was kept");
    file.set_modified(UNIX_EPOCH + Duration::from_secs(1_792_000_000)).expect("its date can be set");
    let moves = "D@a4 C@a1 A@d3 D@d2 B@a2 C@a3 B@b4 A@b1 C@c2 A@b2";
    home.run(["replay", "--game", "quantik", "--moves", moves, "--save", "game.txt"]).well();
    home
}

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

/// A position one move before its end, and that move.
fn last_move(game: &str) -> (&'static str, &'static str) {
    match game {
        "oolong" => (
            ".bbgbgggg/gbgbggbbg/gbbgbgbbg/bgbgbbbgg/bgggbgggb/bbgbbgbgb/gg.gbbbbg/bbbbgbgbg/bggbbbggg g n/e \
             gjck-urrb -",
            "nw/nw",
        ),
        "quantik" => ("DB../c..A/B.Cd/ca..", "A@b2"),
        "oware" => ("2-0-2-1-0-6-1-1-0-0-1-1-9-24-N", "f"),
        _ => ("ggp,b..,ppg/r.g,.rg,.rp/bb.,p.r,bbr r", "rS@a1"),
    }
}

/// Every scene of a game.
pub(crate) fn scenes_of(game: &str) -> Vec<Scene> {
    let two = "--seat1 human --seat2 human --seed 3";
    let moves: Vec<&str> = typed(game).into_iter().skip(3).collect();
    let (position, last) = last_move(game);
    let ending = Scene::new(format!("{game}-end"), format!("play {game} {two}"), &[last, "n"]);
    let book = Scene {
        pager: "head -n 23",
        ..Scene::new(format!("{game}-book"), format!("rules {game} --all"), &[])
    };
    vec![
        Scene::new(game, format!("play {game} {two}"), &typed(game)),
        Scene::new(format!("{game}-plain"), format!("play {game} {two} --plain"), &moves),
        Scene { position: Some(position), ..ending },
        Scene::new(format!("{game}-rules"), format!("rules {game}"), &[]),
        book,
        Scene::new(format!("{game}-bots"), format!("bots {game}"), &[]),
        Scene::new(format!("{game}-bots-all"), format!("bots {game} --all"), &[]),
    ]
}

/// Every scene that is of no game, or the same for all.
pub(crate) fn other_scenes() -> Vec<Scene> {
    let menu = ["5", "x", "2", "4", "3", "0", "2", "2", "stop", "0", "0"];
    let moves = "replay --game oware --moves DcAf";
    let mut scenes = vec![
        Scene::new("menu", "", &menu),
        Scene::new("replay", moves, &["", "?", "undo", "undo", "", "end"]),
        Scene::new("replay-file", "replay game.txt", &["end"]),
        Scene::new("analyse", "analyse quantik A.../.b../..../....", &[]),
        Scene::new("analyse-file", "analyse game.txt --nodes 2000", &[]),
        Scene::new("kept", "kept", &[]),
        Scene::new("help", "--help", &[]),
    ];
    scenes.extend(COMMANDS.map(|name| Scene::new(format!("help-{name}"), format!("{name} --help"), &[])));
    scenes
}

const COMMANDS: [&str; 15] = [
    "play",
    "kept",
    "replay",
    "perft",
    "rules",
    "bots",
    "analyse",
    "solve",
    "tables",
    "duel",
    "engine",
    "serve",
    "bench",
    "completions",
    "man",
];

fn assert_scenes(scenes: &[Scene]) {
    let both = scenes.iter().flat_map(|scene| Lang::ALL.map(|lang| (scene, lang)));
    let checked = both.flat_map(|(scene, lang)| [scene.is_as_it_was(lang), scene.fits(lang)]);
    let wrong: Vec<String> = checked.filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_screen_of_oolong_fits_and_is_as_it_was() {
    assert_scenes(&scenes_of("oolong"));
}

#[test]
fn every_screen_of_quantik_fits_and_is_as_it_was() {
    assert_scenes(&scenes_of("quantik"));
}

#[test]
fn every_screen_of_oware_fits_and_is_as_it_was() {
    assert_scenes(&scenes_of("oware"));
}

#[test]
fn every_screen_of_otrio_fits_and_is_as_it_was() {
    assert_scenes(&scenes_of("otrio"));
}

#[test]
fn every_other_screen_fits_and_is_as_it_was() {
    assert_scenes(&other_scenes());
}

#[test]
fn the_last_move_can_still_be_seen_when_the_next_is_asked_for() {
    for (game, lang) in ["oolong", "quantik", "oware", "otrio"]
        .into_iter()
        .flat_map(|game| Lang::ALL.map(|lang| (game, lang)))
    {
        let shown = scenes_of(game)[0].shown(lang, "", (80, 24)).text;
        let lines: Vec<&str> = shown.lines().collect();
        let is_move = |line: &str| line.split_once(". ").is_some_and(|(ply, _)| ply.parse::<u32>().is_ok());
        let is_question = |line: &&str| line.contains("? ") || line.starts_with("> ");
        let moves: Vec<usize> = (0..lines.len()).filter(|at| is_move(lines[*at])).collect();
        assert!(!moves.is_empty(), "{shown}");
        for at in moves {
            let lower = lines[at..].iter().position(is_question).expect("somebody is asked");
            assert!(lower < 24, "{game} in {lang}: {lower} lines below “{}”", lines[at]);
        }
    }
}

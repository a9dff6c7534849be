//! Records that are saved where the player wants them.

use std::fs;

use tabuleiro_games::GAMES;

use crate::program::{Home, record};

fn bots(game: &str, save: &str) -> Vec<String> {
    let kind = GAMES.find(game).expect("a game");
    let bot = kind.bots()[0].name;
    ["play", game, "--seat1", bot, "--seat2", bot, "--seed", "5", "--save", save].map(str::to_owned).to_vec()
}

#[test]
fn a_saved_game_can_be_replayed() {
    for kind in GAMES.iter() {
        let home = Home::new();
        let told = home.run(bots(kind.name(), "game.txt")).well();
        assert!(told.contains("game.txt"), "{told}");
        let saved = record(&home.at("game.txt"));
        assert_eq!(saved, record(&home.records()[0]));
        let lines = home.line("replay game.txt --json").well();
        assert_eq!(lines.lines().count(), saved.moves().len() + 1);
        home.line("replay game.txt --save copy.txt").well();
        assert_eq!(record(&home.at("copy.txt")), saved, "a copy is the same record");
    }
}

#[test]
fn oware_is_saved_and_read_in_auales_form_too() {
    let home = Home::new();
    home.run(bots("oware", "game.ogn")).well();
    let text = fs::read_to_string(home.at("game.ogn")).expect("it was saved");
    assert!(text.starts_with("[Variant \"Abapa\"]\n") && text.contains("[South \"bot1\"]"), "{text}");
    let ours = record(&home.records()[0]);
    let lines = home.line("replay game.ogn --json").well();
    assert_eq!(lines.lines().count(), ours.moves().len() + 1);
    home.line("replay game.ogn --save back.txt").well();
    let back = record(&home.at("back.txt"));
    assert_eq!((back.main, back.result, back.seats), (ours.main, ours.result, ours.seats));
    home.line("replay back.txt --save again.ogn").well();
    assert_eq!(fs::read_to_string(home.at("again.ogn")).expect("it was saved"), text);
}

#[test]
fn an_existing_file_is_left_byte_for_byte() {
    let home = Home::new();
    let precious = b"precious \xff bytes\r\n\0";
    for name in ["old.txt", "old.ogn"] {
        home.file(name, precious);
        let told = home.run(bots("oware", name)).failed(1);
        assert!(told.contains(name), "{told}");
        let ran = home.run(["replay", "--game", "oware", "--moves", "A", "--save", name]);
        ran.failed(1);
        let portuguese = home.run(bots("oware", name).iter().map(String::as_str).chain(["--lang", "pt"]));
        assert_ne!(portuguese.failed(1), told);
        assert_eq!(fs::read(home.at(name)).expect("it is there"), precious);
    }
    assert!(home.records().is_empty(), "it is said before the game, not after it");
}

#[test]
fn a_place_that_cannot_be_written_is_told_before_the_game() {
    let home = Home::new();
    fs::create_dir(home.at("folder")).expect("a folder");
    for name in ["missing/game.txt", "folder", "folder/none/x.ogn"] {
        let ran = home.run(bots("oware", name));
        assert!(ran.failed(1).contains(name), "{}", ran.err);
        assert!(home.records().is_empty(), "{name}: nothing was played");
    }
}

#[test]
fn other_games_have_no_such_form_and_that_is_told_before_the_game() {
    for kind in GAMES.iter().filter(|kind| kind.foreign().is_none()) {
        let home = Home::new();
        home.run(bots(kind.name(), "game.ogn")).failed(1);
        assert!(home.records().is_empty() && !home.at("game.ogn").exists(), "{}", kind.name());
    }
}

#[test]
fn a_game_that_is_left_is_saved_unfinished() {
    let home = Home::new();
    let people = ["play", "oware", "--seat1", "human", "--seat2", "human", "--save", "left.ogn"];
    home.type_in(people, "A\nb\nstop\n").well();
    let text = fs::read_to_string(home.at("left.ogn")).expect("it was saved");
    assert!(text.ends_with("1. A b *\n"), "{text}");
    assert_eq!(record(&home.unfinished()[0]).moves(), ["A", "b"]);
}

#[test]
fn comments_and_tags_of_a_record_are_kept_by_a_copy() {
    let home = Home::new();
    let text = "[Game \"quantik\"]\n[Date \"2020.01.02\"]\n[Seat1 \"Ana\"]\n[Seat2 \"Rui\"]\n[Event \"a \\\"cup\\\"\"]\n\
                [Result \"*\"]\n\n{before} 1. A@a1 {good} 2. B@b1 *\n";
    home.file("in.txt", text);
    home.line("replay in.txt --save out.txt").well();
    assert_eq!(fs::read_to_string(home.at("out.txt")).expect("it was saved"), text);
}

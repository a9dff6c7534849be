//! Outside programs that sit at the table in `play`.
#![cfg(unix)]

use std::fs;

use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;

use crate::program::{Home, record};
use crate::talk::{Pipes, Talk};

/// How every program here begins: it introduces itself and is ready.
pub(crate) const GREETING: &str =
    "read ugi; echo id name Fool; echo ugiok; read new; read ready; echo readyok; ";

/// Our own engine of a game, as a program from outside.
pub(crate) fn engine(game: &str) -> String {
    format!("{} engine {game}", env!("CARGO_BIN_EXE_tabuleiro"))
}

/// What that engine calls itself.
fn title(kind: &dyn Kind) -> String {
    format!("Tabuleiro {} ({})", env!("CARGO_PKG_VERSION"), kind.title())
}

/// A program of a few lines; the command that starts it.
pub(crate) fn program(home: &Home, name: &str, script: &str) -> String {
    format!("/bin/sh {}", home.file(name, script).display())
}

/// Our own engine behind a program that notes all that it is told; the command, and where that is noted.
fn overheard(home: &Home, game: &str) -> (String, std::path::PathBuf) {
    let heard = home.at("heard");
    let script = format!("tee -a {} | {}", heard.display(), engine(game));
    (program(home, "overheard", &script), heard)
}

fn against(home: &Home, game: &str, command: &str, more: &[&str]) -> Talk<Pipes> {
    let seats = ["play", game, "--seat1", "human", "--seat2", command, "--seed", "3"];
    Talk::start(home.command([&seats[..], more].concat()))
}

/// The positions that a program was told, one after another.
fn positions(heard: &std::path::Path) -> Vec<String> {
    let heard = fs::read_to_string(heard).expect("it was told something");
    heard.lines().filter_map(|line| line.strip_prefix("position fen ").map(str::to_owned)).collect()
}

#[test]
fn our_own_engine_plays_every_game_to_the_end_under_its_own_name() {
    for kind in GAMES.iter() {
        let home = Home::new();
        let mut talk = against(&home, kind.name(), &engine(kind.name()), &["--nodes", "50"]);
        talk.play_out();
        talk.say("n");
        let told = talk.hang_up().well();
        let title = title(kind);
        assert!(told.contains(&format!("({title}).")), "who plays is said:\n{told}");
        let [path] = &home.records()[..] else { panic!("one game is recorded:\n{told}") };
        assert_eq!(record(path).seats, ["human", &title]);
        let text = fs::read_to_string(path).expect("it is there");
        assert!(
            !text.contains("[Program") && !text.contains("engine"),
            "how it is started is nobody's concern"
        );
        assert!(home.unfinished().is_empty());
    }
}

#[test]
fn programs_play_against_bots_and_against_each_other() {
    let home = Home::new();
    let engine = engine("quantik");
    for seats in [["level2", &engine], [&engine, "level2"], [&engine, &engine]] {
        let line = ["play", "quantik", "--seat1", seats[0], "--seat2", seats[1], "--nodes", "50"];
        let told = home.run(line).well();
        assert!(told.contains("only bots play") && told.contains("wins"), "{told}");
    }
    assert_eq!(home.records().len(), 3);
}

#[test]
fn three_and_four_sit_down_with_programs_and_some_may_leave() {
    for players in ["3", "4"] {
        let home = Home::new();
        let engine = engine("otrio");
        let line = ["play", "otrio", "--players", players, "--nodes", "50", "--seed", "5"];
        let seats = ["--seat1", &engine, "--seat2", "human", "--seat3", &engine];
        let mut talk = Talk::start(home.command([&line[..], &seats].concat()));
        talk.hear("Tabuleiro");
        talk.play(1);
        talk.legal();
        talk.say("resign");
        let told = talk.hang_up().well();
        let [path] = &home.records()[..] else { panic!("the others play on to the end:\n{told}") };
        let archive = record(path);
        assert!(!archive.out.is_empty() && archive.moves().len() > 6, "{archive}");
    }
}

#[test]
fn a_kept_game_names_its_program_and_sits_down_with_it_again() {
    let home = Home::new();
    let (command, heard) = overheard(&home, "oware");
    let mut talk = against(&home, "oware", &command, &["--nodes", "50"]);
    talk.play(1);
    talk.legal();
    let told = talk.hang_up().well();
    let title = title(GAMES.find("oware").expect("listed"));
    assert!(told.contains(&format!("Oware, you against {title}, after move 2")), "{told}");
    assert!(home.line("kept").well().contains(&format!("you against {title}, after move 2")));
    assert!(home.line("kept --json").well().contains(&format!("[\"human\",\"{title}\"]")));
    let before = positions(&heard).len();
    let mut talk = Talk::start(home.command(["play", "--resume", "--nodes", "50"]));
    talk.hear(&format!("({title})."));
    talk.play(1);
    talk.legal();
    talk.hang_up().well();
    let after = positions(&heard);
    assert_eq!(after.len(), before + 1);
    assert_eq!(after[before].split_once(" moves ").expect("moves").1.split(' ').count(), 3, "{after:?}");
    // Somebody else may take the seat, and then it is no program's any more.
    let mut talk = Talk::start(home.command(["play", "--resume", "--seat2", "human"]));
    talk.play(2);
    talk.legal();
    talk.hang_up().well();
    let archive = record(&home.unfinished()[0]);
    assert_eq!((archive.seats, archive.others), (vec!["human".to_owned(); 2], Vec::new()));
}

#[test]
fn a_program_is_told_the_game_anew_after_a_move_is_taken_back() {
    let home = Home::new();
    let (command, heard) = overheard(&home, "quantik");
    let mut talk = against(&home, "quantik", &command, &["--nodes", "50"]);
    for line in ["A@a1", "undo", "B@a1"] {
        talk.say(line);
    }
    talk.hear("1. B@a1");
    talk.legal();
    talk.hang_up().well();
    let told: Vec<String> = positions(&heard);
    let moves: Vec<&str> = told.iter().map(|line| line.split_once(" moves ").expect("moves").1).collect();
    assert_eq!(moves, ["A@a1", "B@a1"]);
}

#[test]
fn every_game_of_a_series_begins_with_a_word_to_the_program() {
    let home = Home::new();
    let (command, heard) = overheard(&home, "quantik");
    let mut talk = against(&home, "quantik", &command, &["--nodes", "50"]);
    talk.play_out();
    talk.say("y");
    talk.play_out();
    talk.say("n");
    talk.hang_up().well();
    let heard = fs::read_to_string(heard).expect("it was told something");
    let count = |word: &str| heard.lines().filter(|line| *line == word).count();
    assert_eq!((count("ugi"), count("uginewgame"), count("quit")), (1, 2, 1), "{heard}");
}

#[test]
fn time_and_nodes_are_as_asked_for_and_a_second_otherwise() {
    for (more, go) in [
        (&["--nodes", "70"][..], "go nodes 70"),
        (&["--think", "150ms"], "go movetime 150"),
        (&[], "go movetime 1000"),
    ] {
        let home = Home::new();
        let (command, heard) = overheard(&home, "quantik");
        let mut talk = against(&home, "quantik", &command, more);
        talk.play(1);
        talk.legal();
        talk.hang_up().well();
        let heard = fs::read_to_string(heard).expect("it was told something");
        assert!(heard.lines().any(|line| line == go), "{heard}");
    }
    let home = Home::new();
    home.line("play quantik --nodes 5 --think 1s").failed(2);
    home.line("play quantik --nodes 0").failed(2);
}

#[test]
fn who_cannot_sit_down_is_told_before_the_first_move() {
    let home = Home::new();
    let mute = program(&home, "mute", "exit");
    for (who, code) in [("./nothing-there", 1), (mute.as_str(), 1), ("nobody", 2)] {
        for lang in ["en", "pt"] {
            let ran = home.run(["play", "quantik", "--seat2", who, "--lang", lang]);
            let sentence = ran.failed(code);
            assert!(sentence.contains(who), "{sentence}");
            assert!(!ran.out.contains("White") && !ran.out.contains("Branco"), "{}", ran.out);
        }
    }
}

#[test]
fn a_program_can_be_named_in_the_menu() {
    let home = Home::new();
    let typed = format!("quantik\n2\n./nothing-there\n2\n{}\nA@a1\nstop\n0\n0\n", engine("quantik"));
    let told = home.type_in(["--plain"], &typed).well();
    assert!(told.contains("\"./nothing-there\" cannot be started"), "{told}");
    assert!(told.contains(&format!("against Brown ({})", title(GAMES.find("quantik").expect("listed")))));
    assert!(told.contains("2. ") && told.contains("Until next time."), "{told}");
}

#[test]
fn a_name_steers_no_terminal_and_is_nobody_elses() {
    let home = Home::new();
    let named = |name: &str| {
        let script = format!("read ugi; printf 'id name {name}\\nugiok\\n'; cat >/dev/null");
        let command = program(&home, "named", &script);
        (home.run(["play", "quantik", "--seat2", &command]).well(), command)
    };
    let (told, _) = named("\\033[2JEvil\\007");
    assert!(told.contains("Brown (?[2JEvil?)") && !told.contains(['\u{1b}', '\u{7}']), "{told:?}");
    let (told, _) = named(&"x".repeat(300));
    assert!(told.contains(&format!("Brown ({}…)", "x".repeat(40))), "{told}");
    for taken in ["human", "level3", ""] {
        let (told, command) = named(taken);
        assert!(told.contains(&format!("Brown ({command}).")), "{told}");
    }
}

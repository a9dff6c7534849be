//! What the strongest players have at hand: told, used when asked for, and missed aloud when it is damaged.

use std::fs;

use serde_json::Value;
use tabuleiro_games::GAMES;

use crate::program::Home;

const TABLE: &str = "data/tabuleiro/tables/oware-book-05.table";

/// A home whose table of five seeds was cut.
fn damaged() -> Home {
    let home = Home::new();
    home.line("tables oware --seeds 6").well();
    let path = home.at(TABLE);
    let bytes = fs::read(&path).expect("it was just built");
    fs::write(&path, &bytes[..bytes.len() / 2]).expect("it can be written");
    home
}

#[test]
fn every_game_of_the_release_tells_what_its_strongest_player_has() {
    let home = Home::new();
    let [english, portuguese] =
        ["en", "pt"].map(|lang| home.line(&format!("bots --check --lang {lang}")).well());
    for kind in GAMES.released() {
        let strongest = kind.bots().last().map(|card| card.name).expect("somebody");
        assert!(english.contains(&format!("{}: {strongest}\n- ", kind.title())), "{english}");
    }
    assert!(english.contains("up to 12 seeds is known") && portuguese.contains("com até 12 sementes"));
    assert!(english.contains("Threads: this machine has ") && portuguese.contains("esta máquina tem "));
}

#[test]
fn machines_read_a_line_for_each() {
    let told = Home::new().line("bots oware --check --json").well();
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 3, "weights, endings, a book: {told}");
    assert!(
        lines.iter().all(|line| line["game"] == "oware" && line["whole"] == true && line["says"].is_string())
    );
}

#[test]
fn what_is_damaged_is_told_by_a_check_and_whenever_somebody_plays() {
    let home = damaged();
    let check = home.line("bots oware --check");
    assert_eq!(check.code, Some(1));
    assert!(check.out.contains("- Damaged: ") && check.out.contains("oware-book-05.table"), "{}", check.out);
    let json = home.line("bots oware --check --json");
    assert!(json.out.lines().last().expect("a line").contains("\"whole\":false"));
    for line in [
        "analyse oware --nodes 100",
        "duel oware bot1 bot2 --games 2",
        "play oware --seat1 bot1 --seat2 bot2",
    ] {
        let ran = home.line(line);
        assert_eq!(ran.code, Some(0), "{line}");
        assert!(ran.err.contains("oware-book-05.table") && ran.err.contains("go on without"), "{}", ran.err);
    }
    assert!(home.line("analyse oware --nodes 100 --lang pt").err.contains("continuam sem ela"));
    assert_eq!(Home::new().line("analyse oware --nodes 100").err, "", "what is whole is not spoken of");
}

#[test]
fn threads_and_the_book_are_chosen_for_those_who_think_by_the_clock() {
    let home = Home::new();
    let play = "play oware --seat1 grandmaster --seat2 grandmaster --think 1ms --threads 2 --no-book";
    assert!(home.line(play).well().contains("grandmaster"));
    home.line("play oware --threads 0").failed(2);
    home.line("engine oware --threads 257").failed(2);
    let told = home.type_in(["engine", "oware", "--threads", "2", "--no-book"], "ugi\n").well();
    assert!(
        told.contains("name Threads type spin default 2 ")
            && told.contains("name Book type check default false")
    );
}

//! Clocks and names at a prompt, and a game that one face leaves and another takes up.

use std::thread;
use std::time::Duration;

use tabuleiro_games::GAMES;
use tabuleiro_table::Player;
use tabuleiro_table::time::Moment;

use crate::program::{Home, record};
use crate::talk::{Pipes, Talk};
use crate::window::Window;

fn people(home: &Home, clock: &str) -> Talk<Pipes> {
    let players = ["--seat1", "@Ana", "--seat2", "@strong", "--clock", clock];
    Talk::start(home.command(["play", "quantik"].into_iter().chain(players)))
}

/// How many seconds the clocks above the last question say that a player has left.
fn left(told: &str, name: &str) -> u64 {
    let line = told.lines().rfind(|line| line.starts_with("Clocks: ")).unwrap_or_else(|| panic!("{told}"));
    let (_, after) = line.split_once(&format!("({name}) ")).unwrap_or_else(|| panic!("{line}"));
    let clock: String =
        after.chars().take_while(|letter| letter.is_ascii_digit() || *letter == ':').collect();
    let (minutes, seconds) = clock.split_once(':').unwrap_or_else(|| panic!("{line}"));
    minutes.parse::<u64>().expect("minutes") * 60 + seconds.parse::<u64>().expect("seconds")
}

#[test]
fn the_clocks_stand_above_the_question_with_the_names() {
    let home = Home::new();
    let mut talk = people(&home, "5+3");
    assert_eq!(talk.play(2), 2);
    let told = talk.hang_up().well();
    assert!(told.contains("White (Ana) against Brown (strong)"), "{told}");
    assert!(told.contains("Clocks: White (Ana) 5:00, Brown (strong) 5:00"), "{told}");
    assert!(told.contains("Clocks: White (Ana) 5:03, Brown (strong) 5:00"), "after the first move: {told}");
    assert!(home.line("kept").well().contains("Quantik, Ana against strong, after move 2"));
}

#[test]
fn a_flag_that_has_fallen_is_said_at_the_next_answer() {
    let home = Home::new();
    let mut talk = people(&home, "0.02+0");
    assert_eq!(talk.play(2), 2, "first moves are free");
    thread::sleep(Duration::from_millis(1_300));
    talk.say("A@d4");
    talk.say("n");
    let told = talk.hang_up().well();
    assert!(told.contains("White ran out of time: the win goes to Brown."), "{told}");
    assert!(told.contains("Score: Ana: 0, strong: 1"), "{told}");
    let archive = record(&home.records()[0]);
    assert_eq!(archive.ending.map(|ending| ending.to_string()).as_deref(), Some("flag 1"));
    assert_eq!(archive.moves().len(), 2, "what came too late was not played");
}

#[test]
fn a_game_taken_up_again_has_the_clock_it_had() {
    let home = Home::new();
    let mut talk = people(&home, "10+0");
    assert_eq!(talk.play(2), 2);
    thread::sleep(Duration::from_millis(2_100));
    talk.say("stop");
    talk.hang_up().well();
    thread::sleep(Duration::from_millis(2_100)); // nobody plays, and no clock runs
    let told = home.type_in(["play", "--resume"], "").well();
    let ana = left(&told, "Ana");
    assert!((590..=597).contains(&ana), "{ana}: {told}");
    assert_eq!(left(&told, "strong"), 600, "{told}");
    let path = &home.unfinished()[0];
    let round = tabuleiro_home::read_round(path, GAMES, 1, Moment(u64::MAX / 2)).expect("a game");
    let wanted = [Player::Person("Ana".into()), Player::Person("strong".into())];
    assert_eq!(round.session().players(), wanted, "a person called like a level stays a person");
    // Served until it was left: not two seconds are lost between the two.
    assert!(ana >= 600 - 2 - 4, "{ana}");
}

#[test]
fn what_is_no_clock_is_wrong_usage() {
    let home = Home::new();
    let ran = home.line("play quantik --clock soon");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("“soon” is no clock: give minutes+seconds (5+3)"), "{ran:?}");
    people(&home, "none").hang_up().well();
    let mut talk = people(&home, "30s/move");
    assert_eq!(talk.play(2), 2);
    talk.hang_up().well();
    let ran = home.line("play --resume --clock 5+3");
    assert_eq!(ran.code, Some(2), "it has one already: {ran:?}");
}

#[test]
fn a_level_plays_within_its_clock() {
    let home = Home::new();
    let seats = ["--seat1", "strong", "--seat2", "casual", "--clock", "0.1+0.05"];
    let told = home.run(["play", "oware", "--seed", "4"].into_iter().chain(seats)).well();
    assert!(!told.contains("ran out of time"), "{told}");
    assert_ne!(record(&home.records()[0]).result.to_string(), "*");
}

#[test]
fn a_game_left_at_a_prompt_goes_on_in_the_full_screen_and_back() {
    let home = Home::new();
    let mut talk = people(&home, "10+5");
    assert_eq!(talk.play(3), 3);
    talk.say("stop");
    talk.hang_up().well();
    let moves = record(&home.unfinished()[0]).moves().to_vec();

    let mut window = Window::open(&home.command(["play", "--resume"]), (80, 24));
    window.see("Ana");
    window.see("strong");
    window.see("10:0");
    let next = record(&home.unfinished()[0]).replay(GAMES).expect("it holds").table.choices()[0].text.clone();
    window.press(&format!(":{next}\r"));
    window.until("the next move", |_| record(&home.unfinished()[0]).moves().len() == 4);
    window.press("\x03");
    window.ends_well();

    let kept = record(&home.unfinished()[0]);
    assert_eq!(kept.moves()[..3], moves);
    let told = home.type_in(["play", "--resume", "--plain"], "history\n").well();
    assert!(told.contains("White (Ana) against Brown (strong)") && told.contains("Clocks: "), "{told}");
    assert!(left(&told, "strong") > 590, "{told}");
}

#[test]
fn somebody_else_goes_on_for_a_player() {
    let home = Home::new();
    let mut talk = people(&home, "5+3");
    assert_eq!(talk.play(3), 3);
    talk.hang_up().well();
    let told = home.type_in(["play", "--resume", "--seat2", "beginner", "--seed", "1"], "").well();
    assert!(told.contains("against Brown (beginner)"), "{told}");
    let kept = record(&home.unfinished()[0]);
    assert_eq!(kept.seats, ["Ana", "beginner"]);
    assert_eq!(kept.moves().len(), 4, "it has moved at once");
    assert!(left(&told, "Ana") > 290, "the clocks are as they were: {told}");
}

//! Games that are left and taken up again: nothing is lost, nothing overwritten.

use std::fs;

use tabuleiro_games::GAMES;

use crate::program::{Home, record};
use crate::talk::{Pipes, Talk};

fn people(home: &Home, game: &str) -> Talk<Pipes> {
    Talk::start(home.command(["play", game, "--seat1", "human", "--seat2", "human", "--seed", "2"]))
}

/// Plays so many moves and waits until the last has been answered for.
fn begin(home: &Home, game: &str, moves: usize) -> Talk<Pipes> {
    let mut talk = people(home, game);
    assert_eq!(talk.play(moves), moves);
    talk.legal();
    talk
}

#[test]
fn a_game_left_by_stop_is_taken_up_where_it_was() {
    for kind in GAMES.iter() {
        let home = Home::new();
        let mut talk = begin(&home, kind.name(), 3);
        talk.say("stop");
        let told = talk.hang_up().well();
        assert!(told.contains(&format!("tabuleiro play {} --resume", kind.name())), "{told}");
        assert_taken_up(&home, kind.name(), 3);
    }
}

/// The game has so many moves, is taken up with them, and can be played to its end.
fn assert_taken_up(home: &Home, game: &str, moves: usize) {
    let path = home.unfinished().pop().expect("it is kept");
    let kept = record(&path);
    assert_eq!((kept.game.as_str(), kept.moves().len()), (game, moves));
    let mut talk = Talk::start(home.command(["play", "--resume"]));
    let wanted = kept.replay(GAMES).expect("it holds").table.state(usize::MAX).moves;
    assert_eq!(talk.legal(), Some(wanted), "the same moves can be played as before");
    talk.play_out();
    talk.say("n");
    talk.hang_up().well();
    assert!(home.unfinished().is_empty(), "{:?}", home.unfinished());
    let finished = record(&home.records().pop().expect("it is recorded"));
    assert!(finished.moves().starts_with(kept.moves()), "nothing was lost");
    assert_eq!((finished.seats, finished.position), (kept.seats, kept.position));
    assert_ne!(finished.result.to_string(), "*");
}

#[test]
fn a_game_left_by_the_end_of_input_is_taken_up_where_it_was() {
    for kind in GAMES.iter() {
        let home = Home::new();
        begin(&home, kind.name(), 4).hang_up().well();
        assert_taken_up(&home, kind.name(), 4);
    }
}

#[test]
fn a_program_that_is_killed_loses_nothing_but_its_prompt() {
    for kind in GAMES.iter() {
        let home = Home::new();
        begin(&home, kind.name(), 5).kill();
        assert_taken_up(&home, kind.name(), 5);
    }
}

/// Each is killed in the midst of what it does next: the pause is far too short for it to wait.
#[test]
fn a_game_between_bots_killed_at_any_moment_is_whole_on_disk() {
    for shown in 1..20 {
        let home = Home::new();
        let arguments =
            ["play", "oware", "--seat1", "bot1", "--seat2", "bot1", "--pause", "1ms", "--seed", "3"];
        let mut talk = Talk::start(home.command(arguments));
        talk.hear(&format!("{shown}. "));
        talk.kill();
        let kept = home.unfinished();
        assert_eq!(kept.len(), 1, "the one game is kept once: {kept:?}");
        let kept = record(&kept[0]);
        assert!(kept.moves().len() >= shown, "{shown} moves were shown, {} are kept", kept.moves().len());
        kept.replay(GAMES).expect("it holds");
    }
}

#[test]
fn a_game_without_a_move_leaves_nothing_in_the_way() {
    let home = Home::new();
    begin(&home, "quantik", 2).hang_up().well();
    let mut talk = people(&home, "quantik");
    talk.legal();
    talk.kill();
    people(&home, "oware").hang_up().well();
    assert_taken_up(&home, "quantik", 2);
}

#[test]
fn the_game_that_was_left_last_is_taken_up() {
    let home = Home::new();
    begin(&home, "quantik", 1).hang_up().well();
    std::thread::sleep(std::time::Duration::from_millis(20));
    begin(&home, "oware", 2).hang_up().well();
    std::thread::sleep(std::time::Duration::from_millis(20));
    let mut talk = Talk::start(home.command(["play", "quantik", "--resume"]));
    assert_eq!(talk.play(2), 2);
    talk.legal();
    talk.hang_up().well();
    let mut talk = Talk::start(home.command(["play", "--resume"]));
    talk.legal();
    let told = talk.hang_up().well();
    assert!(told.contains("tabuleiro play quantik --resume"), "quantik was left after oware:\n{told}");
    assert_eq!(home.unfinished().len(), 2, "each is kept once");
}

#[test]
fn a_game_is_named_to_take_up_one_of_its_kind() {
    let home = Home::new();
    begin(&home, "quantik", 1).hang_up().well();
    home.line("play oware --resume").failed(1);
    let told = home.line("play quantik --resume").well();
    assert!(told.contains("tabuleiro play quantik --resume"), "{told}");
}

#[test]
fn there_may_be_nothing_to_take_up() {
    let home = Home::new();
    let told = ["en", "pt"].map(|lang| home.run(["play", "--resume", "--lang", lang]).failed(1));
    assert_ne!(told[0], told[1]);
}

#[test]
fn a_damaged_game_is_refused_and_left_as_it_is() {
    let home = Home::new();
    begin(&home, "quantik", 3).hang_up().well();
    let path = home.unfinished().pop().expect("it is kept");
    let whole = fs::read(&path).expect("it can be read");
    let garbage = b"\xff\0garbage".to_vec();
    let log = String::from_utf8(whole.clone()).expect("text");
    let illegal = log.replace("\"text\":\"", "\"text\":\"zz").into_bytes();
    // Cut before the game has begun; one that is cut later is there up to the cut.
    let cut = whole[..log.find("{\"event\":").expect("an event") + 20].to_vec();
    for damaged in [cut, garbage, illegal] {
        fs::write(&path, &damaged).expect("it can be written");
        for lang in ["en", "pt"] {
            let ran = home.run(["play", "--resume", "--lang", lang]);
            assert!(ran.failed(1).contains(&path.display().to_string()), "{}", ran.err);
        }
        assert_eq!(fs::read(&path).expect("it is there"), damaged);
    }
    fs::write(&path, &whole).expect("it can be written");
    assert_taken_up(&home, "quantik", 3);
}

#[test]
fn undo_is_kept_too() {
    let home = Home::new();
    let mut talk = begin(&home, "quantik", 3);
    talk.say("undo");
    talk.legal();
    talk.kill();
    assert_taken_up(&home, "quantik", 2);
}

#[test]
fn two_programs_at_once_keep_out_of_each_others_way() {
    let home = Home::new();
    let mut talks: Vec<_> = (0..3).map(|_| people(&home, "quantik")).collect();
    for _ in 0..3 {
        for talk in &mut talks {
            talk.play(1);
        }
    }
    for talk in &mut talks {
        talk.legal();
    }
    assert_eq!(home.unfinished().len(), 3);
    for talk in talks {
        talk.hang_up().well();
    }
    assert!(home.unfinished().iter().all(|path| record(path).moves().len() == 3));
}

#[test]
fn a_game_that_is_being_played_is_not_taken_up_by_another() {
    let home = Home::new();
    let mut first = begin(&home, "quantik", 2);
    home.line("play --resume").failed(1);
    assert_eq!(first.play(2), 2);
    first.legal();
    first.hang_up().well();
    let mut second = Talk::start(home.command(["play", "--resume"]));
    second.legal();
    home.line("play --resume").failed(1);
    second.kill();
    assert_taken_up(&home, "quantik", 4);
}

#[test]
fn finished_games_stand_side_by_side() {
    let home = Home::new();
    for _ in 0..5 {
        home.line("play quantik --seat1 level1 --seat2 level1").well();
    }
    let records = home.records();
    assert_eq!(records.len(), 5);
    for path in records {
        home.run(["replay", &path.display().to_string()]).well();
    }
}

#[test]
fn a_home_that_cannot_be_written_does_not_stop_the_game() {
    let home = Home::new();
    home.file("data", "a file where a folder should be");
    let mut talk = people(&home, "quantik");
    talk.play_out();
    talk.say("n");
    let told = talk.hang_up().well();
    assert!(told.contains("cannot be kept on disk"), "{told}");
    home.line("play --resume").failed(1);
}

#[test]
fn seats_can_change_hands_when_a_game_is_taken_up() {
    let home = Home::new();
    begin(&home, "quantik", 2).hang_up().well();
    home.line("play --resume --seat1 zoe").failed(2);
    let told = home.line("play --resume --seat1 level2 --seat2 level1").well();
    assert!(!told.contains("Another game?"), "two bots play it to the end:\n{told}");
    assert_eq!(record(&home.records()[0]).seats, ["level2", "level1"]);
}

#[test]
fn a_finished_game_is_recorded_even_if_the_program_is_killed_before_the_last_answer() {
    let home = Home::new();
    let mut talk = people(&home, "quantik");
    talk.play_out();
    talk.kill();
    let kept = home.unfinished().into_iter().chain(home.records()).next().expect("it is kept");
    let moves = record(&kept).main.moves;
    let told = home.type_in(["play", "--resume"], "n\n").well();
    assert!(told.contains("Score: player 1: "), "{told}");
    assert_eq!(record(&home.records()[0]).main.moves, moves);
    assert!(home.unfinished().is_empty());
}

#[test]
fn the_menu_takes_up_the_game_that_was_left() {
    let home = Home::new();
    let number = GAMES.iter().count() + 2;
    let before = home.type_in([""; 0], &format!("{number}\n0\n")).well();
    assert!(
        before.contains(&format!("“{number}” is not one of the choices.")),
        "nothing was left:\n{before}"
    );
    begin(&home, "oware", 3).hang_up().well();
    let told = home.type_in([""; 0], &format!("{number}\nmoves\nstop\n0\n")).well();
    assert!(told.contains("tabuleiro play oware --resume"), "{told}");
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 3);
    fs::write(&home.unfinished()[0], "garbage").expect("it can be written");
    let told = home.type_in([""; 0], &format!("{number}\n0\n")).well();
    assert!(told.contains("does not hold") && told.contains("Until next time."), "the menu goes on:\n{told}");
}

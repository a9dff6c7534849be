//! Games in a row: a running score, and who moves first by the game's own rule.

use crate::program::{Home, record};
use crate::talk::Talk;

/// White's cone, then a row of four: Brown wins.
const BROWN_WINS: [&str; 4] = ["A@a1", "B@b1", "C@c1", "D@d1"];
const WHITE_WINS: [&str; 5] = ["A@a1", "B@b1", "C@c1", "A@d4", "D@d1"];

#[test]
fn the_score_runs_and_the_seats_move_on_where_the_book_is_silent() {
    let home = Home::new();
    let people = ["play", "quantik", "--seat1", "human", "--seat2", "human"];
    let mut typed: Vec<&str> = BROWN_WINS.to_vec();
    typed.push("y");
    typed.extend(WHITE_WINS);
    typed.push("maybe");
    typed.push("");
    typed.extend(WHITE_WINS);
    typed.push("n");
    let told = home.type_in(people, &format!("{}\n", typed.join("\n"))).well();
    let scores: Vec<&str> = told.lines().filter(|line| line.contains("Score:")).collect();
    assert_eq!(
        scores,
        [
            "Score: player 1: 0, player 2: 1; drawn 0.",
            "Score: player 1: 0, player 2: 2; drawn 0.",
            "Score: player 1: 1, player 2: 2; drawn 0."
        ]
    );
    let begins: Vec<&str> = told.lines().filter(|line| line.contains("A new game")).collect();
    assert_eq!(
        begins,
        ["A new game; player 2 moves first.", "A new game; player 1 moves first."],
        "whoever has won, the seats change"
    );
    assert!(told.contains("Please answer y or n."));
    assert_eq!(home.records().len(), 3);
    assert!(home.unfinished().is_empty());
}

#[test]
fn in_oolong_the_loser_moves_first() {
    let home = Home::new();
    let people = ["play", "oolong", "--seat1", "human", "--seat2", "@Rui", "--seed", "3"];
    let mut talk = Talk::start(home.command(people));
    assert_eq!(talk.play(1), 1);
    talk.say("resign"); // the second
    talk.say("y");
    assert_eq!(talk.play(2), 2);
    talk.say("resign"); // the first, who is Rui now
    talk.say("y");
    talk.say("stop");
    let told = talk.hang_up().well();
    let begins: Vec<&str> = told.lines().filter(|line| line.contains("A new game")).collect();
    assert_eq!(begins, ["A new game; Rui moves first."; 2], "{told}");
}

#[test]
fn the_last_move_of_a_finished_game_can_be_taken_back() {
    let home = Home::new();
    let people = ["play", "quantik", "--seat1", "human", "--seat2", "human"];
    let typed =
        [BROWN_WINS.join("\n"), "help".to_owned(), "undo".to_owned(), "D@a4".to_owned(), "stop".to_owned()];
    let told = home.type_in(people, &format!("{}\n", typed.join("\n"))).well();
    assert!(told.contains("undo (u): take the last move back"), "{told}");
    assert!(told.contains("4. D@a4"), "{told}");
    assert!(home.records().is_empty(), "a game that goes on is not recorded");
    let left = record(&home.unfinished()[0]);
    assert_eq!(left.moves(), ["A@a1", "B@b1", "C@c1", "D@a4"]);
}

#[test]
fn a_game_that_is_over_before_it_begins_counts_for_nothing() {
    let home = Home::new();
    let told = home.run(["play", "quantik", "--position", "D..A/bCdA/.Bad/...b"]).well();
    assert!(told.contains("Brown wins"), "{told}");
    assert!(!told.contains("Score:") && home.records().is_empty() && home.unfinished().is_empty(), "{told}");
}

#[test]
fn a_bot_keeps_its_name_and_takes_its_turn_to_begin() {
    let home = Home::new();
    let mut talk = Talk::start(home.command(["play", "quantik", "--seat2", "level1", "--seed", "3"]));
    talk.play_out();
    talk.say("y");
    talk.play_out();
    talk.say("n");
    let told = talk.hang_up().well();
    let scores: Vec<&str> = told.lines().filter(|line| line.contains("Score: you: ")).collect();
    assert_eq!(scores.len(), 2, "{told}");
    assert!(scores.iter().all(|score| score.contains(", level1: ")), "{scores:?}");
    let games: Vec<_> = home.records().iter().map(|path| record(path)).collect();
    assert_eq!(games[1].seats, ["level1", "human"], "{told}");
}

#[test]
fn after_a_draw_the_seats_change() {
    let home = Home::new();
    // One move before Brown has none left, which is a draw by the report.
    let position = "BCAB/.Cdd/DDbc/.abc rules=report";
    let told = home
        .type_in(
            [
                "play",
                "quantik",
                "--seat1",
                "human",
                "--seat2",
                "human",
                "--position",
                position,
                "--lang",
                "pt",
            ],
            "A@a3\ns\nparar\n",
        )
        .well();
    assert!(told.contains("Resultado: jogador 1: 0, jogador 2: 0; empates 1."), "{told}");
    assert!(told.contains("Um novo jogo; começa: jogador 2."), "{told}");
}

#[test]
fn bots_among_themselves_are_not_asked() {
    let home = Home::new();
    let told = home.line("play oware --seat1 bot1 --seat2 bot1").well();
    assert!(told.contains("Score: bot1 (1): ") && !told.contains("Another game?"), "{told}");
}

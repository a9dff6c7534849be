//! Games of three and four that somebody has left: taking back after the end, and looking at the game again.

use serde_json::Value;

use crate::program::{Home, record};

const PEOPLE: [&str; 8] = ["--players", "3", "--seat1", "human", "--seat2", "human", "--seat3", "human"];

fn otrio(home: &Home, typed: &str) -> String {
    home.type_in([&["play", "otrio"], &PEOPLE[..]].concat(), typed).well()
}

#[test]
fn after_the_end_those_who_stayed_can_take_a_move_back() {
    let home = Home::new();
    // Red leaves at once; then Green does, which is the end.
    let told = otrio(&home, "resign\nM b2\nS c3\nresign\nundo\nhistory\n");
    assert!(told.contains("One move is taken back."), "{told}");
    assert!(!told.contains("There is nothing to take back yet."), "{told}");
    let archive = record(&home.unfinished()[0]);
    assert_eq!((archive.moves().len(), archive.out.len()), (1, 1), "the game goes on without Red: {archive}");
}

#[test]
fn no_move_is_missed_right_after_somebody_has_left() {
    // Who leaves first, later, on their own turn or, in a record, on somebody else's.
    for out in ["1@0", "2@0", "1@3", "3@1", "2@2", "1@1", "2@4"] {
        let home = Home::new();
        let left: Vec<usize> = out.split('@').map(|text| text.parse().expect("a number")).collect();
        let moves = moves_of_three(left[0], left[1]);
        let numbered: Vec<String> = (1..).zip(&moves).map(|(ply, text)| format!("{ply}. {text}")).collect();
        let text = format!(
            "[Game \"otrio\"]\n[Options \"players=3\"]\n[Out \"{out}\"]\n[Result \"*\"]\n\n{} *\n",
            numbered.join(" ")
        );
        home.file("game.txt", text);
        let told = home.line("analyse game.txt --json --nodes 500").well();
        let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let told: Vec<&str> = lines.iter().filter_map(|line| line["move"].as_str()).collect();
        assert_eq!(told, moves, "{out}");
    }
}

/// Moves of a game of three that this seat leaves after so many of them: large pieces in rows that nobody completes.
fn moves_of_three(leaver: usize, left_at: usize) -> Vec<String> {
    let (mut seat, mut moves) = (1, Vec::new());
    for cell in ["a1", "b1", "c1", "b2", "c2", "a2", "c3"] {
        while moves.len() >= left_at && seat == leaver {
            seat = seat % 3 + 1;
        }
        moves.push(format!(
            "{}{}@{cell}",
            ["r", "g", "b"][seat - 1],
            if moves.len() < 4 { "L" } else { "S" }
        ));
        seat = seat % 3 + 1;
    }
    moves
}

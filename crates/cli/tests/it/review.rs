//! `analyse` and `solve`: whole games looked at again, and whose values they are.

use serde_json::Value;
use tabuleiro_games::GAMES;

use crate::program::{Home, record};

fn played(home: &Home, game: &str) {
    let bot = GAMES.find(game).expect("a game").bots()[0].name;
    home.run(["play", game, "--seat1", bot, "--seat2", bot, "--seed", "5", "--save", "game.txt"]).well();
}

#[test]
fn a_whole_game_is_looked_at_again() {
    for game in ["quantik", "otrio", "oware"] {
        let home = Home::new();
        played(&home, game);
        let moves = record(&home.at("game.txt")).main.moves;
        let told = home.line("analyse game.txt --json --nodes 2000").well();
        let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.len(), moves.len(), "{game}");
        for (index, (line, mv)) in lines.iter().zip(&moves).enumerate() {
            assert_eq!((&line["ply"], &line["move"]), (&(index + 1).into(), &mv.as_str().into()), "{line}");
            assert!(line["best"].is_string() && line["mistake"].is_boolean(), "{line}");
            assert_eq!(line["mistake"] == true, line["grade"].is_string(), "{line}");
            assert_eq!(line["mistake"] == true, line["line"][0] == line["best"], "{line}");
            let chances = line["chance"].as_array().map_or(0, Vec::len);
            assert!(chances == 2 || line["chance"].is_null(), "{line}");
            for side in ["before", "after"] {
                let value = &line[side];
                assert_eq!(value["proven"].as_bool(), Some(!value["value"].is_null()), "{line}");
                assert!(value.get("plies").is_some() && value.get("score").is_some(), "{line}");
            }
        }
        for pair in lines.windows(2) {
            // Two who move in turn: what is proven after a move is proven before the next.
            let turned = match pair[1]["before"]["value"].as_str() {
                Some("win") => Value::from("loss"),
                Some("loss") => Value::from("win"),
                _ => pair[1]["before"]["value"].clone(),
            };
            assert_eq!(pair[0]["after"]["value"], turned, "{pair:?}");
        }
        // Of two who play anything, one has won; so somebody has given something away.
        assert!(game == "oware" || lines.iter().any(|line| line["mistake"] == true), "{told}");
        let people = ["en", "pt"]
            .map(|lang| home.line(&format!("analyse game.txt --nodes 2000 --lang {lang}")).well());
        assert_ne!(people[0], people[1]);
        let mistakes = lines.iter().filter(|line| line["mistake"] == true).count();
        assert!(
            people[0].contains(&format!("Slips, mistakes and blunders found: {mistakes}")),
            "{}",
            people[0]
        );
        assert_eq!(people[0].matches("better: ").count(), mistakes);
    }
}

#[test]
fn the_last_move_of_a_win_is_worth_a_win() {
    let home = Home::new();
    played(&home, "quantik");
    let told = home.line("analyse game.txt --json").well();
    let last: Value = serde_json::from_str(told.lines().last().expect("a move")).expect("JSON");
    assert_eq!(last["after"], serde_json::json!({"value": "win", "proven": true, "plies": 1, "score": null}));
    assert_eq!((&last["before"], &last["mistake"]), (&last["after"], &false.into()));
}

#[test]
fn what_is_no_record_is_refused() {
    let home = Home::new();
    played(&home, "quantik");
    home.file("bad.txt", "garbage");
    for (line, code) in [
        ("analyse nofile.txt", 1),
        ("analyse bad.txt", 1),
        ("analyse chess", 2),
        ("analyse game.txt --rules report", 2),
        ("analyse game.txt ..../..../..../....", 2),
        ("solve game.txt", 2),
    ] {
        for lang in ["en", "pt"] {
            home.line(&format!("{line} --lang {lang}")).failed(code);
        }
    }
    let text = std::fs::read_to_string(home.at("game.txt")).expect("it is there");
    let last = record(&home.at("game.txt")).main.moves.pop().expect("a move");
    home.file("bad.txt", text.replace(&last, "zz"));
    assert!(home.line("analyse bad.txt --json").failed(1).contains("bad.txt"));
}

#[test]
fn it_is_said_whose_values_they_are_and_in_what() {
    let home = Home::new();
    let told = home.line("analyse oware --nodes 500").well();
    assert!(told.contains("Values are for the side to move, South.") && told.contains("one seed"), "{told}");
    let told = home.line("analyse oolong --nodes 500").well();
    assert!(
        told.contains("Values are for the side to move, Black.") && told.contains("a certain win"),
        "{told}"
    );
    let told = home.line("solve quantik").well();
    assert!(told.contains("For the side to move, White: loss in "), "{told}");
}

#[test]
fn an_open_game_says_what_it_would_take() {
    let home = Home::new();
    for game in ["oware", "oolong"] {
        let [en, pt] =
            ["en", "pt"].map(|lang| home.line(&format!("solve {game} --nodes 5000 --lang {lang}")).failed(1));
        assert!(en.contains("5 000 nodes") && en.contains("--nodes"), "{en}");
        assert_ne!(en, pt);
        assert_eq!(en.contains("tabuleiro tables oware --seeds"), game == "oware", "{en}");
    }
}

#[test]
fn a_game_alone_is_played_and_help_does_the_obvious() {
    let home = Home::new();
    assert_eq!(home.line("quantik --seed 4").well(), home.line("play quantik --seed 4").well());
    assert_eq!(home.line("help").well(), home.line("--help").well());
    assert_eq!(home.line("help duel").well(), home.line("duel --help").well());
    assert_eq!(home.line("help oware").well(), home.line("rules oware").well());
    assert_eq!(home.line("help --lang pt").well(), home.line("--help --lang pt").well());
    home.line("help nonsense").failed(2);
}

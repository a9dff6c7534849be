//! What other programs talk to: duels in JSON, the engine's protocol, the address to serve at.

use std::net::TcpListener;

use serde_json::Value;
use tabuleiro_games::GAMES;

use crate::program::Home;

fn duel(home: &Home, line: &str) -> Value {
    let told = home.line(&format!("duel {line} --json")).well();
    assert_eq!(told.lines().count(), 1, "{told}");
    serde_json::from_str(&told).expect("JSON")
}

#[test]
fn a_duel_is_told_in_a_line() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let bots = kind.bots();
        let (one, two) = (bots[0].name, bots[1].name);
        let line = format!("{} {one} {two} --games 10 --seed 4", kind.name());
        let told = duel(&home, &line);
        let count = |value: &Value| value.as_u64().expect("a count");
        assert_eq!(count(&told["games"]), 10, "{told}");
        let wins = told["wins"].as_array().expect("two counts");
        assert_eq!(count(&wins[0]) + count(&wins[1]) + count(&told["draws"]), 10, "{told}");
        assert_eq!((&told["llr"], &told["failures"]), (&Value::Null, &serde_json::json!([])), "{told}");
        for field in ["elo", "error"] {
            assert!(told[field].is_number() || told[field].is_null(), "{told}");
        }
        assert_eq!(duel(&home, &line), told, "the same seed has the same result");
    }
}

#[test]
fn a_duel_at_a_larger_table_has_both_players() {
    let home = Home::new();
    for players in ["3", "4"] {
        let told = duel(&home, &format!("otrio random careful --players {players} --games 12 --seed 1"));
        assert_eq!(told["games"], 12, "{told}");
    }
}

#[test]
fn a_duel_that_cannot_be_held_is_wrong_usage() {
    let home = Home::new();
    for line in [
        "duel quantik level1",
        "duel quantik level1 zoe",
        "duel quantik human level1",
        "duel chess a b",
        "duel quantik level1 level2 --games 0",
        "duel quantik level1 level2 --games x",
        "duel quantik level1 level2 --sprt 20",
        "duel quantik level1 level2 --sprt 20,0",
        "duel quantik level1 level2 --players 2",
        "duel quantik level1 level2 --think 1s --nodes 5",
    ] {
        for lang in ["en", "pt"] {
            home.line(&format!("{line} --lang {lang}")).failed(2);
        }
    }
}

#[test]
fn a_duel_goes_on_from_what_was_kept() {
    let home = Home::new();
    let line = "quantik level1 level2 --seed 9";
    let whole = duel(&home, &format!("{line} --games 20"));
    duel(&home, &format!("{line} --games 8 --state duel.txt"));
    assert_eq!(duel(&home, &format!("{line} --games 20 --state duel.txt")), whole);
    let kept = std::fs::read(home.at("duel.txt")).expect("it is kept");
    home.line("duel oware bot1 bot2 --games 4 --state duel.txt").failed(1);
    assert_eq!(std::fs::read(home.at("duel.txt")).expect("it is there"), kept, "left as it is");
}

#[test]
fn a_file_that_is_no_state_of_a_duel_is_left_as_it_is() {
    let home = Home::new();
    let line = "duel quantik level1 level2 --seed 9 --games 4 --state state.txt";
    for bytes in [&b"precious text"[..], b"\xff\xfe", b"", b"tabuleiro duel 99\n"] {
        home.file("state.txt", bytes);
        for lang in ["en", "pt"] {
            home.line(&format!("{line} --lang {lang}")).failed(1);
        }
        assert_eq!(std::fs::read(home.at("state.txt")).expect("it is there"), bytes);
    }
}

#[test]
fn a_duel_goes_on_from_the_form_of_before() {
    let home = Home::new();
    let line = "quantik level1 level2 --seed 9 --games 6";
    home.file("old.txt", "duel quantik [level1] [level2] seed 9  start\n12=1");
    let told = duel(&home, &format!("{line} --state old.txt"));
    assert!(told["wins"][0].as_u64() >= Some(2) && told["wins"][1].as_u64() >= Some(1), "{told}");
    assert!(told["draws"].as_u64() >= Some(1), "{told}");
    assert_eq!(duel(&home, &format!("{line} --state old.txt")), told, "it is kept from now on");
}

#[test]
fn the_engine_answers_and_ends_with_its_input() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let legal = kind.open(&tabuleiro_table::Setup::default()).expect("it begins").state(0).moves;
        let told =
            home.type_in(["engine", kind.name()], "ugi\nisready\nposition startpos\ngo nodes 1000\n").well();
        assert!(told.contains("ugiok") && told.contains("readyok"), "{told}");
        let best = told.lines().find_map(|line| line.strip_prefix("bestmove ")).expect("a move");
        assert!(legal.iter().any(|mv| mv == best), "{best}");
        for nonsense in
            ["frob\n", "position\n", "position fen x\n", "position startpos moves zz\n", "go x\n", "\0\n"]
        {
            assert_eq!(home.type_in(["engine", kind.name()], nonsense).code, Some(0), "{nonsense:?}");
        }
    }
}

#[test]
fn an_address_that_cannot_be_served_is_told() {
    let home = Home::new();
    for line in [
        "serve --visualiser off --page off",
        "serve --open --page off",
        "serve --visualiser x",
        "serve --visualiser :1",
        "serve --page x",
        "serve --page 127.0.0.1:port",
        "serve --rules chess",
    ] {
        for lang in ["en", "pt"] {
            home.line(&format!("{line} --lang {lang}")).failed(2);
        }
    }
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let told = home.run(["serve", "--visualiser", &address]).failed(1);
    assert!(told.contains(&address), "{told}");
}

#[test]
fn every_move_of_a_solved_position_is_valued_and_the_best_comes_first() {
    let home = Home::new();
    let told = home.run(["analyse", "quantik", "D..A/b.../.Ba./...b", "--json"]).well();
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 26);
    assert_eq!((&lines[0]["value"], &lines[0]["proven"]), (&"win".into(), &true.into()), "{told}");
    let wins = lines.iter().take_while(|line| line["value"] == "win").count();
    assert!(lines[wins..].iter().all(|line| line["value"] == "loss" && line["why"].is_string()), "{told}");
    assert!(lines.iter().all(|line| line["plies"].as_u64().is_some_and(|plies| plies > 0)), "{told}");
}

#[test]
fn the_second_player_of_quantik_wins() {
    let home = Home::new();
    let told = home.line("solve quantik --json").well();
    let solved: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((&solved["value"], &solved["proven"]), (&"loss".into(), &true.into()), "{told}");
    let line: Vec<&str> =
        solved["line"].as_array().expect("a line").iter().filter_map(Value::as_str).collect();
    assert_eq!(solved["plies"].as_u64(), Some(line.len() as u64));
    let replayed = home.run(["replay", "--game", "quantik", "--moves", &line.join(" "), "--json"]).well();
    assert!(replayed.trim_end().ends_with(r#""outcome":{"winner":1}}"#), "{replayed}");
}

#[test]
fn what_cannot_be_studied_gets_a_sentence() {
    let home = Home::new();
    for line in [
        "analyse quantik D..A/bCdA/.Bad/...b",
        "solve quantik D..A/bCdA/.Bad/...b",
        "analyse oware 4-4",
        "duel oware bot1 ./nofile",
    ] {
        let ran = home.line(line);
        assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{line}: {}", ran.err);
    }
}

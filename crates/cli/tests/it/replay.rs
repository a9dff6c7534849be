//! `replay`: lines for machines exactly as promised, and boards for people.

use serde_json::Value;
use tabuleiro_games::GAMES;
use tabuleiro_table::Setup;

use crate::program::{Home, Ran};

fn replay(game: &str, more: &[&str]) -> Ran {
    let arguments = ["replay", "--json", "--game", game].into_iter().chain(more.iter().copied());
    Home::new().run(arguments)
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// The last line of a whole game.
fn last(game: &str, more: &[&str]) -> Value {
    lines(&replay(game, more).well()).pop().expect("at least the first position")
}

#[test]
fn the_first_position_of_every_game_is_a_line() {
    for kind in GAMES.iter() {
        let state = kind.open(&Setup::default()).expect("it begins").state(0);
        let moves: Vec<String> = state.moves.iter().map(|mv| format!("\"{mv}\"")).collect();
        let wanted = format!(
            "{{\"ply\":0,\"move\":null,\"position\":\"{}\",\"turn\":0,\"moves\":[{}],\"outcome\":null}}\n",
            state.position,
            moves.join(",")
        );
        assert_eq!(replay(kind.name(), &[]).well(), wanted);
        assert!(state.moves.is_sorted());
    }
}

#[test]
fn oware_is_told_line_by_line() {
    let wanted = concat!(
        r#"{"ply":0,"move":null,"position":"0-0-0-7-0-1-0-4-2-1-1-0-20-12-S","turn":0,"moves":["D","F"],"outcome":null}"#,
        "\n",
        r#"{"ply":1,"move":"D","position":"0-0-0-0-1-2-1-5-0-0-0-0-27-12-N","turn":null,"moves":[],"#,
        r#""outcome":{"winner":0,"scores":[27,12]}}"#,
        "\n"
    );
    let told = replay("oware", &["--position", "0-0-0-7-0-1-0-4-2-1-1-0-20-12-S", "--moves", "D+7"]).well();
    assert_eq!(told, wanted);
    let figure = last("oware", &["--moves", "D"]);
    assert_eq!(figure["position"], "4-4-4-0-5-5-5-5-4-4-4-4-0-0-N");
    assert_eq!(figure["turn"], 1);
    assert_eq!(figure["moves"], serde_json::json!(["a", "b", "c", "d", "e", "f"]));
}

#[test]
fn owares_letters_may_run_together_or_apart() {
    let game = "CeCfCdEcDaBfEbA";
    let apart: Vec<String> = game.chars().map(String::from).collect();
    let told = replay("oware", &["--moves", game]).well();
    assert_eq!(told, replay("oware", &["--moves", &apart.join(" ")]).well());
    assert_eq!(told, replay("oware", &["--moves", "CeCf CdEc  DaBf EbA"]).well());
    let end = lines(&told).pop().expect("lines");
    assert_eq!((&end["ply"], &end["outcome"]["winner"]), (&Value::from(15), &Value::from(0)));
    assert_eq!(end["outcome"]["scores"][0], 27);
}

#[test]
fn whole_games_of_oware_end_as_the_facts_say() {
    let scores = |moves: &str| last("oware", &["--moves", moves])["outcome"].clone();
    assert_eq!(scores("EbFcBfCeDfEbAaAdCe")["winner"], 1);
    assert_eq!(scores("EbFcBfCeDfEbAaAdCe")["scores"][1], 25);
    assert_eq!(
        scores("CfFaEbBcFfAaDeDaEcCaEbBfAcFdEfBeFf"),
        serde_json::json!({ "winner": 0, "scores": [30, 18] })
    );
}

#[test]
fn an_end_by_repetition_shows_in_the_last_line() {
    for (position, moves) in [
        (Some("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), "AaBbCcDdEeFf"),
        (None, "CeCdFfBcDcAaEcBbCdFeAbBcFeCdDeEfFeEfDdCeBfFaEbAc"),
    ] {
        let mut arguments = vec!["--moves", moves];
        arguments.extend(position.into_iter().flat_map(|position| ["--position", position]));
        let all = lines(&replay("oware", &arguments).well());
        let (end, before) = all.split_last().expect("lines");
        assert!(before.iter().all(|line| line["outcome"].is_null() && !line["turn"].is_null()));
        assert_eq!(end["outcome"], serde_json::json!({ "winner": null, "scores": [24, 24] }));
        assert_eq!((&end["turn"], &end["moves"]), (&Value::Null, &serde_json::json!([])));
        let ran = replay("oware", &[&arguments[..], &["--rules", "book"]].concat());
        assert_eq!(ran.code, Some(0));
        let longer = format!("{moves}A");
        arguments[1] = &longer;
        assert_eq!(replay("oware", &arguments).code, Some(1), "nothing is played after a repetition");
    }
}

#[test]
fn records_know_no_limit_of_moves() {
    let moves = "AaBbCcDdEeFf".repeat(90);
    let position = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report";
    let end = last("oware", &["--position", position, "--moves", &moves]);
    assert_eq!((&end["ply"], &end["outcome"]), (&Value::from(1_080), &Value::Null));
}

#[test]
fn quantik_is_told_line_by_line() {
    let told = lines(&replay("quantik", &["--moves", "A@a1 B@b1 C@c1 D@d1"]).well());
    assert_eq!(told[4]["position"], "..../..../..../AbCd");
    assert_eq!(told[4]["outcome"], serde_json::json!({ "winner": 1 }));
    assert_eq!(told[4]["turn"], Value::Null);
    assert_eq!(told[3]["turn"], 1);
    assert_eq!(told[2]["move"], "B@b1");
    assert_eq!(told[0]["moves"].as_array().map(Vec::len), Some(64));
    let stuck = "BCAB/ACdd/DDbc/.abc";
    assert_eq!(last("quantik", &["--position", stuck])["outcome"], serde_json::json!({ "winner": 0 }));
    let drawn = last("quantik", &["--position", stuck, "--rules", "report"]);
    assert_eq!(drawn["outcome"], serde_json::json!({ "winner": null }));
    assert_eq!(drawn["position"], format!("{stuck} rules=report"));
}

#[test]
fn otrio_names_the_winning_colour() {
    let won = last("otrio", &["--moves", "rL@a1 gL@b2 bS@c3 pM@a1 rM@b1 gM@b3 bM@c3 pS@a1 rS@c1"]);
    assert_eq!(won["outcome"], serde_json::json!({ "winner": 0, "colour": "r" }));
    let figure = "rgb,gbg,brr/p..,p..,.../...,...,... p";
    assert_eq!(
        last("otrio", &["--position", figure])["outcome"],
        serde_json::json!({ "winner": 0, "colour": "b" })
    );
    let four = last("otrio", &["--position", &format!("{figure} players=4")]);
    assert_eq!(four["outcome"], serde_json::json!({ "winner": 2, "colour": "b" }));
    let figure = last("otrio", &["--position", "p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg"]);
    assert_eq!((figure["moves"].as_array().map(Vec::len), &figure["turn"]), (Some(12), &Value::from(1)));
    let short = last("otrio", &["--players", "3", "--moves", "L@b2 L@a1"]);
    assert_eq!((&short["move"], &short["turn"]), (&Value::from("gL@a1"), &Value::from(2)));
}

#[test]
fn otrio_can_be_drawn() {
    let moves = "rM@c3 gM@c2 bL@c2 pL@c1 rS@c2 gL@a2 bL@a1 pS@c1 rL@a3 gS@c3 bS@b1 pL@c3 rM@b1 gM@b3 bS@b3 pL@b3 \
                 rS@a2 gL@b1 bL@b2 pS@b2 rM@c1 gM@b2 bS@a3 pS@a1 bM@a3 pM@a2 bM@a1";
    let end = last("otrio", &["--players", "4", "--moves", moves]);
    assert_eq!(end["outcome"], serde_json::json!({ "winner": null }));
    assert_eq!((&end["turn"], &end["moves"]), (&Value::Null, &serde_json::json!([])));
}

#[test]
fn oolong_is_told_line_by_line() {
    let moves = "c/ne ne/s s/nw nw/nw nw/c c/e e/n n/nw nw/w w/c";
    let told = lines(&replay("oolong", &["--moves", moves]).well());
    let waiters = ["c/c", "ne/c", "s/ne", "nw/s", "nw/nw", "c/nw", "e/c", "n/e", "nw/n", "w/nw", "c/w"];
    for (line, waiter) in told.iter().zip(waiters) {
        let position = line["position"].as_str().expect("a position");
        assert_eq!(position.split(' ').nth(2), Some(waiter), "{position}");
        assert!(position.ends_with(" BGKJ-RRUC -"), "without a seed the markers lie as always: {position}");
    }
    assert_eq!(told.len(), waiters.len());
    assert_eq!(told[1]["turn"], 1);
    let won = "bbbbb..../bbbbb..../bbbbb..../bbbbb..../bbbbb..../gggg...../gggg...../gggggggg./gggggggg. g c/c BGKJ-RRUC -";
    assert_eq!(last("oolong", &["--position", won])["outcome"], serde_json::json!({ "winner": 0 }));
}

#[test]
fn typed_forms_are_printed_canonically() {
    let moves = |game: &str, typed: &str| {
        let told = lines(&replay(game, &["--moves", typed]).well());
        told[1..].iter().map(|line| line["move"].as_str().expect("a move").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(moves("oolong", "ne S"), ["c/ne", "ne/s"]);
    assert_eq!(moves("otrio", "L@b2 gl@a1"), ["rL@b2", "gL@a1"]);
    assert_eq!(moves("quantik", "a@b3"), ["A@b3"]);
}

#[test]
fn an_illegal_move_stops_after_the_good_lines() {
    let ran = replay("quantik", &["--moves", "A@a1 B@d4 zz C@c3"]);
    assert!(ran.failed(1).contains("Move 3 (zz)"), "{}", ran.err);
    let told = lines(&ran.out);
    assert_eq!(told.len(), 3);
    assert_eq!(told[2]["move"], "B@d4");
}

#[test]
fn part_of_a_move_is_no_move() {
    for (game, part) in [("quantik", "cone"), ("otrio", "L")] {
        assert!(replay(game, &["--moves", part]).failed(1).contains("Move 1 ("));
    }
}

#[test]
fn people_see_every_board_and_the_verdict() {
    let home = Home::new();
    let told = home.run(["replay", "--game", "oware", "--moves", "CeCfCdEcDaBfEbA"]).well();
    assert!(told.contains("\n1. C  "), "{told}");
    assert!(told.contains("\n15. A  "), "{told}");
    assert!(told.contains("South"), "{told}");
    let told = home.run(["replay", "--game", "oware", "--moves", "CeCfCdEcDaBfEbA", "--lang", "pt"]).well();
    assert!(told.contains("Sul"), "{told}");
}

#[test]
fn a_record_is_read_from_a_pipe_too() {
    let home = Home::new();
    let record = "[Game \"quantik\"]\n\n1. A@a1 2. B@b1 *\n";
    let told = home.type_in(["replay", "-", "--json"], record).well();
    assert_eq!(told.lines().count(), 3);
    let ogn = "[Variant \"Abapa\"]\n\n1. D c *\n";
    assert_eq!(home.type_in(["replay", "-", "--json"], ogn).well().lines().count(), 3);
}

#[test]
fn a_seed_deals_the_markers_and_markers_are_not_dealt() {
    let markers = |more: &[&str]| {
        let position = last("oolong", more)["position"].as_str().expect("a position").to_owned();
        position.split(' ').nth(3).expect("the markers").to_owned()
    };
    assert_eq!(markers(&["--seed", "1"]), markers(&["--seed", "1"]));
    assert!((2..9).any(|seed| markers(&["--seed", &seed.to_string()]) != markers(&["--seed", "1"])));
    assert_eq!(markers(&["--seed", "1", "--markers", "RRUC-BGKJ"]), "RRUC-BGKJ");
}

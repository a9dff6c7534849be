//! The door: requests in, responses out, sentences spoken.

use serde_json::{Value, json};
use tabuleiro_wasm::Core;
use tabuleiro_wire::envelope::LARGEST;

/// The answer to a request.
pub(crate) fn answer(core: &mut Core, ask: &Value) -> Value {
    let request = json!({ "v": 2, "id": 5, "ask": ask }).to_string();
    let mut response: Value = serde_json::from_str(&core.hear(&request, 0.0)).expect("a response is JSON");
    assert_eq!(response["id"], 5, "to {request}");
    response["answer"].take()
}

/// The names of all games.
pub(crate) fn names(core: &mut Core) -> Vec<String> {
    let kinds = answer(core, &json!({ "catalogue": { "type": "kinds" } }));
    let name = |kind: &Value| kind["name"].as_str().expect("a kind has a name").to_owned();
    kinds["kinds"].as_array().expect("kinds are listed").iter().map(name).collect()
}

/// Opens a game, with people on all seats.
pub(crate) fn open(core: &mut Core, game: &str) -> Value {
    answer(core, &json!({ "hold": { "type": "open", "plan": { "game": game }, "seed": 1 } }))
}

/// Plays a move for whoever must decide; what came of it.
pub(crate) fn move_to(core: &mut Core, text: &Value) -> Value {
    let standing = answer(core, &json!({ "look": { "type": "standing" } }))["standing"].take();
    let (seat, seen) = (&standing["turn"], &standing["head"]);
    let command = json!({ "id": format!("{seen}"), "seen": seen, "act": { "type": "play", "text": text } });
    answer(core, &json!({ "hold": { "type": "command", "seat": seat, "command": command } }))
}

#[test]
fn every_game_can_be_opened_seen_and_played() {
    let mut core = Core::new();
    for name in names(&mut core) {
        open(&mut core, &name);
        let board = answer(&mut core, &json!({ "look": { "type": "board" } }))["board"].take();
        assert!(board["spots"].as_array().is_some_and(|spots| !spots.is_empty()), "{name} has a board");
        let choices = answer(&mut core, &json!({ "look": { "type": "choices" } }))["choices"].take();
        let text = &choices[0]["text"];
        assert_eq!(&move_to(&mut core, text)["events"][0]["what"]["text"], text, "{name}");
    }
}

#[test]
fn a_thought_repeats_with_its_seed() {
    let mut core = Core::new();
    for name in names(&mut core) {
        open(&mut core, &name);
        let think = json!({ "think": { "type": "level", "seed": 3, "nodes": 500 } });
        let first = answer(&mut core, &think);
        assert!(first["thought"]["best"].is_string(), "{name}: {first}");
        assert_eq!(first, answer(&mut core, &think), "{name}");
    }
}

#[test]
fn sentences_are_spoken_in_both_languages() {
    let mut core = Core::new();
    let about =
        answer(&mut core, &json!({ "catalogue": { "type": "kinds" } }))["kinds"][0]["about"].to_string();
    let (english, portuguese) = (core.say(&about, "en"), core.say(&about, "pt"));
    assert!(english.is_ok() && portuguese.is_ok());
    assert_ne!(english, portuguese);
    assert_eq!(core.say(&about, "fr"), english, "whoever speaks neither is answered in English");
}

#[test]
fn a_sentence_that_is_none_is_a_fault() {
    let core = Core::new();
    let code = |message: &str| {
        let fault = core.say(message, "en").expect_err("there is no such sentence");
        serde_json::from_str::<Value>(&fault).expect("a fault is JSON")["code"].take()
    };
    assert_eq!(code("nonsense"), "wire-malformed");
    assert_eq!(code(r#"{ "bundle": "none", "key": "none" }"#), "wire-unknown-bundle");
    assert_eq!(code(r#"{ "bundle": "game", "key": "none" }"#), "wire-unknown-key");
    assert_eq!(code(&" ".repeat(LARGEST + 1)), "wire-too-large");
}

#[test]
fn no_number_is_too_odd_to_be_a_time() {
    let mut core = Core::new();
    for now in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -1.0, 1e300] {
        assert!(
            core.hear(r#"{ "v": 2, "id": 1, "ask": { "catalogue": { "type": "kinds" } } }"#, now)
                .contains("oware")
        );
    }
}

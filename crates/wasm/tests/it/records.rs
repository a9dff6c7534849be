//! Records in and out, in our form and in another program's, through the one door.

use serde_json::{Value, json};
use tabuleiro_wasm::Core;

use crate::door::answer;

const OURS: &str =
    "[Game \"oware\"]\n[Result \"*\"]\n\n1. A 2. b {[%value -0.50]} (2. c 3. D {better}) 3. B *\n";

fn ask(kind: &str, text: &str) -> Value {
    answer(&mut Core::new(), &json!({ "catalogue": { "type": kind, "text": text } }))
}

#[test]
fn a_record_comes_in_with_its_variations() {
    let record = ask("read-record", OURS)["record"].take();
    assert_eq!(record["game"], "oware");
    assert_eq!(record["main"]["moves"], json!(["A", "b", "B"]));
    assert_eq!(record["main"]["branches"]["1"][0]["moves"], json!(["c", "D"]));
    assert_eq!(record["main"]["values"]["2"], "-0.50");
    assert_eq!(record["text"], OURS);
}

#[test]
fn kinds_say_which_other_form_they_speak() {
    let kinds = answer(&mut Core::new(), &json!({ "catalogue": { "type": "kinds" } }))["kinds"].take();
    let foreign = |game: &str| {
        let kind = kinds.as_array().and_then(|kinds| kinds.iter().find(|kind| kind["name"] == game));
        kind.expect("there is such a game")["foreign"].clone()
    };
    assert_eq!(foreign("oware"), "ogn");
    assert_eq!(foreign("quantik"), Value::Null);
}

#[test]
fn another_programs_form_goes_out_and_comes_in_again() {
    let theirs = ask("foreign-record", OURS)["text"].take();
    let theirs = theirs.as_str().expect("the game has such a form");
    assert!(!theirs.contains("[Game "), "{theirs}");
    assert_eq!(ask("read-record", theirs)["record"]["main"]["moves"], json!(["A", "b", "B"]));
}

#[test]
fn what_does_not_hold_is_refused_with_a_sentence() {
    let illegal = OURS.replace("(2. c", "(2. A");
    for text in ["", "nonsense", "[Variant \"x\"]", &illegal, &OURS.replace("oware", "go")] {
        let told = ask("read-record", text);
        assert!(told["fault"]["say"]["key"].is_string(), "{text}: {told}");
    }
    let told = ask("foreign-record", "[Game \"quantik\"]\n[Result \"*\"]\n\n*\n");
    assert_eq!(told["fault"]["code"], "wire-no-foreign-form", "there is no other form of it");
}

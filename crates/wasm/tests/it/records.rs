//! Records in and out, in our form and in another program's.

use serde_json::Value;
use tabuleiro_wasm::{export_record, foreign_form, import_record};

const OURS: &str =
    "[Game \"oware\"]\n[Result \"*\"]\n\n1. A 2. b {[%value -0.50]} (2. c 3. D {better}) 3. B *\n";

fn read(text: &str) -> Value {
    serde_json::from_str(&import_record(text).expect("it holds")).expect("a record is JSON")
}

#[test]
fn a_record_comes_in_with_its_variations() {
    let record = read(OURS);
    assert_eq!(record["game"], "oware");
    assert_eq!(record["main"]["moves"], serde_json::json!(["A", "b", "B"]));
    assert_eq!(record["main"]["branches"]["1"][0]["moves"], serde_json::json!(["c", "D"]));
    assert_eq!(record["main"]["values"]["2"], "-0.50");
    assert_eq!(record["text"], OURS);
}

#[test]
fn another_programs_form_goes_out_and_comes_in_again() {
    assert_eq!(foreign_form("oware").as_deref(), Some("ogn"));
    assert_eq!(foreign_form("quantik"), None);
    let theirs = export_record(OURS).expect("the game has such a form");
    assert!(!theirs.contains("[Game "), "{theirs}");
    assert_eq!(read(&theirs)["main"]["moves"], read(OURS)["main"]["moves"]);
}

#[test]
fn what_does_not_hold_is_refused_with_a_sentence() {
    let illegal = OURS.replace("(2. c", "(2. A");
    for text in ["", "nonsense", "[Variant \"x\"]", &illegal, &OURS.replace("oware", "go")] {
        let fault: Value =
            serde_json::from_str(&import_record(text).expect_err("it does not hold")).expect("JSON");
        assert!(fault["say"]["key"].is_string(), "{text}: {fault}");
    }
    assert!(
        export_record("[Game \"quantik\"]\n[Result \"*\"]\n\n*\n").is_err(),
        "there is no other form of it"
    );
}

//! What is lent. These tests have everything inside; that nobody thinks without is seen in Node (`tests/door.mjs`).

use serde_json::{Value, json};
use tabuleiro_wasm::Core;

use crate::door::{answer, names};

fn code(fault: Result<(), String>) -> Value {
    serde_json::from_str::<Value>(&fault.expect_err("it is refused")).expect("a fault is JSON")["code"].take()
}

#[test]
fn what_is_inside_need_not_be_lent() {
    let mut core = Core::new();
    let kinds = answer(&mut core, &json!({ "catalogue": { "type": "kinds" } }))["kinds"].take();
    let kinds = kinds.as_array().expect("kinds are listed");
    assert!(kinds.iter().all(|kind| kind.get("lends") == Some(&Value::Null)));
    assert_eq!(core.lend("oware", &[]), Ok(()), "what is here stays");
}

#[test]
fn a_game_that_needs_nothing_or_is_none_is_a_fault() {
    let mut core = Core::new();
    assert!(names(&mut core).contains(&"otrio".to_owned()));
    assert_eq!(code(core.lend("otrio", &[1, 2, 3])), "wire-no-loan");
    assert_eq!(code(core.lend("chess", &[])), "wire-unknown-game");
}

#[test]
fn many_sentences_are_spoken_as_one_by_one() {
    let mut core = Core::new();
    let kinds = answer(&mut core, &json!({ "catalogue": { "type": "kinds" } }))["kinds"].take();
    let abouts: Vec<&Value> = kinds.as_array().expect("a list").iter().map(|kind| &kind["about"]).collect();
    for lang in ["en", "pt"] {
        let all = core.say_all(&json!(abouts).to_string(), lang).expect("there are such sentences");
        let one = |about: &&Value| core.say(&about.to_string(), lang).expect("there is such a sentence");
        assert_eq!(serde_json::from_str(&all).ok(), Some(abouts.iter().map(one).collect::<Vec<_>>()));
    }
    assert_eq!(core.say_all("[]", "en").as_deref(), Ok("[]"));
    assert!(
        core.say_all("{}", "en").is_err()
            && core.say_all(r#"[{"bundle":"none","key":"none"}]"#, "en").is_err()
    );
}

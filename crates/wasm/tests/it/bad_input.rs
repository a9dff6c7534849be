//! Requests that were damaged on their way, or meant for something else.

use serde_json::{Value, json};
use tabuleiro_wasm::Core;

use crate::door::{answer, names};

/// Requests that are quick to answer. Those that think are not among them: a damaged number could let them think for hours.
fn requests(game: &str, record: &Value) -> Vec<Value> {
    let play = json!({ "type": "play", "text": "a" });
    let fischer = json!({ "type": "fischer", "start": 60_000, "add": 1_000 });
    vec![
        json!({ "type": "kinds" }),
        json!({ "type": "open", "game": game, "options": "rules=book", "position": "1 2 3 4", "deal": 7 }),
        json!({ "type": "open", "game": game, "players": ["human", "@Ana"], "control": fischer, "friendly": true }),
        json!({ "type": "load", "record": record }),
        json!({ "type": "board" }),
        json!({ "type": "view" }),
        json!({ "type": "view", "ply": u32::MAX }),
        json!({ "type": "choices" }),
        json!({ "type": "steps", "ply": 0 }),
        json!({ "type": "steps", "ply": u32::MAX }),
        json!({ "type": "preview", "text": "a1" }),
        json!({ "type": "why", "path": [0, 1, 2, 65_535] }),
        json!({ "type": "why", "path": [] }),
        json!({ "type": "why", "path": [0, 0, 0, 0, 1, 1] }),
        json!({ "type": "read", "text": "centre, \u{1F375} é", "lang": "pt" }),
        json!({ "type": "command", "seat": 0, "ply": 0, "act": play }),
        json!({ "type": "command", "seat": 1, "ply": 9, "act": { "type": "offer-takeback" } }),
        json!({ "type": "command", "seat": 255, "ply": 0, "act": { "type": "answer-draw", "yes": true } }),
        json!({ "type": "command", "seat": 1, "ply": 0, "act": { "type": "resign" } }),
        json!({ "type": "events", "after": u32::MAX }),
        json!({ "type": "record" }),
    ]
}

/// The same numbers on every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// The text with something missing, doubled or in the place of something else.
fn damaged(text: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let from = chance.below(letters.len());
    let to = (from + chance.below(6)).min(letters.len());
    let strange = ['{', '"', '-', '9', '\u{0}', 'é', '\u{1F375}', ',', ' ', 'z'];
    match chance.below(4) {
        0 => drop(letters.drain(from..to)),
        1 => letters.extend_from_within(from..to),
        2 => letters.insert(from, strange[chance.below(strange.len())]),
        _ => letters[from] = strange[chance.below(strange.len())],
    }
    letters.into_iter().collect()
}

/// Plays some moves; the record of them.
fn play(core: &mut Core, game: &str, chance: &mut Chance) -> Value {
    answer(core, &json!({ "type": "open", "game": game }));
    for ply in 0..chance.below(12) {
        let seat = answer(core, &json!({ "type": "view" }))["view"]["turn"].take();
        let choices = answer(core, &json!({ "type": "choices" }))["choices"].take();
        let count = choices.as_array().map_or(0, Vec::len);
        if count > 0 {
            let text = &choices[chance.below(count)]["text"];
            answer(
                core,
                &json!({ "type": "command", "seat": seat, "ply": ply, "act": { "type": "play", "text": text } }),
            );
        }
    }
    answer(core, &json!({ "type": "record" }))["record"]["text"].take()
}

#[test]
fn whatever_is_heard_is_answered() {
    let (mut core, mut chance) = (Core::new(), Chance(1));
    for game in names(&mut core) {
        for _ in 0..40 {
            let record = play(&mut core, &game, &mut chance);
            for ask in requests(&game, &record) {
                let mut text = json!({ "v": 1, "id": 1, "ask": ask }).to_string();
                for _ in 0..chance.below(4) {
                    text = damaged(&text, &mut chance);
                }
                let heard: Value = serde_json::from_str(&core.hear(&text, 1.0)).expect("a response is JSON");
                assert_eq!(heard["v"], 1, "to {text}");
            }
        }
    }
}

#[test]
fn nodes_can_be_none() {
    let mut core = Core::new();
    for game in names(&mut core) {
        answer(&mut core, &json!({ "type": "open", "game": game }));
        for nodes in [0, 1, 50] {
            let thought = answer(&mut core, &json!({ "type": "think", "bot": null, "nodes": nodes }));
            assert!(thought["thought"]["best"].is_string(), "{game} with {nodes}: {thought}");
            assert!(
                answer(&mut core, &json!({ "type": "analyse", "nodes": nodes }))["moves"].is_array(),
                "{game} with {nodes}"
            );
            assert!(
                answer(&mut core, &json!({ "type": "solve", "nodes": nodes })).get("solved").is_some(),
                "{game} with {nodes}"
            );
        }
    }
}

#[test]
fn a_thinker_that_is_none_is_a_fault() {
    let mut core = Core::new();
    for game in names(&mut core) {
        let think = json!({ "type": "think", "bot": "nobody", "nodes": 1 });
        answer(&mut core, &json!({ "type": "open", "game": game }));
        assert_eq!(answer(&mut core, &think)["fault"]["code"], "table-unknown-bot");
    }
}

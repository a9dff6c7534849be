//! Requests that were damaged on their way, or meant for something else.

use serde_json::{Value, json};
use tabuleiro_wasm::Core;

use crate::door::{answer, move_to, names, open};

/// Requests that are quick to answer. Those that think are not among them: a damaged number could let them think for hours.
fn requests(game: &str, record: &Value) -> Vec<Value> {
    let play = json!({ "type": "play", "text": "a" });
    let fischer = json!({ "type": "fischer", "start": 60_000, "add": 1_000 });
    let person = json!({ "type": "person", "name": "Ana" });
    let plan = json!({ "game": game, "options": "rules=book", "position": "1 2 3 4", "dealt": true });
    let clocked = json!({ "game": game, "players": [person, person], "terms": { "control": fischer, "friendly": true } });
    let command = |seat: u8, act: Value| {
        let command = json!({ "id": "a", "seen": 0, "act": act });
        json!({ "hold": { "type": "command", "seat": seat, "command": command } })
    };
    let log = json!([{ "number": 0, "at": 1, "what": { "type": "opened" } }]);
    vec![
        json!({ "catalogue": { "type": "kinds" } }),
        json!({ "catalogue": { "type": "read-record", "text": record } }),
        json!({ "catalogue": { "type": "split-records", "text": record } }),
        json!({ "catalogue": { "type": "edit-record", "text": record, "date": "2026.11.15" } }),
        json!({ "hold": { "type": "open", "plan": plan, "seed": 7 } }),
        json!({ "hold": { "type": "open", "plan": clocked } }),
        json!({ "hold": { "type": "load", "record": record } }),
        json!({ "hold": { "type": "mirror", "events": log } }),
        json!({ "hold": { "type": "follow", "events": log } }),
        json!({ "hold": { "type": "resume", "kept": { "series": [], "events": log, "served": 1 } } }),
        json!({ "hold": { "type": "keep" } }),
        json!({ "hold": { "type": "tick" } }),
        json!({ "hold": { "type": "undo" } }),
        json!({ "look": { "type": "board" } }),
        json!({ "look": { "type": "view" } }),
        json!({ "look": { "type": "view", "ply": u32::MAX } }),
        json!({ "look": { "type": "choices" } }),
        json!({ "look": { "type": "steps", "ply": 0 } }),
        json!({ "look": { "type": "steps", "ply": u32::MAX } }),
        json!({ "look": { "type": "preview", "text": "a1" } }),
        json!({ "look": { "type": "why", "path": [0, 1, 2, 65_535] } }),
        json!({ "look": { "type": "why", "path": [] } }),
        json!({ "look": { "type": "why", "path": [0, 0, 0, 0, 1, 1] } }),
        json!({ "look": { "type": "read", "text": "centre, \u{1F375} é", "lang": "pt" } }),
        command(0, play),
        command(1, json!({ "type": "offer-takeback" })),
        command(255, json!({ "type": "answer", "offer": 3, "yes": true })),
        command(1, json!({ "type": "resign" })),
        json!({ "look": { "type": "events", "after": u32::MAX } }),
        json!({ "look": { "type": "score" } }),
        json!({ "look": { "type": "record" } }),
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
    open(core, game);
    for _ in 0..chance.below(12) {
        let choices = answer(core, &json!({ "look": { "type": "choices" } }))["choices"].take();
        let count = choices.as_array().map_or(0, Vec::len);
        if count > 0 {
            move_to(core, &choices[chance.below(count)]["text"]);
        }
    }
    answer(core, &json!({ "look": { "type": "record" } }))["record"]["text"].take()
}

#[test]
fn whatever_is_heard_is_answered() {
    let (mut core, mut chance) = (Core::new(), Chance(1));
    for game in names(&mut core) {
        for _ in 0..40 {
            let record = play(&mut core, &game, &mut chance);
            for ask in requests(&game, &record) {
                let mut text = json!({ "v": 2, "id": 1, "ask": ask }).to_string();
                for _ in 0..chance.below(4) {
                    text = damaged(&text, &mut chance);
                }
                let heard: Value = serde_json::from_str(&core.hear(&text, 1.0)).expect("a response is JSON");
                assert_eq!(heard["v"], 2, "to {text}");
            }
        }
    }
}

#[test]
fn nodes_can_be_none() {
    let mut core = Core::new();
    for game in names(&mut core) {
        open(&mut core, &game);
        for nodes in [0, 1, 50] {
            let thought = answer(&mut core, &json!({ "think": { "type": "level", "nodes": nodes } }));
            assert!(thought["thought"]["best"].is_string(), "{game} with {nodes}: {thought}");
            assert!(
                answer(&mut core, &json!({ "think": { "type": "analyse", "nodes": nodes } }))["moves"]
                    .is_array(),
                "{game} with {nodes}"
            );
            assert!(
                answer(&mut core, &json!({ "think": { "type": "solve", "nodes": nodes } }))
                    .get("solved")
                    .is_some(),
                "{game} with {nodes}"
            );
        }
    }
}

#[test]
fn a_thinker_that_is_none_is_a_fault() {
    let mut core = Core::new();
    for game in names(&mut core) {
        let think = json!({ "think": { "type": "level", "name": "nobody", "nodes": 1 } });
        open(&mut core, &game);
        assert_eq!(answer(&mut core, &think)["fault"]["code"], "table-unknown-bot");
    }
}

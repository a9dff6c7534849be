//! Logs of events as earlier releases wrote them, with every happening: they fold to what they folded to then.
//!
//! `tests/logs/1/` was written by the release that began with logs. A later form gets a folder of its own; none is written anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tabuleiro_games::GAMES;
use tabuleiro_table::event::VERSION;
use tabuleiro_table::{Event, Session};

use crate::along::{KINDS, variants};
use crate::events::{Story, Tally, WANTED};

fn folder(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(version.to_string())
}

/// What a session comes to.
fn comes_to(session: &Session) -> Value {
    json!({
        "position": session.table().state(usize::MAX).position,
        "turn": session.turn().map(tabuleiro_game::Seat::index),
        "ending": session.ended().map(|end| end.ending.to_string()),
        "clocks": session.players().iter().enumerate().map(|(seat, _)| {
            session.clock().left(tabuleiro_game::Seat::new(seat as u8), session.at()).map(|span| span.0)
        }).collect::<Vec<_>>(),
        "record": session.archive("2026.11.17").to_string(),
    })
}

fn written(session: &Session) -> String {
    let events: Vec<_> = session.events().iter().map(tabuleiro_wire::Event::from).collect();
    json!({ "events": events, "gives": comes_to(session) }).to_string()
}

/// Stories of a game, each with something that none before had.
fn rich_stories(game: &'static dyn tabuleiro_table::Kind) -> Vec<String> {
    let mut tally = Tally::default();
    let mut lines = Vec::new();
    for seed in 0..200 {
        let setups = variants(game);
        // Every third is calm, and goes on to its end.
        let commands = if seed % 3 == 0 { 240 } else { 60 };
        let story = Story::told(game, &setups[seed as usize % setups.len()], seed, commands);
        if tally.note(&story) {
            lines.push(written(&story.session));
        }
    }
    tally.assert_rich(game);
    lines
}

#[test]
fn logs_of_every_release_fold_to_what_they_folded_to() {
    let mut seen = BTreeSet::new();
    for kind in GAMES.iter() {
        let path = folder(VERSION).join(format!("{}.jsonl", kind.name()));
        if std::env::var_os("TABULEIRO_UPDATE").is_some() && !path.exists() {
            fs::create_dir_all(folder(VERSION)).expect("a folder");
            fs::write(&path, rich_stories(kind).join("\n") + "\n").expect("it can be written");
        }
    }
    for version in 1..=VERSION {
        for entry in fs::read_dir(folder(version)).expect("every form has logs") {
            let text = fs::read_to_string(entry.expect("a file").path()).expect("it can be read");
            for line in text.lines() {
                let log: Value = serde_json::from_str(line).expect("a log");
                let events: Vec<tabuleiro_wire::Event> =
                    serde_json::from_value(log["events"].clone()).expect("events");
                let events: Vec<Event> = events.iter().map(|event| event.read().expect("sound")).collect();
                let session = Session::fold(&events, KINDS).unwrap_or_else(|why| panic!("{why}\n{line}"));
                assert_eq!(comes_to(&session), log["gives"], "{line}");
                seen.extend(events.iter().map(|event| crate::events::named(&event.what)));
            }
        }
    }
    let wanted = WANTED.iter().filter(|wanted| wanted.starts_with(char::is_uppercase));
    let missing: Vec<_> = wanted.filter(|wanted| !seen.contains(**wanted)).collect();
    assert!(missing.is_empty(), "no log tells of {missing:?}");
}

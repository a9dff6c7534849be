//! The lines that are promised for `--json`: every field, in its order.

use tabuleiro_game::{Message, Outcome, Seat};
use tabuleiro_search::{Chance, Proven, Solved, Value};
use tabuleiro_table::{Grade, Judgement, Reviewed, Setup, State, Valued};
use tabuleiro_wire::line::{self, Bench, Bot, Duel, Move, Replayed, Solution, Tables, write};

use crate::face::KINDS;

/// The fields of a line, in the order in which they stand.
fn fields(line: &str) -> Vec<String> {
    let mut rest = line.strip_prefix('{').and_then(|line| line.strip_suffix('}')).expect("an object");
    let mut names = Vec::new();
    while let Some((name, after)) = rest.strip_prefix('"').and_then(|rest| rest.split_once("\":")) {
        names.push(name.to_owned());
        let mut values = serde_json::Deserializer::from_str(after).into_iter::<serde_json::Value>();
        values.next().expect("a value").expect("which is JSON");
        rest = after[values.byte_offset()..].trim_start_matches(',');
    }
    assert_eq!(rest, "", "nothing is left of {line}");
    names
}

#[test]
fn replayed_positions() {
    for kind in KINDS.iter() {
        let table = kind.open(&Setup::default()).expect("every game has a start");
        let line = write(&Replayed::from(table.state(0)));
        assert_eq!(fields(&line), ["ply", "move", "position", "turn", "moves", "outcome"], "{line}");
        assert!(
            line.starts_with("{\"ply\":0,\"move\":null,\"position\":\"")
                && line.ends_with(",\"outcome\":null}")
        );
    }
    let state = |outcome: Option<Outcome>| State {
        ply: 3,
        mv: Some("B".into()),
        position: "…".into(),
        turn: outcome.is_none().then_some(Seat::SECOND),
        moves: vec!["a".into(), "b".into()],
        outcome,
    };
    let line = |outcome| write(&Replayed::from(state(outcome)));
    let wanted = r#"{"ply":3,"move":"B","position":"…","turn":1,"moves":["a","b"],"outcome":null}"#;
    assert_eq!(line(None), wanted);
    assert!(line(Some(Outcome::DRAW)).contains(r#""turn":null,"#));
    assert!(line(Some(Outcome::DRAW)).ends_with(r#""outcome":{"winner":null}}"#));
    assert!(line(Some(Outcome::won(Seat::FIRST))).ends_with(r#""outcome":{"winner":0}}"#));
    assert!(line(Some(Outcome::scores([27, 12]))).ends_with(r#""outcome":{"winner":0,"scores":[27,12]}}"#));
    let colour = Outcome::colour(Seat::FIRST, 'b');
    assert!(line(Some(colour)).ends_with(r#""outcome":{"winner":0,"colour":"b"}}"#));
}

#[test]
fn players() {
    for kind in KINDS.iter() {
        for card in kind.bots() {
            let line = write(&Bot::new(kind, &card, |message: &Message| message.to_string()));
            assert_eq!(
                fields(&line),
                [
                    "game",
                    "name",
                    "about",
                    "strength",
                    "against",
                    "elo",
                    "report",
                    "rating",
                    "rating_error",
                    "group"
                ],
                "{line}"
            );
            let read: serde_json::Value = serde_json::from_str(&line).expect("it is JSON");
            assert_eq!(read["name"], card.name);
            assert_eq!(read["report"], card.report);
            assert_eq!(read["about"], card.about.to_string());
        }
    }
}

#[test]
fn judged_moves() {
    let proven = Some(Proven::within(Value::Win, 21));
    let why = Some(Message::new(&tabuleiro_wire::WORDS, "wire-not-open"));
    let one = Judgement { text: "rM@b2".into(), proven, score: None, why };
    let line = write(&Move::new(&one, |_| "…".into()));
    let wanted = r#"{"move":"rM@b2","value":"win","proven":true,"plies":21,"score":null,"why":"…"}"#;
    assert_eq!(line, wanted);
    let guess = Judgement { text: "a".into(), proven: None, score: Some(-35), why: None };
    let wanted = r#"{"move":"a","value":null,"proven":false,"plies":null,"score":-35,"why":null}"#;
    assert_eq!(write(&Move::new(&guess, |_| String::new())), wanted);
}

#[test]
fn reviewed_moves() {
    let one = Reviewed {
        ply: 7,
        seat: Seat::FIRST,
        text: "B".into(),
        before: Valued { proven: Some(Proven::within(Value::Win, 5)), score: None },
        after: Valued { proven: None, score: Some(-20) },
        chance: Some([Chance::SURE, Chance::from_thousandths(120)]),
        best: "D".into(),
        grade: Some(Grade::Mistake),
        why: Some(Message::new(&tabuleiro_wire::WORDS, "wire-not-open")),
        line: vec!["D".into(), "a".into()],
    };
    let wanted = concat!(
        r#"{"ply":7,"move":"B","#,
        r#""before":{"value":"win","proven":true,"plies":5,"score":null},"#,
        r#""after":{"value":null,"proven":false,"plies":null,"score":-20},"#,
        r#""best":"D","mistake":true,"grade":"mistake","chance":[1.0,0.12],"why":"…","line":["D","a"]}"#,
    );
    assert_eq!(write(&line::Reviewed::new(&one, |_| "…".into())), wanted);
    let good = Reviewed { grade: None, why: None, line: Vec::new(), ..one };
    let end = r#""mistake":false,"grade":null,"chance":[1.0,0.12],"why":null,"line":[]}"#;
    assert!(write(&line::Reviewed::new(&good, |_| "…".into())).ends_with(end));
}

#[test]
fn solutions() {
    let proven = Proven::within(Value::Loss, 12);
    let solved = Solved { proven, line: vec!["…".to_owned()], nodes: 31_000 };
    let wanted = r#"{"value":"loss","proven":true,"plies":12,"line":["…"],"nodes":31000,"seconds":0.03}"#;
    assert_eq!(write(&Solution::new(&solved, 0.03)), wanted);
}

#[test]
fn duels() {
    let duel = Duel {
        games: 200,
        wins: [120, 60],
        draws: 20,
        elo: Some(107.5),
        error: Some(38.0),
        llr: None,
        failures: Vec::new(),
    };
    let wanted =
        r#"{"games":200,"wins":[120,60],"draws":20,"elo":107.5,"error":38.0,"llr":null,"failures":[]}"#;
    assert_eq!(write(&duel), wanted);
}

#[test]
fn benches() {
    let bench = Bench {
        work: "oware-playouts",
        unit: "games",
        per_second: 9.0,
        peer: None,
        peer_per_second: None,
        ratio: None,
        signature: 7,
    };
    let wanted = ["work", "unit", "per_second", "peer", "peer_per_second", "ratio", "signature"];
    assert_eq!(fields(&write(&bench)), wanted);
    assert!(write(&bench).contains(r#""peer":null,"peer_per_second":null,"ratio":null"#));
}

#[test]
fn tables() {
    let (game, folder) = ("oware", String::from("here"));
    let lines: [(Tables, &str, &[&str]); 6] = [
        (
            Tables::Needs {
                game,
                seeds: 3,
                positions: 1,
                disk_bytes: 2,
                memory_bytes: 3,
                folder: folder.clone(),
            },
            "needs",
            &["game", "seeds", "positions", "disk_bytes", "memory_bytes", "folder"],
        ),
        (Tables::Rebuilding { seeds: 3 }, "rebuilding", &["seeds"]),
        (
            Tables::Built {
                game,
                seeds: 3,
                positions: 1,
                valued: 1,
                exact: 1,
                cyclic: 0,
                disk_bytes: 2,
                seconds: 0.5,
                folder: folder.clone(),
            },
            "built",
            &["game", "seeds", "positions", "valued", "exact", "cyclic", "disk_bytes", "seconds", "folder"],
        ),
        (
            Tables::Verified { game, seeds: 3, by_moves: 1, by_cycles: 0, seconds: 0.5 },
            "verified",
            &["game", "seeds", "by_moves", "by_cycles", "seconds"],
        ),
        (
            Tables::Table { game, seeds: 3, positions: 1, cyclic: 0, bytes: 2, folder: folder.clone() },
            "table",
            &["game", "seeds", "positions", "cyclic", "bytes", "folder"],
        ),
        (Tables::Problem { game, why: "…".into(), folder }, "problem", &["game", "why", "folder"]),
    ];
    for (table, event, wanted) in lines {
        let line = line::write(&table);
        assert!(line.starts_with(&format!("{{\"event\":\"{event}\",")), "{line}");
        assert_eq!(fields(&line)[1..], *wanted, "{line}");
    }
}

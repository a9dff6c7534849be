//! Whatever is wrong with a message has a code and a sentence, and changes nothing.

use tabuleiro_wire::ask::{Holding, Lang, Looking, Thinking};
use tabuleiro_wire::envelope::LARGEST;
use tabuleiro_wire::{Act, Answer, Ask, Fault, Request};

use crate::face::{Face, OPENINGS, Open, answered, command, fault, opening, spoken};

/// A game under way that has an event of several kinds behind it.
fn under_way(game: &str, options: &str) -> Face {
    let mut face = Face::at(game, options);
    face.wander(4, &mut tabuleiro_search::random::seeded(6));
    let seat = face.view().turn.unwrap_or(0);
    face.act(seat, Act::OfferDraw);
    face
}

/// The fault of a text, and that nothing has changed by it.
fn fault_of(face: &mut Face, text: &str) -> Fault {
    let before = face.everything();
    let fault = fault(face.hear(text).answer);
    assert_eq!(face.everything(), before, "{}", text.chars().take(200).collect::<String>());
    for said in spoken(&fault.say) {
        assert!(said.contains(' ') && !said.contains('{'), "{said}");
        assert!(said.chars().count() < 500, "a fault is a sentence: {said}");
    }
    fault
}

/// The fault of something asked, and that nothing has changed by it.
fn refused(face: &mut Face, ask: Ask) -> Fault {
    let text = serde_json::to_string(&Request::new(9, ask)).expect("a request is JSON");
    fault_of(face, &text)
}

#[test]
fn malformed_messages_have_a_code() {
    let mut face = under_way("quantik", "");
    let texts = [
        "",
        " ",
        "hello",
        "null",
        "[]",
        "{}",
        "7",
        "\"view\"",
        "{\"v\":2}",
        "{\"v\":2,\"id\":1}",
        "{\"v\":\"1\",\"id\":1,\"ask\":{\"look\":{\"type\":\"view\"}}}",
        "{\"v\":2,\"id\":-1,\"ask\":{\"look\":{\"type\":\"view\"}}}",
        "{\"v\":2,\"id\":1,\"ask\":\"view\"}",
        "{\"v\":2,\"id\":1,\"ask\":{}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"type\":\"sing\"}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"steps\"}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"steps\",\"ply\":-1}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"steps\",\"ply\":4294967296}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"why\",\"path\":[65536]}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"why\",\"path\":3}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"read\",\"text\":\"a\",\"lang\":\"fr\"}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"hold\":{\"type\":\"open\"}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"hold\":{\"type\":\"command\",\"seat\":0,\"command\":{\"id\":\"a\",\"seen\":4,\"act\":{\"type\":\"sing\"}}}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"hold\":{\"type\":\"command\",\"seat\":300,\"command\":{\"id\":\"a\",\"seen\":4,\"act\":{\"type\":\"resign\"}}}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"view\"}}} x",
        "{\"v\":2,\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"view\"}}}",
        "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"view\",\"ply\":\"\\u0000\"}}}",
    ];
    for text in texts {
        assert_eq!(fault_of(&mut face, text).code, "wire-malformed", "{text}");
    }
    let deep = format!("{{\"v\":2,\"id\":1,\"ask\":{}{}}}", "[".repeat(9_000), "]".repeat(9_000));
    assert_eq!(fault_of(&mut face, &deep).code, "wire-malformed");
    let long = format!("{{\"v\":2,\"id\":1,\"ask\":{{\"type\":\"{}\"}}}}", "é".repeat(9_000));
    assert_eq!(fault_of(&mut face, &long).code, "wire-malformed");
}

#[test]
fn a_message_cut_anywhere_is_malformed() {
    let mut face = under_way("oware", "");
    let asks = [
        command(1, 4, Act::Play { text: "é".to_owned() }),
        Ask::from(Open { players: vec!["@Zoë".into(), "bot1".into()], ..opening("oware", "rules=report") }),
        Ask::Look(Looking::Why { path: vec![1, 2, 3] }),
    ];
    for ask in asks {
        let text = serde_json::to_string(&Request::new(3, ask)).expect("a request is JSON");
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert_eq!(fault_of(&mut face, &text[..end]).code, "wire-malformed", "{}", &text[..end]);
        }
    }
}

#[test]
fn a_message_that_is_too_large_is_not_even_read() {
    let mut face = under_way("quantik", "");
    let mut text = "{\"v\":2,\"id\":1,\"ask\":{\"look\":{\"type\":\"view\"}}}".to_owned();
    text += &" ".repeat(LARGEST - text.len());
    answered!(face.hear(&text).answer, Answer::View { .. } => ());
    text.push(' ');
    assert_eq!(fault_of(&mut face, &text).code, "wire-too-large");
    assert_eq!(fault_of(&mut face, &"[".repeat(LARGEST + 1)).code, "wire-too-large");
    assert_eq!(face.hear(&text).id, 0, "nobody looks for a number in it");
}

#[test]
fn another_version_is_refused_by_its_number() {
    let mut face = under_way("quantik", "");
    for v in [0, 1, 3, u32::MAX] {
        let text = format!("{{\"v\":{v},\"id\":8,\"ask\":{{\"type\":\"of-tomorrow\"}}}}");
        assert_eq!(fault_of(&mut face, &text).code, "wire-version");
        assert_eq!(face.hear(&text).id, 8, "the fault finds whoever asked");
    }
}

#[test]
fn a_fault_finds_whoever_asked_if_the_number_can_be_read() {
    let mut face = Face::new();
    assert_eq!(face.hear("{\"v\":2,\"id\":41,\"ask\":{\"type\":\"sing\"}}").id, 41);
    assert_eq!(face.hear("{\"v\":2,\"id\":\"41\",\"ask\":{\"type\":\"sing\"}}").id, 0);
    assert_eq!(face.hear("{\"v\":2,\"id\":41").id, 0);
}

#[test]
fn nothing_can_be_asked_about_a_game_that_was_not_opened() {
    let mut face = Face::new();
    let asks = [
        Ask::Look(Looking::Board),
        Ask::Look(Looking::View { ply: None }),
        Ask::Look(Looking::Choices),
        Ask::Look(Looking::Steps { ply: 1 }),
        Ask::Look(Looking::Preview { text: "a".into() }),
        Ask::Look(Looking::Why { path: vec![0] }),
        Ask::Look(Looking::Read { text: "a".into(), lang: Lang::Pt }),
        command(0, 0, Act::Resign),
        Ask::Look(Looking::Events { after: None }),
        Ask::Think(Thinking::Level { name: None, seed: 0, nodes: Some(1) }),
        Ask::Think(Thinking::Analyse { nodes: 1 }),
        Ask::Think(Thinking::Solve { nodes: 1 }),
        Ask::Look(Looking::Record { date: String::new() }),
    ];
    for ask in asks {
        assert_eq!(face.fault(ask.clone()).code, "wire-not-open", "{ask:?}");
    }
}

#[test]
fn another_games_spots_are_refused() {
    for (game, options) in OPENINGS {
        let mut face = under_way(game, options);
        let count = face.board().spots.len() as u16;
        for path in [vec![count], vec![0, u16::MAX], vec![count + 7, 0, 1, 2, 3, 4, 5, 6, 7, 8]] {
            let fault = refused(&mut face, Ask::Look(Looking::Why { path }));
            assert_eq!(fault.code, "wire-unknown-spot", "{game}");
        }
    }
}

#[test]
fn spots_that_lead_nowhere_point_at_spots_of_the_board() {
    for (game, options) in OPENINGS {
        let mut face = under_way(game, options);
        let count = face.board().spots.len() as u16;
        for spot in 0..count {
            for path in [vec![spot], vec![spot, spot], vec![spot; 9]] {
                match face.ask(Ask::Look(Looking::Why { path: path.clone() })) {
                    Answer::LeadsOn => {
                        let leads = |choice: &tabuleiro_wire::Choice| {
                            let also = choice.also.as_ref();
                            choice.path.starts_with(&path) || also.is_some_and(|also| also.starts_with(&path))
                        };
                        assert!(face.choices().iter().any(leads), "{game}: {path:?} leads to a move");
                    }
                    Answer::Fault { fault } => {
                        let pointed = fault.about.iter().chain(&fault.because);
                        pointed.for_each(|spot| assert!(*spot < count, "{game}"));
                        assert!(!spoken(&fault.say)[0].is_empty());
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[test]
fn commands_at_a_stale_number_or_from_the_wrong_seat_are_refused() {
    for (game, options) in OPENINGS {
        let mut face = under_way(game, options);
        let (turn, head) = (face.view().turn.expect("it goes on"), face.head());
        let seats = face.record().seats.len() as u8;
        let text = face.choices()[0].text.clone();
        let play = |seat: u8, seen: u32, text: &str| command(seat, seen, Act::Play { text: text.to_owned() });
        for stale in [0, head - 2] {
            assert_eq!(refused(&mut face, play(turn, stale, &text)).code, "table-stale", "{game}");
        }
        for unseen in [head + 1, u32::MAX] {
            assert_eq!(refused(&mut face, play(turn, unseen, &text)).code, "table-unseen", "{game}");
        }
        for other in (0..seats).filter(|seat| *seat != turn) {
            assert_eq!(refused(&mut face, play(other, head, &text)).code, "table-not-your-turn", "{game}");
        }
        if seats < 4 {
            assert_eq!(refused(&mut face, play(seats, head, &text)).code, "table-no-seat", "{game}");
        }
        for nobody in [4, 200, u8::MAX] {
            assert_eq!(refused(&mut face, play(nobody, head, &text)).code, "wire-unknown-seat", "{game}");
        }
        for wrong in ["", "?", "a9@z", "🦊", &"x".repeat(30_000)] {
            let code = refused(&mut face, play(turn, head, wrong)).code;
            assert!(code.starts_with(game) || code.starts_with("game-"), "{game}: {code}");
            refused(&mut face, Ask::Look(Looking::Preview { text: wrong.to_owned() }));
        }
        assert!(!face.play(&text).is_empty(), "{game}: the right one is still taken");
    }
}

#[test]
fn answers_to_what_nobody_offered_are_refused() {
    let mut face = Face::at("morris", "");
    for act in [
        Act::Answer { offer: 0, yes: true },
        Act::Answer { offer: 7, yes: false },
        Act::Withdraw { offer: 1 },
    ] {
        assert_eq!(refused(&mut face, command(0, 0, act)).code, "table-offer-gone");
    }
    assert_eq!(refused(&mut face, command(0, 0, Act::OfferTakeback)).code, "table-nothing-to-take-back");
    face.act(0, Act::OfferDraw);
    assert_eq!(refused(&mut face, command(0, 1, Act::OfferDraw)).code, "table-offered-already");
    assert_eq!(refused(&mut face, command(0, 1, Act::Answer { offer: 1, yes: true })).code, "table-no-offer");
    face.wander(4, &mut tabuleiro_search::random::seeded(2));
    let late = command(0, 4, Act::Abort);
    assert_eq!(refused(&mut face, late).code, "table-too-late-to-abort");
    face.act(1, Act::Resign);
    let over = command(0, 5, Act::Resign);
    assert_eq!(refused(&mut face, over).code, "table-over");
}

#[test]
fn a_game_that_cannot_be_opened_leaves_the_old_one() {
    let mut face = under_way("otrio", "players=3");
    let with = |open: Open| Ask::from(open);
    let oware = || opening("oware", "");
    let players = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    assert_eq!(refused(&mut face, with(opening("chess", ""))).code, "wire-unknown-game");
    assert_eq!(refused(&mut face, with(opening(&"x".repeat(60_000), ""))).code, "wire-unknown-game");
    let cases = [
        (Open { options: "rules=odd".into(), ..oware() }, "game-"),
        (Open { options: "rules".into(), ..oware() }, "game-"),
        (Open { options: "y".repeat(50_000), ..oware() }, "game-"),
        (Open { position: Some("nonsense".into()), ..oware() }, "oware-"),
        (Open { position: Some("z".repeat(50_000)), ..oware() }, "oware-"),
        (Open { players: players(&["human"]), ..oware() }, "table-seats-count"),
        (Open { players: players(&["human", "nobody"]), ..oware() }, "table-unknown-bot"),
        (Open { players: players(&["human", &"n".repeat(50_000)]), ..oware() }, "table-unknown-bot"),
    ];
    for (open, code) in cases {
        let fault = refused(&mut face, with(open));
        assert!(fault.code.starts_with(code), "{} is not {code}", fault.code);
    }
    let think = Thinking::Level { name: Some("nobody".into()), seed: 0, nodes: Some(10) };
    assert_eq!(refused(&mut face, Ask::Think(think)).code, "table-unknown-bot");
}

#[test]
fn records_that_do_not_hold_leave_the_old_game() {
    let mut face = under_way("quantik", "");
    let head = "[Game \"oware\"]\n[Result \"*\"]\n\n";
    let records = [
        String::new(),
        "[Game \"chess\"]\n[Result \"*\"]\n\n*\n".to_owned(),
        format!("{head}1. A 2. A *\n"),
        format!("{head}1. A 2. b"),
        format!("{head}1. A 1\n"),
        format!("{head}1. A (1. b) *\n"),
        "x".repeat(60_000),
        format!("{head}{}", "(".repeat(50_000)),
    ];
    for record in records {
        let start: String = record.chars().take(60).collect();
        let fault = refused(&mut face, Ask::Hold(Holding::Load { record, seed: 0 }));
        assert!(fault.code.starts_with("table-"), "{start}: {}", fault.code);
    }
}

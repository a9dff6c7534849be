//! Thousands of requests that nobody in their right mind would send: there is always an answer, and faults change nothing.

use tabuleiro_game::chance::below;
use tabuleiro_search::{Random, random};
use tabuleiro_wire::ask::{Lang, Open, Think};
use tabuleiro_wire::session::{Act, TimeControl};
use tabuleiro_wire::{Answer, Ask, Command, Request};

use crate::face::{Face, KINDS, opening};

/// One of these.
fn of<'w>(rng: &mut Random, words: &[&'w str]) -> &'w str {
    words[below(rng, words.len() as u32) as usize]
}

/// A small number most of the time, and now and then a very large one.
fn number(rng: &mut Random) -> u32 {
    if below(rng, 10) == 0 { u32::MAX - below(rng, 3) } else { below(rng, 12) }
}

fn chance(rng: &mut Random) -> bool {
    below(rng, 2) == 0
}

fn text(rng: &mut Random, face: &mut Face) -> String {
    let choices = face.desk.session().map(|session| session.table().choices()).unwrap_or_default();
    if choices.is_empty() || below(rng, 4) == 0 {
        return of(rng, &["", "a", "A@b3", "rL@a1", "a1-b2", "§", "swap", "7", "none", "\u{0}"]).to_owned();
    }
    choices[below(rng, choices.len() as u32) as usize].text.clone()
}

fn open(rng: &mut Random) -> Open {
    let names = KINDS.names();
    let options = ["", "", "rules=report", "players=3", "players=4", "rules=odd", "players=99", "x"];
    let controls = [
        TimeControl::None,
        TimeControl::Fischer { start: 50, add: 5 },
        TimeControl::Delay { start: u64::MAX, free: u64::MAX },
        TimeControl::PerMove { each: 0 },
    ];
    Open {
        players: if below(rng, 4) == 0 { vec!["human".into(), "random".into()] } else { Vec::new() },
        deal: chance(rng).then(|| u64::from(number(rng))),
        position: (below(rng, 8) == 0).then(|| of(rng, &["", "w", "..../..../..../.... w"]).to_owned()),
        control: controls[below(rng, 4) as usize],
        seed: u64::MAX,
        friendly: chance(rng),
        ..opening(of(rng, &names), of(rng, &options))
    }
}

fn act(rng: &mut Random, face: &mut Face) -> Act {
    match below(rng, 12) {
        0 => Act::OfferDraw,
        1 => Act::AnswerDraw { yes: chance(rng) },
        2 => Act::OfferTakeback,
        3 => Act::AnswerTakeback { yes: chance(rng) },
        4 => Act::Resign,
        5 => Act::Abort,
        _ => Act::Play { text: text(rng, face) },
    }
}

fn command(rng: &mut Random, face: &mut Face) -> Command {
    let session = face.desk.session();
    let right = session.map_or((0, 0), |session| {
        (session.turn().map_or(0, |turn| turn.index() as u8), session.table().ply() as u32)
    });
    let (seat, ply) = if below(rng, 5) == 0 { (number(rng) as u8, number(rng)) } else { right };
    Command { seat, ply, act: act(rng, face) }
}

/// Anything that can be asked.
fn ask(rng: &mut Random, face: &mut Face) -> Ask {
    match below(rng, 28) {
        0 => Ask::Kinds,
        1 => Ask::Fits {
            game: of(rng, &KINDS.names()).into(),
            options: of(rng, &["", "rules=report", "="]).into(),
        },
        2 => Ask::Open(open(rng)),
        3 => Ask::Load { record: of(rng, &["", "[Game \"morris\"]\n[Result \"*\"]\n\n*\n", "{"]).into() },
        4 => Ask::Board,
        5 => Ask::View { ply: chance(rng).then(|| number(rng)) },
        6 => Ask::Choices,
        7 => Ask::Steps { ply: number(rng) },
        8 => Ask::Preview { text: text(rng, face) },
        9 => Ask::Why { path: (0..below(rng, 5)).map(|_| number(rng) as u16).collect() },
        10 => Ask::Read { text: text(rng, face), lang: if chance(rng) { Lang::En } else { Lang::Pt } },
        11 => Ask::Events { after: number(rng) },
        12 => Ask::Think(Think { bot: None, seed: 1, nodes: Some(u64::from(below(rng, 50))) }),
        13 => Ask::Analyse { nodes: u64::from(below(rng, 200)) },
        14 => Ask::Solve { nodes: u64::from(below(rng, 200)) },
        15 => Ask::Record,
        16 => Ask::Rules { game: of(rng, &KINDS.names()).into(), lang: Lang::Pt },
        17 => Ask::Puzzles { game: of(rng, &["chess", "morris", "quantik"]).into() },
        18 => Ask::Lessons { game: of(rng, &["chess", "morris", "oware"]).into() },
        19 => Ask::Standing,
        20 => Ask::Tick,
        _ => Ask::Command(command(rng, face)),
    }
}

#[test]
fn thousands_of_random_requests_are_answered() {
    let mut rng = random::seeded(2026);
    let mut face = Face::new();
    let mut faults = 0;
    for _ in 0..2_000 {
        let wish = ask(&mut rng, &mut face);
        let before = face.desk.session().map(|session| (session.view(), session.archive("").to_string()));
        // A clock that has run out is heeded whatever was asked, so time stands still between these.
        face.now = 1_000;
        if let Answer::Fault { fault } = face.ask(wish.clone()) {
            faults += 1;
            assert!(!fault.code.is_empty());
            let after = face.desk.session().map(|session| (session.view(), session.archive("").to_string()));
            assert_eq!(after, before, "{wish:?}");
        }
    }
    assert!(faults > 100, "only {faults} faults: this is no test of them");
}

#[test]
fn requests_with_a_letter_changed_are_answered() {
    let mut rng = random::seeded(7);
    let mut face = Face::at("otrio", "players=4");
    for _ in 0..2_000 {
        let wish = ask(&mut rng, &mut face);
        let text = serde_json::to_string(&Request::new(1, wish)).expect("a request is JSON");
        let mut letters: Vec<char> = text.chars().collect();
        let at = below(&mut rng, letters.len() as u32) as usize;
        let letter = of(&mut rng, &["0", "9", "\"", "}", "[", ",", "-", ":", "\\", "é"]).chars().next();
        match below(&mut rng, 3) {
            0 => drop(letters.remove(at)),
            1 => letters.splice(at..=at, letter).for_each(drop),
            _ => letters.splice(at..at, letter).for_each(drop),
        }
        // Nodes are the one number that costs time: no more digits than stood there.
        let text: String = letters.into_iter().collect();
        if !text.contains("nodes") {
            face.hear(&text);
        }
    }
}

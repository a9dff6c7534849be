//! Thousands of requests that nobody in their right mind would send: there is always an answer, and faults change nothing.

use tabuleiro_game::chance::below;
use tabuleiro_search::{Random, random};
use tabuleiro_wire::ask::{Catalogue, EditRecord, Holding, Lang, Looking, Thinking};
use tabuleiro_wire::{Act, Answer, Ask, Request, TimeControl};

use crate::face::{Face, KINDS, Open, command, opening};

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
        1 => Act::Answer { offer: number(rng), yes: chance(rng) },
        2 => Act::OfferTakeback,
        3 => Act::Withdraw { offer: number(rng) },
        4 => Act::Resign,
        5 => Act::Abort,
        _ => Act::Play { text: text(rng, face) },
    }
}

fn commanded(rng: &mut Random, face: &mut Face) -> Ask {
    let session = face.desk.session();
    let right = session
        .map_or((0, 0), |session| (session.turn().map_or(0, |turn| turn.index() as u8), session.head()));
    let (seat, seen) = if below(rng, 5) == 0 { (number(rng) as u8, number(rng)) } else { right };
    command(seat, seen, act(rng, face))
}

const RECORDS: [&str; 3] = ["", "[Game \"morris\"]\n[Result \"*\"]\n\n*\n", "{"];

fn looking(rng: &mut Random, face: &mut Face) -> Looking {
    match below(rng, 11) {
        0 => Looking::Board,
        1 => Looking::View { ply: chance(rng).then(|| number(rng)) },
        2 => Looking::Choices,
        3 => Looking::Steps { ply: number(rng) },
        4 => Looking::Preview { text: text(rng, face) },
        5 => Looking::Why { path: (0..below(rng, 5)).map(|_| number(rng) as u16).collect() },
        6 => Looking::Read { text: text(rng, face), lang: if chance(rng) { Lang::En } else { Lang::Pt } },
        7 => Looking::Standing,
        8 => Looking::Score,
        9 => Looking::Events { after: chance(rng).then(|| number(rng)) },
        _ => Looking::Record { date: of(rng, &["", "2026.11.15", "\"]"]).to_owned() },
    }
}

fn catalogue(rng: &mut Random) -> Catalogue {
    let game = of(rng, &["chess", "morris", "quantik", "oware"]).to_owned();
    let text = of(rng, &RECORDS).to_owned();
    match below(rng, 9) {
        0 => Catalogue::Kinds,
        1 => Catalogue::Fits { game, options: of(rng, &["", "rules=report", "="]).into() },
        2 => Catalogue::Rules { game, lang: Lang::Pt },
        3 => Catalogue::Puzzles { game },
        4 => Catalogue::Lessons { game },
        5 => Catalogue::ReadRecord { text },
        6 => {
            let (result, tags) = (Some("1".to_owned()), vec![("Event".to_owned(), "x".to_owned())]);
            Catalogue::EditRecord(EditRecord { text, result, tags, ..EditRecord::default() })
        }
        7 => Catalogue::SplitRecords { text },
        _ => Catalogue::ForeignRecord { text },
    }
}

fn thinking(rng: &mut Random) -> Thinking {
    let nodes = u64::from(below(rng, 200));
    match below(rng, 5) {
        0 => Thinking::Level { name: None, seed: 1, nodes: Some(nodes) },
        1 => Thinking::Analyse { nodes },
        2 => Thinking::Solve { nodes },
        3 => Thinking::Draw { seat: number(rng) as u8 },
        _ => {
            let puzzle = of(rng, &["", "quantik-0001", "chess-0001"]).to_owned();
            Thinking::Attempt { puzzle, moves: vec!["A@a1".to_owned()], nodes }
        }
    }
}

fn holding(rng: &mut Random, face: &mut Face) -> Ask {
    Ask::Hold(match below(rng, 9) {
        0 | 1 => return Ask::from(open(rng)),
        2 => Holding::Load { record: of(rng, &RECORDS).into(), seed: 0 },
        3 => Holding::Undo,
        4 => Holding::Redo,
        5 => Holding::Tick,
        6 => Holding::Again { seed: 1 },
        7 => {
            let session = face.desk.session();
            let log = session.map(|session| session.events().to_vec()).unwrap_or_default();
            let cut = below(rng, log.len() as u32 + 1) as usize;
            let events = log[cut..].iter().map(tabuleiro_wire::Event::from).collect();
            if chance(rng) { Holding::Mirror { events } } else { Holding::Follow { events } }
        }
        _ => Holding::Keep,
    })
}

/// Anything that can be asked.
fn ask(rng: &mut Random, face: &mut Face) -> Ask {
    match below(rng, 28) {
        0..4 => Ask::Catalogue(catalogue(rng)),
        4..8 => holding(rng, face),
        8..14 => Ask::Look(looking(rng, face)),
        14..17 => Ask::Think(thinking(rng)),
        _ => commanded(rng, face),
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
        if let Answer::Fault { fault } | Answer::Decided { fault: Some(fault), .. } = face.ask(wish.clone()) {
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

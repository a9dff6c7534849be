//! Records, puzzles and lessons.

use tabuleiro_table::{Archive, Kind};
use tabuleiro_wire::ask::Lang;
use tabuleiro_wire::puzzle::{Lesson, Page, Spoken};
use tabuleiro_wire::session::Act;
use tabuleiro_wire::thought::Value;
use tabuleiro_wire::{Answer, Ask, Puzzle, Record, Response};

use crate::face::{Face, OPENINGS, answered};

fn load(face: &mut Face, record: &str) -> tabuleiro_wire::answer::Opened {
    let record = record.to_owned();
    answered!(face.ask(Ask::Load { record }), Answer::Opened(opened) => opened)
}

#[test]
fn a_game_is_taken_up_from_its_record_by_another_face() {
    for (game, options) in OPENINGS {
        for moves in [0, 7, 400] {
            let mut face = Face::at(game, options);
            face.wander(moves, &mut tabuleiro_search::random::seeded(12));
            let record = face.record();
            let mut other = Face::new();
            let opened = load(&mut other, &record.text);
            assert_eq!((opened.game.as_str(), opened.ply), (game, record.main.moves.len() as u32));
            assert_eq!(other.record(), record, "{game}");
            assert_eq!(other.view(), face.view(), "{game}");
            assert_eq!(other.choices(), face.choices(), "{game}");
        }
    }
}

#[test]
fn a_record_keeps_how_it_ended_and_who_had_left() {
    let mut face = Face::at("otrio", "players=4");
    face.act(1, Act::Resign);
    face.wander(3, &mut tabuleiro_search::random::seeded(3));
    let mut other = Face::new();
    load(&mut other, &face.record().text);
    assert_eq!((other.view(), other.record()), (face.view(), face.record()));
    face.act(0, Act::Resign);
    face.act(3, Act::Resign);
    load(&mut other, &face.record().text);
    assert_eq!((other.view(), other.record()), (face.view(), face.record()));
    assert_eq!(other.record().result, "3");
}

#[test]
fn records_of_other_programs_are_taken_up_too() {
    let mut face = Face::new();
    let opened =
        load(&mut face, "[Variant \"Abapa\"]\n[South \"Ama\"]\n\n1. D c {a quiet beginning} 2. F a *\n");
    assert_eq!((opened.game.as_str(), opened.ply, opened.players[0].as_str()), ("oware", 4, "Ama"));
    let record = "[Variant \"Abapa\"]\n\n1. D D *\n".to_owned();
    answered!(face.ask(Ask::Load { record }), Answer::Fault { .. } => ());
    assert_eq!(face.record().main.moves, ["D", "c", "F", "a"]);
}

#[test]
fn variations_comments_and_values_travel() {
    let text = "[Game \"oware\"]\n[Result \"*\"]\n\n\
        {first} 1. A 2. b {[%value -0.50]} (2. c {why not} 3. D {better} (3. E) (3. F 4. a)) 3. B {[%value draw] said} *\n";
    let archive: Archive = text.parse().expect("it is a record");
    let record = Record::from(&archive);
    assert_eq!(record.main.moves, ["A", "b", "B"]);
    assert_eq!(record.main.values[&2], "-0.50");
    assert_eq!(record.main.branches[&1][0].branches[&1].len(), 2);
    let response = Response::to(1, Answer::Record { record });
    let arrived: Response = serde_json::from_str(&response.write()).expect("it is a response");
    assert_eq!(arrived, response);
}

#[test]
fn a_place_in_a_record_that_is_no_number_is_malformed() {
    let text = r#"{"moves":["A"],"comments":{"x":["said"]}}"#;
    assert!(serde_json::from_str::<tabuleiro_wire::record::Variation>(text).is_err());
}

#[test]
fn puzzles_are_the_lines_that_are_promised_and_lessons_travel() {
    let puzzle = Puzzle {
        id: "quantik-0001".into(),
        game: "quantik".into(),
        position: "…".into(),
        goal: Value::Win,
        plies: Some(5),
        grade: 2,
        solution: vec!["A@b3".into()],
    };
    let line = tabuleiro_wire::line::write(&puzzle);
    let wanted = r#"{"id":"quantik-0001","game":"quantik","position":"…","goal":"win","plies":5,"grade":2,"solution":["A@b3"]}"#;
    assert_eq!(line, wanted);
    assert_eq!(serde_json::from_str::<Puzzle>(&line).expect("it is a puzzle"), puzzle);
    let spoken = |en: &str, pt: &str| Spoken { en: en.into(), pt: pt.into() };
    let page = Page {
        text: spoken("Sow.", "Semeia."),
        position: "…".into(),
        moves: vec!["A".into()],
        tries: vec!["B".into()],
        refused: vec!["f".into()],
        done: Some(spoken("Yes.", "Sim.")),
    };
    let bare = Page { moves: Vec::new(), tries: Vec::new(), refused: Vec::new(), done: None, ..page.clone() };
    let title = spoken("Capture", "Captura");
    let lesson = Lesson { id: "oware-capture".into(), game: "oware".into(), title, pages: vec![page, bare] };
    let text = serde_json::to_string(&lesson).expect("a lesson is JSON");
    assert_eq!(serde_json::from_str::<Lesson>(&text).expect("it is a lesson"), lesson);
}

#[test]
fn every_puzzle_can_be_set_up_and_its_solution_played() {
    let mut face = Face::new();
    for game in tabuleiro_games::GAMES.names() {
        let puzzles = Ask::Puzzles { game: game.to_owned() };
        let puzzles = answered!(face.ask(puzzles), Answer::Puzzles { puzzles } => puzzles);
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "{game}: easy ones first");
        for puzzle in puzzles {
            assert_eq!(puzzle.game, game);
            assert!(puzzle.goal != Value::Loss && (1..=3).contains(&puzzle.grade), "{}", puzzle.id);
            assert!(puzzle.plies.is_none() || puzzle.goal == Value::Win, "{}", puzzle.id);
            let mut at = Face::at_position(game, &puzzle.position);
            puzzle.solution.iter().for_each(|text| drop(at.play(text)));
        }
    }
}

#[test]
fn every_page_of_every_lesson_can_be_shown_and_tried() {
    let mut face = Face::new();
    for game in tabuleiro_games::GAMES.released().map(<dyn Kind>::name) {
        let lessons = Ask::Lessons { game: game.to_owned() };
        let lessons = answered!(face.ask(lessons), Answer::Lessons { lessons } => lessons);
        assert!(!lessons.is_empty(), "{game}");
        for (lesson, page) in
            lessons.iter().flat_map(|lesson| lesson.pages.iter().map(move |page| (lesson, page)))
        {
            let mut at = Face::at_position(game, &page.position);
            page.moves.iter().for_each(|text| drop(at.play(text)));
            for text in &page.tries {
                assert!(!at.preview(text).is_empty(), "{}: {text}", lesson.id);
            }
            for text in &page.refused {
                at.fault(Ask::Preview { text: text.clone() });
            }
        }
    }
}

#[test]
fn rule_books_travel_in_both_languages() {
    let mut face = Face::new();
    for kind in crate::face::KINDS.iter() {
        for (lang, wanted) in [(Lang::En, kind.rule_book().en), (Lang::Pt, kind.rule_book().pt)] {
            let rules = Ask::Rules { game: kind.name().to_owned(), lang };
            assert_eq!(answered!(face.ask(rules), Answer::Rules { book } => book), wanted);
        }
    }
    let nothing = [
        Ask::Rules { game: "chess".into(), lang: Lang::En },
        Ask::Puzzles { game: "chess".into() },
        Ask::Lessons { game: "chess".into() },
    ];
    for ask in nothing {
        assert_eq!(face.fault(ask).code, "wire-unknown-game");
    }
}

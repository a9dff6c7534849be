//! Records, puzzles and lessons.

use std::collections::BTreeMap;

use tabuleiro_table::{Kind, archive};
use tabuleiro_wire::Act;
use tabuleiro_wire::ask::{Catalogue, EditRecord, Holding, Lang, Looking};
use tabuleiro_wire::puzzle::{Lesson, Page, Spoken};
use tabuleiro_wire::thought::Value;
use tabuleiro_wire::{Answer, Archive, Ask, Player, Puzzle, Response};

use crate::face::{Face, OPENINGS, answered};

fn load(face: &mut Face, record: &str) -> tabuleiro_wire::answer::Opened {
    let record = record.to_owned();
    answered!(face.ask(Ask::Hold(Holding::Load { record, seed: 0 })), Answer::Opened(opened) => opened)
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
    assert_eq!(
        (opened.game.as_str(), opened.ply, opened.players[0].clone()),
        ("oware", 4, Player::Person { name: "Ama".to_owned() })
    );
    let record = "[Variant \"Abapa\"]\n\n1. D D *\n".to_owned();
    answered!(face.ask(Ask::Hold(Holding::Load { record, seed: 0 })), Answer::Fault { .. } => ());
    assert_eq!(face.record().main.moves, ["D", "c", "F", "a"]);
}

#[test]
fn variations_comments_and_values_travel() {
    let text = "[Game \"oware\"]\n[Result \"*\"]\n\n\
        {first} 1. A 2. b {[%value -0.50]} (2. c {why not} 3. D {better} (3. E) (3. F 4. a)) 3. B {[%value draw] said} *\n";
    let archive: archive::Archive = text.parse().expect("it is a record");
    let record = Archive::from(&archive);
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
        let puzzles = Ask::Catalogue(Catalogue::Puzzles { game: game.to_owned() });
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
        let lessons = Ask::Catalogue(Catalogue::Lessons { game: game.to_owned() });
        let lessons = answered!(face.ask(lessons), Answer::Lessons { lessons } => lessons);
        assert!(!lessons.is_empty(), "{game}");
        for (lesson, page) in
            lessons.iter().flat_map(|lesson| lesson.pages.iter().map(move |page| (lesson, page)))
        {
            let mut at = Face::at_position(game, &page.position);
            page.moves.iter().for_each(|text| drop(at.play(text)));
            for text in &page.tries {
                assert!(!at.preview(text).steps.is_empty(), "{}: {text}", lesson.id);
            }
            for text in &page.refused {
                at.fault(Ask::Look(Looking::Preview { text: text.clone() }));
            }
        }
    }
}

#[test]
fn rule_books_travel_in_both_languages() {
    let mut face = Face::new();
    for kind in crate::face::KINDS.iter() {
        for (lang, wanted) in [(Lang::En, kind.rule_book().en), (Lang::Pt, kind.rule_book().pt)] {
            let rules = Ask::Catalogue(Catalogue::Rules { game: kind.name().to_owned(), lang });
            assert_eq!(answered!(face.ask(rules), Answer::Rules { book } => book), wanted);
        }
    }
    let nothing = [
        Ask::Catalogue(Catalogue::Rules { game: "chess".into(), lang: Lang::En }),
        Ask::Catalogue(Catalogue::Puzzles { game: "chess".into() }),
        Ask::Catalogue(Catalogue::Lessons { game: "chess".into() }),
    ];
    for ask in nothing {
        assert_eq!(face.fault(ask).code, "wire-unknown-game");
    }
}

fn record_of(face: &mut Face, ask: Catalogue) -> Archive {
    answered!(face.ask(Ask::Catalogue(ask)), Answer::Record { record } => record)
}

#[test]
fn a_record_is_read_edited_and_written_by_the_core_alone() {
    let mut face = Face::new();
    let text =
        "[Game \"oware\"]\n[Seat1 \"Ana\"]\n[Seat2 \"Rui\"]\n[Result \"*\"]\n\n1. A 2. b 3. B *\n".to_owned();
    let read = record_of(&mut face, Catalogue::ReadRecord { text: text.clone() });
    assert_eq!((read.text.as_str(), read.main.moves.len()), (text.as_str(), 3));
    let mut main = read.main.clone();
    main.comments.insert(1, vec!["a {brace} of braces".to_owned()]);
    main.values.insert(2, "-0.50".to_owned());
    let branch = tabuleiro_wire::record::Variation { moves: vec!["c".to_owned()], ..main.clone() };
    let branch = tabuleiro_wire::record::Variation {
        comments: BTreeMap::default(),
        values: BTreeMap::default(),
        branches: BTreeMap::default(),
        ..branch
    };
    main.branches.insert(1, vec![branch]);
    let edit = EditRecord {
        text: text.clone(),
        main: Some(main),
        date: Some("2026.11.17".to_owned()),
        tags: vec![("Event".to_owned(), "A \"club\"".to_owned())],
        result: None,
    };
    let edited = record_of(&mut face, Catalogue::EditRecord(edit.clone()));
    for part in
        ["[Date \"2026.11.17\"]", "[Event \"A \\\"club\\\"\"]", "(2. c)", "{[%value -0.50]}", "|brace|"]
    {
        assert!(edited.text.contains(part), "{part}: {}", edited.text);
    }
    let again = record_of(&mut face, Catalogue::ReadRecord { text: edited.text.clone() });
    assert_eq!(again, edited);
    let dated =
        EditRecord { text: edited.text, date: Some("1999.01.01".to_owned()), ..EditRecord::default() };
    assert_eq!(record_of(&mut face, Catalogue::EditRecord(dated)).date, "2026.11.17", "it had one");
    let mut bad = |edit: EditRecord| face.fault(Ask::Catalogue(Catalogue::EditRecord(edit))).code;
    assert_eq!(bad(EditRecord { result: Some("5".to_owned()), ..edit.clone() }), "table-record-value");
    assert_eq!(bad(EditRecord { result: Some("1".to_owned()), ..edit.clone() }), "table-record-claim");
    let tags = vec![("Game".to_owned(), "otrio".to_owned())];
    assert_eq!(bad(EditRecord { tags, ..edit }), "table-record-value");
}

#[test]
fn the_records_of_a_file_come_apart() {
    let mut face = Face::new();
    let one = "[Game \"oware\"]\n[Result \"*\"]\n\n1. A {\n[Game \"no tag\"]\n} *\n";
    let two = "[Game \"otrio\"]\n\n*\n";
    let text = format!("\u{FEFF}{one}\r\n\r\n{two}");
    let ask = Ask::Catalogue(Catalogue::SplitRecords { text });
    let texts = answered!(face.ask(ask), Answer::Records { texts } => texts);
    assert_eq!(texts, [one.to_owned(), two.to_owned()]);
    let foreign =
        Ask::Catalogue(Catalogue::ForeignRecord { text: "[Game \"oware\"]\n\n1. A *\n".to_owned() });
    assert!(answered!(face.ask(foreign), Answer::Foreign { text } => text).contains("Abapa"));
    let none = Ask::Catalogue(Catalogue::ForeignRecord { text: two.to_owned() });
    assert_eq!(face.fault(none).code, "wire-no-foreign-form");
}

//! Lessons and puzzles: read, tried, solved, and remembered.

use std::rc::Rc;

use crossterm::event::KeyCode;
use insta::assert_snapshot;
use tabuleiro_game::{Lang, SpotIndex, SpotKind};
use tabuleiro_games::GAMES;
use tabuleiro_home::progress::{Progress, today};
use tabuleiro_table::Table;
use tabuleiro_tui::screen::{Context, Screen};
use tabuleiro_tui::screens::learn::shelf::Shelf;
use tabuleiro_tui::screens::learn::{self, Learn};
use tabuleiro_tui::screens::lesson::LessonScreen;
use tabuleiro_tui::screens::puzzle::PuzzleScreen;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

fn shelf(game: &str) -> Rc<Shelf> {
    Rc::new(Shelf::of(GAMES.find(game).unwrap()).unwrap())
}

fn lesson(game: &str, number: usize) -> impl FnOnce(&mut Context) -> Box<dyn Screen> {
    move |context| Box::new(LessonScreen::new(shelf(game), number, context).unwrap())
}

fn puzzle(game: &str, number: usize) -> impl FnOnce(&mut Context) -> Box<dyn Screen> {
    move |context| Box::new(PuzzleScreen::new(shelf(game), number, context).unwrap())
}

fn stage(first: impl FnOnce(&mut Context) -> Box<dyn Screen>) -> Stage {
    Stage::new(Lang::En, Theme::default(), SMALL, first)
}

/// Somebody who has learnt a little.
fn learner() -> Progress {
    let mut progress = Progress::default();
    progress.read("quantik-board", 3);
    progress.read("quantik-place", 2);
    progress.solve("quantik-0001", true, today());
    Progress { streak: 4, best_streak: 7, last_day: String::new(), ..progress }
}

fn learn(lang: Lang, size: (u16, u16)) -> Stage {
    Stage::new(lang, Theme::default(), size, |context| {
        context.progress = learner();
        Box::new(Learn::new(context))
    })
}

#[test]
fn the_list_of_lessons_and_puzzles() {
    assert_snapshot!("learn_80x24", learn(Lang::En, SMALL).text());
    assert_snapshot!("learn_80x24_pt", learn(Lang::Pt, SMALL).text());
    assert_snapshot!("learn_160x50", learn(Lang::En, LARGE).text());
    assert_snapshot!("learn_160x50_pt", learn(Lang::Pt, LARGE).text());
}

#[test]
fn a_page_of_a_lesson() {
    for (lang, size, name) in all_sizes() {
        let theme = Theme::default();
        assert_snapshot!(
            format!("lesson_quantik_{name}"),
            Stage::new(lang, theme, size, lesson("quantik", 1)).text()
        );
        assert_snapshot!(
            format!("lesson_oware_{name}"),
            Stage::new(lang, theme, size, lesson("oware", 1)).text()
        );
        let mut oolong = Stage::new(lang, theme, size, lesson("oolong", 1));
        oolong.press(KeyCode::Char('>'));
        assert_snapshot!(format!("lesson_oolong_{name}"), oolong.text());
    }
}

#[test]
fn a_puzzle_and_a_wrong_try() {
    for (lang, size, name) in all_sizes() {
        let theme = Theme::default();
        let mut otrio = Stage::new(lang, theme, size, puzzle("otrio", 30));
        assert_snapshot!(format!("puzzle_otrio_{name}"), otrio.text());
        try_wrong(&mut otrio, "otrio", 30);
        assert_snapshot!(format!("puzzle_otrio_wrong_{name}"), otrio.text());
        let mut oware = Stage::new(lang, theme, size, puzzle("oware", 5));
        try_wrong(&mut oware, "oware", 5);
        assert_snapshot!(format!("puzzle_oware_wrong_{name}"), oware.text());
        oware.press(KeyCode::Backspace);
        assert_snapshot!(format!("puzzle_oware_again_{name}"), oware.text());
    }
}

fn all_sizes() -> [(Lang, (u16, u16), &'static str); 4] {
    [
        (Lang::En, SMALL, "80x24"),
        (Lang::Pt, SMALL, "80x24_pt"),
        (Lang::En, LARGE, "160x50"),
        (Lang::Pt, LARGE, "160x50_pt"),
    ]
}

fn try_wrong(stage: &mut Stage, game: &str, number: usize) {
    let puzzle = &shelf(game).puzzles[number];
    let wrong = puzzle.refutations()[0].moves[0].clone();
    type_move(stage, &wrong);
    stage.settle();
}

fn type_move(stage: &mut Stage, text: &str) {
    stage.keys(":");
    stage.keys(text);
    stage.press(KeyCode::Enter);
}

/// Touches the spots of a move one after the other, by the keys that point at them.
fn point(stage: &mut Stage, table: &dyn Table, text: &str) {
    let (board, choices) = (table.board(), table.choices());
    let path = choices.iter().find(|choice| choice.text == text).unwrap().path;
    let group = |index: &SpotIndex| board.spot(*index).unwrap().group;
    // Where only one table can be reached, its name goes without saying.
    let is_one_group = choices.iter().all(|choice| group(&choice.path[0]) == group(&choices[0].path[0]));
    for index in path.iter() {
        let spot = board.spot(*index).unwrap();
        if let SpotKind::Hand(_) = spot.kind {
            let is_beside =
                |other: &&tabuleiro_game::Spot| other.kind == spot.kind && other.group == spot.group;
            let tray: Vec<&tabuleiro_game::Spot> = board.spots.iter().filter(is_beside).collect();
            let number = tray.iter().position(|other| other.id == spot.id).unwrap() + 1;
            stage.keys(&number.to_string());
        } else {
            let name = spot.id.split('.').next().unwrap();
            let name = if is_one_group { name.rsplit('/').next().unwrap() } else { name };
            stage.keys(&name.to_lowercase());
            stage.press(KeyCode::Enter);
        }
    }
}

#[test]
fn a_puzzle_of_each_game_is_solved_by_keys() {
    for kind in GAMES.released() {
        let shelf = shelf(kind.name());
        // The longest solution of the easy ones has the most to show.
        let easy = shelf.puzzles.iter().filter(|puzzle| puzzle.grade == 1).count();
        let number = (0..easy).max_by_key(|number| shelf.puzzles[*number].solution.moves.len()).unwrap();
        let one = &shelf.puzzles[number];
        let mut table = one.archive().open(GAMES).unwrap();
        let solver = table.now().0;
        let mut stage = stage(puzzle(kind.name(), number));
        for text in &one.solution.moves {
            if table.now().0 == solver {
                point(&mut stage, table.as_ref(), text);
                stage.settle();
            }
            table.accept(text).unwrap();
        }
        let text = stage.text();
        assert!(text.contains("Solved."), "{}\n{text}", one.id);
        assert!(text.contains("streak 1"), "{text}");
        let progress = &stage.app.context.progress;
        assert!(progress.solved.contains(&one.id));
        assert_eq!((progress.streak, progress.days), (1, 1));
        stage.press(KeyCode::Enter);
        assert!(!stage.text().contains("Solved."), "another puzzle has begun");
    }
}

#[test]
fn a_wrong_try_ends_the_streak_and_shows_the_reply() {
    let mut stage = stage(|context| {
        context.progress.streak = 3;
        puzzle("quantik", 3)(context)
    });
    try_wrong(&mut stage, "quantik", 3);
    let text = stage.text();
    assert!(text.contains("streak 0"), "{text}");
    assert!(text.contains("Not "), "{text}");
    assert!(text.contains("Tried"), "{text}");
    stage.press(KeyCode::Backspace);
    assert!(!stage.text().contains("Not "));
    let first = shelf("quantik").puzzles[3].first().to_owned();
    type_move(&mut stage, &first);
    stage.settle();
    assert_eq!(stage.app.context.progress.streak, 0);
}

#[test]
fn a_hint_points_first_and_then_tells_the_move_but_never_plays_it() {
    let mut stage = stage(puzzle("quantik", 0));
    stage.keys("H");
    assert!(stage.text().contains("Begin here"), "{}", stage.text());
    stage.keys("H");
    assert!(stage.text().contains("This is the move"), "{}", stage.text());
    assert!(stage.app.context.progress.solved.is_empty());
    // The cursor is where it ends.
    stage.press(KeyCode::Enter);
    stage.settle();
    let text = stage.text();
    assert!(text.contains("streak 0"), "{text}");
    assert!(text.contains("Solved.") || text.contains("Right."), "{text}");
}

#[test]
fn whoever_leaves_the_solution_later_is_judged_beside_the_screen() {
    // A puzzle that goes on, in a game whose solver can say what another move is worth.
    let shelf = shelf("quantik");
    let number = shelf.puzzles.iter().position(|puzzle| puzzle.solution.moves.len() >= 3).unwrap();
    let one = &shelf.puzzles[number];
    let mut table = one.archive().open(GAMES).unwrap();
    let mut stage = stage(puzzle("quantik", number));
    type_move(&mut stage, one.first());
    stage.settle();
    assert!(stage.text().contains("Right."), "{}", stage.text());
    for text in &one.solution.moves[..2] {
        table.accept(text).unwrap();
    }
    let other = table.choices().into_iter().find(|choice| choice.text != one.solution.moves[2]).unwrap();
    type_move(&mut stage, &other.text);
    stage.settle();
    let text = stage.text();
    assert!(["Solved.", "Not ", "Nobody can say"].iter().any(|said| text.contains(said)), "{text}");
}

#[test]
fn a_whole_lesson_is_read_with_what_it_asks_for() {
    for kind in GAMES.released() {
        let shelf = shelf(kind.name());
        let number = shelf
            .lessons
            .iter()
            .position(|lesson| lesson.pages.iter().any(|page| !page.tries.is_empty()))
            .unwrap();
        let one = &shelf.lessons[number];
        let mut stage = stage(lesson(kind.name(), number));
        for page in &one.pages {
            if let Some(right) = page.tries.first() {
                let table = page.played(&one.game, GAMES).unwrap();
                point(&mut stage, table.as_ref(), right);
                assert!(stage.text().contains("Right."), "{} {right}\n{}", one.id, stage.text());
            } else if !page.refused.is_empty() {
                stage.press(KeyCode::Char('>'));
                continue;
            }
            stage.press(KeyCode::Enter);
        }
        assert_eq!(stage.app.context.progress.pages_read(&one.id), one.pages.len());
    }
}

#[test]
fn every_page_is_shown_to_its_last_word_in_the_smallest_window() {
    for lang in [Lang::En, Lang::Pt] {
        for kind in GAMES.released() {
            let mut stage = Stage::new(lang, Theme::default(), SMALL, lesson(kind.name(), 0));
            for one in &shelf(kind.name()).lessons {
                for page in &one.pages {
                    let last = page.text.said_in(lang).split(' ').next_back().unwrap();
                    let text = stage.text();
                    assert!(text.contains(last), "{}: {last}\n{text}", one.id);
                    stage.keys(">");
                }
            }
        }
    }
}

#[test]
fn a_forbidden_try_hears_the_rule_and_a_legal_one_a_kind_word() {
    let mut stage = stage(lesson("quantik", 1));
    stage.press(KeyCode::Char('>'));
    type_move(&mut stage, "C@b3");
    let text = stage.text();
    assert!(text.contains("b3"), "{text}");
    assert!(!text.contains("Right."), "{text}");
    stage.keys("1a1");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("not what is asked for"), "{}", stage.text());
}

#[test]
fn progress_survives_a_new_start() {
    let mut stage = stage(lesson("oware", 0));
    stage.press(KeyCode::Enter);
    let (kept, told) = Progress::load(stage.app.context.store.as_ref());
    assert_eq!(told, None);
    assert_eq!(kept.pages_read("oware-board"), 2);
    assert_eq!(kept, stage.app.context.progress);
    stage.app.context.progress = kept;
    let again = LessonScreen::new(shelf("oware"), 0, &mut stage.app.context);
    assert!(again.is_some());
}

#[test]
fn moves_that_are_shown_play_as_a_film_and_can_be_seen_again() {
    let mut stage = stage(|context| {
        context.settings.motion = true;
        lesson("oware", 0)(context)
    });
    stage.press(KeyCode::Enter);
    let before = stage.text();
    assert!(stage.app.wake().is_some());
    (0..60).for_each(|_| stage.wait(100));
    let after = stage.text();
    assert_ne!(before, after);
    assert!(stage.app.wake().is_none(), "nothing runs when nothing moves");
    stage.press(KeyCode::Char(' '));
    assert_eq!(stage.text(), before);
    stage.press(KeyCode::Down);
    assert_eq!(stage.text(), after, "any key ends the film");
}

#[test]
fn something_waits_every_day_until_it_is_solved() {
    let mut stage = stage(|context| Box::new(Learn::new(context)));
    let context = &mut stage.app.context;
    assert!(context.say(&learn::today(context).unwrap()).contains("waits"));
    context.progress.solve("quantik-0001", true, today());
    assert!(context.say(&learn::today(context).unwrap()).contains("solved"));
}

#[test]
fn every_forbidden_move_can_be_typed_as_the_page_says_it() {
    for kind in tabuleiro_games::GAMES.released() {
        for (number, lesson_of) in shelf(kind.name()).lessons.iter().enumerate() {
            for (index, page) in lesson_of.pages.iter().enumerate() {
                if page.refused.is_empty() || !page.tries.is_empty() {
                    continue;
                }
                let mut stage = stage(lesson(kind.name(), number));
                (0..index).for_each(|_| stage.press(KeyCode::Char('>')));
                let said = stage.text().split_whitespace().collect::<Vec<_>>().join(" ");
                let table = page.played(kind.name(), tabuleiro_games::GAMES).expect("it can be played");
                let told = table.spell(&page.refused[0], Lang::En);
                assert!(stage.app.spoken().is_some_and(|_| said.contains("press :")), "{said}");
                type_move(&mut stage, &told);
                assert!(!stage.text().contains("That is allowed"), "{}", stage.text());
            }
        }
    }
}

#[test]
fn the_list_tells_its_keys_and_the_rules_of_the_game() {
    let mut stage = learn(Lang::En, (80, 24));
    stage.press(KeyCode::Char('?'));
    assert!(stage.text().contains("Keys and rules"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("Lessons"), "{}", stage.text());
}

#[test]
fn what_two_programs_learn_is_all_kept() {
    let stage = stage(lesson("oware", 0));
    let store = stage.app.context.store.as_ref();
    let (mut one, mut other) = (Progress::default(), Progress::default());
    assert!(one.change(store, |progress| progress.solve("a", true, today())));
    assert!(other.change(store, |progress| progress.solve("b", true, today())));
    assert!(one.change(store, |progress| progress.miss("c")));
    let (kept, _) = Progress::load(store);
    assert!(kept.solved.contains("a") && kept.solved.contains("b") && kept.missed.contains("c"), "{kept:?}");
    assert_eq!((kept.best_streak, &kept), (2, &one));
}

//! The analysis: a record stepped through, valued, played on, reviewed, written and read.

use std::fs;

use crossterm::event::KeyCode;
use insta::assert_snapshot;
use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_table::Archive;
use tabuleiro_tui::screen::Screen;
use tabuleiro_tui::screens::analysis::Analysis;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

/// The game of the design's pictures, with a line that leaves it.
const QUANTIK: &str = "[Game \"quantik\"]\n[Seat1 \"human\"]\n[Seat2 \"strong\"]\n[Result \"1\"]\n\n\
    1. A@d4 2. b@a3 3. D@a4 4. b@d1 5. B@b2 6. a@c2 7. C@b3 (7. D@c3 8. c@a1) 8. a@a2 9. A@b4 1\n";

const OWARE: &str = "[Game \"oware\"]\n[Seat1 \"human\"]\n[Seat2 \"keen\"]\n[Result \"*\"]\n\n\
    1. C {[%value +0.50]} 2. e {[%value -0.25]} 3. C {[%value +1.50]} 4. f {[%value -2.00]} *\n";

const OTRIO: &str = "[Game \"otrio\"]\n[Options \"players=3\"]\n[Seat1 \"human\"]\n[Seat2 \"human\"]\n[Seat3 \"human\"]\n[Result \"*\"]\n\n*\n";

fn record(text: &str) -> Archive {
    let archive: Archive = text.parse().expect("a record");
    archive.replay(GAMES).unwrap_or_else(|error| panic!("{error}"));
    archive
}

fn stage(text: &str, ply: Option<usize>, lang: Lang, theme: Theme, size: (u16, u16)) -> Stage {
    Stage::new(lang, theme, size, |context| {
        let analysis = Analysis::open(record(text), ply, context).unwrap_or_else(|why| panic!("{why}"));
        Box::new(analysis) as Box<dyn Screen>
    })
}

fn english(text: &str, ply: Option<usize>) -> Stage {
    stage(text, ply, Lang::En, Theme::default(), SMALL)
}

fn ascii() -> Theme {
    Theme { is_ascii: true, ..Theme::default() }
}

/// Waits until nothing is worked on any more.
fn rest(stage: &mut Stage) {
    let signs = ["thinking", "a pensar", "moves looked at", "jogadas vistas", "Let me see", "Deixe ver"];
    while signs.iter().any(|sign| stage.text().contains(sign)) {
        stage.settle();
    }
}

#[test]
fn it_looks_as_it_should_in_every_window_and_language() {
    for (name, lang, theme, size) in [
        ("en_80", Lang::En, Theme::default(), SMALL),
        ("pt_80", Lang::Pt, Theme::default(), SMALL),
        ("ascii_pt_80", Lang::Pt, ascii(), SMALL),
        ("en_160", Lang::En, Theme::default(), LARGE),
        ("pt_160", Lang::Pt, Theme::default(), LARGE),
    ] {
        let mut stage = stage(QUANTIK, Some(6), lang, theme, size);
        rest(&mut stage);
        stage.keys("R");
        stage.press(KeyCode::Right);
        stage.press(KeyCode::Left);
        rest(&mut stage);
        stage.keys("V");
        rest(&mut stage);
        assert_snapshot!(format!("analysis_quantik_{name}"), stage.text());
    }
}

#[test]
fn a_game_without_a_panel_has_everything_above_and_below() {
    for (name, lang, size) in
        [("en_80", Lang::En, SMALL), ("pt_80", Lang::Pt, SMALL), ("en_160", Lang::En, LARGE)]
    {
        let mut stage = stage(OWARE, Some(3), lang, Theme::default(), size);
        rest(&mut stage);
        assert_snapshot!(format!("analysis_oware_{name}"), stage.text());
    }
}

#[test]
fn every_game_can_be_studied_from_its_start() {
    for kind in GAMES.iter() {
        let mut stage = Stage::new(Lang::Pt, Theme::default(), SMALL, |context| {
            Box::new(Analysis::fresh(kind, context).expect("it begins")) as Box<dyn Screen>
        });
        assert!(stage.text().contains("jogada 0 de 0"), "{}", stage.text());
        rest(&mut stage);
        // Whatever the cursor is on is played, and comes into the list.
        for _ in 0..3 {
            stage.press(KeyCode::Enter);
            if stage.text().contains("jogada 1 de 1") {
                break;
            }
        }
        assert!(stage.text().contains("jogada 1 de 1"), "{}:\n{}", kind.name(), stage.text());
        stage.press(KeyCode::Backspace);
        assert!(stage.text().contains("jogada 0 de 1"), "{}:\n{}", kind.name(), stage.text());
    }
}

#[test]
fn arrows_step_through_the_game_and_its_lines() {
    let mut stage = english(QUANTIK, Some(0));
    assert!(stage.text().contains("move 0 of 9"));
    stage.press(KeyCode::Right);
    stage.keys(">>");
    assert!(stage.text().contains("move 3 of 9"));
    stage.press(KeyCode::Left);
    stage.keys("<");
    assert!(stage.text().contains("move 1 of 9"));
    stage.press(KeyCode::End);
    assert!(stage.text().contains("move 9 of 9"));
    assert!(stage.text().contains("the game is over"), "{}", stage.text());
    stage.keys("G");
    stage.keys("7");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("move 7 of 9"));
    stage.press(KeyCode::Down);
    assert!(stage.text().contains("variation, move 7 of 8"), "{}", stage.text());
    stage.press(KeyCode::Right);
    stage.press(KeyCode::Up);
    assert!(stage.text().contains("  move 6 of 9"), "{}", stage.text());
    stage.press(KeyCode::Home);
    assert!(stage.text().contains("move 0 of 9"));
    stage.keys("Gx");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("“x” is not the number of a move."), "{}", stage.text());
}

#[test]
fn another_move_makes_a_line_and_the_game_stays() {
    let mut stage = english(QUANTIK, Some(4));
    stage.press(KeyCode::Enter);
    stage.keys(":");
    stage.keys("B@b2");
    stage.press(KeyCode::Enter);
    assert!(
        stage.text().contains("  move 5 of 9"),
        "the move that stands there is followed:\n{}",
        stage.text()
    );
    stage.keys("<:");
    stage.keys("A@a2");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("variation, move 5 of 5"), "{}", stage.text());
    stage.keys("D");
    assert!(stage.text().contains("Delete this line"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("variation, move 5 of 5"));
    stage.keys("Dy");
    assert!(stage.text().contains("  move 4 of 9"), "{}", stage.text());
    stage.keys("D");
    assert!(stage.text().contains("The game as it was played stays."), "{}", stage.text());
}

#[test]
fn a_move_that_is_not_allowed_says_which_rule_forbids_it_and_can_be_mended() {
    let mut stage = english(QUANTIK, Some(6));
    stage.keys(":");
    stage.keys("B@a1");
    stage.press(KeyCode::Enter);
    let text = stage.text();
    assert!(text.contains("Move: B@a1") && text.contains("cannot"), "{text}");
    stage.press(KeyCode::Esc);
    assert!(!stage.text().contains("Move: B@a1"));
}

#[test]
fn the_mouse_points_plays_and_jumps() {
    let mut stage = english(QUANTIK, Some(6));
    stage.click_on("b2"); // in the list of moves
    assert!(stage.text().contains("move 5 of 9"), "{}", stage.text());
    stage.click_on("values");
    rest(&mut stage);
    assert!(stage.text().contains("values off"));
}

#[test]
fn a_review_marks_mistakes_and_fills_the_chart() {
    let mut stage = english(QUANTIK, Some(4));
    rest(&mut stage);
    stage.keys("R");
    assert!(stage.text().contains("0 of 9 moves looked at"), "{}", stage.text());
    rest(&mut stage);
    let text = stage.text();
    assert!(text.contains("White above, Brown below"), "{text}");
    assert!(text.contains("White 80 % (?! 0 ? 0 ?? 1)"), "{text}");
    stage.keys("<>");
    let text = stage.text();
    assert!(text.contains("??") && text.contains("A blunder") && text.contains("let the win go"), "{text}");
}

#[test]
fn a_letter_on_the_board_means_that_place_and_with_alt_a_command() {
    let mut stage = english(OWARE, Some(2));
    rest(&mut stage);
    stage.keys("D");
    let text = stage.text();
    assert!(text.contains("house D") && !text.contains("Delete"), "{text}");
}

#[test]
fn the_next_mistake_is_one_key_away_and_after_the_last_comes_the_first() {
    let mut stage = english(QUANTIK, Some(9));
    rest(&mut stage);
    stage.keys("M");
    assert!(stage.text().contains("Look at the game again first"), "{}", stage.text());
    stage.keys("R");
    rest(&mut stage);
    for wanted in ["move 2 of 9", "move 3 of 9", "move 4 of 9", "move 2 of 9"] {
        stage.keys("M");
        let text = stage.text();
        assert!(text.contains(wanted) && text.contains("A blunder"), "{wanted}:\n{text}");
    }
}

#[test]
fn why_is_answered_for_the_move_that_was_made() {
    let mut stage = english(QUANTIK, Some(4));
    rest(&mut stage);
    stage.keys("W");
    rest(&mut stage);
    let text = stage.text();
    assert!(text.contains("Why not"), "{text}");
}

#[test]
fn a_study_is_written_with_lines_and_values_and_read_again() {
    let mut stage = english(QUANTIK, Some(6));
    rest(&mut stage);
    stage.keys("R");
    rest(&mut stage);
    let file = stage.folder().join("study.txt");
    fs::create_dir_all(stage.folder()).expect("a folder");
    for _ in 0..2 {
        stage.keys("E");
        stage.keys(&file.display().to_string());
        stage.press(KeyCode::Enter);
    }
    assert!(stage.text().contains("is there already"), "what is there stays:\n{}", stage.text());
    stage.press(KeyCode::Esc);
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(text.contains("[%value win") && text.contains("(7. D@c3"), "{text}");
    stage.keys("I");
    stage.keys(&file.display().to_string());
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("move 0 of 9"), "{}", stage.text());
    stage.keys("K");
    assert!(stage.text().contains("Kept among your games."), "{}", stage.text());
    stage.keys("q");
    assert!(stage.text().contains("move 6 of 9"), "{}", stage.text());
}

#[test]
fn lines_that_are_kept_nowhere_are_not_left_unasked() {
    let mut stage = english(QUANTIK, Some(6));
    stage.keys(":");
    stage.keys("D@c3");
    stage.press(KeyCode::Enter);
    stage.keys("<:");
    stage.keys("C@b1");
    stage.press(KeyCode::Enter);
    stage.keys("q");
    assert!(stage.text().contains("This is not kept yet."), "{}", stage.text());
    assert_eq!(stage.app.exit(), None);
    stage.keys("q");
    assert!(stage.app.exit().is_some());
}

#[test]
fn a_position_is_set_up_or_refused_by_the_game() {
    let mut stage = english(QUANTIK, Some(0));
    stage.keys("S");
    stage.control('u');
    stage.keys("nothing");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("Position: nothing"), "{}", stage.text());
    stage.control('u');
    stage.keys("D..A/b.../.Ba./...b");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("move 0 of 0"), "{}", stage.text());
    rest(&mut stage);
    assert!(stage.text().contains("proven"), "{}", stage.text());
}

#[test]
fn a_game_is_played_on_against_a_chosen_level() {
    let mut stage = english(QUANTIK, Some(6));
    stage.keys("P");
    assert!(stage.text().contains("Play on from here"), "{}", stage.text());
    stage.press(KeyCode::Home);
    stage.press(KeyCode::Down);
    stage.press(KeyCode::Enter);
    assert!(!stage.text().contains("analysis"), "{}", stage.text());
}

#[test]
fn three_can_be_studied_too() {
    let mut stage = stage(OTRIO, None, Lang::En, Theme::default(), LARGE);
    rest(&mut stage);
    stage.press(KeyCode::Enter);
    rest(&mut stage);
    assert!(stage.text().contains("move 1 of 1"), "{}", stage.text());
}

#[test]
fn no_key_breaks_it() {
    let codes = "qwertyuiopasdfghjklzxcvbnm1234567890<>-: VWRGSEIDK?".chars().map(KeyCode::Char);
    let others =
        [KeyCode::Tab, KeyCode::BackTab, KeyCode::Backspace, KeyCode::Delete, KeyCode::PageUp, KeyCode::F(1)];
    for code in codes.chain(others) {
        let mut stage = english(QUANTIK, Some(6));
        stage.press(code);
        stage.text();
        stage.press(KeyCode::Enter);
        stage.text();
        stage.press(code);
        stage.text();
    }
}

//! The kept games: listed, taken up, looked through, exported, discarded.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use crossterm::event::KeyCode;
use insta::assert_snapshot;
use tabuleiro_game::Lang;
use tabuleiro_home::Store;
use tabuleiro_table::Archive;
use tabuleiro_tui::screen::Screen;
use tabuleiro_tui::screens::kept::Kept;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

fn archive(text: &str) -> Archive {
    text.parse().expect("a record")
}

const LEFT: &str = "[Game \"oware\"]\n[Seat1 \"human\"]\n[Seat2 \"keen\"]\n[Result \"*\"]\n\n\
    1. C {[%value +0.50]} 2. e {[%value -0.25]} 3. C {[%value +1.50]} 4. f {[%value -2.00]} *\n";
const WON: &str = "[Game \"quantik\"]\n[Seat1 \"human\"]\n[Seat2 \"strong\"]\n[Result \"1\"]\n\n\
    1. A@d4 2. b@a3 3. D@a4 4. b@d1 5. B@b2 6. a@c2 7. C@b3 8. a@a2 9. A@b4 1\n";
const DRAWN: &str = "[Game \"otrio\"]\n[Options \"players=3\"]\n[Seat1 \"casual\"]\n[Seat2 \"human\"]\n[Seat3 \"ana\"]\n[Ending \"agreed\"]\n[Result \"draw\"]\n\ndraw\n";

/// Makes a file look as if it had been written at noon of that day after the 10th of November 2024.
fn date(path: &Path, day: u64) {
    let file = File::options().write(true).open(path).expect("it is there");
    let noon = SystemTime::UNIX_EPOCH + Duration::from_secs(1_731_240_000 + day * 86_400);
    file.set_modified(noon).expect("it is ours");
}

/// Puts a game under a name that tells when it was begun.
fn put(store: &Store, folder: &str, name: &str, text: &str, day: u64) {
    let root = store.tables().parent().expect("a folder").join(folder);
    fs::create_dir_all(&root).expect("a folder");
    let path = root.join(name);
    fs::write(&path, text).expect("it can be written");
    date(&path, day);
}

fn fill(store: &Store) {
    put(store, "unfinished", "oware-20241118-153100-000.txt", LEFT, 8);
    put(store, "unfinished", "quantik-20241117-090000-000.txt", "[Game", 7);
    put(store, "records", "quantik-20241116-101500-000.txt", WON, 6);
    put(store, "records", "otrio-20241115-101500-000.txt", DRAWN, 5);
}

fn stage(lang: Lang, theme: Theme, size: (u16, u16)) -> Stage {
    Stage::new(lang, theme, size, |context| {
        fill(context.store.as_ref().expect("a store"));
        Box::new(Kept::new(context)) as Box<dyn Screen>
    })
}

fn english() -> Stage {
    stage(Lang::En, Theme::default(), SMALL)
}

#[test]
fn it_looks_as_it_should_in_every_window_and_language() {
    let ascii = Theme { is_ascii: true, ..Theme::default() };
    for (name, lang, theme, size) in [
        ("en_80", Lang::En, Theme::default(), SMALL),
        ("pt_80", Lang::Pt, Theme::default(), SMALL),
        ("ascii_pt_80", Lang::Pt, ascii, SMALL),
        ("en_160", Lang::En, Theme::default(), LARGE),
        ("pt_160", Lang::Pt, Theme::default(), LARGE),
    ] {
        assert_snapshot!(format!("kept_{name}"), stage(lang, theme, size).text());
    }
}

#[test]
fn nothing_kept_is_said_kindly() {
    for (name, lang) in [("en", Lang::En), ("pt", Lang::Pt)] {
        let mut stage = Stage::new(lang, Theme::default(), SMALL, |context| {
            Box::new(Kept::new(context)) as Box<dyn Screen>
        });
        stage.press(KeyCode::Enter);
        stage.press(KeyCode::Delete);
        stage.keys("AE");
        assert_snapshot!(format!("kept_none_{name}"), stage.text());
    }
}

#[test]
fn a_damaged_game_is_listed_and_said_to_be_so() {
    let mut stage = english();
    stage.press(KeyCode::Down);
    let text = stage.text();
    assert!(text.contains("damaged") && text.contains("is not a tag"), "{text}");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("Kept games"), "it is not opened:\n{}", stage.text());
    stage.keys("Xy");
    assert!(stage.text().contains("3 in all, 1 unfinished"), "{}", stage.text());
}

#[test]
fn an_unfinished_game_is_taken_up_and_a_finished_one_looked_through() {
    let mut stage = english();
    stage.press(KeyCode::Enter);
    assert!(!stage.text().contains("Kept games"), "{}", stage.text());
    let mut stage = english();
    stage.press(KeyCode::End);
    stage.press(KeyCode::Up);
    assert!(stage.text().contains("look through"), "{}", stage.text());
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("move 0 of 9"), "{}", stage.text());
    stage.keys("q");
    assert!(stage.text().contains("Kept games"));
    stage.press(KeyCode::Home);
    stage.keys("A");
    assert!(stage.text().contains("move 0 of 4"), "{}", stage.text());
}

#[test]
fn a_game_is_discarded_only_after_a_question_and_not_while_it_is_played() {
    let mut stage = english();
    stage.press(KeyCode::Delete);
    assert!(stage.text().contains("Discard this game?"));
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("4 in all"));
    let store = stage.app.context.store.clone().expect("a store");
    let path = store.unfinished().remove(0);
    let slot = tabuleiro_home::Slot::take(path.clone()).expect("nobody holds it");
    stage.keys("Xy");
    assert!(stage.text().contains("being played in another window"), "{}", stage.text());
    drop(slot);
    stage.keys("Xy");
    assert!(stage.text().contains("3 in all") && !path.exists(), "{}", stage.text());
    stage.press(KeyCode::End);
    stage.keys("Xy");
    assert_eq!(store.records().len(), 1);
}

#[test]
fn a_game_is_exported_in_the_form_that_the_name_asks_for_and_only_to_new_files() {
    let mut stage = english();
    let folder = stage.folder().to_owned();
    for (name, tag) in [("game.ogn", "[Event"), ("game.txt", "[Game \"oware\"]")] {
        stage.keys("E");
        stage.keys(&folder.join(name).display().to_string());
        stage.press(KeyCode::Enter);
        assert!(stage.text().contains("Written to"), "{}", stage.text());
        let text = fs::read_to_string(folder.join(name)).expect("it is there");
        assert!(name == "game.ogn" || text.contains(tag), "{text}");
    }
    stage.keys("E");
    stage.keys(&folder.join("game.txt").display().to_string());
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("is there already"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    stage.keys("I");
    stage.keys(&folder.join("game.ogn").display().to_string());
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("move 0 of 4"), "{}", stage.text());
}

#[test]
fn thousands_of_games_are_listed_and_only_those_shown_are_read() {
    let mut stage = Stage::new(Lang::En, Theme::default(), SMALL, |context| {
        let store = context.store.as_ref().expect("a store");
        for number in 0..3000 {
            put(store, "records", &format!("quantik-20241116-101500-{number:04}.txt"), WON, 6);
        }
        Box::new(Kept::new(context)) as Box<dyn Screen>
    });
    stage.press(KeyCode::End);
    stage.press(KeyCode::PageUp);
    assert!(stage.text().contains("3000 in all"), "{}", stage.text());
}

#[test]
fn rows_can_be_clicked() {
    let mut stage = english();
    stage.click_on("drawn");
    assert!(stage.text().contains("look through"), "{}", stage.text());
    stage.click_on("drawn");
    assert!(stage.text().contains("move 0 of 0"), "{}", stage.text());
}

#[test]
fn the_records_of_these_tests_hold() {
    for text in [LEFT, WON, DRAWN] {
        archive(text).replay(tabuleiro_games::GAMES).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn all_keys_are_told() {
    let mut stage = english();
    stage.keys("?");
    let text = stage.text();
    assert!(text.contains("Keys and rules") && text.contains("discard"), "{text}");
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("Kept games"), "{}", stage.text());
}

#[test]
fn a_long_refusal_is_said_to_its_end() {
    let mut stage = english();
    stage.keys("E");
    stage.keys(&format!("/no/such/folder/{}/game.txt", "x".repeat(60)));
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("there is no such folder."), "{}", stage.text());
}

fn names(stage: &Stage, folder: &str) -> Vec<String> {
    let read = fs::read_dir(stage.folder().join("data").join(folder)).expect("a folder");
    let mut names: Vec<String> =
        read.map(|one| one.expect("a file").file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

#[test]
fn a_filter_shows_only_games_of_a_kind_or_with_a_name() {
    let mut stage = english();
    stage.press(KeyCode::Tab);
    stage.press(KeyCode::Tab);
    let text = stage.text();
    assert!(text.contains("Oware: 1 of 4") && !text.contains("strong"), "{text}");
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("4 in all"), "{}", stage.text());
    stage.keys("/ana");
    let text = stage.text();
    assert!(text.contains("“ana”: 1 of 4") && !text.contains("strong"), "it holds while it is typed: {text}");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("Otrio") && stage.text().contains("“ana”"), "{}", stage.text());
    stage.keys("/x");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("None of the kept games"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("4 in all"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert_eq!(stage.app.exit(), Some(tabuleiro_tui::Exit::Shell), "only then Esc leaves");
}

#[test]
fn many_games_are_discarded_after_one_question_and_brought_back() {
    let mut stage = english();
    let before = [names(&stage, "records"), names(&stage, "unfinished")];
    stage.keys(" ");
    stage.press(KeyCode::End);
    stage.keys(" ");
    assert!(stage.text().contains("2 marked"), "{}", stage.text());
    stage.press(KeyCode::Delete);
    assert!(stage.text().contains("Discard these 2 games?"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert_eq!([names(&stage, "records"), names(&stage, "unfinished")], before, "no means no");
    stage.press(KeyCode::Delete);
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("2 games are discarded"), "{}", stage.text());
    assert_eq!((names(&stage, "records").len(), names(&stage, "unfinished").len()), (1, 1));
    stage.keys("U");
    assert!(stage.text().contains("2 games are back"), "{}", stage.text());
    assert_eq!([names(&stage, "records"), names(&stage, "unfinished")], before);
    stage.keys("*");
    assert!(stage.text().contains("4 marked"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(!stage.text().contains("marked"), "Esc takes the marks away first: {}", stage.text());
}

#[test]
fn a_game_that_is_open_elsewhere_says_so_and_stays() {
    let mut stage = english();
    let path = stage.folder().join("data/unfinished/oware-20241118-153100-000.txt");
    let held = tabuleiro_home::Slot::take(path).expect("nobody holds it");
    stage.begin_again(|context| Box::new(Kept::new(context)) as Box<dyn Screen>);
    let text = stage.text();
    assert!(text.contains("open elsewhere") && text.contains("another window"), "{text}");
    stage.keys("*");
    stage.press(KeyCode::Delete);
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("3 games are discarded, 1 could not be"), "{}", stage.text());
    assert_eq!(names(&stage, "unfinished").len(), 2, "the game and its lock");
    drop(held);
    stage.begin_again(|context| Box::new(Kept::new(context)) as Box<dyn Screen>);
    assert!(!stage.text().contains("open elsewhere"), "{}", stage.text());
}

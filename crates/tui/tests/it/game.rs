//! A game on the screen: keys, clicks, thinking, taking back, ends.

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_table::{Plan, Player, Setup, Terms, setup};
use tabuleiro_tui::screens::game::GameScreen;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

const SMALL: (u16, u16) = (80, 24);

fn plan(game: &str, options: &str, players: &[&str]) -> Plan {
    let kind = GAMES.find(game).expect("a game");
    let words = setup::split_words(options).expect("options");
    let players = players.iter().map(|name| Player::from(*name)).collect();
    Plan::new(kind, &Setup { words, ..Setup::default() }, players, Terms::friendly(0))
}

fn game_in(lang: Lang, size: (u16, u16), plan: Plan) -> Stage {
    Stage::new(lang, Theme::default(), size, |context| {
        Box::new(GameScreen::begin(plan, context).expect("a plan that holds"))
    })
}

fn game(name: &str, options: &str, players: &[&str]) -> Stage {
    game_in(Lang::En, SMALL, plan(name, options, players))
}

fn type_move(stage: &mut Stage, text: &str) {
    stage.keys(":");
    stage.keys(text);
    stage.press(KeyCode::Enter);
}

fn plays_itself_out(stage: &mut Stage) {
    for _ in 0..400 {
        if stage.text().contains("rematch") {
            return;
        }
        stage.press(KeyCode::Enter);
        stage.settle();
    }
    panic!("the game does not end:\n{}", stage.text());
}

#[test]
fn every_game_is_played_to_its_end_with_the_enter_key_alone() {
    let seatings: [(&str, &str, &[&str]); 6] = [
        ("oolong", "", &["human", "human"]),
        ("quantik", "", &["human", "beginner"]),
        ("oware", "", &["human", "beginner"]),
        ("otrio", "", &["human", "beginner"]),
        ("otrio", "players=3", &["human", "beginner", "human"]),
        ("otrio", "players=4", &["beginner", "human", "beginner", "beginner"]),
    ];
    for (name, options, players) in seatings {
        let mut stage = game(name, options, players);
        plays_itself_out(&mut stage);
        // The record is written when the game is left.
        stage.keys("q");
        let records = stage.app.context.store.as_ref().expect("a store").records();
        assert_eq!(records.len(), 1, "{name} {options}");
    }
}

#[test]
fn a_typed_move_is_played_and_one_that_is_not_legal_is_refused_with_its_rule() {
    let mut stage = game("quantik", "", &["human", "human"]);
    type_move(&mut stage, "A@d4");
    assert!(stage.text().contains("1 A@d4"), "{}", stage.text());
    type_move(&mut stage, "A@d1");
    assert!(stage.text().contains("You cannot play a cone there"), "{}", stage.text());
    assert!(stage.text().contains('!'), "the forbidding piece is pointed at:\n{}", stage.text());
    type_move(&mut stage, "nonsense");
    assert!(!stage.text().contains("2 nonsense"));
}

#[test]
fn taking_back_goes_to_my_last_decision_and_again_brings_everything_back() {
    let mut stage = game("oware", "", &["human", "beginner"]);
    stage.press(KeyCode::Enter);
    stage.settle();
    let before = stage.text();
    stage.keys("U");
    assert!(!stage.text().contains("1 C"), "{}", stage.text());
    stage.keys("R");
    assert_eq!(stage.text(), before);
    stage.keys("UU");
    assert!(stage.text().contains("take back"), "{}", stage.text());
}

#[test]
fn a_hint_is_told_and_not_played() {
    let mut stage = game("quantik", "", &["human", "human"]);
    type_move(&mut stage, "A@d4");
    stage.keys("H");
    assert!(stage.text().contains("Looking for a good move"), "{}", stage.text());
    stage.settle();
    assert!(stage.text().contains("Hint:"), "{}", stage.text());
    assert!(
        !stage.text().contains("C@c4\n") && stage.text().contains("1 A@d4       …"),
        "nothing was played:\n{}",
        stage.text()
    );
}

#[test]
fn values_stand_on_every_legal_move_and_say_when_they_are_proven() {
    let mut stage = game("quantik", "", &["human", "human"]);
    for text in ["A@d4", "b@a3", "D@a4", "b@d1", "B@b2", "a@c2"] {
        type_move(&mut stage, text);
    }
    stage.keys("V");
    stage.settle();
    let text = stage.text();
    assert!(text.contains("C▴3") && text.contains("proven"), "{text}");
    stage.keys("V");
    assert!(!stage.text().contains("C▴3"));
}

#[test]
fn why_says_what_speaks_against_the_move_under_the_cursor() {
    let mut stage = game("quantik", "", &["human", "human"]);
    for text in ["A@d4", "b@a3", "D@a4", "b@d1", "B@b2", "a@c2"] {
        type_move(&mut stage, text);
    }
    stage.keys("1b3W");
    stage.settle();
    assert!(stage.text().contains("Against A@b3"), "{}", stage.text());
}

#[test]
fn resigning_is_asked_about_first() {
    let mut stage = game("quantik", "", &["human", "human"]);
    stage.keys("X");
    assert!(stage.text().contains("Does White resign?"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(!stage.text().contains("resign?"));
    stage.keys("Xy");
    assert!(stage.text().contains("the win goes to Brown"), "{}", stage.text());
}

#[test]
fn after_a_game_the_seats_are_changed_and_the_score_goes_on() {
    let mut stage = game("quantik", "", &["human", "beginner"]);
    stage.keys("Xy");
    assert!(stage.text().contains("beginner 1"), "{}", stage.text());
    stage.press(KeyCode::Enter);
    let text = stage.text();
    // Its book is silent, so the seats move on: whoever lost does not keep the side that began.
    assert!(text.contains("you 0, beginner 1") && text.contains("thinking"), "{text}");
}

#[test]
fn in_oolong_whoever_lost_begins_the_next_game() {
    let mut stage = game("oolong", "", &["human", "beginner"]);
    stage.keys("Xy");
    stage.press(KeyCode::Enter);
    let text = stage.text();
    assert!(text.contains("you 0, beginner 1") && text.contains("your turn"), "{text}");
}

#[test]
fn a_draw_is_offered_to_people_and_to_bots() {
    let mut stage = game("oware", "", &["human", "human"]);
    stage.alt('D');
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("Does North agree?"), "{}", stage.text());
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("rematch"), "{}", stage.text());
    let mut stage = game("oware", "", &["human", "beginner"]);
    stage.alt('D');
    stage.press(KeyCode::Enter);
    stage.settle();
    assert!(stage.text().contains("rather play on"), "{}", stage.text());
}

#[test]
fn bots_among_themselves_can_be_paused_and_stepped() {
    let mut stage = game("quantik", "", &["beginner", "beginner"]);
    stage.keys(" ");
    stage.settle();
    assert!(stage.text().contains("Paused"), "{}", stage.text());
    let moves = |stage: &mut Stage| stage.app.spoken().unwrap_or_default() + &stage.text();
    let before = moves(&mut stage);
    stage.settle();
    assert_eq!(moves(&mut stage), before, "nothing moves while it pauses");
    stage.keys(">");
    stage.settle();
    assert_ne!(moves(&mut stage), before, "one move was made");
    stage.keys(" ");
    for _ in 0..40 {
        stage.settle();
    }
    assert!(stage.text().contains("rematch"), "{}", stage.text());
}

#[test]
fn a_move_typed_while_a_bot_thinks_is_played_when_it_has_moved() {
    let mut stage = game("oware", "", &["human", "master"]);
    type_move(&mut stage, "C");
    type_move(&mut stage, "D");
    assert!(stage.text().contains("Your next move: D"), "{}", stage.text());
    stage.keys(" ");
    stage.settle();
    assert!(stage.text().contains("3 D"), "{}", stage.text());
}

#[test]
fn looking_back_leaves_the_game_where_it_is() {
    let mut stage = game("quantik", "", &["human", "human"]);
    for text in ["A@d4", "b@a3"] {
        type_move(&mut stage, text);
    }
    let present = stage.text();
    stage.keys("<");
    assert!(stage.text().contains("Move 1 of 2"), "{}", stage.text());
    stage.keys("<");
    assert!(stage.text().contains("the beginning"), "{}", stage.text());
    stage.press(KeyCode::End);
    assert_eq!(stage.text(), present);
}

#[test]
fn the_mouse_shows_with_the_first_click_and_plays_with_the_second() {
    let mut stage = game("oware", "", &["human", "human"]);
    stage.click_on("D 4");
    assert!(stage.text().contains("house D"), "{}", stage.text());
    stage.click_on("D 4");
    assert!(stage.text().contains("1 D"), "{}", stage.text());
    // The words of the help line are buttons.
    stage.click_on("undo");
    assert!(!stage.text().contains("1 D"), "{}", stage.text());
}

#[test]
fn a_game_that_is_left_is_kept_and_can_be_taken_up_again() {
    let mut stage = game("quantik", "", &["human", "human"]);
    type_move(&mut stage, "A@d4");
    type_move(&mut stage, "b@a3");
    let store = stage.app.context.store.clone().expect("a store");
    // While it is open, nobody else takes it up.
    let path = store.unfinished().pop().expect("a kept game");
    assert!(GameScreen::resume(&path, &mut stage.app.context).is_err());
    stage.keys("q");
    let taken = GameScreen::resume(&path, &mut stage.app.context);
    assert!(taken.is_ok(), "{:?}", taken.err());
    assert_eq!(store.unfinished().len(), 1);
}

#[test]
fn a_game_without_a_move_is_not_kept() {
    let mut stage = game("quantik", "", &["human", "human"]);
    stage.keys("q");
    let store = stage.app.context.store.clone().expect("a store");
    assert_eq!((store.unfinished().len(), store.records().len()), (0, 0));
}

#[test]
fn sowing_is_shown_seed_by_seed_and_skipped_by_the_next_key() {
    let mut stage = game("oware", "", &["human", "human"]);
    stage.app.context.settings.motion = true;
    stage.press(KeyCode::Enter);
    let first = stage.text();
    stage.wait(130);
    let second = stage.text();
    assert_ne!(first, second, "a seed has fallen");
    assert!(stage.app.wake().is_some());
    for _ in 0..10 {
        stage.wait(130);
    }
    assert_eq!(stage.app.wake(), None, "nothing runs when nothing happens");
    assert!(stage.text().contains("to move"), "{}", stage.text());
}

#[test]
fn every_screen_of_a_game_looks_as_it_should() {
    for (name, players) in [
        ("oolong", &["human", "beginner"]),
        ("quantik", &["human", "beginner"]),
        ("oware", &["human", "beginner"]),
        ("otrio", &["human", "beginner"]),
    ] {
        for (lang, code) in [(Lang::En, "en"), (Lang::Pt, "pt")] {
            for size in [(80, 24), (100, 30), (160, 50)] {
                let mut stage = game_in(lang, size, plan(name, "", players));
                for _ in 0..3 {
                    stage.press(KeyCode::Enter);
                    stage.settle();
                }
                insta::assert_snapshot!(format!("game-{name}-{}x{}-{code}", size.0, size.1), stage.text());
            }
        }
    }
}

#[test]
fn any_table_can_be_read_out_with_its_cups_and_its_marker() {
    let mut stage = game("oolong", "", &["human", "human"]);
    stage.press(KeyCode::Enter);
    stage.keys("]");
    let first = stage.app.spoken().unwrap_or_default();
    assert!(
        first.starts_with("Table north-west:") && first.contains("(3)"),
        "a marker and when it acts: {first}"
    );
    stage.keys("]]]]");
    let middle = stage.app.spoken().unwrap_or_default();
    assert!(middle.contains("black cup"), "{middle}");
    stage.keys("[[[[[");
    assert_ne!(stage.app.spoken().unwrap_or_default(), first, "it goes round");
}

#[test]
fn a_rematch_records_the_game_before_it_once() {
    let mut stage = game("quantik", "", &["human", "human"]);
    type_move(&mut stage, "A@d4");
    stage.keys("Xy");
    stage.press(KeyCode::Enter);
    let store = stage.app.context.store.clone().expect("a store");
    assert_eq!((store.unfinished().len(), store.records().len()), (0, 1));
}

#[test]
fn a_letter_that_stands_on_the_board_means_that_place_and_draws_are_asked_about() {
    let mut stage = game("oware", "", &["human", "human"]);
    stage.keys("D");
    let text = stage.text();
    assert!(!text.contains("draw?"), "{text}");
    stage.press(KeyCode::Enter);
    assert!(
        stage.text().contains("North"),
        "the house was sown, and the other side is asked: {}",
        stage.text()
    );
    stage.alt('D');
    assert!(stage.text().contains("offer a draw?"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(!stage.text().contains("offer a draw?"));
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("q leaves"), "Esc leaves nothing: {}", stage.text());
    assert_eq!(stage.app.exit(), None);
    let mut other = game("quantik", "", &["human", "human"]);
    other.keys("D");
    assert!(other.text().contains("offer a draw?"), "no place is called D there");
}

#[test]
fn a_move_that_is_refused_stays_to_be_mended() {
    let mut stage = game("oware", "", &["human", "human"]);
    type_move(&mut stage, "zz");
    let text = stage.text();
    assert!(text.contains("Move: zz"), "{text}");
    stage.press(KeyCode::Esc);
}

#[test]
fn a_game_that_cannot_be_kept_says_so_everywhere_and_is_not_left_without_a_question() {
    let mut stage = game("quantik", "", &["human", "human"]);
    let folder = stage.folder().join("data");
    std::fs::create_dir_all(stage.folder()).expect("a folder");
    std::fs::write(&folder, "a file where a folder should be").expect("it can be written");
    type_move(&mut stage, "A@a1");
    assert!(stage.text().contains("could not be kept"), "{}", stage.text());
    assert!(!stage.text().contains("os error"), "{}", stage.text());
    stage.keys(":");
    assert!(stage.text().contains("could not be kept"), "nothing covers it: {}", stage.text());
    stage.press(KeyCode::Esc);
    stage.keys("q");
    assert!(stage.text().contains("lose it?"), "{}", stage.text());
    assert_eq!(stage.app.exit(), None);
    stage.press(KeyCode::Esc);
    stage.keys("q");
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.exit(), Some(tabuleiro_tui::Exit::Shell));
}

#[test]
fn in_a_window_that_is_too_small_p_goes_on_with_the_game() {
    let mut stage = game("quantik", "", &["human", "human"]);
    stage.resize((60, 20));
    stage.buffer();
    stage.keys("p");
    assert_eq!(stage.app.exit(), Some(tabuleiro_tui::Exit::Plain), "there is no move to keep");
    let mut stage = game("quantik", "", &["human", "human"]);
    type_move(&mut stage, "A@a1");
    stage.resize((60, 20));
    stage.buffer();
    stage.keys("p");
    assert_eq!(stage.app.exit(), Some(tabuleiro_tui::Exit::PlainGame));
}

#[test]
fn two_colours_at_one_seat_are_several() {
    let mut stage = game("otrio", "", &["human", "human"]);
    stage.keys("X");
    assert!(stage.text().contains("Do Red and Blue resign?"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    stage.keys("D");
    assert!(stage.text().contains("Do Red and Blue offer a draw?"), "{}", stage.text());
}

#[test]
fn a_refusal_of_what_was_typed_is_read_to_its_end_in_a_small_window() {
    let mut stage = game("otrio", "", &["human", "human"]);
    stage.keys(":xyz");
    stage.press(KeyCode::Enter);
    let text = stage.text();
    assert!(text.contains("Move: xyz") && text.contains("L b2."), "{text}");
}

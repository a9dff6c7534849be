//! Clocks and names in the full screen: ticking, little time, flags, and a game taken up again.

use std::time::Duration;

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_home::read_round;
use tabuleiro_table::{Ending, Plan, Player, Setup, Terms};
use tabuleiro_tui::screens::game::GameScreen;
use tabuleiro_tui::screens::seats::Seats;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

fn plan(game: &str, clock: &str, players: &[&str]) -> Plan {
    let kind = GAMES.find(game).expect("a game");
    let players = players.iter().map(|name| Player::from(*name)).collect();
    let terms = Terms::friendly(0).with_control(clock.parse().expect("a clock"));
    Plan::new(kind, &Setup::default(), players, terms)
}

fn game(size: (u16, u16), plan: Plan) -> Stage {
    Stage::new(Lang::En, Theme::default(), size, |context| {
        Box::new(GameScreen::begin(plan, context).expect("a plan that holds"))
    })
}

fn type_move(stage: &mut Stage, text: &str) {
    stage.keys(":");
    stage.keys(text);
    stage.press(KeyCode::Enter);
}

/// A game of two people of which both have made their first move, which is free.
fn begun(size: (u16, u16), clock: &str) -> Stage {
    let mut stage = game(size, plan("quantik", clock, &["@Ana", "@Rui"]));
    type_move(&mut stage, "A@d4");
    type_move(&mut stage, "b@a3");
    stage
}

#[test]
fn both_clocks_are_shown_beside_the_names_and_the_running_one_ticks() {
    for size in [(80, 24), (160, 50)] {
        let mut stage = begun(size, "5+3");
        let text = stage.text();
        assert!(text.contains("Ana") && text.contains("Rui"), "{text}");
        assert_eq!(text.matches("5:03").count(), 2, "{text}");
        // It wakes when the clock looks different, and not before.
        let wake = stage.app.wake().expect("a clock runs");
        assert!(wake <= Duration::from_secs(1), "{wake:?}");
        stage.wait(61_000);
        let text = stage.text();
        assert!(text.contains("4:02") && text.contains("5:03"), "{text}");
    }
}

#[test]
fn without_a_clock_nothing_ticks() {
    let mut stage = begun((80, 24), "none");
    assert_eq!(stage.app.wake(), None);
    stage.wait(100_000_000);
    assert!(stage.text().contains("to move"), "{}", stage.text());
}

#[test]
fn little_time_is_said_once_in_words_and_stands_on_the_card() {
    let mut stage = begun((80, 24), "5+3");
    stage.wait(273_500);
    assert_eq!(stage.app.spoken().as_deref(), Some("White: only 30 seconds left."), "{}", stage.text());
    assert!(stage.text().contains("low 0:29"), "{}", stage.text());
    stage.press(KeyCode::Right);
    stage.wait(1_000);
    let spoken = stage.app.spoken().unwrap_or_default();
    assert!(!spoken.contains("seconds left"), "only once: {spoken}");
    // Tenths are shown at the very end.
    stage.wait(24_000);
    assert!(stage.text().contains("low 4.5"), "{}", stage.text());
    let wake = stage.app.wake().expect("a clock runs").saturating_sub(stage.app.context.now);
    assert!(wake <= Duration::from_millis(101), "{wake:?}");
}

#[test]
fn a_flag_falls_by_itself_and_when_it_fell() {
    let mut stage = begun((80, 24), "1+0");
    let store = stage.app.context.store.clone().expect("a store");
    let begun = stage.app.context.moment();
    // Nobody looked for ten minutes, as under another screen.
    stage.wait(600_000);
    let text = stage.text();
    assert!(text.contains("ran out of time") && text.contains("rematch"), "{text}");
    assert!(text.contains("Rui 1") && text.contains("0.0"), "{text}");
    let path = store.unfinished().remove(0);
    let round = read_round(&path, GAMES, 1, stage.app.context.moment()).expect("a game");
    let flag = round.session().events().iter().rev().nth(1).expect("an event");
    assert_eq!(flag.at.since(begun).0, 60_000);
    assert!(matches!(round.session().ended().expect("an end").ending, Ending::Flag(_)));
}

#[test]
fn a_key_that_comes_after_the_flag_changes_nothing() {
    let mut stage = begun((80, 24), "1+0");
    stage.app.context.now += Duration::from_secs(61);
    stage.press(KeyCode::Enter);
    let text = stage.text();
    assert!(text.contains("ran out of time"), "{text}");
    assert!(text.contains("Rui 1"), "{text}");
}

#[test]
fn a_flag_falls_under_another_screen_too() {
    let mut stage = begun((80, 24), "1+0");
    stage.keys("?");
    stage.wait(61_000);
    assert!(!stage.text().contains("ran out of time"), "another screen is shown: {}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("ran out of time"), "{}", stage.text());
}

#[test]
fn where_the_others_play_on_it_is_said_whose_time_is_up() {
    let kind = GAMES.find("otrio").expect("a game");
    let players = vec![Player::person("Ana"), Player::person("Rui"), Player::person("Eva")];
    let setup = Setup { words: vec![("players".into(), "3".into())], ..Setup::default() };
    let terms = Terms::friendly(0).with_control("20s/move".parse().expect("a clock"));
    let mut stage = game((80, 24), Plan::new(kind, &setup, players, terms));
    stage.wait(20_000);
    let text = stage.text();
    assert!(text.contains("ran out of time; the others play on"), "{text}");
    assert!(!text.contains("rematch"), "{text}");
}

#[test]
fn a_game_taken_up_again_has_the_clock_it_had() {
    let mut stage = game((80, 24), plan("quantik", "5+3", &["human", "@strong"]));
    type_move(&mut stage, "A@d4");
    type_move(&mut stage, "b@a3");
    stage.wait(63_000);
    assert!(stage.text().contains("4:00"), "{}", stage.text());
    let store = stage.app.context.store.clone().expect("a store");
    let path = store.unfinished().remove(0);
    assert_eq!(path.extension().and_then(|ending| ending.to_str()), Some("jsonl"));
    stage.begin_again(|context| {
        context.now += Duration::from_hours(24);
        Box::new(GameScreen::resume(&path, context).expect("it was kept"))
    });
    let text = stage.text();
    assert!(text.contains("4:00") && text.contains("5:03"), "{text}");
    assert!(text.contains("strong") && text.contains("to move"), "a person, not the level: {text}");
    stage.wait(1_000);
    assert!(stage.text().contains("3:59"), "{}", stage.text());
}

#[test]
fn a_new_game_is_offered_clocks_and_names_and_both_are_remembered() {
    let quantik = GAMES.find("quantik").expect("a game");
    let mut stage =
        Stage::new(Lang::En, Theme::default(), (80, 24), |context| Box::new(Seats::new(quantik, context)));
    assert!(stage.text().contains("no clock"), "{}", stage.text());
    stage.press(KeyCode::Down); // from the opponent to the clock
    let text = stage.text();
    for offered in ["3+2", "5+3", "10+5", "15+10"] {
        assert!(text.contains(offered), "{text}");
    }
    stage.press(KeyCode::Right);
    stage.press(KeyCode::Right);
    // Another can be typed, and what is none is refused.
    stage.keys(":");
    stage.control('u');
    stage.keys("soon");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("“soon” is no clock"), "{}", stage.text());
    stage.keys(":");
    stage.control('u');
    stage.keys("2d5");
    stage.press(KeyCode::Enter);
    stage.press(KeyCode::Up);
    stage.press(KeyCode::Up); // the person's seat
    stage.keys(":Ana");
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("Ana") && stage.text().contains("2d5"), "{}", stage.text());
    stage.press(KeyCode::Enter);
    let settings = stage.app.context.settings.clone();
    assert_eq!((settings.seats["quantik"][0].as_str(), settings.clocks["quantik"].as_str()), ("@Ana", "2d5"));
    let text = stage.text();
    assert!(text.contains("Ana") && text.contains("2:00"), "{text}");
}

#[test]
fn a_level_plays_before_its_time_is_up() {
    let mut stage = game((80, 24), plan("oware", "0.1+0", &["human", "strong"]));
    type_move(&mut stage, "A");
    // The first move is free; it is asked to hurry all the same, and answers.
    stage.wait(400);
    stage.settle();
    type_move(&mut stage, "B");
    stage.wait(400);
    stage.settle();
    assert!(!stage.text().contains("ran out"), "{}", stage.text());
}

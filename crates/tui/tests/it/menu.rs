//! The first screen.

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_home::progress::today;
use tabuleiro_table::{Archive, Round};
use tabuleiro_tui::Exit;
use tabuleiro_tui::screen::Context;
use tabuleiro_tui::screens::menu::Menu;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

/// A menu after something has been done to what all screens share.
fn menu(lang: Lang, size: (u16, u16), before: impl FnOnce(&mut Context)) -> Stage {
    Stage::new(lang, Theme::default(), size, |context| {
        before(context);
        Box::new(Menu::new(context))
    })
}

/// Leaves a game among the unfinished ones.
fn leave(context: &Context, text: &str) {
    let archive: Archive = text.parse().expect("a record");
    let slot = context.store.as_ref().expect("a store").begin(&archive.game).expect("a slot");
    let round = Round::take_up(&archive, context.kinds, 1, context.moment()).expect("a game");
    slot.keep(&round.kept(context.moment())).expect("it can be kept");
}

/// Solves the puzzle of the day: which one waits differs from day to day.
fn solve(context: &mut Context) {
    context.progress.solve("quantik-0001", true, today());
}

const LEFT: &str = "[Game \"quantik\"]\n[Seat1 \"human\"]\n[Seat2 \"casual\"]\n\n1. A@d4 2. B@a3 *\n";

#[test]
fn in_both_languages_and_sizes() {
    for lang in Lang::ALL {
        for size in [(80, 24), (160, 50)] {
            let name = format!("menu-{lang}-{}x{}", size.0, size.1);
            insta::assert_snapshot!(name, menu(lang, size, solve).text());
        }
    }
}

#[test]
fn with_a_game_that_was_left() {
    for lang in Lang::ALL {
        for size in [(80, 24), (160, 50)] {
            let mut stage = menu(lang, size, |context| {
                leave(context, LEFT);
                solve(context);
            });
            insta::assert_snapshot!(format!("menu-left-{lang}-{}x{}", size.0, size.1), stage.text());
        }
    }
}

#[test]
fn it_says_that_a_puzzle_waits() {
    let text = menu(Lang::En, (80, 24), |_| ()).text();
    assert!(text.contains("One puzzle of"), "{text}");
}

#[test]
fn in_ascii_nothing_else_is_written() {
    let theme = Theme { is_ascii: true, ..Theme::default() };
    let mut stage = Stage::new(Lang::Pt, theme, (80, 24), |context| {
        leave(context, LEFT);
        Box::new(Menu::new(context))
    });
    assert!(stage.text().is_ascii(), "{}", stage.text());
}

#[test]
fn a_game_that_cannot_be_read_is_passed_over() {
    let mut stage = menu(Lang::En, (80, 24), |context| {
        let slot = context.store.as_ref().expect("a store").begin("quantik").expect("a slot");
        let text = "[Game \"quantik\"]\n[Seat1 \"human\"]\n[Seat2 \"casual\"]\n\n1. A@d4 2. A@d4 *\n";
        std::fs::write(slot.path(), text).expect("it can be written");
    });
    let text = stage.text();
    assert!(!text.contains("Continue") && text.contains("Kept games, 1"), "{text}");
}

#[test]
fn one_key_leads_from_the_start_to_the_table() {
    let mut stage = menu(Lang::En, (80, 24), |_| ());
    stage.press(KeyCode::Enter);
    let text = stage.text();
    assert!(!text.contains("games at one table") && text.contains("Quantik"), "{text}");
    assert_eq!(stage.app.context.settings.seats["quantik"], ["human", "casual"], "it is remembered");
}

#[test]
fn the_game_that_was_left_goes_on() {
    for key in [KeyCode::Enter, KeyCode::Char('C')] {
        let mut stage = menu(Lang::En, (80, 24), |context| leave(context, LEFT));
        stage.press(key);
        let text = stage.text();
        assert!(!text.contains("games at one table") && text.contains("Quantik"), "{text}");
    }
}

#[test]
fn every_place_is_reached_by_its_letter_and_by_the_mouse_and_left_again() {
    for (letter, name) in [('L', "Learn"), ('K', "Kept games"), ('A', "Analysis"), ('S', "Settings")] {
        let mut stage = menu(Lang::En, (80, 24), |_| ());
        stage.press(KeyCode::Char(letter));
        assert!(!stage.text().contains("games at one table"), "{name}\n{}", stage.text());
        stage.press(KeyCode::Char('q'));
        assert!(stage.text().contains("games at one table"), "{name}\n{}", stage.text());
        stage.click_on(name);
        assert!(!stage.text().contains("games at one table"), "{name}\n{}", stage.text());
    }
}

#[test]
fn a_click_opens_a_game_and_the_focus_stays_on_it() {
    let mut stage = menu(Lang::En, (80, 24), |_| ());
    stage.click_on("Oware");
    assert!(!stage.text().contains("games at one table"), "{}", stage.text());
    let mut stage = menu(Lang::En, (80, 24), |_| ());
    stage.press(KeyCode::Down);
    stage.press(KeyCode::Tab);
    assert!(stage.text().starts_with("  Oware"), "{}", stage.text());
    stage.press(KeyCode::Esc);
    assert!(stage.text().contains("▸ Oware"), "{}", stage.text());
}

#[test]
fn its_help_has_every_key_and_the_rules_of_the_game_in_focus() {
    let mut stage = menu(Lang::En, (80, 24), |context| leave(context, LEFT));
    stage.keys("?");
    let text = stage.text();
    for word in ["Continue", "Learn", "Kept games, 1", "Analysis", "Settings", "leave"] {
        assert!(text.contains(word), "{word}\n{text}");
    }
}

#[test]
fn q_leaves() {
    let mut stage = menu(Lang::En, (80, 24), |_| ());
    stage.keys("q");
    assert_eq!(stage.app.exit(), Some(Exit::Shell));
}

#[test]
fn arrows_reach_the_other_places_as_well() {
    let mut stage = menu(Lang::En, (80, 24), solve);
    stage.press(KeyCode::End);
    stage.press(KeyCode::Down);
    stage.press(KeyCode::Left);
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("Settings") && stage.text().contains("Language"), "{}", stage.text());
    stage.keys("q");
    stage.press(KeyCode::Up);
    stage.press(KeyCode::Enter);
    assert!(
        !stage.text().contains("Analysis"),
        "a row is in focus again, and a game begins: {}",
        stage.text()
    );
}

#[test]
fn the_game_that_was_left_just_now_is_in_focus() {
    let mut stage = menu(Lang::En, (80, 24), solve);
    stage.press(KeyCode::Enter);
    stage.settle();
    stage.press(KeyCode::Enter);
    stage.settle();
    stage.keys("q");
    assert!(stage.text().contains("▸ Continue"), "{}", stage.text());
}

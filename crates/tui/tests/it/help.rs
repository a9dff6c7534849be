//! Keys and rules.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseEvent, MouseEventKind};
use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_tui::screen::Help;
use tabuleiro_tui::screens::help::HelpScreen;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

fn help(game: &str, lang: Lang, theme: Theme, size: (u16, u16)) -> Stage {
    let keys = vec![
        Help::keys("←→", "cell".to_owned()),
        Help::new("Enter", "put".to_owned(), KeyCode::Enter),
        Help::letter('H', "hint".to_owned()),
    ];
    Stage::new(lang, theme, size, |context| Box::new(HelpScreen::new(GAMES.find(game), keys, context)))
}

#[test]
fn in_both_languages_and_sizes() {
    for lang in Lang::ALL {
        for size in [(80, 24), (160, 50)] {
            let mut stage = help("quantik", lang, Theme::default(), size);
            insta::assert_snapshot!(format!("help-{lang}-{}x{}", size.0, size.1), stage.text());
        }
    }
}

#[test]
fn the_rules_can_be_read_to_their_end() {
    for game in GAMES.released().map(<dyn Kind>::name) {
        let mut stage = help(game, Lang::Pt, Theme::default(), (80, 24));
        stage.text();
        stage.press(KeyCode::Tab);
        insta::assert_snapshot!(format!("help-rules-{game}"), stage.text());
        for _ in 0..200 {
            stage.press(KeyCode::PageDown);
            stage.text();
        }
        let end = stage.text();
        stage.press(KeyCode::Down);
        assert_eq!(stage.text(), end, "there is nothing below the end");
        stage.press(KeyCode::End);
        assert_eq!(stage.text(), end);
        stage.press(KeyCode::Home);
        assert!(stage.text().contains("Em todo o lado"), "{}", stage.text());
    }
}

#[test]
fn the_wheel_scrolls() {
    let mut stage = help("oware", Lang::En, Theme::default(), (80, 24));
    let first = stage.text();
    let wheel = |kind| Event::Mouse(MouseEvent { kind, column: 9, row: 9, modifiers: KeyModifiers::NONE });
    stage.app.event(wheel(MouseEventKind::ScrollDown));
    assert_ne!(stage.text(), first);
    stage.app.event(wheel(MouseEventKind::ScrollUp));
    assert_eq!(stage.text(), first);
}

#[test]
fn a_screen_without_a_game_shows_keys_alone() {
    let mut stage = help("no such game", Lang::En, Theme::default(), (160, 50));
    assert!(stage.text().contains("On this screen") && !stage.text().contains("Tab keys or rules"));
}

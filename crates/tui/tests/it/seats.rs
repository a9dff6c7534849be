//! Who sits where and by which rules.

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_tui::screens::seats::Seats;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

fn seats(game: &str, lang: Lang, size: (u16, u16)) -> Stage {
    let kind = GAMES.find(game).expect("a game");
    Stage::new(lang, Theme::default(), size, |context| Box::new(Seats::new(kind, context)))
}

#[test]
fn every_game_in_both_languages_and_sizes() {
    for lang in Lang::ALL {
        for size in [(80, 24), (160, 50)] {
            for game in GAMES.released().map(<dyn Kind>::name) {
                let name = format!("seats-{game}-{lang}-{}x{}", size.0, size.1);
                insta::assert_snapshot!(name, seats(game, lang, size).text());
            }
        }
    }
}

#[test]
fn options_in_both_languages() {
    for lang in Lang::ALL {
        for game in GAMES.released().map(<dyn Kind>::name) {
            let mut stage = seats(game, lang, (80, 24));
            stage.press(KeyCode::Tab);
            insta::assert_snapshot!(format!("seats-options-{game}-{lang}"), stage.text());
        }
    }
}

#[test]
fn seats_follow_the_number_of_players() {
    let mut stage = seats("otrio", Lang::En, (80, 24));
    stage.press(KeyCode::Tab);
    stage.press(KeyCode::Right);
    stage.press(KeyCode::Right);
    insta::assert_snapshot!("seats-four", stage.text());
    stage.press(KeyCode::Enter);
    let settings = &stage.app.context.settings;
    assert_eq!(settings.seats["otrio"], ["human", "casual", "casual", "casual"]);
    assert_eq!(settings.options["otrio"]["players"], "4");
}

#[test]
fn options_that_do_not_fit_together_are_refused_with_their_sentence() {
    let mut stage = seats("otrio", Lang::En, (80, 24));
    stage.press(KeyCode::End);
    stage.keys(":");
    (0..9).for_each(|_| stage.press(KeyCode::Delete));
    stage.control('u');
    stage.keys("rgx");
    stage.press(KeyCode::Enter);
    insta::assert_snapshot!("seats-refused", stage.text());
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("who sits where"), "it does not begin:\n{}", stage.text());
    stage.keys(":");
    stage.control('u');
    stage.press(KeyCode::Enter);
    assert!(stage.text().contains("as usual"), "{}", stage.text());
    stage.press(KeyCode::Enter);
    assert!(!stage.text().contains("who sits where"), "it begins:\n{}", stage.text());
}

#[test]
fn a_level_is_chosen_by_keys_or_by_a_click_and_seats_move_on() {
    let mut stage = seats("quantik", Lang::En, (80, 24));
    stage.press(KeyCode::Right);
    stage.click_on("strong");
    stage.press(KeyCode::Right);
    stage.keys("S");
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.context.settings.seats["quantik"], ["expert", "human"]);
}

#[test]
fn a_level_that_is_gone_from_the_game_is_not_seated() {
    let kind = GAMES.find("oware").expect("a game");
    let mut stage = Stage::new(Lang::En, Theme::default(), (80, 24), |context| {
        context.settings.seats.insert("oware".to_owned(), vec!["nobody".to_owned(), "human".to_owned()]);
        let unknown = [("sky".to_owned(), "green".to_owned())];
        context.settings.options.insert("oware".to_owned(), unknown.into_iter().collect());
        Box::new(Seats::new(kind, context))
    });
    let text = stage.text();
    assert!(text.contains("casual") && !text.contains("nobody"), "{text}");
}

//! A fifth game appears on every screen without a skin of its own.

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_table::{Kind, Kinds, Listing, Plan, Player, Setup, Terms};
use tabuleiro_testkit::Morris;
use tabuleiro_tui::screens::game::GameScreen;
use tabuleiro_tui::screens::menu::Menu;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

static MORRIS: Listing<Morris> = Listing::new();
static ONE: [&dyn Kind; 1] = [&MORRIS];
const KINDS: Kinds = Kinds(&ONE);

#[test]
fn the_menu_offers_it() {
    let mut stage =
        Stage::of(KINDS, Lang::En, Theme::default(), (80, 24), |context| Box::new(Menu::new(context)));
    assert!(stage.text().contains("Morris"), "{}", stage.text());
}

#[test]
fn it_is_played_to_its_end_by_keys() {
    for size in [(80, 24), (160, 50)] {
        let players = vec![Player::human(), Player::from("random")];
        let plan = Plan::new(&MORRIS, &Setup::default(), players, Terms::friendly(0));
        let mut stage = Stage::of(KINDS, Lang::En, Theme::default(), size, |context| {
            Box::new(GameScreen::begin(plan, context).expect("a plan that holds"))
        });
        for _ in 0..400 {
            if stage.text().contains("rematch") {
                break;
            }
            stage.press(KeyCode::Enter);
            stage.settle();
        }
        assert!(stage.text().contains("rematch"), "{}", stage.text());
    }
}

#[test]
fn what_its_moves_would_do_is_told_although_it_has_no_skin() {
    let plan = Plan::new(&MORRIS, &Setup::default(), vec![Player::human(); 2], Terms::friendly(0));
    let mut stage = Stage::of(KINDS, Lang::En, Theme::default(), (80, 24), |context| {
        Box::new(GameScreen::begin(plan, context).expect("a plan that holds"))
    });
    for point in ["a1", "a2", "b1", "b2"] {
        stage.keys(point);
        stage.press(KeyCode::Enter);
    }
    stage.keys("c1");
    let text = stage.text();
    assert!(text.contains("White puts a man on c1.") && text.contains("White wins"), "{text}");
}

/// Two people at a small board, some moves into a game.
fn begun(moves: &[&str], size: (u16, u16), theme: Theme) -> Stage {
    let plan = Plan::new(&MORRIS, &Setup::default(), vec![Player::human(); 2], Terms::friendly(0));
    let mut stage = Stage::of(KINDS, Lang::En, theme, size, |context| {
        Box::new(GameScreen::begin(plan, context).expect("a plan that holds"))
    });
    for text in moves {
        stage.keys(text);
        stage.press(KeyCode::Enter);
        stage.settle();
    }
    stage
}

#[test]
fn its_moves_are_listed_beside_its_small_board() {
    let mut stage = begun(&["a1", "a2", "b1", "b2"], (80, 24), Theme::default());
    let text = stage.text();
    for row in [["a1", "a2"], ["b1", "b2"]] {
        let is_row = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            words.windows(2).any(|pair| pair == row)
        };
        assert!(text.lines().any(is_row), "{row:?} are not side by side in\n{text}");
    }
    insta::assert_snapshot!("fifth-moves", text);
}

#[test]
fn what_its_moves_are_worth_can_be_read_without_colours() {
    let mut stage = begun(&["a1", "a2", "b1", "b2"], (80, 24), Theme::default());
    stage.keys("V");
    stage.settle();
    let text = stage.text();
    assert!(text.contains("▴1"), "the win is written where it is:\n{text}");
    insta::assert_snapshot!("fifth-values", text);
}

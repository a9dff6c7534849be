//! What clicks do that no picture shows by itself, and what is to be seen while a move is shown.

use std::time::Duration;

use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Lang, SpotIndex};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::Setup;
use tabuleiro_tui::film::Film;
use tabuleiro_tui::scene::SpotValue;
use tabuleiro_tui::screens::learn::Learn;
use tabuleiro_tui::theme::Theme;

use crate::stage::Stage;

fn learn() -> Stage {
    Stage::new(Lang::En, Theme::default(), (80, 24), |context| Box::new(Learn::new(context)))
}

#[test]
fn a_row_that_is_clicked_is_chosen_and_clicked_again_begun() {
    let mut stage = learn();
    stage.click_on("Quantik");
    let chosen = |stage: &mut Stage, title: &str| stage.text().contains(&format!("▸ {title}"));
    assert!(!chosen(&mut stage, "Who cannot move"));
    stage.click_on("Who cannot move");
    assert!(chosen(&mut stage, "Who cannot move"), "{}", stage.text());
    stage.click_on("Who cannot move");
    assert!(!stage.text().contains("Next puzzle"), "it has begun:\n{}", stage.text());
}

#[test]
fn a_move_is_shown_step_by_step_on_everything_else_that_is_seen() {
    for kind in GAMES.released() {
        let mut table = kind.open(&Setup::default()).expect("it begins");
        let text = table.state(0).moves[0].clone();
        let (before, played) = (table.view(0), table.play(&text).expect("a legal move"));
        let film = Film::new(before.clone(), played.steps.clone(), Duration::ZERO).expect("something moves");
        let first = film.view(Duration::ZERO);
        assert_eq!(first.tokens, carry_out(&before.tokens, std::slice::from_ref(film.step(Duration::ZERO))));
        assert_eq!((first.turn, first.question), (before.turn, before.question), "{}", kind.name());
        let end = Duration::from_mins(1);
        assert_eq!(film.view(end).tokens, carry_out(&before.tokens, &played.steps), "{}", kind.name());
        assert!(film.is_over(end) && !film.is_over(Duration::ZERO));
    }
}

#[test]
fn a_value_is_good_or_bad_for_whoever_plays_it() {
    let sign = |value: Option<Value>, score| {
        let proven = value.map(Proven::of);
        SpotValue { spot: SpotIndex(0), from: None, proven, score, is_best: false }.sign()
    };
    assert_eq!([Value::Win, Value::Draw, Value::Loss].map(|value| sign(Some(value), None)), [1, 0, -1]);
    assert_eq!([Some(40), Some(0), Some(-3), None].map(|score| sign(None, score)), [1, 0, -1, 0]);
}

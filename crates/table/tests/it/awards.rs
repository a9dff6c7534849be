//! What the rules award at the end is seen and counted, and a repetition that is near is told.

use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Detail, Token};
use tabuleiro_table::{Setup, Table};

use crate::along::{KINDS, from, game, open};

/// Two seeds that go round: the thirteenth move brings the first position back.
const ROUND: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";

fn round(moves: &str) -> Box<dyn Table> {
    let kind = KINDS.iter().find(|kind| kind.name() == "oware").expect("it is on the list");
    let mut table = open(kind, &from(ROUND));
    moves.chars().for_each(|house| drop(table.play(&house.to_string()).expect("a legal move")));
    table
}

fn sorted(tokens: &[Token]) -> Vec<Token> {
    let mut tokens: Vec<Token> = tokens.iter().copied().filter(|token| token.count > 0).collect();
    tokens.sort_by_key(|token| (token.spot, token.look));
    tokens
}

#[test]
fn after_a_repetition_the_view_has_the_seeds_of_the_result() {
    let mut table = round("AaBbCcDdEeF");
    let played = table.play("f").expect("a legal move");
    let (before, after) = (table.view(11), table.view(12));
    assert_eq!(
        after.verdict.map(|verdict| verdict.to_string()).as_deref(),
        Some(
            "A draw: 24 seeds each. This position has been on the board before. Each side keeps its own seeds."
        )
    );
    assert_eq!(after.scores, [24, 24]);
    assert_eq!(after.facts[0].to_string(), "In the end: South 24, North 24.");
    assert_eq!(
        after.tokens.iter().map(|token| token.count).filter(|&count| count > 0).collect::<Vec<_>>(),
        [24, 24]
    );
    let told: Vec<String> = played.steps.iter().map(|step| step.say.to_string()).collect();
    assert_eq!(told[1..], ["South keeps the seed on its own side.", "North keeps the seed on its own side."]);
    assert_eq!(table.steps(12), played.steps);
    assert_eq!(sorted(&carry_out(&before.tokens, &played.steps)), sorted(&after.tokens));
    assert_eq!(table.state(12).position, ROUND, "the position stays as it is");
    let lies = table.as_it_lies(12);
    assert_eq!(lies.scores, [23, 23]);
    let counts = lies.tokens.iter().map(|token| token.count).filter(|&count| count > 0);
    assert_eq!(counts.filter(|&count| count == 1).count(), 2, "two seeds still lie on the board");
}

#[test]
fn a_repetition_that_is_near_is_told_before_it_happens() {
    let mut table = round("AaBbCcDdEe");
    let asked = |table: &dyn Table| table.view(usize::MAX).question.expect("it goes on").to_string();
    assert!(!asked(&*table).contains("earlier position"), "{}", asked(&*table));
    let looked_at = table.preview("F").expect("a legal move");
    let remarks: Vec<String> = looked_at.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(remarks, ["With f an earlier position would then come back, and the game would end."]);
    table.play("F").expect("a legal move");
    assert_eq!(looked_at.after, table.view(usize::MAX));
    assert!(
        asked(&*table).ends_with("With f an earlier position comes back, and the game ends."),
        "{}",
        asked(&*table)
    );
    assert_eq!(
        table.view(10).question,
        round("AaBbCcDdEe").view(10).question,
        "what was asked stays what it was"
    );
}

/// In every game: what is seen after the last move is what its steps lead to, and the scores are those of the result.
#[test]
fn the_last_view_of_a_game_agrees_with_its_result() {
    for kind in KINDS.iter() {
        for seed in 0..40 {
            let table = game(kind, &Setup::default(), seed, 300);
            let Some(outcome) = table.now().1 else { continue };
            let ply = table.ply();
            let view = table.view(ply);
            let tokens = carry_out(&table.view(ply - 1).tokens, &table.steps(ply));
            assert_eq!(sorted(&tokens), sorted(&view.tokens), "{}, seed {seed}", kind.name());
            if let Detail::Scores(scores) = outcome.detail {
                assert_eq!(view.scores, scores.map(i32::from), "{}, seed {seed}", kind.name());
            }
        }
    }
}

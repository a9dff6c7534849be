//! Puzzles proven anew, and false ones that are found out.

use tabuleiro_games::GAMES;
use tabuleiro_learn::{Flaw, Goal, Puzzle, prove, puzzles, puzzles_of};
use tabuleiro_search::{Leash, Limit, Progress, Stop};
use tabuleiro_testkit::verify;

/// So many of each game and grade are proven whenever the tests run: the shortest solutions' share is neither large nor small, for
/// every so-manieth is taken, beginning with another in each grade.
const SAMPLE: usize = 5;

fn leash() -> Leash<'static, Progress> {
    Leash::silent(Limit::nodes(20_000_000), &Stop::new())
}

fn assert_proven(puzzle: &Puzzle) {
    if let Err(flaw) = prove(puzzle, GAMES, &mut leash()) {
        panic!("{}: {flaw}", puzzle.id);
    }
}

/// Every n-th puzzle of a grade, so that there are [`SAMPLE`] of them.
fn sample(game: &str, grade: u8) -> Vec<Puzzle> {
    let all: Vec<Puzzle> = puzzles_of(game).into_iter().filter(|puzzle| puzzle.grade == grade).collect();
    let step = (all.len() / SAMPLE).max(1);
    all.into_iter().skip(usize::from(grade) % step).step_by(step).take(SAMPLE).collect()
}

#[test]
fn a_sample_of_every_game_and_grade_is_proven_anew() {
    for game in GAMES.names() {
        for grade in Puzzle::GRADES {
            let sample = sample(game, grade);
            assert_eq!(sample.len(), SAMPLE);
            sample.iter().for_each(assert_proven);
        }
    }
}

#[test]
fn verify_every_puzzle() {
    if verify::is_asked() {
        puzzles(GAMES).iter().for_each(assert_proven);
    }
}

/// The first puzzle of a game that is a win of known length with something against a tempting move.
fn win() -> Puzzle {
    let is_fit = |puzzle: &Puzzle| {
        puzzle.goal == Goal::Win && puzzle.plies == Some(3) && !puzzle.refutations().is_empty()
    };
    puzzles_of("quantik").into_iter().find(is_fit).expect("there is one")
}

#[test]
fn a_wrong_solution_is_found_out() {
    let mut puzzle = win();
    puzzle.solution = puzzle.refutations()[0].clone();
    puzzle.result = tabuleiro_table::Verdict::of(None);
    let wrong = puzzle.first().to_owned();
    let found = prove(&puzzle, GAMES, &mut leash());
    assert!(
        matches!(&found, Err(Flaw::Fails(text)) if *text == wrong) || matches!(found, Err(Flaw::Record(_))),
        "{found:?}"
    );
}

#[test]
fn a_wrong_length_is_found_out() {
    let puzzle = Puzzle { plies: Some(5), ..win() };
    let found = prove(&puzzle, GAMES, &mut leash());
    assert_eq!(found, Err(Flaw::Length { said: Some(5), found: Some(3) }));
    let puzzle = Puzzle { plies: None, ..win() };
    assert_eq!(prove(&puzzle, GAMES, &mut leash()), Err(Flaw::Length { said: None, found: Some(3) }));
}

#[test]
fn a_goal_that_is_less_than_the_truth_is_found_out() {
    let puzzle = Puzzle { goal: Goal::Draw, ..win() };
    assert!(matches!(prove(&puzzle, GAMES, &mut leash()), Err(Flaw::Fails(_))));
}

#[test]
fn a_second_right_move_is_found_out() {
    // After a player's move the other side of the same game: any start with several winning moves will do.
    let mut puzzle = win();
    let mut table = puzzle.archive().open(GAMES).expect("it can be set");
    let lost: Vec<String> = puzzle.refutations()[0].moves.clone();
    table.accept(&lost[0]).expect("it is legal");
    puzzle.position = table.state(usize::MAX).position;
    // Now the other side wins; of its moves take each in turn, until one has a twin.
    let aids = table.kind().aids();
    let wins: Vec<(String, u32)> = table
        .state(usize::MAX)
        .moves
        .into_iter()
        .filter_map(|text| {
            let worth = tabuleiro_learn::proof::worth(table.as_mut(), &text, &aids, &mut leash()).ok()??;
            (worth.value == tabuleiro_search::Value::Win).then_some((text, worth.plies?))
        })
        .collect();
    puzzle.solution = tabuleiro_table::Variation::of([wins[0].0.clone()]);
    puzzle.plies = Some(wins[0].1);
    puzzle.result = if wins[0].1 == 1 { puzzle.result } else { tabuleiro_table::Verdict::Unfinished };
    let expected = wins.get(1).map(|(text, _)| Flaw::Second(text.clone()));
    if wins[0].1 > 1 {
        assert_eq!(prove(&puzzle, GAMES, &mut leash()).err(), expected);
    }
}

#[test]
fn without_a_leash_long_enough_nothing_is_proven() {
    let hard = puzzles_of("oware")
        .into_iter()
        .find(|puzzle| prove(puzzle, GAMES, &mut Leash::silent(Limit::nodes(1), &Stop::new())).is_err());
    let puzzle = hard.expect("some need a search");
    let found = prove(&puzzle, GAMES, &mut Leash::silent(Limit::nodes(1), &Stop::new()));
    assert!(matches!(found, Err(Flaw::Unproven(_))), "{found:?}");
}

#[test]
fn an_unknown_game_and_a_broken_position_are_flaws() {
    let nowhere = Puzzle { game: "chess".to_owned(), ..win() };
    assert!(matches!(prove(&nowhere, GAMES, &mut leash()), Err(Flaw::Record(_))));
    let broken = Puzzle { position: "nothing".to_owned(), ..win() };
    assert!(matches!(prove(&broken, GAMES, &mut leash()), Err(Flaw::Record(_))));
}

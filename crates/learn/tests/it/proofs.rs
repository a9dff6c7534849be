//! Puzzles proven anew, and false ones that are found out.

use tabuleiro_game::Seat;
use tabuleiro_games::GAMES;
use tabuleiro_learn::proof::worth;
use tabuleiro_learn::{Flaw, Goal, Puzzle, prove, puzzles, puzzles_of};
use tabuleiro_search::{Leash, Limit, Progress, Stop, Value};
use tabuleiro_table::{GameResult, Variation};
use tabuleiro_testkit::verify;

/// So many of each game and grade are proven whenever the tests run.
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

/// A win in three moves, with something to say against a tempting move.
fn win() -> Puzzle {
    let is_fit = |puzzle: &Puzzle| {
        puzzle.goal == Goal::Win && puzzle.plies == Some(3) && !puzzle.refutations().is_empty()
    };
    puzzles_of("quantik").into_iter().find(is_fit).expect("there is one")
}

#[test]
fn a_wrong_solution_is_found_out() {
    let wrong = win().refutations()[0].moves[0].clone();
    let puzzle = Puzzle { solution: Variation::of([wrong.clone()]), result: GameResult::Unfinished, ..win() };
    assert_eq!(prove(&puzzle, GAMES, &mut leash()), Err(Flaw::Fails(wrong)));
}

/// Later in the solution, a move that lets the win go is found out too.
#[test]
fn a_solution_that_goes_wrong_later_is_found_out() {
    let mut puzzle = win();
    let mut table = puzzle.archive().at(GAMES, 2).expect("it can be replayed");
    let aids = table.kind().aids();
    let lets_go = |text: &String| {
        let worth = worth(table.as_mut(), text, &aids, &mut leash()).expect("it is legal");
        worth.is_some_and(|proven| proven.value == Value::Loss)
    };
    let moves = puzzle.archive().at(GAMES, 2).expect("it can be replayed").state(2).moves;
    let wrong = moves.into_iter().find(lets_go).expect("there is one");
    puzzle.solution.moves[2].clone_from(&wrong);
    puzzle.result = GameResult::Unfinished;
    assert_eq!(prove(&puzzle, GAMES, &mut leash()), Err(Flaw::Fails(wrong)));
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

/// A sphere completes a line on d4, and others on a3, b2 and d1.
#[test]
fn a_second_right_move_is_found_out() {
    let puzzle = Puzzle {
        position: "Abc./..B./C.../bAc.".to_owned(),
        plies: Some(1),
        solution: Variation::of(["D@d4"]),
        result: GameResult::Won(Seat::FIRST),
        ..win()
    };
    assert_eq!(prove(&puzzle, GAMES, &mut leash()), Err(Flaw::Second("D@a3".to_owned())));
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

//! Somebody at work on a puzzle.

use tabuleiro_game::Seat;
use tabuleiro_games::GAMES;
use tabuleiro_learn::{Answer, Attempt, Flaw, Puzzle, puzzles};
use tabuleiro_search::{Leash, Limit, Progress, Stop, Value};
use tabuleiro_table::Table;

fn leash() -> Leash<'static, Progress> {
    Leash::silent(Limit::nodes(2_000_000), &Stop::new())
}

#[test]
fn whoever_follows_the_solution_solves_every_puzzle() {
    for puzzle in puzzles(GAMES) {
        let mut attempt = Attempt::new(&puzzle, GAMES).expect("it can be set");
        let mut moves = Vec::new();
        while let Some(text) = attempt.expected().map(str::to_owned) {
            moves.push(text.clone());
            match attempt.try_move(&text, &mut leash()).expect("it is legal") {
                Answer::GoOn { replies } => moves.extend(replies),
                Answer::Solved => {}
                other => panic!("{}: {text} is {other:?}", puzzle.id),
            }
        }
        assert!(attempt.is_solved());
        assert_eq!(moves, puzzle.solution.moves[..moves.len()], "{}", puzzle.id);
        assert_eq!(attempt.table().ply(), puzzle.solution.moves.len(), "{}", puzzle.id);
        assert_eq!(attempt.try_move("anything", &mut leash()), Ok(Answer::Solved));
    }
}

#[test]
fn every_other_first_move_is_wrong_and_taken_back() {
    for puzzle in puzzles(GAMES).into_iter().step_by(7) {
        let mut attempt = Attempt::new(&puzzle, GAMES).expect("it can be set");
        for choice in attempt.table().choices() {
            if choice.text != puzzle.first() {
                let answer = attempt.try_move(&choice.text, &mut leash()).expect("it is legal");
                assert!(matches!(&answer, Answer::Wrong { line } if line[0] == choice.text), "{answer:?}");
                assert_eq!(attempt.table().ply(), 0);
            }
        }
        assert_eq!(attempt.expected(), Some(puzzle.first()));
    }
}

#[test]
fn a_tempting_move_is_answered_with_its_refutation() {
    let is_tempting = |puzzle: &Puzzle| puzzle.refutations().iter().any(|line| line.moves.len() > 1);
    let puzzle = puzzles(GAMES).into_iter().find(is_tempting).expect("there is one");
    let line =
        puzzle.refutations().iter().find(|line| line.moves.len() > 1).expect("it has one").moves.clone();
    let mut attempt = Attempt::new(&puzzle, GAMES).expect("it can be set");
    assert_eq!(attempt.try_move(&line[0], &mut leash()), Ok(Answer::Wrong { line }));
}

#[test]
fn an_illegal_move_is_refused_with_a_sentence() {
    for puzzle in puzzles(GAMES).into_iter().step_by(13) {
        let mut attempt = Attempt::new(&puzzle, GAMES).expect("it can be set");
        let refused = attempt.try_move("nonsense", &mut leash());
        assert!(matches!(refused, Err(Flaw::Refused(_))), "{refused:?}");
        assert_eq!(attempt.table().ply(), 0);
    }
}

/// Whether a move wins for the seat that makes it, by the game's own solver.
fn wins(table: &mut dyn Table, text: &str, seat: Option<Seat>) -> bool {
    table.accept(text).expect("it is legal");
    let found = match table.now() {
        (_, Some(outcome)) => outcome.winner == seat,
        (turn, None) => {
            let solved = table.task(&table.kind().aids()).solve(&mut leash()).expect("it is near the end");
            solved.proven.value == if turn == seat { Value::Win } else { Value::Loss }
        }
    };
    table.undo();
    found
}

/// Later in a solution other moves may be right too; those that are not are taken back.
#[test]
fn whoever_leaves_the_solution_later_is_judged_by_the_solver() {
    let (mut right, mut wrong) = (0, 0);
    for puzzle in puzzles(GAMES).into_iter().filter(|puzzle| puzzle.plies == Some(3)).take(8) {
        let mut attempt = Attempt::new(&puzzle, GAMES).expect("it can be set");
        attempt.try_move(puzzle.first(), &mut leash()).expect("it is legal");
        let expected = attempt.expected().expect("it goes on").to_owned();
        let (ply, solver) = (attempt.table().ply(), attempt.table().now().0);
        let mut aside = puzzle.archive().open(GAMES).expect("it can be set");
        puzzle
            .solution
            .moves
            .iter()
            .take(ply)
            .for_each(|text| drop(aside.accept(text).expect("it is legal")));
        for choice in attempt.table().choices().into_iter().filter(|choice| choice.text != expected) {
            match attempt.try_move(&choice.text, &mut leash()).expect("it is legal") {
                Answer::Solved => {
                    assert!(wins(aside.as_mut(), &choice.text, solver), "{}: {}", puzzle.id, choice.text);
                    right += 1;
                    break;
                }
                Answer::Wrong { line } => {
                    assert!(!wins(aside.as_mut(), &choice.text, solver), "{}: {}", puzzle.id, choice.text);
                    wrong += 1;
                    assert_eq!((line, attempt.table().ply()), (vec![choice.text], ply));
                }
                other => panic!("{}: {other:?}", puzzle.id),
            }
        }
    }
    assert!(right > 0 && wrong > 0, "{right} {wrong}");
}

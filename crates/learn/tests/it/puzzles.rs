//! What is promised of the puzzles without a solver.

use std::collections::BTreeSet;

use tabuleiro_games::GAMES;
use tabuleiro_learn::{Goal, Puzzle, grade, puzzles, puzzles_of, read_puzzles, shelf, write_puzzles};
use tabuleiro_table::{GameResult, Kind, Setup};

#[test]
fn every_game_of_the_release_has_sixty_puzzles_and_fifteen_of_each_grade() {
    for game in GAMES.released().map(<dyn Kind>::name) {
        let all = puzzles_of(game);
        assert!(all.len() >= 60, "{game} has {}", all.len());
        for wanted in Puzzle::GRADES {
            let count = all.iter().filter(|puzzle| puzzle.grade == wanted).count();
            assert!(count >= 15, "{game} has {count} of grade {wanted}");
        }
        assert!(all.iter().all(|puzzle| puzzle.game == game));
    }
}

#[test]
fn a_game_that_nobody_made_puzzles_for_has_none() {
    assert_eq!(puzzles_of("chess"), []);
    assert_eq!(shelf::puzzle("chess-0001"), None);
    assert_eq!(shelf::puzzle("quantik-none"), None);
    assert_eq!(
        puzzles(GAMES).len(),
        GAMES.names().into_iter().map(|game| puzzles_of(game).len()).sum::<usize>()
    );
}

#[test]
fn names_are_unique_and_begin_with_the_game() {
    let mut seen = BTreeSet::new();
    for puzzle in puzzles(GAMES) {
        assert!(puzzle.id.starts_with(&format!("{}-", puzzle.game)), "{}", puzzle.id);
        assert!(seen.insert(puzzle.id.clone()), "{} comes twice", puzzle.id);
        assert_eq!(shelf::puzzle(&puzzle.id), Some(puzzle));
    }
}

#[test]
fn every_record_holds_with_its_variations() {
    for puzzle in puzzles(GAMES) {
        let replayed =
            puzzle.archive().replay(GAMES).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        assert_eq!(replayed.end.is_some(), puzzle.result != GameResult::Unfinished, "{}", puzzle.id);
        for line in puzzle.refutations() {
            assert_ne!(line.moves[0], puzzle.first(), "{}", puzzle.id);
            assert!(line.values.contains_key(&1), "{}: {} has no value", puzzle.id, line.moves[0]);
        }
    }
}

#[test]
fn a_win_of_a_known_length_is_shown_to_its_end_or_stops_at_the_solver_s_own_move() {
    for puzzle in puzzles(GAMES) {
        let mut table = puzzle.archive().open(GAMES).expect("it can be set");
        let (solver, _) = table.now();
        let mut last = None;
        for text in &puzzle.solution.moves {
            last = table.now().0;
            table.accept(text).expect("it is legal");
        }
        match table.now().1 {
            None => assert_eq!(last, solver, "{}", puzzle.id),
            Some(outcome) => {
                let wanted = (puzzle.goal == Goal::Win).then_some(solver).flatten();
                assert_eq!(outcome.winner, wanted, "{}", puzzle.id);
            }
        }
    }
}

#[test]
fn no_two_puzzles_are_alike_or_from_the_same_game() {
    for kind in GAMES.iter() {
        let (mut positions, mut sources) = (BTreeSet::new(), BTreeSet::new());
        for puzzle in puzzles_of(kind.name()) {
            let setup = Setup { position: Some(puzzle.position.clone()), ..Setup::default() };
            assert!(positions.insert(kind.canonical(&setup).expect("it can be set")), "{}", puzzle.id);
            assert!(sources.insert(puzzle.source), "{}", puzzle.id);
        }
    }
}

#[test]
fn there_is_something_to_choose_and_only_easy_puzzles_are_plain() {
    for puzzle in puzzles(GAMES) {
        let table = puzzle.archive().open(GAMES).expect("it can be set");
        assert!(table.choices().len() >= 3, "{}", puzzle.id);
        assert!(puzzle.grade == 1 || !puzzle.is_plain, "{}", puzzle.id);
        assert!(puzzle.plies != Some(1) || puzzle.is_plain, "{}", puzzle.id);
    }
}

#[test]
fn grades_follow_from_how_many_found_the_move() {
    for kind in GAMES.iter().map(<dyn Kind>::name) {
        let all = puzzles_of(kind);
        let mut anew = all.clone();
        grade(&mut anew);
        assert_eq!(anew, all);
        let mean = |wanted: u8| {
            let found: Vec<u32> = all
                .iter()
                .filter(|puzzle| puzzle.grade == wanted)
                .map(|puzzle| u32::from(puzzle.found))
                .collect();
            found.iter().sum::<u32>() / found.len() as u32
        };
        assert!(mean(1) > mean(2) && mean(2) > mean(3), "{kind}: {} {} {}", mean(1), mean(2), mean(3));
    }
}

#[test]
fn puzzles_round_trip_through_text() {
    for game in GAMES.names() {
        let all = puzzles_of(game);
        assert_eq!(read_puzzles(&write_puzzles(&all)), Ok(all));
    }
}

//! A game so far, and what follows from a game's own rules alone.

use tabuleiro_game::{Game, Outcome, PlayError, Record, Seat, Seats, Speak, count_games, perft};

use crate::chances::Counter;
use crate::ring::{NoOptions, Push, Refused, Ring};

fn played(moves: &[Push]) -> Record<Ring> {
    let mut record = Record::new(Ring::start(NoOptions));
    for mv in moves {
        record.play(*mv).expect("it may be played");
    }
    record
}

#[test]
fn a_record_holds_every_position_and_every_move() {
    let record = played(&[Push::On, Push::On]);
    let places: Vec<u8> = record.positions().iter().map(|at| at.place).collect();
    assert_eq!((record.ply(), places), (2, vec![0, 1, 2]));
    assert_eq!(record.moves(), [Push::On, Push::On]);
    assert_eq!((record.start().place, record.now().place), (0, 2));
    assert_eq!(record.last(), Some((&record.positions()[1], Push::On)));
    assert_eq!(played(&[]).last(), None);
}

#[test]
fn a_move_that_is_refused_changes_nothing() {
    let mut record = played(&[]);
    assert_eq!(record.play(Push::Back), Err(PlayError::Refused(Refused::OverTheStart)));
    assert_eq!(record, played(&[]));
    assert_eq!(record.check(Push::Back), Err(PlayError::Refused(Refused::OverTheStart)));
    assert_eq!(record.check(Push::On), Ok(()));
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let mut record = played(&[Push::On, Push::Twice]);
    assert_eq!(record.outcome(), Some(Outcome::won(Seat::SECOND)));
    assert!(record.legal().is_empty() && !record.ended_by_repetition());
    assert_eq!(record.play(Push::On), Err(PlayError::Over));
    assert_eq!(record.ply(), 2);
}

#[test]
fn a_position_that_comes_back_ends_the_game_until_it_is_taken_back() {
    let moves = [Push::Twice, Push::Back, Push::Back];
    let mut record = played(&moves);
    assert_eq!(
        (record.now().place, record.ended_by_repetition()),
        (0, false),
        "the same place, but another's turn"
    );
    record.play(Push::On).expect("it may be played");
    assert!(record.ended_by_repetition());
    assert_eq!(record.outcome(), Some(Outcome::DRAW));
    assert!(record.legal().is_empty());
    assert_eq!(record.check(Push::On), Err(PlayError::Over));
    assert_eq!(record.undo(), Some(Push::On));
    assert_eq!((record.outcome(), record.ended_by_repetition()), (None, false));
    assert_eq!(record.legal(), [Push::On, Push::Twice]);
    assert_eq!(record, played(&moves));
}

#[test]
fn only_a_position_that_ends_by_repetition_does() {
    let mut around = Record::new(Ring::at(4));
    for mv in [Push::On, Push::Back] {
        around.play(mv).expect("it may be played");
    }
    assert!(around.ended_by_repetition());
    let mut rest = Record::new(Ring::at(5));
    for mv in [Push::Back, Push::On] {
        rest.play(mv).expect("it may be played");
    }
    assert_eq!((rest.now(), rest.outcome()), (rest.start(), None), "a place to rest may be come back to");
}

#[test]
fn nothing_is_taken_back_at_the_beginning() {
    let mut record = played(&[Push::On]);
    assert_eq!(record.undo(), Some(Push::On));
    assert_eq!(record.undo(), None);
    assert_eq!(record, played(&[]));
}

#[test]
fn the_turn_passes_over_whoever_has_left() {
    let first_out = Seats::NONE.with(Seat::FIRST);
    let mut record = played(&[]);
    assert!(record.pass_over(Seats::NONE.with(Seat::SECOND)));
    assert_eq!(record.now().turn, Seat::FIRST, "it was not the turn of whoever left");
    assert!(record.pass_over(first_out));
    assert_eq!((record.now().turn, record.now().place, record.ply()), (Seat::SECOND, 0, 0));
    assert!(!record.pass_over(first_out.with(Seat::SECOND)), "nobody is left");
    let mut over = played(&[Push::On, Push::Twice]);
    assert!(over.pass_over(first_out), "a game that is over needs nobody");
    assert_eq!(over.now().turn, Seat::FIRST);
}

#[test]
fn what_stops_a_move_is_said_in_its_own_words() {
    assert_eq!(PlayError::Over::<Refused>.to_string(), Refused::Over.message().to_string());
    assert_eq!(PlayError::Refused(Refused::OverTheStart).message(), Refused::OverTheStart.message());
}

#[test]
fn playing_checks_and_counts_as_the_rules_do() {
    let mut at = Ring::start(NoOptions);
    assert_eq!(at.play(Push::Back), Err(Refused::OverTheStart));
    assert_eq!(at, Ring::start(NoOptions));
    assert_eq!((at.count_moves(), at.play(Push::Twice), at.place), (2, Ok(()), 2));
    assert_eq!((at.seats(), at.count_moves()), (2, 3));
    assert_eq!((at.move_limit(), Ring::at(3).count_moves()), (None, 0));
}

#[test]
fn every_legal_move_is_drawn_alike() {
    let mut rng = Counter(7);
    let mut seen = [0_u32; 3];
    for _ in 0..3_000 {
        let drawn = Ring::at(1).sample(&mut rng).expect("there are moves");
        seen[drawn as usize] += 1;
    }
    assert!(seen.iter().all(|count| (900..1_100).contains(count)), "{seen:?}");
    assert_eq!(Ring::at(3).sample(&mut rng), None);
}

#[test]
fn sequences_are_counted_to_their_last_move() {
    let start = Ring::start(NoOptions);
    assert_eq!([0, 1, 2].map(|depth| perft(&start, depth)), [1, 2, 6]);
    // On-Twice and Twice-On bring it to place 3, and nothing is played after that.
    assert_eq!(perft(&start, 3), 2 + 3 + 3 + 3);
    assert_eq!([0, 1, 2, 3].map(|depth| count_games(&start, depth)), [0, 0, 2, 3]);
    assert_eq!((perft(&Ring::at(3), 0), perft(&Ring::at(3), 1), count_games(&Ring::at(3), 0)), (1, 0, 1));
}

//! Laws about how games end and how they are remembered.

use tabuleiro_game::{Game, Outcome, PlayError, Record, Seat, Seats};

use super::moves::space;
use crate::walk;

/// A position has a result exactly when it has no moves.
pub fn over_exactly_when_there_are_no_moves<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 100) {
        assert_eq!(at.outcome().is_some(), at.moves().next().is_none(), "at {at}");
    }
}

/// Random games end within the bound the game promises; games without a bound end by repetition, or have a limit
/// for the sitting instead.
pub fn every_game_ends<G: Game>(starts: &[G]) {
    for start in starts.iter().filter(|start| start.move_limit().is_none()) {
        for seed in 0..200 {
            let record = walk::game(start, seed);
            assert!(
                record.outcome().is_some(),
                "from {start}, seed {seed}: no end after {} moves",
                record.ply()
            );
            if let Some(longest) = G::LONGEST {
                assert!(record.ply() <= longest as usize, "from {start}: {} moves", record.ply());
            }
        }
    }
}

/// Undo gives back the very record there was before the move.
pub fn a_record_undone_is_the_record_before<G: Game>(starts: &[G]) {
    for start in starts {
        let whole = walk::game(start, 5);
        let mut record = whole.clone();
        let mut kept = Record::new(*start);
        while record.undo().is_some() {}
        assert_eq!(record, kept);
        for &mv in whole.moves() {
            let before = kept.clone();
            kept.play(mv).expect("the move was legal the first time");
            let mut back = kept.clone();
            assert_eq!(back.undo(), Some(mv));
            assert_eq!(back, before, "after undoing {mv}");
        }
        assert_eq!(kept, whole);
    }
}

/// Nothing can be played in a game that is over.
pub fn a_finished_game_refuses_every_move<G: Game>(starts: &[G]) {
    for start in starts {
        for seed in 0..20 {
            let mut record = walk::game(start, seed);
            if record.outcome().is_none() {
                continue; // a game without an end of its own
            }
            assert!(record.legal().is_empty());
            for mv in space::<G>() {
                assert_eq!(record.play(mv), Err(PlayError::Over), "{mv} after the end");
            }
        }
    }
}

/// A position that comes back ends a game only where the game says that one may; and where it says so, it happens.
pub fn a_repeated_position_ends_the_game_where_the_rules_say_so<G: Game>(starts: &[G]) {
    if !G::REPETITION {
        let outcome = walk::positions(starts, 5).iter().find_map(Game::on_repeat);
        assert_eq!(outcome, None, "a game without a rule about repetition");
        return;
    }
    let ended = walk::repetitions(starts);
    assert!(!ended.is_empty(), "no game could be led to end by repetition");
    for record in ended {
        assert_eq!(record.outcome(), record.now().on_repeat());
        assert!(record.outcome().is_some() && record.now().outcome().is_none(), "at {}", record.now());
        assert!(record.positions()[..record.ply()].contains(record.now()), "at {}", record.now());
    }
}

/// What is called progress never falls, so that a position can come back only where it has not risen.
pub fn progress_never_falls<G: Game>(starts: &[G]) {
    for start in starts {
        for seed in 0..20 {
            let record = walk::game(start, seed);
            let falls = record.positions().windows(2).find(|pair| pair[1].progress() < pair[0].progress());
            assert_eq!(falls, None, "from {start}");
        }
    }
}

/// Whoever wins sits at the table, and so does whoever must decide.
pub fn everybody_named_sits_at_the_table<G: Game>(starts: &[G]) {
    for start in starts {
        for seed in 0..20 {
            let record = walk::game(start, seed);
            let winner = record.outcome().and_then(|outcome: Outcome| outcome.winner);
            assert!(winner.is_none_or(|seat| seat.index() < usize::from(start.seats())), "from {start}");
            for at in record.positions() {
                assert_eq!(at.seats(), start.seats(), "at {at}");
                assert!(at.outcome().is_some() || at.turn().index() < usize::from(at.seats()), "at {at}");
            }
        }
    }
}

/// Where some of three or four have left, the turn goes to one who is still there and has a move.
pub fn the_turn_passes_over_seats_that_have_left<G: Game>(starts: &[G]) {
    let goes_on = |at: &G| at.seats() > 2 && at.outcome().is_none();
    for at in walk::positions(starts, 3).into_iter().filter(goes_on) {
        for out in companies(at.seats()).filter(|out| out.contains(at.turn())) {
            let Some(passed) = at.pass_over(out) else { continue };
            assert!(!out.contains(passed.turn()), "{out:?} have left {at}, but one of them must move");
            assert!(passed.moves().next().is_some(), "{out:?} have left {at}, and who must move cannot");
            assert_eq!((passed.options(), passed.seats()), (at.options(), at.seats()));
        }
        let everybody = Seat::all(at.seats()).fold(Seats::NONE, Seats::with);
        assert_eq!(at.pass_over(everybody), None, "everybody has left {at}");
    }
}

/// Every company of seats in which at least one is missing.
fn companies(seats: u8) -> impl Iterator<Item = Seats> {
    (1..(1u8 << seats) - 1).map(move |bits| {
        Seat::all(seats).filter(|seat| bits >> seat.index() & 1 == 1).fold(Seats::NONE, Seats::with)
    })
}

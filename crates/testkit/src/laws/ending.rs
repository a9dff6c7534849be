//! Laws about how games end and how they are remembered.

use tabuleiro_game::{Game, PlayError, Record};

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
            for mv in (0..G::MOVE_SPACE).filter_map(G::numbered) {
                assert_eq!(record.play(mv), Err(PlayError::Over), "{mv} after the end");
            }
        }
    }
}

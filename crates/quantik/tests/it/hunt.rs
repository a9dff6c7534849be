//! The general proof search on Quantik: its plans are checked by the rules alone, and agree with the solved game.

use tabuleiro_game::{Game, Record};
use tabuleiro_quantik::Quantik;
use tabuleiro_search::proof::{Claim, prove};
use tabuleiro_search::{Aids, Leash, Study, Value};
use tabuleiro_testkit::{verify, walk};

use crate::laws::starts;

/// Proves or refutes that the seat to move wins, checks the proof, and compares with what is known.
fn assert_proven(at: &Quantik) {
    let claim = Claim::wins(at.turn());
    let found = prove(at, claim, &mut Leash::free()).expect("nothing stops it");
    let known = Quantik::known(&Record::new(*at), &Aids::none()).map(|proven| proven.value);
    assert_eq!(found.holds, known == Some(Value::Win), "{at}");
    if let Err(flaw) = found.plan.check(at) {
        panic!("{flaw}");
    }
}

/// Proves all positions that random games reach with so many moves.
fn assert_all_proven(plies: usize) {
    let mut proven = 0;
    for (number, start) in starts().iter().cycle().take(120).enumerate() {
        let game = walk::game(start, number as u64);
        if let Some(at) = game.positions().get(plies).filter(|at| at.outcome().is_none()) {
            assert_proven(at);
            proven += 1;
        }
    }
    assert!(proven > 20, "{proven} were proven");
}

#[test]
fn proofs_of_late_positions_agree_with_the_solved_game() {
    assert_all_proven(5);
}

#[test]
fn verify_proofs_of_earlier_positions() {
    if verify::is_asked() {
        assert_all_proven(3);
    }
}

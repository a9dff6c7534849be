//! Whole games looked at again.

use tabuleiro_game::Outcome;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::review::{self, Reviewed};
use tabuleiro_table::{Archive, ArchiveError, End, Ending, Kind, Setup};

use crate::along::{KINDS, game, open};

const NODES: u64 = 200;

fn played(kind: &'static dyn Kind, moves: usize) -> Archive {
    let table = game(kind, &Setup::default(), 3, moves);
    let by_rules = |outcome: Outcome| End { ending: Ending::Rules, outcome: Some(outcome) };
    Archive::of(table.as_ref(), table.now().1.map(by_rules), &[], &[], "")
}

fn reviewed(archive: &Archive, most: usize) -> Result<Vec<Reviewed>, ArchiveError> {
    let mut all = Vec::new();
    let mut tell = |one| {
        all.push(one);
        all.len() < most
    };
    review::review(archive, KINDS, |kind| kind.aids(), NODES, &mut tell)?;
    Ok(all)
}

#[test]
fn every_move_is_valued_as_the_position_before_it_is_analysed() {
    for kind in KINDS.iter() {
        let archive = played(kind, 6);
        let all = reviewed(&archive, usize::MAX).expect("the record holds");
        assert_eq!(all.len(), archive.moves().len(), "{}", kind.name());
        let mut table = open(kind, &Setup::default());
        for (index, (one, mv)) in all.iter().zip(archive.moves()).enumerate() {
            let judged =
                table.task(&kind.aids()).analyse(&mut Leash::silent(Limit::nodes(NODES), &Stop::new()));
            assert_eq!((one.ply, &one.text), (index + 1, mv), "{}", kind.name());
            assert_eq!(Some(one), review::look(index + 1, mv, &judged).as_ref(), "{}", kind.name());
            table.play(mv).expect("it can be played");
        }
    }
}

#[test]
fn whoever_has_heard_enough_is_told_no_more() {
    for kind in KINDS.iter() {
        assert_eq!(reviewed(&played(kind, 6), 2).expect("as far as it was heard").len(), 2);
    }
}

#[test]
fn a_record_that_does_not_hold_is_refused() {
    for kind in KINDS.iter() {
        let mut archive = played(kind, 4);
        archive.main.moves[2] = "zz".to_owned();
        assert!(reviewed(&archive, usize::MAX).is_err(), "{}: a move that is none", kind.name());
        let claim = |archive: &Archive| {
            archive.to_string().replace("[Result \"*\"]", "[Result \"1\"]").replace(" *\n", " 1\n")
        };
        let claimed: Archive = claim(&played(kind, 2)).parse().expect("it can be read");
        assert!(reviewed(&claimed, usize::MAX).is_err(), "{}: a win that is none", kind.name());
    }
}

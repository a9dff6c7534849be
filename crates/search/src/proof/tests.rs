//! The search against plain minimax on small games out of a hash, for two to four seats; and the checker against bad plans.

use tabuleiro_game::{Game, Move, Seat};

use super::{Claim, Flaw, prove};
use crate::toy::{Branch, Wood, WoodOptions};
use crate::{Leash, Limit, Stop, Value};

type Tree = Wood<false>;

fn trees() -> impl Iterator<Item = Tree> {
    (0..200).map(|number| {
        Tree::start(WoodOptions {
            number,
            more_seats: (number % 3) as u8,
            more_moves: 1 + number as u16 % 4,
            ..WoodOptions::default()
        })
    })
}

fn claims(at: &Tree) -> Vec<Claim> {
    let both = [Value::Win, Value::Draw];
    Seat::all(at.seats()).flat_map(|seat| both.map(|at_least| Claim { seat, at_least })).collect()
}

/// What plain search says, every line to its end.
fn plain(at: &Tree, claim: Claim) -> bool {
    if let Some(outcome) = at.outcome() {
        return claim.is_met_by(outcome);
    }
    let mut after = at.moves().map(|mv| {
        let mut next = *at;
        next.apply(mv);
        plain(&next, claim)
    });
    if at.turn() == claim.seat { after.any(|holds| holds) } else { after.all(|holds| holds) }
}

#[test]
fn it_agrees_with_plain_search_and_its_plans_are_sound() {
    let mut found_true = 0;
    for at in trees() {
        for claim in claims(&at) {
            let found = prove(&at, claim, &mut Leash::free()).expect("nothing stops it");
            assert_eq!(found.holds, plain(&at, claim), "{claim:?} at {at}");
            found.plan.check(&at).expect("a sound plan");
            found_true += u32::from(found.holds);
        }
    }
    assert!((100..1_000).contains(&found_true), "{found_true} claims were true");
}

#[test]
fn a_plan_that_was_tampered_with_is_refused() {
    let (mut silent, mut missed, mut illegal) = (0, 0, 0);
    for at in trees() {
        for claim in claims(&at) {
            let found = prove(&at, claim, &mut Leash::free()).expect("nothing stops it");
            let Some(right) = found.plan.advice(&at) else { continue };
            let wrong = Branch::numbered(400).expect("a move that no position has");
            let bent = found.plan.clone().with(at, wrong);
            assert_eq!(bent.check(&at), Err(Flaw::Illegal(at, wrong)));
            illegal += 1;
            for other in at.moves().filter(|other| *other != right) {
                match found.plan.clone().with(at, other).check(&at) {
                    Ok(_) => (),
                    Err(Flaw::Silent(_)) => silent += 1,
                    Err(Flaw::Missed(_)) => missed += 1,
                    Err(flaw) => panic!("{flaw}"),
                }
            }
        }
    }
    assert!(silent > 20 && missed > 0 && illegal > 100, "{silent} {missed} {illegal}");
}

#[test]
fn limits_and_stops_are_heeded_and_games_without_an_end_refused() {
    let at = Tree::start(WoodOptions { number: 5, more_seats: 0, more_moves: 4, ..WoodOptions::default() });
    let claim = Claim::wins(Seat::FIRST);
    let few = Limit::nodes(3);
    assert!(prove(&at, claim, &mut Leash::silent(few, &Stop::new())).is_none());
    let stop = Stop::new();
    stop.pull();
    assert!(prove(&at, claim, &mut Leash::silent(Limit::default(), &stop)).is_none());
    let endless = Wood::<true>::start(WoodOptions::default());
    assert!(prove(&endless, claim, &mut Leash::free()).is_none());
}

#[test]
fn the_same_question_takes_the_same_nodes() {
    let at = Tree::start(WoodOptions { number: 7, more_seats: 0, more_moves: 4, ..WoodOptions::default() });
    let ask = || {
        let found = prove(&at, Claim::wins(Seat::FIRST), &mut Leash::free());
        found.map(|found| (found.holds, found.nodes, found.plan.len()))
    };
    assert_eq!(ask(), ask());
}

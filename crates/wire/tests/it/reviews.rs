//! A game looked at again, position by position, over the wire.

use tabuleiro_wire::ask::{Looking, Thinking};
use tabuleiro_wire::review::{Reviewed, Summary};
use tabuleiro_wire::{Answer, Ask};

use crate::face::{Face, KINDS, answered};

const NODES: u64 = 500;

fn look(face: &mut Face, ply: u32) -> Option<String> {
    answered!(face.ask(Ask::Think(Thinking::Appraise { ply, nodes: NODES })), Answer::Appraised { appraisal } => appraisal)
}

fn review(face: &mut Face, looks: &[String]) -> (Vec<Reviewed>, Vec<Summary>) {
    let ask = Ask::Look(Looking::Review { appraisals: looks.to_vec() });
    answered!(face.ask(ask), Answer::Review { moves, seats } => (moves, seats))
}

#[test]
fn positions_are_looked_at_in_any_order_and_put_together() {
    for kind in KINDS.iter() {
        let mut face = Face::at(kind.name(), "");
        face.wander(5, &mut tabuleiro_search::random::seeded(3));
        let before = face.everything();
        let mut looks: Vec<String> = [2, 5, 1, 4, 3].iter().filter_map(|ply| look(&mut face, *ply)).collect();
        let (moves, seats) = review(&mut face, &looks);
        assert_eq!(moves.iter().map(|one| one.ply).collect::<Vec<_>>(), [1, 2, 3, 4, 5], "{}", kind.name());
        assert_eq!(seats.iter().map(|seat| seat.moves).sum::<u32>(), 5);
        let played = face.record().main.moves;
        assert_eq!(moves.iter().map(|one| &one.text).collect::<Vec<_>>(), played.iter().collect::<Vec<_>>());
        looks.reverse();
        assert_eq!(review(&mut face, &looks).0, moves, "{}: the order does not matter", kind.name());
        assert_eq!(review(&mut face, &looks[..2]).0.len(), 2, "some can be missing");
        assert_eq!(face.everything(), before, "looking changes nothing");
    }
}

#[test]
fn what_was_never_played_is_passed_over() {
    let mut face = Face::at("oware", "");
    face.wander(2, &mut tabuleiro_search::random::seeded(1));
    assert_eq!((look(&mut face, 0), look(&mut face, 3), look(&mut face, u32::MAX)), (None, None, None));
    let real = look(&mut face, 1).expect("it was made");
    let other = |ply: &str, rest: &str| real.replacen("1|", ply, 1).replace("|0|", rest);
    let strange = [
        other("0|", "|0|"),
        other("4294967295|", "|0|"),
        other("1|", "|9|"),
        String::new(),
        "|||||".to_owned(),
    ];
    assert_eq!(review(&mut face, &strange).0, [], "{real}");
    assert_eq!(review(&mut face, &[real]).0.len(), 1);
}

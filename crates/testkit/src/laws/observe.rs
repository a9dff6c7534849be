//! Laws about what is seen by who learns from numbers.

use std::collections::HashMap;
use std::fmt::Debug;

use tabuleiro_game::{Game, Move, Observe, Options};

use crate::walk;

fn seen<G: Observe>(at: &G) -> Vec<u8> {
    let mut out = vec![u8::MAX; G::shape(at.options()).iter().product()];
    at.observe(&mut out);
    out
}

/// There is a number for every place of the shape, the same for the same position, whatever stood there before; and the shape is
/// the same for all positions of a game.
pub fn an_observation_fills_its_shape<G: Observe>(starts: &[G]) {
    for start in starts {
        let shape = G::shape(start.options());
        assert!(shape.iter().all(|&size| size > 0), "{shape:?}");
        for at in walk::positions(&[*start], 3) {
            assert_eq!(G::shape(at.options()), shape, "at {at}");
            let mut other = vec![0; shape.iter().product()];
            at.observe(&mut other);
            assert_eq!(other, seen(&at), "every number is written, at {at}");
        }
    }
}

/// Under the same options two positions that look alike have the same legal moves, end alike for whoever sees them, and lead by the
/// same move to positions that look alike.
pub fn positions_that_look_alike_have_the_same_future<G: Observe>(starts: &[G]) {
    let mut futures = HashMap::new();
    for at in walk::positions(starts, 60) {
        let first = *futures.entry((chosen(&at), seen(&at))).or_insert(at);
        if first != at {
            assert_alike(&at, &first, future(&at), future(&first));
        }
        // Two moves of which each looks like the other are the nearest positions there are.
        let after: Vec<Vec<u8>> = at.moves().take(40).map(|mv| seen(&played(&at, mv))).collect();
        for (one, mv) in at.moves().take(40).enumerate() {
            let twin = after[..one].iter().position(|other| *other == after[one]);
            if let Some((other, twin)) = twin.and_then(|other| Some((other, at.moves().nth(other)?))) {
                let [this, that] = [mv, twin].map(|mv| played(&at, mv));
                assert_alike(&this, &that, future(&this), future(&that));
                assert!(this.turn() == that.turn() || after[one] == after[other], "{this} and {that}");
            }
        }
    }
}

fn assert_alike<T: Debug + PartialEq>(one: &impl Game, other: &impl Game, of_one: T, of_other: T) {
    assert_eq!(of_one, of_other, "{one} and {other} look alike");
}

/// The options that are not seen.
fn chosen<G: Game>(at: &G) -> String {
    let unseen = |key: &str| G::Options::IN_POSITION.contains(&key);
    let words = at.options().words().into_iter().filter(|word| unseen(word.key));
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// How the game ends for whoever sees it, counted from that seat; else each legal move with what is seen after it.
type Future = (Option<Option<usize>>, Vec<(u16, Vec<u8>)>);

fn future<G: Observe>(at: &G) -> Future {
    let seats = usize::from(at.seats());
    let from_here = |seat: tabuleiro_game::Seat| (seat.index() + seats - at.turn().index()) % seats;
    let ending = at.outcome().map(|outcome| outcome.winner.map(from_here));
    (ending, at.moves().map(|mv| (mv.number(), seen(&played(at, mv)))).collect())
}

fn played<G: Game>(at: &G, mv: G::Move) -> G {
    let mut next = *at;
    next.apply(mv);
    next
}

/// A mask has a 1 at the number of every legal move, and nothing else.
pub fn marked_moves_are_exactly_the_legal_ones<G: Observe>(starts: &[G]) {
    for at in walk::positions(starts, 5) {
        let mut mask = vec![u8::MAX; usize::from(G::Move::SPACE)];
        at.mark_legal(&mut mask);
        let mut wanted = vec![0; mask.len()];
        at.moves().for_each(|mv| wanted[usize::from(mv.number())] = 1);
        assert_eq!(mask, wanted, "at {at}");
    }
}

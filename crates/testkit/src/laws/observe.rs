//! Laws about what is seen by who learns from numbers.

use std::collections::HashMap;

use tabuleiro_game::{Game, Move, Observe, Options, Seat};

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
    let mut known: HashMap<(String, Vec<u8>), G> = HashMap::new();
    for at in near_each_other(starts) {
        let first = *known.entry((chosen(&at), seen(&at))).or_insert(at);
        if first != at {
            assert_eq!(future(&first), future(&at), "{first} and {at} look alike");
        }
    }
}

/// Positions along random games, and some of those that were one move away: these are the easiest to take for each other.
fn near_each_other<G: Game>(starts: &[G]) -> Vec<G> {
    let along = walk::positions(starts, 20);
    let stride = along.len() / 1_000 + 1;
    let beside = |at: &G| at.moves().take(20).map(|mv| played(at, mv)).collect::<Vec<_>>();
    along.iter().step_by(stride).flat_map(beside).chain(along.iter().copied()).collect()
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
    let from_here = |seat: Seat| (seat.index() + seats - at.turn().index()) % seats;
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

//! Laws about moves that a rule refuses.

use tabuleiro_game::{Show, Speak};

use super::board::boards;
use super::moves::space;
use crate::{walk, words};

/// Some positions with every move that is refused there.
fn refused<G: Show>(starts: &[G]) -> impl Iterator<Item = (G, G::Move, G::Refusal)> {
    let along = walk::positions(starts, 1);
    let stride = along.len() / 50 + 1;
    along
        .into_iter()
        .step_by(stride)
        .flat_map(|at| space::<G>().filter_map(move |mv| at.check(mv).err().map(|refusal| (at, mv, refusal))))
}

/// A refused move gets its rule's sentence, in every language.
pub fn every_refusal_is_a_sentence<G: Show>(starts: &[G]) {
    let mut seen: Vec<(G, &str)> = Vec::new();
    for (at, _, refusal) in refused(starts) {
        let message = refusal.message();
        if seen.contains(&(at, message.key())) {
            continue;
        }
        seen.push((at, message.key()));
        words::assert_said(&message);
        assert_eq!(message.to_string(), refusal.to_string());
        assert!(message.to_string().ends_with(['.', '!', '?']), "“{message}” is a sentence");
    }
}

/// What is pointed at when a move is refused is on the board; nothing forbids a move twice.
pub fn every_refusal_points_at_known_spots<G: Show>(starts: &[G]) {
    let boards = boards(starts);
    for (at, mv, refusal) in refused(starts) {
        let (_, board) = boards.iter().find(|(options, _)| *options == at.options()).expect("it began so");
        let pointer = at.point(mv, refusal);
        let mut named = pointer.about.iter().chain(&pointer.because);
        assert!(named.all(|spot| board.spot(*spot).is_some()), "{pointer:?} of {mv} at {at}");
        for (place, spot) in pointer.because.iter().enumerate() {
            assert!(!pointer.because[..place].contains(spot), "{pointer:?} of {mv} at {at} names one twice");
        }
    }
}

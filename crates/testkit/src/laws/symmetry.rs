//! Laws about symmetries.

use tabuleiro_game::{Game, Move, Symmetry};

use crate::walk;

/// Moving and looking through a symmetry can be done in either order.
pub fn symmetries_commute_with_play<G: Symmetry>(starts: &[G]) {
    for (index, at) in walk::positions(starts, 4).into_iter().enumerate() {
        for symmetry in some_symmetries::<G>(index) {
            let image = at.image(symmetry);
            assert_eq!(image.outcome(), at.outcome(), "the result at {at} under {symmetry}");
            if at.outcome().is_none() {
                assert_eq!(image.turn(), at.turn(), "whose turn at {at} under {symmetry}");
            }
            let mut moves: Vec<G::Move> = at.moves().map(|mv| G::image_move(mv, symmetry)).collect();
            moves.sort_by_key(|mv| mv.number());
            assert!(moves.iter().copied().eq(image.moves()), "the moves at {at} under {symmetry}");
            for mv in some_moves(&at, index) {
                let (mut one, mut two) = (at, image);
                one.apply(mv);
                two.apply(G::image_move(mv, symmetry));
                assert_eq!(one.image(symmetry), two, "{mv} at {at} under {symmetry}");
            }
        }
    }
}

/// Symmetry number 0 changes nothing.
pub fn the_first_symmetry_is_the_identity<G: Symmetry>(starts: &[G]) {
    for at in walk::positions(starts, 5) {
        assert_eq!(at.image(0), at);
        for mv in at.moves() {
            assert_eq!(G::image_move(mv, 0), mv);
        }
    }
}

/// Every image of a position has the same canonical form, and that is one of the images.
pub fn alike_positions_have_the_same_canonical_form<G: Symmetry>(starts: &[G]) {
    let along = walk::positions(starts, 2);
    let stride = along.len() / 40 + 1;
    for (index, at) in along.into_iter().step_by(stride).enumerate() {
        let canonical = at.canonical();
        assert!((0..G::SYMMETRIES).any(|symmetry| at.image(symmetry) == canonical), "at {at}");
        for symmetry in some_symmetries::<G>(index) {
            assert_eq!(at.image(symmetry).canonical(), canonical, "at {at} under {symmetry}");
        }
    }
}

/// All symmetries where there are few; a changing dozen of them where there are many.
fn some_symmetries<G: Symmetry>(index: usize) -> impl Iterator<Item = u16> {
    let all = usize::from(G::SYMMETRIES);
    (0..all.min(16))
        .map(move |step| if all <= 16 { step as u16 } else { ((index * 977 + step * 1_279) % all) as u16 })
}

fn some_moves<G: Game>(at: &G, index: usize) -> Vec<G::Move> {
    let moves: Vec<G::Move> = at.moves().collect();
    let stride = moves.len() / 12 + 1;
    moves.into_iter().skip(index % stride).step_by(stride).collect()
}

//! Laws about listing, checking and numbering moves.

use tabuleiro_game::{Game, Move};

use crate::walk;

/// Every move there is, whether a position allows it or not.
pub(crate) fn space<G: Game>() -> impl Iterator<Item = G::Move> {
    (0..G::Move::SPACE).filter_map(G::Move::numbered)
}

/// `moves` lists a move if and only if `check` accepts it, over the whole numbered space.
pub fn listed_moves_are_exactly_the_accepted_ones<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 3) {
        let listed: Vec<G::Move> = at.moves().collect();
        let accepted: Vec<G::Move> = space::<G>().filter(|&mv| at.check(mv).is_ok()).collect();
        assert_eq!(listed, accepted, "at {at}");
    }
}

/// The listing ascends, so that no move stands in it twice.
pub fn moves_are_listed_in_order_of_their_numbers<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 30) {
        let numbers: Vec<u16> = at.moves().map(Move::number).collect();
        assert!(numbers.is_sorted_by(|one, next| one < next), "at {at}: {numbers:?}");
    }
}

/// A move's number leads back to the move.
pub fn numbers_of_moves_round_trip<G: Game>(_starts: &[G]) {
    for number in 0..G::Move::SPACE {
        if let Some(mv) = G::Move::numbered(number) {
            assert_eq!(mv.number(), number, "{mv}");
        }
    }
    assert!(G::Move::numbered(G::Move::SPACE).is_none(), "a number beyond the space is no move");
    assert!(G::Move::numbered(u16::MAX).is_none(), "a number far beyond the space is no move");
}

/// The quick count is the length of the listing.
pub fn counting_moves_agrees_with_listing_them<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 100) {
        assert_eq!(at.count_moves() as usize, at.moves().count(), "at {at}");
    }
}

/// A refused move leaves the position as it was; an accepted one leads where `apply` leads.
pub fn play_changes_nothing_when_it_refuses<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 1) {
        for mv in space::<G>() {
            let mut played = at;
            if played.play(mv).is_err() {
                assert_eq!(played, at, "{mv} at {at}");
            } else {
                let mut applied = at;
                applied.apply(mv);
                assert_eq!(played, applied, "{mv} at {at}");
            }
        }
    }
}

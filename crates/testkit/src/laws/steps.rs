//! Laws about what happens on the board during a move, forwards and back.

use std::collections::BTreeMap;

use tabuleiro_game::step::{back, carry_out};
use tabuleiro_game::{Board, Change, LookIndex, Motion, Show, SpotIndex, Step, Token};

use super::board::{assert_group, assert_known};
use super::view::assert_stands;
use crate::walk;

/// What lies where, in any order.
pub(super) type Heap = BTreeMap<(SpotIndex, LookIndex), i64>;

pub(super) fn heap(tokens: &[Token]) -> Heap {
    let mut heap = Heap::new();
    for token in tokens {
        *heap.entry((token.spot, token.look)).or_default() += i64::from(token.count);
    }
    heap.retain(|_, count| *count != 0);
    heap
}

/// Some legal moves in many positions, with their steps.
pub(super) fn some_moves<G: Show>(starts: &[G]) -> impl Iterator<Item = (G, G::Move, Vec<Step>)> {
    walk::positions(starts, 3).into_iter().flat_map(|at| {
        let moves: Vec<G::Move> = at.moves().collect();
        let stride = moves.len() / 20 + 1;
        moves.into_iter().step_by(stride).map(move |mv| (at, mv, at.steps(mv)))
    })
}

/// The steps of a move are true: whoever carries them out on the board before has the board after.
pub fn steps_lead_from_the_tokens_before_to_those_after<G: Show>(starts: &[G]) {
    for (at, mv, steps) in some_moves(starts) {
        let tokens = performed(&steps, &at.tokens(), &format!("{mv} at {at}"));
        assert_eq!(heap(&tokens), heap(&at.after(mv).tokens()), "{mv} at {at}");
    }
}

/// A move taken back gives the board before it again, whichever legal move it was.
pub fn steps_taken_back_lead_to_the_tokens_before<G: Show>(starts: &[G]) {
    for (at, mv, steps) in some_moves(starts) {
        let tokens = performed(&back(&steps), &at.after(mv).tokens(), &format!("{mv} back to {at}"));
        assert_eq!(heap(&tokens), heap(&at.tokens()), "{mv} back to {at}");
    }
}

/// Taking back what was taken back is the move again.
pub fn steps_taken_back_twice_are_the_steps<G: Show>(starts: &[G]) {
    for (at, mv, steps) in some_moves(starts) {
        let again = back(&back(&steps));
        assert_eq!(again.len(), steps.len(), "{mv} at {at}");
        for (one, other) in steps.iter().zip(&again) {
            assert_eq!((&one.changes, one.motion), (&other.changes, other.motion), "{mv} at {at}");
        }
    }
}

/// Steps speak of spots and looks of the board, turn and swap groups, move something from one place to another, and
/// never pile up more than a spot can hold.
pub fn steps_stay_on_the_board<G: Show>(starts: &[G]) {
    for start in starts {
        let board = G::board(start.options());
        for (at, mv, steps) in some_moves(&[*start]) {
            let what = format!("{mv} at {at}");
            let mut tokens = at.tokens();
            assert!(!steps.is_empty(), "{what}: something happens in every move");
            for step in &steps {
                assert_sound(&board, step, &what);
                tokens = performed(std::slice::from_ref(step), &tokens, &what);
                assert_stands(&board, &tokens, &what);
            }
        }
    }
}

fn assert_sound(board: &Board, step: &Step, what: &str) {
    match step.motion {
        Motion::Each => (),
        Motion::Turn(group, _) => assert_group(board, group, what),
        Motion::Swap(one, other) => {
            assert_group(board, one, what);
            assert_group(board, other, what);
        }
    }
    for change in &step.changes {
        let (spots, looks) = match *change {
            Change::Shift { look, count, from, to } => {
                assert!(count > 0 && from != to, "{what}: {change:?} changes nothing");
                ([from, to], [look, look])
            }
            Change::Become { spot, from, to } => {
                assert_ne!(from, to, "{what}: {change:?} changes nothing");
                ([spot, spot], [from, to])
            }
        };
        for spot in spots {
            assert_known(board, spot, what);
        }
        assert!(looks.iter().all(|look| board.look(*look).is_some()), "{what}: {change:?}");
    }
}

/// The tokens after these steps. Nothing is made or lost on the way: whoever takes what is not there does.
fn performed(steps: &[Step], tokens: &[Token], what: &str) -> Vec<Token> {
    let mut tokens = tokens.to_vec();
    let all = count(&tokens);
    for step in steps {
        tokens = carry_out(&tokens, std::slice::from_ref(step));
        assert_eq!(count(&tokens), all, "{what} takes what is not there");
    }
    tokens
}

fn count(tokens: &[Token]) -> u32 {
    tokens.iter().map(|token| u32::from(token.count)).sum()
}

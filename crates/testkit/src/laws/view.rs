//! Laws about what a position looks like.

use std::collections::BTreeMap;

use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Board, Detail, LookIndex, Mark, Outcome, Record, Seat, Show, Token, View};

use super::board::{assert_group, assert_known};
use super::steps::heap;
use crate::{walk, words};

/// Every position of a record with the move that led there, and the outcome if it is the last one.
fn seen<G: Show>(record: &Record<G>) -> impl Iterator<Item = (&G, View, Option<Outcome>)> {
    record.positions().iter().enumerate().map(|(ply, at)| {
        let last = ply.checked_sub(1).map(|before| (&record.positions()[before], record.moves()[before]));
        let outcome = record.outcome().filter(|_| ply == record.ply());
        (at, at.view(last, outcome), outcome)
    })
}

/// Tokens lie on spots that exist, look as the board lists it, and never lie higher than the spot allows.
pub fn tokens_lie_on_known_spots_and_stacks_are_not_exceeded<G: Show>(starts: &[G]) {
    for start in starts {
        let board = G::board(start.options());
        for seed in 0..5 {
            for at in walk::game(start, seed).positions() {
                assert_stands(&board, &at.tokens(), &at.to_string());
            }
        }
    }
}

/// The tokens can stand like this on the board.
pub(crate) fn assert_stands(board: &Board, tokens: &[Token], at: &str) {
    let mut heights = vec![0u32; board.spots.len()];
    for token in tokens {
        assert_known(board, token.spot, at);
        assert!(board.look(token.look).is_some(), "look {} is not listed, at {at}", token.look.0);
        heights[token.spot.index()] += u32::from(token.count);
    }
    for (spot, height) in board.spots.iter().zip(heights) {
        assert!(height <= u32::from(spot.stack), "{height} on {}, not {}, at {at}", spot.id, spot.stack);
    }
}

/// Counted by shape and material, there is the same at every moment of a game.
pub fn pieces_are_neither_made_nor_lost<G: Show>(starts: &[G]) {
    for start in starts {
        let board = G::board(start.options());
        for seed in 0..5 {
            for at in walk::game(start, seed).positions() {
                assert_eq!(stock(&board, at), stock(&board, start), "at {at}");
            }
        }
    }
}

fn stock<G: Show>(board: &Board, at: &G) -> BTreeMap<(&'static str, u8), u32> {
    let made_of = |look: LookIndex| board.look(look).map(|look| (look.shape, look.paint));
    let mut stock = BTreeMap::new();
    for token in at.tokens() {
        *stock.entry(made_of(token.look).expect("the look is listed")).or_default() += u32::from(token.count);
    }
    stock.retain(|_, count| *count != 0);
    stock
}

/// There is a number for each seat, or none at all; and the board says what they count exactly where there are some.
pub fn scores_have_a_number_for_each_seat<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 5) {
        let (scores, board) = (at.scores(), G::board(at.options()));
        assert!(scores.is_empty() || scores.len() == usize::from(at.seats()), "{scores:?} at {at}");
        assert_eq!(board.scoring.is_some(), !scores.is_empty(), "at {at}");
    }
}

/// Whoever reaches the score that wins has won, and nobody plays on.
pub fn the_score_that_wins_wins<G: Show>(starts: &[G]) {
    for start in starts {
        let Some(goal) = G::board(start.options()).goal else { continue };
        for at in walk::positions(&[*start], 20) {
            let winner = at.scores().iter().position(|score| *score >= goal);
            let won = at.outcome().and_then(|outcome| outcome.winner).map(Seat::index);
            assert!(winner.is_none() || winner == won, "{:?} at {at}", at.scores());
        }
    }
}

/// Whose turn it is and the question stand in a view while the game goes on, and the verdict when it does not.
pub fn a_view_asks_while_the_game_goes_on_and_tells_the_result_after<G: Show>(starts: &[G]) {
    for start in starts {
        for (at, view, outcome) in seen(&walk::game(start, 4)) {
            assert_eq!(
                (view.turn, view.question.is_some()),
                match outcome {
                    None => (Some(at.turn()), true),
                    Some(_) => (None, false),
                }
            );
            assert_eq!(view.verdict.is_some(), outcome.is_some(), "at {at}");
            match outcome {
                None => assert_eq!((view.tokens, view.scores), (at.tokens(), at.scores()), "at {at}"),
                Some(outcome) => assert_final(at, &view, outcome),
            }
        }
    }
}

/// After the end what the rules award is where it belongs, and the scores are those of the result.
fn assert_final<G: Show>(at: &G, view: &View, outcome: Outcome) {
    let awarded = carry_out(&at.tokens(), &at.awards(outcome));
    assert_eq!(heap(&view.tokens), heap(&awarded), "at {at}");
    match outcome.detail {
        Detail::Scores(scores) => assert_eq!(view.scores, scores.map(i32::from), "at {at}"),
        _ => assert_eq!(view.scores, at.scores(), "at {at}"),
    }
}

/// Marks name spots of the board, groups where something turned or was swapped, and seats that play.
pub fn marks_name_known_spots_and_seats<G: Show>(starts: &[G]) {
    for start in starts {
        let board = G::board(start.options());
        for seed in 0..5 {
            for (at, view, _) in seen(&walk::game(start, seed)) {
                for mark in &view.marks {
                    assert_mark(&board, mark, at);
                }
            }
        }
    }
}

fn assert_mark<G: Show>(board: &Board, mark: &Mark, at: &G) {
    let what = format!("{mark:?} at {at}");
    match mark {
        Mark::Last(spot) | Mark::Asked(spot) => assert_known(board, *spot, &what),
        Mark::Moved { look, from, to, .. } => {
            assert_known(board, *from, &what);
            assert_known(board, *to, &what);
            assert!(board.look(*look).is_some(), "{what}");
        }
        Mark::Line(line) => {
            assert!(!line.is_empty(), "{what}: a line has spots");
            for (place, spot) in line.iter().enumerate() {
                assert_known(board, *spot, &what);
                assert!(!line[..place].contains(spot), "{what}: a spot stands twice in a line");
            }
        }
        Mark::Reason(reason) => words::assert_said(reason),
        Mark::Claimed(spot, seat) => {
            assert_known(board, *spot, &what);
            assert!(seat.index() < usize::from(at.seats()), "{what}");
        }
        Mark::Turned(group, _) => assert_group(board, *group, &what),
        Mark::Swapped(one, other) => {
            assert_group(board, *one, &what);
            assert_group(board, *other, &what);
            assert_ne!(one, other, "{what}");
        }
    }
}

/// A game that is decided shows a line or says the reason, each line once, and so does one that a repetition has
/// ended; before that no view does.
pub fn decided_games_show_a_line_or_say_the_reason<G: Show>(starts: &[G]) {
    let by_chance = starts.iter().flat_map(|start| (0..60).map(move |seed| walk::game(start, seed)));
    for record in by_chance.chain(walk::repetitions(starts)) {
        for (at, view, outcome) in seen(&record) {
            let decides = |mark: &&Mark| matches!(mark, Mark::Line(_) | Mark::Reason(_));
            let deciding: Vec<&Mark> = view.marks.iter().filter(decides).collect();
            assert_eq!(!deciding.is_empty(), outcome.is_some(), "{deciding:?} at {at}, {outcome:?}");
            let board = outcome.map(|_| G::board(at.options()));
            for (place, mark) in deciding.iter().enumerate() {
                assert!(!deciding[..place].contains(mark), "{mark:?} twice at {at}");
                if let Some(board) = &board {
                    assert_mark(board, mark, at);
                }
            }
        }
    }
}

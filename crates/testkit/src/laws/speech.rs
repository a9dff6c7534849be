//! Laws about sentences.

use tabuleiro_game::{LookIndex, Message, Seat, Show};

use super::board::boards;
use crate::{walk, words};

/// Whatever lies on the board has a name in every language, and so has every spot and every seat.
pub fn everything_on_the_board_has_a_name_in_every_language<G: Show>(starts: &[G]) {
    words::assert_said(&G::title());
    words::assert_said(&G::about());
    for (options, board) in boards(starts) {
        board.spots.iter().for_each(|spot| words::assert_said(&spot.label));
        board.scoring.iter().for_each(words::assert_said);
        for look in (0..board.looks.len()).map(|look| LookIndex(look as u8)) {
            for count in [0, 1, 2] {
                words::assert_said(&board.token_name(look, count).expect("the look is listed"));
            }
        }
        for seat in Seat::all(G::start(options).seats()) {
            words::assert_said(&G::seat_name(options, seat));
        }
    }
}

/// Whatever the game says on its way is said in every language, with nothing left to fill in.
pub fn every_sentence_is_spoken_in_every_language<G: Show>(starts: &[G]) {
    let led = walk::repetitions(starts);
    for record in starts.iter().map(|start| walk::game(start, 11)).chain(led) {
        for (ply, at) in record.positions().iter().enumerate().take(150) {
            let mut said: Vec<Message> = at.facts();
            if let Some(&mv) = record.moves().get(ply) {
                said.push(at.tell(mv));
                said.push(at.question());
                for step in at.steps(mv) {
                    said.push(step.back().say);
                    said.push(step.say);
                }
            }
            said.iter().for_each(words::assert_said);
        }
        if let Some(outcome) = record.outcome() {
            words::assert_said(&record.now().verdict(outcome));
        }
    }
}

/// The two word files have the same keys with the same variables, and the small reader reads them alike.
pub fn word_files_agree<G: Show>(_starts: &[G]) {
    words::assert_agree(G::words());
    words::assert_plain(G::words());
}

/// Sentences that travel are found again by the name of their bundle, which is the game's.
pub fn bundles_are_named_after_the_game<G: Show>(_starts: &[G]) {
    assert_eq!(G::words().name, G::NAME);
    assert_eq!(G::rule_book().name, format!("{}-rules", G::NAME));
    let book = G::rule_book();
    assert!(book.en.starts_with("# ") && book.pt.starts_with("# "), "a rule book begins with a heading");
}

//! Laws about what a move that is looked at would do, and about what is told of one that was played.

use std::collections::BTreeSet;

use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Change, LookIndex, Mark, Show, Step, View};

use super::steps::{Heap, heap, some_moves};
use crate::words;

/// What a preview shows is what then happens: the steps of the move, and the view after it.
pub fn a_preview_is_what_then_happens<G: Show>(starts: &[G]) {
    for (at, mv, steps) in some_moves(starts) {
        let after = at.after(mv);
        let preview = at.preview(mv, after.outcome());
        assert_eq!(preview.steps[..steps.len()], steps, "{mv} at {at}");
        assert_eq!(preview.steps, at.steps_to(mv, after.outcome()), "{mv} at {at}");
        let tokens = carry_out(&at.tokens(), &preview.steps);
        assert_eq!(heap(&tokens), heap(&preview.after.tokens), "{mv} at {at}");
        assert_eq!(preview.after, after.view(Some((&at, mv)), after.outcome()), "{mv} at {at}");
    }
}

/// Remarks are sentences of both languages, each said once, and none is the move's own. Where a move ends the game they are the
/// result.
pub fn remarks_are_sentences_beyond_the_move_itself<G: Show>(starts: &[G]) {
    for (at, mv, _) in some_moves(starts) {
        let preview = at.preview(mv, at.after(mv).outcome());
        let remarks = preview.remarks;
        for (place, remark) in remarks.iter().enumerate() {
            words::assert_said(remark);
            assert_ne!(*remark, at.tell(mv), "{mv} at {at}");
            assert!(!remarks[..place].contains(remark), "{remark} twice: {mv} at {at}");
        }
        if let Some(verdict) = preview.after.verdict {
            assert_eq!(remarks, [verdict], "{mv} at {at}");
        }
    }
}

/// Whoever carries out what the marks of a view say was moved has the board after the last move: every token that has another
/// place is told of, from where and to where, and what was taken too. Only looks that changed are not.
pub fn marks_tell_everything_that_the_last_move_moved<G: Show>(starts: &[G]) {
    for (at, mv, steps) in some_moves(starts) {
        let after = at.after(mv);
        let view = after.view(Some((&at, mv)), after.outcome());
        let what = format!("{mv} at {at}");
        let mut before = heap(&at.tokens());
        carry_over(&mut before, &view, &what);
        let mut after = heap(&after.tokens());
        let changed = changed_looks(&steps);
        for tokens in [&mut before, &mut after] {
            tokens.retain(|(_, look), count| *count != 0 && !changed.contains(look));
        }
        assert_eq!(before, after, "{what}");
    }
}

fn carry_over(tokens: &mut Heap, view: &View, what: &str) {
    let mut ways = BTreeSet::new();
    for mark in &view.marks {
        let Mark::Moved { look, count, from, to } = *mark else { continue };
        assert!(count > 0 && from != to, "{what}: {mark:?} moves nothing");
        assert!(ways.insert((look, from, to)), "{what}: {mark:?} stands twice");
        *tokens.entry((from, look)).or_default() -= i64::from(count);
        *tokens.entry((to, look)).or_default() += i64::from(count);
    }
}

fn changed_looks(steps: &[Step]) -> BTreeSet<LookIndex> {
    let looks = |change: &Change| match *change {
        Change::Become { from, to, .. } => vec![from, to],
        Change::Shift { .. } => Vec::new(),
    };
    steps.iter().flat_map(|step| &step.changes).flat_map(looks).collect()
}

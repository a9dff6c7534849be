//! What there is to know about a move that is looked at: what it claims or triggers, where the waiter would go, and who would
//! serve there.

use tabuleiro_game::{Change, Game, Message};

use crate::{Move, Oolong, Tea, say, steps};

/// What happens besides the move itself, the waiter's walk last; then what that means for whoever serves next.
pub(crate) fn remarks(at: &Oolong, mv: Move) -> Vec<Message> {
    let after = at.after(mv);
    let steps = steps::steps(at, mv);
    // Whoever answers a marker thinks of that first.
    let is_marker = |change: &Change| matches!(change, Change::Become { .. });
    let is_near = !steps.iter().flat_map(|step| &step.changes).any(is_marker);
    let walk = (at.waiter() != after.waiter()).then(|| steps::walk(at.waiter(), after.waiter()).say);
    let said = steps.into_iter().skip(1).map(|step| step.say).filter(|said| Some(said) != walk.as_ref());
    let mut remarks: Vec<Message> = said.collect();
    remarks.extend(walk);
    remarks.extend(is_near.then(|| next(&after)));
    remarks
}

/// Who would serve next, and where.
fn next(after: &Oolong) -> Message {
    let here = after.here();
    let [black, green] = Tea::ALL.map(|tea| after.count(tea, here));
    let key = match (after.empty_here(), black + green) {
        (0, _) => "oolong-remark-anywhere",
        (_, 0) => "oolong-remark-empty",
        _ => "oolong-remark-serves",
    };
    let next = say(key).with("who", after.placer().name()).with("table", here.short());
    if key == "oolong-remark-serves" { next.with("black", black).with("green", green) } else { next }
}

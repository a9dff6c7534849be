//! How a game ended, in words.

use tabuleiro_game::{Detail, Game, Message, Outcome};

use crate::refusal::name;
use crate::{Oware, say};

/// The result in a sentence, with the reason.
pub(crate) fn verdict(at: &Oware, outcome: Outcome) -> Message {
    let [south, north] = match outcome.detail {
        Detail::Scores(scores) => scores,
        _ => at.kept(),
    };
    let (most, least) = (south.max(north), south.min(north));
    let ended = match (at.is_decided(), outcome.winner) {
        (true, Some(winner)) => say("oware-won-captured").with("winner", name(winner)),
        (true, None) => return say("oware-drawn-captured").with("count", south),
        (false, Some(winner)) => say("oware-won-kept").with("why", reason(at)).with("winner", name(winner)),
        (false, None) => return say("oware-drawn-kept").with("why", reason(at)).with("count", south),
    };
    ended.with("most", most).with("least", least)
}

/// Why a game ended without a winner by captures.
pub(crate) fn reason(at: &Oware) -> Message {
    let mover = at.turn();
    if at.is_decided() {
        say("oware-end-even").with("count", at.captured(mover))
    } else if at.outcome().is_none() {
        say("oware-end-repeated")
    } else if at.has_seeds(mover) {
        say("oware-end-no-food").with("who", name(mover)).with("opponent", name(mover.other()))
    } else if at.has_seeds(mover.other()) {
        say("oware-end-no-seeds").with("who", name(mover))
    } else {
        say("oware-end-bare")
    }
}

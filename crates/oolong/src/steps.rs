//! What happens during a move, in the order of the rules.

use tabuleiro_game::{Change, Game, Message, Motion, SpotIndex, Step};

use crate::board::{WAITER_LOOK, chair_spot, cup_look, hand_spot, marker_look, marker_spot, table_spot};
use crate::{Chair, Compass, Marker, Move, Oolong, Phase, Tea, say};

/// What happens during a legal move, in the order in which it happens.
pub(crate) fn steps(at: &Oolong, mv: Move) -> Vec<Step> {
    let after = at.after(mv);
    let (changes, motion) = first(at, &after, mv);
    let mut steps = vec![Step { changes, motion, say: tell(at, mv) }];
    steps.extend(claims(at, &after, mv));
    if let Move::Place(_) = mv {
        steps.push(walk(at.waiter(), after.waiter()));
    }
    steps.extend(trigger(at, &after));
    steps
}

/// The move itself, in one sentence.
pub(crate) fn tell(at: &Oolong, mv: Move) -> Message {
    let who = Tea::of(at.turn()).name();
    match mv {
        Move::Place(chair) => say("oolong-tell-place").with("seat", chair.short()),
        Move::Carry { from, to } => {
            say("oolong-tell-carry").with("from", from.short()).with("to", to.short())
        }
        Move::Send(table) => say("oolong-tell-send").with("table", table.short()),
        Move::Turn(steps) if steps.count() == 0 => {
            say("oolong-tell-turn-none").with("table", at.here().short())
        }
        Move::Turn(steps) => say("oolong-tell-turn")
            .with("table", at.here().short())
            .with("degrees", i32::from(steps.degrees())),
        Move::Swap(pair) => {
            let [one, other] = pair.tables();
            say("oolong-tell-swap").with("one", one.short()).with("other", other.short())
        }
        Move::Decline => say("oolong-tell-decline"),
    }
    .with("who", who)
}

/// What moves first, and how.
fn first(at: &Oolong, after: &Oolong, mv: Move) -> (Vec<Change>, Motion) {
    match mv {
        Move::Place(chair) => (vec![shift_cup(at.placer(), hand_spot(at.placer()), chair)], Motion::Each),
        Move::Carry { from, to } => (vec![shift_cup(Tea::of(at.turn()), chair_spot(from), to)], Motion::Each),
        Move::Send(_) => (shift_waiter(at.waiter(), after.waiter()).into_iter().collect(), Motion::Each),
        Move::Turn(steps) if steps.count() == 0 => (Vec::new(), Motion::Each),
        Move::Turn(steps) => {
            let here = at.here();
            let turned = |chair: Chair| Chair::new(chair.table, chair.seat.turned(steps));
            let to = |chair: Chair| if chair.table == here { turned(chair) } else { chair };
            (together(at, after, to), Motion::Turn(table_spot(here), steps.degrees()))
        }
        Move::Swap(pair) => {
            let [one, other] = pair.tables();
            let to = |Chair { table, seat }| match table {
                _ if table == one => Chair::new(other, seat),
                _ if table == other => Chair::new(one, seat),
                _ => Chair::new(table, seat),
            };
            (together(at, after, to), Motion::Swap(table_spot(one), table_spot(other)))
        }
        Move::Decline => (Vec::new(), Motion::Each),
    }
}

fn shift_cup(tea: Tea, from: SpotIndex, to: Chair) -> Change {
    Change::Shift { look: cup_look(tea), count: 1, from, to: chair_spot(to) }
}

fn shift_waiter(from: Chair, to: Chair) -> Option<Change> {
    let (start, end) = (chair_spot(from), chair_spot(to));
    (from != to).then_some(Change::Shift { look: WAITER_LOOK, count: 1, from: start, to: end })
}

/// Every cup that has another place goes there, and the waiter with them, all at once.
fn together(at: &Oolong, after: &Oolong, to: impl Fn(Chair) -> Chair) -> Vec<Change> {
    let cup = |chair: Chair| {
        let tea = at.cup(chair).filter(|_| to(chair) != chair)?;
        Some(shift_cup(tea, chair_spot(chair), to(chair)))
    };
    Chair::all().filter_map(cup).chain(shift_waiter(at.waiter(), after.waiter())).collect()
}

/// A table that the move has claimed, and the win, are said.
fn claims(at: &Oolong, after: &Oolong, mv: Move) -> Vec<Step> {
    let (Move::Place(chair) | Move::Carry { to: chair, .. }) = mv else { return Vec::new() };
    let Some(tea) = after.claimed(chair.table).filter(|_| at.claimed(chair.table).is_none()) else {
        return Vec::new();
    };
    let claim = say("oolong-step-claim").with("who", tea.name()).with("table", chair.table.short());
    let mut steps = vec![Step::said(claim)];
    if after.phase() == Phase::Over(Some(tea)) {
        steps.push(Step::said(say("oolong-step-win").with("who", tea.name())));
    }
    steps
}

/// The waiter goes from a seat to another, or stays.
pub(crate) fn walk(from: Chair, to: Chair) -> Step {
    let key = if from == to { "oolong-step-stay" } else { "oolong-step-walk" };
    let changes = shift_waiter(from, to).into_iter().collect();
    Step::new(changes, say(key).with("seat", to.short()))
}

/// The marker that the move has triggered: it waits, or is skipped.
fn trigger(at: &Oolong, after: &Oolong) -> Option<Step> {
    let is_new = |table: &Compass| after.markers().is_used(*table) && !at.markers().is_used(*table);
    let table = Compass::ALL.into_iter().find(is_new)?;
    let marker = after.markers().at(table)?;
    let words = match after.waiting() {
        Some((waiting, _)) => {
            say("oolong-step-marker").with("who", waiting.actor.name()).with("action", marker.action())
        }
        None => say("oolong-step-skip").with("reason", why_idle(marker)),
    };
    let [from, to] = [false, true].map(|is_used| marker_look(marker, is_used));
    let spend = Change::Become { spot: marker_spot(table), from, to };
    Some(Step::new(vec![spend], words.with("table", table.short())))
}

/// Why a marker has nothing to offer. The waiter can always be sent and a table always be turned.
fn why_idle(marker: Marker) -> Message {
    match marker {
        Marker::Carry(tea) => say("oolong-idle-carry").with("who", tea.name()),
        Marker::Send(_) | Marker::Turn | Marker::SwapUnclaimed | Marker::SwapClaimed => {
            say("oolong-idle-swap")
        }
    }
}

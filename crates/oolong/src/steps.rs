//! What happens during a move, and everything else that is said about a game.

use tabuleiro_game::{Change, Game, Message, Outcome, Rules, Step};

use crate::show::{action, chair_id, cup_look, hand_id, marker_id, marker_look, waiter_look};
use crate::{Chair, Compass, Marker, Move, Oolong, Phase, Tea, say};

/// What happens during a legal move, in the order in which it happens.
pub(crate) fn steps(at: &Oolong, mv: Move) -> Vec<Step> {
    let mut after = *at;
    after.apply(mv);
    let mut steps = vec![first(at, &after, mv)];
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
        Move::Place(chair) => say("oolong-tell-place").with("seat", chair.to_string()),
        Move::Carry { from, to } => {
            say("oolong-tell-carry").with("from", from.to_string()).with("to", to.to_string())
        }
        Move::Send(table) => say("oolong-tell-send").with("table", table.name()),
        Move::Turn(steps) if steps.count() == 0 => {
            say("oolong-tell-turn-none").with("table", at.here().name())
        }
        Move::Turn(steps) => say("oolong-tell-turn")
            .with("table", at.here().name())
            .with("degrees", i32::from(steps.count()) * 45),
        Move::Swap(pair) => {
            let [one, other] = pair.tables();
            say("oolong-tell-swap").with("one", one.name()).with("other", other.name())
        }
        Move::Decline => say("oolong-tell-decline"),
    }
    .with("who", who)
}

/// What moves first.
fn first(at: &Oolong, after: &Oolong, mv: Move) -> Step {
    let changes = match mv {
        Move::Place(chair) => vec![shift_cup(at.placer(), hand_id(at.placer()), chair)],
        Move::Carry { from, to } => {
            let tea = Tea::of(at.turn());
            vec![shift_cup(tea, chair_id(from), to)]
        }
        Move::Send(_) => shift_waiter(at.waiter(), after.waiter()).into_iter().collect(),
        Move::Turn(steps) => {
            let here = at.here();
            let turned = |chair: Chair| Chair::new(chair.table, chair.seat.turned(steps));
            together(at, after, |chair| if chair.table == here { turned(chair) } else { chair })
        }
        Move::Swap(pair) => {
            let [one, other] = pair.tables();
            together(at, after, |Chair { table, seat }| match table {
                _ if table == one => Chair::new(other, seat),
                _ if table == other => Chair::new(one, seat),
                _ => Chair::new(table, seat),
            })
        }
        Move::Decline => Vec::new(),
    };
    Step { changes, say: tell(at, mv) }
}

fn shift_cup(tea: Tea, from: tabuleiro_game::SpotId, to: Chair) -> Change {
    Change::Shift { look: cup_look(tea), count: 1, from, to: chair_id(to) }
}

fn shift_waiter(from: Chair, to: Chair) -> Option<Change> {
    let shift = || Change::Shift { look: waiter_look(), count: 1, from: chair_id(from), to: chair_id(to) };
    (from != to).then(shift)
}

/// Every cup that has another place goes there, and the waiter with them, all at once.
fn together(at: &Oolong, after: &Oolong, to: impl Fn(Chair) -> Chair) -> Vec<Change> {
    let cup = |chair: Chair| {
        let tea = at.cup(chair).filter(|_| to(chair) != chair)?;
        Some(shift_cup(tea, chair_id(chair), to(chair)))
    };
    Chair::all().filter_map(cup).chain(shift_waiter(at.waiter(), after.waiter())).collect()
}

/// A table that the move has claimed, and the win, are said.
fn claims(at: &Oolong, after: &Oolong, mv: Move) -> Vec<Step> {
    let (Move::Place(chair) | Move::Carry { to: chair, .. }) = mv else { return Vec::new() };
    let Some(tea) = after.claimed(chair.table).filter(|_| at.claimed(chair.table).is_none()) else {
        return Vec::new();
    };
    let claim = say("oolong-step-claim").with("who", tea.name()).with("table", chair.table.name());
    let mut steps = vec![Step::said(claim)];
    if after.phase() == Phase::Over(Some(tea)) {
        steps.push(Step::said(say("oolong-step-win").with("who", tea.name())));
    }
    steps
}

fn walk(from: Chair, to: Chair) -> Step {
    let key = if from == to { "oolong-step-stay" } else { "oolong-step-walk" };
    let changes = shift_waiter(from, to).into_iter().collect();
    Step { changes, say: say(key).with("seat", to.to_string()) }
}

/// The marker that the move has triggered: it waits, or is skipped.
fn trigger(at: &Oolong, after: &Oolong) -> Option<Step> {
    let is_new = |table: &Compass| after.markers().is_used(*table) && !at.markers().is_used(*table);
    let table = Compass::ALL.into_iter().find(is_new)?;
    let marker = after.markers().at(table)?;
    let words = match after.waiting() {
        Some((waiting, _)) => {
            say("oolong-step-marker").with("who", waiting.actor.name()).with("action", action(marker))
        }
        None => say("oolong-step-skip").with("reason", why_idle(marker)),
    };
    let spend = Change::Spend { look: marker_look(marker), spot: marker_id(table) };
    Some(Step { changes: vec![spend], say: words.with("table", table.name()) })
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

/// The question to whoever must decide.
pub(crate) fn question(at: &Oolong) -> Message {
    let who = Tea::of(at.turn()).name();
    let Some((_, marker)) = at.waiting() else {
        let key = if at.empty_here() == 0 { "oolong-ask-anywhere" } else { "oolong-ask-place" };
        return say(key).with("who", who).with("table", at.waiter().table.name());
    };
    let ask = match marker {
        Marker::Carry(_) => say("oolong-ask-carry"),
        Marker::Send(_) => say("oolong-ask-send"),
        Marker::Turn => say("oolong-ask-turn").with("table", at.here().name()),
        Marker::SwapUnclaimed => say("oolong-ask-swap-unclaimed"),
        Marker::SwapClaimed => say("oolong-ask-swap-claimed"),
    }
    .with("who", who);
    match at.rules() {
        Rules::Book => say("oolong-ask-or-decline").with("ask", ask),
        Rules::Report => ask,
    }
}

/// The result, with the reason.
pub(crate) fn verdict(at: &Oolong, outcome: Outcome) -> Message {
    let Some(winner) = outcome.winner.map(Tea::of) else {
        let draw = say("oolong-verdict-draw").with("black", at.claims(Tea::Black));
        return draw.with("green", at.claims(Tea::Green));
    };
    let tables: Vec<&str> = Compass::ALL
        .into_iter()
        .filter(|table| at.claimed(*table) == Some(winner))
        .map(Compass::name)
        .collect();
    say("oolong-verdict-win").with("who", winner.name()).with("tables", tables.join(", "))
}

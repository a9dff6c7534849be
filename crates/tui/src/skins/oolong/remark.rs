//! What is said beyond a move's own sentence: where the waiter would go, and what that means.

use tabuleiro_game::{Arg, Change, Message, SpotKind, Step};

use super::house::{House, Tea};
use super::say;
use crate::skins::Nouns;

/// What there is to know about the move that is looked at.
pub(super) fn remark(house: House<'_>) -> Option<Message> {
    let preview = house.scene.preview?;
    let news = preview.steps.iter().skip(1).filter(|step| !is_walk(house, step)).map(|step| step.say.clone());
    // Whoever answers a marker thinks of that first.
    let is_marker = |step: &Step| step.changes.iter().any(|change| matches!(change, Change::Become { .. }));
    let is_far = is_over(house) || preview.steps.iter().any(is_marker);
    let next = next(house).filter(|_| !is_far);
    let all = news.chain(walk(house)).chain(next);
    all.reduce(|one, two| say("tui-oolong-both").with("one", one).with("two", two))
}

/// Whether a step is only that the waiter walks.
fn is_walk(house: House<'_>, step: &Step) -> bool {
    let to = step.changes.iter().find_map(|change| match change {
        Change::Shift { to, .. } => Some(*to),
        Change::Become { .. } => None,
    });
    to.is_some() && to == house.waiter(house.after())
}

/// Whether the move would win: nobody serves then.
fn is_over(house: House<'_>) -> bool {
    let after = house.after();
    let claims = |tea: Tea| (0..9).filter(|table| house.cups(after, *table)[tea as usize] >= 5).count();
    Tea::ALL.into_iter().any(|tea| claims(tea) >= 5)
}

/// Where the waiter would go.
fn walk(house: House<'_>) -> Option<Message> {
    let now = house.waiter(&house.scene.view.tokens)?;
    let then = house.waiter(house.after()).filter(|then| *then != now)?;
    let (table, seat) = house.chair_of(then)?;
    let chair = format!("{}/{}", house.name(table), house.name(seat));
    Some(say("tui-oolong-walk").with("seat", chair))
}

/// Who would serve next, and where.
fn next(house: House<'_>) -> Option<Message> {
    let after = house.after();
    let who = house.next_to_serve(after)?;
    let waiter = house.waiter(after)?;
    let (table, _) = house.chair_of(waiter)?;
    let chairs = (0..9).filter_map(|seat| house.chair_spot(table, seat));
    let is_free = |spot: &tabuleiro_game::SpotIndex| *spot != waiter && house.cup(after, *spot).is_none();
    let free = chairs.filter(is_free).count();
    let cups = house.cups(after, table);
    let key = match (free, cups) {
        (0, _) => "tui-oolong-anywhere",
        (_, [0, 0]) => "tui-oolong-empty",
        _ => "tui-oolong-serves",
    };
    let count = |tea: Tea| format!("{}{}", house.sign(tea), cups[tea as usize]);
    let said = say(key).with("who", house.player(who)).with("table", house.name(table));
    Some(said.with("cups", Arg::Text(format!("{} {}", count(Tea::Black), count(Tea::Green)))))
}

/// The words of the help line for what can be chosen now.
pub(super) fn nouns(house: House<'_>) -> Nouns {
    let (spot, act) = if house.turns().next().is_some() {
        ("tui-oolong-noun-turn", "tui-oolong-act-turn")
    } else if house.open(SpotKind::Group).next().is_some() {
        let is_swap = house
            .waiting()
            .and_then(|table| house.marker(table))
            .is_some_and(|it| it.kind.starts_with("swap"));
        match (is_swap || !house.scene.held.is_empty(), house.scene.held.is_empty()) {
            (false, _) => ("tui-oolong-noun-table", "tui-oolong-act-send"),
            (true, true) => ("tui-oolong-noun-table", "tui-oolong-act-take"),
            (true, false) => ("tui-oolong-noun-table", "tui-oolong-act-swap"),
        }
    } else if house.is_carrying() && house.scene.held.is_empty() {
        ("tui-oolong-noun-cup", "tui-oolong-act-take")
    } else if house.is_carrying() {
        ("tui-oolong-noun-seat", "tui-oolong-act-put")
    } else {
        ("tui-oolong-noun-seat", "tui-oolong-act-serve")
    };
    Nouns { spot: say(spot), piece: None, act: say(act) }
}

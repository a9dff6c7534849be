//! The words of the help line: what is chosen and what is done with it.

use tabuleiro_game::SpotKind;

use super::house::House;
use super::say;
use crate::skins::Nouns;

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

//! The row of buttons while a marker is answered: how far to turn a table, and leaving the marker unused.

use tabuleiro_game::SpotIndex;

use super::chair::{Sign, best, brief, sign};
use super::house::House;
use super::say;
use super::tints::Brush;
use crate::canvas::{Canvas, Hit, rect, width};

/// The table that the buttons belong to: the one that is turned, or the one whose marker asks.
pub(super) fn table(house: House<'_>) -> Option<usize> {
    house.turning().or_else(|| house.decline().map(|_| house.waiting().unwrap_or(0)))
}

/// Draws the buttons in one row of so many columns, in the middle of it as far as they fit.
pub(super) fn draw(house: House<'_>, (x, y): (i32, i32), columns: i32, middle: i32, canvas: &mut Canvas<'_>) {
    let theme = house.scene.theme;
    let buttons: Vec<(SpotIndex, String)> = texts(house, columns);
    if buttons.is_empty() {
        return;
    }
    let is_turn = house.turns().next().is_some();
    let head = if is_turn { theme.pick("↻", "ro") } else { "" };
    let wide: i32 = buttons.iter().map(|(_, text)| width(text) + 2).sum::<i32>() + width(head);
    let start = (middle - wide / 2).clamp(x, (x + columns - wide).max(x));
    let mut at = canvas.put(start, y, head, theme.strong());
    for (spot, text) in buttons {
        let sign = sign(house, spot);
        let (before, behind) = sign.brackets(theme);
        let style = match sign {
            Sign::Focus => theme.focus(),
            Sign::Forbidding => theme.bad(),
            _ => theme.ink(),
        };
        let style = house.value(spot).map_or(style, |value| best(value, style));
        let end = canvas.put(at, y, &format!("{before}{text}{behind}"), style);
        canvas.hit(rect(at, y, end - at, 1), Hit::Spot(spot));
        at = end;
    }
}

/// What stands on each button: degrees, with a value if there is one; steps instead where that is too wide.
fn texts(house: House<'_>, columns: i32) -> Vec<(SpotIndex, String)> {
    let brush = Brush::new(house.scene.theme);
    let theme = brush.theme;
    let worth = |spot| house.value(spot).map(|value| brief(value, theme, 4));
    let is_roomy = columns > 100;
    let turn = |(spot, steps): (SpotIndex, u16)| {
        let degrees = format!("{}{}", steps * 45, theme.pick("°", ""));
        let text = match worth(spot) {
            Some(worth) if is_roomy => format!("{degrees} {worth}"),
            Some(worth) => worth,
            None => degrees,
        };
        (spot, text)
    };
    let mut texts: Vec<(SpotIndex, String)> = house.turns().map(turn).collect();
    let has_turns = !texts.is_empty();
    texts.extend(house.decline().map(|spot| {
        let leave = house.scene.say(&say("tui-oolong-leave"));
        let dash = theme.pick("–", "-");
        let text = match worth(spot) {
            Some(worth) if has_turns && !is_roomy => format!("{dash} {worth}"),
            Some(worth) => format!("{dash} {leave} {worth}"),
            None => format!("{dash} {leave}"),
        };
        (spot, text)
    }));
    texts
}

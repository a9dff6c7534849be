//! What one seat shows: its cup, the waiter, and what is to be pointed out there.

use ratatui::style::{Modifier, Style};
use tabuleiro_game::SpotIndex;

use super::house::{House, Tea};
use super::tints::Brush;
use crate::scene::SpotValue;
use crate::theme::Theme;

/// What sets a spot off from the others. The first that holds is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// It is why the last try was refused.
    Forbidding,
    /// The cursor is there.
    Focus,
    /// It has been touched.
    Held,
    /// The waiter stands there.
    Waiter,
    /// The waiter would come there.
    WaiterComing,
    /// A cup would come there, or leave.
    Coming,
    /// The winner has it.
    Winning,
    /// The last move touched it.
    Last,
    /// Somebody suggests it.
    Hint,
    /// Nothing.
    Plain,
}

impl Sign {
    /// What stands before and behind whatever is pointed out.
    pub(super) fn brackets(self, theme: Theme) -> (&'static str, &'static str) {
        match self {
            Sign::Forbidding => ("!", "!"),
            Sign::Focus => (theme.pick("▸", ">"), theme.pick("◂", "<")),
            Sign::Held | Sign::Waiter | Sign::WaiterComing => ("[", "]"),
            Sign::Coming => (theme.pick("╎", ":"), theme.pick("╎", ":")),
            Sign::Winning => ("*", "*"),
            Sign::Last => ("(", ")"),
            Sign::Hint => ("_", "_"),
            Sign::Plain => (" ", " "),
        }
    }
}

/// What a table or a button shows.
pub(super) fn sign(house: House<'_>, spot: SpotIndex) -> Sign {
    let scene = house.scene;
    let signs = [
        (scene.is_forbidding(spot), Sign::Forbidding),
        (scene.is_focus(spot), Sign::Focus),
        (scene.is_held(spot), Sign::Held),
        (scene.is_winning(spot), Sign::Winning),
        (scene.is_last(spot), Sign::Last),
        (scene.hint.contains(&spot), Sign::Hint),
    ];
    signs.iter().find(|(holds, _)| *holds).map_or(Sign::Plain, |(_, sign)| *sign)
}

/// What one seat shows.
pub(super) struct Chair<'s> {
    pub(super) spot: SpotIndex,
    pub(super) cup: Option<Tea>,
    pub(super) sign: Sign,
    /// Whether the waiter is or would be there.
    pub(super) has_waiter: bool,
    /// Whether the cup is not there yet.
    pub(super) is_coming: bool,
    pub(super) is_open: bool,
    pub(super) value: Option<&'s SpotValue>,
}

impl<'s> Chair<'s> {
    pub(super) fn new(house: House<'s>, spot: SpotIndex) -> Chair<'s> {
        let scene = house.scene;
        let now = house.cup(&scene.view.tokens, spot);
        let after = house.cup(house.after(), spot);
        let is_here = house.waiter(&scene.view.tokens) == Some(spot);
        let is_awaited = !is_here && house.waiter(house.after()) == Some(spot);
        let is_held = scene.is_held(spot);
        let sign = match sign(house, spot) {
            first @ (Sign::Forbidding | Sign::Focus | Sign::Held) => first,
            _ if is_here => Sign::Waiter,
            _ if is_awaited => Sign::WaiterComing,
            _ if now != after => Sign::Coming,
            other => other,
        };
        Chair {
            spot,
            cup: if is_held { now } else { after },
            sign,
            has_waiter: is_here || is_awaited,
            is_coming: !is_held && now != after && after.is_some(),
            is_open: scene.is_open(spot),
            value: house.value(spot).filter(|_| now.is_none() || after.is_some()),
        }
    }

    /// What stands on it in a column or two: the cup or what an empty seat shows, and the waiter.
    pub(super) fn text(&self, house: House<'_>) -> String {
        let theme = house.scene.theme;
        let seat = match self.cup {
            Some(tea) => house.sign(tea),
            None if house.scene.is_refused(self.spot) => theme.pick("⊘", "x"),
            None if self.is_open => theme.pick("◌", "+"),
            None if self.has_waiter => "",
            None => theme.pick("·", "."),
        };
        let waiter = match (self.has_waiter, self.sign) {
            (false, _) => "",
            (true, Sign::WaiterComing) => theme.pick("♙", "?"),
            (true, _) => house.waiter_sign(),
        };
        format!("{seat}{waiter}")
    }

    /// Whether a cup stands there that can be taken.
    pub(super) fn is_free_cup(&self) -> bool {
        self.is_open && self.cup.is_some() && !self.is_coming && self.sign != Sign::Focus
    }

    /// How its text is written.
    pub(super) fn style(&self, brush: Brush) -> Style {
        let theme = brush.theme;
        match (self.sign, self.cup) {
            (Sign::Forbidding, _) => brush.paper(),
            (Sign::Focus, _) => theme.focus(),
            (Sign::Held | Sign::Waiter, _) => theme.badge(),
            (Sign::WaiterComing, _) => brush.mark(),
            (_, Some(tea)) if self.is_coming => brush.coming(tea),
            (_, Some(tea)) => brush.on_cup(tea),
            (_, None) if self.is_open => brush.paper(),
            (Sign::Last | Sign::Hint, None) => brush.ink(),
            (_, None) => brush.quiet(),
        }
    }

    /// What the best move that touches it next is worth, in at most so many columns, and how that is written.
    pub(super) fn worth(&self, brush: Brush, columns: usize) -> Option<(String, Style)> {
        let value = self.value.filter(|_| self.cup.is_none() || self.is_coming)?;
        let style = if self.sign == Sign::Focus { brush.theme.focus() } else { brush.value(value.sign()) };
        Some((brief(value, brush.theme, columns), best(value, style)))
    }
}

/// A value in at most so many columns: without what stands behind its point, if need be.
pub(super) fn brief(value: &SpotValue, theme: Theme, columns: usize) -> String {
    let whole = value.brief(theme);
    if whole.chars().count() <= columns {
        return whole;
    }
    whole.split('.').next().unwrap_or_default().chars().take(columns).collect()
}

/// The best is underlined.
pub(super) fn best(value: &SpotValue, style: Style) -> Style {
    if value.is_best { style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD) } else { style }
}

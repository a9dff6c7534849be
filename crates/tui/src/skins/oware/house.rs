//! One house: its name and number, its seeds, and all that is pointed out about it.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tabuleiro_game::SpotIndex;

use super::dyes::{Ink, style};
use super::plan::{House, Measure, measure};
use super::sowing::Sowing;
use super::{say, seeds};
use crate::canvas::{Canvas, Hit, width};
use crate::scene::Scene;
use crate::skins::Size;

/// One house on its board.
pub(crate) struct Drawn<'s> {
    scene: &'s Scene<'s>,
    size: Size,
    measure: &'static Measure,
    house: House,
    spot: SpotIndex,
    area: Rect,
    pit: Rect,
}

impl<'s> Drawn<'s> {
    /// That house on a board that is drawn there.
    pub(crate) fn new(scene: &'s Scene<'s>, size: Size, house: House, area: Rect) -> Drawn<'s> {
        let measure = measure(size);
        Drawn { scene, size, measure, house, spot: house.spot, area, pit: measure.pit(house, area) }
    }

    /// Draws everything, and notes where it can be clicked.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        seeds::draw(self.scene.view.count(self.spot), self.is_in_hand(), self.size, self.pit, canvas);
        self.draw_note(canvas);
        self.draw_name(canvas);
        if self.scene.is_focus(self.spot) {
            self.draw_bars(canvas);
        }
        canvas.hit(self.measure.reach(self.house, self.area), Hit::Spot(self.spot));
    }

    /// Whether its seeds are being sown at this moment.
    fn is_in_hand(&self) -> bool {
        let step = self.scene.step.map(std::slice::from_ref).unwrap_or_default();
        self.scene.is_held(self.spot) || Sowing::new(self.scene, step).source() == Some(self.spot)
    }

    /// A large board has room for more between things.
    fn wide(&self, small: &'static str, large: &'static str) -> &'static str {
        if self.size == Size::Large { large } else { small }
    }

    /// The marks around a name.
    fn marks(&self) -> (&'static str, &'static str) {
        let theme = self.scene.theme;
        let is_large = usize::from(self.size == Size::Large);
        let pairs = if self.is_in_hand() {
            [("[", "]"), ("[ ", " ]")]
        } else if self.scene.is_forbidding(self.spot) {
            [("!", "!"), ("! ", " !")]
        } else if self.scene.is_focus(self.spot) {
            theme.pick([("▸", "◂"), ("▸ ", " ◂")], [(">", "<"), ("> ", " <")])
        } else if self.scene.is_last(self.spot) && self.scene.step.is_none() {
            [("(", ")"), ("( ", " )")]
        } else {
            [("", ""), ("", "")]
        };
        pairs[is_large]
    }

    fn draw_name(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme;
        let letter = self.scene.spot(self.spot).map(|spot| spot.id.as_str()).unwrap_or_default();
        let number = self.scene.view.count(self.spot).to_string();
        let gap = self.wide(" ", "  ");
        let (before, behind) = self.marks();
        let worth = self.scene.values_on(self.spot).next();
        let value = worth.map(|worth| self.scene.brief(worth)).unwrap_or_default();
        // A value stands behind the marks; without one the name alone is in the middle.
        let room = width(letter) + width(gap) + width(&number);
        let more =
            if worth.is_some() { width(before) + width(behind) + width(gap) + width(&value) } else { 0 };
        let start = i32::from(self.pit.x) + (i32::from(self.pit.width) - room - more).div_euclid(2);
        let x = if worth.is_some() { start } else { start - width(before) };
        let y = i32::from(self.area.y) + self.measure.names[self.house.row];
        let block = self.block(canvas);
        let dye = |ink: Ink| block.unwrap_or(style(theme, ink));
        if let Some(sign) = self.sign() {
            canvas.put(x - 1 - width(gap), y, sign, style(theme, Ink::Mark));
        }
        let end = canvas.put(x, y, before, dye(Ink::Mark));
        let end = canvas.put(end, y, letter, dye(Ink::Name));
        let end = canvas.put(end, y, gap, dye(Ink::Name));
        let end = canvas.put(end, y, &number, dye(Ink::Number));
        let end = canvas.put(end, y, behind, dye(Ink::Mark));
        if let Some(worth) = worth {
            let plain = style(theme, Ink::Worth(worth.sign()));
            let best = plain.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
            canvas.put(end + width(gap), y, &value, if worth.is_best { best } else { plain });
        }
    }

    /// The name stands on a ground of its own where the cursor is, and where seeds are in hand.
    fn block(&self, canvas: &Canvas<'_>) -> Option<Style> {
        if self.is_in_hand() {
            Some(canvas.theme.badge())
        } else {
            self.scene.is_focus(self.spot).then(|| canvas.theme.focus())
        }
    }

    /// Before the name: it can be sown, or it could not.
    fn sign(&self) -> Option<&'static str> {
        let theme = self.scene.theme;
        if self.scene.is_refused(self.spot) {
            return Some(theme.pick("⊘", "x"));
        }
        // Only what is legal has a value, which takes the room of the sign.
        let is_told = self.scene.is_focus(self.spot) || self.scene.values_on(self.spot).next().is_some();
        (self.scene.is_open(self.spot) && !is_told).then(|| theme.pick("◌", "+"))
    }

    /// What a move does here, between the name and the seeds.
    fn draw_note(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme;
        let Some((text, is_badge)) = self.note() else { return };
        let is_lined = !theme.is_painted() && self.size != Size::Large;
        let text =
            if self.size == Size::Large || (is_lined && !is_badge) { format!(" {text} ") } else { text };
        let ink = if is_badge { theme.badge() } else { style(theme, Ink::Number) };
        let y = i32::from(self.area.y) + self.measure.notes[self.house.row];
        canvas.put_middle(i32::from(self.pit.x), y, i32::from(self.pit.width), &text, ink);
    }

    /// What a move does here, and whether that is to be seen first.
    fn note(&self) -> Option<(String, bool)> {
        let is_film = self.scene.step.is_some();
        let sowing = Sowing::shown(self.scene);
        let (falls, taken) = (sowing.gained(self.spot), sowing.taken(self.spot));
        let key = match (falls, taken) {
            (0, 0) if self.scene.hint.contains(&self.spot) => "tui-oware-hint",
            (0, 0) => return None,
            (0, _) => "tui-oware-taken",
            (_, 0) => "tui-oware-falls",
            (_, _) => self.wide("tui-oware-falls-taken", "tui-oware-falls-taken-large"),
        };
        let said = self.scene.say(&say(key).with("count", falls).with("taken", taken));
        Some((said, is_film || taken > 0 || falls == 0))
    }

    /// The bars of the cursor at both sides.
    fn draw_bars(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme;
        let (left, right) = (i32::from(self.pit.left()) - 1, i32::from(self.pit.right()));
        let middle = self.pit.y + self.pit.height / 2;
        for y in self.pit.top()..self.pit.bottom() {
            let bars = if y == middle {
                theme.pick(["▸", "◂"], [">", "<"])
            } else {
                theme.pick(["║"; 2], [" "; 2])
            };
            canvas.put(left, i32::from(y), bars[0], theme.focus());
            canvas.put(right, i32::from(y), bars[1], theme.focus());
        }
    }
}

//! What each shape is worth on an empty cell.

use ratatui::style::{Modifier, Style};
use tabuleiro_game::{SpotIndex, SpotKind};

use super::grid::{Piece, Place};
use super::marks::{FAINT, Pencil};
use crate::canvas::width;
use crate::scene::{Scene, SpotValue};
use crate::skins::Size;
use crate::theme::{BAD, GOOD, INK, Theme, Tint};

/// The chip a value stands on.
pub(super) const CHIP: Tint = Tint::new((0xFB_F7EE, 231), (0x23_1C16, 234));

/// Writes what each shape of whoever is to move is worth on a cell; whether there was anything to write.
pub(super) fn draw(pencil: &mut Pencil<'_, '_>, scene: &Scene<'_>, spot: SpotIndex, place: Place) -> bool {
    let mover = scene.values.iter().find_map(|value| match scene.spot(value.from?)?.kind {
        SpotKind::Hand(seat) => Some(seat),
        _ => None,
    });
    let Some(mover) = mover else { return false };
    let hands = scene.board.numbered().filter(|(_, hand)| hand.kind == SpotKind::Hand(mover));
    for (number, (hand, _)) in hands.enumerate().take(4) {
        let Some(piece) = Piece::in_hand(scene, hand) else { continue };
        let value = scene.values_on(spot).find(|value| value.from == Some(hand));
        let (x, y, columns) = corner(pencil, place, number as i32);
        let glyph = scene.view.on(hand).next().and_then(|token| scene.board.look(token.look));
        let glyph = glyph.map_or(piece.letter, |look| scene.theme.pick(look.glyph, look.ascii));
        let text = match pencil.grid.size {
            Size::Small | Size::Middle => small(scene.theme, piece.letter, value),
            Size::Large => large(scene, glyph, value),
        };
        let text = format!("{text:columns$}", columns = columns as usize);
        pencil.put(x, y, &text, style(scene.theme, value));
    }
    true
}

/// Where the value of that number stands, two beside one another in two rows, and its columns.
fn corner(pencil: &Pencil<'_, '_>, place: Place, number: i32) -> (i32, i32, i32) {
    let (x, y) = pencil.grid.corner(place);
    match pencil.grid.size {
        Size::Small => (x + number % 2 * 4, y + number / 2 * 2, 3),
        Size::Middle => (x + 1 + number % 2 * 6, y + number / 2 * 3, 3),
        Size::Large => (x + 2 + number % 2 * 8, y + 2 + number / 2 * 4, 7),
    }
}

/// In three columns: the letter and what it is worth. A number that has no room is left out.
fn small(theme: Theme, letter: char, value: Option<&SpotValue>) -> String {
    let Some(value) = value else { return format!("{letter} {}", none(theme)) };
    let brief = value.brief(theme);
    if width(&brief) <= 2 { format!("{letter}{brief}") } else { format!("{letter}{}", sign(value, theme)) }
}

/// In seven columns: the shape and what it is worth.
fn large(scene: &Scene<'_>, glyph: char, value: Option<&SpotValue>) -> String {
    let Some(value) = value else { return format!(" {glyph} {}", none(scene.theme)) };
    let brief = scene.brief(value);
    // A sign and its number stand apart where there is room.
    match brief.split_at_checked(brief.chars().next().map_or(0, char::len_utf8)) {
        Some((sign, plies)) if value.proven.is_some() => format!(" {glyph} {sign} {plies}"),
        _ => format!(" {glyph} {brief}"),
    }
}

fn none(theme: Theme) -> &'static str {
    theme.pick("–", ".")
}

/// What a value is worth in two columns, without its number: proven, or about so.
fn sign(value: &SpotValue, theme: Theme) -> &'static str {
    match (value.sign(), value.proven.is_some()) {
        (1, true) => theme.pick("▴", "+"),
        (-1, true) => theme.pick("▿", "-"),
        (1, false) => "~+",
        (-1, false) => "~-",
        _ => "~=",
    }
}

/// Good ones are filled, others are not; the best are underlined.
fn style(theme: Theme, value: Option<&SpotValue>) -> Style {
    let Some(value) = value else { return theme.text(FAINT) };
    let style = match (value.sign(), theme.is_painted()) {
        (1, true) => theme.on(CHIP, GOOD).add_modifier(Modifier::BOLD),
        (-1, true) => theme.on(BAD, CHIP),
        (_, true) => theme.on(INK, CHIP),
        (1, false) => theme.good().add_modifier(Modifier::BOLD),
        (-1, false) => theme.bad(),
        (_, false) => theme.ink(),
    };
    if value.is_best { style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD) } else { style }
}

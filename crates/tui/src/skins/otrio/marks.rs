//! What is pointed out on a place: the same marks at both sizes.

use ratatui::style::{Modifier, Style};
use tabuleiro_game::SpotIndex;

use super::cells::{self, Piece, Place};
use super::tints::{self, MARK, WIN};
use crate::scene::{Scene, SpotValue};
use crate::theme::{self, Theme};

/// The signs on both sides of the letter of a piece that is pointed out.
pub(super) fn around(scene: &Scene<'_>, spot: SpotIndex) -> Option<(char, char)> {
    if scene.is_forbidding(spot) {
        Some(('!', '!'))
    } else if scene.is_winning(spot) {
        Some(('*', '*'))
    } else if scene.is_last(spot) {
        Some(('(', ')'))
    } else {
        None
    }
}

/// The letter of a piece with the signs around it, if it is pointed out.
pub(super) fn signed(scene: &Scene<'_>, spot: SpotIndex, piece: Piece) -> Option<String> {
    around(scene, spot).map(|(before, after)| format!("{before}{}{after}", piece.letter))
}

/// What is written on a place that is empty: what a move there is worth, that somebody suggests it, or that it is legal.
pub(super) fn on_empty(scene: &Scene<'_>, place: &Place) -> Option<(String, Style)> {
    // The dots of a place step back; what is written over one does not.
    written(scene, place).map(|(text, style)| (text, style.remove_modifier(Modifier::DIM)))
}

fn written(scene: &Scene<'_>, place: &Place) -> Option<(String, Style)> {
    let theme = scene.theme;
    if let Some(value) = scene.values_on(place.spot).next() {
        let is_in_hand = value.from.is_none_or(|from| scene.held.is_empty() || scene.is_held(from));
        return Some((scene.brief(value), worth(theme, value, is_in_hand)));
    }
    if place.coming.is_some() {
        return None;
    }
    if let Some(piece) = hinted(scene, place) {
        return Some((format!("[{}]", piece.letter), theme.badge()));
    }
    let is_open = scene.is_open(place.spot);
    is_open.then(|| (theme.pick("◌", "+").to_owned(), theme.text(MARK).add_modifier(Modifier::BOLD)))
}

/// The piece that somebody suggests for a place.
fn hinted(scene: &Scene<'_>, place: &Place) -> Option<Piece> {
    let (hand, end) = (scene.hint.first()?, scene.hint.last()?);
    // A piece that has been used up keeps its place in its tray.
    let token = scene.view.on(*hand).next().filter(|_| *end == place.spot)?;
    cells::piece(scene, token.look)
}

/// Values of what is not in hand step back.
fn worth(theme: Theme, value: &SpotValue, is_in_hand: bool) -> Style {
    let tint = match value.sign() {
        1 => WIN,
        0 => theme::INK,
        _ => MARK,
    };
    let style = tints::on_wood(theme, tint);
    let style = if is_in_hand { style } else { style.remove_modifier(Modifier::BOLD) };
    if value.is_best { style.add_modifier(Modifier::UNDERLINED) } else { style }
}

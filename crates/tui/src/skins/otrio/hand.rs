//! What a seat still has: a row for each of its colours, with how many there are of each size.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tabuleiro_game::{Message, Seat, SpotIndex};

use super::cells::{Tray, to_act, trays};
use super::{say, tints};
use crate::canvas::{Canvas, Hit, rect, width};
use crate::scene::Scene;
use crate::theme::{self, Depth};

/// How wide a panel is that has room between the rows.
const WIDE: u16 = 34;

/// Draws the trays of a seat; how many rows that took.
pub(super) fn draw(scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
    let all = trays(scene);
    let own: Vec<usize> = (0..all.len()).filter(|tray| all[*tray].seat == seat).collect();
    let count = own.len() as u16;
    let mut row = 0;
    if let Some(said) = order(scene, &all, &own, area).filter(|_| area.height > count) {
        canvas.put(i32::from(area.x), i32::from(area.y), &said, scene.theme.quiet());
        row += 1;
    }
    let is_roomy = count > 1 && area.width >= WIDE && area.height >= row + 2 * count;
    for number in own {
        row += u16::from(is_roomy);
        if row >= area.height {
            break;
        }
        let is_next = to_act(scene, &all) == Some(number);
        tray(scene, &all[number], is_next, (i32::from(area.x), i32::from(area.y + row)), canvas);
        row += 1;
    }
    row
}

/// Which of its two colours a seat is to place, or when it is to place again; in as many words as there is room for.
fn order(scene: &Scene<'_>, all: &[Tray<'_>], own: &[usize], area: Rect) -> Option<String> {
    let acting = to_act(scene, all).filter(|_| own.len() > 1)?;
    let name = |number: usize| all[number % all.len()].name.cloned();
    let next =
        (1..=all.len()).map(|steps| (acting + steps) % all.len()).find(|number| own.contains(number))?;
    let before = name(next + all.len() - 1)?;
    let said: Vec<Message> = if own.contains(&acting) {
        let now = |key| Some(say(key).with("colour", name(acting)?));
        let long = now("tui-otrio-now-then").zip(name(next));
        let long = long.map(|(long, other)| long.with("other", other).with("before", before));
        long.into_iter().chain(now("tui-otrio-now")).collect()
    } else {
        vec![say("tui-otrio-after").with("colour", name(next)?).with("before", before)]
    };
    said.iter().map(|said| scene.say(said)).find(|said| width(said) <= i32::from(area.width))
}

/// A colour: its letter, then each size.
fn tray(scene: &Scene<'_>, tray: &Tray<'_>, is_next: bool, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let theme = scene.theme;
    if let Some(piece) = tray.piece {
        let sign = if scene.is_forbidding(tray.spot) { '!' } else { ' ' };
        let style = tints::letter(theme, piece.glaze);
        canvas.put(x, y, &format!("{sign}{}{sign}", piece.letter), style);
    }
    let mut column = x + 4;
    for &(spot, letter, left) in &tray.sizes {
        let (before, after, style) = look(scene, spot, left > 0, is_next);
        let end = canvas.put(column, y, &format!("{before}{letter} {left}{after}"), style);
        canvas.hit(rect(column, y, end - column, 1), Hit::Spot(spot));
        column = end;
    }
}

/// The signs around a size, and its style.
fn look(scene: &Scene<'_>, spot: SpotIndex, is_left: bool, is_next: bool) -> (char, char, Style) {
    let theme = scene.theme;
    if scene.is_held(spot) {
        ('[', ']', theme.badge())
    } else if scene.is_focus(spot) {
        let (before, after) = theme.pick(('▸', '◂'), ('>', '<'));
        (before, after, theme.focus())
    } else if scene.is_refused(spot) {
        ('!', '!', theme.bad().add_modifier(Modifier::BOLD))
    } else if scene.hint.contains(&spot) {
        (' ', ' ', theme.terra().add_modifier(Modifier::UNDERLINED))
    } else if !is_left {
        let is_dim = matches!(theme.depth, Depth::Few | Depth::None);
        (' ', ' ', if is_dim { theme.quiet().add_modifier(Modifier::DIM) } else { theme.quiet() })
    } else if is_next {
        (' ', ' ', theme.text(theme::INK).add_modifier(Modifier::BOLD))
    } else {
        (' ', ' ', theme.ink())
    }
}

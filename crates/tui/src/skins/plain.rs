//! A game that has no skin here: its board as the text renderer draws it from its geometry.

use ratatui::layout::Rect;
use tabuleiro_game::{Seat, SpotIndex, SpotKind};
use tabuleiro_text::{Drawing, Ink, Sketch};

use crate::canvas::{Canvas, Hit, rect};
use crate::say;
use crate::scene::Scene;
use crate::skins::{Nouns, Size, Skin};

/// Any game.
pub struct Plain;

impl Plain {
    fn drawing(scene: &Scene<'_>) -> Drawing {
        let ink = Ink::new(false, !scene.theme.is_ascii);
        Sketch::new("", &crate::WORDS, scene.board).draw(scene.board, scene.view, scene.speaker, ink)
    }
}

impl Skin for Plain {
    fn extent(&self, scene: &Scene<'_>, _size: Size) -> (u16, u16) {
        let drawing = Plain::drawing(scene);
        (drawing.width() as u16, drawing.lines().len() as u16)
    }

    fn draw(&self, scene: &Scene<'_>, _size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = scene.theme;
        let drawing = Plain::drawing(scene);
        let (left, top) = (i32::from(area.x), i32::from(area.y));
        for (row, line) in drawing.lines().iter().enumerate() {
            canvas.put(left, top + row as i32, line, theme.ink());
        }
        for spot in drawing.areas() {
            let columns = &spot.columns;
            let place = rect(left + columns.start as i32, top + spot.row as i32, columns.len() as i32, 1);
            if let Some(style) = style_of(scene, spot.spot) {
                canvas.dye(place, style);
            }
            if let Some((worth, style)) = worth(scene, spot.spot) {
                canvas.put(i32::from(place.x), i32::from(place.y), &worth, style);
            }
            canvas.hit(place, Hit::Spot(spot.spot));
        }
    }

    fn emblem(&self, scene: &Scene<'_>, _seat: Seat) -> &'static str {
        scene.theme.pick("▪", "*")
    }

    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let mut row = 0;
        for (index, spot) in scene.board.numbered() {
            if spot.kind != SpotKind::Hand(seat) || row >= area.height {
                continue;
            }
            let mut said: Vec<String> = Vec::new();
            for token in scene.view.on(index) {
                let name = scene.board.token_name(token.look, token.count).map(|name| scene.say(&name));
                said.extend(name);
            }
            let style = if scene.is_held(index) { scene.theme.badge() } else { scene.theme.quiet() };
            canvas.put(i32::from(area.x), i32::from(area.y + row), &said.join(", "), style);
            canvas.hit(
                rect(i32::from(area.x), i32::from(area.y + row), i32::from(area.width), 1),
                Hit::Spot(index),
            );
            row += 1;
        }
        row
    }

    fn nouns(&self, _scene: &Scene<'_>) -> Nouns {
        Nouns { spot: say("tui-noun-spot"), piece: Some(say("tui-noun-piece")), act: say("tui-act-play") }
    }
}

/// What the best move to a spot is worth: in a few letters, so that nobody has to tell colours apart.
fn worth(scene: &Scene<'_>, spot: SpotIndex) -> Option<(String, ratatui::style::Style)> {
    let best = scene.values_on(spot).max_by_key(|value| (value.is_best, value.sign()))?;
    let theme = scene.theme;
    let style = match best.sign() {
        1.. => theme.good(),
        0 => theme.quiet(),
        _ => theme.bad(),
    };
    Some((scene.brief(best), style))
}

/// How a spot is set off from the others, if it is.
fn style_of(scene: &Scene<'_>, spot: SpotIndex) -> Option<ratatui::style::Style> {
    use ratatui::style::Modifier;
    let theme = scene.theme;
    if scene.is_focus(spot) {
        Some(theme.focus())
    } else if scene.is_held(spot) {
        Some(theme.badge())
    } else if scene.is_forbidding(spot) {
        Some(theme.bad().add_modifier(Modifier::BOLD))
    } else if scene.is_open(spot) {
        Some(theme.terra())
    } else if scene.is_last(spot) || scene.is_winning(spot) {
        Some(theme.strong().add_modifier(Modifier::UNDERLINED))
    } else {
        None
    }
}

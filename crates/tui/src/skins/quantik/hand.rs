//! The pieces that a player has yet to play: a tray of four, or a row for each shape where there is room.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tabuleiro_game::{Look, Seat, SpotIndex, SpotKind};

use super::grid::{Piece, Shape};
use super::say;
use crate::canvas::{Canvas, Hit, rect};
use crate::scene::Scene;
use crate::theme::{Depth, Tint};

/// A shape that is used up.
pub(super) const SPENT: Tint = Tint::new((0x6C_5E48, 241), (0x9A_886F, 245));
/// From so many columns on each shape has a row of its own.
const ROOMY: u16 = 36;
/// From one shape of the tray to the next.
const STEP: i32 = 5;
/// Where the number of pieces and the key stand in a row.
const COUNT: i32 = 14;
const KEY: i32 = 20;

/// The pieces of one shape that are left.
struct Stock<'s> {
    spot: SpotIndex,
    look: &'s Look,
    shape: Shape,
    count: u32,
}

/// Draws what a seat has left; the rows it took. Brackets hang into the column before the area.
pub(super) fn draw(scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
    let stocks = stocks(scene, seat);
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    if area.is_empty() {
        return 0;
    }
    if area.width >= ROOMY && usize::from(area.height) > stocks.len() {
        return draw_rows(scene, seat, (x, y), &stocks, canvas);
    }
    for (place, stock) in (0..).zip(&stocks) {
        let left = x + place * STEP;
        let text = format!("{} {}", scene.theme.pick(stock.look.glyph, stock.look.ascii), stock.count);
        canvas.put(left, y, &text, style(scene, stock));
        if scene.is_held(stock.spot) {
            canvas.put(left - 1, y, &format!("[{text}]"), scene.theme.badge());
        }
        canvas.hit(rect(left - 1, y, STEP, 1), Hit::Spot(stock.spot));
    }
    1
}

/// A row for each shape, below an empty one that names the column of the keys.
fn draw_rows(
    scene: &Scene<'_>,
    seat: Seat,
    (x, y): (i32, i32),
    stocks: &[Stock<'_>],
    canvas: &mut Canvas<'_>,
) -> u16 {
    let theme = scene.theme;
    let is_choosing = scene.view.turn == Some(seat) && !scene.held.is_empty();
    if is_choosing {
        canvas.put(x + KEY, y, &scene.say(&say("tui-quantik-key")), theme.quiet());
    }
    for (row, stock) in (1..).zip(stocks) {
        let glyph = theme.pick(stock.look.glyph, stock.look.ascii);
        let name = scene.say(&say(name_of(stock.shape)));
        let text = format!("{glyph}  {name:count$}{}", stock.count, count = COUNT as usize - 3);
        canvas.put(x, y + row, &text, style(scene, stock));
        if scene.is_held(stock.spot) {
            canvas.put(x - 1, y + row, &format!("[{text} ]"), theme.badge());
        }
        if is_choosing {
            canvas.put(x + KEY, y + row, &row.to_string(), theme.strong());
        }
        canvas.hit(rect(x - 1, y + row, KEY + 3, 1), Hit::Spot(stock.spot));
    }
    stocks.len() as u16 + 1
}

fn stocks<'s>(scene: &Scene<'s>, seat: Seat) -> Vec<Stock<'s>> {
    let hands = scene.board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Hand(seat));
    let stock = |spot: SpotIndex| {
        let look = scene.board.look(scene.view.on(spot).next()?.look)?;
        let shape = Piece::in_hand(scene, spot)?.shape;
        Some(Stock { spot, look, shape, count: scene.view.count(spot) })
    };
    hands.filter_map(|(spot, _)| stock(spot)).collect()
}

/// What is used up steps back; what is suggested stands out.
fn style(scene: &Scene<'_>, stock: &Stock<'_>) -> Style {
    let theme = scene.theme;
    if stock.count == 0 {
        let style = theme.text(SPENT);
        // A terminal whose colours are not ours to choose knows how to step back by itself.
        if matches!(theme.depth, Depth::Few | Depth::None) {
            style.add_modifier(Modifier::DIM)
        } else {
            style
        }
    } else if scene.hint.contains(&stock.spot) {
        theme.terra().add_modifier(Modifier::UNDERLINED)
    } else {
        theme.ink()
    }
}

/// What a shape is called.
fn name_of(shape: Shape) -> &'static str {
    match shape {
        Shape::Cone => "tui-quantik-cone",
        Shape::Cube => "tui-quantik-cube",
        Shape::Cylinder => "tui-quantik-cylinder",
        Shape::Sphere => "tui-quantik-sphere",
    }
}

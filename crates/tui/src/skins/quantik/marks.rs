//! Everything there is to point out on the board: cursor, legal and barred cells, last move, forbidding pieces, what would come,
//! what wins.

use ratatui::style::{Modifier, Style};
use tabuleiro_game::SpotIndex;

use super::grid::{Grid, Piece, Place};
use super::lines::{self, Manner};
use super::values;
use super::wood::{ON_MAPLE, ON_WALNUT, Wood};
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::skins::Size;
use crate::theme::{BAD, ON_TERRA, Tint};

/// Something pointed out on the wood: legal cells, strokes.
pub(super) const MARK: Tint = Tint::new((0x7A_2710, 88), (0xFF_D9C4, 230)).or(1, 11);
/// Something on the wood that steps back: barred cells, moves that are not allowed.
pub(super) const FAINT: Tint = Tint::new((0x4A_3519, 236), (0xE6_D0A8, 254));
/// The corners around the last move.
pub(super) const CORNER: Tint = Tint::new((0x4C_3120, 236), (0xF3_E3C8, 230));

/// Draws on the board, on whatever ground is there.
pub(super) struct Pencil<'p, 'c> {
    pub(super) canvas: &'p mut Canvas<'c>,
    pub(super) grid: Grid,
    /// The painted board; `None` where no ground is painted.
    pub(super) wood: Option<&'p Wood>,
}

impl Pencil<'_, '_> {
    /// Writes a text. A style without a ground keeps the wood that is there.
    pub(super) fn put(&mut self, x: i32, y: i32, text: &str, style: Style) {
        for (column, letter) in (x..).zip(text.chars()) {
            let style = match (self.wood, style.bg) {
                (Some(wood), None) => style.bg(self.canvas.theme.color(wood.ground(column, y))),
                _ => style,
            };
            self.canvas.put(column, y, &letter.to_string(), style);
        }
    }

    /// Draws a stroke through a character, unless a piece is before it.
    fn stroke(&mut self, x: i32, y: i32, sign: &str) {
        if self.wood.is_none_or(|wood| wood.is_bare(x, y)) {
            let style = self.canvas.theme.text(MARK).add_modifier(Modifier::BOLD);
            self.put(x, y, sign, style);
        }
    }

    /// Strokes through the cells of each winning line. They run behind the pieces.
    pub(super) fn draw_wins(&mut self, scene: &Scene<'_>) {
        for line in scene.lines() {
            let places: Vec<Place> = line.iter().filter_map(|spot| Place::of(scene.spot(*spot)?)).collect();
            for (number, one) in places.iter().enumerate() {
                for other in &places[number + 1..] {
                    self.draw_link(*one, *other);
                }
            }
        }
    }

    /// A stroke between two cells side by side or one above the other.
    fn draw_link(&mut self, one: Place, other: Place) {
        let ((x, y), (right, bottom)) = (self.grid.middle(one), self.grid.middle(other));
        let theme = self.canvas.theme;
        if one.row == other.row {
            for column in x.min(right)..=x.max(right) {
                self.stroke(column, y, theme.pick("━", "*"));
            }
        } else if one.column == other.column {
            for row in y.min(bottom)..=y.max(bottom) {
                self.stroke(x, row, theme.pick("┃", "*"));
            }
        }
    }

    /// Everything about one cell.
    pub(super) fn draw_cell(&mut self, scene: &Scene<'_>, spot: SpotIndex, place: Place) {
        match scene.token(spot).and_then(|token| Piece::shown(scene.board, *token)) {
            Some(piece) => self.draw_piece(scene, spot, place, piece),
            None => self.draw_empty(scene, spot, place),
        }
        let is_focus = scene.is_focus(spot);
        if is_focus {
            self.draw_focus(place);
        }
        // The cursor takes the columns beside the cell; the other marks give way.
        let inset = i32::from(is_focus);
        if scene.is_last(spot) {
            self.draw_corners(place, inset);
        }
        if scene.is_forbidding(spot) {
            let style = self.alarm();
            self.draw_beside(place, inset, ["!", "!"], style);
        } else if scene.is_winning(spot) && scene.theme.is_ascii {
            let style = scene.theme.terra();
            self.draw_beside(place, inset, ["*", "*"], style);
        }
    }

    fn draw_piece(&mut self, scene: &Scene<'_>, spot: SpotIndex, place: Place, piece: Piece) {
        let theme = scene.theme;
        let is_winning = scene.is_winning(spot);
        if self.wood.is_none() {
            let letter = if is_winning { theme.badge() } else { theme.strong() };
            let style = lines::of_side(piece.is_white, theme);
            return lines::draw(self.canvas, self.grid, place, piece, style, letter);
        }
        let (x, y) = self.grid.middle(place);
        if is_winning && self.grid.size == Size::Large {
            self.canvas.put(x - 1, y, &format!(" {} ", piece.letter), theme.badge());
        } else if is_winning {
            self.canvas.put(x, y, &piece.letter(), theme.badge());
        } else {
            let tint = if piece.is_white { ON_MAPLE } else { ON_WALNUT };
            self.put(x, y, &piece.letter(), bold(theme.text(tint)));
        }
    }

    fn draw_empty(&mut self, scene: &Scene<'_>, spot: SpotIndex, place: Place) {
        let (theme, (x, y)) = (scene.theme, self.grid.middle(place));
        let coming = scene.coming(spot).and_then(|token| Piece::shown(scene.board, token));
        if values::draw(self, scene, spot, place) {
            if let Some(piece) = coming {
                let side = theme.pick("╎", ":");
                self.put(x - 1, y, &format!("{side}{}{side}", piece.letter), bold(theme.text(CORNER)));
            }
            return;
        }
        if let Some(piece) = coming {
            let mut style = bold(theme.text(CORNER));
            if let Some(wood) = self.wood {
                style = style.bg(theme.color(wood.ground(x, y)));
            }
            lines::draw(self.canvas, self.grid, place, piece, (Manner::Dashed, style), style);
        } else if let Some(piece) = hinted(scene, spot) {
            self.put(x - 1, y, &format!("[{}]", piece.letter), theme.badge());
        } else if scene.is_open(spot) {
            self.put(x, y, theme.pick("◌", "+"), bold(theme.text(MARK)));
        } else if scene.is_barred(spot) {
            let is_asked = scene.is_refused(spot);
            let style = if is_asked { bold(theme.text(MARK)) } else { theme.text(FAINT) };
            self.put(x, y, theme.pick("⊘", "x"), style);
        }
    }

    fn draw_focus(&mut self, place: Place) {
        let ((left, top), (width, height)) = (self.grid.corner(place), self.grid.cell_extent());
        let theme = self.canvas.theme;
        for row in 0..height {
            let [before, behind] = match (row == height / 2, theme.is_ascii) {
                (true, false) => ["▸", "◂"],
                (true, true) => [">", "<"],
                (false, false) => ["║", "║"],
                (false, true) => continue,
            };
            self.canvas.put(left - 1, top + row, before, theme.focus());
            self.canvas.put(left + width, top + row, behind, theme.focus());
        }
    }

    fn draw_corners(&mut self, place: Place, inset: i32) {
        let theme = self.canvas.theme;
        let style = bold(theme.text(CORNER));
        if theme.is_ascii {
            return self.draw_beside(place, inset, ["(", ")"], style);
        }
        let ((left, top), (width, height)) = (self.grid.corner(place), self.grid.cell_extent());
        let (left, right, bottom) = (left - 1 + inset, left + width - inset, top + height - 1);
        for (x, y, sign) in [(left, top, "┏"), (right, top, "┓"), (left, bottom, "┗"), (right, bottom, "┛")]
        {
            self.put(x, y, sign, style);
        }
    }

    fn draw_beside(&mut self, place: Place, inset: i32, [before, behind]: [&str; 2], style: Style) {
        let ((left, _), (width, _)) = (self.grid.corner(place), self.grid.cell_extent());
        let y = self.grid.middle(place).1;
        self.put(left - 1 + inset, y, before, style);
        self.put(left + width - inset, y, behind, style);
    }

    fn alarm(&self) -> Style {
        let theme = self.canvas.theme;
        bold(if self.wood.is_some() { theme.on(ON_TERRA, BAD) } else { theme.bad() })
    }
}

/// The piece that is suggested for a cell.
fn hinted(scene: &Scene<'_>, spot: SpotIndex) -> Option<Piece> {
    let (hand, cell) = (scene.hint.first()?, scene.hint.last()?);
    if *cell == spot { Piece::in_hand(scene, *hand) } else { None }
}

fn bold(style: Style) -> Style {
    style.add_modifier(Modifier::BOLD)
}

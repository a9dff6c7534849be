//! How each game is drawn. A game without a skin is drawn from its board's geometry by [`plain`].
//!
//! This is the only place that names games: one file each, found by the game's name.

pub mod oolong;
pub mod otrio;
pub mod oware;
pub mod plain;
pub mod quantik;

use ratatui::layout::Rect;
use tabuleiro_game::{Message, Seat, SpotIndex};

use crate::aim::{self, Direction};
use crate::canvas::Canvas;
use crate::scene::Scene;

/// How large a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// For a window of 80 columns and 24 rows.
    Small,
    /// For a window of 100 columns and 30 rows.
    Middle,
    /// For a window of 150 columns and 48 rows or more.
    Large,
}

/// The words for what is done in a game, for the help line.
#[derive(Clone, Debug)]
pub struct Nouns {
    /// What the arrows choose: “cell”, “house”, “seat”.
    pub spot: Message,
    /// What Tab chooses, where a piece is taken from a hand: “shape”, “size”.
    pub piece: Option<Message>,
    /// What Enter does: “put”, “sow”, “serve”.
    pub act: Message,
}

/// How one game is drawn.
pub trait Skin: Sync {
    /// How many columns and rows the board takes. Small: at most 56 × 19 beside a panel, or 76 × 16 without one; middle: 62 × 24, or
    /// 96 × 19.
    fn extent(&self, scene: &Scene<'_>, size: Size) -> (u16, u16);

    /// Draws the board into an area of that extent, with everything that the scene points out, and notes where each spot can
    /// be clicked (the whole of a cell and half of the gap around it).
    fn draw(&self, scene: &Scene<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>);

    /// Whether players and moves stand beside the board. Otherwise they stand above and below it.
    fn has_panel(&self) -> bool {
        true
    }

    /// The sign of a seat, one column.
    fn emblem(&self, scene: &Scene<'_>, seat: Seat) -> &'static str;

    /// Draws what a seat has, besides its name: its hand, its score. How many rows that took. Pieces in its hand can be
    /// clicked.
    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16;

    /// The words of the help line for what can be chosen now.
    fn nouns(&self, scene: &Scene<'_>) -> Nouns;

    /// Where the cursor goes from a spot: to the nearest one that can be touched that way, or nowhere.
    fn towards(&self, scene: &Scene<'_>, from: SpotIndex, way: Direction) -> Option<SpotIndex> {
        aim::nearest(scene.board, scene.open, from, way)
    }
}

/// The skin of a game.
pub fn of(game: &str) -> &'static dyn Skin {
    match game {
        "oolong" => &oolong::Oolong,
        "quantik" => &quantik::Quantik,
        "oware" => &oware::Oware,
        "otrio" => &otrio::Otrio,
        _ => &plain::Plain,
    }
}

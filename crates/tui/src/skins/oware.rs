//! How Oware is drawn: a wooden board with twelve houses, the nearest player's own below.

mod captured;
mod digits;
mod dyes;
mod ground;
mod house;
mod mosaic;
mod plan;
mod seeds;
mod sowing;

use ratatui::layout::Rect;
use tabuleiro_game::{Message, Seat, SpotIndex, Words};

use self::house::Drawn;
use self::plan::House;
use crate::aim::Direction;
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::skins::{Nouns, Size, Skin};

/// The words of this skin.
pub(crate) static WORDS: Words = Words {
    name: "tui-oware",
    en: include_str!("../../words/skins/oware.en.ftl"),
    pt: include_str!("../../words/skins/oware.pt.ftl"),
};

/// One of the words of this skin.
const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// Going on by so many columns comes back to the same one.
const ROUND: i32 = 6;

/// Oware.
pub struct Oware;

impl Skin for Oware {
    fn extent(&self, _scene: &Scene<'_>, size: Size) -> (u16, u16) {
        plan::measure(size).extent
    }

    fn draw(&self, scene: &Scene<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        let houses = plan::houses(scene);
        let mut canvas = canvas.part(area);
        ground::draw(size, &houses, area, &mut canvas);
        for house in houses {
            Drawn::new(scene, size, house, area).draw(&mut canvas);
        }
    }

    fn has_panel(&self) -> bool {
        false
    }

    fn emblem(&self, scene: &Scene<'_>, _seat: Seat) -> &'static str {
        scene.theme.pick("●", "o")
    }

    fn hand(&self, scene: &Scene<'_>, seat: Seat, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        if let Some(store) = sowing::store(scene, seat) {
            captured::draw(scene, store, area, &mut canvas.part(area));
        }
        1
    }

    fn nouns(&self, _scene: &Scene<'_>) -> Nouns {
        Nouns { spot: say("tui-oware-house"), piece: None, act: say("tui-oware-sow") }
    }

    /// Along the row of the houses that can be sown and round again at its end; up and down to that row.
    fn towards(&self, scene: &Scene<'_>, from: SpotIndex, way: Direction) -> Option<SpotIndex> {
        let houses = plan::houses(scene);
        let start = *houses.iter().find(|house| house.spot == from)?;
        let open: Vec<House> =
            houses.into_iter().filter(|house| scene.is_open(house.spot) && house.spot != from).collect();
        let far = |house: &House| match way {
            Direction::Left => (start.column - house.column).rem_euclid(ROUND),
            Direction::Right => (house.column - start.column).rem_euclid(ROUND),
            Direction::Up | Direction::Down => (house.column - start.column).abs(),
        };
        let is_there = |house: &&House| match way {
            Direction::Left | Direction::Right => true,
            Direction::Up => house.row < start.row,
            Direction::Down => house.row > start.row,
        };
        open.iter().filter(is_there).min_by_key(|house| far(house)).map(|house| house.spot)
    }
}

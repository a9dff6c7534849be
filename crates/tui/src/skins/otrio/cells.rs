//! What lies where, read from the board: cells with a place for each size, and the trays.

use tabuleiro_game::{Arg, LookIndex, Message, Seat, Spot, SpotIndex, SpotKind, Words};

use super::tints::GLAZES;
use crate::scene::Scene;
use crate::theme::{self, Tint};

/// A size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ring {
    Large,
    Medium,
    Small,
}

impl Ring {
    /// The size that a spot is for: the last letter of its name.
    pub(super) fn of(spot: &Spot) -> Option<Ring> {
        match spot.id.chars().next_back()? {
            'L' => Some(Ring::Large),
            'M' => Some(Ring::Medium),
            'S' => Some(Ring::Small),
            _ => None,
        }
    }
}

/// A piece as it is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub(super) glaze: Tint,
    /// The letter of its colour in the language of the screen.
    pub(super) letter: char,
    /// How many notches tell its colour.
    pub(super) notches: u8,
}

/// Where one piece can stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) spot: SpotIndex,
    pub(super) ring: Ring,
    /// What stands there.
    pub(super) piece: Option<Piece>,
    /// What would stand there after the move that is looked at.
    pub(super) coming: Option<Piece>,
}

/// A cell, counted from the left and from the top.
#[derive(Debug)]
pub(super) struct Cell {
    pub(super) column: i32,
    pub(super) row: i32,
    pub(super) places: Vec<Place>,
}

impl Cell {
    pub(super) fn has(&self, spot: SpotIndex) -> bool {
        self.places.iter().any(|place| place.spot == spot)
    }
}

/// All cells of the board.
pub(super) fn cells(scene: &Scene<'_>) -> Vec<Cell> {
    let of = |group: SpotIndex| -> Vec<Place> {
        let inside = scene
            .board
            .numbered()
            .filter(|(_, spot)| spot.group == Some(group) && spot.kind == SpotKind::Place);
        inside.filter_map(|(index, spot)| Some(place(scene, index, Ring::of(spot)?))).collect()
    };
    let groups = scene.board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Group);
    let found: Vec<(&Spot, Vec<Place>)> =
        groups.map(|(index, spot)| (spot, of(index))).filter(|(_, places)| !places.is_empty()).collect();
    let (columns, rows) =
        (ranks(found.iter().map(|(spot, _)| spot.at.x)), ranks(found.iter().map(|(spot, _)| spot.at.y)));
    let cell = |(spot, places): (&Spot, Vec<Place>)| Cell {
        column: rank(&columns, spot.at.x),
        row: rank(&rows, spot.at.y),
        places,
    };
    found.into_iter().map(cell).collect()
}

/// The letters and numbers beside the cells: those of the columns, and those of the rows.
pub(super) fn coordinates<'s>(scene: &Scene<'s>) -> (Vec<&'s str>, Vec<&'s str>) {
    let sorted = |is_letter: bool| {
        let mut some: Vec<_> = scene.board.coordinates.iter().collect();
        some.retain(|one| one.text.chars().all(char::is_alphabetic) == is_letter);
        some.sort_by_key(|one| if is_letter { one.at.x } else { one.at.y });
        some.into_iter().map(|one| one.text.as_str()).collect()
    };
    (sorted(true), sorted(false))
}

fn ranks(at: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut all: Vec<i32> = at.collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn rank(ranks: &[i32], at: i32) -> i32 {
    ranks.iter().take_while(|one| **one < at).count() as i32
}

fn place(scene: &Scene<'_>, spot: SpotIndex, ring: Ring) -> Place {
    let piece = scene.token(spot).and_then(|token| piece(scene, token.look));
    let coming = scene.coming(spot).and_then(|token| self::piece(scene, token.look));
    Place { spot, ring, piece, coming }
}

/// A look as it is drawn.
pub(super) fn piece(scene: &Scene<'_>, look: LookIndex) -> Option<Piece> {
    let look = scene.board.look(look)?;
    let paint = scene.board.paints.get(usize::from(look.paint))?;
    let number = GLAZES.iter().position(|(name, _)| *name == paint.name);
    let glaze = number.map_or(theme::INK, |number| GLAZES[number].1);
    let letter = letter(scene, look.name.words(), look.glyph);
    Some(Piece { glaze, letter, notches: number.map_or(0, |number| number as u8 + 1) })
}

/// The letter that stands for something in the language of the screen, which is not the one of moves in every language.
fn letter(scene: &Scene<'_>, words: &'static Words, glyph: char) -> char {
    let key = format!("{}-letter-{}", words.name, glyph.to_ascii_lowercase());
    scene.speaker.find(words, &key).and_then(|said| said.chars().next()).unwrap_or(glyph)
}

/// What one colour still has.
#[derive(Debug)]
pub(super) struct Tray<'s> {
    pub(super) spot: SpotIndex,
    pub(super) seat: Seat,
    /// The colour as somebody who plays.
    pub(super) name: Option<&'s Arg>,
    pub(super) piece: Option<Piece>,
    /// Each size: its spot, its letter, how many are left.
    pub(super) sizes: Vec<(SpotIndex, char, u32)>,
}

/// All trays, in the order in which their colours act.
pub(super) fn trays<'s>(scene: &Scene<'s>) -> Vec<Tray<'s>> {
    let groups = scene.board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Group);
    groups.filter_map(|(index, spot)| tray(scene, index, spot)).collect()
}

fn tray<'s>(scene: &Scene<'s>, group: SpotIndex, spot: &'s Spot) -> Option<Tray<'s>> {
    let inside = || scene.board.numbered().filter(move |(_, spot)| spot.group == Some(group));
    let seat = inside().find_map(|(_, spot)| match spot.kind {
        SpotKind::Hand(seat) => Some(seat),
        _ => None,
    })?;
    let size = |(index, part): (SpotIndex, &Spot)| {
        let glyph = part.id.chars().next_back()?;
        Some((index, letter(scene, spot.label.words(), glyph), scene.view.count(index)))
    };
    // A piece that has been used up keeps its place there, so that every tray tells its colour.
    let look = inside().find_map(|(index, _)| scene.view.on(index).next()).map(|token| token.look);
    let piece = look.and_then(|look| piece(scene, look));
    Some(Tray {
        spot: group,
        seat,
        name: arg(&spot.label, "colour"),
        piece,
        sizes: inside().filter_map(size).collect(),
    })
}

/// What is filled into a message under that name.
pub(super) fn arg<'m>(message: &'m Message, name: &str) -> Option<&'m Arg> {
    message.args().iter().find(|(given, _)| *given == name).map(|(_, value)| value)
}

/// The number of the tray whose colour is to act: the question names it.
pub(super) fn to_act(scene: &Scene<'_>, trays: &[Tray<'_>]) -> Option<usize> {
    let asked = arg(scene.view.question.as_ref()?, "colour")?;
    trays.iter().position(|tray| tray.name == Some(asked))
}

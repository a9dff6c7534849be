//! What a sowing brings to each house and store, and takes from it.

use tabuleiro_game::{Change, Seat, SpotIndex, SpotKind, Step};

use crate::scene::Scene;

/// What some steps do to each spot.
pub(crate) struct Sowing<'s> {
    scene: &'s Scene<'s>,
    steps: &'s [Step],
}

impl<'s> Sowing<'s> {
    /// What those steps do.
    pub(crate) fn new(scene: &'s Scene<'s>, steps: &'s [Step]) -> Sowing<'s> {
        Sowing { scene, steps }
    }

    /// What the step does that is being shown, or else the move that is looked at.
    pub(crate) fn shown(scene: &'s Scene<'s>) -> Sowing<'s> {
        let preview = scene.preview.map(|preview| preview.steps.as_slice());
        Sowing::new(scene, scene.step.map(std::slice::from_ref).or(preview).unwrap_or_default())
    }

    /// How many seeds go from where to where, in order.
    fn shifts(&self) -> impl Iterator<Item = (SpotIndex, SpotIndex, u32)> {
        self.steps.iter().flat_map(|step| &step.changes).filter_map(|change| match *change {
            Change::Shift { count, from, to, .. } => Some((from, to, u32::from(count))),
            Change::Become { .. } => None,
        })
    }

    /// The house whose seeds are sown.
    pub(crate) fn source(&self) -> Option<SpotIndex> {
        self.shifts().find(|(_, to, _)| !self.scene.is_store(*to)).map(|(from, _, _)| from)
    }

    /// How many seeds come to a house or store.
    pub(crate) fn gained(&self, spot: SpotIndex) -> u32 {
        self.shifts().filter(|(_, to, _)| *to == spot).map(|(_, _, count)| count).sum()
    }

    /// How many seeds are captured from a house.
    pub(crate) fn taken(&self, spot: SpotIndex) -> u32 {
        let captures = self.shifts().filter(|(from, to, _)| *from == spot && self.scene.is_store(*to));
        captures.map(|(_, _, count)| count).sum()
    }
}

/// The store of a seat.
pub(crate) fn store(scene: &Scene<'_>, seat: Seat) -> Option<SpotIndex> {
    scene.board.numbered().find(|(_, spot)| spot.kind == SpotKind::Store(seat)).map(|(index, _)| index)
}

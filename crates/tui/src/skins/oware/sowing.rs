//! What a sowing does to each house and store, and how it is told.

use tabuleiro_game::{Arg, Change, Message, Seat, SpotIndex, SpotKind, Step};

use super::say;
use crate::scene::Scene;

/// Steps that move nothing, and yet are worth a word: nothing is captured after all, somebody is passed over.
const TOLD: [&str; 2] = ["oware-step-slam", "oware-step-pass"];

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

    fn is_store(&self, spot: SpotIndex) -> bool {
        self.scene.spot(spot).is_some_and(|spot| matches!(spot.kind, SpotKind::Store(_)))
    }

    /// The house whose seeds are sown.
    pub(crate) fn source(&self) -> Option<SpotIndex> {
        self.shifts().find(|(_, to, _)| !self.is_store(*to)).map(|(from, _, _)| from)
    }

    /// How many seeds come to a house or store.
    pub(crate) fn gained(&self, spot: SpotIndex) -> u32 {
        self.shifts().filter(|(_, to, _)| *to == spot).map(|(_, _, count)| count).sum()
    }

    /// How many seeds are captured from a house.
    pub(crate) fn taken(&self, spot: SpotIndex) -> u32 {
        let captures = self.shifts().filter(|(from, to, _)| *from == spot && self.is_store(*to));
        captures.map(|(_, _, count)| count).sum()
    }

    /// What is captured, from where, and what the score is then; or why nothing is.
    pub(crate) fn remark(&self) -> Option<Message> {
        let captures: Vec<(SpotIndex, SpotIndex, u32)> =
            self.shifts().filter(|(_, to, _)| self.is_store(*to)).collect();
        let Some(&(_, store, _)) = captures.first() else {
            return self.steps.iter().map(|step| &step.say).find(|said| TOLD.contains(&said.key())).cloned();
        };
        let part = |(from, _, count): &(SpotIndex, SpotIndex, u32)| {
            let house = self.scene.spot(*from).map(|spot| spot.id.clone()).unwrap_or_default();
            say("tui-oware-from").with("count", *count).with("house", house)
        };
        let what = listed(captures.iter().map(part).collect())?;
        Some(self.told(store, what))
    }

    fn told(&self, store: SpotIndex, what: Message) -> Message {
        let own = self.held(store);
        let rivals = self
            .scene
            .board
            .numbered()
            .map(|(spot, _)| spot)
            .filter(|spot| self.is_store(*spot) && *spot != store);
        let other = rivals.map(|spot| self.held(spot)).max().unwrap_or_default();
        let is_you = self.scene.spot(store).is_some_and(|spot| spot.kind == SpotKind::Store(self.scene.near));
        let key = match (is_you, own.cmp(&other)) {
            (true, std::cmp::Ordering::Greater) => "tui-oware-you-lead",
            (true, std::cmp::Ordering::Equal) => "tui-oware-you-level",
            (true, std::cmp::Ordering::Less) => "tui-oware-you-trail",
            (false, std::cmp::Ordering::Greater) => "tui-oware-they-lead",
            (false, std::cmp::Ordering::Equal) => "tui-oware-they-level",
            (false, std::cmp::Ordering::Less) => "tui-oware-they-trail",
        };
        let told = say(key).with("what", what).with("own", own).with("other", other);
        if is_you { told } else { told.with("who", self.captor()) }
    }

    /// What a store holds afterwards.
    fn held(&self, store: SpotIndex) -> u32 {
        self.scene.view.count(store) + self.gained(store)
    }

    /// Whoever captures, as the steps name them.
    fn captor(&self) -> Arg {
        let who = |step: &Step| {
            let value = step.say.args().iter().find(|(name, _)| *name == "who")?;
            Some(match &value.1 {
                Arg::Say(name) => Arg::Say(name.with_article()),
                other => other.clone(),
            })
        };
        self.steps.iter().find_map(who).unwrap_or_else(|| Arg::Text(String::new()))
    }
}

/// “2 from e, 3 from d and 2 from c”.
fn listed(mut parts: Vec<Message>) -> Option<Message> {
    let last = parts.pop()?;
    let both = |key: &'static str, one: Message, two: Message| say(key).with("one", one).with("two", two);
    let before = parts.into_iter().reduce(|one, two| both("tui-oware-comma", one, two));
    Some(before.map_or(last.clone(), |before| both("tui-oware-and", before, last)))
}

/// The store of a seat.
pub(crate) fn store(scene: &Scene<'_>, seat: Seat) -> Option<SpotIndex> {
    scene.board.numbered().find(|(_, spot)| spot.kind == SpotKind::Store(seat)).map(|(index, _)| index)
}

//! What stands where in the tea house, read from a scene: spots by their names, things by their shapes.

use tabuleiro_game::{Arg, Message, Motion, Seat, SpotIndex, SpotKind, Token};

use crate::scene::{Scene, SpotValue};

/// The names of tables and of the seats of each, row by row.
pub(super) const COMPASS: [&str; 9] = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];

/// Whose tea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tea {
    Black,
    Green,
}

impl Tea {
    pub(super) const ALL: [Tea; 2] = [Tea::Black, Tea::Green];

    pub(super) fn of(seat: Seat) -> Tea {
        if seat == Seat::FIRST { Tea::Black } else { Tea::Green }
    }

    pub(super) fn seat(self) -> Seat {
        match self {
            Tea::Black => Seat::FIRST,
            Tea::Green => Seat::SECOND,
        }
    }

    fn of_shape(shape: &str) -> Option<Tea> {
        match shape {
            "cup-lid" => Some(Tea::Black),
            "cup" => Some(Tea::Green),
            _ => None,
        }
    }
}

/// What a marker does, how many cups it needs, and whether it has been used.
pub(super) struct Marker<'s> {
    /// Its shape without what all markers' shapes begin with: `turn`, `send-black`.
    pub(super) kind: &'s str,
    pub(super) name: Option<Message>,
    pub(super) needs: Option<i64>,
    pub(super) is_used: bool,
}

/// The tea house of a scene.
#[derive(Clone, Copy)]
pub(super) struct House<'s> {
    pub(super) scene: &'s Scene<'s>,
}

impl<'s> House<'s> {
    pub(super) fn id(self, spot: SpotIndex) -> &'s str {
        self.scene.spot(spot).map_or("", |spot| spot.id.as_str())
    }

    pub(super) fn find(self, id: &str) -> Option<SpotIndex> {
        self.scene.board.find(id)
    }

    pub(super) fn table_spot(self, table: usize) -> Option<SpotIndex> {
        self.find(COMPASS[table])
    }

    pub(super) fn chair_spot(self, table: usize, seat: usize) -> Option<SpotIndex> {
        self.find(&format!("{}/{}", COMPASS[table], COMPASS[seat]))
    }

    /// The table that a spot is, or is part of.
    pub(super) fn table_of(self, spot: SpotIndex) -> Option<usize> {
        let id = self.id(spot);
        number(id.split_once('/').map_or(id, |(table, _)| table))
    }

    /// Table and seat of a spot that is a seat.
    pub(super) fn chair_of(self, spot: SpotIndex) -> Option<(usize, usize)> {
        let (table, seat) = self.id(spot).split_once('/')?;
        Some((number(table)?, number(seat)?))
    }

    fn shape(self, token: Token) -> &'static str {
        self.scene.board.look(token.look).map_or("", |look| look.shape)
    }

    pub(super) fn cup(self, tokens: &[Token], spot: SpotIndex) -> Option<Tea> {
        let mut here = tokens.iter().filter(|token| token.spot == spot && token.count > 0);
        here.find_map(|token| Tea::of_shape(self.shape(*token)))
    }

    /// Where the waiter stands.
    pub(super) fn waiter(self, tokens: &[Token]) -> Option<SpotIndex> {
        tokens.iter().find(|token| token.count > 0 && self.shape(**token) == "waiter").map(|token| token.spot)
    }

    /// What would lie where after the move that is looked at; what lies there now if none is.
    pub(super) fn after(self) -> &'s [Token] {
        self.scene.preview.map_or(&self.scene.view.tokens, |preview| &preview.after.tokens)
    }

    /// How many cups of each tea stand at a table.
    pub(super) fn cups(self, tokens: &[Token], table: usize) -> [usize; 2] {
        let spots: Vec<SpotIndex> = (0..9).filter_map(|seat| self.chair_spot(table, seat)).collect();
        let count = |tea| spots.iter().filter(|spot| self.cup(tokens, **spot) == Some(tea)).count();
        Tea::ALL.map(count)
    }

    /// How many cups a player has yet to serve.
    pub(super) fn cups_left(self, tokens: &[Token], tea: Tea) -> u16 {
        let is_hand = |token: &&Token| {
            self.scene.spot(token.spot).is_some_and(|spot| spot.kind == SpotKind::Hand(tea.seat()))
        };
        tokens.iter().filter(is_hand).map(|token| token.count).sum()
    }

    /// The table whose cups are shown at the place of a table: another one while a swap is looked at.
    pub(super) fn shown_at(self, table: usize) -> usize {
        let swap = self.first_motion().and_then(|motion| match motion {
            Motion::Swap(one, other) => Some((self.table_of(one)?, self.table_of(other)?)),
            _ => None,
        });
        match swap {
            Some((one, other)) if one == table => other,
            Some((one, other)) if other == table => one,
            _ => table,
        }
    }

    fn first_motion(self) -> Option<Motion> {
        self.scene.preview?.steps.first().map(|step| step.motion)
    }

    /// Who has claimed what is shown at the place of a table.
    pub(super) fn claimed(self, table: usize) -> Option<Tea> {
        self.claimed_now(self.shown_at(table))
    }

    /// Who has claimed a table.
    pub(super) fn claimed_now(self, table: usize) -> Option<Tea> {
        self.scene.claimed(self.table_spot(table)?).map(Tea::of)
    }

    pub(super) fn marker(self, table: usize) -> Option<Marker<'s>> {
        let spot = self.find(&format!("marker:{}", COMPASS[table]))?;
        let look = self.scene.board.look(self.scene.token(spot)?.look)?;
        let args = look.name.args();
        let name =
            args.iter().find_map(|(_, arg)| if let Arg::Say(name) = arg { Some(name.clone()) } else { None });
        let needs =
            args.iter().find_map(|(_, arg)| if let Arg::Number(count) = arg { Some(*count) } else { None });
        let kind = look.shape.strip_prefix("marker-").unwrap_or(look.shape);
        Some(Marker { kind, name, needs, is_used: look.spent })
    }

    /// The table whose marker is being answered.
    pub(super) fn waiting(self) -> Option<usize> {
        let marker = self.asked(SpotKind::Marker)?;
        (0..COMPASS.len()).find(|table| self.find(&format!("marker:{}", COMPASS[*table])) == Some(marker))
    }

    /// What the question is about that somebody is answering, of a kind.
    fn asked(self, kind: SpotKind) -> Option<SpotIndex> {
        let mut asked = self.scene.asked().filter(|_| !self.scene.open.is_empty());
        asked.find(|spot| self.scene.spot(*spot).is_some_and(|spot| spot.kind == kind))
    }

    /// Whether a cup is being moved, or asked for.
    pub(super) fn is_carrying(self) -> bool {
        let is_cup = |spot: &SpotIndex| self.cup(&self.scene.view.tokens, *spot).is_some();
        self.scene.held.iter().any(is_cup) || self.open(SpotKind::Place).any(|spot| is_cup(&spot))
    }

    /// What can be touched of a kind.
    pub(super) fn open(self, kind: SpotKind) -> impl Iterator<Item = SpotIndex> + use<'s> {
        let scene = self.scene;
        let is_kind = move |index: &SpotIndex| scene.spot(*index).is_some_and(|spot| spot.kind == kind);
        scene.open.iter().copied().filter(is_kind)
    }

    /// The buttons that turn a table, with how many steps of 45° each.
    pub(super) fn turns(self) -> impl Iterator<Item = (SpotIndex, u16)> + use<'s> {
        let house = self;
        self.open(SpotKind::Button)
            .filter_map(move |spot| Some((spot, house.scene.spot(spot)?.naming.number?)))
    }

    /// The button that leaves a marker unused, if that is allowed now.
    pub(super) fn decline(self) -> Option<SpotIndex> {
        self.open(SpotKind::Button).find(|spot| self.id(*spot) == "decline")
    }

    /// The table that is to be turned.
    pub(super) fn turning(self) -> Option<usize> {
        self.table_of(self.asked(SpotKind::Group)?)
    }

    /// What the best move is worth that touches this spot next.
    pub(super) fn value(self, spot: SpotIndex) -> Option<&'s SpotValue> {
        let touches = |value: &SpotValue, spot: SpotIndex| value.spot == spot || value.from == Some(spot);
        let held = self.scene.held;
        let is_next = |value: &&SpotValue| {
            let ends_here = value.spot == spot
                || held.is_empty()
                || self.scene.spot(spot).is_some_and(|it| it.kind == SpotKind::Group);
            touches(value, spot) && ends_here && held.iter().all(|held| touches(value, *held))
        };
        let values = self.scene.values.iter().filter(|_| self.scene.is_open(spot));
        values.filter(is_next).max_by_key(|value| worth(value))
    }
}

/// The number of a table or seat by its name.
fn number(name: &str) -> Option<usize> {
    COMPASS.iter().position(|one| *one == name)
}

/// Orders values from the worst to the best.
fn worth(value: &SpotValue) -> i64 {
    use tabuleiro_search::Value;
    let Some(proven) = value.proven else { return value.score.map_or(i64::MIN, i64::from) };
    let plies = proven.plies.map_or(0, i64::from);
    match proven.value {
        Value::Win => 1_000_000_000 - plies,
        Value::Draw => 0,
        Value::Loss => plies - 1_000_000_000,
    }
}

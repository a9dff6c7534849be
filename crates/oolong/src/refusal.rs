//! Which rule says no, its sentence, and what it points at.

use std::fmt;

use tabuleiro_game::{Message, Pointer, Show, Speak, SpotIndex};

use crate::board::{chair_spot, marker_spot, table_spot};
use crate::{Chair, Compass, Marker, Move, Oolong, Pair, Phase, Tea, say};

/// The rule that refuses a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A marker is answered before the next cup is put down.
    MarkerFirst(Tea, Compass),
    /// Only a marker that waits can be answered.
    NoMarker(Tea),
    /// The marker that waits does something else.
    OtherMarker(Marker, Compass),
    /// A cup is put on an empty seat.
    Occupied(Chair),
    /// No cup is put where the waiter stands.
    WaiterStands(Chair),
    /// A cup is put at the waiter's table if there is room.
    WaiterElsewhere(Compass),
    /// There is no room for a cup at that table.
    NoRoom(Compass),
    /// Only one's own cups are moved.
    NoCup(Tea, Chair),
    /// The same, of a whole table.
    NoCupAt(Tea, Compass),
    /// Cups do not leave or come to a claimed table.
    Claimed(Compass),
    /// A cup is moved to another table.
    SameTable(Compass),
    /// The waiter is sent to another table than its own.
    WaiterThere(Compass),
    /// The report's rules: the waiter is not sent to the table just played on.
    JustPlayed(Compass),
    /// A table that is turned is turned by one step at least.
    NoTurn,
    /// Only unclaimed tables are swapped by this marker.
    SwapsUnclaimed(Compass),
    /// One claimed table is needed for a swap with this marker.
    BothUnclaimed(Pair),
    /// One unclaimed table is needed for a swap with this marker.
    BothClaimed(Pair),
    /// The report's rules: nothing may be declined.
    MustChoose,
}

impl Speak for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::Over => say("oolong-no-over"),
            Refusal::MarkerFirst(actor, table) => {
                at("oolong-no-marker-first", table).with("who", actor.name())
            }
            Refusal::NoMarker(placer) => say("oolong-no-marker").with("who", placer.name()),
            Refusal::OtherMarker(marker, table) => {
                at("oolong-no-other-marker", table).with("action", marker.action())
            }
            Refusal::Occupied(chair) => on("oolong-no-occupied", chair),
            Refusal::WaiterStands(chair) => on("oolong-no-waiter-stands", chair),
            Refusal::WaiterElsewhere(table) => at("oolong-no-waiter-elsewhere", table),
            Refusal::NoRoom(table) => at("oolong-no-room", table),
            Refusal::NoCup(tea, chair) => on("oolong-no-cup", chair).with("who", tea.name()),
            Refusal::NoCupAt(tea, table) => at("oolong-no-cup-at", table).with("who", tea.name()),
            Refusal::Claimed(table) => at("oolong-no-claimed", table),
            Refusal::SameTable(table) => at("oolong-no-same-table", table),
            Refusal::WaiterThere(table) => at("oolong-no-waiter-there", table),
            Refusal::JustPlayed(table) => at("oolong-no-just-played", table),
            Refusal::NoTurn => say("oolong-no-turn"),
            Refusal::SwapsUnclaimed(table) => at("oolong-no-swaps-unclaimed", table),
            Refusal::BothUnclaimed(pair) => both("oolong-no-both-unclaimed", pair),
            Refusal::BothClaimed(pair) => both("oolong-no-both-claimed", pair),
            Refusal::MustChoose => say("oolong-no-declining"),
        }
    }
}

fn at(key: &'static str, table: Compass) -> Message {
    say(key).with("table", table.short())
}

fn on(key: &'static str, chair: Chair) -> Message {
    say(key).with("seat", chair.short())
}

fn both(key: &'static str, pair: Pair) -> Message {
    let [one, other] = pair.tables();
    say(key).with("one", one.short()).with("other", other.short())
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}

/// What to point at when a rule refuses a move: where it was tried, and what stands against it.
pub(crate) fn point(at: &Oolong, mv: Move, refusal: Refusal) -> Pointer {
    let waiter = chair_spot(at.waiter());
    let about = about(at, mv, refusal);
    let because = match refusal {
        Refusal::Over => match at.phase() {
            Phase::Over(Some(winner)) => at.tables_of(winner).map(table_spot).collect(),
            _ => Vec::new(),
        },
        Refusal::MarkerFirst(_, table) | Refusal::OtherMarker(_, table) => vec![marker_spot(table)],
        Refusal::MustChoose => {
            at.waiting().map(|(waiting, _)| marker_spot(waiting.table)).into_iter().collect()
        }
        Refusal::WaiterElsewhere(_) | Refusal::WaiterThere(_) => vec![waiter],
        // The waiter has not left yet: the last cup stands where it came from.
        Refusal::JustPlayed(_) => vec![chair_spot(at.waiter().crossed())],
        Refusal::Claimed(table) => vec![table_spot(table)],
        Refusal::SameTable(_) => at.path(mv).first().copied().into_iter().collect(),
        Refusal::BothUnclaimed(pair) | Refusal::BothClaimed(pair) => vec![table_spot(pair.tables()[0])],
        Refusal::NoMarker(_)
        | Refusal::Occupied(_)
        | Refusal::WaiterStands(_)
        | Refusal::NoRoom(_)
        | Refusal::NoCup(..)
        | Refusal::NoCupAt(..)
        | Refusal::NoTurn
        | Refusal::SwapsUnclaimed(_) => Vec::new(),
    };
    Pointer { about: Some(about), because }
}

/// Where the move was tried: what the rule names if that was touched, else what was touched first.
fn about(at: &Oolong, mv: Move, refusal: Refusal) -> SpotIndex {
    let path = at.path(mv);
    match (refusal, mv) {
        (Refusal::Occupied(chair) | Refusal::WaiterStands(chair) | Refusal::NoCup(_, chair), _) => {
            chair_spot(chair)
        }
        (Refusal::Claimed(table), Move::Carry { from, to }) => {
            chair_spot(if from.table == table { from } else { to })
        }
        (
            Refusal::NoRoom(table)
            | Refusal::NoCupAt(_, table)
            | Refusal::Claimed(table)
            | Refusal::SwapsUnclaimed(table),
            _,
        ) => table_spot(table),
        (Refusal::SameTable(_) | Refusal::BothUnclaimed(_) | Refusal::BothClaimed(_), _) => {
            path[path.len() - 1]
        }
        _ => path[0],
    }
}

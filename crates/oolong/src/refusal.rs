//! Which rule says no, and its sentence.

use std::fmt;

use tabuleiro_game::{Message, Speak};

use crate::{Chair, Compass, Marker, Pair, Tea, say};

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
                at("oolong-no-other-marker", table).with("action", crate::show::action(marker))
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
    say(key).with("table", table.name())
}

fn on(key: &'static str, chair: Chair) -> Message {
    say(key).with("seat", chair.to_string())
}

fn both(key: &'static str, pair: Pair) -> Message {
    let [one, other] = pair.tables();
    say(key).with("one", one.name()).with("other", other.name())
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}

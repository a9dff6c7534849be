//! The traits of a position that a guess goes by.
//!
//! A trait is something like "a table where I have three cups and they have two, while I have claimed one table and they
//! none", where I am who puts down the next cup. Each has a number.

use crate::fast::{FULL, members};
use crate::prospect::{MOST_WELCOME, welcome};
use crate::{CLAIM, Compass, Marker, Oolong, Phase, Tea};

/// Who has what at a table: each up to four cups, or one has claimed it.
pub(crate) const STATES: usize = 27;
const MINE: usize = 25;
const THEIRS: usize = 26;
/// How many tables each has claimed, neither of them five.
pub(crate) const CLAIMS: usize = 25;
/// How many tens of cups have been put down.
pub(crate) const TIMES: usize = 8;
pub(crate) const MARKERS: usize = 7;
pub(crate) const WELCOMES: usize = MOST_WELCOME + 1;

/// Where the numbers of each kind begin: a table's state with the tables claimed, …
pub(crate) const TABLE: usize = 0;
/// … with how many empty seats lead there, …
pub(crate) const REACH: usize = TABLE + CLAIMS * STATES;
/// … with its marker if that is unused, …
pub(crate) const MARKER: usize = REACH + 10 * STATES;
/// … and with how many cups have been put down;
pub(crate) const TIME: usize = MARKER + MARKERS * STATES;
/// the state of the table where the next cup goes, or that it has no room, …
pub(crate) const HERE: usize = TIME + TIMES * STATES;
/// … how welcome the least welcome table is to which it can send them, …
pub(crate) const AFTER: usize = HERE + CLAIMS * (STATES + 1);
/// … or the marker that waits, and for whom;
const WAITING: usize = AFTER + CLAIMS * WELCOMES;
/// and how many cups have been put down, exactly.
pub(crate) const CUPS: usize = WAITING + CLAIMS * MARKERS * 2;

/// Traits are numbered below this.
pub const COUNT: usize = CUPS + 81;

/// Tells the number of every trait that a position has. Not for finished games.
#[inline]
pub fn each(at: &Oolong, mut tell: impl FnMut(usize)) {
    let me = at.placer();
    let (claims, time) = (claims(at, me), time(at));
    let ways = ways(at);
    for table in Compass::ALL {
        let state = state(at, me, table);
        tell(TABLE + claims * STATES + state);
        tell(TIME + time * STATES + state);
        tell(REACH + (ways >> (4 * table.index()) & 15) as usize * STATES + state);
        if !at.markers().is_used(table)
            && let Some(marker) = at.markers().at(table)
        {
            tell(MARKER + index(marker, me) * STATES + state);
        }
    }
    next(at, me, claims, &mut tell);
    tell(CUPS + usize::from(at.placed()));
}

/// The number of how many tables each has claimed.
#[inline]
pub(crate) fn claims(at: &Oolong, me: Tea) -> usize {
    usize::from(at.claims(me)) * 5 + usize::from(at.claims(me.other()))
}

/// How many tens of cups have been put down; the last one counts to those before.
#[inline]
pub(crate) fn time(at: &Oolong) -> usize {
    usize::from(at.placed() / 10).min(TIMES - 1)
}

/// The traits of what is to be done next.
#[inline]
pub(crate) fn next(at: &Oolong, me: Tea, claims: usize, tell: &mut impl FnMut(usize)) {
    if let Phase::Waiting(waiting) = at.phase() {
        let marker = at.markers().at(waiting.table).map_or(0, |marker| index(marker, me));
        let is_theirs = usize::from(waiting.actor != me);
        return tell(WAITING + (claims * MARKERS + marker) * 2 + is_theirs);
    }
    let here = at.empty_here();
    let state = if here == 0 { STATES } else { state(at, me, at.waiter().table) };
    let welcomes = members(here).map(|table| welcome(at, me.other(), table));
    tell(HERE + claims * (STATES + 1) + state);
    tell(AFTER + claims * WELCOMES + welcomes.min().unwrap_or(MOST_WELCOME));
}

#[inline]
fn state(at: &Oolong, me: Tea, table: Compass) -> usize {
    state_of(at.count(me, table), at.count(me.other(), table))
}

/// The state of a table where I have so many cups, and they.
pub(crate) const fn state_of(mine: u32, theirs: u32) -> usize {
    if mine >= CLAIM {
        MINE
    } else if theirs >= CLAIM {
        THEIRS
    } else {
        (mine * 5 + theirs) as usize
    }
}

pub(crate) const fn index(marker: Marker, me: Tea) -> usize {
    match marker {
        Marker::Carry(tea) => (tea as u8 != me as u8) as usize,
        Marker::Send(tea) => 2 + (tea as u8 != me as u8) as usize,
        Marker::Turn => 4,
        Marker::SwapUnclaimed => 5,
        Marker::SwapClaimed => 6,
    }
}

/// How many empty seats lead to each table, four bits each.
#[inline]
pub(crate) fn ways(at: &Oolong) -> u64 {
    Compass::ALL.into_iter().map(|table| SPREAD[usize::from(at.empty(table) & FULL)]).sum()
}

/// Every set of seats with four bits for each.
static SPREAD: [u64; 512] = {
    let mut spread = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut seat = 0;
        while seat < 9 {
            spread[set] |= (set as u64 >> seat & 1) << (4 * seat);
            seat += 1;
        }
        set += 1;
    }
    spread
};

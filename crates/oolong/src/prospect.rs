//! What a player can still hope for, from counts alone.

use crate::{CLAIM, Compass, Marker, Oolong, Phase, TABLES_TO_WIN, Tea};

/// Whether a player might have five tables within so many moves. False only if that is certain.
///
/// A table can be claimed if there is room for the cups that are missing, and every cup that is missing must come out
/// of the hand or, once, from another table. Tables that are swapped or turned keep what stands on them.
pub(crate) fn can_hope(at: &Oolong, tea: Tea, moves: u32) -> bool {
    let needed = usize::from(TABLES_TO_WIN.saturating_sub(at.claims(tea)));
    if needed == 0 {
        return true;
    }
    // The other player may carry a cup away and so make room.
    let room = u32::from(has_carry(at, tea.other()));
    let mut missing = [0usize; CLAIM as usize + 1];
    for table in Compass::ALL {
        let lacks = CLAIM.saturating_sub(at.count(tea, table));
        let is_open = lacks > 0 && at.count(tea.other(), table) < CLAIM;
        if is_open && lacks <= at.count_empty(table) + room {
            missing[lacks as usize] += 1;
        }
    }
    let mut left = needed;
    let mut cups = 0;
    for (lacks, tables) in missing.iter().enumerate() {
        let taken = left.min(*tables);
        cups += taken * lacks;
        left -= taken;
    }
    left == 0 && cups as u32 <= own_cups(at, tea, moves) + u32::from(has_carry(at, tea))
}

/// How many cups a player can put down within so many moves: they take turns.
fn own_cups(at: &Oolong, tea: Tea, moves: u32) -> u32 {
    let turns = if at.placer() == tea { moves.div_ceil(2) } else { moves / 2 };
    turns.min(u32::from(at.cups_left(tea)))
}

/// Whether a player may still get to carry a cup.
fn has_carry(at: &Oolong, tea: Tea) -> bool {
    let is_it = |table: Compass| at.markers().at(table) == Some(Marker::Carry(tea));
    let waits = |table: Compass| matches!(at.phase(), Phase::Waiting(waiting) if waiting.table == table);
    Compass::ALL.into_iter().any(|table| is_it(table) && (!at.markers().is_used(table) || waits(table)))
}

/// The most welcome table of all.
pub(crate) const MOST_WELCOME: usize = 6;

/// How welcome a table is to a player who is sent there: one that is claimed brings nothing, a full one
/// lets them go anywhere, otherwise the more cups the better.
#[inline]
pub(crate) fn welcome(at: &Oolong, tea: Tea, table: Compass) -> usize {
    welcome_of(at.count(tea, table), at.count(tea.other(), table))
}

/// The same of a table where the player has so many cups, and the other.
pub(crate) const fn welcome_of(own: u32, others: u32) -> usize {
    if own + others == 9 {
        MOST_WELCOME
    } else if own >= CLAIM || others >= CLAIM {
        0
    } else {
        1 + own as usize
    }
}

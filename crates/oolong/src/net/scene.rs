//! The tables as one player sees them, and the numbers of the rows that a position has.

use crate::fast::members;
use crate::{CLAIM, Compass, Markers, Oolong, Phase, Tea, traits};

/// Who has what at a table: each up to four cups, or one has claimed it and up to four seats are empty.
pub const STATES: usize = 35;
const MINE: usize = 25;
const THEIRS: usize = 30;
/// How many kinds of markers there are, for who looks at them.
pub(super) const MARKERS: usize = 7;

/// Where the numbers of each kind begin: a table's state with how many empty seats lead there, …
const WAYS: usize = 0;
/// … with its marker if that is unused;
const MARKER: usize = WAYS + 10 * STATES;
/// how many tables each has claimed, how many cups have been put down;
const CLAIMS: usize = MARKER + MARKERS * STATES;
const CUPS: usize = CLAIMS + 25;
/// the state of the table where the next cup goes, or that it has no room, …
const HERE: usize = CUPS + 81;
/// … with its marker, …
const HERE_MARKER: usize = HERE + STATES + 1;
/// … the states of the tables to which that cup can send them;
const EXIT: usize = HERE_MARKER + MARKERS * STATES;
/// the marker that waits, and for whom, …
const WAITING: usize = EXIT + STATES;
/// … the waiter's table meanwhile, and the ones to which its empty seats lead.
const MEANWHILE: usize = WAITING + 2 * MARKERS;
const MEANWHILE_EXIT: usize = MEANWHILE + STATES;

/// Rows are numbered below this.
pub const ROWS: usize = MEANWHILE_EXIT + STATES;

/// The tables as one player sees them.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub(super) me: Tea,
    /// The state of each table.
    pub(super) states: [u8; 9],
    /// The unused marker at each table, [`MARKERS`] if there is none.
    pub(super) markers: [u8; 9],
}

impl Scene {
    /// The tables as a player sees them.
    #[inline]
    pub fn of(at: &Oolong, me: Tea) -> Scene {
        let both = |table| at.count(me, table) << 4 | at.count(me.other(), table);
        let states = Compass::ALL.map(|table| STATE[both(table) as usize & 0xFF]);
        let markers = Compass::ALL.map(|table| CODE[me.index()][at.markers().bits(table) as usize & 15]);
        Scene { me, states, markers }
    }

    pub(super) fn state(&self, table: Compass) -> usize {
        usize::from(self.states[table.index()])
    }

    /// The marker at a table, if there is one unused.
    #[inline]
    pub(super) fn marker(&self, table: Compass) -> Option<usize> {
        Some(usize::from(self.markers[table.index()])).filter(|marker| *marker < MARKERS)
    }

    /// The row of a table to which so many empty seats lead; one empty seat less is [`STATES`] rows before.
    #[inline]
    pub(super) fn ways_row(&self, table: Compass, ways: u64) -> usize {
        WAYS + (ways >> (4 * table.index()) & 15) as usize * STATES + self.state(table)
    }

    /// Tells the rows that are about tables, and how far the game is.
    #[inline]
    pub(super) fn each_table(&self, at: &Oolong, ways: u64, mut tell: impl FnMut(usize)) {
        for table in Compass::ALL {
            tell(self.ways_row(table, ways));
            if let Some(marker) = self.marker(table) {
                tell(MARKER + marker * STATES + self.state(table));
            }
        }
        tell(CLAIMS + traits::claims(at, self.me));
        tell(CUPS + usize::from(at.placed()));
    }

    /// Tells the rows that are about what is to be done next. Not for finished games.
    #[inline]
    pub(super) fn each_next(&self, at: &Oolong, mut tell: impl FnMut(usize)) {
        let (here, exits) = (at.waiter().table, at.empty_here());
        let exit = match at.phase() {
            Phase::Waiting(waiting) => {
                let marker =
                    at.markers().at(waiting.table).map_or(0, |marker| traits::index(marker, self.me));
                tell(WAITING + marker * 2 + usize::from(waiting.actor != self.me));
                tell(MEANWHILE + self.state(here));
                MEANWHILE_EXIT
            }
            Phase::Placing | Phase::Over(_) => {
                tell(HERE + if exits == 0 { STATES } else { self.state(here) });
                if let Some(marker) = self.marker(here).filter(|_| exits != 0) {
                    tell(HERE_MARKER + marker * STATES + self.state(here));
                }
                EXIT
            }
        };
        members(exits).for_each(|table| tell(exit + self.state(table)));
    }
}

/// Tells the number of every row that a position has, for who puts down the next cup. Not for finished games.
pub fn each(at: &Oolong, mut tell: impl FnMut(usize)) {
    let scene = Scene::of(at, at.placer());
    scene.each_table(at, traits::ways(at), &mut tell);
    scene.each_next(at, &mut tell);
}

/// The state of a table by my cups (four bits) and theirs.
static STATE: [u8; 256] = {
    let mut states = [0; 256];
    let mut both = 0;
    while both < 256 {
        let (mine, theirs) = (both as u32 >> 4, both as u32 & 15);
        if mine + theirs <= 9 {
            let empty = (9 - mine - theirs) as usize;
            states[both] = if mine >= CLAIM {
                MINE + empty
            } else if theirs >= CLAIM {
                THEIRS + empty
            } else {
                (mine * 5 + theirs) as usize
            } as u8;
        }
        both += 1;
    }
    states
};

/// What a table's four bits are to a player: the marker there if it is unused.
static CODE: [[u8; 16]; 2] = {
    let mut codes = [[MARKERS as u8; 16]; 2];
    let mut bits = 0;
    while bits < MARKERS {
        if let Some(marker) = Markers::unused(bits) {
            codes[0][bits] = traits::index(marker, Tea::Black) as u8;
            codes[1][bits] = traits::index(marker, Tea::Green) as u8;
        }
        bits += 1;
    }
    codes
};

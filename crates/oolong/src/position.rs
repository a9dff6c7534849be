//! The position: cups, waiter, markers, and what is to be done next.

mod playout;

use tabuleiro_game::Rules;

use crate::fast::{Cups, FULL};
use crate::{Chair, Compass, Marker, Markers, OolongOptions, Pair, Phase, Steps, Tea, Waiting};

/// A position of Oolong.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_oolong::{Oolong, Tea};
/// let mut at = Oolong::start("markers=UCRR-JKGB".parse()?);
/// at.play("c/ne".parse()?)?;
/// assert_eq!(at.placer(), Tea::Green);
/// assert_eq!(at.waiter().to_string(), "ne/c");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Oolong {
    /// For each tea and table, where cups stand.
    cups: [[Cups; 9]; 2],
    markers: Markers,
    waiter: Chair,
    /// How many tables each has claimed: follows from `cups`, and is kept because every move asks.
    claims: [u8; 2],
    /// How many cups have been put down; whose turn it is to put the next follows.
    placed: u8,
    phase: Phase,
    rules: Rules,
}

/// How many cups each player has.
pub const CUPS: u8 = 40;
/// So many cups claim a table.
pub const CLAIM: u32 = 5;
/// So many tables win.
pub const TABLES_TO_WIN: u8 = 5;

/// What a position is made of; the rest follows.
pub(crate) struct Parts {
    pub(crate) cups: [[Cups; 9]; 2],
    pub(crate) markers: Markers,
    pub(crate) waiter: Chair,
    pub(crate) waiting: Option<Waiting>,
    pub(crate) rules: Rules,
}

impl Oolong {
    /// Puts a position together. Whether it is possible is for the caller to ask.
    pub(crate) fn build(parts: &Parts) -> Oolong {
        let claims = parts.cups.map(|cups| cups.iter().map(|cups| u8::from(cups.count() >= CLAIM)).sum());
        let placed = parts.cups.iter().flatten().map(|cups| cups.count() as u8).sum();
        let mut position = Oolong {
            cups: parts.cups,
            markers: parts.markers,
            waiter: parts.waiter,
            claims,
            placed,
            phase: Phase::Placing,
            rules: parts.rules,
        };
        position.phase = match Tea::ALL.into_iter().find(|tea| position.has_won(*tea)) {
            Some(winner) => Phase::Over(Some(winner)),
            None => position.phase_after(parts.waiting),
        };
        position
    }

    /// The first position.
    pub(crate) fn fresh(options: OolongOptions) -> Oolong {
        Oolong::build(&Parts {
            cups: [[Cups::default(); 9]; 2],
            markers: options.markers(),
            waiter: Chair::new(Compass::C, Compass::C),
            waiting: None,
            rules: options.rules(),
        })
    }

    /// What is to be done next.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Which rules are played.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Where the waiter stands.
    #[inline]
    pub const fn waiter(&self) -> Chair {
        self.waiter
    }

    /// How the markers lie, and which are used up.
    pub const fn markers(&self) -> Markers {
        self.markers
    }

    /// Who puts down the next cup, whether or not a marker has to be answered before.
    #[inline]
    pub const fn placer(&self) -> Tea {
        if self.placed.is_multiple_of(2) { Tea::Black } else { Tea::Green }
    }

    /// How many cups have been put down by both together.
    #[inline]
    pub const fn placed(&self) -> u8 {
        self.placed
    }

    /// How many cups a player still has to put down.
    pub const fn cups_left(&self, tea: Tea) -> u8 {
        CUPS - (self.placed + 1 - tea as u8) / 2
    }

    /// Whose cup stands on a seat.
    pub fn cup(&self, chair: Chair) -> Option<Tea> {
        Tea::ALL.into_iter().find(|tea| self.seats(*tea, chair.table) & chair.seat.bit() != 0)
    }

    /// How many cups of a tea stand at a table.
    #[inline]
    pub const fn count(&self, tea: Tea, table: Compass) -> u32 {
        self.cups[tea as usize][table as usize].count()
    }

    /// Who has claimed a table.
    pub fn claimed(&self, table: Compass) -> Option<Tea> {
        Tea::ALL.into_iter().find(|tea| self.count(*tea, table) >= CLAIM)
    }

    /// How many tables a player has claimed.
    pub const fn claims(&self, tea: Tea) -> u8 {
        self.claims[tea as usize]
    }

    /// The marker that waits, with what it does.
    pub fn waiting(&self) -> Option<(Waiting, Marker)> {
        match self.phase {
            Phase::Waiting(waiting) => Some((waiting, self.markers.at(waiting.table)?)),
            Phase::Placing | Phase::Over(_) => None,
        }
    }

    /// The table that a marker takes as the waiter's. In the report's rules markers are answered before the waiter has
    /// left the table just played on, whose name is that of the seat to which it goes.
    pub const fn here(&self) -> Compass {
        match self.rules {
            Rules::Book => self.waiter.table,
            Rules::Report => self.waiter.seat,
        }
    }

    /// The seats with a cup of that tea at a table.
    #[inline]
    pub(crate) const fn seats(&self, tea: Tea, table: Compass) -> u16 {
        self.cups[tea as usize][table as usize].seats()
    }

    /// The seats without a cup at a table.
    #[inline]
    pub(crate) const fn empty(&self, table: Compass) -> u16 {
        FULL & !(self.seats(Tea::Black, table) | self.seats(Tea::Green, table))
    }

    /// How many those are.
    #[inline]
    pub(crate) const fn count_empty(&self, table: Compass) -> u32 {
        9 - self.count(Tea::Black, table) - self.count(Tea::Green, table)
    }

    /// The seats of the waiter's table on which a cup may be put.
    #[inline]
    pub(crate) const fn empty_here(&self) -> u16 {
        self.empty(self.waiter.table) & !self.waiter.seat.bit()
    }

    /// How many those are.
    #[inline]
    pub(crate) const fn count_empty_here(&self) -> u32 {
        let under_waiter = self.empty(self.waiter.table) >> self.waiter.seat as u16 & 1;
        self.count_empty(self.waiter.table) - under_waiter as u32
    }

    /// The tables nobody has claimed. Such a table has an empty seat: it holds no more than twice four cups.
    #[inline]
    pub(crate) fn unclaimed(&self) -> u16 {
        let bit = |table: Compass| {
            let is_claimed = self.count(Tea::Black, table) >= CLAIM || self.count(Tea::Green, table) >= CLAIM;
            if is_claimed { 0 } else { table.bit() }
        };
        Compass::ALL.into_iter().map(bit).sum()
    }

    #[inline]
    pub(crate) const fn has_won(&self, tea: Tea) -> bool {
        self.claims[tea as usize] >= TABLES_TO_WIN
    }
}

/// The ways in which a position changes. Legality is not asked here.
impl Oolong {
    /// What is to be done next if nobody has won.
    #[inline]
    const fn phase_after(&self, waiting: Option<Waiting>) -> Phase {
        match waiting {
            Some(waiting) => Phase::Waiting(waiting),
            None if self.placed == 2 * CUPS => Phase::Over(None),
            None => Phase::Placing,
        }
    }

    /// Goes on with the marker that now waits, if any.
    #[inline]
    pub(crate) fn go_on(&mut self, waiting: Option<Waiting>) {
        self.phase = self.phase_after(waiting);
    }

    /// Ends the game.
    pub(crate) fn win(&mut self, tea: Tea) {
        self.phase = Phase::Over(Some(tea));
    }

    /// A cup out of the hand of whose turn it is: the waiter walks.
    #[inline]
    pub(crate) fn serve(&mut self, chair: Chair) -> u32 {
        let tea = self.placer();
        self.placed += 1;
        self.waiter = chair.crossed();
        self.put(tea, chair)
    }

    /// Puts a cup on an empty seat; how many of that tea now stand at the table.
    #[inline]
    pub(crate) fn put(&mut self, tea: Tea, chair: Chair) -> u32 {
        let cups = &mut self.cups[tea.index()][chair.table.index()];
        cups.put(chair.seat);
        let count = cups.count();
        self.claims[tea.index()] += u8::from(count == CLAIM);
        count
    }

    /// Takes a cup from an unclaimed table.
    pub(crate) fn lift(&mut self, tea: Tea, chair: Chair) {
        self.cups[tea.index()][chair.table.index()].lift(chair.seat);
    }

    /// The marker at that table is used up.
    pub(crate) fn use_up(&mut self, table: Compass) {
        self.markers.use_up(table);
    }

    /// The waiter goes to the same seat of that table.
    pub(crate) fn send(&mut self, table: Compass) {
        self.waiter.table = table;
    }

    /// A table is turned, the waiter with it if it stands there.
    pub(crate) fn turn_table(&mut self, table: Compass, steps: Steps) {
        for cups in &mut self.cups {
            cups[table.index()] = cups[table.index()].turned(steps);
        }
        if self.waiter.table == table {
            self.waiter.seat = self.waiter.seat.turned(steps);
        }
    }

    /// What stands on two tables changes places, the waiter with it.
    pub(crate) fn swap(&mut self, pair: Pair) {
        let [one, other] = pair.tables();
        for cups in &mut self.cups {
            cups.swap(one.index(), other.index());
        }
        self.waiter.table = match self.waiter.table {
            table if table == one => other,
            table if table == other => one,
            table => table,
        };
    }

    /// The position seen through a symmetry of the compass, given for names and for the cups of a table.
    pub(crate) fn seen(&self, to: impl Fn(Compass) -> Compass, cups: impl Fn(Cups) -> Cups) -> Oolong {
        let mut image = *self;
        for (mine, its) in self.cups.iter().zip(&mut image.cups) {
            for table in Compass::ALL {
                its[to(table).index()] = cups(mine[table.index()]);
            }
        }
        image.waiter = Chair::new(to(self.waiter.table), to(self.waiter.seat));
        image.markers = self.markers.moved(&to);
        if let Phase::Waiting(Waiting { actor, table }) = self.phase {
            image.phase = Phase::Waiting(Waiting { actor, table: to(table) });
        }
        image
    }
}

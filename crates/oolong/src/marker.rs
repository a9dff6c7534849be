//! The eight markers: what each does, and how they lie on the board.

use std::fmt;

use tabuleiro_game::{Message, Rng, TextError, chance};

use crate::fast::ONE;
use crate::{Compass, Tea, say, wrong};

/// What a marker does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Marker {
    /// `B`, `G`: that player moves a cup of their own to another table.
    Carry(Tea),
    /// `K`, `J`: that player sends the waiter to another table.
    Send(Tea),
    /// `R`: a table is turned.
    Turn,
    /// `U`: two unclaimed tables are swapped.
    SwapUnclaimed,
    /// `C`: a claimed and an unclaimed table are swapped.
    SwapClaimed,
}

impl Marker {
    /// The seven different ones.
    pub const ALL: [Marker; 7] = [
        Marker::Carry(Tea::Black),
        Marker::Carry(Tea::Green),
        Marker::Send(Tea::Black),
        Marker::Send(Tea::Green),
        Marker::Turn,
        Marker::SwapUnclaimed,
        Marker::SwapClaimed,
    ];

    /// How many cups of one tea a table needs for its marker to be triggered.
    pub const fn needs(self) -> u32 {
        match self {
            Marker::Carry(_) => 3,
            Marker::Turn | Marker::SwapUnclaimed => 4,
            Marker::Send(_) | Marker::SwapClaimed => 5,
        }
    }

    /// Whose marker it is; `None` if it is for whoever triggers it.
    pub const fn owner(self) -> Option<Tea> {
        match self {
            Marker::Carry(tea) | Marker::Send(tea) => Some(tea),
            Marker::Turn | Marker::SwapUnclaimed | Marker::SwapClaimed => None,
        }
    }

    /// The letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Marker::Carry(Tea::Black) => 'B',
            Marker::Carry(Tea::Green) => 'G',
            Marker::Send(Tea::Black) => 'K',
            Marker::Send(Tea::Green) => 'J',
            Marker::Turn => 'R',
            Marker::SwapUnclaimed => 'U',
            Marker::SwapClaimed => 'C',
        }
    }

    /// The marker of a capital letter.
    pub fn read(letter: char) -> Option<Marker> {
        Marker::ALL.into_iter().find(|marker| marker.letter() == letter)
    }

    /// What it is called.
    pub fn name(self) -> Message {
        say(match self {
            Marker::Carry(Tea::Black) => "oolong-marker-carry-black",
            Marker::Carry(Tea::Green) => "oolong-marker-carry-green",
            Marker::Send(Tea::Black) => "oolong-marker-send-black",
            Marker::Send(Tea::Green) => "oolong-marker-send-green",
            Marker::Turn => "oolong-marker-turn",
            Marker::SwapUnclaimed => "oolong-marker-swap-unclaimed",
            Marker::SwapClaimed => "oolong-marker-swap-claimed",
        })
    }

    /// What can be done with it, to be read after a colon.
    pub fn action(self) -> Message {
        match self {
            Marker::Carry(tea) => say("oolong-action-carry").with("who", tea.name()),
            Marker::Send(tea) => say("oolong-action-send").with("who", tea.name()),
            Marker::Turn => say("oolong-action-turn"),
            Marker::SwapUnclaimed => say("oolong-action-swap-unclaimed"),
            Marker::SwapClaimed => say("oolong-action-swap-claimed"),
        }
    }

    /// Its place among the seven different ones.
    pub(crate) const fn index(self) -> usize {
        self.code() as usize
    }

    const fn code(self) -> u32 {
        match self {
            Marker::Carry(tea) => tea as u32,
            Marker::Send(tea) => 2 + tea as u32,
            Marker::Turn => 4,
            Marker::SwapUnclaimed => 5,
            Marker::SwapClaimed => 6,
        }
    }
}

/// The markers as they lie on the board, one at each table but the centre, and which of them are used up.
///
/// Four bits for each table: three for the marker, one that says that it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Markers(u32);

/// The place of each table's four bits. The centre's lie beyond the 32, where nothing is ever unused.
const PLACE: [u32; 9] = [0, 4, 8, 12, 32, 16, 20, 24, 28];
const USED: u32 = 8;
const ALL_USED: u32 = 0x8888_8888;

/// How many cups trigger what four bits stand for: more than there can be if it is used.
const NEEDS: [u32; 16] = {
    let mut needs = [u32::MAX; 16];
    let mut code = 0;
    while code < Marker::ALL.len() {
        needs[code] = Marker::ALL[code].needs();
        code += 1;
    }
    needs
};

/// The least bits of [`Cups`](crate::fast::Cups) that trigger what four bits stand for, with the marker's code in the lowest
/// three. The code disturbs nothing: the seats of three cups and more are a greater number. None trigger what is used.
static THRESHOLD: [u16; 16] = {
    let mut thresholds = [u16::MAX; 16];
    let mut code = 0;
    while code < Marker::ALL.len() {
        thresholds[code] = (ONE * NEEDS[code] as u16) | code as u16;
        code += 1;
    }
    thresholds
};

/// The outer tables in the order of the board.
const OUTER: [Compass; 8] = {
    use Compass::{E, N, Ne, Nw, S, Se, Sw, W};
    [Nw, N, Ne, W, E, Sw, S, Se]
};

impl Default for Markers {
    /// `BGKJ-RRUC`.
    fn default() -> Markers {
        let [b, g, k, j, r, u, c] = Marker::ALL;
        Markers::laid([b, g, k, j, r, r, u, c])
    }
}

impl Markers {
    /// The markers laid out, none used, at the outer tables in the order of the board.
    fn laid(markers: [Marker; 8]) -> Markers {
        Markers::of_codes(markers.map(Marker::code))
    }

    fn of_codes(codes: [u32; 8]) -> Markers {
        Markers(codes.iter().rev().fold(0, |bits, code| bits << 4 | code))
    }

    /// The same markers in random order, none used; all orders are alike.
    pub fn shuffled(self, rng: &mut impl Rng) -> Markers {
        let mut codes = OUTER.map(|table| self.bits(table) & 7);
        chance::shuffle(rng, &mut codes);
        Markers::of_codes(codes)
    }

    /// The same markers, none used.
    pub const fn fresh(self) -> Markers {
        Markers(self.0 & !ALL_USED)
    }

    /// The marker at a table, used or not; none at the centre.
    pub fn at(self, table: Compass) -> Option<Marker> {
        (table != Compass::C).then(|| Marker::ALL[(self.bits(table) & 7) as usize])
    }

    /// Whether the marker at a table has been used up. The centre counts as used.
    #[inline]
    pub fn is_used(self, table: Compass) -> bool {
        self.bits(table) & USED != 0
    }

    /// Whether so many cups of one tea at a table trigger its marker.
    #[inline]
    pub fn is_triggered(self, table: Compass, cups: u32) -> bool {
        cups >= NEEDS[self.bits(table) as usize]
    }

    /// The least bits of [`Cups`](crate::fast::Cups) that trigger the marker at a table, with its code in the lowest three.
    #[inline]
    pub(crate) fn threshold(self, table: Compass) -> u16 {
        THRESHOLD[self.bits(table) as usize]
    }

    /// Uses up the marker at a table.
    #[inline]
    pub(crate) fn use_up(&mut self, table: Compass) {
        debug_assert_ne!(table, Compass::C);
        self.0 |= USED << PLACE[table.index()];
    }

    /// What a table's four bits stand for: the marker there if it is unused.
    pub(crate) const fn unused(bits: usize) -> Option<Marker> {
        if bits < Marker::ALL.len() { Some(Marker::ALL[bits]) } else { None }
    }

    /// A table's four bits.
    #[inline]
    pub(crate) fn bits(self, table: Compass) -> u32 {
        ((u64::from(self.0) | u64::from(USED) << 32) >> PLACE[table.index()]) as u32 & 15
    }

    /// The markers when each table has come to another place, its marker with it.
    pub(crate) fn moved(self, to: impl Fn(Compass) -> Compass) -> Markers {
        let place = |table: Compass| self.bits(table) << PLACE[to(table).index()];
        Markers(OUTER.into_iter().map(place).sum())
    }

    /// Reads nine letters in the order of the board, small ones for used markers, `-` at the centre.
    pub fn read(text: &str) -> Result<Markers, TextError> {
        let letters: Vec<char> = text.chars().collect();
        if letters.len() != 9 || letters[4] != '-' {
            return Err(wrong("oolong-text-markers-shape", text).into());
        }
        let mut markers = Markers(0);
        for (table, letter) in Compass::ALL.into_iter().zip(letters).filter(|(table, _)| *table != Compass::C)
        {
            let marker = Marker::read(letter.to_ascii_uppercase()).ok_or_else(|| {
                wrong("oolong-text-marker", &letter.to_string()).with("table", table.name())
            })?;
            markers.0 |= marker.code() << PLACE[table.index()];
            if letter.is_ascii_lowercase() {
                markers.use_up(table);
            }
        }
        if markers.is_whole_set() { Ok(markers) } else { Err(wrong("oolong-text-markers-set", text).into()) }
    }

    fn is_whole_set(self) -> bool {
        let sorted = |markers: Markers| {
            let mut letters = OUTER.map(|table| markers.at(table));
            letters.sort_unstable();
            letters
        };
        sorted(self) == sorted(Markers::default())
    }
}

impl fmt::Display for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for table in Compass::ALL {
            let letter = self.at(table).map_or('-', Marker::letter);
            let shown = if self.is_used(table) { letter.to_ascii_lowercase() } else { letter };
            write!(f, "{shown}")?;
        }
        Ok(())
    }
}

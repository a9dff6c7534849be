//! A position: who has a piece where, and which colour is to act.

use std::fmt;

use tabuleiro_game::{Seat, Seats};

use crate::{Cell, Colour, Move, OtrioOptions, Place, Size, fast};

/// A position of Otrio.
///
/// ```
/// use tabuleiro_game::{Game, Outcome, Seat};
/// use tabuleiro_otrio::{Colour, Otrio};
/// let at: Otrio = "rgb,gbg,brr/p..,p..,.../...,...,... p".parse().unwrap();
/// assert_eq!(at.winner(), Some(Colour::Blue));
/// assert_eq!(at.outcome(), Some(Outcome::colour(Seat::FIRST, 'b')));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Otrio {
    /// The places that each colour has filled: first that of the colour to act, then on in acting order. So the hot
    /// path never looks a colour up, and whole games stay in registers. A colour in the box holds none.
    held: [u32; 4],
    /// The places where the colour to act may put a piece: none exactly when the game is over. Follows from the rest.
    open: u32,
    options: OtrioOptions,
    /// Which colour is to act, counted in the acting order. It has a piece that fits if any colour has.
    acting: u8,
    /// The colour that has a line. Follows from `held`.
    winner: Option<Colour>,
}

impl Otrio {
    /// The empty board.
    pub const fn new(options: OtrioOptions) -> Otrio {
        Otrio { held: [0; 4], open: fast::ALL, options, acting: 0, winner: None }
    }

    /// A board where each colour, by its own number, holds these places; no two share one, and a colour in the box
    /// has none. The colour to act, given by its number in the acting order, is passed over if nothing fits.
    pub(crate) fn of(held: [u32; 4], options: OtrioOptions, acting: u8, winner: Option<Colour>) -> Otrio {
        let in_order = [0, 1, 2, 3].map(|acting| held[options.colour(acting).index()]);
        let mut position = Otrio { held: in_order, open: 0, options, acting: 0, winner };
        for _ in 0..acting {
            position.hand_on();
        }
        position.settle();
        position
    }

    /// How many play, and in which order the colours act.
    pub const fn setup(&self) -> OtrioOptions {
        self.options
    }

    /// The colour to act. When the game is over, it is the one that would have been next.
    pub const fn to_act(&self) -> Colour {
        self.options.colour(self.acting)
    }

    /// The number of the colour to act in the acting order.
    pub(crate) const fn acting(&self) -> u8 {
        self.acting
    }

    /// The colour that has won.
    pub const fn winner(&self) -> Option<Colour> {
        self.winner
    }

    /// The seat that plays for a colour; `None` if the colour stays in the box.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.options.acting(colour).map(|acting| self.options.seat(acting))
    }

    /// The colour of the piece in a place.
    pub fn at(&self, place: Place) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.held(*colour) & place.bit() != 0)
    }

    /// The colour of the piece of that size in a cell.
    pub fn piece(&self, size: Size, cell: Cell) -> Option<Colour> {
        self.at(Place::new(size, cell))
    }

    /// How many pieces of a size a colour has yet to place.
    pub fn left(&self, colour: Colour, size: Size) -> u8 {
        let placed = (self.held(colour) >> (9 * size.index()) & fast::LAYER).count_ones() as u8;
        Size::PIECES - placed
    }

    /// The places that a colour has filled, as a set.
    pub(crate) fn held(&self, colour: Colour) -> u32 {
        let Some(acting) = self.options.acting(colour) else { return 0 };
        let colours = self.options.colours();
        self.held[usize::from((acting + colours - self.acting) % colours)]
    }

    /// The places that each colour has filled, first that of the colour to act, then on in acting order.
    pub(crate) const fn held_in_turn(&self) -> [u32; 4] {
        self.held
    }

    /// The places where the colour to act may put a piece, as a set.
    pub(crate) const fn open(&self) -> u32 {
        self.open
    }

    /// The empty places for which a colour has a piece left, as a set, whether or not it is to act.
    pub(crate) fn fitting(&self, colour: Colour) -> u32 {
        self.fitting_beside(self.held(colour))
    }

    /// The places where a piece of that colour would win, as a set, whether or not it is to act.
    pub(crate) fn winning(&self, colour: Colour) -> u32 {
        fast::completing(self.held(colour)) & self.fitting(colour)
    }

    /// The empty places for which whoever holds `held` has a piece left.
    #[inline]
    fn fitting_beside(&self, held: u32) -> u32 {
        let [a, b, c, d] = self.held;
        fast::places_of_sizes_left(held) & fast::ALL & !(a | b | c | d)
    }

    /// Puts a piece of the colour to act into an empty place, and hands on to the next colour that has one that fits.
    #[inline]
    pub(crate) fn put(&mut self, mv: Move) {
        self.held[0] |= mv.place.bit();
        if fast::completes(self.held[0], mv.place) {
            self.winner = Some(mv.colour);
        }
        self.hand_on();
        self.settle();
    }

    /// Makes the next colour the one to act.
    #[inline]
    fn hand_on(&mut self) {
        let [first, second, third, fourth] = self.held;
        self.held = match self.options.colours() {
            3 => [second, third, first, 0],
            _ => [second, third, fourth, first],
        };
        self.acting = self.options.next(self.acting);
    }

    /// Passes over the colours that have nothing that fits. If none has, the first of them stays.
    #[inline]
    fn settle(&mut self) {
        self.open = 0;
        for _ in 0..self.options.colours() {
            let fitting = self.fitting_beside(self.held[0]);
            if fitting != 0 {
                self.open = if self.winner.is_none() { fitting } else { 0 };
                return;
            }
            self.hand_on();
        }
    }

    /// The position with the turn at the next colour, the one to act included, that has a piece that fits and whose seat is
    /// not among those who have left; `None` if there is none.
    pub(crate) fn passed_over(&self, left: Seats) -> Option<Otrio> {
        if self.open == 0 {
            return None;
        }
        let mut at = *self;
        for _ in 0..self.options.colours() {
            let fitting = at.fitting_beside(at.held[0]);
            if fitting != 0 && !left.contains(at.options.seat(at.acting)) {
                return Some(Otrio { open: fitting, ..at });
            }
            at.hand_on();
        }
        None
    }

    /// The same position with every set of places changed by a symmetry.
    pub(crate) fn map(&self, image: impl Fn(u32) -> u32) -> Otrio {
        Otrio { held: self.held.map(&image), open: image(self.open), ..*self }
    }
}

/// The text of the position, which says more than its bits.
impl fmt::Debug for Otrio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Otrio({self})")
    }
}

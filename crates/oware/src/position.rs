//! A position in sixteen bytes.

use tabuleiro_game::{Rules, Seat, TextError};

use crate::fast::{self, ANY_SEED, REACHING};
use crate::sides::{self, HOUSES};
use crate::{Move, OwareOptions, Slam, say};

/// A position: twelve houses, what each side has captured, whose turn it is, and the options.
///
/// Each side is one word: its houses in the six low bytes (the last to be sown lowest), its captures in the next, and in the last which side it is,
/// the options, and whether the captures have decided the game. The side to move comes first, so that a move is made
/// by the same steps for both and ends with the words trading places. Equal positions are equal bit by bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Oware {
    own: u64,
    their: u64,
}

const CAPTURES: u32 = 48;
/// So many captured seeds win: more than half of them.
pub(crate) const TO_WIN: u8 = 25;
const NORTH: u64 = 1 << 56;
const OVER: u64 = 1 << 57;
const REPORT: u64 = 1 << 58;
const TAKES: u64 = 1 << 59;
const FORBIDDEN: u64 = 1 << 60;

impl Oware {
    /// A position with any number of seeds up to 255 in all, as the visualiser's socket may begin one. Houses in the
    /// order in which they are sown, captures South's first.
    ///
    /// The text form is stricter: there, seeds and captures must be 48 together. What ends a game is the same here:
    /// 25 captured win (if both have as many from the beginning, the larger number does), 24 each is a draw,
    /// and who cannot move ends it, each side keeping its own seeds.
    pub fn with_board(
        south: [u8; 6],
        north: [u8; 6],
        captures: [u8; 2],
        turn: Seat,
        options: OwareOptions,
    ) -> Result<Oware, TextError> {
        let total: u32 = south.iter().chain(&north).chain(&captures).map(|&seeds| u32::from(seeds)).sum();
        if total > 255 {
            return Err(say("oware-board-total").with("total", total).into());
        }
        if turn.index() > 1 {
            return Err(say("oware-board-turn").with("seat", turn.to_string()).into());
        }
        let sides = [side(south, captures[0], options), side(north, captures[1], options) | NORTH];
        let mut at = Oware { own: sides[turn.index()], their: sides[turn.other().index()] };
        at.settle();
        at.pass_if_seedless();
        Ok(at)
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) const fn mover(&self) -> Seat {
        Seat::new((self.own >> 56 & 1) as u8)
    }

    /// The seeds of every house, `A` to `F` and then `a` to `f`.
    pub fn houses(&self) -> [u8; 12] {
        let mut houses = Move::all().map(|house| self.seeds(house));
        std::array::from_fn(|_| houses.next().unwrap_or_default())
    }

    /// The seeds of one house.
    pub fn seeds(&self, house: Move) -> u8 {
        (self.side(house.owner()) >> sides::shift(house.lane())) as u8
    }

    /// How many seeds a seat has captured.
    pub const fn captured(&self, seat: Seat) -> u8 {
        captures(self.side(seat))
    }

    /// What both seats have captured, South first.
    pub const fn captures(&self) -> [u8; 2] {
        [self.captured(Seat::FIRST), self.captured(Seat::SECOND)]
    }

    /// What both seats have if each keeps the seeds of its own side.
    pub const fn kept(&self) -> [u8; 2] {
        let [south, north] = [self.side(Seat::FIRST), self.side(Seat::SECOND)];
        [captures(south) + sides::sum(south), captures(north) + sides::sum(north)]
    }

    /// Whether a seat has any seed in its houses.
    pub const fn has_seeds(&self, seat: Seat) -> bool {
        self.side(seat) & HOUSES != 0
    }

    /// How many seeds sowing that house of the side to move would capture now. Nothing for any other house.
    pub fn captured_by(&self, house: Move) -> u8 {
        if house.owner() != self.mover() || self.seeds(house) == 0 {
            return 0;
        }
        let sown = self.sown(house.lane());
        if self.spares_slams() && sown.is_slam() { 0 } else { sides::sum(sown.captured) }
    }

    /// Whether sowing that house of the side to move makes a capture of all the opponent's seeds, were it allowed.
    pub fn is_slam(&self, house: Move) -> bool {
        house.owner() == self.mover() && self.seeds(house) > 0 && self.sown(house.lane()).is_slam()
    }

    /// Both rows as the report writes them: player 1's `F E D C B A` first, then player 2's `a b c d e f`.
    pub fn rows(&self) -> [[u8; 6]; 2] {
        let houses = self.houses();
        [std::array::from_fn(|column| houses[5 - column]), std::array::from_fn(|column| houses[6 + column])]
    }

    /// Whether the captures alone have decided the game.
    #[inline]
    pub const fn is_decided(&self) -> bool {
        self.own & OVER != 0
    }

    /// The options the position is played under.
    pub const fn played_under(&self) -> OwareOptions {
        if self.is_report() {
            OwareOptions::REPORT
        } else if self.own & TAKES != 0 {
            OwareOptions::book(Slam::Takes)
        } else if self.own & FORBIDDEN != 0 {
            OwareOptions::book(Slam::Forbidden)
        } else {
            OwareOptions::book(Slam::None)
        }
    }

    /// Whether the report's rules are played.
    #[inline]
    pub const fn is_report(&self) -> bool {
        self.own & REPORT != 0
    }

    /// The legal houses of the side to move, one bit each, its first house lowest.
    #[inline]
    pub(crate) fn legal(&self) -> u8 {
        fast::gathered(self.legal_high())
    }

    /// The same, with the bits where [`fast::holding`] leaves them.
    #[inline]
    pub(crate) fn legal_high(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let must_feed = self.their & HOUSES == 0 && !self.is_report();
        let legal = fast::holding(self.own, if must_feed { REACHING } else { ANY_SEED });
        if self.own & FORBIDDEN == 0 { legal } else { self.without_slams(legal) }
    }

    /// Those houses that make no grand slam; all of them if each makes one.
    fn without_slams(&self, legal: u64) -> u64 {
        let is_quiet = |lane: &u8| !self.sown(*lane).is_slam();
        let quiet = (0..6).filter(is_quiet).fold(0, |quiet, lane| quiet | 0x80 << sides::shift(lane)) & legal;
        if quiet == 0 { legal } else { quiet }
    }

    /// Sows a legal house, captures, and gives the turn away; whether anything was captured.
    #[inline]
    pub(crate) fn sow(&mut self, lane: u8) -> bool {
        let sown = self.sown(lane);
        *self = Oware { own: sown.their, their: sown.own };
        let captures = sown.captured != 0 && !(self.spares_slams() && sown.is_slam());
        if captures {
            self.own -= sown.captured;
            self.their += u64::from(sides::sum(sown.captured)) << CAPTURES;
            self.settle();
        }
        self.pass_if_seedless();
        captures
    }

    /// Both sides after the seeds have been sown, and which of the opponent's can be captured.
    #[inline]
    fn sown(&self, lane: u8) -> Sown {
        let shift = sides::shift(lane & 7) & 63;
        let sowing = sides::sowing(!self.is_report(), lane, (self.own >> shift) as u8);
        let own = (self.own & !(0xFF << shift)) + sowing.own;
        let their = self.their + sowing.their;
        Sown { own, their, captured: sides::captured(their, sowing.reach) }
    }

    /// Whether a grand slam captures nothing.
    #[inline]
    const fn spares_slams(&self) -> bool {
        self.own & (TAKES | FORBIDDEN) == 0
    }

    /// Marks the game as over if the captures decide it.
    #[inline]
    const fn settle(&mut self) {
        let (own, their) = (captures(self.own), captures(self.their));
        if own >= TO_WIN || their >= TO_WIN || (own == 24 && their == 24) {
            self.own |= OVER;
            self.their |= OVER;
        }
    }

    /// By the report's rules a player without seeds is passed over, if the other has any.
    #[inline]
    const fn pass_if_seedless(&mut self) {
        if self.is_report() && self.own & HOUSES == 0 && self.their & HOUSES != 0 && !self.is_decided() {
            *self = Oware { own: self.their, their: self.own };
        }
    }

    /// Whether the seeds on the board and the captured ones are 48 together.
    #[inline]
    pub const fn has_all_seeds(&self) -> bool {
        let [south, north] = self.kept();
        south as u32 + north as u32 == 48
    }

    /// Both sides as machine words, the side to move first: the houses as [`crate::sides`] tells, the captures in the byte
    /// above them, and in the highest what belongs to the position as a whole.
    #[inline]
    pub const fn sides(&self) -> [u64; 2] {
        [self.own, self.their]
    }

    /// The position with these sides, as [`Oware::sides`] gives them.
    #[inline]
    pub(crate) const fn of_sides([own, their]: [u64; 2]) -> Oware {
        Oware { own, their }
    }

    /// The position, over if its captures decide the game.
    pub(crate) const fn settled(mut self) -> Oware {
        self.settle();
        self
    }

    /// Whether a grand slam takes everything.
    pub(crate) const fn takes_slams(&self) -> bool {
        self.own & TAKES != 0
    }

    /// Whether a grand slam is illegal.
    pub(crate) const fn forbids_slams(&self) -> bool {
        self.own & FORBIDDEN != 0
    }

    #[inline]
    const fn side(&self, seat: Seat) -> u64 {
        if seat.index() as u64 == self.own >> 56 & 1 { self.own } else { self.their }
    }
}

/// Both sides' words after sowing.
struct Sown {
    own: u64,
    their: u64,
    /// The houses that can be captured, each with its seeds.
    captured: u64,
}

impl Sown {
    /// Whether that is all the opponent has.
    #[inline]
    const fn is_slam(&self) -> bool {
        self.captured != 0 && self.captured == self.their & HOUSES
    }
}

#[inline]
const fn captures(side: u64) -> u8 {
    (side >> CAPTURES) as u8
}

/// The word of one side.
const fn side([a, b, c, d, e, f]: [u8; 6], captures: u8, options: OwareOptions) -> u64 {
    let word = u64::from_le_bytes([f, e, d, c, b, a, captures, 0]);
    let slam = match options.slam() {
        Slam::None => 0,
        Slam::Takes => TAKES,
        Slam::Forbidden => FORBIDDEN,
    };
    let rules = match options.rules() {
        Rules::Book => 0,
        Rules::Report => REPORT,
    };
    word | slam | rules
}

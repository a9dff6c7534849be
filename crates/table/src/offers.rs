//! Draws and moves taken back: what has been offered and not been answered yet.

use tabuleiro_game::{Seat, Seats};

/// Something that a seat has offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The number of the event that made it, by which it is answered.
    pub number: u32,
    /// Who made it.
    pub by: Seat,
    /// Who agrees; whoever made it does.
    pub agreed: Seats,
    /// To where so many moves had been played, if it is to go back; else it is a draw.
    pub back_to: Option<u32>,
}

/// What has been offered and not been answered yet. The next move lets every offer lapse.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    open: Vec<Offer>,
    /// Who has offered a draw since the last move, and who has asked to go back: each once.
    made: [Seats; 2],
}

impl Offers {
    /// A draw that is offered.
    pub fn draw(&self) -> Option<Offer> {
        self.open.iter().copied().find(|offer| offer.back_to.is_none())
    }

    /// A wish to go back.
    pub fn takeback(&self) -> Option<Offer> {
        self.open.iter().copied().find(|offer| offer.back_to.is_some())
    }

    /// Everything that is open.
    pub fn open(&self) -> &[Offer] {
        &self.open
    }

    /// The open offer of that number.
    pub fn find(&self, number: u32) -> Option<Offer> {
        self.open.iter().copied().find(|offer| offer.number == number)
    }

    /// Whether a seat has offered that since the last move: a draw, or to go back.
    pub(crate) fn has_made(&self, seat: Seat, is_takeback: bool) -> bool {
        self.made[usize::from(is_takeback)].contains(seat)
    }

    /// A seat offers something.
    pub(crate) fn make(&mut self, number: u32, by: Seat, back_to: Option<u32>) {
        let made = &mut self.made[usize::from(back_to.is_some())];
        *made = made.with(by);
        self.open.push(Offer { number, by, agreed: Seats::NONE.with(by), back_to });
    }

    /// A seat agrees to an offer.
    pub(crate) fn agree(&mut self, number: u32, seat: Seat) {
        if let Some(offer) = self.open.iter_mut().find(|offer| offer.number == number) {
            offer.agreed = offer.agreed.with(seat);
        }
    }

    /// An offer is off: declined, or withdrawn.
    pub(crate) fn drop(&mut self, number: u32) {
        self.open.retain(|offer| offer.number != number);
    }
}

//! Draws and moves taken back: what is offered, answered, and done when all agree.

use tabuleiro_game::{Outcome, Seat, Seats};

use crate::clock::Millis;
use crate::{Ending, Happening, Refusal, Session};

/// What has been offered and not been answered yet. The next move lets every offer lapse.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Who wants a draw.
    pub draw: Seats,
    /// Who wants to go back to which ply, and who agrees.
    pub takeback: Option<(Seat, u32, Seats)>,
}

impl Session {
    pub(crate) fn offer_draw(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        if self.offers.draw.contains(seat) {
            return Err(Refusal::of("table-offered-already"));
        }
        if !self.offers.draw.is_empty() {
            return self.answer_draw(seat, true, now);
        }
        self.offers.draw = self.offers.draw.with(seat);
        self.note(Happening::DrawOffered(seat), now);
        Ok(())
    }

    pub(crate) fn answer_draw(&mut self, seat: Seat, yes: bool, now: Millis) -> Result<(), Refusal> {
        if self.offers.draw.is_empty() || self.offers.draw.contains(seat) {
            return Err(Refusal::of("table-no-offer"));
        }
        if !yes {
            self.offers.draw = Seats::NONE;
            self.note(Happening::DrawDeclined(seat), now);
            return Ok(());
        }
        self.offers.draw = self.offers.draw.with(seat);
        self.note(Happening::DrawAgreed(seat), now);
        if self.have_all(self.offers.draw) {
            self.finish(Ending::Agreed, Some(Outcome::DRAW), now);
        }
        Ok(())
    }

    pub(crate) fn offer_takeback(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        if self.offers.takeback.is_some() {
            return Err(Refusal::of("table-offered-already"));
        }
        let to = self.last_decision(seat).ok_or_else(|| Refusal::of("table-nothing-to-take-back"))?;
        if self.terms.is_friendly || self.others(seat).all(|other| !self.players[other.index()].is_person()) {
            self.take_back(seat, to, now);
            return Ok(());
        }
        self.offers.takeback = Some((seat, to, Seats::NONE.with(seat)));
        self.note(Happening::TakebackOffered(seat, to), now);
        Ok(())
    }

    pub(crate) fn answer_takeback(&mut self, seat: Seat, yes: bool, now: Millis) -> Result<(), Refusal> {
        let offer = self.offers.takeback.filter(|(_, _, agreed)| !agreed.contains(seat));
        let (asker, to, agreed) = offer.ok_or_else(|| Refusal::of("table-no-offer"))?;
        if !yes {
            self.offers.takeback = None;
            self.note(Happening::TakebackDeclined(seat), now);
            return Ok(());
        }
        self.offers.takeback = Some((asker, to, agreed.with(seat)));
        self.note(Happening::TakebackAgreed(seat), now);
        let persons = Seat::all(self.players.len() as u8).filter(|seat| self.is_person(*seat));
        if persons.into_iter().all(|person| agreed.with(seat).contains(person)) {
            self.take_back(asker, to, now);
        }
        Ok(())
    }

    /// How many moves had been played when that seat, or at a friendly table any person, last decided.
    fn last_decision(&self, seat: Seat) -> Option<u32> {
        let has_decided = |turn: Seat| {
            if self.terms.is_friendly { self.is_person(turn) } else { turn == seat }
        };
        let mut plies = (0..self.table.ply()).rev();
        plies.find(|ply| self.table.standing(*ply).0.is_some_and(has_decided)).map(|ply| ply as u32)
    }

    fn take_back(&mut self, seat: Seat, to: u32, now: Millis) {
        while self.table.ply() > to as usize && self.table.undo() {}
        self.offers = Offers::default();
        self.come_back(to as usize);
        self.note(Happening::TookBack(seat, to), now);
        self.go_on(false, now);
    }

    /// Whoever ended the game by leaving it is back; whoever left before is out from an earlier move on.
    fn come_back(&mut self, ply: usize) {
        if let Some(last) = self.end.take().and_then(|end| end.ending.leaver()) {
            self.out.retain(|(seat, _)| *seat != last);
        }
        for (_, left_at) in &mut self.out {
            *left_at = ply.min(*left_at);
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let out = self.out();
        Seat::all(self.players.len() as u8).filter(move |other| *other != seat && !out.contains(*other))
    }

    /// Whether everybody who is still there is among these.
    fn have_all(&self, agreed: Seats) -> bool {
        let out = self.out();
        Seat::all(self.players.len() as u8).all(|seat| out.contains(seat) || agreed.contains(seat))
    }
}

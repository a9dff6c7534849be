//! What comes of what a seat asks for, of what is ruled, and of time: decided on a copy, told as events.

use std::ops::Deref;

use tabuleiro_game::{Outcome, Seat};

use crate::course::Course;
use crate::event::{Arrival, Cause};
use crate::time::{Moment, Span};
use crate::{Act, Command, Ending, Event, Happening, Offer, Refusal, Ruling};

/// What comes of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// What happens, in order: to be stored, then applied. Time may have passed for somebody even if the command is refused.
    pub events: Vec<Event>,
    /// What the sender is told.
    pub told: Told,
}

/// What the sender of a command is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// It is done.
    Done,
    /// It was done before: these events came of it then.
    Again(Vec<Event>),
    /// It is not done.
    Refused(Refusal),
}

impl Decided {
    /// What happened, for whoever sends nothing twice; the refusal, if there was one.
    pub fn done(self) -> Result<Vec<Event>, Refusal> {
        match self.told {
            Told::Refused(refusal) => Err(refusal),
            Told::Done | Told::Again(_) => Ok(self.events),
        }
    }

    /// Why it was refused, if it was.
    pub fn refusal(&self) -> Option<&Refusal> {
        match &self.told {
            Told::Refused(refusal) => Some(refusal),
            Told::Done | Told::Again(_) => None,
        }
    }
}

/// How a session stands, for whoever decides: looked at, and copied when something happens to it; or the session's own, where what
/// was decided is true at once. Whatever is refused has changed neither.
enum Base<'a> {
    Looked(&'a Course),
    Copied(Box<Course>),
    Own(&'a mut Course),
}

impl Base<'_> {
    fn to_mut(&mut self) -> &mut Course {
        if let Base::Looked(course) = self {
            *self = Base::Copied(Box::new(course.clone()));
        }
        match self {
            Base::Copied(course) => course,
            Base::Own(course) => course,
            Base::Looked(_) => unreachable!("it has been copied"),
        }
    }
}

impl Deref for Base<'_> {
    type Target = Course;

    fn deref(&self) -> &Course {
        match self {
            Base::Looked(course) => course,
            Base::Copied(course) => course,
            Base::Own(course) => course,
        }
    }
}

/// How a session stands, and what has happened to it that is not stored yet.
pub(crate) struct Draft<'a> {
    course: Base<'a>,
    pub(crate) events: Vec<Event>,
    cause: Option<Cause>,
}

impl<'a> Draft<'a> {
    /// To see what would happen.
    pub(crate) fn of(course: &'a Course) -> Draft<'a> {
        Draft { course: Base::Looked(course), events: Vec::new(), cause: None }
    }

    /// To let it happen.
    pub(crate) fn on(course: &'a mut Course) -> Draft<'a> {
        Draft { course: Base::Own(course), events: Vec::new(), cause: None }
    }

    /// Does what a seat asks for, after all that has happened before it came; what it is told.
    pub(crate) fn hear(mut self, seat: Seat, command: &Command, arrival: Arrival) -> Decided {
        // Only for a move is the way's time given back; whatever else is asked for is heard when it comes.
        let is_move = matches!(command.act, Act::Play(_));
        self.settle(if is_move { arrival.sent() } else { arrival.at });
        let told = match self.obey(seat, command, arrival) {
            Ok(()) => Told::Done,
            Err(refusal) => Told::Refused(refusal),
        };
        Decided { events: self.events, told }
    }

    /// Lets everything happen that happens by itself by then.
    pub(crate) fn settle(&mut self, now: Moment) {
        while let Some((at, what)) = self.due(now) {
            self.note(at, what);
        }
    }

    /// What happens next by itself: what all have agreed to, an end that has been reached, a deadline that has passed.
    fn due(&self, now: Moment) -> Option<(Moment, Happening)> {
        let course = &*self.course;
        if course.end.is_some() {
            return None;
        }
        if let Some(end) = course.reached() {
            return Some((course.at, Happening::Ended(end.ending, end.outcome)));
        }
        if let Some(offer) = course.offers.open().iter().find(|offer| self.is_agreed(offer)) {
            let what = match offer.back_to {
                None => Happening::Ended(Ending::Agreed, Some(Outcome::DRAW)),
                Some(to) => Happening::TookBack(offer.by, to),
            };
            return Some((course.at, what));
        }
        let missed = course.clock.missed(now)?;
        let what = if missed.is_first_move {
            Happening::Ended(Ending::NoShow(missed.seat), None)
        } else {
            Happening::Flagged(missed.seat)
        };
        Some((missed.at, what))
    }

    /// Whether all agree: to a draw everybody who is still there, to going back every person.
    fn is_agreed(&self, offer: &Offer) -> bool {
        let need_not = |seat: &Seat| offer.back_to.is_some() && !self.course.is_person(*seat);
        self.course.here().filter(|seat| !need_not(seat)).all(|seat| offer.agreed.contains(seat))
    }

    /// Lets something happen. Nothing happens before what has happened already.
    fn note(&mut self, at: Moment, what: Happening) {
        let event = Event {
            number: self.course.head + 1,
            at: at.max(self.course.at),
            cause: self.cause.clone(),
            what,
        };
        let applied = self.course.to_mut().apply(&event);
        debug_assert!(applied.is_ok(), "{event:?}: {applied:?}");
        self.events.push(event);
    }

    /// Does what a seat asks for, and all that comes of it.
    fn obey(&mut self, seat: Seat, command: &Command, arrival: Arrival) -> Result<(), Refusal> {
        self.admit(seat, command)?;
        self.cause = Some(Cause { seat, id: command.id.clone() });
        let at = arrival.at;
        match &command.act {
            Act::Play(text) => self.play(seat, text, arrival)?,
            Act::OfferDraw => self.offer_draw(seat, at)?,
            Act::OfferTakeback => self.offer_takeback(seat, at)?,
            Act::Answer { offer, yes } => self.answer(seat, *offer, *yes, at)?,
            Act::Withdraw { offer } => self.withdraw(seat, *offer, at)?,
            Act::Resign => self.note(at, Happening::Resigned(seat)),
            Act::Abort => self.abort(seat, at)?,
        }
        self.settle(at);
        Ok(())
    }

    /// Whether a seat may ask for anything now.
    fn admit(&self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        let course = &self.course;
        let goes_back = course.terms.is_friendly && command.act == Act::OfferTakeback;
        if seat.index() >= course.players.len() {
            return Err(Refusal::of("table-no-seat"));
        }
        if course.end.is_some() && !goes_back {
            return Err(Refusal::of("table-over"));
        }
        if course.gone_for_good().contains(seat) {
            return Err(Refusal::of("table-out"));
        }
        if command.seen > course.head {
            let Refusal { message, .. } = Refusal::of("table-unseen");
            return Err(message.with("seen", command.seen).with("head", course.head).into());
        }
        let is_about_position = matches!(command.act, Act::Play(_) | Act::OfferDraw | Act::OfferTakeback);
        if is_about_position && command.seen < course.moved_on {
            return Err(Refusal::of("table-stale"));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str, arrival: Arrival) -> Result<(), Refusal> {
        if let Some(turn) = self.course.turn()
            && turn != seat
        {
            let Refusal { message, .. } = Refusal::of("table-not-your-turn");
            let name = crate::sitting::seat_name(self.course.table.as_ref(), turn);
            return Err(message.about("who", &name.with_article()).into());
        }
        let Arrival { at, lag, worth } = arrival;
        let course = self.course.to_mut();
        let text = course.table.make(text)?;
        course.advance(course.head + 1, at);
        course.moved(lag, worth);
        let (number, at, cause) = (course.head, course.at, self.cause.clone());
        self.events.push(Event { number, at, cause, what: Happening::Moved { seat, text, lag, worth } });
        Ok(())
    }

    fn offer_draw(&mut self, seat: Seat, at: Moment) -> Result<(), Refusal> {
        match self.course.offers.draw() {
            // Two who want the same are agreed.
            Some(offer) if !offer.agreed.contains(seat) => {
                self.note(at, Happening::Agreed(seat, offer.number));
                Ok(())
            }
            _ if self.course.offers.has_made(seat, false) => Err(Refusal::of("table-offered-already")),
            _ => {
                self.note(at, Happening::DrawOffered(seat));
                Ok(())
            }
        }
    }

    fn offer_takeback(&mut self, seat: Seat, at: Moment) -> Result<(), Refusal> {
        let course = &self.course;
        if !course.terms.has_takebacks {
            return Err(Refusal::of("table-no-takebacks"));
        }
        if course.offers.takeback().is_some_and(|offer| offer.by != seat) {
            return Err(Refusal::of("table-answer-first"));
        }
        if course.offers.has_made(seat, true) {
            return Err(Refusal::of("table-offered-already"));
        }
        let to = self.last_decision(seat).ok_or_else(|| Refusal::of("table-nothing-to-take-back"))?;
        let mut others = course.here().filter(|other| *other != seat);
        let nobody_is_asked = course.terms.is_friendly || others.all(|other| !course.is_person(other));
        let what = if nobody_is_asked {
            Happening::TookBack(seat, to)
        } else {
            Happening::TakebackOffered(seat, to)
        };
        self.note(at, what);
        Ok(())
    }

    /// How many moves had been played when that seat, or at a friendly table any person, last decided.
    fn last_decision(&self, seat: Seat) -> Option<u32> {
        let Course { table, terms, .. } = &*self.course;
        let has_decided =
            |turn: Seat| if terms.is_friendly { self.course.is_person(turn) } else { turn == seat };
        let mut plies = (0..table.ply()).rev();
        plies.find(|ply| table.standing(*ply).0.is_some_and(has_decided)).map(|ply| ply as u32)
    }

    /// The open offer of that number.
    fn offer(&self, number: u32) -> Result<Offer, Refusal> {
        self.course.offers.find(number).ok_or_else(|| Refusal::of("table-offer-gone"))
    }

    fn answer(&mut self, seat: Seat, number: u32, yes: bool, at: Moment) -> Result<(), Refusal> {
        if self.offer(number)?.agreed.contains(seat) {
            return Err(Refusal::of("table-no-offer"));
        }
        let answer = if yes { Happening::Agreed } else { Happening::Declined };
        self.note(at, answer(seat, number));
        Ok(())
    }

    fn withdraw(&mut self, seat: Seat, number: u32, at: Moment) -> Result<(), Refusal> {
        if self.offer(number)?.by != seat {
            return Err(Refusal::of("table-not-your-offer"));
        }
        self.note(at, Happening::Withdrawn(seat, number));
        Ok(())
    }

    fn abort(&mut self, seat: Seat, at: Moment) -> Result<(), Refusal> {
        let course = &self.course;
        if course.terms.is_friendly || course.table.ply() < course.players.len() {
            self.note(at, Happening::Ended(Ending::Aborted(Some(seat)), None));
            Ok(())
        } else {
            Err(Refusal::of("table-too-late-to-abort"))
        }
    }

    /// Does what whoever serves the session decides, and all that comes of it.
    pub(crate) fn rule(&mut self, ruling: Ruling, at: Moment) -> Result<(), Refusal> {
        if self.course.end.is_some() {
            return Err(Refusal::of("table-over"));
        }
        let sits = |seat: Seat| self.course.here().any(|here| here == seat);
        let what = match ruling {
            Ruling::GiveTime(seat, span) if sits(seat) && span > Span::NONE => {
                Happening::TimeGiven(seat, span)
            }
            Ruling::Unserved(from) => Happening::Unserved(from),
            Ruling::Abandoned { seat, by, is_draw } if sits(seat) && sits(by) && seat != by => {
                Happening::Abandoned { seat, by, is_draw }
            }
            Ruling::Adjudicate(outcome) => Happening::Ended(Ending::Adjudicated, outcome),
            Ruling::GiveTime(..) | Ruling::Abandoned { .. } => return Err(Refusal::of("table-no-seat")),
        };
        self.note(at, what);
        self.settle(at);
        Ok(())
    }
}

//! How a session stands, without the log that led there: what every event changes, one by one.
//!
//! Nothing here asks whether an event was right. That was decided once, when it happened (`decide`); here it is only made true, so
//! that a log can be cut anywhere and still gives a session.

use std::collections::BTreeMap;

use tabuleiro_game::{Outcome, Seat, Seats};

use crate::clock::Clock;
use crate::event::Opened;
use crate::time::Moment;
use crate::{
    End, Ending, Event, Happening, Kinds, Offers, Player, Refusal, Setup, Table, Terms, Worth, setup,
};

/// Somebody who has left a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaver {
    /// Who.
    pub seat: Seat,
    /// How many moves had been played.
    pub ply: usize,
    /// How the game ends if nobody but one is left after it.
    pub ending: Ending,
    /// What a claim asked for beside the game itself: a draw.
    is_draw: bool,
}

/// How a session stands.
#[derive(Clone)]
pub(crate) struct Course {
    pub(crate) table: Box<dyn Table>,
    pub(crate) players: Vec<Player>,
    pub(crate) terms: Terms,
    pub(crate) clock: Clock,
    /// Who has left, in that order.
    pub(crate) leavers: Vec<Leaver>,
    pub(crate) offers: Offers,
    pub(crate) end: Option<End>,
    /// What levels thought that their moves were worth, by how many moves had been played then, the move itself included.
    pub(crate) values: BTreeMap<usize, Worth>,
    /// The number of the last event, and when it was.
    pub(crate) head: u32,
    pub(crate) at: Moment,
    /// The number of the last event that made it another position, or the turn another seat's.
    pub(crate) moved_on: u32,
    /// Whether nobody who is left can move.
    is_stuck: bool,
    move_limit: Option<u32>,
}

impl Course {
    /// The beginning of a session at a table without moves. Refused if the players do not fit it.
    pub(crate) fn open(
        table: Box<dyn Table>,
        players: Vec<Player>,
        terms: Terms,
        at: Moment,
    ) -> Result<Course, Refusal> {
        let setting = table.setting();
        let seats = setting.seats.len();
        if players.len() != seats {
            let Refusal { message, .. } = Refusal::of("table-seats-count");
            return Err(message.with("wanted", seats).with("found", players.len()).into());
        }
        let unknown = players.iter().filter_map(Player::level).find(|name| !table.kind().has_bot(name));
        if let Some(name) = unknown {
            return Err(table.kind().unknown_bot(name).into());
        }
        let mut course = Course {
            clock: Clock::new(&terms, seats as u8),
            move_limit: setting.move_limit,
            table,
            players,
            terms,
            leavers: Vec::new(),
            offers: Offers::default(),
            end: None,
            values: BTreeMap::new(),
            head: 0,
            at,
            moved_on: 0,
            is_stuck: false,
        };
        course.clock.turn_to(course.turn(), at);
        Ok(course)
    }

    /// The same from the event that tells it.
    pub(crate) fn reopen(opened: &Opened, at: Moment, kinds: Kinds) -> Result<Course, Refusal> {
        let unknown = || {
            let Refusal { message, .. } = Refusal::of("table-log-game");
            Refusal::new(message.with("game", crate::archive::quote(&opened.game)))
        };
        let kind = kinds.find(&opened.game).ok_or_else(unknown)?;
        let words = setup::split_words(&opened.options).map_err(Refusal::new)?;
        let setup = Setup { words, position: opened.position.clone(), deal: None };
        let table =
            kind.open(&setup).map_err(|error| Refusal::new(tabuleiro_game::Speak::message(&error)))?;
        Course::open(table, opened.players.clone(), opened.terms, at)
    }

    /// Who must decide now; `None` when it is over, or as good as.
    pub(crate) fn turn(&self) -> Option<Seat> {
        if self.end.is_some() || self.is_settled() { None } else { self.table.now().0 }
    }

    /// Whether the end is only still to be told: the rules or those who left have brought it about.
    fn is_settled(&self) -> bool {
        self.is_stuck || self.here().count() < 2 || self.by_rules().is_some()
    }

    /// The seats that have left.
    pub(crate) fn gone(&self) -> Seats {
        self.leavers.iter().fold(Seats::NONE, |gone, leaver| gone.with(leaver.seat))
    }

    /// The seats that have not left.
    pub(crate) fn here(&self) -> impl Iterator<Item = Seat> + use<> {
        let gone = self.gone();
        Seat::all(self.players.len() as u8).filter(move |seat| !gone.contains(*seat))
    }

    /// The end that the rules, the limit on moves, or those who left have brought about.
    pub(crate) fn reached(&self) -> Option<End> {
        let last = self.leavers.last();
        if let Some(leaver) = last.filter(|leaver| leaver.is_draw && leaver.ply == self.table.ply()) {
            return Some(End { ending: leaver.ending, outcome: Some(Outcome::DRAW) });
        }
        let mut here = self.here();
        let outcome = match (here.next(), here.next()) {
            (Some(_), Some(_)) => None,
            (Some(winner), None) => Some(Outcome::won(winner)),
            (None, _) => Some(Outcome::DRAW),
        };
        let by_leaving = outcome.zip(last);
        let stuck = End { ending: Ending::Rules, outcome: Some(Outcome::DRAW) };
        by_leaving
            .map(|(outcome, leaver)| End { ending: leaver.ending, outcome: Some(outcome) })
            .or_else(|| self.by_rules())
            .or(self.is_stuck.then_some(stuck))
    }

    fn by_rules(&self) -> Option<End> {
        if let Some(outcome) = self.table.now().1 {
            return Some(End { ending: Ending::Rules, outcome: Some(outcome) });
        }
        let is_too_long = self.move_limit.is_some_and(|limit| self.table.ply() >= limit as usize);
        is_too_long.then_some(End { ending: Ending::MoveLimit, outcome: Some(Outcome::DRAW) })
    }

    /// Makes an event true. Refused, with nothing changed, only if its move cannot be made on this board or its seat is not there.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.check_seats(&event.what)?;
        if let Happening::Moved { text, lag, worth, .. } = &event.what {
            self.table.make(text)?;
            self.advance(event.number, event.at);
            self.moved(*lag, *worth);
            return Ok(());
        }
        self.advance(event.number, event.at);
        match event.what {
            Happening::DrawOffered(seat) => self.offers.make(event.number, seat, None),
            Happening::TakebackOffered(seat, to) => self.offers.make(event.number, seat, Some(to)),
            Happening::Agreed(seat, offer) => self.offers.agree(offer, seat),
            Happening::Declined(_, offer) | Happening::Withdrawn(_, offer) => self.offers.drop(offer),
            Happening::TookBack(_, to) => self.go_back(to as usize),
            Happening::Resigned(seat) => self.leave(seat, Ending::Resigned(seat), false),
            Happening::Flagged(seat) => self.leave(seat, Ending::Flag(seat), false),
            Happening::Abandoned { seat, is_draw, .. } => {
                self.leave(seat, Ending::Abandoned(seat), is_draw);
            }
            Happening::TimeGiven(seat, span) => self.clock.give(seat, span),
            Happening::Unserved(from) => self.clock.stood_still(from, event.at),
            Happening::Ended(ending, outcome) => self.finish(End { ending, outcome }),
            Happening::Opened(_) | Happening::Moved { .. } => (),
        }
        Ok(())
    }

    /// That nobody is named who does not sit here.
    fn check_seats(&self, what: &Happening) -> Result<(), Refusal> {
        let [one, other] = named(what);
        let sits = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < self.players.len());
        if sits(one) && sits(other) { Ok(()) } else { Err(Refusal::of("table-no-seat")) }
    }

    pub(crate) fn advance(&mut self, number: u32, at: Moment) {
        (self.head, self.at) = (number, at.max(self.at));
    }

    /// A move was made on the board: whose turn it is, what lapses.
    pub(crate) fn moved(&mut self, lag: crate::time::Span, worth: Option<Worth>) {
        self.values.extend(worth.map(|worth| (self.table.ply(), worth)));
        (self.offers, self.moved_on) = (Offers::default(), self.head);
        self.pass_over();
        self.clock.run(self.turn(), self.at, lag);
    }

    /// Lets the next seat that is still there decide.
    fn pass_over(&mut self) {
        self.is_stuck = self.here().count() >= 2 && !self.table.pass_over(self.gone());
    }

    fn go_back(&mut self, to: usize) {
        while self.table.ply() > to && self.table.undo() {}
        self.values.retain(|ply, _| *ply <= to);
        (self.offers, self.moved_on) = (Offers::default(), self.head);
        self.come_back(to);
        self.pass_over();
        self.clock.turn_to(self.turn(), self.at);
    }

    /// Whoever ended the game by leaving it is back; whoever left before is gone from an earlier move on.
    fn come_back(&mut self, ply: usize) {
        if let Some(last) = self.end.take().and_then(|end| end.ending.leaver()) {
            self.leavers.retain(|leaver| leaver.seat != last);
        }
        for leaver in &mut self.leavers {
            leaver.ply = ply.min(leaver.ply);
        }
    }

    /// A seat has left: with two the other wins; with more the others play on while there are at least two of them.
    fn leave(&mut self, seat: Seat, ending: Ending, is_draw: bool) {
        let before = self.table.now().0;
        self.leavers.push(Leaver { seat, ply: self.table.ply(), ending, is_draw });
        self.offers = Offers::default();
        self.pass_over();
        if self.table.now().0 != before {
            self.moved_on = self.head;
        }
        self.clock.turn_to(self.turn(), self.at);
    }

    fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.offers = Offers::default();
        self.clock.turn_to(None, self.at);
    }

    /// The seats that stay gone even when a move is taken back: whoever ended the game by leaving it comes back then.
    pub(crate) fn gone_for_good(&self) -> Seats {
        let last = self.end.and_then(|end| end.ending.leaver());
        let others = self.leavers.iter().filter(|leaver| Some(leaver.seat) != last);
        others.fold(Seats::NONE, |gone, leaver| gone.with(leaver.seat))
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Player::is_person) && !self.gone_for_good().contains(seat)
    }
}

/// The seats that an event names.
fn named(what: &Happening) -> [Option<Seat>; 2] {
    match what {
        Happening::Opened(_) | Happening::Unserved(_) => [None, None],
        Happening::Moved { seat, .. }
        | Happening::DrawOffered(seat)
        | Happening::TakebackOffered(seat, _)
        | Happening::Agreed(seat, _)
        | Happening::Declined(seat, _)
        | Happening::Withdrawn(seat, _)
        | Happening::TookBack(seat, _)
        | Happening::Resigned(seat)
        | Happening::Flagged(seat)
        | Happening::TimeGiven(seat, _) => [Some(*seat), None],
        Happening::Abandoned { seat, by, .. } => [Some(*seat), Some(*by)],
        Happening::Ended(ending, outcome) => [ending.seat(), outcome.and_then(|outcome| outcome.winner)],
    }
}

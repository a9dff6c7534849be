//! A table with its players: commands in, numbered events out. Pure: whoever holds a clock says what time it is.

use std::collections::BTreeMap;

use tabuleiro_game::{Message, Seat, Seats, View};
use tabuleiro_search::Aids;

use crate::clock::Clock;
use crate::course::{Course, Leaver};
use crate::decide::{Decided, Draft, Told};
use crate::event::{Arrival, Opened, VERSION};
use crate::log::Log;
use crate::time::Moment;
use crate::{
    Archive, Command, End, Ending, Event, Happening, Offers, Player, Refusal, Ruling, Table, Task, Terms,
    Worth,
};

/// A table with its players, and all that has happened there.
///
/// [`Session::decide`] tells what comes of a command and changes nothing; [`Session::apply`] makes an event true, so that it can
/// be stored in between; [`Session::handle`] is both. Folding the events one by one gives the session again, wherever the log is
/// cut.
///
/// Whatever is refused leaves it as it was; what has happened by time alone is told beside the refusal.
#[derive(Clone)]
pub struct Session {
    pub(crate) course: Course,
    log: Log,
}

impl Session {
    /// Seats the players at a table without moves, and lets the first clock run.
    ///
    /// Refused if there are not as many players as seats, or the game has no level of a name.
    pub fn new(
        table: Box<dyn Table>,
        players: Vec<Player>,
        terms: Terms,
        now: Moment,
    ) -> Result<Session, Refusal> {
        debug_assert_eq!(table.ply(), 0, "what was played before is told by events");
        let opened = opened(table.as_ref(), &players, terms);
        let course = Course::open(table, players, terms, now)?;
        let what = Happening::Opened(Box::new(opened));
        let mut session = Session::at_event_0(course, Event { number: 0, at: now, cause: None, what });
        session.tick(now); // a game may be over before it has begun
        Ok(session)
    }

    /// A session of which nothing is known but its beginning.
    pub(crate) fn at_event_0(course: Course, opened: Event) -> Session {
        let mut log = Log::default();
        log.push(opened);
        Session { course, log }
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        self.course.table.as_ref()
    }

    /// The players, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.course.players
    }

    /// What was agreed before the first move.
    pub fn terms(&self) -> &Terms {
        &self.course.terms
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.course.clock
    }

    /// What has been offered and not been answered yet.
    pub fn offers(&self) -> &Offers {
        &self.course.offers
    }

    /// Everything that has happened.
    pub fn events(&self) -> &[Event] {
        self.log.events()
    }

    /// The number of the last event.
    pub fn head(&self) -> u32 {
        self.course.head
    }

    /// Everything that has happened after the event of that number.
    pub fn events_after(&self, number: u32) -> &[Event] {
        let events = self.events();
        &events[(number as usize).saturating_add(1).min(events.len())..]
    }

    /// When the last event was.
    pub fn at(&self) -> Moment {
        self.course.at
    }

    /// How it ended, `None` while it goes on.
    pub fn ended(&self) -> Option<End> {
        self.course.end
    }

    /// The seats that have left a game in which the others play on.
    pub fn gone(&self) -> Seats {
        self.course.gone()
    }

    /// Who has left, in that order.
    pub fn leavers(&self) -> &[Leaver] {
        &self.course.leavers
    }

    /// What levels thought that their moves were worth, by how many moves had been played then, the move itself included.
    pub fn values(&self) -> &BTreeMap<usize, Worth> {
        &self.course.values
    }

    /// Who must decide now; `None` when it is over.
    pub fn turn(&self) -> Option<Seat> {
        self.course.turn()
    }

    /// Who sits on a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players().get(seat.index())
    }

    /// The level that must decide now, with the seed of its choices.
    pub fn level_to_move(&self) -> Option<(Seat, &str, u64)> {
        let seat = self.turn()?;
        let name = self.player(seat)?.level()?;
        Some((seat, name, self.terms().seed.wrapping_add(seat.index() as u64 + 1)))
    }

    /// The game as it stands, to be thought about anywhere.
    pub fn task(&self, aids: &Aids) -> Box<dyn Task> {
        self.table().task(aids)
    }

    /// What came of a command when it was done; `None` if it never was.
    pub fn answered(&self, seat: Seat, command: &Command) -> Option<Vec<Event>> {
        let events = self.log.caused_by(seat, &command.id);
        (!events.is_empty()).then(|| events.to_vec())
    }

    /// What comes of what a seat asks for. Whoever has run out of time before that has lost first.
    pub fn decide(&self, seat: Seat, command: &Command, arrival: impl Into<Arrival>) -> Decided {
        match self.answered(seat, command) {
            Some(before) => Decided { events: Vec::new(), told: Told::Again(before) },
            None => Draft::of(&self.course).hear(seat, command, arrival.into()),
        }
    }

    /// Decides and applies.
    pub fn handle(&mut self, seat: Seat, command: &Command, arrival: impl Into<Arrival>) -> Decided {
        if let Some(before) = self.answered(seat, command) {
            return Decided { events: Vec::new(), told: Told::Again(before) };
        }
        let decided = Draft::on(&mut self.course).hear(seat, command, arrival.into());
        for event in &decided.events {
            self.log.push(event.clone());
        }
        decided
    }

    /// What has happened by then by time alone.
    pub fn due(&self, now: Moment) -> Vec<Event> {
        let mut draft = Draft::of(&self.course);
        draft.settle(now);
        draft.events
    }

    /// Looks at the clocks: what has happened by time alone happens.
    pub fn tick(&mut self, now: Moment) -> Vec<Event> {
        let events = self.due(now);
        self.take(&events);
        events
    }

    /// What comes of what whoever serves the session decides.
    pub fn rule(&self, ruling: Ruling, now: Moment) -> Result<Vec<Event>, Refusal> {
        let mut draft = Draft::of(&self.course);
        draft.rule(ruling, now)?;
        Ok(draft.events)
    }

    /// Makes an event true that was decided, here or elsewhere, and comes next.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.course.apply(event)?;
        self.log.push(event.clone());
        Ok(())
    }

    /// Makes true what was decided on this very session.
    pub fn take(&mut self, events: &[Event]) {
        for event in events {
            let applied = self.apply(event);
            debug_assert!(applied.is_ok(), "{event:?}: {applied:?}");
        }
    }

    /// What a seat is called.
    pub fn seat_name(&self, seat: Seat) -> Message {
        crate::sitting::seat_name(self.table(), seat)
    }

    /// The result and its reason in a sentence, `None` while it goes on.
    pub fn verdict(&self) -> Option<Message> {
        let end = self.ended()?;
        let by_rules = || self.table().view(usize::MAX).verdict;
        match end.ending {
            Ending::Rules => by_rules().or_else(|| Some(Refusal::of("table-nobody-can-move").message)),
            _ => Some(end.told(&self.table().setting().seats)),
        }
    }

    /// What can be seen now: the table's view, with an end that the table does not know.
    pub fn view(&self) -> View {
        let mut view = self.table().view(usize::MAX);
        if self.ended().is_some() {
            (view.turn, view.question, view.verdict) = (None, None, self.verdict());
        }
        view
    }

    /// The game as a record, with the date given.
    pub fn archive(&self, date: &str) -> Archive {
        Archive::of_session(self, date)
    }
}

/// The event that begins a session at a table.
fn opened(table: &dyn Table, players: &[Player], terms: Terms) -> Opened {
    let setting = table.setting();
    Opened {
        version: VERSION,
        game: table.kind().name().to_owned(),
        options: setting.options,
        position: (!setting.is_start).then_some(setting.position),
        players: players.to_vec(),
        terms,
    }
}

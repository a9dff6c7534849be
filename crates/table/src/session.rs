//! A table with its players: commands in, numbered events out. Pure: whoever holds a clock says what time it is.

use tabuleiro_game::{Message, Outcome, Seat, Seats, View};
use tabuleiro_search::Aids;

use crate::clock::{Clock, Control, Millis};
use crate::offers::Offers;
use crate::{Act, Archive, Command, End, Ending, Event, Happening, Player, Refusal, Table, Task};

/// What was agreed before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// How time is measured out.
    pub control: Control,
    /// From which every random choice of the bots follows.
    pub seed: u64,
    /// Whether everybody sits at one screen: then a move is taken back without asking anybody, even after the end, and a game may
    /// be broken off at any time.
    pub is_friendly: bool,
}

/// A table with its players.
///
/// Whatever it refuses leaves it as it was; only a clock that had run out before is heeded all the same, and noted among the
/// events.
pub struct Session {
    pub(crate) table: Box<dyn Table>,
    pub(crate) players: Vec<Player>,
    pub(crate) terms: Terms,
    move_limit: Option<u32>,
    clock: Clock,
    /// Seats that have left a game of more than two, with how many moves had been played.
    pub(crate) out: Vec<(Seat, usize)>,
    pub(crate) offers: Offers,
    pub(crate) end: Option<End>,
    events: Vec<Event>,
}

impl Session {
    /// Seats the players, and lets the first clock run.
    ///
    /// Refused if there are not as many players as seats, or the game has no bot of a name.
    pub fn new(
        table: Box<dyn Table>,
        players: Vec<Player>,
        terms: Terms,
        now: Millis,
    ) -> Result<Session, Refusal> {
        let seats = table.seats();
        if players.len() != usize::from(seats) {
            let Refusal { message, .. } = Refusal::of("table-seats-count");
            return Err(message.with("wanted", seats).with("found", players.len()).into());
        }
        let unknown = players.iter().filter_map(Player::bot).find(|name| !table.kind().has_bot(name));
        if let Some(name) = unknown {
            return Err(table.kind().unknown_bot(name).into());
        }
        let mut session = Session {
            clock: Clock::new(terms.control, seats),
            move_limit: table.setting().move_limit,
            table,
            players,
            terms,
            out: Vec::new(),
            offers: Offers::default(),
            end: None,
            events: Vec::new(),
        };
        session.end = session.by_rules();
        session.clock.turn_to(session.turn(), now);
        Ok(session)
    }

    /// Takes up a game that already has moves, as it was left. Its clocks begin anew.
    pub fn resumed(self, end: Option<End>, out: Vec<(Seat, usize)>) -> Session {
        let end = end.or(self.end);
        // No clock runs in a game that is over.
        let clock =
            if end.is_some() { Clock::new(self.terms.control, self.table.seats()) } else { self.clock };
        Session { clock, out, end, ..self }
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The players, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What has been offered and not been answered yet.
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// Everything that has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Everything that has happened after the event of that number.
    pub fn events_after(&self, number: u32) -> &[Event] {
        &self.events[(number as usize).min(self.events.len())..]
    }

    /// How it ended, `None` while it goes on.
    pub fn ended(&self) -> Option<End> {
        self.end
    }

    /// The seats that have left a game in which the others play on.
    pub fn out(&self) -> Seats {
        self.out.iter().fold(Seats::NONE, |out, (seat, _)| out.with(*seat))
    }

    /// Who must decide now; `None` when it is over.
    pub fn turn(&self) -> Option<Seat> {
        if self.end.is_some() { None } else { self.table.now().0 }
    }

    /// Who sits on a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The bot that must decide now, with the seed of its choices.
    pub fn bot_to_move(&self) -> Option<(Seat, &str, u64)> {
        let seat = self.turn()?;
        let name = self.player(seat)?.bot()?;
        Some((seat, name, self.terms.seed.wrapping_add(seat.index() as u64 + 1)))
    }

    /// The game as it stands, to be thought about anywhere.
    pub fn task(&self, aids: &Aids) -> Box<dyn Task> {
        self.table.task(aids)
    }

    /// Does what a seat asks for, and tells what happened. Whoever has run out of time before that has lost first.
    pub fn handle(&mut self, seat: Seat, command: Command, now: Millis) -> Result<Vec<Event>, Refusal> {
        let first = self.events.len();
        self.heed_clock(now);
        if self.events.len() > first && self.end.is_some() {
            return Ok(self.events[first..].to_vec());
        }
        self.obey(seat, command, now)?;
        Ok(self.events[first..].to_vec())
    }

    /// Looks at the clocks: what has happened by time alone.
    pub fn tick(&mut self, now: Millis) -> Vec<Event> {
        let first = self.events.len();
        self.heed_clock(now);
        self.events[first..].to_vec()
    }

    fn obey(&mut self, seat: Seat, Command { ply, act }: Command, now: Millis) -> Result<(), Refusal> {
        self.admit(seat, ply, &act)?;
        match act {
            Act::Play(text) => self.play(seat, &text, now),
            Act::OfferDraw => self.offer_draw(seat, now),
            Act::AnswerDraw(yes) => self.answer_draw(seat, yes, now),
            Act::OfferTakeback => self.offer_takeback(seat, now),
            Act::AnswerTakeback(yes) => self.answer_takeback(seat, yes, now),
            Act::Resign => {
                self.note(Happening::Resigned(seat), now);
                self.leave(Ending::Resigned(seat), seat, now);
                Ok(())
            }
            Act::Abort => self.abort(now),
        }
    }

    /// Whether a seat may ask for anything now.
    fn admit(&self, seat: Seat, ply: u32, act: &Act) -> Result<(), Refusal> {
        let goes_back = self.terms.is_friendly && *act == Act::OfferTakeback;
        if seat.index() >= self.players.len() {
            return Err(Refusal::of("table-no-seat"));
        }
        if self.end.is_some() && !goes_back {
            return Err(Refusal::of("table-over"));
        }
        if self.gone().contains(seat) {
            return Err(Refusal::of("table-out"));
        }
        let played = self.table.ply();
        if *act != Act::Resign && ply as usize != played {
            let Refusal { message, .. } = Refusal::of("table-stale");
            return Err(message.with("ply", ply).with("now", played).into());
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str, now: Millis) -> Result<(), Refusal> {
        if let Some(turn) = self.turn()
            && turn != seat
        {
            let Refusal { message, .. } = Refusal::of("table-not-your-turn");
            return Err(message.with("who", self.seat_name(turn).with_article()).into());
        }
        let played = self.table.play(text)?;
        self.offers = Offers::default();
        self.note(Happening::Moved(seat, played.text), now);
        self.go_on(true, now);
        Ok(())
    }

    fn abort(&mut self, now: Millis) -> Result<(), Refusal> {
        if self.terms.is_friendly || self.table.ply() < self.players.len() {
            self.finish(Ending::Aborted, None, now);
            Ok(())
        } else {
            Err(Refusal::of("table-too-late-to-abort"))
        }
    }

    fn heed_clock(&mut self, now: Millis) {
        while let Some(seat) = self.clock.flagged(now).filter(|_| self.end.is_none()) {
            self.note(Happening::Flagged(seat), now);
            self.leave(Ending::Flag(seat), seat, now);
        }
    }

    /// A seat has left: with two the other wins; with more the others play on while there are at least two of them.
    fn leave(&mut self, ending: Ending, seat: Seat, now: Millis) {
        self.out.push((seat, self.table.ply()));
        let mut left = Seat::all(self.players.len() as u8).filter(|seat| !self.out().contains(*seat));
        match (left.next(), left.next()) {
            (Some(winner), None) => self.finish(ending, Some(Outcome::won(winner)), now),
            (None, _) => self.finish(ending, Some(Outcome::DRAW), now),
            (Some(_), Some(_)) => {
                self.offers = Offers::default();
                self.go_on(false, now);
            }
        }
    }

    /// Lets the next seat that is still there decide, unless it is over.
    pub(crate) fn go_on(&mut self, has_moved: bool, now: Millis) {
        let can_go_on = self.table.pass_over(self.out());
        let stuck = End { ending: Ending::Rules, outcome: Some(Outcome::DRAW) };
        let end = self.by_rules().or((!can_go_on).then_some(stuck));
        let next = self.table.now().0.filter(|_| end.is_none());
        if has_moved {
            self.clock.run(next, now);
        } else {
            self.clock.turn_to(next, now);
        }
        if let Some(End { ending, outcome }) = end {
            self.finish(ending, outcome, now);
        }
    }

    /// The end that the rules, or the limit on moves, have brought about.
    fn by_rules(&self) -> Option<End> {
        if let Some(outcome) = self.table.now().1 {
            return Some(End { ending: Ending::Rules, outcome: Some(outcome) });
        }
        let limit = self.move_limit;
        let is_too_long = limit.is_some_and(|limit| self.table.ply() >= limit as usize);
        is_too_long.then_some(End { ending: Ending::MoveLimit, outcome: Some(Outcome::DRAW) })
    }

    pub(crate) fn finish(&mut self, ending: Ending, outcome: Option<Outcome>, now: Millis) {
        self.end = Some(End { ending, outcome });
        self.offers = Offers::default();
        self.clock.turn_to(None, now);
        self.note(Happening::Ended(ending, outcome), now);
    }

    pub(crate) fn note(&mut self, what: Happening, at: Millis) {
        self.events.push(Event { number: self.events.len() as u32 + 1, at, what });
    }

    /// The seats that stay out even when a move is taken back: whoever ended the game by leaving it comes back then.
    fn gone(&self) -> Seats {
        let last = self.end.and_then(|end| end.ending.leaver());
        self.out
            .iter()
            .filter(|(seat, _)| Some(*seat) != last)
            .fold(Seats::NONE, |gone, (seat, _)| gone.with(*seat))
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(Player::is_person) && !self.gone().contains(seat)
    }

    /// What a seat is called.
    pub fn seat_name(&self, seat: Seat) -> Message {
        crate::sitting::seat_name(self.table.as_ref(), seat)
    }

    /// The result and its reason in a sentence, `None` while it goes on.
    pub fn verdict(&self) -> Option<Message> {
        let End { ending, .. } = self.end?;
        let by_rules = || self.table.view(usize::MAX).verdict;
        match ending {
            Ending::Rules => by_rules().or_else(|| Some(Refusal::of("table-nobody-can-move").message)),
            _ => Some(ending.told(&self.table.setting().seats)),
        }
    }

    /// What can be seen now: the table's view, with an end that the table does not know.
    pub fn view(&self) -> View {
        let mut view = self.table.view(usize::MAX);
        if self.end.is_some() {
            (view.turn, view.question, view.verdict) = (None, None, self.verdict());
        }
        view
    }

    /// The game as a record, with the date given.
    pub fn archive(&self, date: &str) -> Archive {
        let names: Vec<String> = self.players.iter().map(|player| player.name().to_owned()).collect();
        Archive::of(self.table.as_ref(), self.end, &self.out, &names, date)
    }
}

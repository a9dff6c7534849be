//! A game being played at one screen, and those after it: the session, its series, and what was taken back.

use tabuleiro_game::{Arg, Message, Seat, Speak};

use crate::event::Arrival;
use crate::time::Moment;
use crate::{
    Act, Archive, Command, Decided, Event, FoldError, Happening, Kind, Kinds, Plan, Player, Refusal, Ruling,
    Series, SeriesEvent, SeriesHappening, Session, Terms, Worth,
};

/// All that is kept of a game and the series it belongs to: folding it gives the round again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// What happened in the series.
    pub series: Vec<SeriesEvent>,
    /// What happened in the game.
    pub events: Vec<Event>,
    /// Until when somebody held the game: later no clock ran.
    pub served: Moment,
}

/// A game being played at one screen, and those after it.
#[derive(Clone)]
pub struct Round {
    kind: &'static dyn Kind,
    series: Series,
    session: Session,
    /// What was taken back and could be played again, the last group first; each in the order of play.
    redo: Vec<Vec<String>>,
}

impl Round {
    /// The first game of a series, with that seed. Refused in a sentence if the plan does not hold.
    pub fn begin(plan: Plan, kinds: Kinds, seed: u64, now: Moment) -> Result<Round, Message> {
        let kind = plan.kind(kinds)?;
        let session = plan.seat(kind, plan.players.clone(), seed, now)?;
        Ok(Round { kind, series: Series::open(plan, now), session, redo: Vec::new() })
    }

    /// The next game of the series, with that seed. Refused in a sentence while this one goes on.
    pub fn again(&self, seed: u64, now: Moment) -> Result<Round, Message> {
        let mut series = self.series.clone();
        if let Some(end) = self.session.ended() {
            series.finish(end.outcome, now);
        }
        series.begin_next(self.kind.succession(), now).map_err(|refusal| refusal.message)?;
        let session = series.plan().seat(self.kind, series.seated(), seed, now)?;
        Ok(Round { kind: self.kind, series, session, redo: Vec::new() })
    }

    /// Takes up a game as it was left, with the clocks it had.
    pub fn resume(kept: &Kept, kinds: Kinds, now: Moment) -> Result<Round, FoldError> {
        let series = Series::fold(&kept.series)?;
        let mut session = Session::fold(&kept.events, kinds)?;
        let from = kept.served.max(session.at());
        session.tick(from);
        if session.clock().running().is_some()
            && session.clock().deadline().is_some()
            && let Ok(events) = session.rule(Ruling::Unserved(from), now)
        {
            session.take(&events);
        }
        let kind = session.table().kind();
        Ok(Round { kind, series, session, redo: Vec::new() })
    }

    /// Takes up a game from its record, as the first of a series, at a friendly table.
    pub fn take_up(archive: &Archive, kinds: Kinds, seed: u64, now: Moment) -> Result<Round, Message> {
        let session = archive.take_up(kinds, Terms::friendly(seed), now).map_err(|error| error.message())?;
        Ok(Round::of(session))
    }

    /// A session by itself, as the first of a series: one that is held elsewhere, or comes from a record.
    pub fn of(session: Session) -> Round {
        let kind = session.table().kind();
        let setting = session.table().setting();
        let plan = Plan {
            game: kind.name().to_owned(),
            options: setting.options,
            position: (!setting.is_start).then_some(setting.position),
            is_dealt: false,
            players: session.players().to_vec(),
            terms: *session.terms(),
        };
        let series = Series::open(plan, session.events()[0].at);
        Round { kind, series, session, redo: Vec::new() }
    }

    /// The same game with these players, in the order in which they first sat down, as if they had been there from its beginning:
    /// somebody else goes on for whoever cannot. Refused if they do not fit the game.
    pub fn with_players(&self, players: &[Player], kinds: Kinds) -> Result<Round, FoldError> {
        let mut kept = self.kept(self.session.at());
        for event in &mut kept.series {
            if let SeriesHappening::Opened { plan, .. } = &mut event.what {
                plan.players = players.to_vec();
            }
        }
        let series = Series::fold(&kept.series)?;
        for event in &mut kept.events {
            if let Happening::Opened(opened) = &mut event.what {
                opened.players = series.seated();
            }
        }
        let session = Session::fold(&kept.events, kinds)?;
        Ok(Round { kind: self.kind, series, session, redo: self.redo.clone() })
    }

    /// Applies what has happened to a session that is held elsewhere; what of it was new. What is known already is passed over; if
    /// something is missing, nothing is applied.
    pub fn follow<'e>(&mut self, events: &'e [Event]) -> Result<&'e [Event], FoldError> {
        let known = events.iter().take_while(|event| event.number <= self.session.head()).count();
        let mut session = self.session.clone();
        events[known..].iter().try_for_each(|event| session.follow(event))?;
        self.session = session;
        Ok(&events[known..])
    }

    /// All that is to be kept.
    pub fn kept(&self, now: Moment) -> Kept {
        let (series, events) = (self.series.events().to_vec(), self.session.events().to_vec());
        Kept { series, events, served: now.max(self.session.at()) }
    }

    /// Which game it is.
    pub fn kind(&self) -> &'static dyn Kind {
        self.kind
    }

    /// How it is played.
    pub fn plan(&self) -> &Plan {
        self.series.plan()
    }

    /// The game with its players.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The games in a row, without this one's result.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The score of the series, this game included if it is over.
    pub fn score(&self) -> Series {
        match self.session.ended() {
            Some(end) => self.series.with(end.outcome),
            None => self.series.clone(),
        }
    }

    /// What a player of the series is called, by the number of the player.
    pub fn player_name(&self, player: usize) -> Arg {
        self.plan().player_name(self.kind, player)
    }

    /// What whoever sits on a seat is called.
    pub fn seat_player(&self, seat: Seat) -> Arg {
        let player = self.series.seating().get(seat.index());
        player.map_or_else(|| Arg::Text(String::new()), |player| self.player_name(*player))
    }

    /// Whether a person must decide now.
    pub fn is_persons_turn(&self) -> bool {
        self.session.turn().is_some_and(|seat| self.is_person(seat))
    }

    /// Whether no person plays.
    pub fn is_watched(&self) -> bool {
        !self.session.players().iter().any(Player::is_person)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.session.player(seat).is_some_and(Player::is_person)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.session.players().len() as u8)
    }

    /// The seat shown as the nearest: the first person's. At a table of people only, or of none, the board stays as it is.
    pub fn near(&self) -> Seat {
        if self.session.players().iter().all(Player::is_person) {
            return Seat::FIRST;
        }
        self.seats().find(|seat| self.is_person(*seat)).unwrap_or(Seat::FIRST)
    }

    /// A seat of a person, to ask in their name; the first if there is none.
    pub fn asker(&self) -> Seat {
        let gone = self.session.gone();
        let turn = self.session.turn().filter(|seat| self.is_person(*seat));
        let there = self.seats().find(|seat| self.is_person(*seat) && !gone.contains(*seat));
        turn.or(there).or_else(|| self.seats().find(|seat| self.is_person(*seat))).unwrap_or(Seat::FIRST)
    }

    /// Does what a seat asks for.
    pub fn ask(&mut self, seat: Seat, act: Act, arrival: impl Into<Arrival>) -> Decided {
        let command = Command::here(self.session.head(), act);
        self.handle(seat, &command, arrival)
    }

    /// Does what a seat's command asks for.
    pub fn handle(&mut self, seat: Seat, command: &Command, arrival: impl Into<Arrival>) -> Decided {
        // Only what is taken back is gone afterwards.
        let before =
            if matches!(command.act, Act::Play(_)) { Vec::new() } else { self.session.table().moves() };
        let decided = self.session.handle(seat, command, arrival);
        decided.events.iter().for_each(|event| self.remember(&event.what, &before));
        decided
    }

    /// Looks at the clocks: what has happened by time alone happens.
    pub fn tick(&mut self, now: Moment) -> Vec<Event> {
        self.session.tick(now)
    }

    /// Plays a move given in canonical text, for whoever must decide; a level knows what its move is worth.
    pub fn play(&mut self, text: &str, worth: Option<Worth>, now: Moment) -> Decided {
        let seat = self.session.turn().unwrap_or(Seat::FIRST);
        let arrival = Arrival { worth, ..Arrival::from(now) };
        self.ask(seat, Act::Play(text.to_owned()), arrival)
    }

    /// Goes back to a person's last decision.
    pub fn undo(&mut self, now: Moment) -> Decided {
        self.ask(self.asker(), Act::OfferTakeback, now)
    }

    /// Whether something was taken back that could be played again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Plays again what was taken back last; everything that happened.
    pub fn redo(&mut self, now: Moment) -> Result<Vec<Event>, Refusal> {
        let group = self.redo.last().cloned().ok_or_else(|| Refusal::of("table-nothing-to-redo"))?;
        let mut events = Vec::new();
        for text in group {
            events.extend(self.play(&text, None, now).done()?);
        }
        Ok(events)
    }

    /// What was taken back can be played again until something else is played.
    fn remember(&mut self, what: &Happening, before: &[String]) {
        match what {
            Happening::TookBack(_, to) => self.redo.extend(before.get(*to as usize..).map(<[_]>::to_vec)),
            Happening::Moved { text, .. } => match self.redo.last_mut() {
                Some(group) if group.first() == Some(text) && group.len() > 1 => drop(group.remove(0)),
                Some(group) if group.first() == Some(text) => drop(self.redo.pop()),
                _ => self.redo.clear(),
            },
            _ => (),
        }
    }
}

//! Games in a row between the same players: their score, who sits where, and whether there is another. It has events of its own.

use tabuleiro_game::{Outcome, Succession};

use crate::time::Moment;
use crate::{FoldError, Plan, Player, Refusal};

/// The form of a series' events that this release writes. It reads all up to this one.
pub const SERIES_VERSION: u32 = 1;

/// Something that happened in a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesEvent {
    /// Its number, counted from 0 without gaps.
    pub number: u32,
    /// When.
    pub at: Moment,
    /// What.
    pub what: SeriesHappening,
}

/// What can happen in a series. Players are numbered as they first sat down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeriesHappening {
    /// The players sit down for the first game: always the event 0.
    Opened {
        /// The form of this log.
        version: u32,
        /// How all games are to be played.
        plan: Box<Plan>,
    },
    /// A game is over with that result, or without one.
    Finished(Option<Outcome>),
    /// A player wants another game.
    RematchOffered(usize),
    /// A player agrees to the rematch that the event of that number offers.
    RematchAgreed(usize, u32),
    /// A player does not want it, or whoever offered it no longer does.
    RematchDeclined(usize, u32),
    /// The next game begins, with that player on each seat.
    Begun(Vec<usize>),
}

/// What a player of a series asks for once a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeriesAct {
    /// Another game.
    OfferRematch,
    /// To agree to another game, or not; whoever offered it takes it back so.
    Answer {
        /// The number of the event that offered it.
        offer: u32,
        /// Whether to agree.
        yes: bool,
    },
}

/// A rematch that is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// The number of the event that offered it.
    pub number: u32,
    /// Who agrees; whoever offered it does.
    pub agreed: Vec<usize>,
}

/// How the game stands that was begun last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Last {
    /// It goes on.
    On,
    /// It is over with that result, or without one.
    Over(Option<Outcome>),
}

/// Games in a row between the same players. Who begins next is the game's own rule, [`Succession`].
///
/// ```
/// use tabuleiro_game::{Outcome, Seat, Succession};
/// use tabuleiro_table::time::Moment;
/// use tabuleiro_table::{Plan, Player, Series, Terms};
/// let plan = Plan {
///     game: "oolong".into(),
///     options: String::new(),
///     position: None,
///     is_dealt: true,
///     players: vec![Player::human(), Player::Level("casual".into())],
///     terms: Terms::friendly(1),
/// };
/// let mut series = Series::open(plan, Moment(0));
/// series.finish(Some(Outcome::won(Seat::FIRST)), Moment(9)); // player 0 won …
/// series.begin_next(Succession::LoserBegins, Moment(9)).expect("the last one is over");
/// assert_eq!(series.seating(), [1, 0]); // … so player 1 begins
/// assert_eq!((series.won(), series.drawn()), (&[1, 0][..], 0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    plan: Plan,
    seating: Vec<usize>,
    won: Vec<u32>,
    drawn: u32,
    last: Last,
    rematch: Option<Rematch>,
    events: Vec<SeriesEvent>,
}

impl Series {
    /// A series that begins, everyone on the seat of their own number.
    pub fn open(plan: Plan, at: Moment) -> Series {
        let what = SeriesHappening::Opened { version: SERIES_VERSION, plan: Box::new(plan.clone()) };
        let players = plan.players.len();
        Series {
            seating: (0..players).collect(),
            won: vec![0; players],
            plan,
            drawn: 0,
            last: Last::On,
            rematch: None,
            events: vec![SeriesEvent { number: 0, at, what }],
        }
    }

    /// The series that these events give.
    pub fn fold(events: &[SeriesEvent]) -> Result<Series, FoldError> {
        let (first, more) = events.split_first().ok_or(FoldError::NoBeginning)?;
        let SeriesHappening::Opened { version, plan } = &first.what else {
            return Err(FoldError::NoBeginning);
        };
        if !(1..=SERIES_VERSION).contains(version) {
            return Err(FoldError::Version(*version));
        }
        if first.number != 0 {
            return Err(FoldError::Gap { wanted: 0, found: first.number });
        }
        let mut series = Series::open((**plan).clone(), first.at);
        more.iter().try_for_each(|event| series.follow(event))?;
        Ok(series)
    }

    /// Makes the next event of a log true.
    pub fn follow(&mut self, event: &SeriesEvent) -> Result<(), FoldError> {
        let wanted = self.head() + 1;
        if event.number != wanted {
            return Err(FoldError::Gap { wanted, found: event.number });
        }
        if !self.is_sound(&event.what) {
            return Err(FoldError::Other(wanted));
        }
        self.apply(event);
        Ok(())
    }

    /// Whether an event names only players and seats that there are.
    fn is_sound(&self, what: &SeriesHappening) -> bool {
        let plays = |player: usize| player < self.players().len();
        match what {
            SeriesHappening::Opened { .. } => false,
            SeriesHappening::Finished(outcome) => {
                outcome.and_then(|outcome| outcome.winner).is_none_or(|seat| plays(seat.index()))
            }
            SeriesHappening::RematchOffered(player)
            | SeriesHappening::RematchAgreed(player, _)
            | SeriesHappening::RematchDeclined(player, _) => plays(*player),
            SeriesHappening::Begun(seating) => {
                seating.len() == self.players().len()
                    && (0..seating.len()).all(|player| seating.contains(&player))
            }
        }
    }

    fn apply(&mut self, event: &SeriesEvent) {
        match &event.what {
            SeriesHappening::Opened { .. } => (),
            SeriesHappening::Finished(outcome) => {
                self.count(*outcome);
                self.last = Last::Over(*outcome);
            }
            SeriesHappening::RematchOffered(player) => {
                self.rematch = Some(Rematch { number: event.number, agreed: vec![*player] });
            }
            SeriesHappening::RematchAgreed(player, _) => {
                if let Some(rematch) = &mut self.rematch {
                    rematch.agreed.push(*player);
                }
            }
            SeriesHappening::RematchDeclined(..) => self.rematch = None,
            SeriesHappening::Begun(seating) => {
                (self.seating, self.last, self.rematch) = (seating.clone(), Last::On, None);
            }
        }
        self.events.push(event.clone());
    }

    fn count(&mut self, outcome: Option<Outcome>) {
        match outcome.map(|outcome| outcome.winner) {
            Some(Some(seat)) => self.won[self.seating[seat.index()]] += 1,
            Some(None) => self.drawn += 1,
            None => (),
        }
    }

    /// Everything that has happened.
    pub fn events(&self) -> &[SeriesEvent] {
        &self.events
    }

    /// The number of the last event.
    pub fn head(&self) -> u32 {
        self.events.len() as u32 - 1
    }

    /// How all games are played.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The players, as they first sat down.
    pub fn players(&self) -> &[Player] {
        &self.plan.players
    }

    /// Which player sits on each seat in the game that is on, or was last.
    pub fn seating(&self) -> &[usize] {
        &self.seating
    }

    /// Who sits on each seat in the game that is on, or was last.
    pub fn seated(&self) -> Vec<Player> {
        self.seating.iter().map(|player| self.players()[*player].clone()).collect()
    }

    /// How many games each player has won.
    pub fn won(&self) -> &[u32] {
        &self.won
    }

    /// How many games nobody won.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// A rematch that is offered.
    pub fn rematch(&self) -> Option<&Rematch> {
        self.rematch.as_ref()
    }

    /// The series as it would be if the game that is on ended so: for a score beside a game that may still be taken back.
    pub fn with(&self, outcome: Option<Outcome>) -> Series {
        let mut after = self.clone();
        if after.last == Last::On {
            after.count(outcome);
        }
        after
    }

    /// Notes how a game ended; nothing if that is noted already.
    pub fn finish(&mut self, outcome: Option<Outcome>, at: Moment) {
        if self.last == Last::On {
            self.note(SeriesHappening::Finished(outcome), at);
        }
    }

    /// Begins the next game, as when everybody sits at one screen. Refused while one is on.
    pub fn begin_next(&mut self, succession: Succession, at: Moment) -> Result<(), Refusal> {
        let Last::Over(last) = self.last else { return Err(Refusal::of("table-series-playing")) };
        let next = succession.next(last, self.players().len() as u8);
        let seating = next.into_iter().map(|seat| self.seating[seat]).collect();
        self.note(SeriesHappening::Begun(seating), at);
        Ok(())
    }

    /// What comes of what a player asks for once a game is over: the next one begins when every person wants it.
    pub fn decide(
        &self,
        player: usize,
        act: SeriesAct,
        succession: Succession,
        at: Moment,
    ) -> Result<Vec<SeriesEvent>, Refusal> {
        if player >= self.players().len() {
            return Err(Refusal::of("table-no-seat"));
        }
        if self.last == Last::On {
            return Err(Refusal::of("table-series-playing"));
        }
        let mut draft = self.clone();
        draft.note(self.wished(player, act)?, at);
        let is_for = |rematch: &Rematch| {
            let mut people = (0..self.players().len()).filter(|player| self.players()[*player].is_person());
            people.all(|person| rematch.agreed.contains(&person))
        };
        if draft.rematch.as_ref().is_some_and(is_for) {
            draft.begin_next(succession, at)?;
        }
        Ok(draft.events.split_off(self.events.len()))
    }

    /// What happens when a player asks for that.
    fn wished(&self, player: usize, act: SeriesAct) -> Result<SeriesHappening, Refusal> {
        let open = self.rematch.as_ref();
        match act {
            SeriesAct::OfferRematch => match open {
                None => Ok(SeriesHappening::RematchOffered(player)),
                Some(offer) if offer.agreed.contains(&player) => Err(Refusal::of("table-offered-already")),
                Some(offer) => Ok(SeriesHappening::RematchAgreed(player, offer.number)),
            },
            SeriesAct::Answer { offer: number, yes } => {
                let offer = open.filter(|offer| offer.number == number);
                let offer = offer.ok_or_else(|| Refusal::of("table-offer-gone"))?;
                match (yes, offer.agreed.contains(&player)) {
                    (true, true) => Err(Refusal::of("table-no-offer")),
                    (true, false) => Ok(SeriesHappening::RematchAgreed(player, number)),
                    (false, _) => Ok(SeriesHappening::RematchDeclined(player, number)),
                }
            }
        }
    }

    fn note(&mut self, what: SeriesHappening, at: Moment) {
        let at = at.max(self.events.last().map_or(at, |event| event.at));
        let event = SeriesEvent { number: self.events.len() as u32, at, what };
        self.apply(&event);
    }
}

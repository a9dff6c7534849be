//! The law of sessions: whatever is asked of one, however often and however late, folding its events gives the same session
//! wherever the log is cut, what is refused changes nothing, what is sent twice is done once, and its record holds.

use std::collections::BTreeSet;

use tabuleiro_game::{Outcome, Seat, Seats, chance};
use tabuleiro_search::{Random, random};
use tabuleiro_table::clock::{Clock, Control, Deadline};
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{
    Act, Archive, Arrival, Command, CommandId, Decided, End, Event, FoldError, Happening, Kind, Offers,
    Player, Ruling, Session, Setup, State, Terms, Told,
};

use crate::along::{KINDS, open, variants};

/// Everything that can be asked of a session.
#[derive(PartialEq, Debug)]
pub(crate) struct Shot {
    now: State,
    result: Option<Outcome>,
    turn: Option<Seat>,
    events: Vec<Event>,
    clock: Clock,
    times: Vec<Option<Span>>,
    deadline: Option<Deadline>,
    offers: Offers,
    gone: Seats,
    end: Option<End>,
    verdict: Option<String>,
    record: String,
}

impl Shot {
    pub(crate) fn of(session: &Session, now: Moment) -> Shot {
        let moments = [0, 1, 333, 10_000, 1 << 40].map(|later| now + Span(later));
        let left =
            |moment| Seat::all(session.table().seats()).map(move |seat| session.clock().left(seat, moment));
        Shot {
            now: session.table().state(usize::MAX),
            result: session.table().now().1,
            turn: session.turn(),
            events: session.events().to_vec(),
            clock: session.clock().clone(),
            times: moments.into_iter().flat_map(left).collect(),
            deadline: session.clock().deadline(),
            offers: session.offers().clone(),
            gone: session.gone(),
            end: session.ended(),
            verdict: session.verdict().map(|verdict| verdict.to_string()),
            record: session.archive("2026.11.15").to_string(),
        }
    }
}

/// A session, and all that was asked of it.
pub(crate) struct Story {
    pub(crate) kind: &'static dyn Kind,
    pub(crate) session: Session,
    terms: Terms,
    now: Moment,
    /// Every command that was done.
    done: Vec<(Seat, Command)>,
    asked: u32,
    /// What has been seen to happen besides events.
    seen: BTreeSet<&'static str>,
}

const CONTROLS: [Control; 6] = [
    Control::None,
    Control::Fischer { start: Span(3_000), add: Span(200) },
    Control::Delay { start: Span(2_000), free: Span(250) },
    Control::PerMove { each: Span(1_500) },
    Control::Bank { start: Span(1_500), add: Span(300), most: Span(2_000) },
    Control::Fischer { start: Span(0), add: Span(0) },
];

fn pick<T: Clone>(rng: &mut Random, all: &[T]) -> T {
    all[chance::below(rng, all.len() as u32) as usize].clone()
}

impl Story {
    fn begin(kind: &'static dyn Kind, setup: &Setup, seed: u64) -> Story {
        let mut rng = random::seeded(seed ^ 0xA11CE);
        let now = Moment(5_000);
        let terms = Terms {
            control: CONTROLS[seed as usize % CONTROLS.len()],
            first_move: (chance::below(&mut rng, 3) == 0).then_some(Span(1_200)),
            seed,
            is_friendly: chance::below(&mut rng, 3) == 0,
            is_rated: chance::below(&mut rng, 2) == 0,
            has_takebacks: chance::below(&mut rng, 5) > 0,
            has_help: chance::below(&mut rng, 2) == 0,
        };
        let sits = |_| match chance::below(&mut rng, 5) {
            0 => Player::Level(kind.usual().to_owned()),
            1 => Player::Person(kind.usual().to_owned()),
            _ => Player::human(),
        };
        let players: Vec<Player> = (0..open(kind, setup).seats()).map(sits).collect();
        let session = Session::new(open(kind, setup), players, terms, now).expect("all sit down");
        Story { kind, session, terms, now, done: Vec::new(), asked: 0, seen: BTreeSet::new() }
    }

    /// A session of which so many random things have been asked.
    pub(crate) fn told(kind: &'static dyn Kind, setup: &Setup, seed: u64, commands: usize) -> Story {
        let mut story = Story::begin(kind, setup, seed);
        let mut rng = random::seeded(seed);
        (0..commands).for_each(|_| story.ask(&mut rng));
        story
    }

    /// Lets time pass, and somebody ask for something, or ask again.
    fn ask(&mut self, rng: &mut Random) {
        self.now = self.now + Span(pick(rng, &[0, 0, 1, 40, 200, 400, 700]));
        if chance::below(rng, 60) == 0 {
            self.now = self.now + Span(2_000);
        }
        // Clocks of machines are set back at times.
        let now = if chance::below(rng, 50) == 0 { self.now.before(Span(300)) } else { self.now };
        match chance::below(rng, 24) {
            0 | 1 => self.tick(now),
            2 => self.resend(rng, now),
            3 => self.late(rng, now),
            4 if !self.is_calm() => self.rule(rng, now),
            _ => {
                let (seat, act) = self.answer(rng).unwrap_or_else(|| (self.asker(rng), self.act(rng)));
                let seen = self.session.head();
                let lag = Span(pick(rng, &[0, 0, 0, 30, 900]));
                let command = self.command(seen, act);
                self.handle(seat, &command, Arrival { lag, ..now.into() });
            }
        }
    }

    fn command(&mut self, seen: u32, act: Act) -> Command {
        self.asked += 1;
        Command { id: CommandId::new(format!("ask {}", self.asked)).expect("a name"), seen, act }
    }

    /// Whether its players want to play rather than to talk: such games come to their end.
    fn is_calm(&self) -> bool {
        self.terms.seed.is_multiple_of(3)
    }

    /// Whoever is on turn, mostly; sometimes a seat that is not even there.
    fn asker(&self, rng: &mut Random) -> Seat {
        match self.session.turn() {
            Some(turn) if self.is_calm() || chance::below(rng, 10) < 7 => turn,
            _ => Seat::new(chance::below(rng, Seat::MOST as u32) as u8),
        }
    }

    /// An answer to an offer that stands, mostly; at times by whoever made it.
    fn answer(&self, rng: &mut Random) -> Option<(Seat, Act)> {
        let offer = *self.session.offers().open().first()?;
        if chance::below(rng, 3) == 0 {
            return None;
        }
        if chance::below(rng, 6) == 0 {
            return Some((offer.by, Act::Withdraw { offer: offer.number }));
        }
        let waits = Seat::all(self.session.table().seats()).filter(|seat| !offer.agreed.contains(*seat));
        let waits: Vec<Seat> = waits.collect();
        let yes = !self.is_calm() && chance::below(rng, 5) < 3;
        (!waits.is_empty()).then(|| (pick(rng, &waits), Act::Answer { offer: offer.number, yes }))
    }

    fn act(&self, rng: &mut Random) -> Act {
        let any = chance::below(rng, self.session.head() + 2);
        match if self.is_calm() { chance::below(rng, 68) } else { chance::below(rng, 100) } {
            0..60 => Act::Play(self.legal(rng)),
            60..66 => {
                Act::Play(pick(rng, &["", "zz", "☃", "A@a1", "a1", "A", "N", "1", "\0", "b2-b2"]).to_owned())
            }
            66..72 => Act::OfferDraw,
            72..74 => Act::Answer { offer: any, yes: chance::below(rng, 2) == 0 },
            74..92 => Act::OfferTakeback,
            92..95 => Act::Withdraw { offer: any },
            95..97 => Act::Resign,
            97 => Act::Abort,
            _ => Act::Play("x".repeat(5_000)),
        }
    }

    fn legal(&self, rng: &mut Random) -> String {
        let legal = self.session.table().state(usize::MAX).moves;
        if legal.is_empty() { "a1".to_owned() } else { pick(rng, &legal) }
    }

    /// What was done is sent again, much later: the first answer, and nothing happens.
    fn resend(&mut self, rng: &mut Random, now: Moment) {
        if self.done.is_empty() {
            return;
        }
        let (seat, command) = pick(rng, &self.done);
        let before = Shot::of(&self.session, now);
        let decided = self.session.handle(seat, &command, now);
        let Told::Again(first) = decided.told else { panic!("{command:?}: {:?}", decided.told) };
        let is_its = |event: &Event| event.cause.as_ref().is_some_and(|cause| cause.id == command.id);
        assert!(!first.is_empty() && first.iter().all(is_its), "{first:?}");
        assert_eq!((decided.events, Shot::of(&self.session, now)), (Vec::new(), before));
        self.seen.insert("sent twice");
    }

    /// A move that was meant for what somebody saw long ago is never played at another position.
    fn late(&mut self, rng: &mut Random, now: Moment) {
        let seen = chance::below(rng, self.session.head() + 1);
        let (seat, act) = (self.asker(rng), Act::Play(self.legal(rng)));
        let is_other = self
            .session
            .events_after(seen)
            .iter()
            .any(|event| matches!(event.what, Happening::Moved { .. } | Happening::TookBack(..)));
        let ply = self.session.table().ply();
        let command = self.command(seen, act);
        let decided = self.handle(seat, &command, now.into());
        if is_other {
            assert!(matches!(decided.told, Told::Refused(_)), "{command:?}");
            assert_eq!(self.session.table().ply(), ply);
            self.seen.insert("sent late");
        }
    }

    /// Whoever serves the session decides something.
    fn rule(&mut self, rng: &mut Random, now: Moment) {
        let seats = u32::from(self.session.table().seats());
        let mut seat = || Seat::new(chance::below(rng, seats) as u8);
        let [one, other] = [seat(), seat()];
        let ruling = match chance::below(rng, 12) {
            0..5 => Ruling::GiveTime(one, Span(400)),
            5..9 => Ruling::Unserved(now.before(Span(500))),
            9 | 10 => Ruling::Abandoned { seat: one, by: other, is_draw: chance::below(rng, 2) == 0 },
            _ => Ruling::Adjudicate(pick(rng, &[None, Some(Outcome::DRAW), Some(Outcome::won(Seat::FIRST))])),
        };
        let before = Shot::of(&self.session, now);
        match self.session.rule(ruling, now) {
            Ok(events) => {
                assert!(!events.is_empty() && events.iter().all(|event| event.cause.is_none()));
                self.session.take(&events);
            }
            Err(refusal) => {
                tabuleiro_testkit::words::assert_said(&refusal.message);
                assert_eq!(Shot::of(&self.session, now), before);
            }
        }
    }

    /// Nothing happens by time but that somebody has run out of it.
    fn tick(&mut self, now: Moment) {
        let before = Shot::of(&self.session, now);
        let events = self.session.tick(now);
        self.assert_by_time(&events);
        if events.is_empty() {
            assert_eq!(Shot::of(&self.session, now), before);
        }
        assert_eq!(self.session.tick(now), [], "once is enough");
    }

    fn assert_by_time(&self, events: &[Event]) {
        let by_time = |event: &Event| {
            event.cause.is_none() && matches!(event.what, Happening::Flagged(_) | Happening::Ended(..))
        };
        assert!(events.iter().all(by_time), "{events:?}");
        let is_timed = self.terms.control != Control::None || self.terms.first_move.is_some();
        assert!(events.is_empty() || is_timed);
    }

    fn handle(&mut self, seat: Seat, command: &Command, arrival: Arrival) -> Decided {
        let now = arrival.at;
        let before = Shot::of(&self.session, now);
        let known = before.events.len();
        let decided = self.session.decide(seat, command, arrival);
        assert_eq!(Shot::of(&self.session, now), before, "deciding changes nothing");
        let mut applied = self.session.clone();
        decided.events.iter().for_each(|event| applied.apply(event).expect("it was decided"));
        assert_eq!(self.session.handle(seat, command, arrival), decided, "handling is deciding and applying");
        assert_eq!(Shot::of(&self.session, now), Shot::of(&applied, now));
        assert_eq!(&self.session.events()[..known], before.events, "what has happened stays");
        assert_eq!(self.session.events()[known..], decided.events);
        match &decided.told {
            Told::Done => {
                let own = decided.events.iter().filter(|event| event.cause.is_some()).count();
                assert!(own > 0, "{command:?} was done, and nothing happened");
                self.done.push((seat, command.clone()));
            }
            Told::Refused(refusal) => {
                tabuleiro_testkit::words::assert_said(&refusal.message);
                self.assert_by_time(&decided.events);
                if !decided.events.is_empty() {
                    self.seen.insert("flag beside a refusal");
                }
            }
            Told::Again(_) => panic!("{command:?} has a new name"),
        }
        decided
    }

    /// Its events give the same session again, wherever they are cut, and its record holds.
    fn assert_lasts(&self) {
        let session = &self.session;
        let log = session.events();
        let numbers: Vec<u32> = log.iter().map(|event| event.number).collect();
        assert_eq!(numbers, (0..numbers.len() as u32).collect::<Vec<_>>(), "no gaps");
        assert!(log.is_sorted_by_key(|event| event.at), "nothing happens before what has happened");
        let fold = |log: &[Event]| Session::fold(log, KINDS).unwrap_or_else(|why| panic!("{why}\n{log:#?}"));
        assert_eq!(Shot::of(&fold(log), self.now), Shot::of(session, self.now));
        let checked = Session::check(log, KINDS).unwrap_or_else(|why| panic!("{why}\n{log:#?}"));
        assert_eq!(Shot::of(&checked, self.now), Shot::of(session, self.now));
        self.assert_can_be_cut(log);
        Story::assert_travels(log);
        self.assert_record_holds();
    }

    /// Cut anywhere, a log is a session, and what was cut off of a single deed comes by itself.
    fn assert_can_be_cut(&self, log: &[Event]) {
        let mut cut = Session::fold(&log[..1], KINDS).expect("it begins");
        for pair in log.windows(2) {
            let [before, next] = pair else { continue };
            let is_one_deed = before.cause.is_some() && before.cause == next.cause;
            if is_one_deed {
                let due = cut.due(next.at);
                assert_eq!(due.first().map(|event| &event.what), Some(&next.what), "{before:?}");
            }
            cut.follow(next).expect("it is the next");
            let _ = (cut.view(), cut.verdict(), cut.archive(""), cut.turn());
        }
        assert_eq!(Shot::of(&cut, self.now), Shot::of(&self.session, self.now));
    }

    /// As JSON and back it is the same log.
    fn assert_travels(log: &[Event]) {
        for event in log {
            let text = serde_json::to_string(&tabuleiro_wire::Event::from(event)).expect("it can be written");
            let read: tabuleiro_wire::Event = serde_json::from_str(&text).expect("it can be read");
            assert_eq!(read.read().as_ref(), Ok(event), "{text}");
        }
    }

    fn assert_record_holds(&self) {
        let session = &self.session;
        let archive = session.archive("2026.11.15");
        let text = archive.to_string();
        let read: Archive = text.parse().unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!((&read, read.to_string()), (&archive, text.clone()));
        let replayed =
            read.replay(KINDS).unwrap_or_else(|why| panic!("{why}\n{text}\n{:#?}", session.events()));
        assert_eq!(replayed.end, session.ended(), "{text}");
        assert_eq!(replayed.table.setting(), session.table().setting(), "{text}");
        let again = read.take_up(KINDS, self.terms, self.now).expect("it holds");
        assert_eq!(again.players(), session.players(), "whoever is called like a level stays a person");
        assert_eq!((again.ended(), again.turn()), (session.ended(), session.turn()), "{text}");
        assert_eq!(again.archive("2026.11.15"), archive, "{text}");
        for ply in 0..=session.table().ply() {
            assert_eq!(replayed.table.state(ply), session.table().state(ply), "{text}");
            assert_eq!(replayed.table.view(ply), session.table().view(ply), "{text}");
        }
    }

    /// The log of a session is what another gives.
    pub(crate) fn check(log: &[Event]) -> Result<Session, FoldError> {
        Session::check(log, KINDS)
    }
}

/// What has happened in all stories of a kind.
#[derive(Default)]
pub(crate) struct Tally(BTreeSet<String>);

/// What kind of thing happened.
pub(crate) fn named(what: &Happening) -> String {
    match what {
        Happening::Ended(ending, _) => {
            format!("Ended {}", ending.to_string().replace(char::is_numeric, ""))
        }
        _ => format!("{what:?}").chars().take_while(|c| c.is_alphabetic()).collect(),
    }
}

impl Tally {
    /// Notes what has happened; whether something of it is new.
    pub(crate) fn note(&mut self, story: &Story) -> bool {
        let known = self.0.len();
        let named = |what: &Happening| match what {
            Happening::Flagged(_) => format!("Flagged {:?}", story.terms.control),
            _ => named(what),
        };
        let events = story.session.events();
        self.0.extend(events.iter().map(|event| named(&event.what)));
        self.0.extend(story.seen.iter().map(|what| (*what).to_owned()));
        let seats = story.session.table().seats();
        for pair in events.windows(2) {
            if let [Happening::Resigned(_), Happening::Moved { .. }] = [&pair[0].what, &pair[1].what] {
                self.0.insert(format!("{seats} seats play on"));
            }
        }
        self.0.len() > known
    }

    /// Random stories are worth nothing if nothing happens in them.
    pub(crate) fn assert_rich(&self, kind: &dyn Kind) {
        let mut wanted: Vec<String> = WANTED.map(str::to_owned).to_vec();
        wanted.extend(CONTROLS[1..].iter().map(|control| format!("Flagged {control:?}")));
        if kind.options().iter().any(|field| field.key == "players") {
            wanted.extend([3, 4].map(|seats| format!("{seats} seats play on")));
        }
        wanted.retain(|wanted| !self.0.contains(wanted));
        assert!(wanted.is_empty(), "{}: never {wanted:?}, but {:?}", kind.name(), self.0);
    }
}

pub(crate) const WANTED: [&str; 23] = [
    "Opened",
    "Moved",
    "DrawOffered",
    "TakebackOffered",
    "Agreed",
    "Declined",
    "Withdrawn",
    "TookBack",
    "Resigned",
    "Abandoned",
    "TimeGiven",
    "Unserved",
    "Ended rules",
    "Ended resigned ",
    "Ended flag ",
    "Ended agreed",
    "Ended aborted ",
    "Ended no-show ",
    "Ended abandoned ",
    "Ended adjudicated",
    "sent twice",
    "sent late",
    "flag beside a refusal",
];

/// Stories of every way to begin a game, each looked at now and then and at its end.
fn assert_law(name: &str) {
    const STORIES: u64 = 48;
    const COMMANDS: usize = 120;
    let kind = KINDS.find(name).expect("it is in the list");
    let mut tally = Tally::default();
    for setup in variants(kind) {
        for seed in 0..STORIES {
            let mut story = Story::begin(kind, &setup, seed);
            let mut rng = random::seeded(seed);
            for number in 0..COMMANDS * if story.is_calm() { 2 } else { 1 } {
                story.ask(&mut rng);
                let is_done = story.session.ended().is_some() && !story.terms.is_friendly;
                if is_done && chance::below(&mut rng, 8) == 0 {
                    break;
                }
                if number % 30 == 7 {
                    story.assert_lasts();
                }
            }
            story.assert_lasts();
            tally.note(&story);
        }
    }
    tally.assert_rich(kind);
}

#[test]
fn sessions_of_oolong_keep_the_law() {
    assert_law("oolong");
}

#[test]
fn sessions_of_quantik_keep_the_law() {
    assert_law("quantik");
}

#[test]
fn sessions_of_oware_keep_the_law() {
    assert_law("oware");
}

#[test]
fn sessions_of_otrio_keep_the_law() {
    assert_law("otrio");
}

#[test]
fn sessions_of_a_fifth_game_keep_the_law() {
    assert_law("morris");
}

//! The law of sessions: whatever is asked of one, replaying its events gives the same session, what is refused changes
//! nothing, and its record holds.

use std::collections::BTreeSet;

use tabuleiro_game::{Outcome, Seat, Seats, chance};
use tabuleiro_search::{Random, random};
use tabuleiro_table::clock::{Clock, Control, Millis};
use tabuleiro_table::{
    Act, Archive, Command, End, Event, Happening, Kind, Offers, Player, Session, Setup, State, Terms,
};

use crate::along::{KINDS, open, variants};

/// Everything that can be asked of a session.
#[derive(PartialEq, Debug)]
struct Shot {
    now: State,
    result: Option<Outcome>,
    turn: Option<Seat>,
    events: Vec<Event>,
    clock: Clock,
    times: Vec<Option<Millis>>,
    offers: Offers,
    out: Seats,
    end: Option<End>,
    verdict: Option<String>,
    record: String,
}

impl Shot {
    fn of(session: &Session, now: Millis) -> Shot {
        let moments = [0, 1, 333, 10_000, 1 << 40].map(|later| now + later);
        let left =
            |moment| Seat::all(session.table().seats()).map(move |seat| session.clock().left(seat, moment));
        let mut times: Vec<_> = moments.into_iter().flat_map(left).collect();
        times.push(session.clock().deadline());
        Shot {
            now: session.table().state(usize::MAX),
            result: session.table().now().1,
            turn: session.turn(),
            events: session.events().to_vec(),
            clock: session.clock().clone(),
            times,
            offers: session.offers().clone(),
            out: session.out(),
            end: session.ended(),
            verdict: session.verdict().map(|verdict| verdict.to_string()),
            record: session.archive("2026.11.15").to_string(),
        }
    }
}

/// A session and all that is needed to begin it again.
pub(crate) struct Story {
    pub(crate) kind: &'static dyn Kind,
    pub(crate) setup: Setup,
    pub(crate) players: Vec<Player>,
    pub(crate) terms: Terms,
    pub(crate) session: Session,
    pub(crate) now: Millis,
}

const BEGUN: Millis = 5_000;

const CONTROLS: [Control; 5] = [
    Control::None,
    Control::Fischer { start: 3_000, add: 200 },
    Control::Delay { start: 2_000, free: 250 },
    Control::PerMove { each: 1_500 },
    Control::Fischer { start: 0, add: 0 },
];

fn pick<T: Clone>(rng: &mut Random, all: &[T]) -> T {
    all[chance::below(rng, all.len() as u32) as usize].clone()
}

impl Story {
    fn begin(kind: &'static dyn Kind, setup: &Setup, seed: u64) -> Story {
        let mut rng = random::seeded(seed ^ 0xA11CE);
        let terms = Terms {
            control: CONTROLS[seed as usize % CONTROLS.len()],
            seed,
            is_friendly: chance::below(&mut rng, 3) == 0,
        };
        let seats = open(kind, setup).seats();
        let sits = |_| match chance::below(&mut rng, 4) {
            0 => Player::Bot(kind.usual().to_owned()),
            _ => Player::human(),
        };
        let players: Vec<Player> = (0..seats).map(sits).collect();
        let session = Session::new(open(kind, setup), players.clone(), terms, BEGUN).expect("all sit down");
        Story { kind, setup: setup.clone(), players, terms, session, now: BEGUN }
    }

    /// A session of which so many random things have been asked.
    pub(crate) fn told(kind: &'static dyn Kind, setup: &Setup, seed: u64, commands: usize) -> Story {
        let mut story = Story::begin(kind, setup, seed);
        let mut rng = random::seeded(seed);
        for _ in 0..commands {
            story.ask(&mut rng);
        }
        story
    }

    /// The session that a log gives.
    pub(crate) fn replay(&self, log: &[Event]) -> Result<Session, tabuleiro_table::ReplayError> {
        Session::replay(open(self.kind, &self.setup), self.players.clone(), self.terms, BEGUN, log)
    }

    /// Lets time pass, and a seat ask for something.
    fn ask(&mut self, rng: &mut Random) {
        self.now += pick(rng, &[0, 0, 1, 40, 200, 400, 700]);
        if chance::below(rng, 60) == 0 {
            self.now += 2_000;
        }
        // Clocks of machines are set back at times.
        let now = if chance::below(rng, 50) == 0 { self.now.saturating_sub(300) } else { self.now };
        if chance::below(rng, 12) == 0 {
            self.tick(now);
            return;
        }
        let (seat, command) = self.answer(rng).unwrap_or_else(|| (self.asker(rng), self.command(rng)));
        self.handle(seat, &command, now);
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

    /// An answer to an offer that stands, mostly.
    fn answer(&self, rng: &mut Random) -> Option<(Seat, Command)> {
        let Offers { draw, takeback } = self.session.offers();
        let agreed = takeback.map_or(*draw, |(_, _, agreed)| agreed);
        let waits: Vec<Seat> =
            Seat::all(self.session.table().seats()).filter(|seat| !agreed.contains(*seat)).collect();
        if agreed.is_empty() || waits.is_empty() || chance::below(rng, 3) == 0 {
            return None;
        }
        let yes = !self.is_calm() && chance::below(rng, 5) < 3;
        let act = if takeback.is_some() { Act::AnswerTakeback(yes) } else { Act::AnswerDraw(yes) };
        Some((pick(rng, &waits), Command { ply: self.session.table().ply() as u32, act }))
    }

    fn command(&self, rng: &mut Random) -> Command {
        let ply = self.session.table().ply() as u32;
        let ply = if chance::below(rng, 20) == 0 {
            pick(rng, &[ply + 1, ply.wrapping_sub(1), 0, u32::MAX])
        } else {
            ply
        };
        let act = match if self.is_calm() { chance::below(rng, 68) } else { chance::below(rng, 100) } {
            0..60 => Act::Play(self.legal(rng)),
            60..66 => {
                Act::Play(pick(rng, &["", "zz", "☃", "A@a1", "a1", "A", "N", "1", "\0", "b2-b2"]).to_owned())
            }
            66..69 => Act::OfferDraw,
            69..73 => Act::AnswerDraw(chance::below(rng, 2) == 0),
            73..87 => Act::OfferTakeback,
            87..96 => Act::AnswerTakeback(chance::below(rng, 3) > 0),
            96..98 => Act::Resign,
            98 => Act::Abort,
            _ => Act::Play("x".repeat(5_000)),
        };
        Command { ply, act }
    }

    fn legal(&self, rng: &mut Random) -> String {
        let legal = self.session.table().state(usize::MAX).moves;
        if legal.is_empty() { "a1".to_owned() } else { pick(rng, &legal) }
    }

    /// Nothing happens by time but that somebody has run out of it.
    fn tick(&mut self, now: Millis) {
        let before = Shot::of(&self.session, now);
        let events = self.session.tick(now);
        self.assert_by_time(&events);
        if events.is_empty() {
            assert_eq!(Shot::of(&self.session, now), before);
        }
        assert_eq!(self.session.tick(now), [], "once is enough");
    }

    fn assert_by_time(&self, events: &[Event]) {
        let by_time = |event: &Event| matches!(event.what, Happening::Flagged(_) | Happening::Ended(..));
        assert!(events.iter().all(by_time), "{events:?}");
        assert!(events.is_empty() || self.terms.control != Control::None);
    }

    fn handle(&mut self, seat: Seat, command: &Command, now: Millis) {
        let before = Shot::of(&self.session, now);
        let known = before.events.len();
        match self.session.handle(seat, command.clone(), now) {
            Ok(events) => {
                assert!(!events.is_empty(), "{command:?} was done, and nothing happened");
                assert_eq!(self.session.events_after(known as u32), events);
                assert_eq!(&self.session.events()[..known], before.events, "what has happened stays");
            }
            Err(refusal) => {
                tabuleiro_testkit::words::assert_said(&refusal.message);
                let by_time = &self.session.events()[known..];
                self.assert_by_time(by_time);
                let mut expected = self.replay(&before.events).expect("its own events");
                assert_eq!(expected.tick(now), by_time);
                assert_eq!(Shot::of(&self.session, now), Shot::of(&expected, now), "{command:?}: {refusal}");
                if by_time.is_empty() {
                    assert_eq!(Shot::of(&self.session, now), before, "{command:?}: {refusal}");
                }
            }
        }
    }

    /// Its events give the same session again, and its record holds.
    fn assert_lasts(&self) {
        let session = &self.session;
        let numbers: Vec<u32> = session.events().iter().map(|event| event.number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "no gaps");
        let again =
            self.replay(session.events()).unwrap_or_else(|why| panic!("{why}\n{:#?}", session.events()));
        assert_eq!(Shot::of(&again, self.now), Shot::of(session, self.now));

        let archive = session.archive("2026.11.15");
        let text = archive.to_string();
        let read: Archive = text.parse().unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!((&read, read.to_string()), (&archive, text.clone()));
        let replayed =
            read.replay(KINDS).unwrap_or_else(|why| panic!("{why}\n{text}\n{:#?}", session.events()));
        assert_eq!(replayed.end, session.ended(), "{text}");
        assert_eq!(replayed.table.setting(), session.table().setting(), "{text}");
        for ply in 0..=session.table().ply() {
            assert_eq!(replayed.table.state(ply), session.table().state(ply), "{text}");
            assert_eq!(replayed.table.view(ply), session.table().view(ply), "{text}");
        }
    }
}

/// What has happened in all stories of a kind.
#[derive(Default)]
struct Tally(BTreeSet<String>);

impl Tally {
    fn note(&mut self, story: &Story) {
        let named = |what: &Happening| match what {
            Happening::Ended(ending, _) => {
                format!("Ended {}", ending.to_string().replace(char::is_numeric, ""))
            }
            Happening::Flagged(_) => format!("Flagged {:?}", story.terms.control),
            _ => format!("{what:?}").chars().take_while(|c| c.is_alphabetic()).collect(),
        };
        let events = story.session.events();
        self.0.extend(events.iter().map(|event| named(&event.what)));
        let seats = story.session.table().seats();
        for pair in events.windows(2) {
            if let [Happening::Resigned(_), Happening::Moved(..)] = [&pair[0].what, &pair[1].what] {
                self.0.insert(format!("{seats} seats play on"));
            }
        }
    }

    /// Random stories are worth nothing if nothing happens in them.
    fn assert_rich(&self, kind: &dyn Kind) {
        let mut wanted: Vec<String> = WANTED.map(str::to_owned).to_vec();
        wanted.extend(CONTROLS[1..].iter().map(|control| format!("Flagged {control:?}")));
        if kind.options().iter().any(|field| field.key == "players") {
            wanted.extend([3, 4].map(|seats| format!("{seats} seats play on")));
        }
        wanted.retain(|wanted| !self.0.contains(wanted));
        assert!(wanted.is_empty(), "{}: never {wanted:?}, but {:?}", kind.name(), self.0);
    }
}

const WANTED: [&str; 14] = [
    "Moved",
    "DrawOffered",
    "DrawAgreed",
    "DrawDeclined",
    "TakebackOffered",
    "TakebackAgreed",
    "TakebackDeclined",
    "TookBack",
    "Resigned",
    "Ended rules",
    "Ended resigned ",
    "Ended flag ",
    "Ended agreed",
    "Ended aborted",
];

/// Stories of every way to begin a game, each looked at now and then and at its end.
fn assert_law(name: &str) {
    const STORIES: u64 = 45;
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

#[test]
fn there_is_a_law_for_every_kind() {
    assert_eq!(KINDS.names(), ["oolong", "quantik", "oware", "otrio", "morris"]);
}

//! A face that knows nothing but the wire: every request and every response goes through JSON.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tabuleiro_game::{self as game, Lang, Message, chance};
use tabuleiro_games::GAMES;
use tabuleiro_search::Random;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Kind, Kinds, Listing};
use tabuleiro_testkit::Morris;
use tabuleiro_text::Speaker;
use tabuleiro_wire::answer::Opened;
use tabuleiro_wire::ask::{Holding, Looking};
use tabuleiro_wire::choice::Change;
use tabuleiro_wire::envelope::VERSION;
use tabuleiro_wire::{
    Act, Answer, Archive, Ask, Board, Bundles, Choice, Command, Desk, Event, Fault, Plan, Player, Preview,
    Request, Response, Standing, Step, Terms, TimeControl, View,
};

static MORRIS: Listing<Morris> = Listing::new();

/// The games of the list, and a fifth.
pub(crate) static KINDS: LazyLock<Kinds> = LazyLock::new(|| {
    let kinds: Vec<&'static dyn Kind> = GAMES.iter().chain([&MORRIS as &dyn Kind]).collect();
    Kinds(kinds.leak())
});

/// Everything that a destination can say.
pub(crate) static BUNDLES: LazyLock<Bundles> =
    LazyLock::new(|| Bundles::new(*KINDS, &[&tabuleiro_text::WORDS]));

static SPEAKERS: LazyLock<[Speaker; 2]> = LazyLock::new(|| Lang::ALL.map(Speaker::new));

/// How a game is opened: with every number of seats, and with both books of rules, where it has them.
pub(crate) static OPENINGS: [(&str, &str); 9] = [
    ("oolong", ""),
    ("oolong", "rules=report"),
    ("quantik", ""),
    ("oware", ""),
    ("oware", "rules=report"),
    ("otrio", ""),
    ("otrio", "players=3"),
    ("otrio", "players=4"),
    ("morris", ""),
];

/// How a test begins a game.
#[derive(Clone, Default)]
pub(crate) struct Open {
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) position: Option<String>,
    /// The seed of the deal, if chance deals.
    pub(crate) deal: Option<u64>,
    /// `human`, a level's name, or a person's after `@`. Empty: people on all seats.
    pub(crate) players: Vec<String>,
    pub(crate) control: TimeControl,
    pub(crate) seed: u64,
    pub(crate) friendly: bool,
}

impl From<Open> for Ask {
    fn from(open: Open) -> Ask {
        let plan = Plan {
            game: open.game,
            options: open.options,
            position: open.position,
            dealt: open.deal.is_some(),
            players: open.players.iter().map(|name| player(name)).collect(),
            terms: Terms { control: open.control, friendly: open.friendly, ..Terms::default() },
        };
        Ask::Hold(Holding::Open { plan, seed: open.deal.unwrap_or(open.seed) })
    }
}

fn player(name: &str) -> Player {
    match name.strip_prefix('@') {
        Some(person) => Player::Person { name: person.to_owned() },
        None => Player::from(&tabuleiro_table::Player::from(name)),
    }
}

/// What a seat asks for that has seen so much.
pub(crate) fn command(seat: u8, seen: u32, act: Act) -> Ask {
    let command = Command { id: format!("{seat} {seen} {act:?}").chars().take(40).collect(), seen, act };
    let id = command.id.bytes().map(|byte| char::from(byte.clamp(b' ', b'~'))).take(60).collect();
    Ask::Hold(Holding::Command { seat, command: Command { id, ..command }, worth: None })
}

/// Asks a desk, as a page would.
pub(crate) struct Face {
    pub(crate) desk: Desk,
    pub(crate) now: u64,
    asked: u32,
}

/// Takes an answer apart, or says what came instead.
macro_rules! answered {
    ($answer:expr, $pattern:pat => $value:expr) => {
        match $answer {
            $pattern => $value,
            other => panic!("not what was asked for: {other:?}"),
        }
    };
}
pub(crate) use answered;

impl Face {
    pub(crate) fn new() -> Face {
        Face { desk: Desk::new(*KINDS), now: 1_000, asked: 0 }
    }

    /// A face at a fresh game, with people on all seats.
    pub(crate) fn at(game: &str, options: &str) -> Face {
        let mut face = Face::new();
        face.open(Open { deal: Some(1), ..opening(game, options) });
        face
    }

    /// A face at a position.
    pub(crate) fn at_position(game: &str, position: &str) -> Face {
        let mut face = Face::new();
        face.open(Open { position: Some(position.to_owned()), ..opening(game, "") });
        face
    }

    /// Asks, and checks that both the request and the answer arrive as they were sent.
    pub(crate) fn ask(&mut self, ask: Ask) -> Answer {
        self.asked += 1;
        self.now += 10;
        let request = Request::new(self.asked, ask);
        let text = serde_json::to_string(&request).expect("a request is JSON");
        assert_eq!(Request::read(&text).as_ref(), Ok(&request));
        let Response { v, id, answer } = self.hear(&text);
        assert_eq!((v, id), (VERSION, self.asked));
        answer
    }

    /// Says anything at all, and checks that the answer is one.
    pub(crate) fn hear(&mut self, text: &str) -> Response {
        let heard = self.desk.hear(text, Moment(self.now));
        let response: Response = serde_json::from_str(&heard).unwrap_or_else(|why| panic!("{why}: {heard}"));
        assert_eq!(response.write(), heard);
        response
    }

    pub(crate) fn fault(&mut self, ask: Ask) -> Fault {
        let answer = self.ask(ask);
        fault(answer)
    }

    pub(crate) fn open(&mut self, open: Open) -> Opened {
        answered!(self.ask(open.into()), Answer::Opened(opened) => opened)
    }

    pub(crate) fn board(&mut self) -> Board {
        answered!(self.ask(Ask::Look(Looking::Board)), Answer::Board { board } => board)
    }

    pub(crate) fn view(&mut self) -> View {
        answered!(self.ask(Ask::Look(Looking::View { ply: None })), Answer::View { view } => view)
    }

    pub(crate) fn view_at(&mut self, ply: u32) -> View {
        answered!(self.ask(Ask::Look(Looking::View { ply: Some(ply) })), Answer::View { view } => view)
    }

    pub(crate) fn choices(&mut self) -> Vec<Choice> {
        answered!(self.ask(Ask::Look(Looking::Choices)), Answer::Choices { choices } => choices)
    }

    pub(crate) fn steps(&mut self, ply: u32) -> Vec<Step> {
        answered!(self.ask(Ask::Look(Looking::Steps { ply })), Answer::Steps { steps } => steps)
    }

    pub(crate) fn preview(&mut self, text: &str) -> Preview {
        let text = text.to_owned();
        answered!(self.ask(Ask::Look(Looking::Preview { text })), Answer::Preview { preview } => preview)
    }

    pub(crate) fn record(&mut self) -> Archive {
        answered!(self.ask(Ask::Look(Looking::Record { date: String::new() })), Answer::Record { record } => record)
    }

    pub(crate) fn events(&mut self) -> Vec<Event> {
        answered!(self.ask(Ask::Look(Looking::Events { after: None })), Answer::Events { events } => events)
    }

    pub(crate) fn standing(&mut self) -> Standing {
        answered!(self.ask(Ask::Look(Looking::Standing)), Answer::Standing { standing } => standing)
    }

    /// The number of the last event.
    pub(crate) fn head(&mut self) -> u32 {
        self.standing().head
    }

    /// Asks for something by command, having seen everything.
    pub(crate) fn act(&mut self, seat: u8, act: Act) -> Vec<Event> {
        let ask = command(seat, self.head(), act);
        answered!(self.ask(ask), Answer::Decided { events, again: None, fault: None } => events)
    }

    /// Answers the offer that is open.
    pub(crate) fn respond(&mut self, seat: u8, yes: bool) -> Vec<Event> {
        let offer = self.standing().offers.first().map_or(u32::MAX, |offer| offer.number);
        self.act(seat, Act::Answer { offer, yes })
    }

    /// The seat to move plays that.
    pub(crate) fn play(&mut self, text: &str) -> Vec<Event> {
        let seat = self.view().turn.expect("the game goes on");
        self.act(seat, Act::Play { text: text.to_owned() })
    }

    /// How many moves have been played.
    pub(crate) fn ply(&mut self) -> u32 {
        self.record().main.moves.len() as u32
    }

    /// Everything that can be asked about the session without thinking.
    pub(crate) fn everything(&mut self) -> (View, Vec<Choice>, Vec<Event>, Archive) {
        (self.view(), self.choices(), self.events(), self.record())
    }

    /// Plays on at random, up to so many moves.
    pub(crate) fn wander(&mut self, most: usize, rng: &mut Random) {
        for _ in 0..most {
            let choices = self.choices();
            if choices.is_empty() {
                return;
            }
            let choice = &choices[chance::below(rng, choices.len() as u32) as usize];
            self.play(&choice.text);
        }
    }
}

/// Why something was not done, whether it was a command or not.
pub(crate) fn fault(answer: Answer) -> Fault {
    match answer {
        Answer::Fault { fault } | Answer::Decided { fault: Some(fault), .. } => fault,
        other => panic!("it was done: {other:?}"),
    }
}

/// A game with people on all seats.
pub(crate) fn opening(game: &str, options: &str) -> Open {
    Open { game: game.to_owned(), options: options.to_owned(), ..Open::default() }
}

/// A sentence that has travelled, in both languages: with nothing missing, and never only its key.
pub(crate) fn spoken(travelled: &tabuleiro_wire::Message) -> [String; 2] {
    let message = BUNDLES.message(travelled).unwrap_or_else(|why| panic!("{why}"));
    both(&message)
}

/// A sentence in both languages.
pub(crate) fn both(message: &Message) -> [String; 2] {
    [0, 1].map(|lang| SPEAKERS[lang].try_say(message).unwrap_or_else(|why| panic!("{message:?}: {why}")))
}

/// What lies where, in any order.
pub(crate) type Heap = BTreeMap<(u16, u16), i64>;

/// What lies where in a view.
pub(crate) fn heap(view: &View) -> Heap {
    let mut heap = Heap::new();
    for [spot, look, count] in &view.tokens {
        *heap.entry((*spot, *look)).or_default() += i64::from(*count);
    }
    heap.retain(|_, count| *count != 0);
    heap
}

/// What lies where after these steps of the wire, carried out by the core on a view of the wire.
pub(crate) fn carry_out(steps: &[Step], view: &View) -> Heap {
    let spot = |spot: u16| game::SpotIndex(spot);
    let change = |change: &Change| match *change {
        Change::Shift { look, count, from, to } => {
            game::Change::Shift { look: game::LookIndex(look), count, from: spot(from), to: spot(to) }
        }
        Change::Become { spot: at, from, to } => {
            game::Change::Become { spot: spot(at), from: game::LookIndex(from), to: game::LookIndex(to) }
        }
    };
    let said = Message::new(&tabuleiro_wire::WORDS, "wire-not-open");
    let steps: Vec<game::Step> = steps
        .iter()
        .map(|step| game::Step::new(step.changes.iter().map(change).collect(), said.clone()))
        .collect();
    let token = |[at, look, count]: [u16; 3]| game::Token {
        spot: spot(at),
        look: game::LookIndex(look as u8),
        count,
    };
    let tokens: Vec<game::Token> = view.tokens.iter().copied().map(token).collect();
    let after = game::step::carry_out(&tokens, &steps);
    let tokens = after.iter().map(|token| [token.spot.0, u16::from(token.look.0), token.count]).collect();
    heap(&View { tokens, ..view.clone() })
}

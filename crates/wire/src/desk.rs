//! Who answers requests about one session: a browser's worker, a connection of a server, a test.

use std::mem;

use tabuleiro_game::{Reading, Speak, SpotIndex, few};
use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::clock::Millis;
use tabuleiro_table::{self as table, Kinds, Player, Refusal, Session, Setup, Terms, setup};

use crate::answer::{Answer, Opened, Read};
use crate::ask::{Ask, Lang, Open, Think};
use crate::choice::{Choice, Step};
use crate::frame::{Request, Response};
use crate::kind::Kind;
use crate::preview::Preview;
use crate::puzzle::{Lesson, Puzzle};
use crate::record::Record;
use crate::session::{Command, Event, Standing, seat};
use crate::thought::{Judgement, Solved, Thought};
use crate::{Board, Fault, View, WireError};

/// Answers requests about one session at a time. It thinks on the caller's own thread, within the nodes that are asked for
/// and until its stop is pulled.
pub struct Desk {
    kinds: Kinds,
    session: Option<Session>,
    aids: Aids,
    stop: Stop,
}

/// Nobody who asks over the wire gets more nodes than this at once.
pub const MOST_NODES: u64 = 1 << 32;

impl Desk {
    /// A desk with these games, and no session yet.
    pub fn new(kinds: Kinds) -> Desk {
        Desk { kinds, session: None, aids: Aids::none(), stop: Stop::new() }
    }

    /// A cord that cuts the next thought short. Every thought has its own, so that one pulled too late does no harm: it is
    /// taken hold of before the request is made.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// The session, if one is open.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Answers a request given as text. Whatever it is, there is an answer, and what is refused changes nothing.
    pub fn hear(&mut self, text: &str, now: Millis) -> String {
        let response = match Request::read(text) {
            Ok(request) => self.answer(request, now),
            Err(error) => Response::to(Request::number(text), Answer::Fault { fault: Fault::of(&error) }),
        };
        response.write()
    }

    /// Answers a request.
    pub fn answer(&mut self, Request { id, ask, .. }: Request, now: Millis) -> Response {
        Response::to(id, self.try_answer(ask, now).unwrap_or_else(|fault| Answer::Fault { fault: *fault }))
    }

    fn try_answer(&mut self, ask: Ask, now: Millis) -> Result<Answer, Box<Fault>> {
        Ok(match ask {
            Ask::Kinds => Answer::Kinds { kinds: self.kinds.iter().map(Kind::from).collect() },
            Ask::Fits { game, options } => self.fits(&game, &options)?,
            Ask::Rules { game, lang } => Answer::Rules {
                book: tabuleiro_game::Lang::from(lang).of(self.kind(&game)?.rule_book()).to_owned(),
            },
            Ask::Puzzles { game } => Answer::Puzzles { puzzles: self.puzzles(&game)? },
            Ask::Lessons { game } => {
                let lessons = tabuleiro_learn::lessons_of(self.kind(&game)?.name());
                Answer::Lessons { lessons: lessons.iter().map(Lesson::from).collect() }
            }
            Ask::Open(open) => Answer::Opened(self.open(&open, now)?),
            Ask::Load { record } => Answer::Opened(self.load(&record, now)?),
            Ask::Board => Answer::Board { board: Board::from(&self.table()?.board()) },
            Ask::View { ply } => Answer::View { view: self.view(ply)? },
            Ask::Choices => Answer::Choices { choices: self.choices()? },
            Ask::Steps { ply } => Answer::Steps { steps: steps(&self.table()?.steps(ply as usize)) },
            Ask::Preview { text } => {
                Answer::Preview { preview: Preview::from(&self.table()?.preview(&text)?) }
            }
            Ask::Why { path } => self.why(&path)?,
            Ask::Read { text, lang } => Answer::Read { reading: self.read(&text, lang)? },
            Ask::Command(command) => Answer::Events { events: self.command(command, now)? },
            Ask::Standing => Answer::Standing { standing: Standing::of(self.opened()?, now) },
            Ask::Tick => {
                let session = self.session.as_mut().ok_or(WireError::NotOpen)?;
                Answer::Events { events: events(&session.tick(now)) }
            }
            Ask::Events { after } => Answer::Events { events: events(self.opened()?.events_after(after)) },
            Ask::Think(think) => Answer::Thought { thought: self.think(&think)? },
            Ask::Analyse { nodes } => Answer::Judged { moves: self.analyse(nodes)? },
            Ask::Solve { nodes } => Answer::Solved { solved: self.solve(nodes)? },
            Ask::Record => Answer::Record { record: Record::from(&self.opened()?.archive("")) },
        })
    }

    /// Takes the file that the players of a game need; see [`Kind::lends`]. Nobody thinks about that game before.
    pub fn lend(&self, game: &str, bytes: &[u8]) -> Result<(), Box<Fault>> {
        let loan = self.kind(game)?.loan().ok_or_else(|| WireError::NoLoan(game.to_owned()))?;
        if loan.lend(bytes) { Ok(()) } else { Err(WireError::BadLoan(loan.file()).into()) }
    }

    /// The session, if its players have what they need: without it they would be other players under the same names.
    fn thinkable(&self) -> Result<&Session, Box<Fault>> {
        let session = self.opened()?;
        match session.table().kind().loan() {
            Some(loan) if !loan.is_here() => Err(WireError::NotLent(loan.file()).into()),
            _ => Ok(session),
        }
    }

    fn opened(&self) -> Result<&Session, Box<Fault>> {
        self.session.as_ref().ok_or_else(|| WireError::NotOpen.into())
    }

    fn table(&self) -> Result<&dyn table::Table, Box<Fault>> {
        self.opened().map(Session::table)
    }

    fn kind(&self, name: &str) -> Result<&'static dyn table::Kind, Box<Fault>> {
        self.kinds.find(name).ok_or_else(|| WireError::UnknownGame(name.to_owned()).into())
    }

    /// The puzzles of a game, easy ones first.
    fn puzzles(&self, game: &str) -> Result<Vec<Puzzle>, Box<Fault>> {
        let puzzles = tabuleiro_learn::puzzles_of(self.kind(game)?.name());
        let mut puzzles: Vec<Puzzle> = puzzles.iter().map(Puzzle::from).collect();
        few::sort_by_key(&mut puzzles, |puzzle| puzzle.grade);
        Ok(puzzles)
    }

    fn fits(&self, game: &str, options: &str) -> Result<Answer, Box<Fault>> {
        let words = setup::split_words(options).map_err(Refusal::new)?;
        self.kind(game)?.fits(&words).map_err(Refusal::new)?;
        Ok(Answer::Fits)
    }

    fn open(&mut self, open: &Open, now: Millis) -> Result<Opened, Box<Fault>> {
        let kind = self.kind(&open.game)?;
        let words = setup::split_words(&open.options).map_err(Refusal::new)?;
        let setup = Setup { words, position: open.position.clone(), deal: open.deal };
        let table = kind.open(&setup).map_err(|error| Refusal::new(error.message()))?;
        let players: Vec<Player> = if open.players.is_empty() {
            vec![Player::human(); usize::from(table.seats())]
        } else {
            open.players.iter().map(|name| player(name)).collect()
        };
        let terms = Terms { control: open.control.into(), seed: open.seed, is_friendly: open.friendly };
        Ok(self.seat(Session::new(table, players, terms, now)?))
    }

    /// Takes up a game as its record leaves it, with people on all seats that no bot of the game sits on.
    fn load(&mut self, text: &str, now: Millis) -> Result<Opened, Box<Fault>> {
        let archive = self.kinds.archive(text).map_err(Refusal::new)?;
        let replayed = archive.replay(self.kinds).map_err(|error| Refusal::new(error.message()))?;
        let kind = replayed.table.kind();
        let seated = |name: &String| {
            if kind.has_bot(name) { Player::Bot(name.clone()) } else { Player::Person(name.clone()) }
        };
        let mut players: Vec<Player> = archive.seats.iter().map(seated).collect();
        players.resize(usize::from(replayed.table.seats()), Player::human());
        let terms = Terms { is_friendly: true, ..Terms::default() };
        let session = Session::new(replayed.table, players, terms, now)?;
        Ok(self.seat(session.resumed(replayed.end, archive.out)))
    }

    fn seat(&mut self, session: Session) -> Opened {
        let table = session.table();
        let opened = Opened {
            game: table.kind().name().to_owned(),
            seats: table.setting().seats.iter().map(crate::Message::from).collect(),
            players: session.players().iter().map(|player| player.name().to_owned()).collect(),
            ply: table.ply() as u32,
            position: table.state(usize::MAX).position,
        };
        self.aids = table.kind().aids();
        self.session = Some(session);
        opened
    }

    fn view(&self, ply: Option<u32>) -> Result<View, Box<Fault>> {
        let session = self.opened()?;
        let view = match ply.map(|ply| ply as usize) {
            Some(ply) if ply < session.table().ply() => session.table().view(ply),
            _ => session.view(),
        };
        Ok(View::from(&view))
    }

    fn choices(&self) -> Result<Vec<Choice>, Box<Fault>> {
        let session = self.opened()?;
        let is_over = session.ended().is_some();
        let choices = if is_over { Vec::new() } else { session.table().choices() };
        Ok(choices.iter().map(Choice::from).collect())
    }

    fn why(&self, path: &[u16]) -> Result<Answer, Box<Fault>> {
        let table = self.table()?;
        let count = table.board().spots.len();
        if let Some(spot) = path.iter().find(|spot| usize::from(**spot) >= count) {
            return Err(WireError::UnknownSpot(*spot, count).into());
        }
        let path: Vec<SpotIndex> = path.iter().map(|spot| SpotIndex(*spot)).collect();
        match table.refused_path(&path) {
            Some(refusal) => Err(Box::new(refusal.into())),
            None => Ok(Answer::LeadsOn),
        }
    }

    fn read(&self, text: &str, lang: Lang) -> Result<Read, Box<Fault>> {
        Ok(match self.table()?.read(text, lang.into())? {
            Reading::Move(text) => Read::Move { text },
            Reading::More(question) => Read::More { question: question.into() },
        })
    }

    fn command(&mut self, command: Command, now: Millis) -> Result<Vec<Event>, Box<Fault>> {
        let session = self.session.as_mut().ok_or(WireError::NotOpen)?;
        let who = seat(command.seat, session.players().len() as u8)?;
        let command = table::Command { ply: command.ply, act: command.act.into() };
        Ok(events(&session.handle(who, command, now)?))
    }

    fn think(&mut self, think: &Think) -> Result<Thought, Box<Fault>> {
        let stop = mem::take(&mut self.stop);
        let session = self.thinkable()?;
        let (bot, seed) = match (&think.bot, session.bot_to_move()) {
            (Some(bot), _) => (bot.as_str(), think.seed),
            (None, Some((_, bot, seed))) => (bot, seed),
            (None, None) => (session.table().kind().usual(), think.seed),
        };
        let limit = Limit { nodes: think.nodes.map(|nodes| nodes.min(MOST_NODES)), depth: None };
        let thought = session.task(&self.aids).think(bot, seed, &mut Leash::silent(limit, &stop))?;
        Ok(Thought::from(&thought))
    }

    fn analyse(&mut self, nodes: u64) -> Result<Vec<Judgement>, Box<Fault>> {
        let stop = mem::take(&mut self.stop);
        let mut leash = Leash::silent(Limit::nodes(nodes.min(MOST_NODES)), &stop);
        Ok(self.thinkable()?.task(&self.aids).analyse(&mut leash).iter().map(Judgement::from).collect())
    }

    fn solve(&mut self, nodes: u64) -> Result<Option<Solved>, Box<Fault>> {
        let stop = mem::take(&mut self.stop);
        let mut leash = Leash::silent(Limit::nodes(nodes.min(MOST_NODES)), &stop);
        Ok(self.thinkable()?.task(&self.aids).solve(&mut leash).as_ref().map(Solved::from))
    }
}

/// `human`, a bot, or a person of a name after `@`.
fn player(name: &str) -> Player {
    match name.strip_prefix('@') {
        Some(person) => Player::Person(person.to_owned()),
        None => Player::from(name),
    }
}

fn steps(steps: &[tabuleiro_game::Step]) -> Vec<Step> {
    steps.iter().map(Step::from).collect()
}

fn events(events: &[table::Event]) -> Vec<Event> {
    events.iter().map(Event::from).collect()
}

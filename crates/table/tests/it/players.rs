//! Players to seat, and what they do.

use tabuleiro_game::Seat;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{Act, Command, Event, Happening, Kind, Player, Refusal, Session, Setup, Terms};

use crate::along::open;

/// Whoever searches is kept short: what is tested is not how well they play.
pub(crate) const LIMIT: Limit = Limit { nodes: Some(50), depth: Some(2) };

/// A table at one screen, without a clock.
pub(crate) const FRIENDLY: Terms = Terms {
    control: Control::None,
    first_move: None,
    seed: 7,
    is_friendly: true,
    is_rated: false,
    has_takebacks: true,
    has_help: true,
};

/// A table of people who do not sit together, without a clock.
pub(crate) const FORMAL: Terms = Terms { is_friendly: false, ..FRIENDLY };

/// A session whose players are given by the number of their seat.
pub(crate) fn seated(
    kind: &'static dyn Kind,
    setup: &Setup,
    terms: Terms,
    who: impl Fn(usize) -> Player,
) -> Session {
    let table = open(kind, setup);
    let players = (0..usize::from(table.seats())).map(who).collect();
    Session::new(table, players, terms, Moment(0)).unwrap_or_else(|why| panic!("{why}"))
}

/// The bot to sit down against when nobody asked for another.
pub(crate) fn usual(kind: &dyn Kind) -> Player {
    Player::Level(kind.usual().to_owned())
}

/// A seat asks for something, having seen everything; nobody looks at a clock.
pub(crate) fn ask(session: &mut Session, seat: Seat, act: Act) -> Result<Vec<Event>, Refusal> {
    ask_at(session, seat, act, 0)
}

/// The same at that moment.
pub(crate) fn ask_at(session: &mut Session, seat: Seat, act: Act, now: u64) -> Result<Vec<Event>, Refusal> {
    let command = Command::here(session.head(), act);
    session.handle(seat, &command, Moment(now)).done()
}

/// A seat answers the draw that is offered; a number that no offer has, if there is none.
pub(crate) fn answer_draw(session: &mut Session, seat: Seat, yes: bool) -> Result<Vec<Event>, Refusal> {
    let offer = session.offers().draw().map_or(u32::MAX, |offer| offer.number);
    ask(session, seat, Act::Answer { offer, yes })
}

/// A seat answers the wish to go back; a number that no offer has, if there is none.
pub(crate) fn answer_takeback(session: &mut Session, seat: Seat, yes: bool) -> Result<Vec<Event>, Refusal> {
    let offer = session.offers().takeback().map_or(u32::MAX, |offer| offer.number);
    ask(session, seat, Act::Answer { offer, yes })
}

/// A move that was played at once, by somebody who says nothing of its worth.
pub(crate) fn moved(seat: Seat, text: impl Into<String>) -> Happening {
    Happening::Moved { seat, text: text.into(), lag: Span::NONE, worth: None }
}

/// Lets the bot on turn think and play; its seat and its move.
pub(crate) fn let_bot_play(session: &mut Session, limit: Limit, stop: &Stop) -> Option<(Seat, String)> {
    let (seat, name, seed) = session.level_to_move()?;
    let aids = session.table().kind().aids();
    let thought =
        session.task(&aids).think(name, seed, &mut Leash::silent(limit, stop)).expect("it can think");
    let text = thought.best.expect("it has a move");
    ask(session, seat, Act::Play(text.clone())).expect("a bot's move is legal");
    Some((seat, text))
}

/// Lets whoever is on turn play: a bot as it likes, a person the first legal move.
pub(crate) fn step(session: &mut Session) {
    let seat = session.turn().expect("the game goes on");
    if let_bot_play(session, LIMIT, &Stop::new()).is_none() {
        let text = session.table().state(usize::MAX).moves[0].clone();
        ask(session, seat, Act::Play(text)).expect("a legal move");
    }
}

/// That was refused by this rule, in a sentence.
pub(crate) fn refused<T>(answer: Result<T, Refusal>, code: &str) {
    let Err(refusal) = answer else { panic!("{code} was wanted") };
    assert_eq!(refusal.code(), code);
    tabuleiro_testkit::words::assert_said(&refusal.message);
}

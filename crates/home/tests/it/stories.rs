//! Games in which everything happens that can, as this release keeps them.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{
    Act, Arrival, Event, Kept, Plan, Player, Round, Ruling, Series, SeriesAct, SeriesEvent, Setup, Terms,
    Worth,
};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;
/// A day of November 2026.
const BEGUN: Moment = Moment(1_794_000_000_000);

/// So many seconds later.
fn at(seconds: u64) -> Moment {
    BEGUN + Span::seconds(seconds)
}

fn plan(game: &str, words: &[(&str, &str)], players: &[&str], terms: Terms, clock: &str) -> Plan {
    let kind = GAMES.find(game).expect("a game");
    let words = words.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let players = players.iter().map(|name| Player::from(*name)).collect();
    let setup = Setup { words, ..Setup::default() };
    Plan::new(kind, &setup, players, terms.with_control(clock.parse().expect("a clock")))
}

fn begin(plan: Plan) -> Round {
    Round::begin(plan, GAMES, 7, BEGUN).expect("a plan that holds")
}

fn ask(round: &mut Round, seat: Seat, act: Act, seconds: u64) {
    round.ask(seat, act, at(seconds)).done().expect("it may");
}

fn rule(round: &mut Round, ruling: Ruling, seconds: u64) {
    let events: Vec<Event> = round.session().rule(ruling, at(seconds)).expect("it may be ruled");
    round.follow(&events).expect("they come next");
}

/// The number of the offer that is open.
fn offer(round: &Round) -> u32 {
    round.session().offers().open()[0].number
}

/// A formal game of two people: offers of all sorts, lag, time given and time in which nobody served, and a claim at the end.
fn formal() -> Kept {
    let terms = Terms { first_move: Some(Span::seconds(60)), ..Terms::default() };
    let mut round = begin(plan("quantik", &[], &["@Ana", "@strong"], terms, "10+5"));
    let slow = Arrival { lag: Span(250), ..Arrival::from(at(2)) };
    round.ask(ONE, Act::Play("A@d4".into()), slow).done().expect("it may");
    ask(&mut round, TWO, Act::OfferDraw, 4);
    let number = offer(&round);
    ask(&mut round, ONE, Act::Answer { offer: number, yes: false }, 5);
    ask(&mut round, TWO, Act::Play("B@a3".into()), 9);
    ask(&mut round, ONE, Act::OfferDraw, 10);
    let number = offer(&round);
    ask(&mut round, ONE, Act::Withdraw { offer: number }, 11);
    ask(&mut round, TWO, Act::OfferTakeback, 12);
    let number = offer(&round);
    ask(&mut round, ONE, Act::Answer { offer: number, yes: true }, 13);
    ask(&mut round, TWO, Act::Play("B@b2".into()), 20);
    rule(&mut round, Ruling::GiveTime(ONE, Span::seconds(15)), 25);
    rule(&mut round, Ruling::Unserved(at(30)), 90);
    rule(&mut round, Ruling::Abandoned { seat: ONE, by: TWO, is_draw: true }, 300);
    round.kept(at(301))
}

/// Three at one screen: a flag falls, and the others play on until one resigns.
fn flags() -> Kept {
    let players = ["@Ana", "human", "@Rui"];
    let mut round = begin(plan("otrio", &[("players", "3")], &players, Terms::friendly(0), "20s/move"));
    ask(&mut round, ONE, Act::Play("rL@a1".into()), 3);
    round.tick(at(23));
    ask(&mut round, Seat::new(2), Act::Play("bL@c3".into()), 30);
    ask(&mut round, ONE, Act::Resign, 31);
    round.kept(at(40))
}

/// The second game of a series against a level, in the middle, of which a move was taken back.
fn second_game() -> Kept {
    let mut round = begin(plan("oware", &[], &["human", "casual"], Terms::friendly(0), "5+3"));
    ask(&mut round, ONE, Act::Play("A".into()), 2);
    ask(&mut round, ONE, Act::Resign, 4);
    let mut round = round.again(8, at(10)).expect("the first is over");
    let proven = Worth::Proven(Proven { value: Value::Draw, plies: None, margin: None });
    round.play("C", Some(Worth::Score(25)), at(12)).done().expect("it may");
    round.play("a", None, at(15)).done().expect("it may");
    round.undo(at(16)).done().expect("it may");
    round.play("b", None, at(19)).done().expect("it may");
    round.play("D", Some(proven), at(21)).done().expect("it may");
    round.kept(at(30))
}

/// A dealt game against a program, drawn by agreement, after which a rematch is offered, refused, offered and agreed to.
fn rematch() -> Kept {
    let mut plan = plan("oolong", &[], &["@Ana", "@Rui"], Terms::default(), "none");
    plan.is_dealt = true;
    let mut round = begin(plan);
    let first = round.session().table().choices()[0].text.clone();
    ask(&mut round, ONE, Act::Play(first), 5);
    ask(&mut round, ONE, Act::OfferDraw, 8);
    let number = offer(&round);
    ask(&mut round, TWO, Act::Answer { offer: number, yes: true }, 9);
    let mut kept = round.kept(at(20));
    let mut series = round.series().clone();
    series.finish(Some(Outcome::DRAW), at(9));
    for (player, act) in [(0, None), (1, Some(false)), (1, None), (0, Some(true))] {
        let offer = series.rematch().map_or(0, |rematch| rematch.number);
        let act = act.map_or(SeriesAct::OfferRematch, |yes| SeriesAct::Answer { offer, yes });
        let succession = round.kind().succession();
        let events: Vec<SeriesEvent> = series.decide(player, act, succession, at(12)).expect("it may");
        for event in &events {
            series.follow(event).expect("it comes next");
        }
    }
    kept.series = series.events().to_vec();
    Series::fold(&kept.series).expect("a series");
    kept
}

/// All of them by name.
pub(crate) fn all() -> [(&'static str, Kept); 4] {
    [("formal", formal()), ("flags", flags()), ("second-game", second_game()), ("rematch", rematch())]
}

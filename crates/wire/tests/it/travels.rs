//! What the core says of terms, series, offers and kept games arrives as it was said.

use tabuleiro_game::{Seat, Speak};
use tabuleiro_table as table;
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_wire::ask::{Holding, Thinking};
use tabuleiro_wire::log::is_log;
use tabuleiro_wire::series::SeriesEvent;
use tabuleiro_wire::{Answer, Ask, Desk, Kind, Standing, TimeControl, WireError};

use crate::face::{Face, KINDS, answered};

#[test]
fn every_clock_travels() {
    for text in ["none", "5+3", "5d3", "30s/move", "2d+8h/5d"] {
        let control: Control = text.parse().expect(text);
        assert_eq!(Control::from(TimeControl::from(control)), control, "{text}");
    }
    assert_eq!(TimeControl::from(Control::PerMove { each: Span(7) }), TimeControl::PerMove { each: 7 });
}

#[test]
fn who_sits_where_in_a_series_travels() {
    let event =
        table::SeriesEvent { number: 4, at: Moment(9), what: table::SeriesHappening::Begun(vec![2, 0, 1]) };
    assert_eq!(SeriesEvent::from(&event).read(), Ok(event));
}

#[test]
fn who_agrees_to_an_offer_is_told() {
    let morris = KINDS.find("morris").expect("it is in the list");
    let players = vec![table::Player::human(); 2];
    let at = morris.open(&table::Setup::default()).expect("it begins");
    let mut session =
        table::Session::new(at, players, table::Terms::default(), Moment(0)).expect("all have a seat");
    let offer = table::Command::here(session.head(), table::Act::OfferDraw);
    session.handle(Seat::SECOND, &offer, Moment(1)).done().expect("it may be offered");
    let standing = Standing::of(&session, Moment(2));
    assert_eq!((standing.offers.len(), &standing.offers[0].agreed), (1, &vec![1]));
    assert_eq!((standing.offers[0].by, standing.offers[0].number), (1, session.head()));
}

#[test]
fn a_kept_game_is_told_from_a_record() {
    let mut face = Face::at("morris", "");
    let kept = answered!(face.ask(Ask::Hold(Holding::Keep)), Answer::Kept { kept } => kept);
    assert!(is_log(&kept.to_log()));
    assert!(!is_log(&face.record().text) && !is_log("") && !is_log("{}"));
}

#[test]
fn nobody_gets_more_nodes_than_the_host_allows() {
    let nodes = |desk: Desk| {
        let mut face = Face::new();
        face.desk = desk;
        face.open(crate::face::opening("morris", ""));
        let ask = Ask::Think(Thinking::Solve { nodes: 1 << 20 });
        answered!(face.ask(ask), Answer::Solved { solved } => solved.map_or(0, |solved| solved.nodes))
    };
    let (free, held) = (nodes(Desk::new(*KINDS)), nodes(Desk::new(*KINDS).within(10)));
    assert!(held < free, "{held} of {free}");
}

#[test]
fn what_is_not_here_cannot_be_lent_and_errors_have_words() {
    let desk = Desk::new(*KINDS);
    for fault in [desk.teach("morris", "no puzzles", "no lessons"), desk.lend("morris", b"nothing")] {
        assert!(fault.is_err(), "{fault:?}");
    }
    let error = WireError::NotOpen;
    assert_eq!(error.to_string(), error.message().to_string());
    assert!(!error.to_string().is_empty());
}

#[test]
fn only_what_is_missing_is_to_be_lent() {
    for kind in KINDS.iter() {
        let told = Kind::from(kind);
        assert_eq!(told.lends.is_some(), kind.loan().is_some_and(|loan| !loan.is_here()), "{}", told.name);
    }
}

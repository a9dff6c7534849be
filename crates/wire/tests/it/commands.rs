//! What seats can ask for, and what comes of it.

use tabuleiro_wire::ask::Open;
use tabuleiro_wire::session::{Act, Happening, Outcome, TimeControl};
use tabuleiro_wire::{Answer, Ask, Command, Event};

use crate::face::{Face, OPENINGS, answered, opening, spoken};

fn happened(events: &[Event]) -> Vec<Happening> {
    events.iter().map(|event| event.what.clone()).collect()
}

fn ended(ending: &str, winner: Option<u8>) -> Happening {
    let outcome = Some(Outcome { winner, scores: None, colour: None });
    Happening::Ended { ending: ending.to_owned(), outcome }
}

#[test]
fn a_draw_is_offered_declined_offered_and_agreed() {
    let mut face = Face::at("quantik", "");
    assert_eq!(happened(&face.act(1, Act::OfferDraw)), [Happening::DrawOffered { seat: 1 }]);
    assert_eq!(happened(&face.act(0, Act::AnswerDraw { yes: false })), [Happening::DrawDeclined { seat: 0 }]);
    face.act(0, Act::OfferDraw);
    let agreed = face.act(1, Act::AnswerDraw { yes: true });
    assert_eq!(happened(&agreed), [Happening::DrawAgreed { seat: 1 }, ended("agreed", None)]);
    let view = face.view();
    assert_eq!((view.turn, view.question), (None, None));
    assert!(spoken(&view.verdict.expect("it is over"))[0].contains("draw"));
    assert!(face.choices().is_empty(), "nothing is left to decide");
    assert_eq!(face.record().result, "draw");
}

#[test]
fn a_move_is_taken_back_when_the_other_agrees() {
    let mut face = Face::at("quantik", "");
    let first = face.everything();
    let text = face.choices()[0].text.clone();
    face.play(&text);
    let after = face.view();
    assert_eq!(happened(&face.act(0, Act::OfferTakeback)), [Happening::TakebackOffered { seat: 0, to: 0 }]);
    assert_eq!(
        happened(&face.act(1, Act::AnswerTakeback { yes: false })),
        [Happening::TakebackDeclined { seat: 1 }]
    );
    assert_eq!(face.view(), after);
    face.act(0, Act::OfferTakeback);
    let done = happened(&face.act(1, Act::AnswerTakeback { yes: true }));
    assert_eq!(done, [Happening::TakebackAgreed { seat: 1 }, Happening::TookBack { seat: 0, to: 0 }]);
    let (view, choices, _, record) = face.everything();
    assert_eq!((view, choices, record), (first.0, first.1, first.3), "as it was before the move");
}

#[test]
fn at_one_screen_moves_are_taken_back_without_asking() {
    for (game, options) in OPENINGS {
        let mut face = Face::new();
        face.open(Open { friendly: true, ..opening(game, options) });
        let (first, record) = (face.view(), face.record());
        face.wander(5, &mut tabuleiro_search::random::seeded(2));
        while face.ply() > 0 {
            let to = face.ply() - 1;
            let seat = face.view_at(to).turn.expect("somebody decided");
            assert_eq!(happened(&face.act(seat, Act::OfferTakeback)), [Happening::TookBack { seat, to }]);
        }
        assert_eq!((face.view(), face.record()), (first, record), "{game}");
    }
}

#[test]
fn whoever_resigns_against_one_loses_and_against_more_is_left_out() {
    let mut face = Face::at("oware", "");
    assert_eq!(
        happened(&face.act(1, Act::Resign)),
        [Happening::Resigned { seat: 1 }, ended("resigned 2", Some(0))]
    );
    assert!(spoken(&face.view().verdict.expect("it is over"))[0].contains("resigned"));
    let mut face = Face::at("otrio", "players=3");
    assert_eq!(happened(&face.act(0, Act::Resign)), [Happening::Resigned { seat: 0 }]);
    assert_eq!(face.view().turn, Some(1), "the others play on");
    let out = Ask::Command(Command { seat: 0, ply: 0, act: Act::OfferDraw });
    assert_eq!(face.fault(out).code, "table-out");
    assert_eq!(
        happened(&face.act(1, Act::Resign)),
        [Happening::Resigned { seat: 1 }, ended("resigned 2", Some(2))]
    );
}

#[test]
fn a_game_is_broken_off_before_it_has_begun() {
    let mut face = Face::at("morris", "");
    let over = [Happening::Ended { ending: "aborted".to_owned(), outcome: None }];
    assert_eq!(happened(&face.act(0, Act::Abort)), over);
    assert_eq!(face.record().result, "*");
}

#[test]
fn clocks_run_out_by_the_time_that_the_host_tells() {
    let controls = [
        TimeControl::Fischer { start: 5_000, add: 100 },
        TimeControl::Delay { start: 5_000, free: 100 },
        TimeControl::PerMove { each: 5_000 },
    ];
    for control in controls {
        let mut face = Face::new();
        face.open(Open { control, ..opening("quantik", "") });
        face.wander(2, &mut tabuleiro_search::random::seeded(2));
        let (view, ply) = (face.view(), face.ply());
        face.now += 60_000;
        let command = Command { seat: 1, ply, act: Act::OfferDraw };
        let events = answered!(face.ask(Ask::Command(command)), Answer::Events { events } => events);
        assert_eq!(happened(&events), [Happening::Flagged { seat: 0 }, ended("flag 1", Some(1))]);
        assert_eq!(face.view().tokens, view.tokens);
    }
}

#[test]
fn events_are_told_from_any_number_on() {
    let mut face = Face::at("oware", "");
    face.wander(5, &mut tabuleiro_search::random::seeded(4));
    let all = face.events();
    assert_eq!(all.iter().map(|event| event.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    for after in [0, 3, 5, 6, u32::MAX] {
        let told = answered!(face.ask(Ask::Events { after }), Answer::Events { events } => events);
        assert_eq!(told, all[(after as usize).min(5)..]);
    }
}

#[test]
fn clocks_offers_and_flags_are_told_as_they_stand() {
    let control = TimeControl::Fischer { start: 10_000, add: 1_000 };
    let mut face = Face::new();
    face.open(Open { game: "quantik".to_owned(), control, ..Open::default() });
    for _ in 0..2 {
        let text = face.choices()[0].text.clone();
        face.play(&text);
    }
    face.act(1, Act::OfferDraw);
    face.act(1, Act::OfferTakeback);
    face.now += 4_000;
    let standing = answered!(face.ask(Ask::Standing), Answer::Standing { standing } => standing);
    assert_eq!((standing.ply, standing.turn, standing.events), (2, Some(0), 4));
    let deadline = standing.deadline.expect("a clock runs");
    assert_eq!(standing.clocks, [Some(deadline - face.now), Some(11_000)]);
    assert!((6_900..7_000).contains(&(deadline - face.now)), "{deadline} at {}", face.now);
    assert_eq!((standing.draw, standing.takeback.map(|wish| (wish.seat, wish.to))), (vec![1], Some((1, 1))));
    assert_eq!(standing.ending, None);
    assert!(answered!(face.ask(Ask::Tick), Answer::Events { events } => events).is_empty());
    face.now = deadline;
    let flagged = answered!(face.ask(Ask::Tick), Answer::Events { events } => happened(&events));
    assert_eq!(flagged, [Happening::Flagged { seat: 0 }, ended("flag 1", Some(1))]);
    let standing = answered!(face.ask(Ask::Standing), Answer::Standing { standing } => standing);
    assert_eq!((standing.turn, standing.ending.as_deref()), (None, Some("flag 1")));
}

/// A game that was given up is over in the view of now, by whichever number it is asked for; not in those before.
#[test]
fn the_last_view_is_that_of_the_session_whichever_way_it_is_asked_for() {
    let mut face = Face::at("quantik", "");
    let text = face.choices()[0].text.clone();
    face.play(&text);
    face.act(0, Act::Resign);
    let now = face.view();
    assert!(now.verdict.is_some() && now.turn.is_none());
    assert_eq!([face.view_at(1), face.view_at(2), face.view_at(u32::MAX)], [(); 3].map(|()| now.clone()));
    assert!(face.view_at(0).verdict.is_none() && face.view_at(0).turn.is_some());
}

#[test]
fn whoever_holds_the_desk_can_look_at_its_session() {
    let mut face = Face::new();
    assert!(face.desk.session().is_none());
    face.open(opening("oware", ""));
    assert_eq!(face.desk.session().map(|session| session.table().kind().name()), Some("oware"));
}

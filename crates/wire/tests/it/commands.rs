//! What seats can ask for, and what comes of it.

use tabuleiro_wire::ask::{Holding, Looking};
use tabuleiro_wire::event::Outcome;
use tabuleiro_wire::{Act, Answer, Ask, Event, Happening, TimeControl};

use crate::face::{Face, OPENINGS, Open, answered, command, opening, spoken};

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
    assert_eq!(happened(&face.respond(0, false)), [Happening::Declined { seat: 0, offer: 1 }]);
    face.act(0, Act::OfferDraw);
    let agreed = face.respond(1, true);
    assert_eq!(happened(&agreed), [Happening::Agreed { seat: 1, offer: 3 }, ended("agreed", None)]);
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
    assert_eq!(happened(&face.respond(1, false)), [Happening::Declined { seat: 1, offer: 2 }]);
    assert_eq!(face.view(), after);
    let next = face.choices()[0].text.clone();
    face.play(&next);
    face.act(0, Act::OfferTakeback);
    let done = happened(&face.respond(1, true));
    assert_eq!(done, [Happening::Agreed { seat: 1, offer: 5 }, Happening::TookBack { seat: 0, to: 0 }]);
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
    let out = command(0, face.head(), Act::OfferDraw);
    assert_eq!(face.fault(out).code, "table-out");
    assert_eq!(
        happened(&face.act(1, Act::Resign)),
        [Happening::Resigned { seat: 1 }, ended("resigned 2", Some(2))]
    );
}

#[test]
fn a_game_is_broken_off_before_it_has_begun() {
    let mut face = Face::at("morris", "");
    let over = [Happening::Ended { ending: "aborted 1".to_owned(), outcome: None }];
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
        let (view, head) = (face.view(), face.head());
        face.now += 60_000;
        let late = face.ask(command(1, head, Act::OfferDraw));
        let (events, fault) =
            answered!(late, Answer::Decided { events, fault: Some(fault), .. } => (events, fault));
        assert_eq!(fault.code, "table-over", "the flag is told beside the refusal");
        assert_eq!(happened(&events), [Happening::Flagged { seat: 0 }, ended("flag 1", Some(1))]);
        assert_eq!(face.view().tokens, view.tokens);
    }
}

#[test]
fn events_are_told_from_any_number_on() {
    let mut face = Face::at("oware", "");
    face.wander(5, &mut tabuleiro_search::random::seeded(4));
    let all = face.events();
    assert_eq!(all.iter().map(|event| event.number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    for after in [0, 3, 5, 6, u32::MAX] {
        let told = answered!(face.ask(Ask::Look(Looking::Events { after: Some(after) })), Answer::Events { events } => events);
        assert_eq!(told, all[(after as usize).saturating_add(1).min(6)..]);
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
    let standing = face.standing();
    assert_eq!((standing.ply, standing.turn, standing.head), (2, Some(0), 4));
    assert_eq!(standing.now, face.now);
    let deadline = standing.deadline.expect("a clock runs").at;
    assert_eq!(standing.clocks, [Some(deadline - face.now), Some(11_000)]);
    assert!((6_900..7_000).contains(&(deadline - face.now)), "{deadline} at {}", face.now);
    let offers: Vec<_> = standing.offers.iter().map(|offer| (offer.number, offer.by, offer.to)).collect();
    assert_eq!(offers, [(3, 1, None), (4, 1, Some(1))]);
    assert_eq!(standing.ending, None);
    assert!(answered!(face.ask(Ask::Hold(Holding::Tick)), Answer::Events { events } => events).is_empty());
    face.now = deadline;
    let flagged =
        answered!(face.ask(Ask::Hold(Holding::Tick)), Answer::Events { events } => happened(&events));
    assert_eq!(flagged, [Happening::Flagged { seat: 0 }, ended("flag 1", Some(1))]);
    let standing = face.standing();
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

#[test]
fn a_command_that_is_sent_twice_gets_its_first_answer_again() {
    let mut face = Face::at("quantik", "");
    let text = face.choices()[0].text.clone();
    let play = command(0, face.head(), Act::Play { text });
    let first =
        answered!(face.ask(play.clone()), Answer::Decided { events, again: None, fault: None } => events);
    face.wander(2, &mut tabuleiro_search::random::seeded(2));
    let before = face.everything();
    let again = answered!(face.ask(play), Answer::Decided { events, again, fault: None } => (events, again));
    assert_eq!(again, (Vec::new(), Some(first)));
    assert_eq!(face.everything(), before);
}

#[test]
fn the_name_of_a_command_is_bounded() {
    let mut face = Face::at("quantik", "");
    for id in ["", &"é".repeat(33)] {
        let command = tabuleiro_wire::Command { id: id.to_owned(), seen: 0, act: Act::Resign };
        let ask = Ask::Hold(Holding::Command { seat: 0, command, worth: None });
        assert_eq!(face.fault(ask).code, "wire-command-id");
    }
}

#[test]
fn a_game_goes_on_after_it_was_kept_and_a_series_with_its_score() {
    for (game, options) in OPENINGS {
        let mut face = Face::new();
        face.open(Open { friendly: true, deal: Some(3), ..opening(game, options) });
        face.wander(6, &mut tabuleiro_search::random::seeded(2));
        let kept = answered!(face.ask(Ask::Hold(Holding::Keep)), Answer::Kept { kept } => kept);
        let text = kept.to_log();
        assert!(tabuleiro_wire::log::is_log(&text));
        assert_eq!(tabuleiro_wire::Kept::from_log(&text).as_ref(), Ok(&kept));
        let before = face.everything();
        let mut again = Face::new();
        let resume = Ask::Hold(Holding::Resume { kept });
        answered!(again.ask(resume), Answer::Opened(opened) => assert_eq!(opened.ply, 6));
        assert_eq!(again.everything(), before);
        let turn = again.view().turn.unwrap_or(0);
        again.act(turn, Act::Abort);
        let next = again.ask(Ask::Hold(Holding::Again { seed: 9 }));
        answered!(next, Answer::Opened(opened) => assert_eq!(opened.ply, 0));
        let score = answered!(again.ask(Ask::Look(Looking::Score)), Answer::Score { score } => score);
        assert_eq!((score.won.iter().sum::<u32>(), score.drawn), (0, 0), "nobody won what was broken off");
        let early = again.ask(Ask::Hold(Holding::Again { seed: 9 }));
        assert_eq!(crate::face::fault(early).code, "table-series-playing");
    }
}

#[test]
fn a_log_that_was_cut_is_a_game_up_to_there() {
    let mut face = Face::at("oware", "");
    face.wander(5, &mut tabuleiro_search::random::seeded(2));
    let kept = answered!(face.ask(Ask::Hold(Holding::Keep)), Answer::Kept { kept } => kept);
    let text = kept.to_log();
    let whole = text.find("\"number\":0").expect("its beginning");
    let begun = text[whole..].find("\n{\"event\":").map_or(text.len(), |at| whole + at + 1);
    for end in (begun..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let cut = tabuleiro_wire::Kept::from_log(&text[..end]).expect("whole lines");
        let complete = text[..end].lines().filter(|line| line.starts_with("{\"event\"")).count();
        let ends = usize::from(text[..end].ends_with('\n'));
        assert!(cut.events.len() + 1 - ends >= complete.saturating_sub(1));
        assert_eq!(cut.events, kept.events[..cut.events.len()]);
    }
    assert!(tabuleiro_wire::Kept::from_log(&text.replace("\"event\"", "\"evnt\"")).is_err());
}

#[test]
fn a_mirror_follows_what_happens_elsewhere() {
    for (game, options) in OPENINGS {
        let mut face = Face::at(game, options);
        let mut mirror = Face::new();
        let events = face.events();
        mirror.ask(Ask::Hold(Holding::Mirror { events }));
        face.wander(4, &mut tabuleiro_search::random::seeded(5));
        face.act(1, Act::Resign);
        let all = face.events();
        let gap = Ask::Hold(Holding::Follow { events: all[2..].to_vec() });
        assert_eq!(mirror.fault(gap).code, "table-log-gap");
        assert_eq!(mirror.events().len(), 1, "nothing is applied where something is missing");
        for events in [all[..3].to_vec(), all[1..].to_vec(), all.clone()] {
            answered!(mirror.ask(Ask::Hold(Holding::Follow { events })), Answer::Events { .. } => ());
        }
        assert_eq!(mirror.everything(), face.everything(), "{game}");
    }
}

//! Who sits where, and whose move it is.

use tabuleiro_game::{Message, Seat};
use tabuleiro_search::{Limit, Stop};
use tabuleiro_table::{Ending, KINDS, Kind, Session, Setup, Who};

use crate::along::{open, variants};

fn seated(kind: &Kind, setup: &Setup, who: impl Fn(usize) -> Who) -> Session {
    let table = open(kind, setup);
    let seats = (0..usize::from(table.seats())).map(who).collect();
    Session::new(table, seats, 7).unwrap_or_else(|why| panic!("{why}"))
}

/// Whoever searches is kept short.
const LIMIT: Limit = Limit { nodes: Some(50), depth: Some(2) };

fn usual(kind: &Kind) -> Who {
    Who::from((kind.usual)())
}

/// Lets whoever is on turn play: a bot as it likes, a person the first legal move.
fn step(session: &mut Session) {
    let (seat, who) = session.turn().expect("the game goes on");
    if *who == Who::Human {
        let text = session.table().state(usize::MAX).moves[0].clone();
        session.play(seat, session.table().ply(), &text).expect("a legal move");
    } else {
        session.let_bot_play(&LIMIT, &Stop::new()).expect("a bot has a move");
    }
}

fn refusal<T>(answer: Result<T, Message>, key: &str) {
    let Err(message) = answer else { panic!("{key} was wanted") };
    assert_eq!(message.key(), key);
    tabuleiro_testkit::words::assert_said(&message);
}

#[test]
fn there_are_as_many_players_as_seats() {
    for kind in &KINDS {
        for setup in variants(kind) {
            let seats = usize::from(open(kind, &setup).seats());
            for players in (0..6).filter(|&players| players != seats) {
                refusal(Session::new(open(kind, &setup), vec![Who::Human; players], 1), "table-seats-count");
            }
        }
    }
}

#[test]
fn only_bots_of_the_game_sit_down() {
    for kind in &KINDS {
        let mut seats = vec![Who::Human; usize::from(open(kind, &Setup::default()).seats())];
        for name in ["nobody", "", "Human", "human ", "☃"] {
            seats[1] = Who::from(name);
            refusal(Session::new(open(kind, &Setup::default()), seats.clone(), 1), "table-unknown-bot");
        }
        for card in (kind.bots)() {
            seats[1] = Who::from(card.name);
            assert!(Session::new(open(kind, &Setup::default()), seats.clone(), 1).is_ok());
        }
    }
}

#[test]
fn a_move_comes_from_the_seat_on_turn_and_for_the_board_as_it_stands() {
    for kind in &KINDS {
        for setup in variants(kind) {
            let mut session = seated(kind, &setup, |_| Who::Human);
            for _ in 0..5 {
                let before = session.table().state(usize::MAX);
                let (turn, ply) = (session.turn().expect("it goes on").0, before.ply);
                for other in Seat::all(session.table().seats()).filter(|&seat| seat != turn) {
                    refusal(session.play(other, ply, &before.moves[0]), "table-not-your-turn");
                }
                for stale in [ply + 1, ply.wrapping_sub(1), usize::MAX] {
                    refusal(session.play(turn, stale, &before.moves[0]), "table-stale");
                }
                for nonsense in ["", "zz", "☃", "A@a1 A@a1"] {
                    assert!(session.play(turn, ply, nonsense).is_err());
                }
                assert_eq!(session.table().state(usize::MAX), before, "nothing changes by what is refused");
                let played = session.play(turn, ply, &before.moves[0]).expect("a legal move");
                assert_eq!((played.seat, &played.text), (turn, &before.moves[0]));
                refusal(session.play(turn, ply, &before.moves[0]), "table-stale");
            }
        }
    }
}

#[test]
fn bots_play_on_their_own_turn_only() {
    for kind in &KINDS {
        let mut session =
            seated(kind, &Setup::default(), |seat| if seat == 0 { Who::Human } else { usual(kind) });
        assert!(session.let_bot_play(&LIMIT, &Stop::new()).is_none(), "it is a person's turn");
        assert_eq!(session.table().ply(), 0);
        step(&mut session);
        let (seat, _) = session.turn().expect("it goes on");
        let played = session.let_bot_play(&LIMIT, &Stop::new()).expect("it is the bot's turn");
        assert_eq!((played.seat, session.table().ply()), (seat, 2));
    }
}

#[test]
fn undo_goes_back_to_a_persons_last_decision() {
    for kind in &KINDS {
        for setup in variants(kind) {
            let mut people = seated(kind, &setup, |_| Who::Human);
            assert_eq!(people.undo(), 0, "nothing has been played");
            (0..4).for_each(|_| step(&mut people));
            assert_eq!(people.undo(), 1);
            assert_eq!(people.table().ply(), 3);

            let mut alone = seated(kind, &setup, |seat| if seat == 0 { Who::Human } else { usual(kind) });
            let before = alone.table().state(0);
            let seats = usize::from(alone.table().seats());
            (0..seats).for_each(|_| step(&mut alone));
            assert_eq!(alone.undo(), seats, "the person's move and the bots' answers");
            assert_eq!(alone.table().state(usize::MAX), before);

            let mut last =
                seated(kind, &setup, |seat| if seat + 1 == seats { Who::Human } else { usual(kind) });
            (1..seats).for_each(|_| step(&mut last));
            assert_eq!(last.turn().map(|(_, who)| who.clone()), Some(Who::Human));
            assert_eq!(last.undo(), 0, "a bot's first move is no person's to take back");
            assert_eq!(last.table().ply(), seats - 1);

            let mut bots = seated(kind, &setup, |_| usual(kind));
            (0..3).for_each(|_| step(&mut bots));
            assert_eq!(bots.undo(), 0);
        }
    }
}

#[test]
fn undo_brings_a_finished_game_back() {
    for kind in &KINDS {
        let mut session = seated(kind, &Setup::default(), |_| Who::Human);
        while session.turn().is_some() {
            step(&mut session);
        }
        let ply = session.table().ply();
        assert_eq!(session.undo(), 1);
        assert_eq!(session.table().ply(), ply - 1);
        assert!(session.turn().is_some() && session.table().ended().is_none());
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    for kind in &KINDS {
        let mut session = seated(kind, &Setup::default(), |_| usual(kind));
        step(&mut session);
        let text = session.table().state(usize::MAX).moves[0].clone();
        session.end(Ending::Agreed);
        assert!(session.turn().is_none());
        for seat in Seat::all(session.table().seats()) {
            refusal(session.play(seat, 1, &text), "game-over");
        }
        assert!(session.let_bot_play(&LIMIT, &Stop::new()).is_none());
        assert!(session.table().read(&text).is_err());
        session.end(Ending::Resigned(Seat::FIRST));
        assert_eq!(
            session.table().ended().map(|end| end.ending),
            Some(Ending::Agreed),
            "the first ending stays"
        );
    }
}

#[test]
fn a_record_names_the_players_in_seat_order() {
    for kind in &KINDS {
        let session =
            seated(kind, &Setup::default(), |seat| if seat == 0 { usual(kind) } else { Who::Human });
        let archive = session.archive("2026.11.15");
        assert_eq!(archive.seats, [(kind.usual)(), "human"]);
        assert_eq!((archive.game.as_str(), archive.date.as_str()), (kind.name, "2026.11.15"));
    }
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_does_not() {
    let game = |kind: &Kind, seed| {
        let table = open(kind, &Setup::default());
        let seats = vec![Who::from((kind.bots)()[0].name); usize::from(table.seats())];
        let mut session = Session::new(table, seats, seed).expect("bots sit down");
        while session.turn().is_some() {
            step(&mut session);
        }
        session.archive("").to_string()
    };
    for kind in &KINDS {
        assert_eq!(game(kind, 1), game(kind, 1));
        assert_ne!(game(kind, 1), game(kind, 2));
    }
}

//! Who sits where, and whose move it is.

use tabuleiro_game::{Lang, Seat};
use tabuleiro_search::Stop;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{
    Act, Command, End, Ending, Event, Happening, Kind, Player, Refusal, Session, Setup, Terms,
};

use crate::along::{KINDS, open, variants};
use crate::players::{FORMAL, FRIENDLY, LIMIT, ask, let_bot_play, moved, refused, seated, step, usual};

fn people(kind: &'static dyn Kind, setup: &Setup) -> Session {
    seated(kind, setup, FRIENDLY, |_| Player::human())
}

/// A person on the seat of that number, and bots around.
fn alone(kind: &'static dyn Kind, setup: &Setup, person: usize) -> Session {
    seated(kind, setup, FRIENDLY, |seat| if seat == person { Player::human() } else { usual(kind) })
}

/// A move of somebody who had seen so much.
fn play(session: &mut Session, seat: Seat, seen: u32, text: &str) -> Result<Vec<Event>, Refusal> {
    let command = Command::here(seen, Act::Play(text.to_owned()));
    session.handle(seat, &command, Moment(0)).done()
}

/// Goes back at the wish of the first seat; how many moves were taken back.
fn undo(session: &mut Session) -> usize {
    let before = session.table().ply();
    match ask(session, Seat::FIRST, Act::OfferTakeback) {
        Ok(events) => {
            let to = session.table().ply();
            assert_eq!(events[0].what, Happening::TookBack(Seat::FIRST, to as u32));
            before - to
        }
        why => {
            refused(why, "table-nothing-to-take-back");
            0
        }
    }
}

#[test]
fn there_are_as_many_players_as_seats() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let seats = usize::from(open(kind, &setup).seats());
            for players in (0..6).filter(|&players| players != seats) {
                let crowd = vec![Player::human(); players];
                refused(Session::new(open(kind, &setup), crowd, FRIENDLY, Moment(0)), "table-seats-count");
            }
        }
    }
}

#[test]
fn only_bots_of_the_game_sit_down() {
    for kind in KINDS.iter() {
        let mut seats = vec![Player::human(); usize::from(open(kind, &Setup::default()).seats())];
        for name in ["nobody", "", "Human", "human ", "☃"] {
            seats[1] = Player::from(name);
            let answer = Session::new(open(kind, &Setup::default()), seats.clone(), FRIENDLY, Moment(0));
            refused(answer, "table-unknown-bot");
        }
        for card in kind.bots() {
            seats[1] = Player::from(card.name);
            assert!(Session::new(open(kind, &Setup::default()), seats.clone(), FRIENDLY, Moment(0)).is_ok());
        }
    }
}

#[test]
fn a_move_comes_from_the_seat_on_turn_and_for_the_board_as_it_stands() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let mut session = people(kind, &setup);
            for _ in 0..5 {
                let before = session.table().state(usize::MAX);
                let (turn, head) = (session.turn().expect("it goes on"), session.head());
                for other in Seat::all(session.table().seats()).filter(|&seat| seat != turn) {
                    refused(play(&mut session, other, head, &before.moves[0]), "table-not-your-turn");
                }
                for unseen in [head + 1, u32::MAX] {
                    refused(play(&mut session, turn, unseen, &before.moves[0]), "table-unseen");
                }
                if let Some(stale) = head.checked_sub(1) {
                    let command = Command {
                        id: tabuleiro_table::CommandId::new("late").expect("a name"),
                        ..Command::here(stale, Act::Play(before.moves[0].clone()))
                    };
                    refused(session.handle(turn, &command, Moment(0)).done(), "table-stale");
                }
                for nonsense in ["", "zz", "☃", "A@a1 A@a1"] {
                    assert!(play(&mut session, turn, head, nonsense).is_err());
                }
                assert_eq!(session.table().state(usize::MAX), before, "nothing changes by what is refused");
                let events = play(&mut session, turn, head, &before.moves[0]).expect("a legal move");
                assert_eq!(events[0].what, moved(turn, before.moves[0].clone()));
                let again = play(&mut session, turn, head, &before.moves[0]);
                assert_eq!(again, Ok(Vec::new()), "sent twice it is played once");
            }
        }
    }
}

#[test]
fn bots_play_on_their_own_turn_only() {
    for kind in KINDS.iter() {
        let mut session = alone(kind, &Setup::default(), 0);
        assert!(let_bot_play(&mut session, LIMIT, &Stop::new()).is_none(), "it is a person's turn");
        assert_eq!(session.table().ply(), 0);
        step(&mut session);
        let turn = session.turn().expect("it goes on");
        let (seat, _) = let_bot_play(&mut session, LIMIT, &Stop::new()).expect("it is the bot's turn");
        assert_eq!((seat, session.table().ply()), (turn, 2));
    }
}

#[test]
fn undo_goes_back_to_a_persons_last_decision() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let mut people = people(kind, &setup);
            assert_eq!(undo(&mut people), 0, "nothing has been played");
            (0..4).for_each(|_| step(&mut people));
            assert_eq!(undo(&mut people), 1);
            assert_eq!(people.table().ply(), 3);

            let mut first = alone(kind, &setup, 0);
            let before = first.table().state(0);
            let seats = usize::from(first.table().seats());
            (0..seats).for_each(|_| step(&mut first));
            assert_eq!(undo(&mut first), seats, "the person's move and the bots' answers");
            assert_eq!(first.table().state(usize::MAX), before);

            let mut last = alone(kind, &setup, seats - 1);
            (1..seats).for_each(|_| step(&mut last));
            assert!(last.turn().and_then(|seat| last.player(seat)).is_some_and(Player::is_person));
            assert_eq!(undo(&mut last), 0, "a bot's first move is no person's to take back");
            assert_eq!(last.table().ply(), seats - 1);

            let mut bots = seated(kind, &setup, FRIENDLY, |_| usual(kind));
            (0..3).for_each(|_| step(&mut bots));
            assert_eq!(undo(&mut bots), 0);
        }
    }
}

#[test]
fn a_program_is_neither_a_person_nor_a_bot() {
    for kind in KINDS.iter() {
        let program = || Player::Program { name: "Rival 3".to_owned(), command: "./rival --fast".to_owned() };
        let who = |seat| if seat == 0 { Player::human() } else { program() };
        for terms in [FRIENDLY, FORMAL] {
            let mut session = seated(kind, &Setup::default(), terms, who);
            let seats = session.players().len();
            assert_eq!(session.archive("").seats[1], "Rival 3");
            step(&mut session);
            assert_eq!(session.level_to_move(), None, "whoever holds the session asks it");
            (1..seats).for_each(|_| step(&mut session));
            assert_eq!(
                undo(&mut session),
                seats,
                "no program has to agree, and none decides what is taken back"
            );
        }
        let player = program();
        assert_eq!((player.command(), player.level()), (Some("./rival --fast"), None));
        assert!(
            !player.is_person() && usual(kind).command().is_none() && Player::human().command().is_none()
        );
    }
}

#[test]
fn undo_brings_a_finished_game_back() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default());
        while session.turn().is_some() {
            step(&mut session);
        }
        let ply = session.table().ply();
        assert_eq!(undo(&mut session), 1);
        assert_eq!(session.table().ply(), ply - 1);
        assert!(session.turn().is_some() && session.ended().is_none());
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    for kind in KINDS.iter() {
        let mut session = seated(kind, &Setup::default(), FRIENDLY, |_| usual(kind));
        step(&mut session);
        let text = session.table().state(usize::MAX).moves[0].clone();
        let seats: Vec<Seat> = Seat::all(session.table().seats()).collect();
        for &seat in &seats {
            ask(&mut session, seat, Act::OfferDraw).expect("all want a draw");
        }
        assert!(session.turn().is_none());
        for &seat in &seats {
            let head = session.head();
            refused(play(&mut session, seat, head, &text), "table-over");
            for act in [Act::Resign, Act::Abort, Act::OfferDraw, Act::Answer { offer: 2, yes: true }] {
                refused(ask(&mut session, seat, act), "table-over");
            }
        }
        assert!(let_bot_play(&mut session, LIMIT, &Stop::new()).is_none());
        let ending = session.ended().map(|end| end.ending);
        assert_eq!(ending, Some(Ending::Agreed), "the first ending stays");
        assert_eq!((session.view().turn, session.view().question), (None, None));
        assert_eq!(session.view().verdict, session.verdict());
    }
}

#[test]
fn a_table_takes_nothing_after_the_end() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default());
        let mut last = String::new();
        while session.turn().is_some() {
            last = session.table().state(usize::MAX).moves[0].clone();
            step(&mut session);
        }
        for lang in Lang::ALL {
            refused(session.table().read(&last, lang), "game-over");
        }
        refused(session.table().preview(&last), "game-over");
        refused(session.table().refused_path(&[]).map_or(Ok(()), Err), "game-over");
        let mut table = open(kind, &Setup::default());
        for ply in 1..=session.table().ply() {
            table.play(&session.table().state(ply).mv.expect("a move led there")).expect("it was legal");
        }
        refused(table.play(&last), "game-over");
    }
}

#[test]
fn a_record_names_the_players_in_seat_order() {
    for kind in KINDS.iter() {
        let who = |seat| if seat == 0 { usual(kind) } else { Player::Person("Ana \"the\" 2nd".to_owned()) };
        let session = seated(kind, &Setup::default(), FRIENDLY, who);
        let archive = session.archive("2026.11.15");
        assert_eq!(archive.seats, [kind.usual(), "Ana \"the\" 2nd"]);
        assert_eq!((archive.game.as_str(), archive.date.as_str()), (kind.name(), "2026.11.15"));
        assert_eq!(alone(kind, &Setup::default(), 1).archive("").seats, [kind.usual(), "human"]);
    }
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_does_not() {
    let game = |kind: &'static dyn Kind, seed| {
        let weakest = Player::Level(kind.bots()[0].name.to_owned());
        let terms = Terms { seed, ..FRIENDLY };
        let mut session = seated(kind, &Setup::default(), terms, |_| weakest.clone());
        while session.turn().is_some() {
            step(&mut session);
        }
        session.archive("").to_string()
    };
    for kind in KINDS.iter() {
        assert_eq!(game(kind, 1), game(kind, 1));
        assert_ne!(game(kind, 1), game(kind, 2));
    }
}

#[test]
fn two_colours_are_spoken_of_as_two() {
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let table = otrio.open(&Setup::default()).expect("it begins");
    let left = |ending: Ending| End { ending, outcome: ending.result(2) };
    let told = left(Ending::Resigned(Seat::FIRST)).told(&table.setting().seats);
    let said = tabuleiro_testkit::words::said(&told, Lang::Pt);
    assert!(said.contains(" e o ") && said.contains("desistiram"), "{said}");
    let away = left(Ending::Abandoned(Seat::FIRST)).told(&table.setting().seats);
    assert!(tabuleiro_testkit::words::said(&away, Lang::En).contains("were away"));
    let oware = KINDS.find("oware").expect("it is in the list").open(&Setup::default()).expect("it begins");
    let told = left(Ending::Resigned(Seat::FIRST)).told(&oware.setting().seats);
    assert!(tabuleiro_testkit::words::said(&told, Lang::Pt).contains("desistiu"));
}

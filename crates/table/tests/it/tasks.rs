//! Thinking, which is done away from the table.

use std::thread;

use tabuleiro_game::Seat;
use tabuleiro_search::{Budget, Leash, Limit, Progress, Stop};
use tabuleiro_table::task::ENDLESS;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Act, Judgement, Kind, Player, Setup, Table, Task, Thought};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, from, game, open, variants};
use crate::players::{FORMAL, LIMIT, ask, moved, refused, seated, step};

/// Whoever is stopped looks up at least so often, in moves applied, whatever it does.
const SOON: u64 = 20_000;

fn think(task: &dyn Task, bot: &str, seed: u64) -> Thought {
    task.think(bot, seed, &mut Leash::silent(LIMIT, &Stop::new())).expect("it can think")
}

/// A task for a game after some moves, while it goes on.
fn task(kind: &'static dyn Kind, setup: &Setup, moves: usize) -> (Box<dyn Table>, Box<dyn Task>) {
    lasting(kind, setup, moves).expect("some game is not over by then")
}

/// The same, if any game lasts so long.
fn lasting(kind: &'static dyn Kind, setup: &Setup, moves: usize) -> Option<(Box<dyn Table>, Box<dyn Task>)> {
    let table = (0..100).map(|seed| game(kind, setup, seed, moves)).find(|table| table.now().1.is_none())?;
    let task = table.task(&kind.aids());
    Some((table, task))
}

fn assert_can_be_carried_anywhere<T: Send + Sync + 'static + ?Sized>(_: &T) {}

#[test]
fn a_task_thinks_elsewhere_while_the_table_is_played_on() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let (mut table, task) = task(kind, &setup, 2);
            assert_can_be_carried_anywhere(task.as_ref());
            let alone: Vec<Thought> =
                kind.bots().iter().map(|card| think(task.as_ref(), card.name, 3)).collect();
            let told = table.state(usize::MAX).moves;
            let elsewhere = thread::spawn(move || {
                let thoughts = kind.bots().iter().map(|card| think(task.as_ref(), card.name, 3)).collect();
                let thoughts: Vec<Thought> = thoughts;
                (thoughts, task)
            });
            for _ in 0..3 {
                let moves = table.state(usize::MAX).moves;
                if let Some(text) = moves.first() {
                    table.play(text).expect("a legal move");
                }
            }
            drop(table);
            let (thoughts, task) = elsewhere.join().expect("it answers");
            assert_eq!(thoughts, alone, "{}", kind.name());
            assert!(
                thoughts.iter().all(|thought| thought.best.as_ref().is_some_and(|best| told.contains(best)))
            );
            assert!(task.why("nonsense").is_none());
        }
    }
}

#[test]
fn the_same_seed_and_ply_give_the_same_move() {
    for kind in KINDS.iter() {
        for card in kind.bots() {
            for moves in [0, 3] {
                let again = || think(task(kind, &Setup::default(), moves).1.as_ref(), card.name, 11);
                assert_eq!(again(), again(), "{} of {}", card.name, kind.name());
            }
        }
    }
}

/// The weakest player chooses by chance alone: with the seed, and with the number of moves played.
#[test]
fn other_seeds_and_other_plies_give_other_choices() {
    for kind in KINDS.iter() {
        let weakest = kind.bots()[0].name;
        let (_, begun) = task(kind, &Setup::default(), 0);
        let first = think(begun.as_ref(), weakest, 0).best;
        assert!((1..30).any(|seed| think(begun.as_ref(), weakest, seed).best != first), "{}", kind.name());
        // The same position, once as the first of a game and once after four moves.
        let (table, late) = task(kind, &Setup::default(), 4);
        let early = open(kind, &from(&table.state(usize::MAX).position)).task(&kind.aids());
        let [early, late] = [early, late].map(|task| {
            let choices = (0..30).map(move |seed| think(task.as_ref(), weakest, seed).best);
            choices.collect::<Vec<_>>()
        });
        assert_ne!(early, late, "{}", kind.name());
    }
}

#[test]
fn a_bots_answer_comes_through_the_same_door() {
    for kind in KINDS.iter() {
        let bot = Player::Level(kind.usual().to_owned());
        let mut session =
            seated(
                kind,
                &Setup::default(),
                FORMAL,
                |seat| if seat == 0 { Player::human() } else { bot.clone() },
            );
        assert_eq!(session.level_to_move(), None);
        step(&mut session);
        let (seat, name, seed) = session
            .level_to_move()
            .map(|(seat, name, seed)| (seat, name.to_owned(), seed))
            .expect("its turn");
        let text = think(session.task(&kind.aids()).as_ref(), &name, seed).best.expect("a move");
        let seen = session.head();
        // Meanwhile the person has gone back: the answer was meant for another position.
        ask(&mut session, Seat::FIRST, Act::OfferTakeback).expect("a bot is not asked");
        let late = tabuleiro_table::Command::here(seen, Act::Play(text));
        refused(session.handle(seat, &late, Moment(0)).done(), "table-stale");
        step(&mut session);
        let text = think(session.task(&kind.aids()).as_ref(), &name, seed).best.expect("a move");
        refused(ask(&mut session, Seat::FIRST, Act::Play(text.clone())), "table-not-your-turn");
        let events = ask(&mut session, seat, Act::Play(text.clone())).expect("its move");
        assert_eq!(events[0].what, moved(seat, text));
    }
}

#[test]
fn every_player_stops_within_a_bound() {
    for kind in KINDS.iter() {
        for card in kind.bots() {
            let (table, task) = task(kind, &Setup::default(), 2);
            let stop = Stop::new();
            stop.pull();
            let thought = task.think(card.name, 1, &mut Leash::silent(ENDLESS, &stop)).expect("it can think");
            assert!(thought.nodes <= SOON, "{} of {}: {}", card.name, kind.name(), thought.nodes);
            assert!(table.state(usize::MAX).moves.contains(&thought.best.expect("a move all the same")));
        }
    }
}

#[test]
fn a_player_that_is_stopped_while_it_thinks_stops_within_a_bound() {
    for kind in KINDS.iter() {
        let strongest = kind.bots().last().map(|card| card.name).expect("there are players");
        let (table, task) = task(kind, &Setup::default(), 1);
        let stop = Stop::new();
        let mut heard = None;
        let cord = stop.clone();
        let mut tell = |thought: &Thought| {
            heard = heard.or(Some(thought.nodes));
            cord.pull();
        };
        let limit = Limit { nodes: Some(3_000_000), depth: None };
        let thought =
            task.think(strongest, 1, &mut Leash::new(limit, &stop, &mut tell)).expect("it can think");
        if let Some(heard) = heard {
            assert!(thought.nodes <= heard + SOON, "{}: {heard}, then {}", kind.name(), thought.nodes);
        }
        assert!(table.state(usize::MAX).moves.contains(&thought.best.expect("a move")));
    }
}

#[test]
fn limits_are_heeded() {
    for kind in KINDS.iter() {
        for card in kind.bots() {
            let (_, task) = task(kind, &Setup::default(), 2);
            let limit = Limit::nodes(2_000);
            let mut leash = Leash::silent(limit, &Stop::new());
            let thought = task.think(card.name, 1, &mut leash).expect("it can think");
            assert!(thought.nodes <= 2_000 + 1_024, "{} of {}: {}", card.name, kind.name(), thought.nodes);
            assert!(leash.nodes() <= 2_000, "{} of {}: {}", card.name, kind.name(), leash.nodes());
        }
    }
}

#[test]
fn analyses_of_all_kinds_tell_every_move_while_they_run() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let (table, task) = task(kind, &setup, 3);
            let mut told: Vec<Judgement> = Vec::new();
            let mut tell = |one: &Judgement| told.push(one.clone());
            let judged = task.analyse(&mut Leash::new(Limit::nodes(2_000), &Stop::new(), &mut tell));
            let mut texts: Vec<String> = judged.iter().map(|one| one.text.clone()).collect();
            texts.sort();
            assert_eq!(texts, table.state(usize::MAX).moves, "every legal move, once");
            for one in &judged {
                let last = told.iter().rev().find(|early| early.text == one.text).expect("it was told");
                assert_eq!((last.proven, last.score), (one.proven, one.score), "what was told last holds");
                one.why.iter().for_each(assert_said);
            }
            assert!(told.iter().all(|early| texts.contains(&early.text)));
        }
    }
}

#[test]
fn an_analysis_that_is_stopped_still_names_every_move() {
    for kind in KINDS.iter() {
        let (table, task) = task(kind, &Setup::default(), 2);
        let moves = table.state(usize::MAX).moves.len();
        let stop = Stop::new();
        stop.pull();
        let mut leash = Leash::silent(ENDLESS, &stop);
        assert_eq!(task.analyse(&mut leash).len(), moves);
        assert!(leash.nodes() <= SOON * moves as u64, "{}: {} for {moves}", kind.name(), leash.nodes());
    }
}

#[test]
fn an_analysis_keeps_its_limit() {
    for kind in KINDS.iter() {
        let (_, task) = task(kind, &Setup::default(), 2);
        let mut leash = Leash::silent(Limit::nodes(5_000), &Stop::new());
        assert!(!task.analyse(&mut leash).is_empty());
        assert!(leash.nodes() <= 5_000, "{}: {}", kind.name(), leash.nodes());
    }
}

#[test]
fn a_solver_stops_within_a_bound() {
    for kind in KINDS.iter() {
        let (_, task) = task(kind, &Setup::default(), 0);
        let stop = Stop::new();
        stop.pull();
        let mut leash = Leash::silent(Limit::default(), &stop);
        let solved = task.solve(&mut leash);
        assert!(leash.nodes() <= SOON, "{}: {}", kind.name(), leash.nodes());
        if let Some(solved) = solved {
            assert!(solved.nodes <= SOON, "{}: {}", kind.name(), solved.nodes);
        }
        let mut leash: Leash<'_, Progress> = Leash::silent(Limit::nodes(3_000), &Stop::new());
        task.solve(&mut leash);
        assert!(leash.nodes() <= 3_000, "{}: {}", kind.name(), leash.nodes());
    }
}

#[test]
fn nothing_is_thought_about_when_it_is_over() {
    for kind in KINDS.iter() {
        let table = (0..100)
            .map(|seed| game(kind, &Setup::default(), seed, 300))
            .find(|table| table.now().1.is_some());
        let task = table.expect("most games end").task(&kind.aids());
        refused(task.think(kind.usual(), 1, &mut Leash::free()), "table-over");
        assert!(task.analyse(&mut Leash::free()).is_empty());
        assert!(task.solve(&mut Leash::free()).is_none() && task.known().is_none());
        assert!(task.why("a1").is_none());
    }
}

/// What is known at once agrees with what is worked out, where both can be had soon.
#[test]
fn what_is_known_is_what_is_solved() {
    let mut compared = 0;
    for kind in KINDS.iter() {
        for moves in [12, 9, 6] {
            let Some((_, task)) = lasting(kind, &Setup::default(), moves) else { continue };
            let solved = task.solve(&mut Leash::silent(Limit::nodes(100_000), &Stop::new()));
            if let (Some(known), Some(solved)) = (task.known(), solved) {
                assert_eq!(known.value, solved.proven.value, "{}", kind.name());
                compared += 1;
            }
        }
    }
    assert!(compared > 0);
}

/// Where a table tells only who wins and how many points there are, how long it takes is searched for; elsewhere it is known.
#[test]
fn how_long_and_by_how_much_a_proven_game_ends() {
    let length = |task: &dyn Task, nodes| {
        let proven = task.known().expect("it is known");
        task.length(proven, &mut Budget::new(Limit::nodes(nodes), &Stop::new()))
    };
    let task_of = |game: &str, setup: &Setup| {
        let kind = KINDS.find(game).expect("it is in the list");
        open(kind, setup).task(&kind.aids())
    };
    let ending = task_of("oware", &from("0-1-0-0-0-2-0-0-1-0-0-0-22-22-S"));
    assert_eq!((ending.points(), length(&*ending, 100_000)), (Some(22), Some(23)));
    assert_eq!([0, 10].map(|nodes| length(&*ending, nodes)), [None, None], "that takes a search");
    let whole = task_of("quantik", &Setup::default());
    assert_eq!((whole.points(), length(&*whole, 0)), (None, Some(10)));
}

/// The session's own seed has dealt the game: nobody plays by the same choices.
#[test]
fn every_seat_has_a_seed_of_its_own() {
    for kind in KINDS.iter() {
        let mut session = seated(kind, &Setup::default(), FORMAL, |_| Player::Level(kind.usual().to_owned()));
        while session.turn().is_some() && session.table().ply() < 4 {
            let (seat, _, seed) = session.level_to_move().expect("all are bots");
            assert_eq!(seed, FORMAL.seed + 1 + seat.index() as u64, "{}", kind.name());
            step(&mut session);
        }
    }
}

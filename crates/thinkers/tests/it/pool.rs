//! Threads that answer: as the bots would at any table, in a fair order, within limits, and no longer than somebody listens.

use std::sync::mpsc::{self, RecvError};
use std::sync::{Arc, Mutex};

use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::{Kind, Listing, Setup};
use tabuleiro_testkit::Morris;
use tabuleiro_thinkers::{Account, Declined, Failure, Limits, Question, Thinkers};

use crate::fakes::{ask, ask_as, best, endless, found, question, quick};

static MORRIS: Listing<Morris> = Listing::new();

fn start(at_once: usize) -> Thinkers {
    Thinkers::start("test", Limits { at_once, waiting: 100 }).expect("there are a few threads")
}

#[test]
fn an_answer_is_what_the_bot_would_have_found_at_the_table() {
    let thinkers = start(2);
    let table = MORRIS.open(&Setup::default()).expect("it begins");
    for (seed, bot) in [(1, "random"), (2, "careful"), (3, "perfect")] {
        let task = table.task(&Aids::none());
        let wanted = task.think(bot, seed, &mut Leash::free()).expect("it plays");
        let (game, limit) = (MORRIS.name().to_owned(), Limit::default());
        let (_pending, hears) = ask(&thinkers, Question { task, game, bot: bot.to_owned(), seed, limit });
        assert_eq!(hears.recv().expect("it is answered").found, Ok(wanted));
    }
    let (game, limit) = (MORRIS.name().to_owned(), Limit::default());
    let nobody = Question { task: table.task(&Aids::none()), game, bot: "nobody".to_owned(), seed: 0, limit };
    let (_pending, hears) = ask(&thinkers, nobody);
    let told = hears.recv().expect("it is answered").found;
    assert!(matches!(told, Err(Failure::Refused(refusal)) if refusal.to_string().contains("nobody")));
}

#[test]
fn there_are_as_many_threads_as_asked_for_and_one_for_what_is_short() {
    for (at_once, threads) in [(0, 2), (1, 2), (3, 4)] {
        assert_eq!(start(at_once).threads(), threads);
    }
}

#[test]
fn a_question_is_thought_about_within_its_limit() {
    let count = |leash: &mut Leash<'_, tabuleiro_table::Thought>| {
        while leash.spend() {}
        found("spent", leash.nodes())
    };
    let limited = Question { limit: Limit::nodes(1234), ..question("counter", count) };
    assert_eq!(limited.think(&Stop::new()).map(|thought| thought.nodes), Ok(1234));
    let thinkers = start(1);
    let (_pending, hears) = ask(&thinkers, limited);
    assert_eq!(hears.recv().expect("it is answered").found.map(|thought| thought.nodes), Ok(1234));
}

/// The only thread that takes what is long is taken for good.
#[test]
fn what_is_short_never_waits_for_what_is_long() {
    let thinkers = start(1);
    let (first, hears) = ask(&thinkers, question("slow", |_| found("slow", 1_000_000)));
    assert_eq!(best(&hears), "slow");
    drop(first);
    let (long, begun) = endless("slow");
    let (_long, _) = ask(&thinkers, long);
    begun.recv().expect("it is being thought about");
    let (waits, _) = ask(&thinkers, quick("slow"));
    for _ in 0..20 {
        let (_pending, hears) = ask(&thinkers, quick("bot1"));
        assert_eq!(best(&hears), "quick");
    }
    assert!(waits.is_waiting() && thinkers.waiting() == 1, "its kind is known to be long");
}

/// A game's bots take as long as they take there: another game may have one of the same name.
#[test]
fn bots_of_one_name_in_two_games_are_of_two_kinds() {
    let thinkers = start(1);
    let (_pending, hears) = ask(&thinkers, question("strong", |_| found("slow", 1_000_000)));
    best(&hears);
    let (long, begun) = endless("strong");
    let (_long, _) = ask(&thinkers, long);
    begun.recv().expect("it is being thought about");
    let other = Question { game: "other".to_owned(), ..quick("strong") };
    let (_pending, hears) = ask(&thinkers, other);
    assert_eq!(best(&hears), "quick", "nobody has heard of it yet, so that it is tried");
}

#[test]
fn who_has_been_given_much_is_answered_after_those_who_have_not() {
    let thinkers = start(1);
    let (_pending, hears) = ask(&thinkers, question("slow", |_| found("slow", 1_000_000)));
    let given = hears.recv().expect("it is answered").account;
    assert_ne!(given, Account::default(), "it was put on the account");
    let (long, begun) = endless("slow");
    let (hold, _) = ask(&thinkers, long);
    begun.recv().expect("it is being thought about");
    let order = Arc::new(Mutex::new(Vec::new()));
    let (tell, hears) = mpsc::channel();
    let mut pending = Vec::new();
    let greedy = Account { given_until: given.given_until + 3_000_000, ..given };
    for (name, account) in [("greedy", greedy), ("modest", given)] {
        let (order, tell) = (Arc::clone(&order), tell.clone());
        let told = move |_| {
            order.lock().expect("nobody broke down").push(name);
            tell.send(()).unwrap_or_default();
        };
        pending.push(thinkers.ask(account, quick("slow"), told).expect("there is room"));
    }
    drop(hold);
    (0..2).for_each(|_| hears.recv().expect("both are answered"));
    assert_eq!(*order.lock().expect("nobody broke down"), ["modest", "greedy"]);
}

#[test]
fn what_is_called_off_while_it_waits_is_never_thought_about() {
    let thinkers = start(1);
    let (_first, hears) = ask(&thinkers, question("slow", |_| found("slow", 1_000_000)));
    best(&hears);
    let (long, begun) = endless("slow");
    let (hold, _) = ask(&thinkers, long);
    begun.recv().expect("it is being thought about");
    let (waits, begun) = endless("slow");
    let (waits, hears) = ask(&thinkers, waits);
    assert!(waits.is_waiting());
    drop(waits);
    assert_eq!((thinkers.waiting(), hears.recv()), (0, Err(RecvError)));
    drop(hold);
    let (_last, hears) = ask(&thinkers, quick("slow"));
    assert_eq!(best(&hears), "quick", "the thread is free again");
    assert_eq!(begun.recv(), Err(RecvError), "nobody ever began");
}

#[test]
fn what_is_called_off_while_it_is_thought_about_is_given_up_and_not_told() {
    let thinkers = start(1);
    let (long, begun) = endless("slow");
    let (pending, hears) = ask(&thinkers, long);
    begun.recv().expect("it is being thought about");
    assert!(!pending.is_waiting());
    drop(pending);
    assert_eq!(hears.recv(), Err(RecvError));
}

#[test]
fn no_more_wait_than_may() {
    let thinkers = Thinkers::start("test", Limits { at_once: 1, waiting: 2 }).expect("a few threads");
    // The first of a kind is tried on either thread, the next on the one for what is long.
    let holds: Vec<_> = ["one", "two"]
        .map(|kind| {
            let (long, begun) = endless(kind);
            let asked = ask(&thinkers, long);
            begun.recv().expect("it is being thought about");
            asked
        })
        .into();
    let (_one, _) = ask(&thinkers, quick("one"));
    let (two, _) = ask(&thinkers, quick("one"));
    assert_eq!(thinkers.ask(Account::default(), quick("one"), |_| ()).err(), Some(Declined::Full));
    drop(two);
    let (_three, hears) = ask_as(Account::default(), &thinkers, quick("one"));
    drop(holds);
    assert_eq!(best(&hears), "quick");
}

#[test]
fn closing_calls_everything_off_and_nothing_more_is_taken() {
    let thinkers = start(1);
    let asked: Vec<_> =
        (0..5).map(|_| endless("slow")).map(|(long, begun)| (ask(&thinkers, long), begun)).collect();
    asked[0].1.recv().expect("the first is being thought about");
    thinkers.close();
    for ((_pending, hears), _) in &asked {
        assert_eq!(hears.recv(), Err(RecvError));
    }
    assert_eq!(thinkers.waiting(), 0);
    assert_eq!(thinkers.ask(Account::default(), quick("x"), |_| ()).err(), Some(Declined::Closed));
}

#[test]
fn whoever_lets_the_thinkers_go_waits_until_they_have_gone() {
    let thinkers = start(1);
    let done = Arc::new(Mutex::new(false));
    let noted = Arc::clone(&done);
    let (begun, hears) = mpsc::channel();
    let think = move |leash: &mut Leash<'_, tabuleiro_table::Thought>| {
        begun.send(()).expect("it is heard");
        while leash.look() {
            std::thread::yield_now();
        }
        *noted.lock().expect("nobody broke down") = true;
        found("called off", 1)
    };
    let (_pending, _answers) = ask(&thinkers, question("endless", think));
    hears.recv().expect("it begins");
    drop(thinkers);
    assert!(*done.lock().expect("nobody broke down"), "nobody thinks any more");
}

#[test]
fn what_goes_wrong_has_words() {
    assert!(Failure::BrokeDown.to_string().contains("broke down"));
    assert!(Declined::Full.to_string().contains("wait") && Declined::Closed.to_string().contains("Nobody"));
}

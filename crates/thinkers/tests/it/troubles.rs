//! Bots that break down, and those who break down when they are told.

use std::sync::{Arc, mpsc};

use tabuleiro_thinkers::{Account, Failure, Limits, Thinkers};

use crate::fakes::{ask, ask_as, best, endless, found, question, quick};

const AT_ONCE: usize = 2;
const THREADS: usize = AT_ONCE + 1;

fn start() -> Thinkers {
    Thinkers::start("test", Limits { at_once: AT_ONCE, waiting: 100 }).expect("there are a few threads")
}

fn breaks_down(kind: &str) -> tabuleiro_thinkers::Question {
    question(kind, |_| panic!("a bot breaks down, as this test wants it to"))
}

#[test]
fn a_bot_that_breaks_down_loses_its_question_and_nothing_else() {
    let thinkers = start();
    for round in 0..5 * THREADS {
        let (_lost, hears) = ask(&thinkers, breaks_down("shaky"));
        let (_other, others) = ask(&thinkers, quick("steady"));
        assert_eq!(hears.recv().expect("it is told").found, Err(Failure::BrokeDown), "{round}");
        assert_eq!(best(&others), "quick", "{round}");
        assert_eq!(thinkers.threads(), THREADS, "{round}");
    }
    // Every one of the threads still answers: they are all taken at once, and let go again.
    let held: Vec<_> = ["one", "two", "three"]
        .map(|kind| {
            let (long, begun) = endless(kind);
            let asked = ask(&thinkers, long);
            begun.recv().expect("a thread has taken it");
            asked
        })
        .into();
    drop(held);
    assert_eq!(thinkers.waiting(), 0);
}

#[test]
fn nothing_is_learnt_from_a_bot_that_broke_down_but_it_counts() {
    let thinkers = start();
    let (_known, hears) = ask(&thinkers, question("shaky", |_| found("slow", 1_000_000)));
    best(&hears);
    let (_lost, hears) = ask(&thinkers, breaks_down("shaky"));
    let broken = hears.recv().expect("it is told").account;
    let (_whole, hears) = ask(&thinkers, question("other", |_| found("short", 0)));
    let short = hears.recv().expect("it is told").account;
    assert!(broken.given_until > short.given_until, "{broken:?} {short:?}");
    // It is still known to be long: only the threads for that take it, and they are taken.
    let held: Vec<_> = (0..AT_ONCE)
        .map(|_| {
            let (long, begun) = endless("shaky");
            let asked = ask_as(Account::default(), &thinkers, long);
            begun.recv().expect("a thread has taken it");
            asked
        })
        .collect();
    let (waits, _) = ask(&thinkers, quick("shaky"));
    let (_short, hears) = ask(&thinkers, quick("other"));
    assert_eq!(best(&hears), "quick");
    assert!(waits.is_waiting());
    drop(held);
}

#[test]
fn whoever_breaks_down_when_told_does_so_alone() {
    let thinkers = start();
    for _ in 0..2 * THREADS {
        let told = |_| panic!("whoever is told breaks down, as this test wants it to");
        let pending = thinkers.ask(Account::default(), quick("steady"), told).expect("there is room");
        let (_other, hears) = ask(&thinkers, quick("steady"));
        assert_eq!(best(&hears), "quick");
        drop(pending);
        assert_eq!(thinkers.threads(), THREADS);
    }
}

#[test]
fn whoever_is_told_may_be_the_last_to_hold_the_thinkers() {
    let thinkers = Arc::new(start());
    let (tell, hears) = mpsc::channel();
    let (go, may_go) = mpsc::channel();
    let last = Arc::clone(&thinkers);
    let told = move |_| {
        may_go.recv().expect("the other is dropped first");
        assert_eq!(Arc::strong_count(&last), 1);
        drop(last);
        tell.send("still here").unwrap_or_default();
    };
    let _pending = thinkers.ask(Account::default(), quick("steady"), told).expect("there is room");
    drop(thinkers);
    go.send(()).expect("somebody is told");
    assert_eq!(hears.recv(), Ok("still here"));
}

//! The queue of those who want to think, without threads.

use tabuleiro_thinkers::fair::{Account, Fair, Lane};

const LONG: u64 = 450_000;

/// A queue that knows how much work of each kind is.
fn taught() -> Fair<&'static str> {
    let mut queue = Fair::new();
    for (kind, nodes) in [("bot1", 0), ("grandmaster", LONG)] {
        queue.join(Account::default(), kind, "first");
        let taken = queue.take(Lane::Any).expect("it was asked for");
        queue.done(&taken, nodes);
    }
    queue
}

/// Takes the next work, does it, and tells what it was.
fn serve<T: Copy>(queue: &mut Fair<T>, nodes: u64) -> (T, Account) {
    let taken = queue.take(Lane::Any).expect("somebody waits");
    let account = queue.done(&taken, nodes);
    (taken.work, account)
}

#[test]
fn what_is_short_passes_what_is_long_again_and_again() {
    let mut queue = taught();
    for _ in 0..1000 {
        queue.join(Account::default(), "grandmaster", "long");
    }
    let mut account = Account::default();
    for _ in 0..100 {
        queue.join(account, "bot1", "short");
        let (work, after) = serve(&mut queue, 0);
        assert_eq!(work, "short");
        account = after;
    }
    assert_eq!(serve(&mut queue, LONG).0, "long");
}

#[test]
fn who_has_been_given_much_waits_for_those_who_have_not() {
    let mut queue = taught();
    queue.join(Account::default(), "grandmaster", "greedy");
    let (_, greedy) = serve(&mut queue, LONG);
    queue.join(Account::default(), "grandmaster", "other");
    let (_, other) = serve(&mut queue, LONG);
    queue.join(Account { given_until: greedy.given_until + 3 * LONG, ..greedy }, "grandmaster", "greedy");
    for _ in 0..2 {
        queue.join(other, "grandmaster", "other");
        assert_eq!(serve(&mut queue, LONG).0, "other");
    }
}

#[test]
fn an_address_gets_no_more_for_having_more_clients() {
    let mut queue = taught();
    let crowd = Account { neighbours: 100, ..Account::default() };
    for _ in 0..100 {
        queue.join(crowd, "grandmaster", "crowd");
    }
    let mut alone = Account::default();
    let mut served = 0;
    queue.join(alone, "grandmaster", "alone");
    for _ in 0..40 {
        let (work, account) = serve(&mut queue, LONG);
        if work == "alone" {
            served += 1;
            alone = account;
            queue.join(alone, "grandmaster", "alone");
        } else {
            queue.join(account, "grandmaster", "crowd");
        }
    }
    assert!((15..=40).contains(&served), "about half of all belongs to either address: {served}");
}

/// Newcomers without end, who ask for little each, do not keep anybody waiting for ever.
#[test]
fn everybody_is_served_one_day() {
    let mut queue = taught();
    queue.join(Account::default(), "grandmaster", "patient");
    let before = (0..100_000).position(|_| {
        queue.join(Account::default(), "bot1", "newcomer");
        serve(&mut queue, 0).0 == "patient"
    });
    assert!(before.is_some(), "never served");
}

#[test]
fn the_first_of_a_kind_is_tried_and_the_others_are_taken_to_be_long_until_it_is_known() {
    let mut queue: Fair<u32> = Fair::new();
    let tickets: Vec<_> = (0..3).map(|number| queue.join(Account::default(), "new", number)).collect();
    let first = queue.take(Lane::Short).expect("the first is tried");
    assert_eq!(first.work, 0);
    assert!(queue.take(Lane::Short).is_none(), "the others might be long");
    assert!(!queue.is_waiting(tickets[0]) && queue.is_waiting(tickets[1]));
    queue.done(&first, 50);
    queue.join(Account::default(), "new", 3);
    assert_eq!(queue.take(Lane::Short).map(|taken| taken.work), Some(3), "now they are known to be short");
    assert_eq!(queue.len(), 2);
}

#[test]
fn nothing_is_learnt_of_what_was_called_off() {
    let mut queue: Fair<u32> = Fair::new();
    let ticket = queue.join(Account::default(), "new", 0);
    queue.leave(ticket);
    assert!(queue.is_empty() && !queue.is_waiting(ticket));
    queue.join(Account::default(), "new", 1);
    let taken = queue.take(Lane::Short).expect("another is tried");
    queue.break_off(&taken);
    queue.join(Account::default(), "new", 2);
    let taken = queue.take(Lane::Short).expect("and another");
    queue.done(&taken, LONG);
    for number in 0..1000 {
        queue.join(Account::default(), "new", number);
        let taken = queue.take(Lane::Any).expect("it is long");
        queue.break_off(&taken);
    }
    queue.join(Account::default(), "new", 3);
    assert!(queue.take(Lane::Short).is_none(), "still long");
}

#[test]
fn a_kind_that_turns_out_shorter_is_expected_to_be_shorter_by_and_by() {
    let mut queue = taught();
    queue.join(Account::default(), "grandmaster", "easy");
    serve(&mut queue, 10);
    queue.join(Account::default(), "grandmaster", "next");
    assert!(queue.take(Lane::Short).is_none(), "one easy question proves nothing");
    queue.clear();
    for _ in 0..1000 {
        queue.join(Account::default(), "grandmaster", "easy");
        serve(&mut queue, 10);
    }
    queue.join(Account::default(), "grandmaster", "next");
    assert!(queue.take(Lane::Short).is_some());
}

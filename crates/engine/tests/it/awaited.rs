//! A move that is waited for bit by bit, and what a program calls itself.
#![cfg(unix)]

use std::time::{Duration, Instant};

use tabuleiro_engine::outside::Budget;
use tabuleiro_engine::{Failure, Outside, plain};

use crate::contests::{GREETING, program};

const A_MOMENT: Duration = Duration::from_millis(20);

fn started(name: &str, script: &str, patience: Duration) -> Outside {
    let mut outside =
        Outside::start_with(&program(name, &format!("{GREETING}{script}")), patience).expect("it answers");
    outside.new_game().expect("it is ready");
    outside
}

#[test]
fn a_thought_goes_on_until_it_is_stopped() {
    let script = "read position; read go; echo info nodes 12; read stop; echo bestmove $stop; cat";
    let mut outside = started("stopped", script, Duration::from_mins(1));
    let mut awaited = outside.think("x", &[], Budget::Time(Duration::from_mins(1))).expect("it can be asked");
    let begun = Instant::now();
    while awaited.nodes().is_none() {
        assert_eq!(awaited.wait(A_MOMENT), Ok(None), "it is still thinking");
        assert!(begun.elapsed() < Duration::from_secs(20), "it never tells its nodes");
    }
    assert_eq!((awaited.nodes(), awaited.wait(Duration::ZERO)), (Some(12), Ok(None)));
    awaited.stop().expect("it can be told");
    assert_eq!(awaited.wait_long(), Ok("stop".into()));
}

#[test]
fn who_does_not_heed_a_stop_is_given_no_more_than_the_patience() {
    let mut outside = started("heedless", "cat >/dev/null", Duration::from_millis(500));
    let begun = Instant::now();
    let mut awaited =
        outside.think("x", &[], Budget::Time(Duration::from_mins(10))).expect("it can be asked");
    assert_eq!(awaited.wait(A_MOMENT), Ok(None));
    awaited.stop().expect("it can be told");
    let failure = awaited.wait_long().expect_err("it says nothing");
    assert!(matches!(failure, Failure::Stalled(_, 1)), "{failure:?}");
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}

#[test]
fn an_end_in_the_middle_of_a_thought_is_noticed_while_it_is_waited_for() {
    let mut outside = started("ended", "read position; read go", Duration::from_mins(1));
    let awaited = outside.think("x", &[], Budget::Nodes(1)).expect("it can be asked");
    assert!(matches!(awaited.wait_long(), Err(Failure::Crashed(_))));
}

#[test]
fn a_program_is_called_as_it_calls_itself() {
    let title = |name: &str, said: &str| {
        let command = program(name, &format!("printf '{said}ugiok\\n'; cat >/dev/null"));
        Outside::start_with(&command, Duration::from_mins(1)).expect("it answers").title()
    };
    assert_eq!(title("named", "id name My  Engine 3\\nid author me\\n"), Some("My Engine 3".into()));
    assert_eq!(title("nameless", "id author me\\n"), None);
    assert_eq!(title("rude-name", "id name \\033[2Jx\\007\\n"), Some("?[2Jx?".into()));
    let long = title("long-name", &format!("id name {}\\n", "y".repeat(2_000))).expect("it has one");
    assert_eq!(long, format!("{}…", "y".repeat(40)));
    assert_eq!(plain(&long), long);
}

//! Programs that flood, that never read and that leave others behind: none takes room, time or a process more than it may.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_engine::outside::Budget;
use tabuleiro_engine::{Failure, Outside};

use crate::contests::{GREETING, program};

const PATIENCE: Duration = Duration::from_millis(700);

/// What a test allows for work that takes no more than the patience, on a busy machine.
const GENEROUS: Duration = Duration::from_secs(20);

/// How many bytes of this process are in memory.
fn in_memory() -> u64 {
    let text = fs::read_to_string("/proc/self/statm").expect("Linux tells it");
    let pages = text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("a number");
    pages * 4_096
}

/// Starts a program that is to fail, and sees to it that this takes neither long nor much room.
fn failure_of(name: &str, script: &str, patience: Duration) -> Failure {
    let (begun, before) = (Instant::now(), in_memory());
    let command = program(name, script);
    let failure = Outside::start_with(&command, patience)
        .and_then(|mut outside| {
            outside.new_game()?;
            outside.best_move("x", &[], Budget::Nodes(1))
        })
        .expect_err("it fails");
    assert!(begun.elapsed() < GENEROUS, "{name}: {:?}", begun.elapsed());
    let grown = in_memory().saturating_sub(before);
    assert!(grown < 100 << 20, "{name}: {grown} bytes more");
    failure
}

/// Whether a process is there and not merely waiting to be taken note of.
fn is_alive(number: &str) -> bool {
    let text = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
    text.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < GENEROUS, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_flood_of_lines_instead_of_a_greeting_is_a_stall() {
    let failure = failure_of("lines", "exec yes 'info nodes 1'", PATIENCE);
    assert!(matches!(failure, Failure::Stalled(_, 1)), "{failure:?}");
}

#[test]
fn a_flood_of_empty_lines_is_a_stall() {
    let failure = failure_of("empty", "exec yes ''", PATIENCE);
    assert!(matches!(failure, Failure::Stalled(_, _)), "{failure:?}");
}

#[test]
fn a_line_that_never_ends_is_a_stall() {
    let failure = failure_of("endless", "yes | tr -d '\\n'", PATIENCE);
    assert!(matches!(failure, Failure::Stalled(_, _)), "{failure:?}");
    let failure = failure_of("zeros", "exec cat /dev/zero", PATIENCE);
    assert!(matches!(failure, Failure::Stalled(_, _)), "{failure:?}");
}

#[test]
fn a_flood_instead_of_a_move_is_a_stall() {
    let failure = failure_of("busy", &format!("{GREETING} exec yes 'info bestmove a'"), PATIENCE);
    assert!(matches!(failure, Failure::Stalled(_, _)), "{failure:?}");
}

#[test]
fn a_flood_of_answers_is_one_answer() {
    let command =
        program("eager", "(read ugi; exec cat >/dev/null) & yes 'ugiok\nreadyok\nbestmove  A@a1 \u{1b}'");
    let mut outside = Outside::start_with(&command, GENEROUS).expect("it answers");
    let before = in_memory();
    for _ in 0..20 {
        outside.new_game().expect("it answers");
        assert_eq!(outside.best_move("x", &[], Budget::Nodes(1)), Ok("A@a1".into()));
    }
    assert!(in_memory().saturating_sub(before) < 100 << 20);
}

#[test]
fn an_answer_amid_a_flood_is_found() {
    let script =
        format!("{GREETING} read position; read go; yes info | head -n 500000; echo bestmove A@a1; cat");
    let mut outside = Outside::start_with(&program("talkative", &script), GENEROUS).expect("it answers");
    outside.new_game().expect("it answers");
    assert_eq!(outside.best_move("x", &[], Budget::Nodes(1)), Ok("A@a1".into()));
}

#[test]
fn a_program_that_ends_at_once_has_crashed() {
    let failure = failure_of("nothing", "exit 1", GENEROUS / 2);
    assert!(matches!(failure, Failure::Crashed(_)), "{failure:?}");
    let failure = failure_of("unfinished", "read ugi; printf ugiok", GENEROUS / 2);
    assert!(matches!(failure, Failure::Crashed(_)), "an unfinished line is no answer: {failure:?}");
}

#[test]
fn a_program_that_never_reads_holds_nobody_up() {
    let script = "echo ugiok; while :; do echo bestmove A@a1; sleep 0.01; done";
    let mut outside = Outside::start_with(&program("deaf", script), GENEROUS).expect("it answers");
    // More than any pipe takes.
    let moves = vec!["A@a1".to_owned(); 100_000];
    let begun = Instant::now();
    let failure = (0..20).find_map(|_| outside.best_move("x", &moves, Budget::Nodes(1)).err());
    assert!(matches!(failure, Some(Failure::Deaf(_))), "{failure:?}");
    drop(outside);
    assert!(begun.elapsed() < GENEROUS);
}

#[test]
fn a_program_that_says_nothing_and_never_reads_is_a_stall() {
    let failure = failure_of("silent", "sleep 600", PATIENCE);
    assert!(matches!(failure, Failure::Stalled(_, 1)), "{failure:?}");
}

#[test]
fn a_time_beyond_all_clocks_is_no_panic() {
    let script = format!("{GREETING} read position; read go; echo bestmove A@a1; cat");
    let mut outside = Outside::start_with(&program("patient", &script), Duration::MAX).expect("it answers");
    outside.new_game().expect("it answers");
    assert_eq!(outside.best_move("x", &[], Budget::Time(Duration::MAX)), Ok("A@a1".into()));
}

/// The file into which a program writes the numbers of its processes.
fn numbers(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tabuleiro-engine-{}-{name}.pid", std::process::id()))
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    for (name, rest) in [("fails", "sleep 600"), ("quits", "echo ugiok; cat")] {
        let path = numbers(name);
        let script = format!("sleep 600 & echo $$ $! > {}; read ugi; {rest}", path.display());
        // Long enough for the numbers to be written on a busy machine.
        drop(Outside::start_with(&program(name, &script), 4 * PATIENCE));
        let text = fs::read_to_string(&path).expect("it has written");
        let (own, other) = text.trim().split_once(' ').expect("two numbers");
        assert!(
            !PathBuf::from(format!("/proc/{own}")).exists(),
            "the program itself is gone, and taken note of"
        );
        wait_until("its child is gone too", || !is_alive(other));
        fs::remove_file(path).expect("it is there");
    }
}

#[test]
fn a_program_that_behaves_is_told_to_quit_and_may_end_by_itself() {
    let path = numbers("polite");
    let script = format!("read ugi; echo ugiok; read last; echo $last > {}", path.display());
    drop(Outside::start_with(&program("polite", &script), GENEROUS).expect("it answers"));
    assert_eq!(fs::read_to_string(&path).expect("it has written"), "quit\n");
    fs::remove_file(path).expect("it is there");
}

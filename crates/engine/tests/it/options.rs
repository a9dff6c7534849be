//! The options that every engine has: threads, memory, a book.

use tabuleiro_games::GAMES;

use crate::talks::talk;

/// The nodes of the last thought.
fn nodes(told: &str) -> u64 {
    let last = told.lines().rfind(|line| line.starts_with("info nodes ")).unwrap_or_default();
    last.split(' ').nth(2).and_then(|nodes| nodes.parse().ok()).unwrap_or(0)
}

#[test]
fn they_are_announced_with_what_holds_now() {
    let told = talk("oware", &["setoption name Threads value 2", "setoption name Hash value 64", "ugi"]);
    for line in [
        "option name Threads type spin default 2 min 1 max 256\n",
        "option name Hash type spin default 64 min 1 max 4096\n",
        "option name Book type check default true\n",
    ] {
        assert!(told.contains(line), "{told}");
    }
    assert!(
        talk("oware", &["setoption name Book value false", "ugi"])
            .contains("Book type check default false\n")
    );
}

#[test]
fn values_out_of_bounds_are_refused_and_nothing_changes() {
    for (name, values) in
        [("Threads", ["0", "257", "two"]), ("Hash", ["0", "4097", "-1"]), ("Book", ["", "maybe", "1"])]
    {
        for value in values {
            for kind in GAMES.iter() {
                let before = talk(kind.name(), &["ugi"]);
                let told = talk(kind.name(), &[&format!("setoption name {name} value {value}"), "ugi"]);
                assert!(told.starts_with("info string ") && told.ends_with(&before), "{told}");
            }
        }
    }
}

#[test]
fn with_a_book_the_first_move_needs_no_thought_and_without_it_does() {
    let with = talk("oware", &["go nodes 3000"]);
    let without = talk("oware", &["setoption name Book value false", "go nodes 3000"]);
    assert!(with.contains("bestmove ") && without.contains("bestmove "));
    assert_eq!((nodes(&with), nodes(&without)), (0, 3_000));
    let again = ["setoption name Book value false", "setoption name Book value true", "go nodes 3000"];
    assert_eq!(nodes(&talk("oware", &again)), 0);
}

#[test]
fn with_nodes_the_number_of_threads_makes_no_difference() {
    let closed = "setoption name Book value false";
    let alone = talk("oware", &[closed, "go nodes 20000"]);
    let together = talk("oware", &[closed, "setoption name Threads value 3", "go nodes 20000"]);
    let best = |told: &str| told.lines().rfind(|line| line.starts_with("bestmove")).map(str::to_owned);
    assert_eq!((nodes(&alone), best(&alone)), (nodes(&together), best(&together)));
}

#[test]
fn several_threads_and_much_memory_serve_a_thought_of_some_time() {
    let told = talk(
        "oware",
        &[
            "setoption name Threads value 2",
            "setoption name Hash value 2",
            "position fen 0-4-1-3-1-2-2-1-4-0-3-3-14-10-N",
            "go movetime 30",
        ],
    );
    assert!(told.contains("bestmove ") && nodes(&told) > 0, "{told}");
}

//! Talks with the engine, as a user interface has them.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_engine::Engine;
use tabuleiro_games::GAMES;
use tabuleiro_table::Setup;

/// What has not come by then never will, however busy the machine is: only a failure is as slow as this.
const PATIENCE: Duration = Duration::from_mins(5);

/// What the engine has written, seen from both its threads.
#[derive(Clone, Default)]
pub(crate) struct Page(Arc<Mutex<Vec<u8>>>);

impl Page {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("nobody failed").clone()).expect("the engine writes text")
    }

    /// Waits until this is written.
    fn wait_for(&self, word: &str) {
        self.wait_until(|text| text.contains(word));
    }

    /// Waits until the whole page is so.
    #[track_caller]
    fn wait_until(&self, is_so: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        while !is_so(&self.text()) {
            assert!(begun.elapsed() < PATIENCE, "it never came about:\n{}", self.text());
            thread::sleep(Duration::from_micros(500));
        }
    }

    fn answers(&self) -> usize {
        self.text().matches("bestmove").count()
    }
}

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody failed").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub(crate) fn engine(game: &str) -> (Engine<Page>, Page) {
    let page = Page::default();
    let kind = GAMES.find(game).expect("it is listed");
    (Engine::new(kind, Setup::default(), kind.aids(), 1, page.clone()), page)
}

/// Says these lines and lets the engine finish; what it answered.
pub(crate) fn talk(game: &str, lines: &[&str]) -> String {
    let (mut engine, page) = engine(game);
    for line in lines {
        if !engine.hear(line) {
            break;
        }
    }
    engine.finish();
    page.text()
}

#[test]
fn it_introduces_itself_and_is_ready() {
    for kind in GAMES.iter() {
        let told = talk(kind.name(), &["ugi", "isready"]);
        assert!(told.starts_with("id name Tabuleiro"), "{told}");
        assert!(told.contains(" var ") && told.ends_with("ugiok\nreadyok\n"), "{told}");
    }
}

#[test]
fn it_announces_every_option_as_the_game_describes_it() {
    let told = talk("otrio", &["ugi"]);
    assert!(told.contains("option name players type combo default 2 var 2 var 3 var 4\n"), "{told}");
    assert!(told.contains("option name colours type string default rgbp\n"), "{told}");
}

#[test]
fn it_answers_with_a_legal_move_after_the_moves_it_was_told() {
    for kind in GAMES.iter() {
        let weakest = kind.bots()[0].name;
        let told = talk(
            kind.name(),
            &[
                &format!("setoption name Bot value {weakest}"),
                "position startpos",
                "query moves",
                "go nodes 100",
            ],
        );
        let legal =
            told.lines().find_map(|line| line.strip_prefix("response ")).expect("the moves are listed");
        let best = told.lines().find_map(|line| line.strip_prefix("bestmove ")).expect("there is an answer");
        assert!(legal.split(' ').any(|text| text == best), "{best} of {legal}");
    }
}

#[test]
fn queries_tell_whose_turn_it_is_and_who_has_won() {
    let queries =
        ["query gameover", "query p1turn", "query result", "query turn", "query seats", "query position"];
    let open = talk("oware", &[&["position startpos moves D"], &queries[..]].concat());
    assert_eq!(
        open,
        "response false\nresponse false\nresponse none\nresponse 2\nresponse 2\nresponse 4-4-4-0-5-5-5-5-4-4-4-4-0-0-N\n"
    );
    let won = talk(
        "oware",
        &[
            "position fen 0-0-0-7-0-1-0-4-2-1-1-0-20-12-S moves D+7",
            "query gameover",
            "query result",
            "query turn",
            "go",
        ],
    );
    assert_eq!(won, "response true\nresponse p1win\nresponse none\nbestmove none\n");
}

#[test]
fn more_than_two_seats_are_told_apart() {
    let told = talk(
        "otrio",
        &[
            "setoption name players value 4",
            "position startpos moves rL@a1 gL@b1",
            "query turn",
            "query seats",
        ],
    );
    assert_eq!(told, "response 3\nresponse 4\n");
}

#[test]
fn malformed_lines_get_a_message_and_end_nothing() {
    let lines = [
        "what",
        "position",
        "position fen x",
        "position startpos moves Z@z9",
        "go nodes",
        "go far 3",
        "query",
        "setoption",
        "setoption name Bot value nobody",
        "setoption name x value y",
        "setoption name Seed value z",
        "",
    ];
    let told = talk("quantik", &[&lines[..], &["isready"]].concat());
    assert_eq!(told.matches("info string ").count(), lines.len() - 1, "{told}");
    assert!(told.ends_with("readyok\n"), "{told}");
}

#[test]
fn a_position_that_does_not_hold_leaves_the_one_before() {
    let told = talk("oware", &["position startpos moves D", "position startpos moves D D", "query position"]);
    assert!(told.contains("info string Move 2 (D) cannot be played"), "{told}");
    assert!(told.ends_with("response 4-4-4-0-5-5-5-5-4-4-4-4-0-0-N\n"), "{told}");
}

#[test]
fn an_endless_thought_answers_when_it_is_told_to_stop() {
    let (mut engine, page) = engine("quantik");
    engine.hear("setoption name Bot value level1");
    engine.hear("go infinite");
    page.wait_for("info nodes"); // a beginner has found all that it will ever find
    for _ in 0..200 {
        engine.hear("query moves"); // each takes longer than to write an answer
    }
    assert_eq!(page.answers(), 0, "it answered unasked: {}", page.text());
    engine.hear("position startpos");
    assert!(page.text().contains("say stop first"), "{}", page.text());
    engine.hear("stop");
    assert_eq!(page.answers(), 1, "{}", page.text());
}

#[test]
fn whoever_has_the_answer_can_go_on_at_once() {
    let (mut engine, page) = engine("oware");
    engine.hear("setoption name Bot value bot1");
    let mut moves: Vec<String> = Vec::new();
    for number in 1..=20 {
        engine.hear(&format!("position startpos moves {}", moves.join(" ")));
        engine.hear("go nodes 10");
        page.wait_until(|text| text.matches("bestmove").count() == number);
        let best =
            page.text().lines().rev().find_map(|line| line.strip_prefix("bestmove ").map(str::to_owned));
        moves.push(best.expect("it answered"));
    }
    assert!(!page.text().contains("info string"), "{}", page.text());
}

/// An engine that thinks, and would go on for ever.
fn thinking_for_ever() -> (Engine<Page>, Page) {
    let (mut engine, page) = engine("oware");
    engine.hear("go infinite"); // whoever asks so wants an analysis, and no book
    page.wait_for("info nodes");
    assert_eq!(page.answers(), 0, "{}", page.text());
    (engine, page)
}

#[test]
fn quitting_ends_a_thought() {
    let (mut engine, page) = thinking_for_ever();
    assert!(!engine.hear("quit"));
    assert_eq!(page.answers(), 1, "{}", page.text());
}

/// The most nodes that the engine has told of.
fn nodes(told: &str) -> u64 {
    let numbers =
        told.lines().filter_map(|line| line.strip_prefix("info nodes ")?.split(' ').next()?.parse().ok());
    numbers.max().unwrap_or(0)
}

#[test]
fn only_the_strongest_uses_the_time_it_is_given() {
    let usual = |bot: &str, go: &str| {
        let told = talk(
            "oware",
            &["setoption name Book value false", &format!("setoption name Bot value {bot}"), go],
        );
        assert!(told.contains("info nodes ") && nodes(&told) > 0, "it has to think: {told}");
        nodes(&told)
    };
    let strongest = GAMES.find("oware").and_then(|kind| Some(kind.bots().last()?.name)).expect("it has bots");
    let (mut engine, page) = thinking_for_ever();
    let most = usual(strongest, "go");
    page.wait_until(|text| nodes(text) > most);
    engine.hear("stop");
    assert_eq!(
        usual("strong", "go movetime 3600000"),
        usual("strong", "go"),
        "a level thinks as much as ever"
    );
}

/// How many threads this process has.
#[cfg(target_os = "linux")]
fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").expect("Linux tells it").count()
}

#[test]
#[cfg(target_os = "linux")]
fn a_timed_thought_that_ends_early_leaves_nothing_behind() {
    let (mut engine, page) = engine("quantik");
    engine.hear("setoption name Bot value level1");
    let before = threads();
    for number in 1..=600 {
        engine.hear("go movetime 60000");
        page.wait_until(|text| text.matches("bestmove").count() == number);
    }
    engine.hear("isready");
    // Other tests of this process have threads of their own, but not hundreds.
    assert!(threads() < before + 100, "{} threads, before {before}", threads());
}

/// Nothing but the time ends it.
#[test]
fn the_time_of_a_thought_is_up_when_it_was_told() {
    let (mut engine, page) = engine("oware");
    engine.hear("setoption name Book value false");
    engine.hear("go movetime 50");
    page.wait_for("bestmove");
    assert!(nodes(&page.text()) > 0, "it has to think: {}", page.text());
}

#[test]
fn an_engine_that_is_dropped_stops_thinking() {
    let (engine, page) = thinking_for_ever();
    drop(engine);
    assert_eq!(page.answers(), 1, "its thread has ended: {}", page.text());
}

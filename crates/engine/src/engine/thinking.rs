//! A thought under way, and what is written of it.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::Instant;

use tabuleiro_search::{Proven, Stop, Value};
use tabuleiro_table::Thought;

use crate::quote::plain;

/// A thought under way.
pub(super) struct Thinking {
    pub(super) stop: Stop,
    /// Dropped to let an endless thought give its answer.
    pub(super) go_on: mpsc::Sender<()>,
    pub(super) is_infinite: bool,
    /// Set just before the answer is written: whoever has read the answer may go on at once.
    pub(super) has_answered: Arc<AtomicBool>,
    pub(super) thread: JoinHandle<()>,
}

impl Thinking {
    /// Whether it has answered, or failed without an answer.
    pub(super) fn is_over(&self) -> bool {
        self.has_answered.load(Ordering::SeqCst) || self.thread.is_finished()
    }

    /// Waits for its end.
    pub(super) fn join(self) {
        drop(self.go_on);
        // A thought that failed has said nothing; the engine goes on.
        let _ = self.thread.join();
    }
}

/// Writes what is known so far.
pub(super) fn info<W: Write>(out: &Mutex<W>, thought: &Thought, begun: Instant) {
    let score = thought.score.map(|score| format!("score cp {score}"));
    let proven = thought.proven.map(|proven| format!("proven {}", exact(proven)));
    let line = (!thought.line.is_empty()).then(|| format!("pv {}", thought.line.join(" ")));
    let time = begun.elapsed().as_millis();
    let parts = [Some(format!("info nodes {} time {time}", thought.nodes)), score, proven, line];
    write(out, &parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
}

/// A proven value: `win 7`, `draw`, `loss 12`, without a number where only the result is known.
pub(super) fn exact(proven: Proven) -> String {
    let value = match proven.value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    };
    match proven.plies {
        Some(plies) if proven.value != Value::Draw => format!("{value} {plies}"),
        _ => value.to_owned(),
    }
}

/// Writes a line, and only one, whatever stands in it. Whoever does not listen any more misses nothing.
pub(super) fn write<W: Write>(out: &Mutex<W>, text: &str) {
    if let Ok(mut out) = out.lock() {
        let _ = writeln!(out, "{}", plain(text)).and_then(|()| out.flush());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proven_value_has_its_length_where_that_is_known_and_matters() {
        assert_eq!(exact(Proven::within(Value::Win, 7)), "win 7");
        assert_eq!(exact(Proven::within(Value::Loss, 12)), "loss 12");
        assert_eq!(exact(Proven::within(Value::Draw, 3)), "draw");
        assert_eq!(exact(Proven::of(Value::Win)), "win");
    }

    #[test]
    fn a_thought_is_told_on_one_line_with_all_that_is_known_of_it() {
        let told = |thought: &Thought| {
            let page = Mutex::new(Vec::new());
            info(&page, thought, Instant::now());
            String::from_utf8(page.into_inner().expect("nobody else holds it")).expect("it is text")
        };
        let mut thought = Thought { nodes: 12, ..Thought::default() };
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let bare = words(&told(&thought));
        assert_eq!(bare[..4], ["info", "nodes", "12", "time"]);
        assert_eq!(bare.len(), 5);
        thought.score = Some(-30);
        thought.proven = Some(Proven::within(Value::Loss, 2));
        thought.line = vec!["a1".into(), "b2".into()];
        let whole = told(&thought);
        assert!(whole.ends_with(" score cp -30 proven loss 2 pv a1 b2\n"), "{whole}");
    }
}

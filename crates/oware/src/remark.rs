//! What there is to know about a move that is looked at: what it captures and what the score is then, or why nothing is taken.

use std::cmp::Ordering;

use tabuleiro_game::{Game, Message};

use crate::refusal::name;
use crate::{Move, Oware, say, steps};

/// What is captured; otherwise what is said of the move and moves nothing: a grand slam in vain, somebody passed over.
pub(crate) fn remarks(at: &Oware, mv: Move) -> Vec<Message> {
    let captured = steps::captured_houses(at, mv)
        .into_iter()
        .map(|(house, seeds)| say("oware-remark-from").with("count", seeds).with("house", house.letter()));
    match listed(captured.collect()) {
        Some(what) => vec![score(at, mv, what)],
        None => steps::told_beside(at, mv),
    }
}

fn score(at: &Oware, mv: Move, what: Message) -> Message {
    let after = at.after(mv);
    let [own, other] = [mv.owner(), mv.owner().other()].map(|seat| after.captured(seat));
    let key = match own.cmp(&other) {
        Ordering::Greater => "oware-remark-leads",
        Ordering::Equal => "oware-remark-level",
        Ordering::Less => "oware-remark-trails",
    };
    say(key).with("who", name(mv.owner())).with("what", what).with("own", own).with("other", other)
}

/// “2 from e, 3 from d and 2 from c”.
fn listed(mut parts: Vec<Message>) -> Option<Message> {
    let last = parts.pop()?;
    let both = |key: &'static str, one: Message, two: Message| say(key).with("one", one).with("two", two);
    let before = parts.into_iter().reduce(|one, two| both("oware-remark-comma", one, two));
    Some(match before {
        Some(before) => both("oware-remark-and", before, last),
        None => last,
    })
}

//! Quantik studied: every position can be solved, and every bad move explained.

use tabuleiro_game::{Game, Message, Record};
use tabuleiro_search::{Aids, Leash, Oracle, Progress, Proven, Solved, Study, Value};

use super::score::Score;
use super::search::{Cut, Search};
use super::sides::Sides;
use super::value::{self, Truth};
use crate::{Move, Quantik, say};

impl Study for Quantik {
    /// Worked out from scratch, without the book. The limit's depth asks only for results that lie no farther ahead.
    fn solve(
        record: &Record<Quantik>,
        _aids: &Aids,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Solved<Move>> {
        let (score, line) = best_line(record.now(), leash).ok()?;
        let is_too_far = leash.limit().depth.is_some_and(|depth| line.len() > depth as usize);
        (!is_too_far).then(|| Solved { proven: score.proven(), line, nodes: leash.nodes() })
    }

    /// Always known: from the book up to six pieces, otherwise by a search of a few thousand moves at most.
    fn known(record: &Record<Quantik>, _aids: &Aids) -> Option<Proven> {
        Truth.probe(record.now())
    }

    fn why(at: &Quantik, mv: Move) -> Option<Message> {
        let mut next = *at;
        next.apply(mv);
        let score = value::score(&next);
        if score.value() == Value::Win {
            return Some(refuted(&next, score));
        }
        let (best, most) = value::moves(at).into_iter().max_by_key(|&(mv, score)| (score, mv))?;
        if most.value() == Value::Win && score.value() == Value::Draw {
            return Some(naming("quantik-why-win-let-go", best));
        }
        (most == Score::win(1) && score.before() != most).then(|| naming("quantik-why-not-at-once", best))
    }
}

/// The score of a position and a line of best play to the end.
fn best_line(start: &Quantik, leash: &mut Leash<'_, Progress>) -> Result<(Score, Vec<Move>), Cut> {
    let mut search = Search::new(start.rules(), leash);
    let (mut at, mut line, mut first) = (*start, Vec::new(), None);
    while !at.is_completed() {
        let (score, best) = search.best(Sides::of(&at))?;
        first = first.or(Some(score));
        let Some(mv) = best.map(Move::of_bit) else { break };
        line.push(mv);
        at.apply(mv);
    }
    Ok((first.unwrap_or(Score::loss(0)), line))
}

/// What the opponent has against a move that led here, a position that the opponent wins.
fn refuted(at: &Quantik, score: Score) -> Message {
    let replies = value::moves(at).into_iter().filter(|&(_, worth)| worth == score);
    let told = |(reply, _): (Move, Score)| {
        let mut next = *at;
        next.apply(reply);
        (reason(&next), reply)
    };
    let (reason, reply) = replies.map(told).min().expect("some move has the best score");
    match reason {
        Reason::Line => naming("quantik-why-line", reply),
        Reason::Stuck => naming("quantik-why-stuck", reply),
        Reason::Trap => naming("quantik-why-trap", reply),
        Reason::Force => naming("quantik-why-force", reply).with("plies", score.plies().unwrap_or(0)),
    }
}

/// How a reply wins, the plainest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    /// It completes a line.
    Line,
    /// It leaves no move.
    Stuck,
    /// After it every move lets the opponent complete a line.
    Trap,
    /// It wins by what comes later.
    Force,
}

/// How the reply that led here wins.
fn reason(at: &Quantik) -> Reason {
    let sides = Sides::of(at);
    if at.is_completed() {
        Reason::Line
    } else if sides.open() == 0 {
        Reason::Stuck
    } else if sides.open() & sides.completing() == 0
        && sides.safe(sides.open(), sides.open_to_the_other()) == 0
    {
        Reason::Trap
    } else {
        Reason::Force
    }
}

/// The sentence with "a sphere" and "b3" filled in.
fn naming(key: &'static str, mv: Move) -> Message {
    say(key).with("what", mv.shape().one()).with("cell", mv.cell().to_string())
}

//! Every legal move with its value, and why bad ones are bad.

use std::cmp::Reverse;

use tabuleiro_game::{Message, Outcome, Record, Seat};
use tabuleiro_search::study::winning_reply;
use tabuleiro_search::{Aids, Leash, Limit, Proven, Report, Value};

use crate::WORDS;
use crate::kind::Listed;

/// What a legal move is worth to the seat that makes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The move in canonical text.
    pub text: String,
    /// Its proven value, counted from before the move.
    pub proven: Option<Proven>,
    /// A guess in hundredths of the game's own unit, where nothing is proven.
    pub score: Option<i32>,
    /// Why it is bad, if there is something to point at.
    pub why: Option<Message>,
}

/// Judges every legal move, best first. What nobody knows at once is searched, all moves sharing the limit.
pub(crate) fn judge<G: Listed>(
    record: &Record<G>,
    aids: &Aids,
    leash: &mut Leash<'_, Judgement>,
) -> Vec<Judgement> {
    let moves = record.legal();
    let Limit { nodes, depth } = leash.limit();
    let share = Limit { nodes: nodes.map(|nodes| (nodes / moves.len().max(1) as u64).max(1)), depth };
    let mut judged: Vec<(G::Move, Judgement)> =
        moves.into_iter().map(|mv| (mv, judge_move(record, mv, aids, share, leash))).collect();
    judged.sort_by_key(|(_, one)| Reverse(rank(one)));
    let Some(best) = judged.first().map(|(_, best)| class(best)) else { return Vec::new() };
    let explained = |(mv, one): (G::Move, Judgement)| {
        let why = if is_bad(&one, best) { why(record.now(), mv) } else { None };
        Judgement { why, ..one }
    };
    judged.into_iter().map(explained).collect()
}

fn judge_move<G: Listed>(
    record: &Record<G>,
    mv: G::Move,
    aids: &Aids,
    share: Limit,
    leash: &mut Leash<'_, Judgement>,
) -> Judgement {
    let mut after = record.clone();
    // The move comes from the list of legal ones, so that playing it cannot fail.
    let _ = after.play(mv);
    let seat = record.now().turn();
    let judgement = |(proven, score)| Judgement { text: mv.to_string(), proven, score, why: None };
    let one = if let Some(outcome) = after.outcome() {
        judgement((Some(at_the_end(outcome, seat)), None))
    } else {
        let told = |report: &Report<G::Move>| judgement(seen(&after, seat, report));
        leash.lend(share, told, |leash| judgement(look(&after, seat, aids, leash)))
    };
    leash.tell(&one);
    one
}

/// What is lost is bad, and so is what is worse than the best.
fn is_bad(one: &Judgement, best: (i32, i32)) -> bool {
    class(one).0 == LOST || class(one) < best
}

/// What can be said against a move.
pub(crate) fn why<G: Listed>(at: &G, mv: G::Move) -> Option<Message> {
    G::why(at, mv).or_else(|| {
        let reply = winning_reply(at, mv)?;
        let mut after = *at;
        after.apply(mv);
        Some(Message::new(&WORDS, "table-why-reply").with("reply", after.tell(reply)))
    })
}

fn at_the_end(outcome: Outcome, seat: Seat) -> Proven {
    let value = match outcome.winner {
        None => Value::Draw,
        Some(winner) if winner == seat => Value::Win,
        Some(_) => Value::Loss,
    };
    Proven::within(value, 1)
}

/// What the position after a move is worth to the seat that made it.
fn look<G: Listed>(
    after: &Record<G>,
    seat: Seat,
    aids: &Aids,
    leash: &mut Leash<'_, Report<G::Move>>,
) -> (Option<Proven>, Option<i32>) {
    let same = after.now().turn() == seat;
    if after.now().seats() > 2 && !same {
        return (None, None); // what is good for the next seat says nothing of this one
    }
    if let Some(proven) = G::known(after, aids) {
        return (Some(turned(proven, same)), None);
    }
    let Some(mut analyst) = G::analyst(aids) else { return (None, None) };
    let report = analyst.think(after, leash);
    seen(after, seat, &report)
}

/// A report on the position after a move, seen by the seat that made it.
fn seen<G: Listed>(after: &Record<G>, seat: Seat, report: &Report<G::Move>) -> (Option<Proven>, Option<i32>) {
    let same = after.now().turn() == seat;
    let score = report.score.map(|score| if same { score } else { -score });
    (report.proven.map(|proven| turned(proven, same)), score)
}

/// A value after a move, seen before it.
fn turned(proven: Proven, same: bool) -> Proven {
    if same {
        Proven { plies: proven.plies.map(|plies| plies + 1), ..proven }
    } else {
        proven.seen_before_the_move()
    }
}

const LOST: i32 = 0;
const OPEN: i32 = 1;
const WON: i32 = 2;

/// Wins before what is open or drawn, and that by its score, before losses.
fn class(one: &Judgement) -> (i32, i32) {
    match one.proven.map(|proven| proven.value) {
        Some(Value::Win) => (WON, 0),
        Some(Value::Loss) => (LOST, 0),
        Some(Value::Draw) | None => (OPEN, one.score.unwrap_or(0)),
    }
}

/// By class; the shortest win at the top, and the longest loss before the others.
fn rank(one: &Judgement) -> ((i32, i32), Option<Proven>) {
    let class = class(one);
    (class, one.proven.filter(|_| class.0 != OPEN))
}

//! Every legal move with its value, and why bad ones are bad.
//!
//! | file | noun |
//! |---|---|
//! | `analysis` | [`Judgement`], what a move is worth |
//! | `rounds` | how the moves share what may be spent |

mod rounds;

use std::cmp::Reverse;

use tabuleiro_game::{Message, Outcome, Record, Seat, few};
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

/// Judges every legal move, best first. What nobody knows at once is searched, all moves sharing the limit, or the time until the stop is
/// pulled, in equal parts.
pub(crate) fn judge<G: Listed>(
    record: &Record<G>,
    aids: &Aids,
    leash: &mut Leash<'_, Judgement>,
) -> Vec<Judgement> {
    let mut moves: Vec<Considered<G>> =
        record.legal().into_iter().map(|mv| Considered::new(record, mv)).collect();
    rounds::go(&mut moves, aids, leash);
    let mut judged: Vec<(G::Move, Judgement)> = moves.into_iter().map(|one| (one.mv, one.found)).collect();
    few::sort_by_key(&mut judged, |(_, one)| Reverse(rank(one)));
    let Some(best) = judged.first().map(|(_, best)| class(best)) else { return Vec::new() };
    let explained = |(mv, one): (G::Move, Judgement)| {
        let why = if is_bad(&one, best) { why(record.now(), mv) } else { None };
        Judgement { why, ..one }
    };
    judged.into_iter().map(explained).collect()
}

/// A move while it is judged.
struct Considered<G: Listed> {
    mv: G::Move,
    /// Who makes it.
    seat: Seat,
    after: Record<G>,
    found: Judgement,
    /// Whether more may be found out by looking longer.
    is_open: bool,
    was_seen: bool,
}

impl<G: Listed> Considered<G> {
    fn new(record: &Record<G>, mv: G::Move) -> Considered<G> {
        let seat = record.now().turn();
        let mut after = record.clone();
        // The move comes from the list of legal ones, so that playing it cannot fail.
        let _ = after.play(mv);
        let proven = after.outcome().map(|outcome| at_the_end(outcome, seat));
        let found = Judgement { text: mv.to_string(), proven, score: None, why: None };
        Considered { mv, seat, after, is_open: found.proven.is_none(), found, was_seen: false }
    }

    /// Looks at what follows, for no more than a share. Whoever needs hardly half of it would find no more with the whole.
    fn look(&mut self, share: Limit, aids: &Aids, leash: &mut Leash<'_, Judgement>) {
        if !self.is_open {
            return;
        }
        let before = leash.nodes();
        let judgement = |(proven, score)| Judgement { proven, score, ..self.found.clone() };
        let told = |report: &Report<G::Move>| judgement(seen(&self.after, self.seat, report));
        let work = |lent: &mut Leash<'_, _>| judgement(look(&self.after, self.seat, aids, lent));
        let found = leash.lend(share, told, work);
        let spent = leash.nodes() - before;
        self.is_open = found.proven.is_none() && share.nodes.is_none_or(|nodes| spent >= nodes / 2);
        // Who was stopped in the middle has seen less than the last time.
        if found.proven.is_some() || !self.was_seen || !leash.stop().is_pulled() {
            self.found = found;
        }
        self.was_seen = true;
    }
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
    if let Some(proven) = known(after, aids, leash) {
        return (Some(turned(proven, same)), None);
    }
    let Some(mut analyst) = G::analyst(aids) else { return (None, None) };
    let report = analyst.think(after, leash);
    seen(after, seat, &report)
}

/// What is known at once, or by a search for no more than half of what may be spent.
fn known<G: Listed>(
    after: &Record<G>,
    aids: &Aids,
    leash: &mut Leash<'_, Report<G::Move>>,
) -> Option<Proven> {
    let Limit { nodes, depth } = leash.limit();
    let half = Limit { nodes: nodes.map(|_| leash.left().div_ceil(2)), depth };
    let mut quiet = Leash::silent(half, leash.stop());
    let found = G::known_within(after, aids, &mut quiet);
    leash.count(quiet.nodes());
    found
}

/// Why nothing is proven of a move although what it leads to is known by itself: where a position that comes back ends the game, its past
/// has a say.
#[cfg(feature = "learning")]
pub(crate) fn doubt<G: Listed>(record: &Record<G>, mv: G::Move, aids: &Aids) -> Option<Message> {
    let mut after = record.clone();
    after.play(mv).ok()?;
    let has_a_past = after.outcome().is_none() && after.now().on_repeat().is_some();
    let by_itself = has_a_past.then(|| G::known(&Record::new(*after.now()), aids))?;
    by_itself.map(|_| Message::new(&WORDS, "table-why-unproven"))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(proven: Option<Proven>, score: Option<i32>) -> Judgement {
        Judgement { text: String::new(), proven, score, why: None }
    }

    fn won(plies: u32) -> Judgement {
        judged(Some(Proven::within(Value::Win, plies)), None)
    }

    fn lost(plies: u32) -> Judgement {
        judged(Some(Proven::within(Value::Loss, plies)), None)
    }

    fn guessed(score: i32) -> Judgement {
        judged(None, Some(score))
    }

    fn drawn() -> Judgement {
        judged(Some(Proven::within(Value::Draw, 4)), None)
    }

    #[test]
    fn quick_wins_come_first_then_what_is_open_by_its_score_then_slow_losses() {
        let sorted = [won(1), won(3), guessed(70), drawn(), guessed(-10), lost(8), lost(2)];
        for pair in sorted.windows(2) {
            assert!(rank(&pair[0]) > rank(&pair[1]), "{pair:?}");
        }
        // A draw is worth what a guess of nothing is, however long it takes.
        assert_eq!(rank(&drawn()), rank(&guessed(0)));
        assert_eq!(rank(&judged(None, None)), rank(&guessed(0)));
    }

    #[test]
    fn what_is_lost_is_bad_and_so_is_what_is_worse_than_the_best() {
        let is_bad = |one: &Judgement, best: &Judgement| is_bad(one, class(best));
        assert!(is_bad(&lost(6), &lost(6)), "the best of lost moves is lost, too");
        assert!(is_bad(&drawn(), &won(9)));
        assert!(is_bad(&guessed(3), &guessed(4)));
        assert!(!is_bad(&guessed(4), &guessed(4)));
        assert!(!is_bad(&drawn(), &guessed(0)));
        assert!(!is_bad(&won(9), &won(1)), "a slow win is a win");
    }

    #[test]
    fn a_value_is_seen_by_the_seat_that_moved() {
        for (value, turned_round) in
            [(Value::Win, Value::Loss), (Value::Draw, Value::Draw), (Value::Loss, Value::Win)]
        {
            let after = Proven { value, plies: Some(4), margin: Some(7) };
            let theirs = Proven { value: turned_round, plies: Some(5), margin: Some(-7) };
            assert_eq!(turned(after, false), theirs);
            assert_eq!(
                turned(after, true),
                Proven { plies: Some(5), ..after },
                "whoever moves again turns nothing"
            );
        }
        assert_eq!(
            turned(Proven::of(Value::Win), true),
            Proven::of(Value::Win),
            "an unknown length stays unknown"
        );
    }

    #[test]
    fn a_move_that_ends_the_game_is_worth_its_result() {
        let [first, second] = [Seat::FIRST, Seat::SECOND];
        assert_eq!(at_the_end(Outcome::won(first), first), Proven::within(Value::Win, 1));
        assert_eq!(at_the_end(Outcome::won(first), second), Proven::within(Value::Loss, 1));
        assert_eq!(at_the_end(Outcome::DRAW, first), Proven::within(Value::Draw, 1));
    }
}

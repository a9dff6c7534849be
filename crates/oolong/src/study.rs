//! Oolong studied: exact values near the end, and what is bad about a move.

use tabuleiro_game::{Arg, Game, Message, Record};
use tabuleiro_search::study::winning_reply;
use tabuleiro_search::{Aids, Curve, Leash, Progress, Proven, Solved, Study};

use crate::{CLAIM, Move, Oolong, Phase, Tea, say, solve};

/// With so many cups on the tables, values are found in a moment.
const KNOWN_FROM: u8 = 66;
/// The most moves applied for that: a few milliseconds.
const KNOWN_NODES: u64 = 10_000;

impl Study for Oolong {
    fn unit() -> Option<Message> {
        Some(say("oolong-unit"))
    }

    fn curve() -> Curve {
        Curve::new(36)
    }

    fn measured(amount: Arg) -> Option<Message> {
        Some(say("oolong-measured").with("by", amount))
    }

    /// Within reach for the last twenty-five cups or so.
    fn solve(record: &Record<Oolong>, _aids: &Aids, leash: &mut Leash<'_, Progress>) -> Option<Solved<Move>> {
        if record.outcome().is_some() { None } else { solve::solve(record.now(), leash) }
    }

    /// For most positions of the last fourteen cups.
    fn known(record: &Record<Oolong>, _aids: &Aids) -> Option<Proven> {
        let at = record.now();
        let is_late = at.placed() >= KNOWN_FROM && at.outcome().is_none();
        is_late.then(|| solve::value_within(at, KNOWN_NODES))?
    }

    fn why(at: &Oolong, mv: Move) -> Option<Message> {
        let who = Tea::of(at.turn());
        let mut after = *at;
        after.apply(mv);
        if after.outcome().is_some() {
            return None;
        }
        missed(at).or_else(|| lost(at, mv)).or_else(|| given(&after, who.other()))
    }
}

/// A win at once that a move which does not win lets go.
fn missed(at: &Oolong) -> Option<Message> {
    let wins = |mv: &Move| {
        let mut after = *at;
        after.apply(*mv);
        after.outcome().is_some_and(|outcome| outcome.winner == Some(at.turn()))
    };
    at.moves().find(wins).map(|mv| say("oolong-why-missed").with("move", mv.short()))
}

/// A fifth table that the opponent can have with the next move.
fn lost(at: &Oolong, mv: Move) -> Option<Message> {
    let reply = winning_reply(at, mv)?;
    let opponent = Tea::of(at.turn()).other();
    Some(say("oolong-why-lost").with("who", opponent.name()).with("reply", reply.short()))
}

/// What the opponent is given.
fn given(after: &Oolong, opponent: Tea) -> Option<Message> {
    if Tea::of(after.turn()) != opponent {
        return None;
    }
    let table = after.waiter().table;
    let message = match after.phase() {
        Phase::Waiting(waiting) => {
            let marker = after.markers().at(waiting.table)?;
            say("oolong-why-marker").with("table", waiting.table.short()).with("action", marker.action())
        }
        Phase::Placing if after.empty_here() == 0 => say("oolong-why-anywhere").with("table", table.short()),
        Phase::Placing if after.count(opponent, table) == CLAIM - 1 && after.claimed(table).is_none() => {
            say("oolong-why-claim").with("table", table.short())
        }
        Phase::Placing | Phase::Over(_) => return None,
    };
    Some(message.with("who", opponent.name()))
}

//! Oware studied: exact values where endings are known, and what is bad about a move.

use tabuleiro_game::{Arg, Game, Message, Record};
use tabuleiro_search::alphabeta::AlphaBeta;
use tabuleiro_search::study::winning_reply;
use tabuleiro_search::{
    Aids, Bot, Budget, Curve, Leash, Limit, Oracle, Progress, Proven, Report, Solved, Study,
};

use crate::bots::MASTERLY;
use crate::endings::{Lookup, begins_an_age};
use crate::eval::{Captures, Informed, Judgement};
use crate::refusal::name;
use crate::{Move, Oware, race, say};

impl Study for Oware {
    fn unit() -> Option<Message> {
        Some(say("oware-unit"))
    }

    fn measured(amount: Arg) -> Option<Message> {
        Some(say("oware-measured").with("by", amount))
    }

    /// By a search that asks the endings once a capture has brought the game there. Early in a game there is no end to it.
    fn solve(record: &Record<Oware>, aids: &Aids, leash: &mut Leash<'_, Progress>) -> Option<Solved<Move>> {
        // If the value is known, what is left to find is a line.
        let known = Oware::known(record, aids);
        let limit = Limit { nodes: known.map(|_| LINE), depth: None };
        let told = |so_far: &Report<Move>| Progress { nodes: so_far.nodes, done: None };
        let report = leash.lend(limit, told, |leash| Analyst::new(aids).think(record, leash));
        // A line that is not known to keep the value is no line of best play.
        let line = if report.proven.is_some() { report.line } else { Vec::new() };
        let proven = report.proven.or(known)?;
        // The search knows who wins and how soon, the endings by how much.
        let margin = known.filter(|known| known.value == proven.value).and_then(|known| known.margin);
        let proven = Proven { margin: margin.or(proven.margin), ..proven };
        Some(Solved { proven, line, nodes: report.nodes })
    }

    /// With as few seeds on the board as the endings among the aids know. If the game has not just come to that number, the boards that
    /// have been seen have a say, and it is not always found out what they make of it.
    fn known(record: &Record<Oware>, aids: &Aids) -> Option<Proven> {
        let (at, endings) = (record.now(), Lookup::among(aids));
        let settled = endings.settle(record).map(|settled| settled.proven);
        let is_told_by_the_board = record.outcome().is_none() && begins_an_age(record);
        let proven = settled.or_else(|| is_told_by_the_board.then(|| endings.probe(at))?)?;
        // By how much is known only where no board that has been seen has a say.
        let points = is_told_by_the_board.then(|| Oware::points(at, aids)).flatten();
        let margin = points.map(|points| 2 * i32::from(points) - SEEDS);
        Some(Proven { margin: margin.or(proven.margin), ..proven })
    }

    /// By the endings among the aids. The game is thought to go on after 25 captures: that never changes who wins.
    fn points(at: &Oware, aids: &Aids) -> Option<u8> {
        let share =
            Lookup::among(aids).share(at).filter(|share| at.outcome().is_none() && share.is_exact())?;
        Some(at.captured(at.turn()) + share.least)
    }

    /// The soonest end without a position that comes back. The search that proves a value wins, but not always in the shortest way.
    fn length(at: &Oware, proven: Proven, aids: &Aids, budget: &mut Budget) -> Option<u32> {
        race::plies(at, proven, &Lookup::among(aids), budget)
    }

    fn curve() -> Curve {
        Curve::new(295)
    }

    fn analyst(aids: &Aids) -> Option<Box<dyn Bot<Oware>>> {
        Some(Box::new(Analyst::new(aids)))
    }

    fn why(at: &Oware, mv: Move) -> Option<Message> {
        let wins = |other: &Move| {
            let mut after = *at;
            after.apply(*other);
            after.outcome().is_some_and(|outcome| outcome.winner == Some(at.turn()))
        };
        if let Some(best) = at.moves().find(wins) {
            return (!wins(&mv)).then(|| say("oware-why-missed").with("move", best.to_string()));
        }
        lost(at, mv).or_else(|| captured(at, mv)).or_else(|| left(at, mv))
    }
}

/// All seeds there are: what one side does not end with, the other does.
const SEEDS: i32 = 48;
/// To find a line for a value that is known, so many moves are applied.
const LINE: u64 = 2_000_000;

/// Searches, and asks all endings there are.
#[derive(Clone, Debug)]
struct Analyst {
    endings: Lookup,
    threads: usize,
}

impl Analyst {
    fn new(aids: &Aids) -> Analyst {
        Analyst { endings: Lookup::among(aids), threads: aids.threads() }
    }
}

impl Bot<Oware> for Analyst {
    fn think(&mut self, at: &Record<Oware>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let endings = self.endings.clone();
        let guess = Informed { judgement: Judgement::Net, endings: endings.clone() };
        AlphaBeta::new(guess, endings, Captures, MASTERLY).with_threads(self.threads).think(at, leash)
    }
}

/// A win that the opponent can have with the next move.
fn lost(at: &Oware, mv: Move) -> Option<Message> {
    let reply = winning_reply(at, mv)?;
    let who = name(at.turn().other());
    Some(say("oware-why-lost").with("who", who).with("reply", reply.to_string()))
}

/// Seeds that the opponent can capture with the next move, if they are more than the move itself captures.
fn captured(at: &Oware, mv: Move) -> Option<Message> {
    let mut after = *at;
    after.apply(mv);
    let reply = after.moves().max_by_key(|&reply| after.captured_by(reply))?;
    let seeds = after.captured_by(reply);
    (seeds > at.captured_by(mv) && after.turn() != at.turn()).then(|| {
        say("oware-why-captured")
            .with("who", name(after.turn()))
            .with("count", u32::from(seeds))
            .with("reply", reply.to_string())
    })
}

/// Seeds that another move would capture.
fn left(at: &Oware, mv: Move) -> Option<Message> {
    let best = at.moves().max_by_key(|&other| at.captured_by(other))?;
    let seeds = at.captured_by(best);
    (seeds > at.captured_by(mv))
        .then(|| say("oware-why-left").with("count", u32::from(seeds)).with("move", best.to_string()))
}

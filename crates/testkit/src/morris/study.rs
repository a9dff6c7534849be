//! Exact values, and reasons.

use tabuleiro_game::{Game, Message, Record};
use tabuleiro_search::memo::Keyed;
use tabuleiro_search::{Aids, Leash, Limit, Progress, Proven, Solved, Stop, Study, study};

use super::bots::{LONGEST_WIN, searcher};
use super::show::seat_word;
use super::{Morris, MorrisMove, say};

impl Study for Morris {
    fn solve(
        record: &Record<Morris>,
        _aids: &Aids,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Solved<MorrisMove>> {
        study::to_the_end(searcher(LONGEST_WIN), record, is_fresh(record), leash)
    }

    fn known(record: &Record<Morris>, aids: &Aids) -> Option<Proven> {
        let solved = Morris::solve(record, aids, &mut Leash::silent(Limit::nodes(SHORT), &Stop::new()))?;
        Some(solved.proven)
    }

    fn why(at: &Morris, mv: MorrisMove) -> Option<Message> {
        let reply = study::winning_reply(at, mv)?;
        let winner = at.turn().other();
        Some(say("morris-why").with("who", seat_word(winner)).with("move", reply.to_string()))
    }
}

/// Whether nothing that has been there can come back: then what is not won within [`LONGEST_WIN`] moves is drawn. Otherwise a
/// repetition may bar the short way, and leave a longer one.
fn is_fresh(record: &Record<Morris>) -> bool {
    let (now, past) = record.positions().split_last().expect("a record holds its first position");
    past.iter().all(|earlier| earlier.age() != now.age())
}

/// A search of so many moves applied is over at once.
const SHORT: u64 = 20_000;

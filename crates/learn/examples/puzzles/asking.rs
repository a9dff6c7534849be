//! Which move the players of the ladder choose.

use std::collections::BTreeMap;

use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::Kind;

use crate::candidate::{Candidate, open};

/// Each is asked so many times.
const TIMES: u64 = 3;
/// And thinks for no more than so many moves applied.
const NODES: u64 = 60_000;

/// What the players of a ladder answered.
pub(crate) struct Answers {
    /// How many of a hundred were right.
    pub(crate) right: u8,
    /// The wrong moves, those first that were chosen most often.
    pub(crate) wrong: Vec<String>,
}

/// Asks every player of the ladder.
pub(crate) fn ask(kind: &'static dyn Kind, candidate: &Candidate, aids: &Aids) -> Answers {
    let table = open(kind, &candidate.position);
    let (mut right, mut asked) = (0, 0);
    let mut wrong: BTreeMap<String, u32> = BTreeMap::new();
    for card in &kind.bots() {
        for seed in 1..=TIMES {
            let mut leash = Leash::silent(Limit::nodes(NODES), &Stop::new());
            let thought = table.task(aids).think(card.name, seed, &mut leash);
            let best = thought.ok().and_then(|thought| thought.best).expect("the game goes on");
            asked += 1;
            if best == candidate.right {
                right += 1;
            } else {
                *wrong.entry(best).or_default() += 1;
            }
        }
    }
    let mut wrong: Vec<(u32, String)> = wrong.into_iter().map(|(text, times)| (times, text)).collect();
    wrong.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    Answers {
        right: (right * 100 / asked.max(1)) as u8,
        wrong: wrong.into_iter().map(|(_, text)| text).collect(),
    }
}

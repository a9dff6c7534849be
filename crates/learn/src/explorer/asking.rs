//! All that is known of the moves of a position.

use std::cmp::Reverse;

use tabuleiro_game::few;
use tabuleiro_search::Proven;
use tabuleiro_table::{Judgement, Table};

use super::{Explorer, Tally, canonical, key};

/// A legal move with all games in which it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored {
    /// The move in canonical text.
    pub text: String,
    /// Other legal moves that lead to positions that are alike; they are counted with it.
    pub alike: Vec<String>,
    /// How all those games ended, one's own among them.
    pub tally: Tally,
    /// How many of them were one's own.
    pub own: u32,
    /// What is proven of it, seen by the seat that makes it.
    pub proven: Option<Proven>,
}

/// The legal moves as they were played in games of strong players and in one's own, the most played first, with what of those that
/// were judged is proven. Moves that nobody has played come last.
pub fn explore(
    table: &dyn Table,
    strong: Option<&Explorer>,
    own: &Explorer,
    judged: &[Judgement],
) -> Vec<Explored> {
    let here = table.state(usize::MAX);
    let before = canonical(table.kind(), here.position);
    let mut found: Vec<(u64, Explored)> = Vec::new();
    for text in here.moves {
        let mut next = table.clone_box();
        if next.make(&text).is_err() {
            continue;
        }
        let key = key(&before, &canonical(table.kind(), next.state(usize::MAX).position));
        let proven = judged.iter().find(|one| one.text == text).and_then(|one| one.proven);
        if let Some((_, first)) = found.iter_mut().find(|(other, _)| *other == key) {
            first.alike.push(text);
            first.proven = first.proven.or(proven);
        } else {
            let mine = own.of(key);
            let tally = strong.map_or(mine, |strong| strong.of(key).plus(mine));
            found.push((key, Explored { text, alike: Vec::new(), tally, own: mine.games(), proven }));
        }
    }
    few::sort_by_key(&mut found, |(_, one)| Reverse((one.tally.games(), one.own)));
    found.into_iter().map(|(_, one)| one).collect()
}

//! Laws about games that chance plays on and on.

use rand_core::Rng;
use tabuleiro_game::{Abreast, Beginning, Game, RandomWalk, Record, Tallies};
use tabuleiro_search::{Random, random};

use super::chance::Edges;

/// Where games of this kind can begin: at every position that goes on, and as chance deals them.
fn beginnings<G: Game>(starts: &[G]) -> Vec<Beginning<G>> {
    let on = starts.iter().filter(|start| start.outcome().is_none());
    let dealt = starts.first().map(|start| Beginning::Dealt(start.options()));
    on.map(|start| Beginning::At(*start)).chain(dealt).collect()
}

/// One move after another, and a new game where one has ended.
fn one_by_one<G: Abreast>(
    walks: &mut [RandomWalk<G, Edges>],
    beginning: &Beginning<G>,
    steps: u32,
) -> Tallies {
    let mut tallies = Tallies { moves: walks.len() as u64 * u64::from(steps), ..Tallies::default() };
    for walk in walks {
        for _ in 0..steps {
            if let (_, Some(end)) = walk.wander() {
                tallies.count(end.winner);
                walk.restart(beginning);
            }
        }
    }
    tallies
}

/// Walks that go on together, or in long strides, go where each would have gone by itself, move by move, and remember the same.
pub fn walks_together_are_the_same_walks_one_by_one<G: Abreast>(starts: &[G]) {
    for beginning in beginnings(starts) {
        let begin = |seed| RandomWalk::new(&beginning, Edges(random::seeded(seed)));
        let mut slow: Vec<_> = (0..37).map(begin).collect();
        // They stand at different moves of their games when they begin to go together.
        for (place, walk) in slow.iter_mut().enumerate() {
            one_by_one(std::slice::from_mut(walk), &beginning, place as u32);
        }
        let mut fast = slow.clone();
        for steps in [0, 1, 2, 60, 700] {
            let came = G::wander_all(&mut fast, &beginning, steps);
            assert_eq!(came, one_by_one(&mut slow, &beginning, steps), "{steps} from {beginning:?}");
            for (fast, slow) in fast.iter_mut().zip(&mut slow) {
                let [fast, slow] =
                    [fast, slow].map(|walk| (walk.at, walk.ply, &walk.past, walk.rng.next_u64()));
                assert_eq!(fast, slow, "{steps} from {beginning:?}");
            }
        }
    }
}

/// A whole game as a record has it, broken off at its limit.
fn in_record<G: Game>(beginning: &Beginning<G>, rng: &mut Random, tallies: &mut Tallies) {
    let mut record = Record::new(beginning.first(rng));
    let limit = record.start().move_limit().map_or(usize::MAX, |limit| limit as usize);
    while record.outcome().is_none() && record.ply() < limit {
        record.play(record.now().sample(rng).expect("a move")).expect("a sampled move is legal");
    }
    tallies.moves += record.ply() as u64;
    tallies.count(record.outcome().and_then(|outcome| outcome.winner));
}

/// Whole random games end as the same games do in a record.
pub fn whole_games_are_those_of_records<G: Abreast>(starts: &[G]) {
    for beginning in beginnings(starts) {
        for games in [0, 1, 60] {
            let mut tallies = Tallies::default();
            (0..games).for_each(|seed| in_record(&beginning, &mut random::seeded(seed), &mut tallies));
            let fast = G::whole_games(&beginning, (0..games).map(random::seeded));
            assert_eq!(fast, tallies, "{games} from {beginning:?}");
        }
    }
}

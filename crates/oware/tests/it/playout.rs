//! Random games that heed the repetition rule.

use tabuleiro_game::{Abreast, Beginning, Game, RandomWalk, Record, Tallies};
use tabuleiro_oware::{Oware, OwareOptions, Playouts, Slam};
use tabuleiro_search::random;

use crate::laws::starts;

/// The same random moves, played through a record.
fn slowly(start: &Oware, most: usize, seed: u64) -> Record<Oware> {
    let mut rng = random::seeded(seed);
    let mut record = Record::new(*start);
    while record.outcome().is_none() && record.ply() < most {
        record.play(record.now().sample(&mut rng).expect("a move")).expect("a legal move");
    }
    record
}

#[test]
fn playouts_end_like_the_same_moves_in_a_record() {
    let mut playouts = Playouts::new();
    let mut repeated = 0;
    for start in starts() {
        for seed in 0..200 {
            let record = slowly(&start, 1_000, seed);
            let (outcome, plies) = playouts.run(&start, 1_000, &mut random::seeded(seed));
            assert_eq!(
                (outcome, plies as usize),
                (record.outcome(), record.ply()),
                "seed {seed} from {start}"
            );
            repeated += u32::from(record.ended_by_repetition());
        }
    }
    assert!(repeated > 100, "repetition was tried {repeated} times");
}

/// Games that were begun under one ruling on grand slams and begin anew under another are not taken for alike.
#[test]
fn walks_that_begin_anew_under_other_rules_go_their_own_way() {
    let [none, takes] = [Slam::None, Slam::Takes].map(|slam| Oware::start(OwareOptions::book(slam)));
    for (first, then) in [(none, takes), (takes, none)] {
        let begin = |seed| RandomWalk::new(&Beginning::At(first), random::seeded(seed));
        let mut together: Vec<_> = (0..32).map(begin).collect();
        let mut alone = together.clone();
        let then = Beginning::At(then);
        let tallies = Oware::wander_all(&mut together, &then, 150);
        let each = alone.iter_mut().map(|walk| walk.wander_on(&then, 150));
        assert_eq!(tallies, each.fold(Tallies::default(), |one, other| one + other));
        assert!(together.iter().zip(&alone).all(|(one, other)| (one.at, one.ply) == (other.at, other.ply)));
    }
}

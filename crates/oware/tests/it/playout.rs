//! Random games that heed the repetition rule.

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::{Oware, Playouts};
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

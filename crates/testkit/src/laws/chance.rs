//! Laws about randomness.

use std::collections::BTreeMap;

use tabuleiro_game::{Game, Rng};
use tabuleiro_search::random;

use crate::walk;

/// Every legal move is sampled, none other is, and each about equally often.
pub fn sampling_is_uniform_over_the_legal_moves<G: Game>(starts: &[G]) {
    let mut rng = random::seeded(20_261_115);
    let along = walk::positions(starts, 2);
    let stride = along.len() / 60 + 1;
    for at in along.iter().step_by(stride) {
        let legal: Vec<G::Move> = at.moves().collect();
        let mut seen: BTreeMap<G::Move, u32> = legal.iter().map(|&mv| (mv, 0)).collect();
        let draws = 60 * legal.len().max(1);
        for _ in 0..draws {
            match at.sample(&mut rng) {
                Some(mv) => *seen.get_mut(&mv).unwrap_or_else(|| panic!("{mv} is not legal at {at}")) += 1,
                None => assert!(legal.is_empty(), "no sample at {at}"),
            }
        }
        assert_even(&seen, at);
    }
}

/// The chi-square statistic lies within six of its standard deviations from its mean.
fn assert_even<G: Game>(seen: &BTreeMap<G::Move, u32>, at: &G) {
    if seen.len() < 2 {
        return;
    }
    let expected = f64::from(seen.values().sum::<u32>()) / seen.len() as f64;
    let chi_square: f64 = seen.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    let freedom = seen.len() as f64 - 1.0;
    let limit = freedom + 6.0 * (2.0 * freedom).sqrt() + 12.0; // the last term for the long tail of few classes
    assert!(
        chi_square < limit,
        "at {at}: chi-square {chi_square:.0} over {freedom} degrees of freedom: {seen:?}"
    );
}

/// What chance decides before a game depends on the source alone.
pub fn the_same_seed_deals_the_same_game<G: Game>(starts: &[G]) {
    for start in starts {
        for seed in 0..20 {
            let deal = |seed| G::start(G::deal(start.options(), &mut random::seeded(seed)));
            assert_eq!(deal(seed), deal(seed));
        }
        let mut rng = random::seeded(1);
        let first = G::deal(start.options(), &mut rng);
        rng.next_u64();
        assert_eq!(G::start(first).options(), first, "a deal is kept by the position");
    }
}

//! Laws about randomness.

use std::collections::BTreeMap;
use std::convert::Infallible;

use rand_core::TryRng;
use tabuleiro_game::{Game, Rng, chance};
use tabuleiro_search::{Random, random};

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

/// Playing out makes the moves that sampling would have drawn, no more of them than it may, and leaves the source where
/// sampling would have left it.
pub fn a_game_played_out_is_the_one_that_sampling_plays<G: Game>(starts: &[G]) {
    let along = walk::positions(starts, 2);
    let stride = along.len() / 1_000 + 1;
    for (seed, start) in (0..).zip(along.iter().step_by(stride)) {
        for most in [400, G::LONGEST.unwrap_or(400), (seed % 40) as u32, 0] {
            let fast = |at: &mut G, rng: &mut Edges| at.play_out(most, rng);
            let [slow, fast] = [sample_out(most), Box::new(fast)].map(|play: PlayOut<'_, G>| {
                let (mut at, mut rng) = (*start, Edges(random::seeded(seed)));
                let made = play(&mut at, &mut rng);
                (at, made, rng.next_u64())
            });
            assert_eq!(fast, slow, "{most} moves from {start} with the seed {seed}");
        }
    }
}

type PlayOut<'a, G> = Box<dyn Fn(&mut G, &mut Edges) -> u32 + 'a>;

fn sample_out<'a, G: Game>(most: u32) -> PlayOut<'a, G> {
    Box::new(move |at, rng| {
        let mut made = 0;
        while made < most
            && let Some(mv) = at.sample(rng)
        {
            at.apply(mv);
            made += 1;
        }
        made
    })
}

/// A source that often gives numbers at the edges of equal parts, where a choice is just about to be another, and some of which
/// have to be drawn anew.
#[derive(Clone)]
pub(super) struct Edges(pub(super) Random);

impl TryRng for Edges {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let plain = self.0.next_u32();
        if plain.is_multiple_of(3) {
            return Ok(plain);
        }
        let parts = 2 + u64::from(chance::below(&mut self.0, if plain.is_multiple_of(2) { 8 } else { 100 }));
        let edge = (((u64::from(plain) * parts) >> 32) << 32).div_ceil(parts) as u32;
        Ok(edge.wrapping_add(chance::below(&mut self.0, 4)).wrapping_sub(2))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(bytes);
        Ok(())
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

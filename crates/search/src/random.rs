//! The seeded source of every random choice.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The house's random number generator: fast, seeded, and the same on every machine.
pub type Random = Xoshiro256PlusPlus;

/// A generator that gives the same numbers for the same seed.
///
/// ```
/// use tabuleiro_game::Rng;
/// assert_eq!(tabuleiro_search::random::seeded(7).next_u64(), tabuleiro_search::random::seeded(7).next_u64());
/// ```
pub fn seeded(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// The generator that had this state (`Random::state`), to go on where it was.
///
/// ```
/// use tabuleiro_game::Rng;
/// use tabuleiro_search::random;
/// let mut one = random::seeded(7);
/// one.next_u64();
/// assert_eq!(random::of_state(one.state()).next_u64(), one.next_u64());
/// ```
pub fn of_state(state: [u8; 32]) -> Random {
    Random::from_seed(state)
}

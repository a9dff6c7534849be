//! The computer players: the report's two, and a ladder from beginner to grandmaster.

use tabuleiro_game::Game;
use tabuleiro_search::Random;
use tabuleiro_search::mcts::{Mcts, Settings};

use crate::{Chair, Compass, Guess, Move, Net, Oolong, Phase};

mod finisher;
mod glancer;
mod ladder;

pub use finisher::Finisher;
pub use glancer::Glancer;

/// The order in which the report goes through the seats: of equally good ones, `hard` takes the first.
const ORDER: [Compass; 9] = {
    use Compass::{C, E, N, Ne, Nw, S, Se, Sw, W};
    [N, S, E, W, Nw, Ne, Sw, Se, C]
};

/// Sends the opponent to the table where they have the fewest cups. Free placements and answers to markers are random.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_oolong::{Oolong, bots};
/// use tabuleiro_search::random;
/// let start = Oolong::start("".parse()?);
/// assert_eq!(bots::hard(&start, &mut random::seeded(1)).map(|mv| mv.to_string()), Some("c/n".to_owned()));
/// # Ok::<(), tabuleiro_game::TextError>(())
/// ```
pub fn hard(at: &Oolong, rng: &mut Random) -> Option<Move> {
    let here = at.empty_here();
    if at.phase() != Phase::Placing || here == 0 {
        return at.sample(rng);
    }
    let opponent = at.placer().other();
    let best = ORDER
        .into_iter()
        .filter(|seat| here & seat.bit() != 0)
        .min_by_key(|seat| at.count(opponent, *seat))?; // the first of equals
    Some(Move::Place(Chair::new(at.waiter().table, best)))
}

/// A player that searches a tree for so many iterations, led by the net that comes with the program.
pub fn thinker(iterations: u64, seed: u64) -> Mcts<Oolong, Net> {
    Mcts::new(Settings { iterations: Some(iterations), ..LED_BY_NET }, net().clone(), seed)
}

/// A player that searches a tree for so many iterations, led by the guess.
pub fn guesser(iterations: u64, seed: u64) -> Mcts<Oolong, Guess> {
    let settings = Settings { iterations: Some(iterations), exploration: exploration(iterations), ..LED };
    Mcts::new(settings, Guess::learnt().clone(), seed)
}

/// The net that comes with the program. A player who needs it and finds it broken refuses, with the sentence that says why:
/// going on without it would be another player under the same name.
fn net() -> &'static Net {
    match Net::learnt() {
        Ok(net) => net,
        Err(broken) => panic!("{broken}"),
    }
}

/// Who has long to search can look at more: with 32 000 iterations, 0.075 had 27.5 points of 40 games where 0.045 had 23.
fn exploration(iterations: u64) -> f32 {
    let doublings = (iterations / 16_000).max(1).ilog2().min(2) as u16;
    f32::from(45 + 30 * doublings) / 1_000.0
}

/// How a search is set up that is led by the guess: that errs less than a random game and puts moves in order, so that less
/// must be explored than without it. Measured at a thousand iterations a move.
pub const LED: Settings = Settings {
    iterations: None,
    is_open: false,
    threads: 1,
    exploration: 0.045,
    patience: 10.0,
    nodes: 1 << 23,
};

/// How a search is set up that is led by a net and its priors. Measured at 1 500 iterations a move.
pub const LED_BY_NET: Settings = Settings { exploration: 0.2, patience: 0.0, ..LED };

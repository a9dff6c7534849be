//! What the report wanted its player to become.

use tabuleiro_game::{Game, chance};
use tabuleiro_search::Random;

use crate::{Move, Otrio, fast};

/// Wins if it can, else stops the next colour of another seat that could win, if it can; else plays at random.
///
/// This is what the report's `jogaPcInteligente` was meant to become.
pub fn careful(at: &Otrio, rng: &mut Random) -> Option<Move> {
    let wins = at.winning(at.to_act()) & at.open();
    let wanted = if wins == 0 { first_threat(at) & at.open() } else { wins };
    pick(at, if wanted == 0 { at.open() } else { wanted }, rng)
}

/// Where the first colour of another seat that can win before this seat acts again would win, as a set.
pub(super) fn first_threat(at: &Otrio) -> u32 {
    let options = at.setup();
    let mut acting = at.acting();
    for _ in 1..options.colours() {
        acting = options.next(acting);
        let colour = options.colour(acting);
        // A colour that is passed over does not act, so neither does its seat.
        if at.fitting(colour) != 0 && options.seat(acting) == at.turn() {
            return 0;
        }
        let threat = at.winning(colour);
        if threat != 0 {
            return threat;
        }
    }
    0
}

fn pick(at: &Otrio, places: u32, rng: &mut Random) -> Option<Move> {
    let count = places.count_ones();
    (count > 0).then(|| Move { colour: at.to_act(), place: fast::nth(places, chance::below(rng, count)) })
}

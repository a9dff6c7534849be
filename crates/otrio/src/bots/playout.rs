//! Quick games to the end in which nobody overlooks a win, by which the tree search values a position.

use tabuleiro_game::{Game, Seat, chance};
use tabuleiro_search::Random;
use tabuleiro_search::mcts::{Chances, Leaf};

use crate::solve::Standing;
use crate::{Otrio, fast};

/// Plays on like [`crate::careful`]: wins if it can, else fills a winning place of the next who could win, else plays
/// anywhere.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Careful;

impl Leaf<Otrio> for Careful {
    fn chances(&self, at: &Otrio, most: u32, rng: &mut Random) -> (Option<Chances>, u32) {
        let options = at.setup();
        // A colour that stays in the box never acts, so it does not matter whose it would be.
        let seats = [0, 1, 2, 3].map(|acting| options.seat(acting));
        let mut standing = Standing::of(at);
        for moves in 0..=most {
            let Some(passed) = (0..4).find(|&n| standing.fitting(n) != 0) else {
                return (Some(Chances::even(at.seats())), moves);
            };
            (0..passed).for_each(|_| standing.hand_on());
            if standing.winning(0) != 0 {
                let winner = seats[usize::from(standing.acting())];
                return if moves < most { (Some(Chances::sure(winner)), moves + 1) } else { (None, moves) };
            }
            if moves < most {
                standing = standing.after(choose(&standing, seats, rng));
            }
        }
        (None, most)
    }
}

fn choose(standing: &Standing, seats: [Seat; 4], rng: &mut Random) -> u32 {
    let open = standing.fitting(0);
    let wanted = open & threat(standing, seats);
    let places = if wanted == 0 { open } else { wanted };
    fast::nth(places, chance::below(rng, places.count_ones())).index() as u32
}

/// Where the first colour of another seat that can win before this seat acts again would win.
fn threat(standing: &Standing, seats: [Seat; 4]) -> u32 {
    let seat = |n: usize| seats[(usize::from(standing.acting()) + n) & 3];
    for n in 1..4 {
        if standing.fitting(n) != 0 && seat(n) == seat(0) {
            return 0;
        }
        if standing.winning(n) != 0 {
            return standing.winning(n);
        }
    }
    0
}

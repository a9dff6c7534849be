//! A number of games between two players of a game, seats swapped in turn.

use std::sync::atomic::{AtomicU32, Ordering};

use tabuleiro_game::{Game, Record, Seat};

use crate::elo::{elo_of, slope_at};
use crate::roster::Make;
use crate::{Aids, Bot, Leash, Random, Roster, random};

/// The results of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games the first player won.
    pub won: u32,
    /// Games nobody won.
    pub drawn: u32,
}

/// Plays `games` games of the first player against the second, who take the seats in turn; with more than two seats, the
/// first has one seat and the second all the others. A game begins with [`Roster::OPENING`] random moves; one that is longer than
/// the move limit is a draw.
///
/// Games are shared out among all processors. What comes of each rests on its number and the seed alone, so the results
/// are always the same.
pub fn duel<G: Roster>(
    players: [Make<G>; 2],
    aids: &Aids,
    options: G::Options,
    games: u32,
    seed: u64,
) -> Tally {
    let next = AtomicU32::new(0);
    let some_games = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            tally.add(play_numbered(players, aids, options, number, seed));
        }
    };
    everywhere(games, some_games)
}

/// Lets every processor play some games, and adds up what came of them.
#[cfg(feature = "threads")]
fn everywhere(games: u32, some_games: impl Fn() -> Tally + Sync) -> Tally {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(games as usize);
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(&some_games)).collect();
        let mut tally = some_games();
        for other in others {
            tally.add(other.join().expect("a player has failed"));
        }
        tally
    })
}

/// Plays all games here.
#[cfg(not(feature = "threads"))]
fn everywhere(_games: u32, some_games: impl Fn() -> Tally) -> Tally {
    some_games()
}

impl Tally {
    /// How many Elo points the first player is above the second.
    pub fn elo(self) -> f64 {
        elo_of((f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games))
    }

    /// Half the width of the interval around [`Tally::elo`] that holds the truth in 95 of 100 cases.
    ///
    /// ```
    /// use tabuleiro_search::Tally;
    /// let [few, many] = [100, 400].map(|games| Tally { games, won: games / 2, drawn: 0 });
    /// assert!((few.error() - 68.1).abs() < 0.1 && (many.error() - 34.0).abs() < 0.1);
    /// ```
    pub fn error(self) -> f64 {
        let [games, won, drawn] = [self.games, self.won, self.drawn].map(f64::from);
        let mean = (won + drawn / 2.0) / games;
        let variance = (won + drawn / 4.0) / games - mean * mean;
        1.96 * (variance / games).sqrt() * slope_at(mean)
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.won += other.won;
        self.drawn += other.drawn;
    }
}

/// The game of that number.
fn play_numbered<G: Roster>(
    [one, two]: [Make<G>; 2],
    aids: &Aids,
    options: G::Options,
    number: u32,
    seed: u64,
) -> Tally {
    let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(number));
    let mut rng = random::seeded(seed);
    let start = G::start(G::deal(options, &mut rng));
    let mine = Seat::new((number % u32::from(start.seats())) as u8);
    let winner = play_out(opened(start, &mut rng), mine, (one(seed, aids), two(!seed, aids)));
    Tally { games: 1, won: u32::from(winner == Some(mine)), drawn: u32::from(winner.is_none()) }
}

/// A game after its random moves, if there are any.
fn opened<G: Roster>(start: G, rng: &mut Random) -> Record<G> {
    let mut record = Record::new(start);
    while record.ply() < G::OPENING as usize && record.outcome().is_none() {
        let mv = record.now().sample(rng).expect("the game goes on");
        record.play(mv).expect("a random move is legal");
    }
    record
}

fn play_out<G: Game>(
    mut record: Record<G>,
    mine: Seat,
    (mut one, mut two): (Box<dyn Bot<G>>, Box<dyn Bot<G>>),
) -> Option<Seat> {
    let limit = record.now().move_limit().unwrap_or(u32::MAX);
    while record.outcome().is_none() && record.ply() < limit as usize {
        let bot = if record.now().turn() == mine { &mut one } else { &mut two };
        let report = bot.think(&record, &mut Leash::free());
        let mv = report.best.expect("a bot has a move while the game goes on");
        record.play(mv).expect("a bot plays legal moves");
    }
    record.outcome().and_then(|outcome| outcome.winner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Wood, WoodOptions};
    use crate::{Chooser, uniform};

    type Tree = Wood<false>;

    const RANDOM: Make<Tree> = |seed, _| Box::new(Chooser::new(uniform::<Tree>, seed));
    const FIRST: Make<Tree> = |seed, _| Box::new(Chooser::new(|at: &Tree, _| at.moves().next(), seed));

    fn fought(players: [Make<Tree>; 2], more_seats: u8, games: u32, seed: u64) -> Tally {
        duel(
            players,
            &Aids::none(),
            WoodOptions { number: 7, more_seats, more_moves: 3, ..WoodOptions::default() },
            games,
            seed,
        )
    }

    #[test]
    fn the_same_seed_gives_the_same_results_however_they_are_shared_out() {
        let whole = fought([RANDOM, FIRST], 0, 300, 5);
        assert_eq!((whole, whole.games), (fought([RANDOM, FIRST], 0, 300, 5), 300));
        assert_ne!(whole, fought([RANDOM, FIRST], 0, 300, 6));
        assert!(whole.won > 0 && whole.drawn > 0 && whole.won + whole.drawn < 300, "{whole:?}");
        assert_eq!(fought([RANDOM, FIRST], 0, 0, 5), Tally::default());
    }

    #[test]
    fn a_game_that_is_measured_begins_with_random_moves_if_the_game_says_so() {
        let options = WoodOptions { number: 7, more_seats: 0, more_moves: 3, ..WoodOptions::default() };
        let begun = |seed| opened(Wood::<true>::start(options), &mut random::seeded(seed)).moves().to_vec();
        assert!((0..20).all(|seed| begun(seed).len() <= 2) && (0..20).any(|seed| begun(seed).len() == 2));
        assert!((1..20).any(|seed| begun(seed) != begun(0)));
        assert_eq!(opened(Tree::start(options), &mut random::seeded(1)).ply(), 0);
    }

    /// Where both play alike and without chance, each game is the same, and only the seats differ.
    #[test]
    fn the_seats_are_taken_in_turn() {
        for more_seats in 0..3 {
            let seats = 2 + u32::from(more_seats);
            let tally = fought([FIRST, FIRST], more_seats, seats * 10, 1);
            assert!(tally.drawn == seats * 10 || (tally.drawn, tally.won) == (0, 10), "{tally:?}");
        }
    }

    #[test]
    fn half_the_points_are_no_difference_in_elo() {
        let elo = |won, drawn| Tally { games: 100, won, drawn }.elo();
        assert!(elo(50, 0).abs() < 1e-9 && elo(0, 100).abs() < 1e-9 && elo(40, 20).abs() < 1e-9);
        assert!((elo(64, 0) - 100.0).abs() < 1.0 && (elo(54, 20) - 100.0).abs() < 1.0);
        assert!((elo(36, 0) + 100.0).abs() < 1.0);
    }
}

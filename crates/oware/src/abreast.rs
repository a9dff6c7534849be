//! Many random games side by side: a byte for each in every row, so that the processor sows in all of them at once.
//!
//! What must be decided for each game by itself (which house is drawn, whether a position has come back, how a game that is over
//! ended) is decided by itself; everything between is the same sum on whole rows. That the games are those of [`RandomWalk`], move
//! by move, is a law of the test kit.
//!
//! | file | noun |
//! |---|---|
//! | `rows` | `Rows`, the positions, with sowing and capturing |
//! | `past` | `Past`, what is remembered so that a position that comes back is seen |

mod past;
mod rows;

use tabuleiro_game::{Beginning, Game, RandomWalk, Rng, Tallies, chance};

use crate::{Oware, fast};
use past::Past;
use rows::{Rows, WIDE, seeds_of};

/// So many moves are made before the games are put back, so that what is remembered stays small.
const STRETCH: usize = 512;
/// A game with a longer past than this goes by itself.
const LONGEST_PAST: usize = 1_024;

type Walk<R> = RandomWalk<Oware, R>;

/// What [`tabuleiro_game::Abreast::wander_all`] promises.
pub(crate) fn wander_all<R: Rng>(walks: &mut [Walk<R>], beginning: &Beginning<Oware>, steps: u32) -> Tallies {
    let mut tallies = Tallies::default();
    let mut abreast = None;
    for group in walks.chunks_mut(WIDE) {
        let came = match beginning {
            Beginning::At(first) if can_go(group, first) => {
                abreast.get_or_insert_with(|| Abreast::new(*first)).wander(group, steps)
            }
            _ => group
                .iter_mut()
                .map(|walk| walk.wander_on(beginning, steps))
                .fold(Tallies::default(), |one, other| one + other),
        };
        tallies = tallies + came;
    }
    tallies
}

/// Whether these games can go side by side, beginning anew there: as many as there are places, under the same rules.
fn can_go<R>(walks: &[Walk<R>], beginning: &Oware) -> bool {
    let is_like = |walk: &Walk<R>| {
        Rows::can_hold(&walk.at)
            && walk.at.takes_slams() == beginning.takes_slams()
            && walk.past.len() <= LONGEST_PAST
    };
    Rows::can_hold(beginning) && walks.len() == WIDE && walks.iter().all(is_like)
}

/// Games side by side.
struct Abreast {
    /// Where each begins anew.
    beginning: Oware,
    rows: Rows,
    past: Past,
    /// For each move to come, how each game chooses it, and one more that is never made.
    ways: Vec<[u16; WIDE]>,
    /// After which of the moves each game began; less than nothing, modulo all numbers, if that was before.
    begun: [u32; WIDE],
    tallies: Tallies,
}

impl Abreast {
    fn new(beginning: Oware) -> Abreast {
        Abreast {
            beginning,
            rows: Rows::new(beginning.takes_slams()),
            past: Past::new(),
            ways: Vec::new(),
            begun: [0; WIDE],
            tallies: Tallies::default(),
        }
    }

    /// Makes so many random moves in each of these games.
    fn wander<R: Rng>(&mut self, walks: &mut [Walk<R>], steps: u32) -> Tallies {
        self.tallies = Tallies { moves: u64::from(steps) * WIDE as u64, ..Tallies::default() };
        let mut left = steps as usize;
        while left > 0 && walks.iter().all(|walk| walk.past.len() <= LONGEST_PAST) {
            let stretch = left.min(STRETCH);
            self.take_in(walks, stretch);
            for step in 0..stretch {
                self.step(step);
            }
            self.put_back(walks, stretch);
            left -= stretch;
        }
        let beginning = Beginning::At(self.beginning);
        let rest = walks.iter_mut().map(|walk| walk.wander_on(&beginning, left as u32));
        Tallies { moves: self.tallies.moves, ..rest.fold(self.tallies, |one, other| one + other) }
    }

    /// Puts the games side by side and draws how they will choose so many moves.
    fn take_in<R: Rng>(&mut self, walks: &mut [Walk<R>], stretch: usize) {
        let longest = walks.iter().map(|walk| walk.past.len()).max().unwrap_or_default();
        self.past.begin(longest, stretch);
        self.ways.resize(stretch + 1, [0; WIDE]);
        for (place, walk) in walks.iter_mut().enumerate() {
            let since = longest - walk.past.len() + 1;
            for (number, at) in (since..).zip(&walk.past) {
                self.past.remember_one(place, &seeds_of(at), number as u16, number == since);
            }
            self.rows.set(place, &walk.at);
            self.begun[place] = walk.ply.wrapping_neg();
            draw(&mut walk.rng, &mut self.ways[..stretch], place);
        }
        self.rows.draw(&self.ways[0]);
    }

    /// Makes a move in every game.
    #[inline]
    fn step(&mut self, step: usize) {
        self.rows.sow();
        self.past.remember(&self.rows);
        // Drawn before it is known which games go on: meanwhile what was just written becomes ready to be read.
        self.rows.draw(&self.ways[step + 1]);
        let maybe = self.past.look(&self.rows);
        for (eighth, part) in maybe.as_chunks::<8>().0.iter().enumerate() {
            let mut maybe = u64::from_le_bytes(part.map(i8::cast_unsigned));
            while maybe != 0 {
                let place = maybe.trailing_zeros() as usize / 8;
                maybe &= !(0xFF << (8 * place));
                let place = place + 8 * eighth;
                if self.rows.is_over[place] != 0 || self.past.has_come_back(place) {
                    self.end(place, step);
                }
            }
        }
    }

    /// Counts the game at a place and begins another there.
    fn end(&mut self, place: usize, step: usize) {
        let at = self.rows.with(place, &self.past.seeds(place, self.past.count), false);
        let outcome = at.outcome().or_else(|| at.on_repeat());
        self.tallies.count(outcome.and_then(|outcome| outcome.winner));
        self.rows.set(place, &self.beginning);
        self.past.remember_one(place, &seeds_of(&self.beginning), self.past.count, true);
        self.begun[place] = step as u32 + 1;
        self.rows.draw_one(place, self.ways[step + 1][place]);
    }

    /// Puts the games back where they were, after so many moves.
    fn put_back<R: Rng>(&mut self, walks: &mut [Walk<R>], stretch: usize) {
        let now = self.past.count;
        for (place, walk) in walks.iter_mut().enumerate() {
            walk.ply = (stretch as u32).wrapping_sub(self.begun[place]);
            walk.past.clear();
            for number in self.past.first[place]..=now {
                let seeds = self.past.seeds(place, number);
                walk.at = self.rows.with(place, &seeds, (now - number) % 2 == 1);
                walk.past.push(walk.at);
            }
        }
    }
}

/// Draws how a game chooses its next moves: as [`Oware`] samples, one number for each.
#[inline(never)]
fn draw(rng: &mut impl Rng, ways: &mut [[u16; WIDE]], place: usize) {
    for row in ways {
        row[place & (WIDE - 1)] = 64 * chance::below(rng, fast::WAYS) as u16;
    }
}

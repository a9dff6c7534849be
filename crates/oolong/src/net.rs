//! A small net that learnt from games of its own: it values positions, and says which moves are likely.
//!
//! Every trait of a position, such as a table where I have three cups and they two and to which four empty seats lead, has a
//! row of whole numbers. The rows of a position are added up, and what comes of it is bent (clipped and squared) and added
//! up again: that is the value. The first lanes of the bent sum, multiplied by the rows that speak for a move, say how likely
//! the move is. All is whole numbers, so that it is the same in any order and on every machine.
//!
//! When a cup is put down, only the table it stands on and the one it leads to change their rows, so that of the moves of a
//! position each costs a few rows more than the position they have in common ([`look`]).
//!
//! | file | noun |
//! |---|---|
//! | [`scene`] | [`Scene`], the tables as one player sees them, and the numbers of the rows |
//! | [`voices`] | [`Voices`], which rows speak for a move |
//! | `row` | [`Row`], numbers side by side |
//! | `look` | every move of a position looked at, with its prior |
//! | `file` | how a net is kept, and [`BrokenNet`], what can be wrong with it |

use std::sync::Arc;

use tabuleiro_game::{Game, Message, Seat};
use tabuleiro_search::mcts::{Chances, Leaf, Prospect};
use tabuleiro_search::{Eval, Lendable, Loan, Random};

use crate::guess::logistic;
use crate::{Move, Oolong, say, traits};

mod file;
mod look;
mod row;
pub mod scene;
#[cfg(test)]
mod tests;
pub mod voices;

pub use file::{BrokenNet, VERSION};
pub use row::{LANES, Lanes, ROUND, Row, SHARP, THOUSAND, WIDTH};
pub use scene::Scene;
pub use voices::Voices;

/// How many weights a net has.
pub const WEIGHTS: usize = (scene::ROWS + 2) * WIDTH + voices::COUNT * LANES;

/// A net. Clones share its weights.
#[derive(Clone, Debug)]
pub struct Net(Arc<Weights>);

#[derive(Debug)]
struct Weights {
    /// One for each trait of a position.
    rows: Vec<Row>,
    /// What every position begins with.
    first: Row,
    /// What the bent sum is multiplied by.
    last: Row,
    /// One for each voice.
    voices: Vec<Lanes>,
}

/// Written by `cargo xtask learn oolong`.
static LEARNT: Loan<Net, BrokenNet> = Loan::new("oolong.net", CARRIED, Net::read);

const CARRIED: Option<&[u8]> =
    if cfg!(feature = "carried") { Some(include_bytes!("../net.bin")) } else { None };

impl Net {
    /// The net that comes with the program or was lent to it, or what is wrong with it.
    pub fn learnt() -> Result<&'static Net, &'static BrokenNet> {
        LEARNT.get().unwrap_or(Err(&BrokenNet::NotLent))
    }

    /// The net, for whoever can lend it.
    pub fn loan() -> &'static dyn Lendable {
        &LEARNT
    }

    /// A sentence about the net that the strongest players have at hand, or about what is wrong with it.
    pub fn at_hand() -> Result<Message, Message> {
        let told = |net: &Net| {
            say("oolong-net-at-hand")
                .with("version", VERSION)
                .with("weights", WEIGHTS as u64)
                .with("sum", format!("{:016x}", net.checksum()))
        };
        Net::learnt().map(told).map_err(BrokenNet::message)
    }

    /// A net of these weights: the rows, the first, the last, the voices. `None` if there are not [`WEIGHTS`] of them.
    pub fn of(weights: &[i16]) -> Option<Net> {
        if weights.len() != WEIGHTS {
            return None;
        }
        let (wide, narrow) = weights.split_at((scene::ROWS + 2) * WIDTH);
        let mut rows: Vec<Row> = wide.chunks_exact(WIDTH).map(Row::of).collect();
        let (last, first) = (rows.pop()?, rows.pop()?);
        let voices =
            narrow.chunks_exact(LANES).map(|lanes| std::array::from_fn(|lane| lanes[lane])).collect();
        Some(Net(Arc::new(Weights { rows, first, last, voices })))
    }

    /// All weights, in the order of [`Net::of`].
    pub fn weights(&self) -> Vec<i16> {
        let Weights { rows, first, last, voices } = &*self.0;
        let wide = rows.iter().chain([first, last]).flat_map(|row| row.0);
        wide.chain(voices.iter().flatten().copied()).collect()
    }

    /// The chances, from 0 to 1, of who puts down the next cup. Not for finished games.
    #[inline]
    pub fn chance(&self, at: &Oolong) -> f32 {
        let scene = Scene::of(at, at.placer());
        self.chance_of(&self.sum(at, &scene))
    }

    /// The chances of a seat. Not for finished games.
    #[inline]
    pub fn share(&self, at: &Oolong, seat: Seat) -> f32 {
        seen_by(at, seat, self.chance(at))
    }

    /// The sum of a position's rows.
    #[inline]
    fn sum(&self, at: &Oolong, scene: &Scene) -> Row {
        let mut sum = self.tables(at, scene, traits::ways(at));
        scene.each_next(at, |row| sum.add(&self.0.rows[row]));
        sum
    }

    /// The part of the sum that is about tables, with so many ways to each.
    #[inline]
    fn tables(&self, at: &Oolong, scene: &Scene, ways: u64) -> Row {
        let mut sum = self.0.first;
        scene.each_table(at, ways, |row| sum.add(&self.0.rows[row]));
        sum
    }

    #[inline]
    fn chance_of(&self, sum: &Row) -> f32 {
        logistic(sum.value(&self.0.last))
    }
}

/// The chances of a seat, given those of who puts down the next cup.
#[inline]
fn seen_by(at: &Oolong, seat: Seat, chance: f32) -> f32 {
    if at.placer().seat() == seat { chance } else { 1.0 - chance }
}

impl Leaf<Oolong> for Net {
    fn chances(&self, at: &Oolong, _most: u32, _rng: &mut Random) -> (Option<Chances>, u32) {
        (Some(Chances::between_two(at.placer().seat(), self.chance(at))), 0)
    }

    const GLANCES: bool = true;

    fn glance(&self, at: &Oolong, seat: Seat) -> f32 {
        self.share(at, seat)
    }

    const LISTS: bool = true;

    fn list(&self, at: &Oolong, listed: &[Move], fresh: &mut Vec<Prospect<Move>>) -> u32 {
        self.look(at, listed, fresh)
    }
}

/// In hundredths of a win, from −100 to 100.
impl Eval<Oolong> for Net {
    fn value(&self, at: &Oolong) -> i32 {
        (200.0 * self.share(at, at.turn()) - 100.0).round() as i32
    }
}

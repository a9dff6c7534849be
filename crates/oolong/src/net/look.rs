//! Every move of a position looked at, with its prior.

use tabuleiro_game::{Game, Seat, few};
use tabuleiro_search::mcts::Prospect;

use super::{Lanes, Net, SHARP, Scene, Voices, seen_by, voices};
use crate::fast::members;
use crate::guess::exp;
use crate::offer::Offer;
use crate::{CLAIM, Chair, Compass, Move, Oolong, TABLES_TO_WIN, Tea, traits};

/// Of more moves than this only the likeliest are looked at, …
const MANY: usize = 24;
/// … so many of them, …
const LIKELY: usize = 17;
/// … and all others, if it comes to that, are this much less likely.
const LATE: f32 = 0.1;

impl Net {
    /// Adds the moves that are not listed yet, or of many the likeliest, each with the share of who makes it and its prior; how
    /// many moves were applied.
    pub(super) fn look(&self, at: &Oolong, listed: &[Move], fresh: &mut Vec<Prospect<Move>>) -> u32 {
        let mut opinion = Opinion::of(self, at);
        let before = fresh.len();
        match at.offer() {
            Offer::Here(seats) if listed.is_empty() => self.look_here(at, seats, fresh),
            _ => self.look_at(at, &opinion.likely(at, listed), fresh),
        }
        let fresh = &mut fresh[before..];
        opinion.weigh(fresh, if listed.is_empty() { 1.0 } else { LATE });
        fresh.len() as u32
    }

    /// The seats of the waiter's table: what the positions after have in common is added up once.
    fn look_here(&self, at: &Oolong, seats: u16, fresh: &mut Vec<Prospect<Move>>) {
        let (seat, ways, table) = (at.turn(), traits::ways(at), at.waiter().table);
        let mut common = None;
        for to in members(seats) {
            let mv = Move::Place(Chair::new(table, to));
            let after = played(at, mv);
            let share = ended(&after, seat).unwrap_or_else(|| {
                let (scene, sum) = common.get_or_insert_with(|| {
                    let scene = Scene::of(&after, after.placer());
                    (scene, self.tables(&after, &scene, ways))
                });
                seen_by(&after, seat, self.chance_after(&after, to, scene, *sum, ways))
            });
            fresh.push(Prospect { share, prior: 0.0, mv });
        }
    }

    /// The chances after a cup was put down that leads to a table, given the sum as if its seat were still empty.
    #[inline]
    fn chance_after(
        &self,
        after: &Oolong,
        to: Compass,
        scene: &Scene,
        mut sum: super::Row,
        ways: u64,
    ) -> f32 {
        let (rows, row) = (&self.0.rows, scene.ways_row(to, ways));
        sum.sub(&rows[row]);
        sum.add(&rows[row - super::scene::STATES]);
        scene.each_next(after, |row| sum.add(&rows[row]));
        self.chance_of(&sum)
    }

    fn look_at(&self, at: &Oolong, moves: &[Move], fresh: &mut Vec<Prospect<Move>>) {
        let seat = at.turn();
        fresh.extend(moves.iter().map(|mv| {
            let after = played(at, *mv);
            let share = ended(&after, seat).unwrap_or_else(|| self.share(&after, seat));
            Prospect { share, prior: 0.0, mv: *mv }
        }));
    }
}

fn played(at: &Oolong, mv: Move) -> Oolong {
    let mut after = *at;
    after.apply(mv);
    after
}

/// The share of a seat if the game is over.
fn ended(at: &Oolong, seat: Seat) -> Option<f32> {
    at.outcome().map(|outcome| outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == seat))))
}

/// What the net thinks of the moves of a position before looking at them.
struct Opinion<'n> {
    net: &'n Net,
    voices: Voices,
    lanes: Lanes,
    /// What each voice says, once it has been asked.
    said: [i32; voices::COUNT],
}

const UNASKED: i32 = i32::MIN;

impl Opinion<'_> {
    fn of<'n>(net: &'n Net, at: &Oolong) -> Opinion<'n> {
        let scene = Scene::of(at, at.placer());
        let lanes = net.sum(at, &scene).lanes();
        Opinion { net, voices: Voices::seen(at, scene), lanes, said: [UNASKED; voices::COUNT] }
    }

    /// How likely a move is: the logarithm of its odds, in thousandths.
    fn odds(&mut self, mv: Move) -> i32 {
        let Opinion { net, voices, lanes, said } = self;
        let mut sum = 0;
        voices.each(mv, |voice| {
            if said[voice] == UNASKED {
                let weights = &net.0.voices[voice];
                let products =
                    lanes.iter().zip(weights).map(|(lane, weight)| i32::from(*lane) * i32::from(*weight));
                said[voice] = products.sum::<i32>() / i32::from(SHARP);
            }
            sum += said[voice];
        });
        sum
    }

    /// The moves that are not listed yet; of many at first only the likeliest and those that win at once.
    fn likely(&mut self, at: &Oolong, listed: &[Move]) -> Vec<Move> {
        if !listed.is_empty() {
            return at.moves().filter(|mv| !listed.contains(mv)).collect();
        }
        let moves: Vec<Move> = at.moves().collect();
        if moves.len() <= MANY {
            return moves;
        }
        few::least_by_key(moves, LIKELY, |mv| (!wins(at, *mv), -self.odds(*mv)))
    }

    /// Gives every move its prior; together they are as likely as told.
    fn weigh(&mut self, fresh: &mut [Prospect<Move>], all: f32) {
        let odds: Vec<i32> = fresh.iter().map(|prospect| self.odds(prospect.mv)).collect();
        let most = odds.iter().copied().max().unwrap_or(0);
        for (prospect, odds) in fresh.iter_mut().zip(odds) {
            prospect.prior = exp((odds - most).max(-20_000) as f32 / 1_000.0);
        }
        let sum: f32 = fresh.iter().map(|prospect| prospect.prior).sum();
        for prospect in fresh {
            prospect.prior *= all / sum;
        }
    }
}

/// Whether a cup that is put down or moved wins at once.
fn wins(at: &Oolong, mv: Move) -> bool {
    let tea = Tea::of(at.turn());
    let (Move::Place(to) | Move::Carry { to, .. }) = mv else { return false };
    at.claims(tea) + 1 == TABLES_TO_WIN && at.count(tea, to.table) + 1 == CLAIM
}

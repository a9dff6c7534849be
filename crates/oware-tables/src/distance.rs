//! How far it is on every board of a level until its share is made sure of.
//!
//! The side to move *holds* its share when it can force it without passing a board twice; the other *caps* it when it can keep it
//! from more. Both come from captures and ends backwards, and how many moves it took to get there is the distance: who
//! plays for its share comes nearer with every move, whatever the other does. So no board can come back on the
//! way that is not nearer, too. Where one rests on repetition there is no distance.

use tabuleiro_oware::sides;

use crate::level::{Landing, ways};
use crate::rank::{Shape, Sides, rank, sides_with};

/// There is none.
pub(crate) const NEVER: u16 = u16::MAX;

/// The distances on all boards with so many seeds, in their order.
pub(crate) struct Distances {
    /// For the side to move.
    pub(crate) held: Box<[u16]>,
    /// For the other.
    pub(crate) capped: Box<[u16]>,
}

/// Which of the two is meant.
#[derive(Clone, Copy)]
enum Goal {
    Held,
    Capped,
}

impl Distances {
    /// Works them out for boards with so many seeds; `code` tells the share of each board of a level. `None` if one is not exact.
    pub(crate) fn of(seeds: u8, code: impl Fn(u8, usize) -> Option<u8>) -> Option<Distances> {
        let mut work = Work::new(seeds, &code)?;
        work.begin(&code)?;
        work.go_back();
        Some(Distances { held: work.held.into(), capped: work.capped.into() })
    }
}

/// The work on one level.
struct Work {
    shape: Shape,
    shares: Vec<u8>,
    held: Vec<u16>,
    capped: Vec<u16>,
    /// How many moves of a board have not turned out to lead to a board that is held.
    pending: Vec<u8>,
    /// From where to where moves lead that capture nothing.
    moves: Vec<(u32, u32)>,
    /// The boards that have just been reached, in the order of their distance.
    queue: Vec<(u32, Goal)>,
}

impl Work {
    fn new(seeds: u8, code: &impl Fn(u8, usize) -> Option<u8>) -> Option<Work> {
        let shape = Shape::of(seeds);
        let shares: Option<Vec<u8>> = (0..shape.len()).map(|index| code(seeds, index)).collect();
        let shares = shares.filter(|shares| shares.iter().all(|&share| share <= seeds))?;
        Some(Work {
            held: vec![NEVER; shape.len()],
            capped: vec![NEVER; shape.len()],
            pending: vec![0; shape.len()],
            moves: Vec::new(),
            queue: Vec::new(),
            shape,
            shares,
        })
    }

    /// Looks at every move of every board; those that capture and those without any are where it begins.
    fn begin(&mut self, code: &impl Fn(u8, usize) -> Option<u8>) -> Option<()> {
        let seeds = self.shape.seeds;
        let all = Sides::up_to(seeds as u8);
        let below: Vec<Shape> = (0..seeds as u8).map(Shape::of).collect();
        let mut captures: Vec<u32> = Vec::new();
        for own_seeds in 0..=seeds {
            for (own_rank, &own) in all.with(own_seeds).iter().enumerate() {
                let first = self.shape.first(own_seeds) + own_rank * sides_with(seeds - own_seeds);
                let mut has_moves = false;
                for way in ways(own, own_seeds == seeds) {
                    has_moves = true;
                    let landing = Landing::of(&self.shape, way.kept, rank(way.own));
                    for (place, &their) in all.with(seeds - own_seeds).iter().enumerate() {
                        let (reply, captured) = way.reply(their);
                        let from = (first + place) as u32;
                        if captured == 0 {
                            self.pending[from as usize] += 1;
                            self.moves.push((from, landing.index(reply) as u32));
                            continue;
                        }
                        let left = seeds - captured;
                        let reply_seeds = usize::from(sides::sum(reply));
                        let theirs = code(left as u8, below[left].index(reply_seeds, reply, way.own))?;
                        if left as u8 - theirs + captured as u8 == self.shares[from as usize] {
                            captures.push(from);
                        }
                    }
                }
                if !has_moves {
                    for board in first..first + sides_with(seeds - own_seeds) {
                        self.reach(board as u32, Goal::Held, 0);
                        self.reach(board as u32, Goal::Capped, 0);
                    }
                }
            }
        }
        for board in captures {
            self.reach(board, Goal::Held, 1);
        }
        for board in 0..self.shape.len() as u32 {
            if self.pending[board as usize] == 0 {
                self.reach(board, Goal::Capped, 1);
            }
        }
        Some(())
    }

    fn reach(&mut self, board: u32, goal: Goal, distance: u16) {
        let known = match goal {
            Goal::Held => &mut self.held[board as usize],
            Goal::Capped => &mut self.capped[board as usize],
        };
        if *known == NEVER {
            *known = distance;
            self.queue.push((board, goal));
        }
    }

    /// Goes back from boards that have been reached to those whose moves lead there.
    fn go_back(&mut self) {
        let (starts, froms) = self.by_target();
        let mut next = 0;
        while let Some(&(board, goal)) = self.queue.get(next) {
            next += 1;
            let here = board as usize;
            let left = self.shape.seeds as u8 - self.shares[here];
            let distance = match goal {
                Goal::Held => self.held[here],
                Goal::Capped => self.capped[here],
            };
            for &from in &froms[starts[here] as usize..starts[here + 1] as usize] {
                let share = self.shares[from as usize];
                match goal {
                    Goal::Capped if left == share => self.reach(from, Goal::Held, distance + 1),
                    Goal::Held if left <= share => {
                        self.pending[from as usize] -= 1;
                        if self.pending[from as usize] == 0 {
                            self.reach(from, Goal::Capped, distance + 1);
                        }
                    }
                    _ => (),
                }
            }
        }
    }

    /// The boards from which moves lead to each board, one after another, and where those of each begin.
    fn by_target(&mut self) -> (Vec<u32>, Vec<u32>) {
        let moves = std::mem::take(&mut self.moves);
        let mut starts = vec![0u32; self.shape.len() + 2];
        for &(_, to) in &moves {
            starts[to as usize + 2] += 1;
        }
        for board in 2..starts.len() {
            starts[board] += starts[board - 1];
        }
        let mut froms = vec![0; moves.len()];
        for (from, to) in moves {
            let place = &mut starts[to as usize + 1];
            froms[*place as usize] = from;
            *place += 1;
        }
        (starts, froms)
    }
}

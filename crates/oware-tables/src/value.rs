//! Valuing a level: all boards with so many seeds, when those with fewer are done.

use crate::code::{code, decode};
use crate::cyclic::{Cycles, TOO_MANY};
use crate::level::Level;
use crate::rank::{Shape, Sides};
use crate::replies::Replies;
use crate::settle::Settling;
use crate::workers::{Stopped, Workers};

/// What every level is built with.
pub(crate) struct Tools {
    sides: Sides,
    replies: Replies<u32>,
}

impl Tools {
    /// For boards with at most so many seeds.
    pub(crate) fn up_to(seeds: u8) -> Tools {
        let sides = Sides::up_to(seeds);
        Tools { replies: Replies::numbers(seeds, &sides), sides }
    }
}

/// Values all boards with so many seeds; `tell` hears now and then how many boards are done, those of the levels below included.
pub(crate) fn value(
    seeds: u8,
    tools: &Tools,
    below: &[Level],
    workers: &Workers,
    tell: &mut dyn FnMut(u64),
) -> Result<Level, Stopped> {
    let before: u64 = below.iter().map(|level| level.codes.len() as u64).sum();
    let shape = Shape::of(seeds);
    // A small level is done sooner than threads are started.
    let threads = if shape.len() < 20_000 { 1 } else { workers.threads };
    let workers = Workers { threads, stop: workers.stop };
    let settling = Settling::new(seeds, &tools.sides, &tools.replies, below);
    let mut codes = settling.run(&workers, &mut |settled| tell(before + settled))?;
    let open = |(_, byte): &(usize, &u8)| !decode(**byte, seeds).is_exact();
    let open: Vec<u32> = codes.iter().enumerate().filter(open).map(|(index, _)| index as u32).collect();
    if (1..=TOO_MANY).contains(&open.len()) {
        let shares = Cycles::of(seeds, &open, &codes, &tools.sides, below).resolve(workers.stop)?;
        for (&index, share) in open.iter().zip(shares) {
            codes[index as usize] = code(share);
        }
    }
    Ok(Level::new(shape, codes, open))
}

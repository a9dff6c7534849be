//! The walk over all boards in an order in which most moves lead to boards that have been passed.
//!
//! Captures lead to boards with fewer seeds, which come first. Among boards with as many seeds, those come first on which the
//! seeds of both sides have the least way to go before they cross to the other side: a move brings seeds nearer to the
//! crossing, so that it leads to a board passed before unless some cross. Where all moves lead to such boards, they say what
//! the board is worth; else they say what it is worth at least.

use tabuleiro_oware::sides;

use crate::level::ways;
use crate::rank::{Shape, Sides, rank, sides_with};
use crate::replies::Replies;

/// A board that its moves leave open.
pub(super) struct Question {
    /// Its number among all boards.
    pub(super) board: usize,
    /// Its seeds.
    pub(super) seeds: u8,
    /// The seeds of the side to move.
    pub(super) own: u8,
    /// It is worth at least this much.
    pub(super) least: u8,
    /// So many moves lead to boards that have not been passed.
    pub(super) unknown: u8,
}

/// Stands for a board that has not been passed.
const UNKNOWN: u8 = u8::MAX;

/// The seeds of a level are at most so many.
const MOST: usize = crate::Tables::SMALL as usize;

/// The values of all boards with at most [`MOST`] seeds, level after level, where `answer` gives those that the moves leave
/// open.
pub(super) fn walk(answer: &mut impl FnMut(&Question) -> u8) -> Vec<u8> {
    let map = Map::new();
    let mut values = vec![UNKNOWN; crate::boards_up_to(MOST as u8) as usize];
    let mut scratch = Vec::new();
    for seeds in 0..=MOST {
        // The way of all seeds, of those of the side to move, the seeds of that side.
        for way in 0..=5 * seeds {
            for own in 0..=seeds {
                for own_way in way.saturating_sub(5 * (seeds - own))..=way.min(5 * own) {
                    let patch = Patch { seeds, own, own_way, their_way: way - own_way };
                    map.pass(&patch, &mut values, &mut scratch, answer);
                }
            }
        }
    }
    values
}

/// The boards on which both sides have so many seeds, which have such a way to go.
struct Patch {
    seeds: usize,
    own: usize,
    own_way: usize,
    their_way: usize,
}

/// What is found out about a board.
#[derive(Clone, Copy)]
struct Finding {
    least: u8,
    unknown: u8,
}

/// A move of a side.
#[derive(Clone, Copy)]
struct Step {
    /// The seeds the side keeps, and its number then.
    kept: u8,
    rank: u16,
    /// Which of the [`Replies`] tells what comes of the other side.
    reply: u8,
    feeds: bool,
}

/// What comes of the other side: its number, and how many seeds were captured from it.
#[derive(Clone, Copy)]
struct Reply {
    number: u16,
    captured: u8,
}

impl Reply {
    fn new(side: u64, captured: usize) -> Reply {
        Reply { number: rank(side) as u16, captured: captured as u8 }
    }
}

/// Where everything is.
struct Map {
    replies: Replies<Reply>,
    /// By the seeds of a side and its number: its moves.
    steps: Vec<Vec<Vec<Step>>>,
    /// By the seeds of a side and the way they have to go: the numbers of the sides.
    ways: Vec<Vec<Vec<u16>>>,
    /// By the seeds of a level and those of the side to move: the first board.
    first: [[usize; MOST + 1]; MOST + 1],
}

impl Map {
    fn new() -> Map {
        let sides = Sides::up_to(MOST as u8);
        let replies = Replies::up_to(MOST as u8, &sides, Reply::new);
        let steps = |own: &u64| steps(*own, &replies);
        let steps = (0..=MOST).map(|seeds| sides.with(seeds).iter().map(steps).collect()).collect();
        let ways = (0..=MOST).map(|seeds| by_way(sides.with(seeds), 5 * seeds)).collect();
        Map { steps, ways, first: firsts(), replies }
    }

    /// Values the boards of a patch.
    fn pass(
        &self,
        patch: &Patch,
        values: &mut [u8],
        scratch: &mut Vec<Finding>,
        answer: &mut impl FnMut(&Question) -> u8,
    ) {
        let &Patch { seeds, own, own_way, their_way } = patch;
        let theirs = &self.ways[seeds - own][their_way];
        if theirs.is_empty() {
            return;
        }
        for &rank in &self.ways[own][own_way] {
            let row = self.first[seeds][own] + usize::from(rank) * sides_with(seeds - own);
            let steps = &self.steps[own][usize::from(rank)];
            let may = |step: &&Step| own < seeds || step.feeds;
            if !steps.iter().any(|step| may(&step)) {
                // Without a move each side keeps its own.
                for &their in theirs {
                    values[row + usize::from(their)] = own as u8;
                }
                continue;
            }
            scratch.clear();
            scratch.resize(theirs.len(), Finding { least: 0, unknown: 0 });
            steps.iter().filter(may).for_each(|&step| self.look(patch, step, theirs, values, scratch));
            for (&their, &Finding { least, unknown }) in theirs.iter().zip(&*scratch) {
                let board = row + usize::from(their);
                let question = Question { board, seeds: seeds as u8, own: own as u8, least, unknown };
                values[board] = if unknown == 0 { least } else { answer(&question) };
            }
        }
    }

    /// What one move finds on every board of a row.
    #[inline]
    fn look(&self, patch: &Patch, step: Step, theirs: &[u16], values: &[u8], findings: &mut [Finding]) {
        let kept = usize::from(step.kept);
        let replies = self.replies.at(usize::from(step.reply), patch.seeds - patch.own);
        let width = sides_with(kept);
        for (&their, finding) in theirs.iter().zip(findings) {
            let reply = replies[usize::from(their)];
            let left = patch.seeds - usize::from(reply.captured);
            let value = values
                [self.first[left][left - kept] + usize::from(reply.number) * width + usize::from(step.rank)];
            finding.least = finding.least.max((patch.seeds as u8).saturating_sub(value));
            finding.unknown += u8::from(value == UNKNOWN);
        }
    }
}

fn steps(own: u64, replies: &Replies<Reply>) -> Vec<Step> {
    let feeding = |way: &crate::level::Way| way.falls().0 != 0;
    let step = |way| {
        let reply = replies.place(&way) as u8;
        Step { kept: way.kept as u8, rank: rank(way.own) as u16, reply, feeds: feeding(&way) }
    };
    ways(own, false).map(step).collect()
}

/// The numbers of sides by the way their seeds have to go, up to the furthest.
fn by_way(sides: &[u64], furthest: usize) -> Vec<Vec<u16>> {
    let mut ways = vec![Vec::new(); furthest + 1];
    for (number, &side) in sides.iter().enumerate() {
        let way = |house: u8| usize::from((side >> sides::shift(house)) as u8) * usize::from(5 - house);
        ways[(0..6).map(way).sum::<usize>()].push(number as u16);
    }
    ways
}

fn firsts() -> [[usize; MOST + 1]; MOST + 1] {
    let mut first = [[0; MOST + 1]; MOST + 1];
    let mut before = 0;
    for (seeds, row) in first.iter_mut().enumerate() {
        let shape = Shape::of(seeds as u8);
        row[..=seeds].iter_mut().enumerate().for_each(|(own, first)| *first = before + shape.first(own));
        before += shape.len();
    }
    first
}

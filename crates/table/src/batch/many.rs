//! Many games of one kind: the one implementation behind [`Batch`].

use std::ops::{Add, Range};

use tabuleiro_game::{End, Game, Message, Move, RandomWalk};
use tabuleiro_search::Random;

use super::arrays::{BROKEN_OFF, ENDED};
use super::starts::Starts;
use super::{Arrays, Batch, BatchError, Sizes, Tallies, saved, source};
use crate::kind::Listed;
use crate::position::{self, LengthError};
use crate::share::{processors, share};
use crate::{Kind, Position, Refusal, Setup, SetupError, WORDS};

/// No batch has more games than this.
const MOST: usize = 1_000_000;
/// To begin a thread and to wait for it takes about as long as to write so many numbers, to check so many moves, or to make so many of
/// them without writing anything; it is worth its while for three times that.
const NUMBERS_WORTH: u64 = 3 << 20;
const CHECKS_WORTH: u64 = 50_000;
const MOVES_WORTH: u64 = 50_000;
/// A move takes about as long as to write so many numbers.
const MOVE_IN_NUMBERS: u64 = 256;
/// How long a random game is taken to be when work is shared.
const USUAL_LENGTH: u64 = 30;

/// One of the games.
type Slot<G> = RandomWalk<G, Random>;

#[derive(Clone)]
struct Many<G: Listed> {
    kind: &'static dyn Kind,
    starts: Starts<G>,
    slots: Vec<Slot<G>>,
    sizes: Sizes,
    /// As many as were asked for; 0 for as many as are worth it.
    threads: usize,
    processors: usize,
}

/// Some of the games, with where they write.
struct Part<'a, G: Game> {
    /// The index of the first of them.
    first: usize,
    slots: &'a mut [Slot<G>],
    out: Arrays<'a>,
}

/// Begins so many games.
pub(crate) fn begin<G: Listed>(
    kind: &'static dyn Kind,
    setup: &Setup,
    games: usize,
    seed: u64,
) -> Result<Box<dyn Batch>, SetupError> {
    check_count(games)?;
    let starts = Starts::of(setup)?;
    let slots = fresh(&starts, games, seed);
    Ok(Box::new(Many::<G>::new(kind, starts, slots)))
}

/// Begins a game at each of these positions.
pub(crate) fn begin_at<G: Listed>(
    kind: &'static dyn Kind,
    texts: &[String],
    seed: u64,
) -> Result<Box<dyn Batch>, SetupError> {
    check_count(texts.len())?;
    let starts = Starts::each(texts)?;
    let slots = fresh(&starts, texts.len(), seed);
    Ok(Box::new(Many::<G>::new(kind, starts, slots)))
}

/// Goes on with games that were saved.
pub(crate) fn resume<G: Listed>(kind: &'static dyn Kind, text: &str) -> Result<Box<dyn Batch>, SetupError> {
    let (starts, slots) = saved::read::<G>(text)?;
    check_count(slots.len())?;
    Ok(Box::new(Many::new(kind, starts, slots)))
}

fn check_count(games: usize) -> Result<(), SetupError> {
    if (1..=MOST).contains(&games) {
        return Ok(());
    }
    let count = Message::new(&WORDS, "table-batch-count").with("most", MOST).with("found", games);
    Err(SetupError::Usage(count))
}

fn fresh<G: Game>(starts: &Starts<G>, games: usize, seed: u64) -> Vec<Slot<G>> {
    (0..games).map(|game| Slot::new(&starts.at(game), source(seed, game as u64))).collect()
}

impl<G: Listed> Many<G> {
    /// Games that stand so: at least one.
    fn new(kind: &'static dyn Kind, starts: Starts<G>, slots: Vec<Slot<G>>) -> Many<G> {
        let at = slots[0].at;
        let sizes = Sizes {
            shape: G::shape(at.options()),
            space: usize::from(G::Move::SPACE),
            seats: usize::from(at.seats()),
        };
        Many { kind, starts, slots, sizes, threads: 0, processors: processors() }
    }

    /// Among how many threads to share something that is done so many times, each time so much. Only how long it takes depends on it.
    fn threads_for(&self, times: u64, each: u64, worth: u64) -> usize {
        let work = times.saturating_mul(each);
        let worth_it = usize::try_from(work / worth).unwrap_or(usize::MAX).clamp(1, self.processors);
        if self.threads == 0 { worth_it } else { self.threads }
    }

    /// How many numbers could be written in the time that a move takes and is written in. Only how long it takes depends on it.
    fn effort(&self) -> u64 {
        MOVE_IN_NUMBERS + (self.sizes.observation() + self.sizes.space) as u64
    }

    /// Does `work` with all games, shared among threads.
    fn everywhere<R: Send>(
        &mut self,
        out: &mut Arrays<'_>,
        work: impl Fn(Part<'_, G>, &Starts<G>, &Sizes) -> R + Sync,
    ) -> Vec<R> {
        let threads = self.threads_for(self.slots.len() as u64, self.effort(), NUMBERS_WORTH);
        let (starts, sizes) = (&self.starts, &self.sizes);
        let mut rest = Part { first: 0, slots: &mut self.slots, out: out.lend() };
        if threads == 1 {
            return vec![work(rest, starts, sizes)];
        }
        let each = rest.slots.len().div_ceil(threads);
        let mut parts = Vec::with_capacity(threads);
        while rest.slots.len() > each {
            let (part, others) = rest.split(each, sizes);
            parts.push(part);
            rest = others;
        }
        parts.push(rest);
        share(parts, |part| work(part, starts, sizes))
    }

    /// The first game whose move is refused.
    fn refused(&self, moves: &[u16]) -> Option<BatchError> {
        let threads = self.threads_for(self.slots.len() as u64, 1, CHECKS_WORTH);
        let each = self.slots.len().div_ceil(threads);
        let first_of = |range: Range<usize>| {
            range.into_iter().find(|&game| !is_legal(&self.slots[game].at, moves[game]))
        };
        let all = 0..self.slots.len();
        let found = if threads == 1 {
            first_of(all)
        } else {
            let parts: Vec<_> =
                all.step_by(each).map(|from| from..(from + each).min(self.slots.len())).collect();
            share(parts, first_of).into_iter().flatten().next()
        };
        let game = found?;
        Some(BatchError::Refused { game, refusal: why(&self.slots[game].at, moves[game])? })
    }
}

#[inline]
fn is_legal<G: Game>(at: &G, number: u16) -> bool {
    G::Move::numbered(number).is_some_and(|mv| at.check(mv).is_ok())
}

/// Why the move of a number cannot be made.
fn why<G: Listed>(at: &G, number: u16) -> Option<Refusal> {
    position::numbered(number).and_then(|mv| position::check(at, mv)).err()
}

impl<'a, G: Game> Part<'a, G> {
    /// The first games, and the others.
    fn split(self, games: usize, sizes: &Sizes) -> (Part<'a, G>, Part<'a, G>) {
        let (slots, other_slots) = self.slots.split_at_mut(games);
        let (out, other_out) = self.out.split(games, sizes);
        let others = Part { first: self.first + games, slots: other_slots, out: other_out };
        (Part { first: self.first, slots, out }, others)
    }
}

impl<G: Listed> Part<'_, G> {
    /// Makes a move in every game by `make`, which is told the index of the game, and writes what came of it.
    #[inline]
    fn step(
        mut self,
        starts: &Starts<G>,
        seats: usize,
        make: impl Fn(usize, &mut Slot<G>) -> (u16, Option<End>),
    ) {
        for (index, slot) in self.slots.iter_mut().enumerate() {
            let game = self.first + index;
            let (number, end) = make(game, slot);
            if end.is_some() {
                write_last(slot, index, &mut self.out);
                slot.restart(&starts.at(game));
            }
            write(slot, end, index, seats, &mut self.out);
            if let Some(moves) = &mut self.out.moves {
                moves[index] = number;
            }
        }
    }
}

/// Writes what is seen of a game that has ended, for whoever asks.
fn write_last<G: Listed>(slot: &Slot<G>, index: usize, out: &mut Arrays<'_>) {
    if let Some(last) = &mut out.last_observations {
        let observation: usize = G::shape(slot.at.options()).iter().product();
        slot.at.observe(&mut last[index * observation..][..observation]);
    }
    if let Some(turns) = &mut out.last_turns {
        turns[index] = slot.at.turn().index() as u8;
    }
}

/// Writes how a game stands, and how the one before it ended if it just did.
#[inline]
fn write<G: Listed>(slot: &Slot<G>, end: Option<End>, index: usize, seats: usize, out: &mut Arrays<'_>) {
    let observation: usize = G::shape(slot.at.options()).iter().product();
    slot.at.observe(&mut out.observations[index * observation..][..observation]);
    let space = usize::from(G::Move::SPACE);
    slot.at.mark_legal(&mut out.masks[index * space..][..space]);
    let rewards = &mut out.rewards[index * seats..][..seats];
    match end.and_then(|end| end.winner) {
        None => rewards.fill(0.0),
        Some(winner) => {
            rewards.fill(-1.0);
            rewards[winner.index()] = 1.0;
        }
    }
    out.dones[index] = end.map_or(0, |end| if end.is_broken_off { BROKEN_OFF } else { ENDED });
    out.turns[index] = slot.at.turn().index() as u8;
    if let Some(plies) = &mut out.plies {
        plies[index] = slot.ply;
    }
}

impl<G: Listed> Batch for Many<G> {
    fn kind(&self) -> &'static dyn Kind {
        self.kind
    }

    fn games(&self) -> usize {
        self.slots.len()
    }

    fn sizes(&self) -> Sizes {
        self.sizes
    }

    fn position(&self, game: usize) -> Option<Box<dyn Position>> {
        self.slots.get(game).map(|slot| position::of(self.kind, slot.at))
    }

    fn set_threads(&mut self, threads: usize) {
        self.threads = threads.min(self.slots.len());
    }

    fn reset(&mut self, seed: Option<u64>) {
        if let Some(seed) = seed {
            self.slots = fresh(&self.starts, self.slots.len(), seed);
        } else {
            let again = |(game, slot): (usize, &mut Slot<G>)| slot.restart(&self.starts.at(game));
            self.slots.iter_mut().enumerate().for_each(again);
        }
    }

    fn restart(&mut self, game: usize, out: &mut Arrays<'_>) -> Result<(), BatchError> {
        out.check(self.slots.len(), &self.sizes)?;
        if let Some(slot) = self.slots.get_mut(game) {
            slot.restart(&self.starts.at(game));
            write(slot, None, game, self.sizes.seats, out);
        }
        Ok(())
    }

    fn saved(&self) -> String {
        saved::write(&self.starts, &self.slots)
    }

    fn clone_box(&self) -> Box<dyn Batch> {
        Box::new(self.clone())
    }

    fn fill(&self, out: &mut Arrays<'_>) -> Result<(), BatchError> {
        out.check(self.slots.len(), &self.sizes)?;
        for (index, slot) in self.slots.iter().enumerate() {
            write(slot, None, index, self.sizes.seats, out);
        }
        Ok(())
    }

    fn step(&mut self, moves: &[u16], out: &mut Arrays<'_>) -> Result<(), BatchError> {
        LengthError::check("moves", moves.len(), self.slots.len())?;
        out.check(self.slots.len(), &self.sizes)?;
        if let Some(fault) = self.refused(moves) {
            return Err(fault);
        }
        self.everywhere(out, |part, starts, sizes| {
            part.step(starts, sizes.seats, |game, slot| {
                let mv = G::Move::numbered(moves[game]).expect("the move has been checked");
                (moves[game], slot.advance(mv))
            });
        });
        Ok(())
    }

    fn random_step(&mut self, out: &mut Arrays<'_>) -> Result<(), BatchError> {
        out.check(self.slots.len(), &self.sizes)?;
        self.everywhere(out, |part, starts, sizes| {
            part.step(starts, sizes.seats, |_, slot| {
                let (mv, end) = slot.wander();
                (mv.number(), end)
            });
        });
        Ok(())
    }

    fn random_steps(&mut self, steps: u32) -> Tallies {
        let times = self.slots.len() as u64;
        let threads = self.threads_for(times, u64::from(steps), MOVES_WORTH).min(self.slots.len());
        let starts = &self.starts;
        let each = self.slots.len().div_ceil(threads);
        let parts = self.slots.chunks_mut(each).enumerate().collect();
        let wander = |(part, slots): (usize, &mut [Slot<G>])| match starts {
            Starts::Alike(start) => G::wander_all(slots, start, steps),
            Starts::Each(_) => {
                let alone = |(game, slot): (usize, &mut Slot<G>)| slot.wander_on(&starts.at(game), steps);
                (part * each..).zip(slots).map(alone).fold(Tallies::default(), Tallies::add)
            }
        };
        share(parts, wander).into_iter().fold(Tallies::default(), Tallies::add)
    }

    fn playouts(&self, games: u64, seed: u64) -> Tallies {
        let threads = self.threads_for(games, USUAL_LENGTH, MOVES_WORTH) as u64;
        let each = games.div_ceil(threads).max(1);
        let parts =
            (0..threads).map(|part| (part * each).min(games)..((part + 1) * each).min(games)).collect();
        let play = |numbers: Range<u64>| match &self.starts {
            Starts::Alike(start) => G::whole_games(start, numbers.map(|number| source(seed, number))),
            Starts::Each(_) => {
                let alone = |number: u64| {
                    let start = self.starts.at(number as usize);
                    G::whole_games(&start, std::iter::once(source(seed, number)))
                };
                numbers.map(alone).fold(Tallies::default(), Tallies::add)
            }
        };
        share(parts, play).into_iter().fold(Tallies::default(), Tallies::add)
    }
}

//! All classes of positions without a completed line, by how many pieces are on the board.
//!
//! Classes are made ground by ground: all that stand on the same cells together. So the set in which they are looked up
//! is small, and what turning the board takes is known beforehand for all of them.

use std::collections::BTreeMap;

use super::class::{Class, GROUNDS, Growth};
use super::share::share;

/// The classes from the empty board on.
pub struct Atlas {
    levels: Vec<Level>,
}

/// The classes with so many pieces.
pub(super) struct Level {
    pub(super) groups: Vec<Group>,
    count: Count,
}

/// The classes on one ground, in ascending order.
pub(super) struct Group {
    pub(super) ground: usize,
    pub(super) classes: Vec<Class>,
}

/// What was counted among the classes with so many pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// The classes.
    pub classes: u64,
    /// Those of them in which no move is left.
    pub stuck: u64,
    /// The sequences of one more move than there are pieces: the perft of the empty board.
    pub sequences: u64,
}

/// A class, and how many move sequences lead from the empty board to a position of it.
type Reached = (Class, u64);

/// A class, how many move sequences lead to it, and its moves that do not complete a line.
struct Source {
    class: Class,
    sequences: u64,
    quiet: u64,
}

/// The classes on one ground with the sequences that lead to them.
struct Paths {
    ground: usize,
    reached: Vec<Source>,
}

impl Atlas {
    /// Makes all classes, on so many threads.
    pub fn new(threads: usize) -> Atlas {
        Atlas::up_to(16, threads)
    }

    /// Makes the classes of at most so many pieces.
    pub fn up_to(pieces: usize, threads: usize) -> Atlas {
        let mut paths = vec![Paths { ground: 0, reached: vec![Source::of((Class::EMPTY, 1))] }];
        let mut levels = Vec::new();
        for _ in 0..pieces {
            let next = after(&paths, threads);
            levels.push(Level::of(paths));
            paths = next;
        }
        levels.push(Level::of(paths));
        Atlas { levels }
    }

    /// What was counted among the classes with so many pieces.
    pub fn count(&self, pieces: usize) -> Count {
        self.levels[pieces].count
    }

    /// The classes with so many pieces, always in the same order.
    pub fn classes(&self, pieces: usize) -> impl Iterator<Item = Class> {
        self.levels[pieces].groups.iter().flat_map(|group| group.classes.iter().copied())
    }

    /// From the empty board to the full one.
    pub(super) fn levels(&self) -> &[Level] {
        &self.levels
    }
}

impl Level {
    fn of(paths: Vec<Paths>) -> Level {
        let mut count = Count::default();
        for source in paths.iter().flat_map(|paths| &paths.reached) {
            let moves = u64::from(source.class.sides().open().count_ones());
            count.classes += 1;
            count.stuck += u64::from(moves == 0);
            count.sequences += source.sequences * moves;
        }
        let group = |paths: Paths| Group {
            ground: paths.ground,
            classes: paths.reached.into_iter().map(|source| source.class).collect(),
        };
        Level { groups: paths.into_iter().map(group).collect(), count }
    }

    /// The group on that ground, with its place among the groups.
    pub(super) fn on(&self, ground: usize) -> Option<(usize, &Group)> {
        let place = self.groups.binary_search_by_key(&ground, |group| group.ground).ok()?;
        Some((place, &self.groups[place]))
    }
}

/// The classes with one piece more.
fn after(paths: &[Paths], threads: usize) -> Vec<Paths> {
    let mut sources: BTreeMap<usize, Vec<(&Paths, Growth)>> = BTreeMap::new();
    for from in paths {
        for growth in GROUNDS.all[from.ground].growths() {
            sources.entry(growth.to).or_default().push((from, growth));
        }
    }
    let sources: Vec<_> = sources.into_iter().collect();
    let mut made = share(threads, &sources, |(ground, growths)| reached_on(*ground, growths));
    made.retain(|paths| !paths.reached.is_empty());
    made
}

/// The classes on a ground to which these growths lead.
fn reached_on(ground: usize, growths: &[(&Paths, Growth)]) -> Paths {
    let mut set = Set::new();
    for (from, growth) in growths {
        for source in &from.reached {
            for lane in growth.lanes(source.quiet) {
                set.add(source.class.after(growth, lane), source.sequences);
            }
        }
    }
    Paths { ground, reached: set.into_sorted().into_iter().map(Source::of).collect() }
}

impl Source {
    fn of((class, sequences): Reached) -> Source {
        let sides = class.sides();
        Source { class, sequences, quiet: sides.open() & !sides.completing() }
    }
}

/// Classes with the number of sequences that lead to them: a table with room for twice as many. The empty board, to
/// which no move leads, marks a free place.
struct Set {
    places: Vec<Reached>,
    taken: usize,
}

impl Set {
    fn new() -> Set {
        Set { places: vec![(Class::EMPTY, 0); 1 << 10], taken: 0 }
    }

    #[inline]
    fn add(&mut self, class: Class, sequences: u64) {
        let place = self.find(class);
        let is_new = self.places[place].0 == Class::EMPTY;
        self.places[place].0 = class;
        self.places[place].1 += sequences;
        self.taken += usize::from(is_new);
        if is_new && 2 * self.taken > self.places.len() {
            self.grow();
        }
    }

    /// Where the class is, or would be.
    #[inline]
    fn find(&self, class: Class) -> usize {
        let mask = self.places.len() - 1;
        let mut place = (class.number().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask;
        while self.places[place].0 != class && self.places[place].0 != Class::EMPTY {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let wider = vec![(Class::EMPTY, 0); 4 * self.places.len()];
        for entry in std::mem::replace(&mut self.places, wider) {
            if entry.0 != Class::EMPTY {
                let place = self.find(entry.0);
                self.places[place] = entry;
            }
        }
    }

    fn into_sorted(self) -> Vec<Reached> {
        let mut all: Vec<Reached> =
            self.places.into_iter().filter(|&(class, _)| class != Class::EMPTY).collect();
        all.sort_unstable();
        all
    }
}

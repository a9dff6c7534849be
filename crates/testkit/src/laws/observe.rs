//! Laws about what is seen by who learns from numbers.

use std::collections::{BTreeMap, HashMap};

use tabuleiro_game::{Game, Move, Observe, Options, Seat};

use crate::walk;

fn seen<G: Observe>(at: &G) -> Vec<u8> {
    let mut out = vec![u8::MAX; G::shape(at.options()).iter().product()];
    at.observe(&mut out);
    out
}

fn seen_from<G: Observe>(at: &G, seat: Seat) -> Vec<u8> {
    let mut out = vec![u8::MAX; G::shape(at.options()).iter().product()];
    at.observe_from(seat, &mut out);
    out
}

/// There is a number for every place of the shape, the same for the same position, whatever stood there before; and the shape is
/// the same for all positions of a game.
pub fn an_observation_fills_its_shape<G: Observe>(starts: &[G]) {
    for start in starts {
        let shape = G::shape(start.options());
        assert!(shape.iter().all(|&size| size > 0), "{shape:?}");
        for at in walk::positions(&[*start], 3) {
            assert_eq!(G::shape(at.options()), shape, "at {at}");
            let mut other = vec![0; shape.iter().product()];
            at.observe(&mut other);
            assert_eq!(other, seen(&at), "every number is written, at {at}");
        }
    }
}

/// Under the same options two positions that look alike have the same legal moves, end alike for whoever sees them, and lead by the
/// same move to positions that look alike.
pub fn positions_that_look_alike_have_the_same_future<G: Observe>(starts: &[G]) {
    let mut known: HashMap<(String, Vec<u8>), G> = HashMap::new();
    for at in near_each_other(starts) {
        let first = *known.entry((chosen(&at), seen(&at))).or_insert(at);
        if first != at {
            assert_eq!(future(&first), future(&at), "{first} and {at} look alike");
        }
    }
}

/// Positions along random games, and some of those that were one move away: these are the easiest to take for each other.
fn near_each_other<G: Game>(starts: &[G]) -> Vec<G> {
    let along = walk::positions(starts, 20);
    let stride = along.len() / 1_000 + 1;
    let beside = |at: &G| at.moves().take(20).map(|mv| played(at, mv)).collect::<Vec<_>>();
    along.iter().step_by(stride).flat_map(beside).chain(along.iter().copied()).collect()
}

/// The options that are not seen.
fn chosen<G: Game>(at: &G) -> String {
    let unseen = |key: &str| G::Options::IN_POSITION.contains(&key);
    let words = at.options().words().into_iter().filter(|word| unseen(word.key));
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// How the game ends for whoever sees it, counted from that seat; else each legal move with what is seen after it.
type Future = (Option<Option<usize>>, Vec<(u16, Vec<u8>)>);

fn future<G: Observe>(at: &G) -> Future {
    let seats = usize::from(at.seats());
    let from_here = |seat: Seat| (seat.index() + seats - at.turn().index()) % seats;
    let ending = at.outcome().map(|outcome| outcome.winner.map(from_here));
    (ending, at.moves().map(|mv| (mv.number(), seen(&played(at, mv)))).collect())
}

fn played<G: Game>(at: &G, mv: G::Move) -> G {
    let mut next = *at;
    next.apply(mv);
    next
}

/// A mask has a 1 at the number of every legal move, and nothing else.
pub fn marked_moves_are_exactly_the_legal_ones<G: Observe>(starts: &[G]) {
    for at in walk::positions(starts, 5) {
        let mut mask = vec![u8::MAX; usize::from(G::Move::SPACE)];
        at.mark_legal(&mut mask);
        let mut wanted = vec![0; mask.len()];
        at.moves().for_each(|mv| wanted[usize::from(mv.number())] = 1);
        assert_eq!(mask, wanted, "at {at}");
    }
}

/// What a seat has just done is seen in the same rows of the same planes by whoever is next, whichever seat did it: what is one's
/// own comes first, then what belongs to the others in their order.
pub fn an_observation_is_from_the_side_of_whoever_must_decide<G: Observe>(starts: &[G]) {
    assert_from_the_mover(starts, seen);
}

/// Whoever looks sees no more and no less than the seat that must decide, which sees what it always does; and what a seat has just done is
/// seen by the others in the same rows of the same planes, whichever seat did it.
pub fn every_seat_sees_all_there_is_from_its_own_side<G: Observe>(starts: &[G]) {
    let mut known: HashMap<(String, Seat, Seat, Vec<u8>), Vec<u8>> = HashMap::new();
    let mut back: HashMap<(String, Seat, Seat, Vec<u8>), Vec<u8>> = HashMap::new();
    for at in near_each_other(starts) {
        let (words, turn, usual) = (chosen(&at), at.turn(), seen(&at));
        for seat in Seat::all(at.seats()) {
            let here = seen_from(&at, seat);
            assert!(seat != turn || here == usual, "at {at}");
            let first =
                known.entry((words.clone(), turn, seat, usual.clone())).or_insert_with(|| here.clone());
            assert_eq!(*first, here, "seat {seat} sees more than is there, at {at}");
            let first = back.entry((words.clone(), turn, seat, here)).or_insert_with(|| usual.clone());
            assert_eq!(*first, usual, "seat {seat} sees less than is there, at {at}");
        }
    }
    assert_from_the_mover(starts, |at| seen_from(at, at.turn().after(at.seats())));
}

/// No number is higher than the game says of its plane.
pub fn no_number_is_higher_than_its_plane_allows<G: Observe>(starts: &[G]) {
    for at in walk::positions(starts, 10) {
        let [_, rows, columns] = G::shape(at.options());
        for seat in Seat::all(at.seats()) {
            for (plane, numbers) in seen_from(&at, seat).chunks_exact(rows * columns).enumerate() {
                let most = G::highest(at.options(), plane);
                assert!(most > 0 && numbers.iter().all(|&number| number <= most), "plane {plane} at {at}");
            }
        }
    }
}

/// Below so many pairs of moves nothing is said.
const ENOUGH: u32 = 100;

fn assert_from_the_mover<G: Observe>(starts: &[G], seen: impl Fn(&G) -> Vec<u8>) {
    let traces = traces(starts, seen);
    for ((sort, distance, seat), trace) in &traces {
        let others = traces.iter().filter(|((other, from, _), _)| other == sort && from == distance);
        for ((.., other_seat), other) in others {
            for (row, (one, two)) in trace.rates().zip(other.rates()).enumerate() {
                let few = trace.pairs.min(other.pairs) < ENOUGH;
                assert!(
                    few || are_alike(one, two),
                    "row {row} of all planes shows {one:.2} of what seat {seat} does to whoever is {distance} seats on, \
                     and {two:.2} of what seat {other_seat} does",
                );
            }
        }
    }
}

/// Boards are not quite alike from all sides; but what is seen from one side only shows far more of one seat's moves, or hardly any
/// of another's.
fn are_alike(one: f64, two: f64) -> bool {
    let (less, more) = (one.min(two), one.max(two));
    more - less <= 0.3 && (more <= 0.05 || more <= 8.0 * less)
}

/// How far two moves instead of each other change the rows of all planes.
#[derive(Default)]
struct Trace {
    pairs: u32,
    /// For each row, which part of it is another, added up over all pairs.
    changed: Vec<f64>,
}

impl Trace {
    fn add(&mut self, one: &[u8], other: &[u8], columns: usize) {
        self.pairs += 1;
        self.changed.resize(one.len() / columns, 0.0);
        let rows = one.chunks_exact(columns).zip(other.chunks_exact(columns));
        for (changed, (one, other)) in self.changed.iter_mut().zip(rows) {
            *changed += f64::from(u8::from(one != other));
        }
    }

    fn rates(&self) -> impl Iterator<Item = f64> {
        self.changed.iter().map(|changed| changed / f64::from(self.pairs))
    }
}

/// The shape of what is seen, and how many play.
type Sort = ([usize; 3], u8);

/// By the shape and the seats there are, by how many seats further on the one who looks sits, and by the seat that moved.
fn traces<G: Observe>(starts: &[G], seen: impl Fn(&G) -> Vec<u8>) -> BTreeMap<(Sort, usize, Seat), Trace> {
    let mut traces: BTreeMap<_, Trace> = BTreeMap::new();
    for at in walk::positions(starts, 30) {
        let shape = G::shape(at.options());
        let next: Vec<G> =
            at.moves().map(|mv| played(&at, mv)).filter(|next| next.outcome().is_none()).collect();
        // Moves far apart in the list, so that no part of the board is looked at more than others.
        for (one, other) in next.iter().zip(next.iter().skip(next.len() / 2)).step_by(next.len() / 16 + 1) {
            let distance =
                (usize::from(at.seats()) + one.turn().index() - at.turn().index()) % usize::from(at.seats());
            if distance > 0 && one.turn() == other.turn() {
                let key = ((shape, at.seats()), distance, at.turn());
                traces.entry(key).or_default().add(&seen(one), &seen(other), shape[2]);
            }
        }
    }
    traces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Morris;

    #[test]
    #[should_panic(expected = "what seat 1 does")]
    fn who_always_sees_the_first_seat_first_breaks_the_law() {
        let first_seat_first = |at: &Morris| {
            let mut out = seen(at);
            out.rotate_left(if at.turn() == Seat::FIRST { 0 } else { 9 });
            out
        };
        assert_from_the_mover(&[Morris::start(<Morris as Game>::Options::default())], first_seat_first);
    }
}

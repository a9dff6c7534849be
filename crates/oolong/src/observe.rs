//! What somebody who learns from numbers sees of a position: twelve planes of nine rows, the tables, and nine columns, their seats.
//!
//! | planes | what is in them |
//! |---|---|
//! | 0, 1 | 1 where whoever looks has a cup; where the opponent has one |
//! | 2 | 1 where the waiter stands |
//! | 3, 4 | 1 on every seat of the table whose marker moves a cup of one's own; of the opponent's |
//! | 5, 6 | the same for the marker by which oneself, by which the opponent sends the waiter |
//! | 7, 8, 9 | the same for the markers that turn a table, swap unclaimed ones, swap a claimed one |
//! | 10 | 1 on every seat of the table whose marker waits for an answer |
//! | 11 | 1 everywhere if whoever looks puts down the next cup, else 0 |
//!
//! Who looks is the one who must decide if nobody else is named. Tables and seats go from north-west to south-east, row by row. Used markers are not shown, since they matter no more; one that
//! waits is. Claims, and how many cups are left, follow from the cups.

use tabuleiro_game::observe::flags;
use tabuleiro_game::{Observe, Seat};

use crate::{Chair, Compass, Marker, Markers, Oolong, OolongOptions, Tea};

const PLANES: usize = 12;
const WAITER: usize = 2;
const MARKERS: usize = 3;
const WAITS: usize = 10;
const NEXT_CUP: usize = 11;

impl Observe for Oolong {
    fn shape(_options: OolongOptions) -> [usize; 3] {
        [PLANES, Compass::ALL.len(), Compass::ALL.len()]
    }

    #[inline]
    fn observe_from(&self, seat: Seat, out: &mut [u8]) {
        let own = Tea::of(seat);
        let (cups, rest) = out.split_at_mut(WAITER * Chair::COUNT);
        for (tea, plane) in [own, own.other()].into_iter().zip(cups.chunks_exact_mut(Chair::COUNT)) {
            self.observe_cups(tea, plane);
        }
        rest.fill(0);
        let plane = |number: usize| (number - WAITER) * Chair::COUNT;
        rest[self.waiter().index()] = 1;
        self.observe_markers(own, &mut rest[plane(MARKERS)..plane(NEXT_CUP)]);
        rest[plane(NEXT_CUP)..].fill(u8::from(self.placer() == own));
    }
}

impl Oolong {
    fn observe_cups(&self, tea: Tea, plane: &mut [u8]) {
        for (table, seats) in Compass::ALL.into_iter().zip(plane.chunks_exact_mut(Compass::ALL.len())) {
            flags(u64::from(self.seats(tea, table)), seats);
        }
    }

    /// The markers that matter, into planes that are empty.
    fn observe_markers(&self, own: Tea, planes: &mut [u8]) {
        let mut show = |plane: usize, table: Compass| {
            let seats = Chair::new(table, Compass::Nw).index();
            planes[(plane - MARKERS) * Chair::COUNT + seats..][..Compass::ALL.len()].fill(1);
        };
        for table in Compass::ALL {
            if let Some(marker) = Markers::unused(self.markers().bits(table) as usize) {
                show(plane_of(marker, own), table);
            }
        }
        if let Some((waiting, marker)) = self.waiting() {
            show(plane_of(marker, own), waiting.table);
            show(WAITS, waiting.table);
        }
    }
}

/// The plane that shows where such a marker lies.
fn plane_of(marker: Marker, own: Tea) -> usize {
    let from_here = |tea: Tea| tea as usize ^ own as usize;
    MARKERS
        + match marker {
            Marker::Carry(tea) => from_here(tea),
            Marker::Send(tea) => 2 + from_here(tea),
            Marker::Turn => 4,
            Marker::SwapUnclaimed => 5,
            Marker::SwapClaimed => 6,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planes(text: &str) -> Vec<[u8; Chair::COUNT]> {
        let at: Oolong = text.parse().expect("a position");
        let mut out = [99; PLANES * Chair::COUNT];
        at.observe(&mut out);
        out.as_chunks().0.to_vec()
    }

    /// The tables of which every seat is marked in a plane in which nothing else is.
    fn tables(plane: &[u8; Chair::COUNT]) -> Vec<usize> {
        let rows = plane.as_chunks::<9>().0;
        assert!(rows.iter().all(|row| *row == [0; 9] || *row == [1; 9]), "{rows:?}");
        (0..9).filter(|&table| rows[table] == [1; 9]).collect()
    }

    #[test]
    fn who_answers_a_marker_sees_it_beside_those_that_are_unused() {
        // Black answers B at n, and Green puts down the next cup.
        let black = planes(
            "g...bgbbg/.b..g.gbb/bb.g.bggb/b.bg.g.bb/.gb..bb../g.gg..b.b/..gg.bggb/b..bgg.../gggb.b..g g se/n RbKr-gCJu b:n",
        );
        assert_eq!(black[0][..9], [0, 0, 0, 0, 1, 0, 1, 1, 0]);
        assert_eq!(black[1][..9], [1, 0, 0, 0, 0, 1, 0, 0, 1]);
        assert!((0..Chair::COUNT).all(|chair| black[2][chair] == u8::from(chair == 8 * 9 + 1)));
        let markers: Vec<Vec<usize>> = black[MARKERS..=WAITS].iter().map(tables).collect();
        let wanted = [vec![1], vec![], vec![2], vec![7], vec![0], vec![], vec![6], vec![1]];
        assert_eq!(markers, wanted);
        assert_eq!(black[NEXT_CUP], [0; Chair::COUNT]);
    }

    #[test]
    fn who_waits_for_an_answer_sees_its_own_first() {
        let text = "g...bgbbg/.b..g.gbb/bb.g.bggb/b.bg.g.bb/.gb..bb../g.gg..b.b/..gg.bggb/b..bgg.../gggb.b..g g se/n RbKr-gCJu b:n";
        let at: Oolong = text.parse().expect("a position");
        let mut out = [99; PLANES * Chair::COUNT];
        at.observe_from(Seat::SECOND, &mut out);
        let (black, green) = (planes(text), out.as_chunks::<{ Chair::COUNT }>().0);
        // What is Black's own is the opponent's to Green, and so are the markers.
        for (own, their) in
            [(0, 1), (1, 0), (2, 2), (3, 4), (4, 3), (5, 6), (6, 5), (7, 7), (8, 8), (9, 9), (10, 10)]
        {
            assert_eq!(green[own], black[their], "plane {own}");
        }
        assert_eq!(green[NEXT_CUP], [1; Chair::COUNT], "the next cup is Green's");
    }

    #[test]
    fn green_sees_its_own_first_and_that_the_next_cup_is_its_own() {
        let green = planes(
            "gg..bb.../....g..b./....g..g./bb..gb.../g.bgbbbg./......g.g/...g....g/b..g..b.b/...bb.... g e/w RRKb-CUgJ g:s",
        );
        assert_eq!(green[0][..9], [1, 1, 0, 0, 0, 0, 0, 0, 0]);
        let markers: Vec<Vec<usize>> = green[MARKERS..=WAITS].iter().map(tables).collect();
        let wanted = [vec![7], vec![], vec![8], vec![2], vec![0, 1], vec![6], vec![5], vec![7]];
        assert_eq!(markers, wanted);
        assert_eq!(green[NEXT_CUP], [1; Chair::COUNT]);
    }
}

//! Games in a row.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::Series;

fn won(seat: u8) -> Outcome {
    Outcome::won(Seat::new(seat))
}

#[test]
fn everybody_begins_on_the_seat_of_their_number() {
    for seats in 2..=4 {
        let series = Series::new(seats);
        assert_eq!(series.seating(), (0..usize::from(seats)).collect::<Vec<_>>());
        assert_eq!((series.won(), series.drawn()), (&vec![0; usize::from(seats)][..], 0));
    }
}

#[test]
fn the_loser_moves_first_at_a_table_of_two() {
    let mut series = Series::new(2);
    for (winner, next) in [(0, [1, 0]), (0, [0, 1]), (1, [0, 1]), (1, [0, 1]), (0, [1, 0]), (1, [1, 0])] {
        let loser = series.seating()[1 - usize::from(winner)];
        series.finish(won(winner));
        assert_eq!(series.seating(), next);
        assert_eq!(series.seating()[0], loser);
    }
    assert_eq!((series.won(), series.drawn()), (&[3, 3][..], 0));
}

#[test]
fn after_a_draw_the_seats_change() {
    let mut series = Series::new(2);
    series.finish(Outcome::DRAW);
    assert_eq!(series.seating(), [1, 0]);
    series.finish(Outcome::scores([24, 24]));
    assert_eq!(series.seating(), [0, 1]);
    assert_eq!((series.won(), series.drawn()), (&[0, 0][..], 2));
}

#[test]
fn a_win_counts_for_the_player_and_not_for_the_seat() {
    let mut series = Series::new(2);
    series.finish(won(0)); // player 1, who now sits second
    series.finish(won(1)); // player 1 again
    assert_eq!(series.won(), [2, 0]);
}

#[test]
fn at_larger_tables_everybody_moves_on_by_one_seat() {
    for seats in [3, 4] {
        for winner in 0..seats {
            let mut series = Series::new(seats);
            series.finish(won(winner));
            assert_eq!(series.seating()[0], 1);
            assert_eq!(series.seating()[usize::from(seats) - 1], 0);
            assert_eq!(series.won()[usize::from(winner)], 1);
        }
    }
}

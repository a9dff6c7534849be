//! Clocks of two seats, minute by minute.

use super::*;

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn new(control: Control) -> Clock {
    Clock::new(&Terms::default().with_control(control), 2)
}

/// The next seat's clock runs from that moment on, after a move that was not on its way.
fn run(clock: &mut Clock, seat: Seat, at: u64) {
    clock.run(Some(seat), Moment(at), Span::NONE);
}

fn left(clock: &Clock, seat: Seat, at: u64) -> Option<u64> {
    clock.left(seat, Moment(at)).map(|span| span.0)
}

fn deadline(clock: &Clock) -> Option<u64> {
    clock.deadline().map(|deadline| deadline.at.0)
}

fn fischer(start: u64, add: u64) -> Control {
    Control::Fischer { start: Span(start), add: Span(add) }
}

fn delay() -> Control {
    Control::Delay { start: Span(10_000), free: Span(2_000) }
}

/// Clocks of two seats that have both made their first move at 0; the first one's runs.
fn begun(control: Control) -> Clock {
    let mut clock = new(control);
    for seat in [ONE, TWO, ONE] {
        run(&mut clock, seat, 0);
    }
    clock
}

#[test]
fn without_a_control_nobody_ever_runs_out() {
    let clock = begun(Control::None);
    assert_eq!((clock.control(), begun(delay()).control()), (Control::None, delay()));
    assert_eq!((left(&clock, ONE, 1 << 60), clock.deadline()), (None, None));
    assert_eq!(clock.missed(Moment(u64::MAX)), None);
}

#[test]
fn fischer_adds_after_every_move() {
    let mut clock = begun(fischer(10_000, 2_000));
    assert_eq!(left(&clock, ONE, 3_000), Some(9_000));
    run(&mut clock, TWO, 3_000);
    assert_eq!(left(&clock, ONE, 9_000), Some(11_000));
    assert_eq!(deadline(&clock), Some(3_000 + 12_000));
    assert_eq!(clock.missed(Moment(14_999)), None);
    let missed = Deadline { at: Moment(15_000), seat: TWO, is_first_move: false };
    assert_eq!(clock.missed(Moment(15_000)), Some(missed));
    assert_eq!(clock.missed(Moment(99_000)), Some(missed), "it fell when it fell");
}

#[test]
fn delay_takes_only_what_is_beyond_it() {
    let mut clock = begun(delay());
    assert_eq!(left(&clock, ONE, 1_500), Some(10_000));
    assert_eq!(left(&clock, ONE, 5_000), Some(7_000));
    assert_eq!(deadline(&clock), Some(12_000));
    run(&mut clock, TWO, 5_000);
    assert_eq!(left(&clock, ONE, 60_000), Some(7_000));
}

#[test]
fn every_move_has_its_own_hours_from_the_first_on() {
    let mut clock = new(Control::PerMove { each: Span(1_000) });
    run(&mut clock, ONE, 0);
    assert_eq!(deadline(&clock), Some(1_000));
    run(&mut clock, TWO, 900);
    assert_eq!((left(&clock, ONE, 900), left(&clock, TWO, 1_000)), (Some(1_000), Some(900)));
}

#[test]
fn a_bank_is_added_to_but_never_beyond_its_most() {
    let mut clock = new(Control::Bank { start: Span(1_000), add: Span(300), most: Span(1_200) });
    run(&mut clock, ONE, 0);
    assert_eq!(deadline(&clock), Some(1_000), "from the first move on");
    run(&mut clock, TWO, 400);
    assert_eq!(left(&clock, ONE, 400), Some(900));
    run(&mut clock, ONE, 410);
    assert_eq!(left(&clock, TWO, 410), Some(1_200), "990 and 300 are more than it holds");
    let full = new(Control::Bank { start: Span(9_000), add: Span(1), most: Span(1_200) });
    assert_eq!(left(&full, ONE, 0), Some(1_200));
}

#[test]
fn what_was_given_stays_in_a_bank_that_is_full() {
    let mut clock = new(Control::Bank { start: Span(1_000), add: Span(300), most: Span(1_200) });
    run(&mut clock, ONE, 0);
    clock.give(ONE, Span(5_000));
    run(&mut clock, TWO, 0);
    assert_eq!(left(&clock, ONE, 0), Some(6_000));
}

#[test]
fn a_first_move_is_free_and_a_clock_that_is_set_back_costs_nothing() {
    let mut clock = new(fischer(10, 0));
    run(&mut clock, ONE, 1_000);
    assert_eq!((clock.deadline(), left(&clock, ONE, 99_000)), (None, Some(10)));
    run(&mut clock, TWO, 99_000);
    run(&mut clock, ONE, 99_000);
    assert_eq!(left(&clock, ONE, 98_000), Some(10));
}

#[test]
fn a_first_move_has_a_deadline_of_its_own_under_any_control() {
    for control in [Control::None, fischer(10, 0), Control::PerMove { each: Span(90_000) }] {
        let terms = Terms { first_move: Some(Span(30_000)), control, ..Terms::default() };
        let mut clock = Clock::new(&terms, 2);
        run(&mut clock, ONE, 1_000);
        let first = Deadline { at: Moment(31_000), seat: ONE, is_first_move: true };
        assert_eq!(clock.missed(Moment(31_000)), Some(first));
        for seat in [TWO, ONE] {
            run(&mut clock, seat, 20_000);
        }
        assert!(!clock.deadline().is_some_and(|deadline| deadline.is_first_move));
    }
}

#[test]
fn what_the_way_took_is_not_taken_from_the_sender() {
    let mut clock = begun(fischer(10_000, 0));
    clock.run(Some(TWO), Moment(3_000), Span(500));
    assert_eq!((left(&clock, ONE, 3_000), left(&clock, TWO, 3_100)), (Some(7_500), Some(9_900)));
    clock.run(Some(ONE), Moment(3_200), Span(60_000));
    assert_eq!(left(&clock, TWO, 3_200), Some(10_000), "no lag gives time that was not used");
}

#[test]
fn a_seat_should_hurry_when_little_is_left_of_what_it_began_with() {
    let low = |control, at| begun(control).is_low(ONE, Moment(at));
    let five = fischer(300_000, 3_000);
    assert_eq!((low(five, 273_000), low(five, 273_001)), (false, true), "with the seconds for a move");
    let one = fischer(60_000, 0);
    assert_eq!((low(one, 40_000), low(one, 40_001)), (false, true));
    let each = Control::PerMove { each: Span(10_000) };
    assert_eq!((low(each, 5_000), low(each, 5_001)), (false, true), "not for most of every move");
    assert!(!low(Control::None, u64::MAX));
}

#[test]
fn a_level_leaves_time_for_the_rest_of_the_game() {
    let allowed = |control, at| begun(control).allowance(ONE, Moment(at)).map(|span| span.0);
    assert_eq!(allowed(fischer(100_000, 0), 0), Some(5_000));
    assert_eq!(allowed(fischer(100_000, 0), 99_000), Some(50));
    assert_eq!(allowed(fischer(0, 3_000), 0), Some(1_500), "never more than half of what there is");
    assert_eq!(
        allowed(fischer(100_000, 3_000), 0),
        Some(6_650),
        "a part of what there is, and half of what comes"
    );
    assert_eq!(allowed(delay(), 0), Some(1_500));
    assert_eq!(allowed(Control::PerMove { each: Span(8_000) }, 0), Some(4_000));
    assert_eq!(allowed(Control::None, 0), None);
}

#[test]
fn time_is_given_and_stands_still() {
    let mut clock = begun(fischer(10_000, 0));
    clock.give(ONE, Span(5_000));
    assert_eq!((left(&clock, ONE, 1_000), deadline(&clock)), (Some(14_000), Some(15_000)));
    clock.stood_still(Moment(1_000), Moment(61_000));
    assert_eq!((left(&clock, ONE, 61_000), deadline(&clock)), (Some(14_000), Some(75_000)));
    // Nobody's clock ran before it began to run.
    run(&mut clock, TWO, 62_000);
    clock.stood_still(Moment(0), Moment(63_000));
    assert_eq!(left(&clock, TWO, 63_000), Some(10_000));
}

#[test]
fn what_was_used_stays_used_when_a_move_is_taken_back() {
    let mut clock = begun(fischer(10_000, 2_000));
    clock.turn_to(Some(TWO), Moment(4_000));
    assert_eq!((left(&clock, ONE, 9_000), left(&clock, TWO, 5_000)), (Some(8_000), Some(11_000)));
}

#[test]
fn nobody_is_given_anything_for_a_move_that_was_not_made() {
    for control in [fischer(1_000, 500), Control::PerMove { each: Span(1_000) }] {
        let mut clock = begun(control);
        let before = left(&clock, ONE, 700);
        clock.turn_to(None, Moment(700));
        assert_eq!((left(&clock, ONE, 9_000), clock.running()), (before, None));
    }
}

#[test]
fn a_decision_that_goes_on_is_not_free_again() {
    let mut clock = begun(delay());
    (1..=5).for_each(|second| clock.turn_to(Some(ONE), Moment(second * 1_000)));
    assert_eq!((left(&clock, ONE, 5_000), deadline(&clock)), (Some(7_000), Some(12_000)));
}

#[test]
fn the_hours_of_a_move_that_was_not_made_are_not_taken_from_the_next() {
    let mut clock = begun(Control::PerMove { each: Span(1_000) });
    clock.turn_to(Some(TWO), Moment(900));
    run(&mut clock, ONE, 1_000);
    assert_eq!(deadline(&clock), Some(2_000));
}

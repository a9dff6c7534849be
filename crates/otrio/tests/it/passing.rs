//! Games that some seats have left while the others play on.

use tabuleiro_game::{Game, Mark, Outcome, Record, Seat, Seats, Show};
use tabuleiro_otrio::{Colour, Otrio};
use tabuleiro_testkit::walk;
use tabuleiro_testkit::words::assert_said;

/// Green and red have a piece for the last place, small on b2; blue and purple have none that fits.
const LATE: &str = "bgb,rgp,rpb/prb,gg.,grp/prp,rbr,gbg g players=4";

fn at(text: &str) -> Otrio {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

fn start(options: &str) -> Otrio {
    Otrio::start(options.parse().expect("the options are good"))
}

/// Those seats, counted from 0.
fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().fold(Seats::NONE, |seats, number| seats.with(Seat::new(*number)))
}

/// The text of the position after passing, `None` if nobody is left who can place.
fn passed(position: &Otrio, out: &[u8]) -> Option<String> {
    position.pass_over(seats(out)).map(|passed| passed.to_string())
}

fn text_with(position: &Otrio, colour: char) -> String {
    let text = position.to_string();
    let (before, after) = text.split_at(text.find(' ').expect("a colour comes after the board") + 1);
    format!("{before}{colour}{}", &after[1..])
}

#[test]
fn three_players_of_whom_one_has_left_take_turns() {
    let start = start("players=3");
    assert_eq!(passed(&start, &[0]), Some(text_with(&start, 'g')));
    assert_eq!(passed(&start, &[0, 1]), Some(text_with(&start, 'b')));
    assert_eq!(passed(&start, &[1]), Some(start.to_string()), "it is not the turn of whoever left");
    let mut record = Record::new(start);
    let mut acted = String::new();
    for _ in 0..6 {
        assert!(record.pass_over(seats(&[1])));
        acted.push(record.now().to_act().letter());
        let first = record.legal()[0];
        record.play(first).expect("a legal move");
    }
    assert_eq!(acted, "rbrbrb");
}

#[test]
fn four_players_of_whom_two_have_left_take_turns_in_their_own_order() {
    let start = start("players=4 colours=pbgr");
    assert_eq!(passed(&start, &[0]), Some(text_with(&start, 'b')));
    assert_eq!(passed(&start, &[0, 1]), Some(text_with(&start, 'g')));
    assert_eq!(passed(&start, &[0, 1, 2]), Some(text_with(&start, 'r')));
    let mut record = Record::new(start);
    let mut acted = String::new();
    for _ in 0..5 {
        assert!(record.pass_over(seats(&[0, 2])));
        acted.push(record.now().to_act().letter());
        let last = record.legal().pop().expect("the board is nearly empty");
        record.play(last).expect("a legal move");
    }
    assert_eq!(acted, "brbrb");
}

#[test]
fn with_two_players_both_colours_of_a_seat_are_passed_over() {
    let start = start("");
    assert_eq!(passed(&start, &[0]), Some(text_with(&start, 'g')));
    let after_green = start.pass_over(seats(&[0])).map(|mut at| {
        let first = at.moves().next().expect("an empty board");
        at.apply(first);
        at.pass_over(seats(&[0])).expect("purple can place").to_act().letter()
    });
    assert_eq!(after_green, Some('p'));
}

#[test]
fn whoever_is_passed_over_has_left_or_has_nothing_that_fits() {
    let late = at(LATE);
    assert_eq!(passed(&late, &[1]), Some(text_with(&late, 'r')), "blue and purple have nothing that fits");
    assert_eq!(late.pass_over(seats(&[1])).map(|at| at.turn()), Some(Seat::FIRST));
}

#[test]
fn nobody_is_left_to_place_when_only_those_who_left_could() {
    let late = at(LATE);
    assert_eq!(late.outcome(), None, "green and red could still place");
    assert_eq!(passed(&late, &[0, 1]), None);
    let mut record = Record::new(late);
    assert!(!record.pass_over(seats(&[0, 1])));
    assert_eq!(record.now(), &late, "nothing changed");
}

#[test]
fn a_draw_because_others_have_left_says_so() {
    let late = at(LATE);
    let told =
        "A draw: no colour of those who still play has a piece that fits, and none has three in a line.";
    assert_eq!(late.verdict(Outcome::DRAW).to_string(), told);
    let [Mark::Reason(reason)] = &late.decided(Outcome::DRAW)[..] else { panic!("a reason in words") };
    assert_eq!(
        reason.to_string(),
        "No colour of those who still play has a piece that fits, and none has three in a line."
    );
    assert_said(reason);
    assert_said(&late.verdict(Outcome::DRAW));
}

#[test]
fn a_win_because_all_others_have_left_has_a_reason_in_words() {
    let won = Outcome::won(Seat::new(2));
    let start = start("players=3");
    let [Mark::Reason(reason)] = &start.decided(won)[..] else { panic!("a reason in words") };
    assert_eq!(reason.to_string(), "Blue wins.");
    assert_eq!(start.verdict(won).to_string(), "Blue wins.");
    // A line of somebody else decides nothing for that seat.
    let red = at("rrr,...,.../...,...,.../...,...,... g players=3");
    assert!(matches!(red.decided(won)[..], [Mark::Reason(_)]));
}

#[test]
fn nobody_passes_when_the_game_is_over() {
    assert_eq!(passed(&at("rrr,...,.../...,...,.../...,...,... g players=3"), &[1]), None);
    assert_eq!(passed(&at("bgr,pbg,ggp/rpg,gbb,brb/brr,rpp,grp b players=4"), &[2]), None);
}

/// Which colour the turn goes to, found by reading the position's text with each colour in turn: one that has nothing
/// that fits is read as passed over.
fn next_by_text(position: &Otrio, out: Seats) -> Option<char> {
    let order: Vec<char> = position.options().order().map(Colour::letter).collect();
    let first = order.iter().position(|letter| *letter == position.to_act().letter())?;
    let from_now = order[first..].iter().chain(&order[..first]).copied();
    let mut can_act = from_now.filter(|letter| {
        let read = at(&text_with(position, *letter));
        read.to_act().letter() == *letter && !out.contains(read.turn())
    });
    if position.outcome().is_some() { None } else { can_act.next() }
}

#[test]
fn passing_agrees_with_reading_the_text_for_every_set_of_seats() {
    let starts = ["", "players=3", "players=4", "players=3 colours=pbg", "players=4 colours=gpbr"].map(start);
    let mut nobody = 0;
    for position in walk::positions(&starts, 12).into_iter().chain([at(LATE)]) {
        for set in 0..1u8 << position.seats() {
            let numbers: Vec<u8> = (0..position.seats()).filter(|number| set >> number & 1 == 1).collect();
            let (out, found) = (seats(&numbers), position.pass_over(seats(&numbers)));
            let expected = next_by_text(&position, out);
            assert_eq!(found.map(|at| at.to_act().letter()), expected, "{numbers:?} out at {position}");
            assert_eq!(found, expected.map(|letter| at(&text_with(&position, letter))));
            nobody += u32::from(expected.is_none() && position.outcome().is_none() && out.len() < 3);
        }
    }
    assert!(nobody > 0, "sometimes only those who left could place");
}

//! The net: its file, its arithmetic, and what the weights that are shipped say.

use tabuleiro_game::{Game, Lang, Record, Speak};
use tabuleiro_oware::eval::{Guess, WEIGHTS};
use tabuleiro_oware::net::{FEATURES, LANES, Net, NetError, ONE, ROWS, features};
use tabuleiro_oware::{Oware, OwareOptions};
use tabuleiro_search::Eval;
use tabuleiro_testkit::walk;
use tabuleiro_text::Speaker;

use crate::at;

fn shipped() -> Net {
    Net::read(WEIGHTS).expect("the weights are whole")
}

/// The value, worked out the slow way: one lane after another, in large numbers.
fn slowly(net: &Net, at: &Oware) -> i64 {
    let lane = |lane: usize| {
        let rows = features(at).map(|row| i64::from(net.rows[usize::from(row)].0[lane]));
        i64::from(net.base.0[lane]) + rows.iter().sum::<i64>()
    };
    let one = i64::from(ONE);
    let weighed = (0..LANES).map(|place| lane(place).clamp(0, one) * i64::from(net.worth.0[place]));
    (lane(LANES - 1) + weighed.sum::<i64>() / one).clamp(-15_000, 15_000)
}

#[test]
fn the_value_is_that_of_the_slow_sum() {
    let net = shipped();
    for seed in 0..40 {
        let record = walk::game(&Oware::start(OwareOptions::default()), seed);
        for at in record.positions() {
            assert_eq!(i64::from(net.value(at)), slowly(&net, at), "{at}");
            assert_eq!(Guess.value(at), net.value(at));
        }
    }
}

#[test]
fn no_position_runs_over_the_numbers_of_a_lane() {
    let net = shipped();
    let first_rows: [usize; FEATURES] =
        std::array::from_fn(|feature| if feature < 12 { feature * 24 } else { 288 + 25 * (feature - 12) });
    let ends = first_rows.iter().skip(1).copied().chain([ROWS]);
    let spans: Vec<_> = first_rows.iter().zip(ends).map(|(&first, end)| first..end).collect();
    for lane in 0..LANES {
        for sign in [1, -1] {
            let worst = |span: &std::ops::Range<usize>| {
                net.rows[span.clone()].iter().map(|row| sign * i32::from(row.0[lane])).max().unwrap_or(0)
            };
            let sum = sign * i32::from(net.base.0[lane]) + spans.iter().map(worst).sum::<i32>();
            assert!(sum <= i32::from(i16::MAX), "lane {lane} may reach {sum}");
        }
    }
}

#[test]
fn every_feature_has_rows_of_its_own() {
    let full = at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    let rows = features(&full);
    assert_eq!(rows, [4, 28, 52, 76, 100, 124, 148, 172, 196, 220, 244, 268, 288, 313]);
    let heap = at("24-0-0-0-0-0-0-0-0-0-0-1-23-0-N");
    assert!(features(&heap).iter().all(|&row| usize::from(row) < ROWS));
    assert_eq!(features(&heap)[12..], [288, 313 + 23], "the side to move first");
}

#[test]
fn weights_come_back_as_they_were_written() {
    assert_eq!(shipped().write(), WEIGHTS);
}

#[test]
fn damaged_weights_are_noticed_and_the_fault_is_said() {
    let changed = |place: usize| {
        let mut bytes = WEIGHTS.to_vec();
        bytes[place] ^= 1;
        Net::read(&bytes).expect_err("one bit differs")
    };
    for place in (18..WEIGHTS.len()).step_by(997).chain([10, 17, WEIGHTS.len() - 1]) {
        assert_eq!(changed(place), NetError::Altered, "byte {place}");
    }
    assert_eq!(changed(0), NetError::Foreign);
    assert_eq!(changed(9), NetError::Version(0));
    for length in [18, 100, WEIGHTS.len() - 1] {
        assert_eq!(Net::read(&WEIGHTS[..length]), Err(NetError::Length(length)));
    }
    assert_eq!(Net::read(&[WEIGHTS, &[0]].concat()), Err(NetError::Length(WEIGHTS.len() + 1)));
    assert_eq!(Net::read(b""), Err(NetError::Foreign));
    for fault in [NetError::Foreign, NetError::Version(9), NetError::Length(3), NetError::Altered] {
        let [english, portuguese] = [Lang::En, Lang::Pt].map(|lang| Speaker::new(lang).say(&fault.message()));
        assert_ne!(english, portuguese);
        assert!(english.contains("Oware") && portuguese.contains("Oware"));
    }
}

#[test]
fn who_has_captured_more_is_judged_better() {
    let mut record = Record::new(Oware::start(OwareOptions::default()));
    assert!(Guess.value(record.now()).abs() < 200, "the game begins even");
    while record.now().captures() == [0, 0] {
        let best = record.legal().into_iter().max_by_key(|&mv| record.now().captured_by(mv));
        record.play(best.expect("the game goes on")).expect("a legal move");
    }
    for (ahead, behind) in [(10, 4), (14, 8), (18, 10)] {
        let houses = "3-2-1-4-0-5-2-3-1-0-4-1";
        let [better, worse] = [(ahead, behind), (behind, ahead)].map(|(own, their)| {
            let left = 48 - ahead - behind - 26;
            at(&format!("{houses}-{}-{}-S", own + left / 2, their + left - left / 2))
        });
        assert!(Guess.value(&better) > Guess.value(&worse) + 200, "{better}");
    }
}

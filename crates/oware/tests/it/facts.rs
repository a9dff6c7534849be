//! The facts of the specification, and the rulings where it is silent.

use tabuleiro_game::{Game, Outcome, Record, Seat};
use tabuleiro_oware::{Oware, OwareOptions, Refusal, Slam};

use crate::{after, at, game, house};

fn start() -> Oware {
    Oware::start(OwareOptions::default())
}

fn legal(at: &Oware) -> String {
    at.moves().map(|mv| mv.to_string()).collect()
}

#[test]
fn a_position_takes_sixteen_bytes() {
    assert_eq!(size_of::<Oware>(), 16);
}

#[test]
fn the_reports_example_captures_seven_and_wins() {
    let next = after("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S", "D");
    assert_eq!(next.to_string(), "0-0-0-0-1-2-1-5-0-0-0-0-27-12-N");
    assert_eq!(next.outcome(), Some(Outcome::scores([27, 12])));
    assert_eq!(next.rows(), [[2, 1, 0, 0, 0, 0], [1, 5, 0, 0, 0, 0]]);
}

#[test]
fn the_reports_third_figure_sows_house_d() {
    assert_eq!(game(start(), "D").now().to_string(), "4-4-4-0-5-5-5-5-4-4-4-4-0-0-N");
}

#[test]
fn a_capture_of_two_is_made() {
    let before = "0-1-6-6-6-6-4-0-1-6-6-6-0-0-S";
    assert_eq!(at(before).captured_by(house("C")), 2);
    assert_eq!(after(before, "C").to_string(), "0-1-0-7-7-7-5-1-0-6-6-6-2-0-N");
}

#[test]
fn the_house_sown_from_stays_empty_on_every_lap() {
    let once = after("12-0-0-0-0-0-0-0-0-0-0-0-18-18-S", "A");
    assert_eq!(once.to_string(), "0-2-1-1-1-1-1-1-1-1-1-1-18-18-N");
    let twice = after("0-0-0-0-0-23-0-0-0-0-0-0-12-13-S", "F");
    assert_eq!(twice.to_string(), "2-2-2-2-2-0-0-2-2-2-2-2-15-13-N");
}

#[test]
fn by_the_reports_rules_the_house_sown_from_gets_its_seed() {
    let next = after("12-0-0-0-0-0-0-0-0-0-0-0-18-18-S rules=report", "A");
    assert_eq!(next.to_string(), "1-1-1-1-1-1-1-1-1-1-1-1-18-18-N rules=report");
}

#[test]
fn a_capture_never_runs_into_the_movers_own_houses() {
    for words in ["", " rules=report"] {
        let next = after(&format!("1-0-0-0-0-7-0-0-0-0-0-0-20-20-S{words}"), "F");
        assert_eq!(next.to_string(), format!("2-0-0-0-0-0-1-1-1-1-1-1-20-20-N{words}"));
    }
    // The last seed makes two in a, and F before it holds two as well.
    assert_eq!(after("0-0-0-2-2-1-1-1-1-0-0-0-20-20-S", "E").to_string(), "0-0-0-2-0-2-0-1-1-0-0-0-22-20-N");
}

#[test]
fn grand_slam_captures_nothing() {
    let before = "0-0-0-0-1-2-1-1-0-0-0-0-21-22-S";
    assert!(at(before).is_slam(house("F")));
    assert_eq!(at(before).captured_by(house("F")), 0);
    assert_eq!(after(before, "F").to_string(), "0-0-0-0-1-0-2-2-0-0-0-0-21-22-N");
}

#[test]
fn grand_slam_takes_when_so_chosen() {
    let next = after("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S slam=takes", "F");
    assert_eq!(next.to_string(), "0-0-0-0-1-0-0-0-0-0-0-0-25-22-N slam=takes");
    assert_eq!(next.outcome(), Some(Outcome::scores([25, 22])));
}

#[test]
fn a_slam_that_takes_too_little_to_win_still_ends_the_game() {
    let next = after("1-0-0-0-1-2-1-1-0-0-0-0-20-22-S slam=takes", "F");
    assert_eq!(next.to_string(), "1-0-0-0-1-0-0-0-0-0-0-0-24-22-N slam=takes");
    assert_eq!(next.outcome(), Some(Outcome::scores([26, 22])));
}

#[test]
fn forbidden_slams_are_refused_while_there_is_another_move() {
    let here = at("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S slam=forbidden");
    assert_eq!(legal(&here), "E");
    assert_eq!(here.check(house("F")), Err(Refusal::Slam(house("F"))));
}

#[test]
fn forbidden_slams_are_allowed_and_capture_when_there_is_nothing_else() {
    let next = after("0-0-0-0-0-2-1-1-0-0-0-0-22-22-S slam=forbidden", "F");
    assert_eq!(next.to_string(), "0-0-0-0-0-0-0-0-0-0-0-0-26-22-N slam=forbidden");
}

#[test]
fn a_slam_made_while_feeding_is_refused_as_a_slam() {
    let here = at("0-0-0-0-2-17-0-0-0-0-0-0-14-15-S slam=forbidden");
    assert_eq!(here.check(house("F")), Err(Refusal::Slam(house("F"))));
    assert_eq!(legal(&here), "E");
}

#[test]
fn the_opponent_must_be_fed() {
    let here = at("1-0-0-0-0-1-0-0-0-0-0-0-23-23-S");
    assert_eq!(legal(&here), "F");
    assert_eq!(here.check(house("A")), Err(Refusal::MustFeed(house("A"))));
    assert_eq!(legal(&at("1-0-0-0-0-1-0-0-0-0-0-0-23-23-S rules=report")), "AF");
}

#[test]
fn with_no_way_to_feed_each_side_keeps_its_seeds() {
    let here = at("5-0-3-2-1-0-0-0-0-0-0-0-19-18-S");
    assert_eq!(here.outcome(), Some(Outcome::scores([30, 18])));
    assert_eq!(here.check(house("A")), Err(Refusal::Over));
}

#[test]
fn twenty_four_each_is_a_draw() {
    let here = at("0-0-0-0-0-0-0-0-0-0-0-0-24-24-S");
    assert_eq!(here.outcome(), Some(Outcome::scores([24, 24])));
}

#[test]
fn a_repeated_position_ends_the_game() {
    let record = game(at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), "AaBbCcDdEeFf");
    assert!(record.ended_by_repetition());
    assert_eq!(record.outcome(), Some(Outcome::scores([24, 24])));
    assert!(record.legal().is_empty());
}

#[test]
fn the_reports_rules_know_no_repetition() {
    let record = game(at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report"), "AaBbCcDdEeFf");
    assert_eq!(record.outcome(), None);
    assert_eq!(record.now().move_limit(), Some(1_000));
    assert_eq!(start().move_limit(), None);
}

#[test]
fn whole_games_end_as_they_should() {
    let ends = |letters: &str| game(start(), letters);
    let first = ends("CeCfCdEcDaBfEbA");
    assert_eq!(first.outcome().and_then(|end| end.winner), Some(Seat::FIRST));
    assert_eq!(first.now().captured(Seat::FIRST), 27);
    let second = ends("EbFcBfCeDfEbAaAdCe");
    assert_eq!(second.outcome().and_then(|end| end.winner), Some(Seat::SECOND));
    assert_eq!(second.now().captured(Seat::SECOND), 25);
    let hungry = ends("CfFaEbBcFfAaDeDaEcCaEbBfAcFdEfBeFf");
    assert_eq!(hungry.outcome(), Some(Outcome::scores([30, 18])));
    let again = ends("CeCdFfBcDcAaEcBbCdFeAbBcFeCdDeEfFeEfDdCeBfFaEbAc");
    assert!(again.ended_by_repetition());
    assert_eq!(again.outcome(), Some(Outcome::scores([24, 24])));
}

#[test]
fn by_the_reports_rules_a_player_without_seeds_is_passed_over() {
    let next = after("1-0-0-0-0-2-0-0-0-0-0-0-22-23-S rules=report", "A");
    assert_eq!(next.to_string(), "0-1-0-0-0-2-0-0-0-0-0-0-22-23-S rules=report");
    let read = at("0-1-0-0-0-2-0-0-0-0-0-0-22-23-N rules=report");
    assert_eq!(read, next, "a text whose mover has no seeds is read as after the pass");
}

#[test]
fn nobody_is_passed_over_once_the_game_is_won() {
    let text = "0-1-0-0-0-0-0-0-0-0-0-0-25-22-N rules=report";
    assert_eq!(at(text).to_string(), text);
}

#[test]
fn any_number_of_seeds_can_be_begun_with() {
    let board = |south, north, captures, options| {
        Oware::with_board(south, north, captures, Seat::FIRST, options).expect("a board")
    };
    let book = OwareOptions::book(Slam::None);
    let few = board([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], [0, 10], OwareOptions::REPORT);
    let mut over = few;
    over.apply(house("F"));
    assert_eq!(over.outcome(), Some(Outcome::scores([2, 10])), "on an empty board the larger score wins");
    assert_eq!(board([0; 6], [0; 6], [3, 3], OwareOptions::REPORT).outcome(), Some(Outcome::scores([3, 3])));
    assert_eq!(board([4; 6], [4; 6], [25, 0], book).outcome(), Some(Outcome::scores([25, 0])));
    assert_eq!(board([4; 6], [4; 6], [26, 30], book).outcome(), Some(Outcome::scores([26, 30])));
    assert_eq!(board([4; 6], [4; 6], [24, 24], book).outcome(), Some(Outcome::scores([24, 24])));
    assert_eq!(board([4; 6], [4; 6], [24, 23], book).outcome(), None);
}

#[test]
fn a_house_of_two_hundred_and_fifty_five_seeds_is_sown_round_and_round() {
    for options in [OwareOptions::default(), OwareOptions::REPORT] {
        let mut at =
            Oware::with_board([0, 0, 255, 0, 0, 0], [0; 6], [0; 2], Seat::FIRST, options).expect("a board");
        at.apply(house("C"));
        let all: u32 = at.houses().iter().chain(&at.captures()).map(|&seeds| u32::from(seeds)).sum();
        assert_eq!(all, 255);
    }
}

#[test]
fn boards_that_cannot_be_held_are_refused() {
    let too_many = Oware::with_board([255; 6], [255; 6], [255; 2], Seat::FIRST, OwareOptions::default());
    let sentence = "There are 3570 seeds in all; at most 255 can be played with.";
    assert_eq!(too_many.map_err(|error| error.to_string()), Err(sentence.to_owned()));
    let third = Oware::with_board([4; 6], [4; 6], [0; 2], Seat::new(2), OwareOptions::default());
    let sentence = "There is no player 3: the players are 1 and 2.";
    assert_eq!(third.map_err(|error| error.to_string()), Err(sentence.to_owned()));
}

#[test]
fn games_of_any_total_end_or_go_on_without_losing_a_seed() {
    use tabuleiro_search::random;
    for (seed, seeds) in [1, 3, 9, 20].into_iter().enumerate() {
        for options in ["", "slam=takes", "slam=forbidden", "rules=report"] {
            let options = options.parse().expect("options");
            let start =
                Oware::with_board([seeds; 6], [seeds; 6], [1, 2], Seat::SECOND, options).expect("a board");
            let mut rng = random::seeded(seed as u64);
            let mut record = Record::new(start);
            while record.outcome().is_none() && record.ply() < 300 {
                record.play(record.now().sample(&mut rng).expect("a move")).expect("a legal move");
                let now = record.now();
                let all: u32 = now.houses().iter().chain(&now.captures()).map(|&n| u32::from(n)).sum();
                assert_eq!(all, 12 * u32::from(seeds) + 3);
            }
        }
    }
}

/// North has nothing, and F can feed: whatever stops before North's houses must not be sown.
#[test]
fn every_house_that_does_not_reach_a_bare_opponent_must_not_be_sown() {
    for (lane, letter) in ["A", "B", "C", "D", "E"].into_iter().enumerate() {
        for seeds in 1..12_u8 {
            let mut houses = [0; 12];
            (houses[lane], houses[5]) = (seeds, 1);
            let row: Vec<String> = houses.iter().map(u8::to_string).collect();
            let here = at(&format!("{}-23-{}-S", row.join("-"), 24 - seeds));
            let refused = (usize::from(seeds) + lane < 6).then_some(Refusal::MustFeed(house(letter)));
            assert_eq!(here.check(house(letter)).err(), refused, "{here}");
        }
    }
}

#[test]
fn a_house_that_goes_round_twice_may_feed_and_slam_at_once() {
    // 22 seeds from A leave two in each of North's empty houses, and all of them would be taken.
    let here = at("22-0-0-0-0-2-0-0-0-0-0-0-12-12-S slam=forbidden");
    assert_eq!(here.check(house("A")), Err(Refusal::Slam(house("A"))), "it does feed");
    assert_eq!(here.check(house("F")), Ok(()));
}

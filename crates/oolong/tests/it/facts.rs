//! The facts that the specification lists, each as a test.

use tabuleiro_game::{Game, Outcome, Seat};
use tabuleiro_oolong::{Compass, Move, Oolong, Tea};
use tabuleiro_search::random;

use crate::laws::{at, start};

/// Plays moves one after another; where the waiter stands after each.
fn waiters(position: &mut Oolong, moves: &str) -> Vec<String> {
    let mut walk = |text: &str| {
        position.play(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        position.waiter().to_string()
    };
    moves.split_whitespace().map(&mut walk).collect()
}

#[test]
fn the_waiter_walks_as_in_the_books_example() {
    let found = waiters(&mut start(""), "c/ne ne/s s/nw nw/nw nw/c c/e e/n n/nw nw/w w/c");
    assert_eq!(found.join(" "), "ne/c s/ne nw/s nw/nw c/nw e/c n/e nw/n w/nw c/w");
}

#[test]
fn the_waiter_walks_as_in_the_reports_flow() {
    assert_eq!(waiters(&mut start("rules=report"), "c/nw nw/e e/s").join(" "), "nw/c e/nw s/e");
}

#[test]
fn figure_4_of_the_interim_report_leaves_the_waiter_on_s_se() {
    let mut position = start("");
    waiters(&mut position, "c/nw nw/n n/ne ne/e e/se se/s");
    assert_eq!(
        position.to_string(),
        ".g......./..b....../.....g.../........./b......../........b/........./........./.......g. b s/se BGKJ-RRUC -"
    );
}

#[test]
fn hard_goes_on_from_figure_4_of_the_interim_report_with_s_n() {
    let mut position = start("");
    waiters(&mut position, "c/nw nw/n n/ne ne/e e/se se/s");
    let choice = tabuleiro_oolong::bots::hard(&position, &mut random::seeded(0));
    assert_eq!(choice, Some("s/n".parse().unwrap()));
}

#[test]
fn figure_4_of_the_final_report_is_six_moves_with_its_markers() {
    let mut position = start("markers=KJBR-GURC");
    waiters(&mut position, "c/n n/n n/s s/c c/ne ne/s");
    assert_eq!(
        position.to_string(),
        "........./.g.....b./.......g./........./.bb....../........./........./....g..../......... b s/ne KJBR-GURC -"
    );
}

/// The figure shows no markers; here all are used up.
const FIGURE_5: &str = "gb.b..b../bggggbbgg/ggbbgbg.g/gbggbggbb/b..b.g.../g.gbgbg.g/bb.b.b.b./g.gb.ggg./bbb.b..b. b nw/e bgkj-rruc -";

#[test]
fn figure_5_of_the_interim_report_is_won_by_green() {
    let position = at(FIGURE_5);
    let counts =
        Compass::ALL.map(|table| (position.count(Tea::Black, table), position.count(Tea::Green, table)));
    assert_eq!(counts, [(3, 1), (3, 6), (3, 5), (4, 5), (2, 1), (2, 5), (5, 0), (1, 5), (5, 0)]);
    let greens: Vec<&str> = Compass::ALL
        .into_iter()
        .filter(|table| position.claimed(*table) == Some(Tea::Green))
        .map(Compass::name)
        .collect();
    assert_eq!(greens.join(" "), "n ne w e s");
    assert_eq!(position.claims(Tea::Black), 2);
    assert_eq!(position.outcome(), Some(Outcome::won(Seat::SECOND)));
}

#[test]
fn figure_5_shows_the_waiter_where_it_walks_after_the_winning_cup_on_e_nw() {
    let before = FIGURE_5.replace("/g.gbgbg.g/", "/..gbgbg.g/").replace(" b nw/e ", " g e/n ");
    let mut position = at(&before);
    waiters(&mut position, "e/nw");
    assert_eq!(position.to_string(), FIGURE_5);
}

#[test]
fn a_waiter_on_the_only_empty_seat_frees_all_other_tables() {
    let position = at(
        "b......../g......../........./.bgbgbgbg/........./........./........./........./......... b w/nw BGKJ-RRUC -",
    );
    let legal: Vec<Move> = position.moves().collect();
    assert_eq!(legal.len(), 70);
    let is_elsewhere = |mv: &Move| matches!(mv, Move::Place(chair) if chair.table != Compass::W);
    assert!(legal.iter().all(is_elsewhere));
}

#[test]
fn a_cup_and_the_waiter_turn_together() {
    let mut position = at(
        "........./.b......./b......../........./g......../........./........./........./......... g n/n BGrJ-KRUC b:ne",
    );
    position.play("ro:+1".parse().unwrap()).unwrap();
    assert_eq!(
        position.to_string(),
        "........./..b....../b......../........./g......../........./........./........./......... g n/ne BGrJ-KRUC -"
    );
}

#[test]
fn random_games_have_the_expected_length_and_draws() {
    const GAMES: u32 = 4_000;
    let (mut decisions, mut answers, mut draws) = (0, 0, 0);
    for seed in 0..GAMES {
        let mut rng = random::seeded(u64::from(seed));
        let mut position = Oolong::start(Oolong::deal("".parse().unwrap(), &mut rng));
        while let Some(mv) = position.sample(&mut rng) {
            decisions += 1;
            answers += u32::from(!matches!(mv, Move::Place(_)));
            position.apply(mv);
        }
        draws += u32::from(position.outcome() == Some(Outcome::DRAW));
    }
    let mean = |total: u32| f64::from(total) / f64::from(GAMES);
    assert!((83.0..86.0).contains(&mean(decisions)), "{} decisions", mean(decisions));
    assert!((6.5..7.5).contains(&mean(answers)), "{} answers to markers", mean(answers));
    assert!((0.10..0.20).contains(&mean(draws)), "{} drawn", mean(draws));
}

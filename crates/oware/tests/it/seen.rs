//! What is seen and said.

use tabuleiro_game::step::back;
use tabuleiro_game::{Change, Game, Mark, Message, Show, Speak, SpotIndex};
use tabuleiro_oware::{Oware, OwareOptions, WORDS};
use tabuleiro_testkit::{Lang, words};
use tabuleiro_text::{Ink, Sketch, Speaker};

use crate::{at, game, house};

fn said(messages: impl IntoIterator<Item = Message>) -> Vec<String> {
    messages.into_iter().map(|message| message.to_string()).collect()
}

fn steps(text: &str, letter: &str) -> Vec<String> {
    said(at(text).steps(house(letter)).into_iter().map(|step| step.say))
}

fn verdict(text: &str) -> String {
    let here = at(text);
    here.verdict(here.outcome().expect("it is over")).to_string()
}

#[test]
fn north_sits_above_and_south_below() {
    let here = at("0-0-0-7-0-12-0-4-2-1-1-0-9-12-S");
    let board = Oware::board(here.options());
    let view = here.view(Some((&here, house("b"))), None);
    let ink = Ink { unicode: true, ..Ink::PLAIN };
    let drawn = Sketch::new("oware", &WORDS, &board).draw(&board, &view, &Speaker::new(Lang::En), ink).text();
    let wanted = "          f     e     d     c     b     a       North 12
     ╭───────────────────────────────────────╮
   ← │    ·     1     1     2    (4)    ·    │
     ├────6─────5─────4─────3─────2─────1────┤
     │    ·     ·     ·     7     ·    12    │ →
     ╰───────────────────────────────────────╯
          A     B     C     D     E     F       South 9";
    assert_eq!(drawn, wanted);
}

#[test]
fn seeds_fall_one_by_one_and_captures_run_back() {
    assert_eq!(
        steps("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S", "D"),
        [
            "A seed falls into E.",
            "A seed falls into F.",
            "A seed falls into a.",
            "A seed falls into b.",
            "A seed falls into c.",
            "A seed falls into d.",
            "A seed falls into e.",
            "South captures 2 from e.",
            "South captures 2 from d.",
            "South captures 3 from c.",
        ]
    );
}

#[test]
fn a_slam_that_takes_nothing_is_said() {
    let told = steps("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S", "F");
    assert_eq!(told[2], "That would take all of North’s seeds: a grand slam captures nothing.");
    assert_eq!(told.len(), 3);
}

#[test]
fn a_pass_is_said() {
    let told = steps("1-0-0-0-0-2-0-0-0-0-0-0-22-23-S rules=report", "A");
    assert_eq!(told, ["A seed falls into B.", "North has no seeds and is passed over."]);
}

#[test]
fn moves_and_questions_are_told() {
    let here = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S");
    assert_eq!(here.tell(house("D")).to_string(), "South sows the 7 seeds of house D, the last into e.");
    assert_eq!(here.tell(house("F")).to_string(), "South sows the one seed of house F into a.");
    assert_eq!(here.question().to_string(), "South, which house do you sow?");
}

#[test]
fn every_end_has_its_sentence() {
    let cases = [
        ("0-0-0-0-1-2-1-5-0-0-0-0-27-12-N", "South wins: 27 seeds captured against 12."),
        ("0-0-0-0-0-0-0-0-0-0-0-0-24-24-N", "A draw: both have captured 24 seeds."),
        (
            "5-0-3-2-1-0-0-0-0-0-0-0-19-18-S",
            "South wins: 30 seeds against 18. South has no move that gives North a seed. Each side keeps its own seeds.",
        ),
        (
            "1-1-0-0-0-0-0-0-0-0-0-0-22-24-N slam=takes",
            "A draw: 24 seeds each. North has no seeds to sow. Each side keeps its own seeds.",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(verdict(text), sentence);
        words::assert_said(&at(text).verdict(at(text).outcome().expect("it is over")));
    }
}

#[test]
fn a_repetition_and_a_bare_board_have_theirs() {
    let record = game(at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), "AaBbCcDdEeFf");
    let told = record.now().verdict(record.outcome().expect("it is over"));
    let sentence =
        "A draw: 24 seeds each. This position has been on the board before. Each side keeps its own seeds.";
    assert_eq!(told.to_string(), sentence);
    let bare = Oware::with_board([0; 6], [0; 6], [3, 9], tabuleiro_game::Seat::FIRST, OwareOptions::REPORT);
    let bare = bare.expect("a board");
    let told = bare.verdict(bare.outcome().expect("it is over"));
    let sentence =
        "North wins: 9 seeds against 3. No seeds are left on the board. Each side keeps its own seeds.";
    assert_eq!(told.to_string(), sentence);
    words::assert_said(&told);
}

fn spot(id: &str) -> SpotIndex {
    Oware::board(OwareOptions::default()).find(id).unwrap_or_else(|| panic!("there is no spot {id}"))
}

fn decided(here: &Oware) -> Vec<Mark> {
    here.decided(here.outcome().expect("it is over"))
}

#[test]
fn the_winners_store_is_the_winning_line() {
    let before = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S");
    let record = game(before, "D");
    let view = record.now().view(record.last(), record.outcome());
    let moved = |mark: &&Mark| matches!(mark, Mark::Moved { .. });
    let others: Vec<&Mark> = view.marks.iter().filter(|mark| !moved(mark)).collect();
    assert_eq!(others, [&Mark::Last(spot("D")), &Mark::Line(vec![spot("store1")])]);
    assert_eq!((view.scores, view.turn, view.question), (vec![27, 12], None, None));
    assert_eq!(decided(&at("4-4-4-4-4-3-0-0-0-0-0-0-0-25-N")), [Mark::Line(vec![spot("store2")])]);
}

#[test]
fn where_no_captures_win_the_reason_is_said() {
    let cases = [
        ("0-0-0-0-0-0-0-0-0-0-0-0-24-24-N", None, "Both have captured 24 seeds."),
        ("5-0-3-2-1-0-0-0-0-0-0-0-19-18-S", Some("store1"), "South has no move that gives North a seed."),
        ("1-1-0-0-0-0-0-0-0-0-0-0-22-24-N slam=takes", None, "North has no seeds to sow."),
        ("1-1-0-0-0-0-0-0-0-0-0-0-23-23-N", Some("store1"), "North has no seeds to sow."),
    ];
    for (text, store, sentence) in cases {
        let marks = decided(&at(text));
        let [lines @ .., Mark::Reason(reason)] = &marks[..] else { panic!("a reason at {text}") };
        let line: Vec<Mark> = store.map(|store| Mark::Line(vec![spot(store)])).into_iter().collect();
        assert_eq!(lines, line, "whoever wins has the most in its store: {text}");
        assert_eq!(reason.to_string(), sentence);
        words::assert_said(reason);
    }
    let repeated = game(at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), "AaBbCcDdEeFf");
    let marks = repeated.now().decided(repeated.outcome().expect("it is over"));
    let [Mark::Reason(reason)] = &marks[..] else { panic!("{marks:?}") };
    assert_eq!(reason.to_string(), "This position has been on the board before.");
}

#[test]
fn a_refusal_points_at_the_house_and_at_what_forbids_it() {
    let cases = [
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "a", ""),
        ("5-0-3-2-1-0-0-0-0-0-0-0-19-18-S", "A", ""),
        ("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S", "A", ""),
        ("1-0-0-0-0-1-0-0-0-0-0-0-23-23-S", "A", "abcdef"),
        ("0-0-0-0-0-0-1-0-0-0-0-1-23-23-N", "a", "ABCDEF"),
        ("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S slam=forbidden", "F", "ba"),
        ("0-0-0-0-2-17-0-0-0-0-0-0-14-15-S slam=forbidden", "F", "fedcba"),
    ];
    for (text, letter, forbidding) in cases {
        let here = at(text);
        let refusal = here.check(house(letter)).expect_err("a rule refuses it");
        let pointer = here.point(house(letter), refusal);
        assert_eq!(pointer.about, Some(spot(letter)), "{text}");
        let spots: Vec<SpotIndex> = forbidding.chars().map(|letter| spot(&letter.to_string())).collect();
        assert_eq!(pointer.because, spots, "{text}");
    }
}

#[test]
fn before_a_house_is_sown_it_can_be_seen_what_that_would_do() {
    let here = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S");
    let steps = here.steps(house("D"));
    let from_to = |change: &Change| match *change {
        Change::Shift { count, from, to, .. } => (count, from, to),
        Change::Become { .. } => panic!("seeds stay seeds"),
    };
    let moved: Vec<_> = steps.iter().flat_map(|step| &step.changes).map(from_to).collect();
    let sown = ["E", "F", "a", "b", "c", "d", "e"].map(|to| (1, spot("D"), spot(to)));
    let captured = [(2, "e"), (2, "d"), (3, "c")].map(|(count, from)| (count, spot(from), spot("store1")));
    assert_eq!(moved, [&sown[..], &captured[..]].concat());
    let undone: Vec<_> = back(&steps).iter().flat_map(|step| step.changes.clone()).collect();
    assert_eq!(from_to(&undone[0]), (3, spot("store1"), spot("c")));
    assert_eq!(from_to(&undone[9]), (1, spot("E"), spot("D")));
}

/// As in the picture of the board: two rows of six alike, North's first house above South's last, a store at either end.
#[test]
fn houses_lie_in_two_rows_and_sowing_goes_round_against_the_clock() {
    let board = Oware::board(OwareOptions::default());
    let ids: String = board.spots[..12].iter().map(|spot| spot.id.as_str()).collect();
    assert_eq!(ids, "ABCDEFabcdef");
    let at = |id: &str| board.spot(spot(id)).expect("it is on the board").at;
    for (south, north) in "ABCDEF".chars().zip("fedcba".chars()) {
        let [south, north] = [south, north].map(|letter| at(&letter.to_string()));
        assert!(south.x == north.x && south.y > north.y);
    }
    for pair in ["A", "B", "C", "D", "E", "F"].windows(2) {
        assert_eq!((at(pair[1]).x - at(pair[0]).x, at(pair[1]).y), (100, at(pair[0]).y));
    }
    assert!(at("store1").x > at("F").x && at("store2").x < at("A").x);
    assert_eq!(at("store1").x + at("store2").x, board.extent.width, "it is as wide on both sides");
    assert_eq!(at("A").y + at("a").y, board.extent.height);
}

#[test]
fn heaps_are_called_by_their_number() {
    let board = Oware::board(OwareOptions::default());
    let look = at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S").tokens()[0].look;
    let called = |count| board.token_name(look, count).map(|name| name.to_string());
    assert_eq!((called(1), called(7)), (Some("one seed".into()), Some("7 seeds".into())));
}

#[test]
fn every_refusal_speaks_both_languages() {
    let cases = [
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "a", "A casa a é do Norte: o Sul semeia as casas de A a F."),
        ("5-0-3-2-1-0-0-0-0-0-0-0-19-18-S", "A", "O jogo acabou: já não se pode semear nenhuma casa."),
        (
            "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
            "A",
            "O Norte já não tem sementes: é preciso semear uma casa que lhe dê alguma, e A não chega ao outro lado.",
        ),
        (
            "0-0-0-0-1-2-1-1-0-0-0-0-21-22-S slam=forbidden",
            "F",
            "A casa F capturaria todas as sementes do Norte: é proibido enquanto houver outra jogada.",
        ),
        ("0-0-0-0-1-2-1-1-0-0-0-0-21-22-S", "A", "A casa A está vazia: não há nada para semear."),
    ];
    for (text, letter, sentence) in cases {
        let refusal = at(text).check(house(letter)).expect_err("a rule refuses it");
        assert_eq!(Speaker::new(Lang::Pt).say(&refusal.message()), sentence);
        words::assert_said(&refusal.message());
    }
}

#[test]
fn every_sentence_is_used() {
    let sources = [
        include_str!("../../src/board.rs"),
        include_str!("../../src/book.rs"),
        include_str!("../../src/bots/ladder.rs"),
        include_str!("../../src/moves.rs"),
        include_str!("../../src/net.rs"),
        include_str!("../../src/notation.rs"),
        include_str!("../../src/ogn_read.rs"),
        include_str!("../../src/options.rs"),
        include_str!("../../src/position.rs"),
        include_str!("../../src/read.rs"),
        include_str!("../../src/refusal.rs"),
        include_str!("../../src/remark.rs"),
        include_str!("../../src/show.rs"),
        include_str!("../../src/steps.rs"),
        include_str!("../../src/study.rs"),
        include_str!("../../src/verdict.rs"),
    ];
    words::assert_used(&WORDS, &sources.concat());
}

#[test]
fn marks_tell_where_the_seeds_of_the_last_move_fell_and_which_were_taken() {
    let record = game(at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S"), "D");
    let view = record.now().view(record.last(), record.outcome());
    let moved = |mark: &Mark| match mark {
        Mark::Moved { count, from, to, .. } => Some((*count, *from, *to)),
        _ => None,
    };
    let fallen = ["E", "F", "a", "b", "c", "d", "e"].map(|house| (1, spot("D"), spot(house)));
    let taken = [("e", 2), ("d", 2), ("c", 3)].map(|(house, seeds)| (seeds, spot(house), spot("store1")));
    let told: Vec<_> = view.marks.iter().filter_map(moved).collect();
    assert_eq!(told, [&fallen[..], &taken[..]].concat());
}

#[test]
fn remarks_tell_captures_with_the_score_or_why_nothing_is_taken() {
    let said = |position: &str, house: &str| {
        let remarks = at(position).remarks(crate::house(house));
        remarks.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let leads = said("0-0-0-7-0-1-0-4-2-1-1-0-16-16-S", "D");
    assert_eq!(leads, ["South captures 2 from e, 2 from d and 3 from c, and leads 23 to 16."]);
    let trails = said("0-0-0-0-0-1-1-5-0-0-0-0-19-22-S", "F");
    assert_eq!(trails, ["South captures 2 from a; it is 21 to 22 then."]);
    assert_eq!(said("0-0-0-7-0-1-0-4-2-1-1-0-16-16-S", "F"), Vec::<String>::new());
    let slam = said("0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", "F");
    assert!(slam[0].contains("grand slam"), "{slam:?}");
}

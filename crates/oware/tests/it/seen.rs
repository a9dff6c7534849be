//! What is seen and said.

use tabuleiro_game::{Game, Mark, Message, Show, Speak, SpotId};
use tabuleiro_oware::{Oware, OwareOptions, WORDS};
use tabuleiro_testkit::{Lang, words};
use tabuleiro_text::{Ink, Speaker, draw};

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
    let scene = at("0-0-0-7-0-12-0-4-2-1-1-0-9-12-S").scene(Some(house("b")), false);
    let drawn = draw(&scene, &WORDS, &Speaker::new(Lang::En), Ink { colour: false, unicode: true });
    let wanted = "          f     e     d     c     b     a       North 12
     ╭───────────────────────────────────────╮
   ← │    ·     1     1     2    (4)    ·    │
     │    6     5     4     3     2     1    │
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
    assert_eq!(here.tell(house("D")).to_string(), "South sows the 7 seeds of house D.");
    assert_eq!(here.tell(house("F")).to_string(), "South sows the one seed of house F.");
    assert_eq!(here.question().to_string(), "South, which house do you sow?");
}

#[test]
fn every_end_has_its_sentence() {
    let cases = [
        ("0-0-0-0-1-2-1-5-0-0-0-0-27-12-N", "South wins, having captured 27 seeds against 12."),
        ("0-0-0-0-0-0-0-0-0-0-0-0-24-24-N", "A draw: both have captured 24 seeds."),
        (
            "5-0-3-2-1-0-0-0-0-0-0-0-19-18-S",
            "South has no move that gives North a seed. Each side keeps its own seeds, and South wins by 30 to 18.",
        ),
        (
            "1-1-0-0-0-0-0-0-0-0-0-0-22-24-N slam=takes",
            "North has no seeds to sow. Each side keeps its own seeds: a draw, 24 each.",
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
        "This position has been on the board before. Each side keeps its own seeds: a draw, 24 each.";
    assert_eq!(told.to_string(), sentence);
    let bare = Oware::with_board([0; 6], [0; 6], [3, 9], tabuleiro_game::Seat::FIRST, OwareOptions::REPORT);
    let bare = bare.expect("a board");
    let told = bare.verdict(bare.outcome().expect("it is over"));
    let sentence = "No seeds are left on the board. Each side keeps its own seeds, and North wins by 9 to 3.";
    assert_eq!(told.to_string(), sentence);
    words::assert_said(&told);
}

#[test]
fn the_winners_store_is_marked() {
    let won = at("0-0-0-0-1-2-1-5-0-0-0-0-27-12-N");
    let marks = won.marks(Some(house("D")));
    assert_eq!(marks, [Mark::Last(SpotId::new("D")), Mark::Winning(SpotId::new("store1"))]);
}

#[test]
fn every_refusal_speaks_both_languages() {
    let cases = [
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "a", "A casa a é de Norte: Sul semeia as casas de A a F."),
        ("5-0-3-2-1-0-0-0-0-0-0-0-19-18-S", "A", "O jogo acabou: já não se pode semear nenhuma casa."),
        (
            "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
            "A",
            "Norte já não tem sementes: é preciso semear uma casa que lhe dê alguma, e A não chega ao outro lado.",
        ),
        (
            "0-0-0-0-1-2-1-1-0-0-0-0-21-22-S slam=forbidden",
            "F",
            "A casa F capturaria todas as sementes de Norte: é proibido enquanto houver outra jogada.",
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
        include_str!("../../src/bots.rs"),
        include_str!("../../src/moves.rs"),
        include_str!("../../src/notation.rs"),
        include_str!("../../src/ogn_read.rs"),
        include_str!("../../src/options.rs"),
        include_str!("../../src/position.rs"),
        include_str!("../../src/read.rs"),
        include_str!("../../src/refusal.rs"),
        include_str!("../../src/show.rs"),
        include_str!("../../src/steps.rs"),
        include_str!("../../src/study.rs"),
        include_str!("../../src/tables/error.rs"),
    ];
    words::assert_used(&WORDS, &sources.concat());
}

//! Rules that are easily got wrong, and our rulings where the book is silent.

use tabuleiro_game::{Game, Outcome, Seat};
use tabuleiro_oolong::{Compass, Move, Oolong, Refusal, Tea};

use crate::laws::at;

fn play(position: &mut Oolong, moves: &str) {
    for text in moves.split_whitespace() {
        position.play(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn refusal(position: &Oolong, text: &str) -> Option<Refusal> {
    position.check(text.parse().unwrap()).err()
}

/// Black puts a third cup on nw, where B lies.
const BEFORE_B: &str = "bb......./........./bbb...g../g......../g......../g......../........./........./g........ b nw/c BGRJ-KRUC -";

#[test]
fn a_third_cup_triggers_the_marker_that_moves_a_cup() {
    let mut position = at(BEFORE_B);
    play(&mut position, "nw/se");
    assert!(position.to_string().ends_with(" g se/nw bGRJ-KRUC b:nw"));
    assert_eq!(position.turn(), Seat::FIRST);
}

#[test]
fn a_moved_cup_triggers_the_next_marker_and_leaves_the_waiter() {
    let mut position = at(BEFORE_B);
    play(&mut position, "nw/se mp:nw/nw>ne/se");
    assert!(position.to_string().ends_with(" g se/nw bGrJ-KRUC b:ne"), "{position}");
}

#[test]
fn whoever_moved_the_cup_answers_what_it_triggers() {
    let mut position = at(BEFORE_B);
    play(&mut position, "nw/se mp:nw/nw>ne/se ro:+4");
    assert_eq!(position.turn(), Seat::SECOND);
}

#[test]
fn in_the_reports_rules_a_moved_cup_triggers_nothing() {
    let mut position = at(&format!("{BEFORE_B} rules=report"));
    play(&mut position, "nw/se mp:nw/nw>ne/se");
    assert!(position.to_string().ends_with(" g se/nw bGRJ-KRUC - rules=report"), "{position}");
}

#[test]
fn a_declined_marker_is_used_up() {
    let mut position = at(BEFORE_B);
    play(&mut position, "nw/se --");
    assert!(position.to_string().ends_with(" g se/nw bGRJ-KRUC -"));
}

#[test]
fn in_the_reports_rules_nothing_is_declined() {
    let mut position = at(&format!("{BEFORE_B} rules=report"));
    play(&mut position, "nw/se");
    assert_eq!(refusal(&position, "--"), Some(Refusal::MustChoose));
    assert!(!position.moves().any(|mv| mv == Move::Decline));
}

#[test]
fn a_cup_may_be_moved_to_the_waiters_seat() {
    let mut position = at(BEFORE_B);
    play(&mut position, "nw/se");
    assert_eq!(position.waiter().to_string(), "se/nw");
    assert!(refusal(&position, "mp:ne/n>se/nw").is_some(), "Green's cup stands there");
    let mut position = at(BEFORE_B);
    play(&mut position, "nw/s mp:nw/n>s/nw");
    assert_eq!(position.cup(position.waiter()), Some(Tea::Black));
}

#[test]
fn a_cup_stays_at_its_table_in_the_reports_rules_only() {
    let mut book = at(BEFORE_B);
    play(&mut book, "nw/se");
    assert_eq!(refusal(&book, "mp:nw/n>nw/e"), Some(Refusal::SameTable(Compass::Nw)));
    let mut report = at(&format!("{BEFORE_B} rules=report"));
    play(&mut report, "nw/se");
    assert_eq!(refusal(&report, "mp:nw/n>nw/e"), None);
}

#[test]
fn a_green_cup_can_trigger_blacks_marker() {
    let mut position = at(
        "gg.....b./b......../b......../........./........./........./........./........./......... g nw/c BGRJ-KRUC -",
    );
    play(&mut position, "nw/e");
    assert!(position.to_string().ends_with(" b e/nw bGRJ-KRUC b:nw"), "{position}");
    let is_blacks = |mv: Move| match mv {
        Move::Carry { from, .. } => position.cup(from) == Some(Tea::Black),
        mv => mv == Move::Decline,
    };
    assert!(position.moves().all(is_blacks));
}

/// Green puts a fifth cup on e, where J lies.
const BEFORE_J: &str = "bb......./........./.bb....../........./........./gggg...../bb......./........./g........ g e/s BGRK-JRUC -";

#[test]
fn the_waiter_is_sent_to_the_same_seat_of_another_table() {
    let mut position = at(BEFORE_J);
    play(&mut position, "e/c");
    assert_eq!(position.waiter().to_string(), "c/e");
    assert_eq!(refusal(&position, "mw:c"), Some(Refusal::WaiterThere(Compass::C)));
    play(&mut position, "mw:nw");
    assert_eq!(position.waiter().to_string(), "nw/e");
}

#[test]
fn in_the_reports_rules_the_waiter_may_go_where_it_was_going_but_not_stay() {
    let mut position = at(&format!("{BEFORE_J} rules=report"));
    play(&mut position, "e/c");
    assert_eq!(refusal(&position, "mw:e"), Some(Refusal::JustPlayed(Compass::E)));
    assert_eq!(refusal(&position, "mw:c"), None);
    assert_eq!(position.count_moves(), 8);
}

/// Black puts a fourth cup on n, where R lies; c has cups of both.
const BEFORE_R: &str = "........./bb.b...../........./gg......./.g......./........./........./........./......... b n/s BRGJ-KRUC -";

#[test]
fn the_marker_turns_the_table_where_the_waiter_now_stands() {
    let mut position = at(BEFORE_R);
    play(&mut position, "n/c");
    assert_eq!(refusal(&position, "ro:+0"), Some(Refusal::NoTurn));
    play(&mut position, "ro:+1");
    assert_eq!(
        position.to_string(),
        "........./bb.bb..../........./gg......./..g....../........./........./........./......... g c/ne BrGJ-KRUC -"
    );
}

#[test]
fn in_the_reports_rules_the_table_just_played_on_is_turned() {
    let mut position = at(&format!("{BEFORE_R} rules=report"));
    play(&mut position, "n/c");
    assert_eq!(position.count_moves(), 8);
    let mut turned = position;
    play(&mut turned, "ro:+1");
    assert_eq!(
        turned.to_string(),
        "........./bbb.b..../........./gg......./.g......./........./........./........./......... g c/n BrGJ-KRUC - rules=report"
    );
    play(&mut position, "ro:+0");
    assert_eq!(position.waiter().to_string(), "c/n");
}

#[test]
fn in_the_reports_rules_the_waiter_turns_only_with_the_table_it_comes_back_to() {
    let mut position = at(&format!("{} rules=report", BEFORE_R.replace("bb.b.....", "b..bb....")));
    play(&mut position, "n/n");
    assert_eq!(position.waiter().to_string(), "n/n");
    play(&mut position, "ro:+2");
    assert_eq!(position.waiter().to_string(), "n/e");
}

/// U waits; nw is claimed by Black, e by Green.
const U_WAITS: &str = "bbbbb..../gggb...../b......../........./b......../.ggggg.../........./bb......./bgbgg.g.. b n/se BGRJ-KRCu g:se";

#[test]
fn swapped_tables_take_the_waiter_along_and_leave_the_markers() {
    let mut position = at(U_WAITS);
    assert_eq!(refusal(&position, "sw:nw,n"), Some(Refusal::SwapsUnclaimed(Compass::Nw)));
    assert_eq!(position.count_moves(), 7 * 6 / 2 + 1);
    play(&mut position, "sw:n,w");
    assert_eq!(
        position.to_string(),
        "bbbbb..../........./b......../gggb...../b......../.ggggg.../........./bb......./bgbgg.g.. b w/se BGRJ-KRCu -"
    );
}

#[test]
fn a_swap_triggers_nothing() {
    let mut position = at(&U_WAITS.replace("BGRJ-KRCu", "KCRB-GRJu"));
    play(&mut position, "sw:n,w");
    assert!(position.to_string().ends_with(" b w/se KCRB-GRJu -"), "three green cups now stand where B lies");
}

#[test]
fn the_other_swap_needs_one_claimed_table() {
    let position = at(&U_WAITS.replace("BGRJ-KRCu", "BGRJ-KRUc"));
    assert!(matches!(refusal(&position, "sw:n,w"), Some(Refusal::BothUnclaimed(_))));
    assert!(matches!(refusal(&position, "sw:nw,e"), Some(Refusal::BothClaimed(_))));
    assert_eq!(refusal(&position, "sw:nw,w"), None);
    assert_eq!(position.count_moves(), 2 * 7 + 1);
}

#[test]
fn a_marker_with_nothing_to_offer_is_used_up_without_asking() {
    let mut position = at(
        "gb.bg.ggg/gbgggg.bb/gg.b..b.g/bbbbgbbbg/gbbgbbgbb/bgbgbgggg/gg.bg.bgg/.bgbbgbgb/gbbbgbbgb g ne/se crUr-gjbk -",
    );
    play(&mut position, "ne/ne");
    assert!(position.to_string().ends_with(" b ne/ne crur-gjbk -"));
}

#[test]
fn the_fifth_table_wins_before_any_marker() {
    let mut position = at(
        "gbbbbgbbg/bgb.ggbgb/..gbgbbbg/bbgggbbbg/bgggbbbgb/gggbbgbbb/gb.gbgggb/gggggbbbg/gbggb.ggb b s/se uCKb-jgrr -",
    );
    play(&mut position, "ne/n");
    assert!(
        position.to_string().ends_with(" g n/ne uCKb-jgrr -"),
        "K is not used up, but the waiter has walked"
    );
    assert_eq!(position.outcome(), Some(Outcome::won(Seat::FIRST)));
}

#[test]
fn a_moved_cup_wins_at_once() {
    let mut position = at(
        "ggg.ggbg./..b..bggg/..bbb.ggb/.bgbgbbb./bbg.gbbbg/bb.gbbgbg/bbggggbbb/bgbgbgggg/bbgbgggbg b se/n jbrr-ucgk b:n",
    );
    play(&mut position, "mp:n/e>ne/e");
    assert_eq!(position.outcome(), Some(Outcome::won(Seat::FIRST)));
}

#[test]
fn a_marker_triggered_by_the_last_cup_is_still_answered() {
    let mut position = at(
        "bgbggb.bg/gbgbbbbbb/bbbggbbgg/bgbgbbggg/ggbgbbbgb/gggggggbb/b.gbbggbg/bgggggbbg/ggbbbbbbg g w/sw Kurb-jCrg -",
    );
    play(&mut position, "sw/n");
    assert_eq!(position.outcome(), None);
    assert_eq!(position.turn(), Seat::SECOND);
    play(&mut position, "--");
    assert_eq!(position.outcome(), Some(Outcome::DRAW));
    assert_eq!((position.claims(Tea::Black), position.claims(Tea::Green)), (4, 4));
}

#[test]
fn dealing_lays_every_marker_anywhere() {
    let mut seen = [[0u32; 7]; 9];
    for seed in 0..4_000 {
        let mut rng = tabuleiro_search::random::seeded(seed);
        let markers = Oolong::deal("".parse().unwrap(), &mut rng).markers();
        for table in Compass::ALL {
            if let Some(marker) = markers.at(table) {
                let kind = tabuleiro_oolong::Marker::ALL.iter().position(|known| *known == marker).unwrap();
                seen[table.index()][kind] += 1;
            }
        }
    }
    for (table, kinds) in seen.iter().enumerate().filter(|(table, _)| *table != 4) {
        for (kind, &count) in kinds.iter().enumerate() {
            let expected = if kind == 4 { 1_000 } else { 500 };
            assert!(count.abs_diff(expected) < 130, "marker {kind} lies {count} times at table {table}");
        }
    }
    assert_eq!(seen[4], [0; 7]);
}

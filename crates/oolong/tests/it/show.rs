//! What can be seen: the board against its drawing, marks, steps, and what a refusal points at.

use std::collections::BTreeSet;

use tabuleiro_game::{
    Board, Change, Game, Mark, Motion, Move as _, Outcome, Point, Pointer, Seat, Show, SpotIndex, Step,
    Token, View,
};
use tabuleiro_oolong::{Chair, Compass, Marker, Move, Oolong, Refusal, Steps};
use tabuleiro_testkit::walk;
use tabuleiro_testkit::words::assert_said;

use crate::laws::{TRICKY, at, start, starts};

fn board() -> Board {
    Oolong::board("".parse().unwrap())
}

fn spot(id: &str) -> SpotIndex {
    board().find(id).unwrap_or_else(|| panic!("there is no {id}"))
}

fn id(spot: SpotIndex) -> String {
    board().spot(spot).expect("it is on the board").id.clone()
}

/// The view after moves, the last one known.
fn after(begin: &Oolong, moves: &str) -> View {
    let (mut now, mut last) = (*begin, None);
    for text in moves.split_whitespace() {
        let mv: Move = text.parse().unwrap();
        last = Some((now, mv));
        now.play(mv).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    now.view(last.as_ref().map(|(before, mv)| (before, *mv)), now.outcome())
}

/// A mark in a few words.
fn told(mark: &Mark) -> String {
    match mark {
        Mark::Last(spot) => format!("last {}", id(*spot)),
        Mark::Moved { count, from, to, .. } => format!("moved {count} {} {}", id(*from), id(*to)),
        Mark::Asked(spot) => format!("asked {}", id(*spot)),
        Mark::Line(spots) => {
            format!("line {}", spots.iter().map(|spot| id(*spot)).collect::<Vec<_>>().join(" "))
        }
        Mark::Reason(reason) => format!("reason {reason}"),
        Mark::Claimed(spot, seat) => format!("claimed {} {seat}", id(*spot)),
        Mark::Turned(spot, degrees) => format!("turned {} {degrees}", id(*spot)),
        Mark::Swapped(one, other) => format!("swapped {} {}", id(*one), id(*other)),
    }
}

/// The marks of a view but for what moved.
fn marks(view: &View) -> Vec<String> {
    view.marks.iter().map(told).filter(|told| !told.starts_with("moved")).collect()
}

/// What the last move moved.
fn moved(view: &View) -> Vec<String> {
    view.marks.iter().map(told).filter(|told| told.starts_with("moved")).collect()
}

#[test]
fn marks_tell_where_cup_and_waiter_went() {
    let opened = after(&at(BEFORE_R), "n/c");
    assert_eq!(moved(&opened), ["moved 1 hand1 n/c", "moved 1 n/s c/n"]);
    assert_eq!(moved(&after(&at(BEFORE_R), "n/c --")), Vec::<String>::new());
}

#[test]
fn a_marker_that_waits_is_marked_with_the_table_it_would_turn() {
    let asked = marks(&after(&at(BEFORE_R), "n/c"));
    assert_eq!(asked[asked.len() - 2..], ["asked marker:n", "asked c"]);
    let report = at(&format!("{BEFORE_R} rules=report"));
    let asked = marks(&after(&report, "n/c"));
    assert_eq!(asked[asked.len() - 2..], ["asked marker:n", "asked n"]);
    assert!(!marks(&at(BEFORE_R).view(None, None)).iter().any(|mark| mark.starts_with("asked")));
}

#[test]
fn spots_have_the_names_by_which_records_and_skins_call_them() {
    let mut names: Vec<String> = Compass::ALL.map(|table| table.to_string()).to_vec();
    names.extend(Chair::all().map(|chair| chair.to_string()));
    names.extend(["nw", "n", "ne", "w", "e", "sw", "s", "se"].map(|table| format!("marker:{table}")));
    names.extend(["hand1", "hand2"].map(str::to_owned));
    names.extend((0..8).map(|steps| format!("turn:{steps}")));
    names.push("decline".to_owned());
    assert_eq!(board().spots.iter().map(|spot| spot.id.clone()).collect::<Vec<_>>(), names);
}

/// Where a seat lies, seen from the middle of its table.
fn from_middle(board: &Board, chair: Chair) -> (f64, f64) {
    let place = |id: String| board.spot(spot(&id)).expect("it is there").at;
    let (Point { x, y }, middle) = (place(chair.to_string()), place(chair.table.to_string()));
    (f64::from(x - middle.x), f64::from(y - middle.y))
}

#[test]
fn a_table_turned_by_45_degrees_has_its_seats_where_others_were() {
    let board = board();
    for chair in Chair::all().filter(|chair| chair.seat != Compass::C) {
        let (x, y) = from_middle(&board, chair);
        let (sine, cosine) = std::f64::consts::FRAC_PI_4.sin_cos();
        let turned = (x * cosine - y * sine, x * sine + y * cosine);
        let next = from_middle(&board, Chair::new(chair.table, chair.seat.turned(Steps::of(1))));
        let miss = (turned.0 - next.0).hypot(turned.1 - next.1);
        assert!(miss < 0.1, "{chair} misses by {miss}");
    }
    for table in Compass::ALL {
        assert_eq!(from_middle(&board, Chair::new(table, Compass::C)), (0.0, 0.0));
    }
}

#[test]
fn the_board_has_the_proportions_of_the_drawing() {
    // Drawn: tables of radius 124, a ring of 83 and saucers of 29.5 in rooms of 300 × 336.
    let board = board();
    let place = |id: &str| board.spot(spot(id)).expect("it is there");
    let (table, chair) = (place("nw"), place("nw/n"));
    let scale = f64::from(table.size.width) / 248.0;
    let near = |found: i32, drawn: f64| {
        assert!((f64::from(found) / scale / drawn - 1.0).abs() < 0.02, "{found} is not {drawn}");
    };
    near(table.at.y - chair.at.y, 83.0);
    near(chair.size.width, 59.0);
    near(place("n").at.x - table.at.x, 300.0);
    near(place("w").at.y - table.at.y, 336.0);
    near(place("marker:nw").size.width, 264.0);
    near(place("marker:nw").at.y - table.at.y, 151.0);
}

#[test]
fn neighbours_on_a_ring_do_not_touch() {
    let board = board();
    for seat in Compass::ALL {
        for other in Compass::ALL.into_iter().filter(|other| *other != seat) {
            let [one, two] = [seat, other].map(|seat| from_middle(&board, Chair::new(Compass::C, seat)));
            assert!((one.0 - two.0).hypot(one.1 - two.1) > 100.0, "{seat} and {other}");
        }
    }
}

#[test]
fn a_view_is_small() {
    assert_eq!(size_of::<Token>(), 6);
    for at in walk::positions(&starts(), 2) {
        let view = at.view(None, at.outcome());
        assert_eq!(view.tokens.len(), usize::from(at.placed()) + 11, "at {at}");
        assert!(view.facts.len() <= 4 && view.marks.len() <= 14, "at {at}");
        let bytes =
            size_of_val(&view.tokens[..]) + size_of_val(&view.marks[..]) + size_of_val(&view.facts[..]);
        assert!(bytes < 2_000, "{bytes} at {at}");
    }
}

/// Black puts a fourth cup on n, where R lies; c has cups of both.
const BEFORE_R: &str = "........./bb.b...../........./gg......./.g......./........./........./........./......... b n/s BRGJ-KRUC -";

#[test]
fn the_turned_table_is_marked_under_both_rules() {
    assert_eq!(marks(&after(&at(BEFORE_R), "n/c ro:+1")), ["last c", "turned c 45"]);
    let report = at(&format!("{BEFORE_R} rules=report"));
    assert_eq!(marks(&after(&report, "n/c ro:+7")), ["last n", "turned n 315"]);
    assert_eq!(marks(&after(&report, "n/c ro:+0")), ["last n"]);
}

/// U waits; nw is claimed by Black, e by Green.
const U_WAITS: &str = "bbbbb..../gggb...../b......../........./b......../.ggggg.../........./bb......./bgbgg.g.. b n/se BGRJ-KRCu g:se";

#[test]
fn swapped_and_claimed_tables_are_marked() {
    let swapped = marks(&after(&at(U_WAITS), "sw:n,w"));
    assert_eq!(swapped, ["last n", "last w", "swapped n w", "claimed nw 1", "claimed e 2"]);
    assert_eq!(marks(&after(&at(U_WAITS), "--")), ["claimed nw 1", "claimed e 2"]);
    assert_eq!(at(U_WAITS).scores(), [1, 1]);
}

/// A cup moved to ne gives Black a fifth table.
const WINS: &str = TRICKY[2];

#[test]
fn a_win_shows_the_five_tables_and_a_draw_says_its_reason() {
    let view = after(&at(WINS), "mp:n/e>ne/e");
    let lines: Vec<String> = marks(&view).into_iter().filter(|mark| mark.starts_with("line")).collect();
    assert_eq!(lines, ["line ne", "line w", "line c", "line e", "line sw"]);
    assert_eq!(view.verdict.unwrap().to_string(), "Black wins: five tables claimed, ne, w, c, e, sw.");
    assert_eq!(view.scores, [5, 3]);
    let draw = at(TRICKY[5]);
    let view = after(&draw, "--");
    let last = marks(&view).pop();
    assert_eq!(last.as_deref(), Some("reason All eighty cups are served and nobody has five tables."));
    assert_eq!(view.scores, [4, 4]);
    assert_eq!(draw.decided(Outcome::DRAW).len(), 1);
}

fn words(steps: &[Step]) -> Vec<String> {
    steps.iter().map(|step| step.say.to_string()).collect()
}

fn steps(position: &Oolong, text: &str) -> Vec<Step> {
    position.steps(text.parse().unwrap())
}

#[test]
fn a_cup_is_put_then_counted_then_the_waiter_walks_then_the_marker_waits() {
    let before_j = at(
        "bb......./........./.bb....../........./........./gggg...../bb......./........./g........ g e/s BGRK-JRUC -",
    );
    let steps = steps(&before_j, "e/c");
    assert_eq!(
        words(&steps),
        [
            "Green puts a cup on e/c.",
            "Green claims table e.",
            "The waiter walks to c/e.",
            "The marker at e is triggered and waits for Green: Green can send the waiter to another table."
        ]
    );
    let shift = |step: &Step| match step.changes[..] {
        [Change::Shift { count: 1, from, to, .. }] => format!("{} {}", id(from), id(to)),
        _ => panic!("{step:?}"),
    };
    assert_eq!(shift(&steps[0]), "hand2 e/c");
    assert_eq!(shift(&steps[2]), "e/s c/e");
    let [Change::Become { spot, from, to }] = steps[3].changes[..] else { panic!("{:?}", steps[3]) };
    let look = |index| board().look(index).cloned().expect("it is listed");
    assert_eq!(id(spot), "marker:e");
    assert_eq!((look(from).shape, look(from).spent), ("marker-send-green", false));
    assert_eq!((look(to).shape, look(to).spent), ("marker-send-green", true));
}

#[test]
fn tables_turn_and_change_places_as_wholes() {
    let mut turns = at(BEFORE_R);
    turns.play("n/c".parse().unwrap()).unwrap();
    let step = &steps(&turns, "ro:+3")[0];
    assert_eq!(step.motion, Motion::Turn(spot("c"), 135));
    assert_eq!(step.changes.len(), 2, "a cup and the waiter: {step:?}");
    assert_eq!(step.back().motion, Motion::Turn(spot("c"), -135));
    let step = &steps(&at(U_WAITS), "sw:n,w")[0];
    assert_eq!(step.motion, Motion::Swap(spot("n"), spot("w")));
    assert_eq!(step.changes.len(), 5, "four cups and the waiter: {step:?}");
    let report = at(&format!("{BEFORE_R} rules=report"));
    let mut stays = report;
    stays.play("n/c".parse().unwrap()).unwrap();
    let step = &steps(&stays, "ro:+0")[0];
    assert_eq!((step.changes.len(), step.motion), (0, Motion::Each), "nothing turns");
}

/// What a refusal points at, in words: `about <- because`.
fn pointed(position: &Oolong, text: &str) -> (Refusal, String) {
    let mv: Move = text.parse().unwrap();
    let refusal = position.check(mv).expect_err("a rule refuses it");
    let Pointer { about, because } = position.point(mv, refusal);
    let because: Vec<String> = because.into_iter().map(id).collect();
    let about = about.map_or("nothing".to_owned(), id);
    (refusal, format!("{about} <- {}", because.join(" ")).trim_end().to_owned())
}

#[test]
fn every_refusal_points_at_what_forbids_the_move() {
    let won = after_moves(&at(WINS), "mp:n/e>ne/e");
    let drawn = after_moves(&at(TRICKY[5]), "--");
    let c_waits = at(&U_WAITS.replace("BGRJ-KRCu", "BGRJ-KRUc"));
    let turns = after_moves(&at(BEFORE_R), "n/c");
    for (position, text, expected) in [
        (&won, "n/w", "n/w <- ne w c e sw"),
        (&drawn, "nw/sw", "nw/sw <-"),
        (&at(TRICKY[0]), "se/s", "se/s <- marker:n"),
        (&start(""), "mw:n", "n <-"),
        (&start(""), "--", "decline <-"),
        (&at(TRICKY[0]), "ro:+1", "turn:1 <- marker:n"),
        (&at(TRICKY[0]), "sw:n,e", "n <- marker:n"),
        (&at(TRICKY[3]), "nw/nw", "nw/nw <-"),
        (&start(""), "c/c", "c/c <-"),
        (&start(""), "n/ne", "n/ne <- c/c"),
        (&at(TRICKY[0]), "mp:n/ne>c/s", "n/ne <-"),
        (&at(TRICKY[0]), "mp:n/n>c/sw", "c/sw <-"),
        (&at(TRICKY[0]), "mp:n/n>n/ne", "n/ne <- n/n"),
        (&at(WINS), "mp:sw/nw>n/nw", "sw/nw <- sw"),
        (&at(WINS), "mp:n/e>sw/c", "sw/c <- sw"),
        (&after_moves(&at(BEFORE_K), "e/c"), "mw:c", "c <- c/e"),
        (&at(TRICKY[8]), "mw:n", "n <- n/e"),
        (&turns, "ro:+0", "turn:0 <-"),
        (&at(U_WAITS), "sw:nw,n", "nw <-"),
        (&at(U_WAITS), "sw:n,e", "e <-"),
        (&c_waits, "sw:n,w", "w <- n"),
        (&c_waits, "sw:nw,e", "e <- nw"),
        (&at(TRICKY[7]), "--", "decline <- marker:e"),
    ] {
        let (refusal, pointed) = pointed(position, text);
        assert_eq!(pointed, expected, "{text}: {refusal}");
    }
}

/// Green puts a fifth cup on e, where J lies.
const BEFORE_K: &str = "bb......./........./.bb....../........./........./gggg...../bb......./........./g........ g e/s BGRK-JRUC -";

fn after_moves(begin: &Oolong, moves: &str) -> Oolong {
    let mut now = *begin;
    for text in moves.split_whitespace() {
        now.play(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    now
}

#[test]
fn refusals_of_whole_tables_point_at_the_table() {
    let position = at(TRICKY[0]);
    let mv: Move = "mp:n/n>c/s".parse().unwrap();
    for refusal in [
        Refusal::NoRoom(Compass::S),
        Refusal::NoCupAt(tabuleiro_oolong::Tea::Black, Compass::S),
        Refusal::SwapsUnclaimed(Compass::S),
    ] {
        assert_eq!(position.point(mv, refusal).about, Some(spot("s")));
    }
}

#[test]
fn markers_look_different_when_used() {
    let board = board();
    assert_eq!(board.looks.len(), 3 + 2 * Marker::ALL.len());
    let position = at(TRICKY[0]);
    let view = position.view(None, None);
    for table in Compass::ALL.into_iter().filter(|table| *table != Compass::C) {
        let token = view.on(spot(&format!("marker:{table}"))).next().expect("a marker lies there");
        let look = board.look(token.look).expect("it is listed");
        assert_eq!(look.spent, position.markers().is_used(table), "{table}");
        let letter = position.markers().at(table).expect("a marker lies there").letter();
        assert_eq!(look.ascii.to_ascii_uppercase(), letter, "{table}");
    }
}

#[test]
fn cups_are_counted_in_words() {
    let board = board();
    let hand = start("").tokens()[0];
    let name = board.token_name(hand.look, hand.count).expect("it is listed");
    assert_eq!(name.to_string(), "40 black cups");
    assert_said(&name);
    assert_eq!(board.token_name(hand.look, 1).map(|name| name.to_string()).as_deref(), Some("black cup"));
    assert_eq!(board.sides.iter().map(|side| side.seat).collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND]);
}

#[test]
fn no_two_moves_of_a_kind_have_the_same_path() {
    let position = start("");
    let all: Vec<Move> = (0..Move::SPACE).filter_map(Move::numbered).collect();
    let paths: BTreeSet<_> = all.iter().map(|mv| position.path(*mv)).collect();
    assert_eq!(paths.len(), all.len());
}

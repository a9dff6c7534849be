//! What can be seen: the board, pieces on it, what decided the game, and what forbids a move.

use tabuleiro_game::{
    Board, Change, Edge, Game, Mark, Message, Move as _, Outline, Path, Point, Pointer, Seat, Show, Spot,
    SpotIndex, SpotKind,
};
use tabuleiro_otrio::{Colour, Move, Otrio, Refusal, Size};
use tabuleiro_testkit::words::assert_said;

fn at(text: &str) -> Otrio {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

fn start(options: &str) -> Otrio {
    Otrio::start(options.parse().expect("the options are good"))
}

fn board(options: &str) -> Board {
    Otrio::board(options.parse().expect("the options are good"))
}

fn spot<'b>(board: &'b Board, id: &str) -> &'b Spot {
    board.spots.iter().find(|spot| spot.id == id).unwrap_or_else(|| panic!("there is no {id}"))
}

fn ids(position: &Otrio, spots: &[SpotIndex]) -> Vec<String> {
    let board = Otrio::board(position.options());
    spots.iter().map(|spot| board.spot(*spot).expect("a spot of the board").id.clone()).collect()
}

/// The winning lines that are marked, each as the names of its spots.
fn lines(position: &Otrio) -> Vec<String> {
    let decided = position.decided(position.outcome().expect("the game is over"));
    let line = |mark: &Mark| match mark {
        Mark::Line(spots) => ids(position, spots).join(" "),
        other => panic!("{other:?} is no line"),
    };
    decided.iter().map(line).collect()
}

fn verdict(position: &Otrio) -> String {
    let verdict = position.verdict(position.outcome().expect("the game is over"));
    assert_said(&verdict);
    verdict.to_string()
}

#[test]
fn a_cell_holds_three_places_around_one_middle() {
    let board = board("");
    for cell in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] {
        let whole = spot(&board, cell);
        assert_eq!((whole.kind, whole.outline, whole.stack), (SpotKind::Group, Outline::Disc, 0));
        assert!(!whole.touch);
        let places = ["L", "M", "S"].map(|size| spot(&board, &format!("{cell}.{size}")));
        for place in places {
            assert_eq!((place.kind, place.outline, place.stack), (SpotKind::Place, Outline::Peg, 1));
            assert_eq!((place.at, place.group), (whole.at, board.find(cell)));
            assert!(place.touch && place.size.width == place.size.height);
        }
        let widths = places.map(|place| place.size.width);
        assert!(whole.size.width > widths[0] && widths[0] > widths[1] && widths[1] > widths[2]);
    }
}

#[test]
fn cells_lie_100_apart_and_pieces_are_as_wide_as_in_the_picture() {
    let board = board("");
    let (a1, b1, a2) = (spot(&board, "a1").at, spot(&board, "b1").at, spot(&board, "a2").at);
    assert_eq!((b1.x - a1.x, b1.y - a1.y), (100, 0));
    assert_eq!((a2.x - a1.x, a2.y - a1.y), (0, -100), "row 1 is at the bottom");
    // Radii 88, 58 and 29 where cells lie 218 apart, and three quarters of that in a tray.
    for (size, radius) in [("L", 88), ("M", 58), ("S", 29)] {
        let on_board = spot(&board, &format!("b2.{size}")).size.width;
        let in_tray = spot(&board, &format!("tray:r{size}")).size.width;
        assert!((on_board * 218 - 200 * radius).abs() <= 218, "{size} {on_board}");
        assert!((in_tray * 218 - 152 * radius).abs() <= 218, "{size} {in_tray}");
    }
}

#[test]
fn trays_lie_clockwise_in_acting_order_from_the_left() {
    for (options, order) in [("", "rgbp"), ("colours=bprg", "bprg"), ("players=3 colours=pbg", "pbg")] {
        let board = board(options);
        let trays: Vec<&Spot> = board.spots.iter().filter(|spot| spot.outline == Outline::Card).collect();
        let letters: String = trays.iter().map(|tray| tray.id.replace("tray:", "")).collect();
        assert_eq!(letters, order, "trays stand in acting order among the spots");
        let middle = spot(&board, "b2").at;
        let sides = [(-1, 0), (0, -1), (1, 0), (0, 1)];
        for (tray, side) in trays.iter().zip(sides) {
            let Point { x, y } = tray.at;
            assert_eq!(((x - middle.x).signum(), (y - middle.y).signum()), side, "{}", tray.id);
            assert_eq!((tray.kind, tray.stack, tray.touch), (SpotKind::Group, 0, false));
        }
    }
}

#[test]
fn a_tray_holds_three_pieces_of_each_size_for_its_seat() {
    for (options, owners) in [("", [0, 1, 0, 1]), ("players=4", [0, 1, 2, 3])] {
        let board = board(options);
        for (letter, owner) in "rgbp".chars().zip(owners) {
            let whole = spot(&board, &format!("tray:{letter}"));
            for size in ["L", "M", "S"] {
                let hand = spot(&board, &format!("tray:{letter}{size}"));
                assert_eq!((hand.kind, hand.stack), (SpotKind::Hand(Seat::new(owner)), 3));
                assert_eq!(hand.group, board.find(&whole.id));
                assert!(hand.touch);
                let beyond = |at: i32, size: i32, whole: i32, room: i32| 2 * (at - whole).abs() + size > room;
                assert!(!beyond(hand.at.x, hand.size.width, whole.at.x, whole.size.width), "{}", hand.id);
                assert!(!beyond(hand.at.y, hand.size.height, whole.at.y, whole.size.height), "{}", hand.id);
            }
        }
    }
}

#[test]
fn a_seat_with_two_colours_sits_at_two_edges() {
    let sides = |options: &str| -> Vec<(usize, Edge)> {
        board(options).sides.iter().map(|side| (side.seat.index(), side.edge)).collect()
    };
    assert_eq!(sides(""), [(0, Edge::Left), (1, Edge::Top), (0, Edge::Right), (1, Edge::Bottom)]);
    assert_eq!(sides("players=3"), [(0, Edge::Left), (1, Edge::Top), (2, Edge::Right)]);
    assert_eq!(sides("players=4"), [(0, Edge::Left), (1, Edge::Top), (2, Edge::Right), (3, Edge::Bottom)]);
}

#[test]
fn letters_stand_below_their_columns_and_numbers_beside_their_rows() {
    let board = board("");
    let find = |text: &str| board.coordinates.iter().find(|found| found.text == text).expect(text).at;
    for cell in ["a1", "b2", "c3"] {
        let middle = spot(&board, cell).at;
        assert_eq!(find(&cell[..1]).x, middle.x);
        assert_eq!(find(&cell[1..]).y, middle.y);
    }
    assert!(find("a").y > spot(&board, "a1").at.y && find("1").x < spot(&board, "a1").at.x);
    assert_eq!(board.strokes.len(), 4, "the edge of the field");
}

#[test]
fn pieces_have_twelve_looks_under_all_options() {
    let looks = board("").looks;
    assert_eq!(looks.len(), 12);
    assert!(["players=3 colours=pbg", "players=4"].iter().all(|options| board(options).looks == looks));
    let board = board("");
    for token in at("rgb,...,.../...,...,.../...,...,... p").tokens() {
        let (spot, look) = (board.spot(token.spot).expect("a spot"), board.look(token.look).expect("a look"));
        let letter = spot.id.chars().last().expect("a size");
        let shape = match letter {
            'L' => "ring-large",
            'M' => "ring-medium",
            _ => "ring-small",
        };
        assert_eq!(look.shape, shape, "{}", spot.id);
    }
    let name = |look, count| board.token_name(look, count).as_ref().map(Message::to_string);
    let first = start("").tokens()[0];
    assert_eq!(name(first.look, 1).as_deref(), Some("large red piece"));
    assert_eq!(name(first.look, 3).as_deref(), Some("3 large red pieces"));
}

#[test]
fn each_colour_has_a_material_of_its_own() {
    let board = board("");
    let paints: Vec<&str> = board.paints.iter().map(|paint| paint.name).collect();
    assert_eq!(paints, ["brick", "moss", "indigo", "plum"]);
    for look in &board.looks {
        assert_eq!("RGBP".find(look.glyph), Some(usize::from(look.paint)));
    }
}

#[test]
fn pieces_go_from_their_tray_to_their_place() {
    let position = start("");
    let steps = position.steps(mv("rL@b2"));
    let [Change::Shift { count: 1, from, to, .. }] = steps[0].changes[..] else { panic!("a piece moves") };
    assert_eq!(ids(&position, &[from, to]), ["tray:rL", "b2.L"]);
    assert_eq!(position.path(mv("rL@b2")), Path::of([from, to]));
    assert_eq!(position.steps(mv("rL@b2"))[0].back().changes[0], steps[0].changes[0].back());
}

#[test]
fn a_colour_in_the_box_has_no_tray_and_no_touch_is_taken_for_it() {
    let position = at("...,...,.../...,.b.,.../...,...,... g players=3 colours=gbp");
    let board = Otrio::board(position.options());
    assert_eq!(board.spots.iter().filter(|spot| spot.touch).count(), 27 + 9);
    assert_eq!(position.path(mv("rM@b2")), position.path(mv("gM@b2")));
    let refusal = |path: &[SpotIndex]| position.refused_path(path).map(|(mv, refusal)| (mv.colour, refusal));
    let taken = Refusal::Taken { place: mv("gM@b2").place, owner: Colour::Blue };
    assert_eq!(refusal(&position.path(mv("gM@b2"))), Some((Colour::Green, taken)));
    assert_eq!(refusal(&position.path(mv("gM@a1"))), None);
    assert_eq!(refusal(&position.path(mv("gM@a1"))[1..]), None, "no move begins with a place");
}

#[test]
fn the_last_move_is_marked_at_its_place() {
    let before = start("");
    let mut after = before;
    after.play(mv("rM@c3")).expect("a legal move");
    let marks = after.marks(Some((&before, mv("rM@c3"))));
    let [Mark::Last(spot)] = marks[..] else { panic!("one mark, not {marks:?}") };
    assert_eq!(ids(&after, &[spot]), ["c3.M"]);
    assert!(after.marks(None).is_empty());
}

#[test]
fn a_winning_line_is_marked_in_order() {
    assert_eq!(lines(&at("rgb,gbg,brr/p..,p..,.../...,...,... p")), ["c3.L b3.M a3.S"]);
    assert_eq!(lines(&at("..r,...,.../.r.,...,.../r..,...,... g")), ["a1.L a2.M a3.S"]);
    assert_eq!(lines(&at(".g.,...,.../...,.g.,.../...,...,.g. b players=4")), ["c1.M b2.M a3.M"]);
    assert_eq!(lines(&at("...,...,.../...,ppp,.../...,...,... r")), ["b2.L b2.M b2.S"]);
}

#[test]
fn two_lines_of_one_move_are_both_marked_and_named() {
    let mut position = at(".rr,...,.../...,r..,.../...,...,r.. r players=3");
    position.play(mv("rL@a3")).expect("a legal move");
    assert_eq!(lines(&position), ["c1.L b2.L a3.L", "a3.L a3.M a3.S"]);
    assert_eq!(
        verdict(&position),
        "Red wins: Red has three large pieces in a line, on c1, b2, a3; and all three sizes on a3."
    );
    let mut position = at(".rr,.r.,..r/...,...,.../...,...,... r");
    position.play(mv("rL@a3")).expect("a legal move");
    assert_eq!(
        verdict(&position),
        "Red and Blue win: Red has all three sizes on a3; and large, medium and small in a line, on a3, b3, c3."
    );
}

/// Whatever wins is marked: each line once, its middle in the middle, its places all of the winner.
#[test]
fn every_line_that_wins_is_marked_and_named() {
    let mut most = 0;
    for seed in 0..400 {
        let record = tabuleiro_testkit::walk::game(&start("players=3"), seed);
        let end = record.now();
        let Some(winner) = end.winner() else { continue };
        let board = Otrio::board(end.options());
        let marked = end.decided(end.outcome().expect("it is over"));
        most = most.max(marked.len());
        for mark in &marked {
            let Mark::Line(line) = mark else { panic!("{mark:?} at {end}") };
            let places = [0, 1, 2].map(|n| board.spot(line[n]).expect("a spot"));
            let [one, two, three] = places.map(|place| place.at);
            assert_eq!((2 * two.x, 2 * two.y), (one.x + three.x, one.y + three.y), "{end}");
            for token in end.tokens().iter().filter(|token| line.contains(&token.spot)) {
                assert_eq!(usize::from(board.look(token.look).expect("a look").paint), winner.index());
            }
        }
        assert_eq!(verdict(end).matches("; and ").count() + 1, marked.len(), "{end}");
    }
    assert!(most > 1, "some win by two lines at once");
}

#[test]
fn a_draw_has_a_reason_in_words() {
    let drawn = at("bgr,pbg,ggp/rpg,gbb,brb/brr,rpp,grp b");
    let marks = drawn.decided(drawn.outcome().expect("it is over"));
    let [Mark::Reason(reason)] = &marks[..] else { panic!("a reason, not {marks:?}") };
    assert_eq!(reason.to_string(), "No colour has a piece that fits, and none has three in a line.");
    assert_said(reason);
}

/// What is pointed at when a move is refused: where it was tried, and what forbids it.
fn pointed(position: &Otrio, text: &str) -> (Refusal, Option<String>, Vec<String>) {
    let refusal = position.check(mv(text)).expect_err(text);
    let Pointer { about, because } = position.point(mv(text), refusal);
    (refusal, about.map(|spot| ids(position, &[spot]).remove(0)), ids(position, &because))
}

#[test]
fn a_taken_place_is_forbidden_by_the_piece_there() {
    let position = at("...,...,.../...,.g.,.../...,...,... r");
    let (refusal, about, because) = pointed(&position, "rM@b2");
    assert_eq!(refusal, Refusal::Taken { place: mv("rM@b2").place, owner: Colour::Green });
    assert_eq!((about.as_deref(), because), (Some("b2.M"), vec!["b2.M".to_owned()]));
}

#[test]
fn an_empty_tray_is_forbidden_by_the_three_pieces_on_the_board() {
    let position = at("p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg");
    let (refusal, about, because) = pointed(&position, "pL@c3");
    assert_eq!(refusal, Refusal::NoneLeft(Colour::Purple, Size::Large));
    assert_eq!(about.as_deref(), Some("tray:pL"));
    assert_eq!(because, ["a1.L", "c2.L", "a3.L"]);
}

#[test]
fn a_colour_out_of_turn_is_forbidden_by_the_tray_of_the_one_to_act() {
    let (refusal, about, because) = pointed(&start(""), "bS@a1");
    assert_eq!(refusal, Refusal::NotToAct { colour: Colour::Blue, to_act: Colour::Red });
    assert_eq!((about.as_deref(), because), (Some("tray:bS"), vec!["tray:r".to_owned()]));
}

#[test]
fn a_colour_in_the_box_and_a_game_that_is_over_are_forbidden_by_nothing_on_the_board() {
    let (refusal, about, because) = pointed(&start("players=3"), "pL@c3");
    assert_eq!(refusal, Refusal::InBox(Colour::Purple));
    assert_eq!((about.as_deref(), because), (Some("c3.L"), vec![]));
    let (refusal, about, because) = pointed(&at("rrr,...,.../...,...,.../...,...,... g"), "gL@c3");
    assert_eq!(refusal, Refusal::Over);
    assert_eq!((about.as_deref(), because), (Some("c3.L"), vec![]));
}

#[test]
fn touching_a_wrong_tray_or_a_taken_place_is_told_why() {
    let position = at("...,...,.../...,.g.,.../...,...,... r");
    let path = |text: &str| position.path(mv(text));
    let refusal = |path: &[SpotIndex]| position.refused_path(path).map(|(_, refusal)| refusal);
    let out_of_turn = Refusal::NotToAct { colour: Colour::Blue, to_act: Colour::Red };
    assert_eq!(refusal(&path("bS@a1")[..1]), Some(out_of_turn));
    assert_eq!(refusal(&path("rM@b2")[..1]), None);
    let taken = Refusal::Taken { place: mv("rM@b2").place, owner: Colour::Green };
    assert_eq!(refusal(&path("rM@b2")), Some(taken));
}

#[test]
fn moves_have_108_numbers_without_gaps() {
    assert_eq!(Move::SPACE, 108);
    assert!((0..Move::SPACE).all(|number| Move::numbered(number).map(Move::number) == Some(number)));
    assert_eq!(Move::numbered(Move::SPACE), None);
}

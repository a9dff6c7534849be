//! What the rules and the report's figures say, fact by fact.

use tabuleiro_game::{Game, Outcome, Seat, Show, perft};
use tabuleiro_otrio::{Cell, Colour, Move, Otrio, Place, Refusal, Size};

/// Figure 5 of the report, which blue began.
const FIGURE_5: &str = "p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg";
/// Figure 11 of the report.
const FIGURE_11: &str = "rgb,gbg,brr/p..,p..,.../...,...,... p";

fn at(text: &str) -> Otrio {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

fn start(options: &str) -> Otrio {
    Otrio::start(options.parse().expect("the options are good"))
}

fn play(start: Otrio, moves: &str) -> Otrio {
    moves.split_whitespace().fold(start, |mut at, text| {
        at.play(mv(text)).unwrap_or_else(|refusal| panic!("{text} at {at}: {refusal}"));
        at
    })
}

/// Every set of three places that wins for a colour that has nothing else.
fn winning_threes() -> Vec<[Place; 3]> {
    let places: Vec<Place> = Place::all().collect();
    let mut threes = Vec::new();
    for (a, one) in places.iter().enumerate() {
        for (b, two) in places.iter().enumerate().skip(a + 1) {
            for three in &places[b + 1..] {
                if at(&only_red_on(&[*one, *two, *three])).winner().is_some() {
                    threes.push([*one, *two, *three]);
                }
            }
        }
    }
    threes
}

/// A position text with red on these places and nothing else.
fn only_red_on(places: &[Place]) -> String {
    let row = |row: u8| (0..3).map(|column| cell(column, row, places)).collect::<Vec<_>>().join(",");
    format!("{}/{}/{} g", row(2), row(1), row(0))
}

fn cell(column: u8, row: u8, places: &[Place]) -> String {
    let cell = Cell::new(column, row).expect("a cell of the board");
    Size::ALL.map(|size| if places.contains(&Place::new(size, cell)) { 'r' } else { '.' }).iter().collect()
}

#[test]
fn there_are_49_lines() {
    let threes = winning_threes();
    let same_cell = threes.iter().filter(|[one, two, _]| one.cell() == two.cell()).count();
    let same_size = threes.iter().filter(|[one, two, _]| one.size() == two.size()).count();
    assert_eq!((threes.len(), same_cell, same_size), (49, 9, 24));
}

#[test]
fn the_first_four_moves_have_27_702_17550_and_421200_sequences() {
    for players in ["", "players=3", "players=4"] {
        assert_eq!([1, 2, 3, 4].map(|depth| perft(&start(players), depth)), [27, 702, 17_550, 421_200]);
    }
}

#[test]
fn figure_5_has_no_winner_and_purple_has_twelve_moves() {
    let figure = at(FIGURE_5);
    assert_eq!(figure.outcome(), None);
    assert_eq!(figure.to_act(), Colour::Purple);
    assert_eq!(figure.count_moves(), 12);
    assert_eq!(figure.left(Colour::Purple, Size::Large), 0);
    assert_eq!(figure.check(mv("pL@c3")), Err(Refusal::NoneLeft(Colour::Purple, Size::Large)));
    assert_eq!(at("p..,ggb,.../b..,rrg,pbb/p..,...,r.. p").count_moves(), 12, "whoever began");
}

#[test]
fn in_figure_11_blue_has_won_along_the_top_row() {
    let figure = at(FIGURE_11);
    assert_eq!(figure.outcome(), Some(Outcome::colour(Seat::FIRST, 'b')));
    let verdict = figure.verdict(figure.outcome().expect("it is over")).to_string();
    assert_eq!(verdict, "Red and Blue win: Blue has large, medium and small in a line, on c3, b3, a3.");
}

#[test]
fn sizes_do_not_block_each_other() {
    let position = play(start(""), "rL@b2 gM@b2 bS@b2");
    assert_eq!(position.to_string(), "...,...,.../...,rgb,.../...,...,... p");
    let taken = Refusal::Taken { place: mv("pM@b2").place, owner: Colour::Green };
    assert_eq!(position.check(mv("pM@b2")), Err(taken));
}

#[test]
fn three_of_a_size_in_a_line_win() {
    let position = play(start("players=3"), "rM@a1 gL@a1 bL@a2 rM@b2 gL@b1 bL@b2 rM@c3");
    assert_eq!(position.outcome(), Some(Outcome::colour(Seat::FIRST, 'r')));
}

#[test]
fn sizes_that_grow_or_shrink_along_a_line_win() {
    for moves in ["rL@a1 gL@b1 bL@b3 rM@a2 gL@b2 bL@c2 rS@a3", "rS@a1 gL@b1 bL@b3 rM@a2 gL@b2 bL@c2 rL@a3"] {
        assert_eq!(play(start("players=3"), moves).outcome(), Some(Outcome::colour(Seat::FIRST, 'r')));
    }
}

#[test]
fn three_sizes_in_a_line_win_only_with_the_medium_one_in_the_middle() {
    let position = play(start("players=3"), "rM@a1 gL@b1 bL@b3 rL@a2 gL@b2 bL@c2 rS@a3");
    assert_eq!(position.outcome(), None);
}

#[test]
fn all_three_sizes_in_one_cell_win() {
    let position = play(start("players=4"), "rL@c1 gL@a1 bL@a2 pL@a3 rM@c1 gM@b2 bM@b1 pM@b3 rS@c1");
    assert_eq!(position.outcome(), Some(Outcome::colour(Seat::FIRST, 'r')));
}

#[test]
fn two_colours_of_one_player_make_no_line() {
    let position = play(start(""), "rL@a1 gM@a1 bL@b1 pM@b1 rL@c1");
    assert_eq!(position.outcome(), None);
}

#[test]
fn a_player_cannot_choose_the_colour() {
    let position = play(start(""), "rL@a1 gM@a1");
    let refusal = Refusal::NotToAct { colour: Colour::Red, to_act: Colour::Blue };
    assert_eq!(position.check(mv("rL@b1")), Err(refusal));
}

#[test]
fn seats_take_the_colours_in_acting_order() {
    let seats = |options: &str| {
        let position = start(options);
        "rgbp"
            .chars()
            .map(|letter| position.seat_of(Colour::of_letter(letter).expect("a colour")).map(Seat::index))
            .collect::<Vec<_>>()
    };
    assert_eq!(seats(""), [Some(0), Some(1), Some(0), Some(1)]);
    assert_eq!(seats("colours=bprg"), [Some(0), Some(1), Some(0), Some(1)]);
    assert_eq!(seats("colours=rbgp"), [Some(0), Some(0), Some(1), Some(1)]);
    assert_eq!(seats("players=4 colours=pbgr"), [Some(3), Some(2), Some(1), Some(0)]);
    assert_eq!(seats("players=3"), [Some(0), Some(1), Some(2), None]);
    assert_eq!(seats("players=3 colours=pbg"), [None, Some(2), Some(1), Some(0)]);
}

#[test]
fn colours_act_in_the_order_of_the_option() {
    for (options, order) in [("", "rgbpr"), ("players=3", "rgbrg"), ("colours=bprg", "bprgb")] {
        let mut position = start(options);
        for letter in order.chars() {
            assert_eq!(position.to_act().letter(), letter, "{options}");
            let first = position.moves().next().expect("the board is nearly empty");
            position.apply(first);
        }
    }
}

#[test]
fn with_three_players_purple_stays_in_the_box() {
    let position = start("players=3");
    assert_eq!(position.check(mv("pL@a1")), Err(Refusal::InBox(Colour::Purple)));
    assert!(Otrio::board(position.options()).spots.iter().all(|spot| !spot.id.starts_with("tray:p")));
}

#[test]
fn with_three_players_nobody_is_ever_passed_over() {
    // Whatever size a colour has left, as many places of that size are empty.
    for seed in 0..300 {
        let record = tabuleiro_testkit::walk::game(&start("players=3"), seed);
        for (before, mv) in record.positions().iter().zip(record.moves()) {
            assert_eq!(before.steps(*mv).len(), 1, "{mv} at {before}");
        }
    }
}

#[test]
fn a_colour_with_nothing_that_fits_is_passed_over_and_a_step_says_so() {
    // When green has filled one of the last two places, both of b2, only red has a piece for the other.
    let position = at("bgb,rgp,rpb/prb,g..,grp/prp,rbr,gbg g");
    assert_eq!(position.count_moves(), 2);
    let steps = position.steps(mv("gM@b2"));
    let said: Vec<String> = steps.iter().map(|step| step.say.to_string()).collect();
    assert_eq!(
        said,
        [
            "Green puts a medium piece on b2.",
            "Blue has no piece that fits, and is passed over.",
            "Purple has no piece that fits, and is passed over.",
        ]
    );
    assert!(steps[1..].iter().all(|step| step.changes.is_empty()));
    let after = play(position, "gM@b2");
    assert_eq!(after.to_act(), Colour::Red);
    assert_eq!(after.turn(), Seat::FIRST);
}

#[test]
fn a_text_whose_colour_has_nothing_that_fits_is_read_as_passed_over() {
    let position = at("bgb,rgp,rpb/prb,gg.,grp/prp,rbr,gbg b");
    assert_eq!(position.to_string(), "bgb,rgp,rpb/prb,gg.,grp/prp,rbr,gbg r");
    assert_eq!(position, at("bgb,rgp,rpb/prb,gg.,grp/prp,rbr,gbg p"));
}

#[test]
fn turn_order_is_not_checked_when_a_text_is_read() {
    assert_eq!(at("rrr,...,.../...,...,.../...,...,... r").winner(), Some(Colour::Red));
    assert_eq!(at("rr.,...,.../...,...,.../...,...,... r").outcome(), None);
}

#[test]
fn it_is_a_draw_when_no_colour_can_place_and_nobody_has_won() {
    let before = at("bgr,pbg,ggp/rpg,g.b,brb/brr,rpp,grp b");
    assert_eq!(before.outcome(), None);
    let after = play(before, "bM@b2");
    assert_eq!(after.outcome(), Some(Outcome::DRAW));
    assert_eq!(before.steps(mv("bM@b2")).len(), 1, "nobody is passed over when the game is over");
    let verdict = after.verdict(Outcome::DRAW).to_string();
    assert_eq!(verdict, "A draw: no colour has a piece that fits, and none has three in a line.");
}

#[test]
fn a_win_with_the_last_piece_is_no_draw() {
    // The 27th piece, blue in the middle of the bottom right cell.
    let before = at("ppr,grp,ggp/pgg,pbb,brp/brr,rgb,b.b b");
    let after = play(before, "bM@c1");
    assert_eq!(after.outcome(), Some(Outcome::colour(Seat::FIRST, 'b')));
}

#[test]
fn seats_are_called_by_their_colours() {
    let name =
        |options: &str, seat: u8| Otrio::seat_name(start(options).options(), Seat::new(seat)).to_string();
    assert_eq!(name("", 0), "Red and Blue");
    assert_eq!(name("", 1), "Green and Purple");
    assert_eq!(name("colours=bprg", 0), "Blue and Red");
    assert_eq!(name("players=3", 2), "Blue");
    assert_eq!(name("players=4 colours=pbgr", 0), "Purple");
}

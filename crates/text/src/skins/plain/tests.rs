//! That any board can be drawn.

use tabuleiro_game::{Board, Coordinate, Mark, Point, Seat, Spot, SpotKind, Stroke, View};

use crate::sample::{self, CUP, SPENT, WORDS, find, spot, token};
use crate::{Ink, Lang, Sketch, Speaker, WIDTH};

fn draw(board: &Board, view: &View, unicode: bool) -> String {
    let sketch = Sketch::new("a game without a skin", &WORDS, board);
    let drawn = sketch.draw(board, view, &Speaker::new(Lang::En), Ink::new(false, unicode));
    for line in drawn.lines() {
        assert!(line.chars().count() <= WIDTH, "wider than {WIDTH} columns: {line}");
    }
    for (index, spot) in board.numbered().filter(|(_, spot)| spot.touch) {
        assert!(drawn.areas_of(index).next().is_some(), "{} cannot be clicked", spot.id);
    }
    drawn.text()
}

#[test]
fn three_rows_of_three_are_drawn_with_their_lines() {
    let board = sample::morris();
    let view = View {
        tokens: vec![
            token(&board, "a3", CUP, 1),
            token(&board, "b2", SPENT, 1),
            token(&board, "hand1", CUP, 2),
            token(&board, "hand2", SPENT, 0),
        ],
        marks: vec![Mark::Last(find(&board, "b2"))],
        ..View::default()
    };
    let expected = "
  3  ●───·───·
     │ ╲ │ ╱ │
  2  ·──(○)──·
     │ ╱ │ ╲ │
  1  ·───·───·
     a   b   c

  ●     2  Place hand1
  ·     0  Place hand2";
    assert_eq!(draw(&board, &view, true), expected[1..]);
    let ascii = "
  3  b---.---.
     | \\ | / |
  2  .--(u)--.
     | / | \\ |
  1  .---.---.
     a   b   c
";
    assert!(draw(&board, &view, false).starts_with(&ascii[1..]));
}

#[test]
fn a_click_finds_the_place() {
    let board = sample::morris();
    let sketch = Sketch::new("", &WORDS, &board);
    let drawn = sketch.draw(&board, &View::default(), &Speaker::new(Lang::En), Ink::new(true, true));
    assert_eq!(drawn.spot_at(2, 9), Some(find(&board, "b2")));
    assert_eq!(drawn.spot_at(1, 9), None, "a line is no place");
    assert_eq!(drawn.spot_at(7, 12), Some(find(&board, "hand1")));
}

fn place(id: &str, at: (i32, i32)) -> Spot {
    spot(id, SpotKind::Place, at)
}

fn stroke(from: (i32, i32), to: (i32, i32)) -> Stroke {
    Stroke { from: Point::new(from.0, from.1), to: Point::new(to.0, to.1) }
}

fn grid(columns: i32, rows: i32) -> Vec<Spot> {
    let one = |number: i32| {
        let (column, row) = (number % columns, number / columns);
        place(&format!("{column}.{row}"), (100 * column + 50, 100 * row + 50))
    };
    (0..columns * rows).map(one).collect()
}

#[test]
fn lines_between_squares_have_rows_and_columns_of_their_own() {
    let strokes = vec![
        stroke((100, 0), (100, 200)),
        stroke((0, 100), (200, 100)),
        stroke((0, 0), (200, 0)),
        stroke((200, 0), (200, 200)),
    ];
    let board = Board { strokes, ..sample::board(grid(2, 2)) };
    let expected = "
   ───┬─────┐
   ·  │  ·  │
   ───┼─────┤
   ·  │  ·  │";
    let drawn = draw(&board, &View::default(), true);
    assert_eq!(drawn, expected[1..]);
}

#[test]
fn places_that_share_a_point_stand_side_by_side() {
    let rings = vec![place("L", (50, 50)), place("M", (50, 50)), place("S", (50, 50)), place("x", (250, 50))];
    assert_eq!(draw(&sample::board(rings), &View::default(), true), "   ·  ·  ·   ·");
}

#[test]
fn what_lies_far_apart_is_drawn_so() {
    let spots =
        vec![place("a", (50, 50)), place("b", (150, 50)), place("c", (350, 350)), place("d", (50, 150))];
    let expected = "   ·   ·\n   ·\n\n             ·";
    assert_eq!(draw(&sample::board(spots), &View::default(), true), expected);
}

#[test]
fn wide_boards_are_drawn_tighter_and_then_listed() {
    for columns in [1, 18, 19, 24, 26, 37, 39, 60, 76, 77, 100, 200] {
        for strokes in
            [vec![], vec![stroke((50, 50), (100 * columns - 50, 250)), stroke((50, 50), (50, 250))]]
        {
            let board = Board { strokes, ..sample::board(grid(columns, 3)) };
            let drawn = draw(&board, &View::default(), true);
            assert_eq!(drawn.matches('·').count(), 3 * columns as usize, "{drawn}");
        }
    }
}

#[test]
fn every_kind_of_spot_is_listed_below() {
    let mut board = sample::fields();
    board.spots[0].touch = true;
    let view = View { tokens: vec![token(&board, "marker:nw", CUP, 1)], ..View::default() };
    let expected = "
   ·   ·

  Place nw
  ·     0  Place hand1:A
  ·     0  Place store1
  Place marker:nw: a cup
  [Place turn:3]";
    assert_eq!(draw(&board, &view, true), expected[1..]);
}

#[test]
fn strange_boards_are_drawn_too() {
    let far = [i32::MIN, -1, 0, i32::MAX];
    let corners = far.into_iter().flat_map(|x| far.map(|y| (x, y)));
    let mut spots: Vec<Spot> = corners.clone().map(|at| place("{x:3}!", at)).collect();
    spots.push(spot(&"long".repeat(100), SpotKind::Button, (0, 0)));
    spots.push(spot(&"long".repeat(100), SpotKind::Marker, (0, 0)));
    spots.push(spot(&"long".repeat(100), SpotKind::Hand(Seat::FIRST), (0, 0)));
    let strokes = corners.clone().flat_map(|from| corners.clone().map(move |to| stroke(from, to))).collect();
    let coordinates =
        vec![Coordinate { text: "a coordinate".repeat(3), at: Point::new(i32::MIN, i32::MAX - 500) }];
    draw(&Board { strokes, coordinates, ..sample::board(spots) }, &View::default(), false);
    let long = Coordinate { text: "wide".repeat(30), at: Point::new(0, 0) };
    let with_long = Board { coordinates: vec![long], ..sample::board(grid(3, 3)) };
    draw(&with_long, &View::default(), false);
    let mut long_names = grid(200, 1);
    for spot in &mut long_names {
        spot.id = spot.id.repeat(30);
    }
    draw(&sample::board(long_names), &View::default(), false);
    assert_eq!(draw(&sample::board(Vec::new()), &View::default(), true), "");
    let bare = Board { looks: Vec::new(), paints: Vec::new(), ..sample::fields() };
    draw(&bare, &View { tokens: vec![token(&bare, "a1", CUP, 1)], ..View::default() }, true);
}

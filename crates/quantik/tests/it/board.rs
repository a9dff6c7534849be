//! The board: its spots keep their names, lie where the design has them, and hold what the rules say.

use tabuleiro_game::{Board, Edge, Outline, Point, Seat, Show, Spot, SpotKind};
use tabuleiro_quantik::{Cell, Line, Quantik, QuantikOptions, Shape};

fn board() -> Board {
    Quantik::board(QuantikOptions::default())
}

fn spot(board: &Board, id: &str) -> Spot {
    board.find(id).and_then(|index| board.spot(index)).unwrap_or_else(|| panic!("no {id}")).clone()
}

fn cell(board: &Board, cell: Cell) -> Spot {
    spot(board, &cell.to_string())
}

#[test]
fn spots_have_the_names_that_records_and_skins_know() {
    let board = board();
    let ids: Vec<&str> = board.spots.iter().map(|spot| &*spot.id).collect();
    let zones = ["zone:nw", "zone:ne", "zone:sw", "zone:se"];
    let cells =
        ["a4", "b4", "c4", "d4", "a3", "b3", "c3", "d3", "a2", "b2", "c2", "d2", "a1", "b1", "c1", "d1"];
    let hands = ["hand1:A", "hand1:B", "hand1:C", "hand1:D", "hand2:A", "hand2:B", "hand2:C", "hand2:D"];
    assert_eq!(ids, [&zones[..], &cells, &hands].concat());
}

#[test]
fn only_cells_and_hands_can_be_touched_and_hold_as_much_as_the_rules_say() {
    for spot in board().spots {
        let (touch, stack, outline) = match spot.kind {
            SpotKind::Group => (false, 0, Outline::Square),
            SpotKind::Place => (true, 1, Outline::Pit),
            SpotKind::Hand(_) => (true, u16::from(Shape::EACH), Outline::Card),
            kind => panic!("{kind:?} is no part of the game"),
        };
        assert_eq!((spot.touch, spot.stack, spot.outline), (touch, stack, outline), "{}", spot.id);
    }
}

#[test]
fn every_cell_is_part_of_its_own_zone() {
    let board = board();
    for (zone, name) in (0..4).zip(["zone:nw", "zone:ne", "zone:sw", "zone:se"]) {
        for part in Line::Zone(zone).cells() {
            assert_eq!(cell(&board, part).group, board.find(name), "{part}");
        }
    }
}

#[test]
fn cells_lie_one_apart_within_a_zone_and_farther_across_zones() {
    let board = board();
    for row in 0..4 {
        for column in 0..4 {
            let at = cell(&board, Cell::new(row, column)).at;
            let apart = |place: u8| if place == 2 { 112 } else { 100 };
            if column > 0 {
                let left = cell(&board, Cell::new(row, column - 1)).at;
                assert_eq!((at.x - left.x, at.y), (apart(column), left.y));
            }
            if row > 0 {
                let above = cell(&board, Cell::new(row - 1, column)).at;
                assert_eq!((at.y - above.y, at.x), (apart(row), above.x));
            }
        }
    }
}

/// Left, top, right and bottom.
fn edges(spot: &Spot) -> [i32; 4] {
    let (x, y) = (spot.size.width / 2, spot.size.height / 2);
    [spot.at.x - x, spot.at.y - y, spot.at.x + x, spot.at.y + y]
}

#[test]
fn cells_lie_within_their_zones() {
    let board = board();
    for part in board.spots.iter().filter(|spot| spot.kind == SpotKind::Place) {
        let zone = part.group.and_then(|zone| board.spot(zone)).expect("a zone");
        let [left, top, right, bottom] = edges(zone);
        let inner = edges(part);
        assert!(left < inner[0] && top < inner[1] && inner[2] < right && inner[3] < bottom, "{}", part.id);
    }
}

#[test]
fn four_strokes_are_printed_around_each_zone() {
    let board = board();
    let zones = board.spots.iter().filter(|spot| spot.kind == SpotKind::Group);
    assert_eq!(board.strokes.len(), 16);
    for (zone, strokes) in zones.zip(board.strokes.chunks(4)) {
        let [left, top, right, bottom] = edges(zone);
        let is_corner = |point: Point| [left, right].contains(&point.x) && [top, bottom].contains(&point.y);
        assert!(strokes.iter().all(|stroke| is_corner(stroke.from) && is_corner(stroke.to)));
        assert!(strokes.iter().zip(strokes.iter().cycle().skip(1)).all(|(one, next)| one.to == next.from));
    }
}

#[test]
fn hands_lie_beside_the_board_at_their_seats_side() {
    let board = board();
    let sides: Vec<(Seat, Edge)> = board.sides.iter().map(|side| (side.seat, side.edge)).collect();
    assert_eq!(sides, [(Seat::FIRST, Edge::Left), (Seat::SECOND, Edge::Right)]);
    let zones = [spot(&board, "zone:nw"), spot(&board, "zone:ne")].map(|zone| edges(&zone));
    for letter in ["A", "B", "C", "D"] {
        let [white, brown] = [1, 2].map(|seat| edges(&spot(&board, &format!("hand{seat}:{letter}"))));
        assert!(white[2] < zones[0][0] && zones[1][2] < brown[0], "{letter}");
        assert_eq!((white[1], white[3]), (brown[1], brown[3]), "the same height on both sides");
    }
}

#[test]
fn the_board_is_the_same_for_both_players() {
    let board = board();
    let (width, height) = (board.extent.width, board.extent.height);
    for spot in &board.spots {
        let mirrored = (width - spot.at.x, height - spot.at.y);
        let alike = |other: &&Spot| {
            (other.at.x, other.at.y) == mirrored && other.size == spot.size && other.outline == spot.outline
        };
        assert_eq!(board.spots.iter().filter(alike).count(), 1, "{}", spot.id);
    }
}

#[test]
fn coordinates_stand_beside_their_columns_and_rows() {
    let board = board();
    assert_eq!(board.coordinates.len(), 8);
    for printed in &board.coordinates {
        let is_letter = printed.text.chars().all(char::is_alphabetic);
        for cell in Cell::all() {
            let at = spot(&board, &cell.to_string()).at;
            if is_letter && printed.text == cell.column_letter().to_string() {
                assert!(printed.at.x == at.x && printed.at.y > at.y);
            }
            if !is_letter && printed.text == cell.row_name().to_string() {
                assert!(printed.at.y == at.y && printed.at.x < at.x);
            }
        }
    }
}

#[test]
fn pieces_in_a_hand_are_counted_in_words() {
    let board = board();
    let position: Quantik = "A.../..A./..b./.c..".parse().expect("this can happen");
    let hand = |id: &str| {
        let spot = board.find(id).expect("a hand");
        let token =
            position.tokens().into_iter().find(|token| token.spot == spot).expect("its place is kept");
        board.token_name(token.look, token.count).map(|name| name.to_string())
    };
    assert_eq!(hand("hand1:A").as_deref(), Some("0 white cones"));
    assert_eq!(hand("hand1:B").as_deref(), Some("2 white cubes"));
    assert_eq!(hand("hand2:B").as_deref(), Some("brown cube"));
}

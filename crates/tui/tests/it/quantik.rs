//! How Quantik is drawn, in every way of drawing.

use insta::assert_snapshot;
use ratatui::layout::{Position, Rect};
use tabuleiro_game::{Board, Lang, Seat, SpotKind};
use tabuleiro_tui::canvas::Hit;
use tabuleiro_tui::skins::Size;

use crate::bench::{ASCII, Bench, Drawn, LINED, Moment, PAINTED, SIZES};

const START: Moment<'static> = Moment::of("quantik");
const MIDGAME: Moment<'static> =
    Moment { moves: "A@d4 B@a3 D@a4 B@d1 B@b2 A@c2", held: "hand1:C", focus: "b3", ..START };

/// The board with both hands below it, in a window with three empty columns and two rows around.
fn draw(bench: &Bench, size: Size) -> Drawn {
    let (columns, rows) = bench.extent(size);
    let board = Rect::new(3, 2, columns, rows);
    bench.paint((columns + 6, rows + 16), |canvas| {
        bench.skin.draw(&bench.scene(), size, board, canvas);
        let mut y = board.bottom() + 1;
        for seat in Seat::all(2) {
            let wide = if size == Size::Large { 38 } else { 24 };
            y += 1 + bench.skin.hand(&bench.scene(), seat, Rect::new(5, y, wide, 6), canvas);
        }
    })
}

fn text(bench: &Bench, size: Size) -> String {
    draw(bench, size).text()
}

#[test]
fn the_small_board_is_painted() {
    assert_snapshot!(text(&MIDGAME.seen(PAINTED, Lang::En), Size::Small));
}

#[test]
fn the_large_board_is_painted() {
    assert_snapshot!(text(&MIDGAME.seen(PAINTED, Lang::Pt), Size::Large));
}

#[test]
fn without_colours_the_board_is_drawn_with_lines() {
    assert_snapshot!("lines_small", text(&MIDGAME.seen(LINED, Lang::En), Size::Small));
    assert_snapshot!("lines_large", text(&MIDGAME.seen(LINED, Lang::En), Size::Large));
}

#[test]
fn in_ascii_the_board_is_drawn_with_ascii_only() {
    for (name, size) in [("ascii_small", Size::Small), ("ascii_large", Size::Large)] {
        let text = text(&MIDGAME.seen(ASCII, Lang::Pt), size);
        assert!(text.is_ascii(), "{text}");
        assert_snapshot!(name, text);
    }
}

#[test]
fn a_refusal_points_at_the_piece_that_forbids() {
    let refused = |theme| Moment { held: "hand1:B", ..MIDGAME }.seen(theme, Lang::En).refused();
    assert_snapshot!("refused_painted", text(&refused(PAINTED), Size::Small));
    assert_snapshot!("refused_ascii", text(&refused(ASCII), Size::Small));
}

#[test]
fn the_worth_of_every_shape_stands_on_every_empty_cell() {
    let valued = |theme| MIDGAME.seen(theme, Lang::En).analysed();
    assert_snapshot!("values_small", text(&valued(PAINTED), Size::Small));
    assert_snapshot!("values_large", text(&valued(PAINTED), Size::Large));
    assert_snapshot!("values_ascii", text(&valued(ASCII), Size::Small));
}

#[test]
fn a_stroke_runs_through_rows_columns_and_zones_that_win() {
    let won = |position, moves, theme| {
        text(&Moment { position, moves, ..START }.seen(theme, Lang::En), Size::Small)
    };
    assert_snapshot!("won_row", won("D..A/bC.A/.Bad/...b", "D@c3", PAINTED));
    assert_snapshot!("won_column", won("A..b/c.../B.../....", "D@a1", PAINTED));
    assert_snapshot!("won_zone", won("Ab../.C../.b../....", "D@a3", LINED));
    assert_snapshot!("won_ascii", won("A..b/c.../B.../....", "D@a1", ASCII));
}

#[test]
fn a_hint_shows_the_piece_on_its_cell() {
    let text = text(&MIDGAME.seen(LINED, Lang::En).hinted(&["hand1:D", "c3"]), Size::Small);
    assert!(text.contains("[D]"), "{text}");
}

#[test]
fn every_spot_that_can_be_touched_can_be_clicked() {
    for size in SIZES {
        let bench = MIDGAME.seen(PAINTED, Lang::En);
        let (drawn, board) = (draw(&bench, size), &bench.board);
        for (index, spot) in board.numbered().filter(|(_, spot)| spot.touch) {
            let area = drawn.hits.iter().find(|(_, hit)| *hit == Hit::Spot(index)).map(|(area, _)| *area);
            let area = area.unwrap_or_else(|| panic!("{} cannot be clicked", spot.id));
            // What is noted later lies above: nothing may lie above its middle.
            let middle = Position { x: area.x + area.width / 2, y: area.y + area.height / 2 };
            assert_eq!(drawn.hit(middle), Some(Hit::Spot(index)), "{}", spot.id);
        }
        let cells = board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Place).count();
        assert_eq!(cells, 16);
    }
}

#[test]
fn nothing_is_drawn_outside_the_board() {
    for theme in [PAINTED, LINED, ASCII] {
        let bench = MIDGAME.seen(theme, Lang::En).analysed();
        for size in SIZES {
            let (columns, rows) = bench.extent(size);
            bench.assert_inside(size, Rect::new(3, 2, columns, rows));
        }
    }
}

#[test]
fn the_boards_fit_beside_their_panels() {
    let bench = MIDGAME.seen(PAINTED, Lang::En);
    let ((columns, rows), (wide, tall)) = (bench.extent(Size::Small), bench.extent(Size::Large));
    assert!(columns <= 56 && rows <= 19, "{columns} × {rows}");
    assert!(wide <= 98 && tall <= 44, "{wide} × {tall}");
}

/// The characters of the cell called so, without any colour.
fn cell_text(drawn: &Drawn, board: &Board, id: &str) -> String {
    let spot = board.find(id).expect("a cell");
    let (area, _) = drawn.hits.iter().find(|(_, hit)| *hit == Hit::Spot(spot)).expect("a cell");
    // The last row lies between two cells, and so does the first of some.
    (area.bottom() - 4..area.bottom() - 1)
        .map(|y| {
            (area.left()..area.right()).map(|x| drawn.buffer[(x, y)].symbol()).collect::<String>() + "\n"
        })
        .collect()
}

#[test]
fn pieces_and_marks_are_told_apart_without_colour() {
    for theme in [PAINTED, LINED, ASCII] {
        // All four shapes of both sides, an empty cell, one that is barred, the cursor and the last move.
        let position = "A.d./.B.a/..C./b..D";
        let bench =
            Moment { position, moves: "C@b1", held: "hand1:A", focus: "b2", ..START }.seen(theme, Lang::En);
        let drawn = draw(&bench, Size::Small);
        let ids = ["a4", "b3", "c2", "d1", "d3", "a1", "b1", "c4", "c3", "c1", "b2"];
        let texts: Vec<String> = ids.iter().map(|id| cell_text(&drawn, &bench.board, id)).collect();
        for (number, text) in texts.iter().enumerate() {
            let twin = texts[number + 1..].iter().position(|other| other == text);
            assert!(twin.is_none(), "{} is drawn twice with {theme:?}:\n{text}", ids[number]);
        }
    }
}

#[test]
fn what_is_said_of_a_move_is_true() {
    let remark = |position, options, held, focus, lang| {
        Moment { options, position, held, focus, ..START }.seen(PAINTED, lang).remark()
    };
    let barring = remark("...A/b.../..../....", "", "hand1:C", "b3", Lang::En);
    assert_eq!(barring.as_deref(), Some("Brown may then put none in row 3, column b or this zone."));
    let sphere = remark("...A/b.../..../....", "", "hand1:D", "b3", Lang::Pt);
    let said = "O Castanho já não pode pôr nenhuma na linha 3, na coluna b nem nesta zona.";
    assert_eq!(sphere.as_deref(), Some(said));
    // Both of Brown's cubes are on the board.
    let idle = remark("D..A/b.../.Ba./...b", "", "hand1:B", "c4", Lang::En);
    assert_eq!(idle.as_deref(), Some("Brown has no cubes left, so it bars nothing."));
    let winning = remark("A..b/c.../B.../....", "", "hand1:D", "a1", Lang::En);
    assert_eq!(winning.as_deref(), Some("White wins: column a has four different shapes."));
    // What comes of having no move depends on the rules.
    for (options, said) in
        [("", "White wins: Brown has no move left."), ("rules=report", "A draw: Brown has no move left.")]
    {
        let stuck = remark("BCAB/.Cdd/DDbc/.abc", options, "hand1:A", "a3", Lang::En);
        assert_eq!(stuck.as_deref(), Some(said));
    }
}
